// The bytes of the page: what comes before the month, before the day's almanac, and what only comes when it is about to be seen.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { listen, serverOf } from "../../Apps/Web/serve.mjs";
import { openBrowser } from "./browser.mjs";

const folder = new URL("../../.build/web/page/", import.meta.url);
const isBuilt = existsSync(new URL("almanac-page.wasm", folder));
const read = (name) => readFileSync(new URL(name, folder));
const bytes = (...names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

test("the month comes with few bytes in few files", () => {
  const html = String(read("index.html"));
  const asked = [...html.matchAll(/<(?:link rel="(?:stylesheet|modulepreload|preload)"|script)[^>]* (?:href|src)="([\w.-]+)"/g)].map(([, name]) => name);
  assert.deepEqual(asked, ["colors.css", "style.css", "app.js"]);
  // No file asks for another one before the month is drawn.
  assert.doesNotMatch(String(read("app.js")), /^import\b/m);
  assert.ok(bytes("index.html", ...asked) <= 60_000, String(bytes("index.html", ...asked)));
});

test("the day's almanac comes with few bytes more, and what is further down has its own", { skip: isBuilt ? false : "almanac-page.wasm is not built" }, () => {
  const behind = bytes("more.js", "almanac.js", "almanac-page.wasm", "counted.js");
  // WebAssembly has 240,826 of them; the instants and names of the pentads, with the arithmetic of what is counted, 14,200.
  assert.ok(behind <= 286_000, String(behind));
  assert.ok(bytes("almanac-page-insults.wasm") <= 120_000);
  assert.doesNotMatch(String(read("app.js")) + read("more.js"), /import "|from "\.\/below\.js"/);
});

test("what is further down is asked for when it is about to be seen", { skip: isBuilt && process.env.CHROMIUM ? false : "it needs Chromium and almanac-page.wasm" }, async () => {
  const server = serverOf(fileURLToPath(folder));
  const browser = await openBrowser(process.env.CHROMIUM, "Asia/Ho_Chi_Minh");
  try {
    const page = await browser.open(await listen(server, 0), { width: 360, height: 740, moment: "2026-02-17T09:30:00+07:00" });
    const asked = "performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\\//, '')).filter((name) => /wasm$/.test(name)).sort().join(' ')";
    await page.until("document.documentElement.dataset.ready === 'all'");
    await page.run("new Promise((done) => setTimeout(done, 300))");
    assert.equal(await page.run(asked), "almanac-page.wasm");
    await page.run("document.querySelector('#insult').scrollIntoView()");
    await page.until("document.documentElement.dataset.insult === 'shown'");
    assert.match(await page.run(asked), /almanac-page-insults\.wasm/);
    assert.match(await page.run("document.querySelector('#insult blockquote').textContent"), /^[A-Z].*[!.?]$/);
    assert.deepEqual(page.problems, []);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
