// The requests that `make serve` answers, and those it refuses.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { listen, serverOf } from "../../Apps/Web/serve.mjs";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
const page = join(folder, "page");
let server, url;

before(async () => {
  mkdirSync(page);
  for (const name of ["index.html", "almanac.wasm", "app.js", "site.webmanifest"]) writeFileSync(join(page, name), name);
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync(join(folder, "secret.txt"), join(page, "link.txt"));
  server = serverOf(page);
  url = await listen(server, 0);
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("files have the types that browsers ask for", async () => {
  const types = { "": "text/html", "almanac.wasm": "application/wasm", "app.js": "text/javascript", "site.webmanifest": "application/manifest+json" };
  for (const [name, type] of Object.entries(types)) {
    const answer = await fetch(url + name);
    assert.equal(answer.status, 200, name);
    assert.equal(answer.headers.get("content-type").split(";")[0], type);
    assert.equal(await answer.text(), name || "index.html");
  }
  assert.equal((await fetch(url + "none.js")).status, 404);
  assert.equal((await fetch(url, { method: "POST" })).status, 405);
});

/** The answer to a path as it is written, without a browser that takes the dots out. */
function raw(path, host = "localhost") {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(server.address().port, "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));
    socket.on("data", (data) => (text += data)).on("end", () => resolve(text)).on("error", reject);
  });
}

test("no way leads out of the folder", async () => {
  for (const path of ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt", "/link.txt", "/%00", "/%"]) {
    const text = await raw(path);
    assert.match(text, /^HTTP\/1\.1 404/, path);
    assert.ok(!text.includes("secret\n") && !text.endsWith("secret"), path);
  }
});

test("only the names of this machine are served", async () => {
  const first = async (host) => (await raw("/app.js", host)).split("\r\n")[0];
  for (const host of ["127.0.0.1", "localhost:8080", "LOCALHOST"]) assert.equal(await first(host), "HTTP/1.1 200 OK", host);
  for (const host of ["x", "example.org:8080", "127.0.0.1.example.org", "localhost.evil"]) assert.match(await first(host), /^HTTP\/1\.1 421 /, host);
});

test("every answer has its type as it says and the policy of the page", async () => {
  for (const name of ["", "app.js", "none.js"]) {
    const { headers } = await fetch(url + name);
    assert.equal(headers.get("x-content-type-options"), "nosniff", name);
    assert.match(headers.get("content-security-policy"), /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/, name);
  }
});

test("it is reached from this machine alone", () => assert.equal(server.address().address, "127.0.0.1"));

test("a busy port and a page that is not built are told", () => {
  const program = fileURLToPath(new URL("../../Apps/Web/serve.mjs", import.meta.url));
  const busy = spawnSync(process.execPath, [program, page, String(server.address().port)], { encoding: "utf8" });
  assert.equal(busy.status, 1);
  assert.match(busy.stderr, /^port \d+: another program uses it; take another one: make serve PORT=8081\n$/);
  const none = spawnSync(process.execPath, [program, join(folder, "nothing")], { encoding: "utf8" });
  assert.equal(none.status, 1);
  assert.match(none.stderr, /there is no page in .*: make web builds it/);
});
