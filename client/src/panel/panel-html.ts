import * as vscode from "vscode";

/**
 * The panel's page. It may load its own script and style sheet from the extension's `out` folder and nothing else:
 * no inline script or style, no network, no images.
 */
export function panelHtml(webview: vscode.Webview, out: vscode.Uri): string {
  const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(out, file)).toString();
  const policy = `default-src 'none'; script-src ${webview.cspSource}; style-src ${webview.cspSource}`;
  return `<!doctype html>
<html lang="${vscode.env.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${address("panel.css")}">
<title>Cardwright</title>
</head>
<body>
<main id="panel" aria-live="off"></main>
<script src="${address("panel.js")}"></script>
</body>
</html>`;
}
