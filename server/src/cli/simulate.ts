import { type Command, UsageError } from "./io.ts";

/** `cardwright simulate`: a card played on a board made for it. */
export const simulate: Command = {
  name: "simulate",
  summary: "play one card on a board made for it",
  usage: `cardwright simulate <file> --card "Name"`,
  run() {
    throw new UsageError("simulate is not possible yet: the simulator is not part of this build.");
  },
};
