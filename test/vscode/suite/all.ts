// Every file of the suite, in the order they run in: pictures are taken along the way.
import "./diagnostics.ts";
import "./hover.ts";
import "./completion.ts";
import "./settings.ts";
import "./commands.ts";
import "./simulate.ts";
import "./rules.ts";
import "./pictures.ts";
import "./crash.ts";
