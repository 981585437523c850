// Serves the page on this machine alone: node serve.mjs [FOLDER] [PORT]

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml", ".png": "image/png", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
};

/** The policy of index.html says what a page may load; files that are opened by themselves have it too. */
const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
  readFileSync(new URL("index.html", import.meta.url), "utf8"))[1];

/** The names of this machine, with or without a port: another name may be a page elsewhere that has this address. */
const isOwnHost = (host) => /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host ?? "");

/** A server of the files of a folder, to which `listen` has to be said; `change(name, data)` may give other data or null for none, at once or later. */
export function serverOf(folder, change = (name, data) => data) {
  return createServer(async (request, response) => {
    const answer = (status, data, type = "text/plain") =>
      response.writeHead(status, {
        "content-type": type, "cache-control": "no-cache", "x-content-type-options": "nosniff", "content-security-policy": policy,
      }).end(request.method === "HEAD" ? undefined : data);
    if (!isOwnHost(request.headers.host)) return answer(421, "only 127.0.0.1 and localhost are served\n");
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, "only GET and HEAD\n");
    try {
      const path = decodeURIComponent(new URL(`http://localhost${request.url}`).pathname);
      const base = await realpath(folder);
      // Links and dots are followed first, so that no way leads out of the folder.
      const file = await realpath(join(base, path.endsWith("/") ? `${path}index.html` : path));
      if (!file.startsWith(base + sep)) throw new Error("outside");
      const data = await change(file.slice(base.length + 1), await readFile(file));
      if (data === null) throw new Error("none");
      answer(200, data, types[extname(file)] ?? "application/octet-stream");
    } catch {
      answer(404, "there is no such file\n");
    }
  });
}

/** Begins to serve on the loopback address. */
export function listen(server, port) {
  return new Promise((begun, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => begun(`http://127.0.0.1:${server.address().port}/`));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2] ?? fileURLToPath(new URL("../../.build/web/page", import.meta.url));
  const port = Number(process.argv[3] ?? 8080);
  try {
    await realpath(join(folder, "index.html"));
  } catch {
    console.error(`there is no page in ${folder}: make web builds it`);
    process.exit(1);
  }
  try {
    console.log(`${await listen(serverOf(folder), port)} until Ctrl-C`);
  } catch (error) {
    const reason = error.code === "EADDRINUSE" ? "another program uses it; take another one: make serve PORT=8081" : error.message;
    console.error(`port ${port}: ${reason}`);
    process.exit(1);
  }
}
