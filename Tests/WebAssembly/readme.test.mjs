// The read-me of the files is right.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import test from "node:test";
import * as module from "../../.build/web/almanac-node.js";

test("the example of the WebAssembly module gives what it says", async () => {
  const blocks = Array.from(readFileSync("Apps/WebAssembly/README.md", "utf8").matchAll(/```js\n([^]*?)```/g)).map((match) => match[1]);
  assert.equal(blocks.length, 1);
  const lines = blocks[0].split("\n").map((line) => {
    const names = /^import (\{.*\}) from "\.\/almanac-node\.js";$/.exec(line);
    if (names) return `const ${names[1]} = module;`;
    const match = /^(.*);\s+\/\/ (.*)$/.exec(line);
    return match ? `check(${match[1]}, ${match[2]});` : line;
  });
  let checked = 0;
  const AsyncFunction = (async () => {}).constructor;
  await new AsyncFunction("module", "check", lines.join("\n"))(module, (found, said) => {
    assert.deepEqual(found, said);
    checked++;
  });
  assert.equal(checked, 6);
});

test("the read-me of the files says how large they are", () => {
  const rows = Array.from(readFileSync("Apps/WebAssembly/README.md", "utf8").matchAll(/^\| .* \| (\d+) \| \d* ?\|$/gm)).map((match) => Number(match[1]));
  const sizes = ["objects/dates", "objects/days", "almanac", "almanac-insults"]
    .map((name) => gzipSync(readFileSync(`.build/web/${name}.wasm`), { level: 9 }).length / 1000);
  assert.equal(rows.length, 4);
  // Cities and decisions come every month, and the read-me is not written anew for each.
  rows.forEach((row, place) => assert.ok(Math.abs(row / sizes[place] - 1) < 0.1, `${row} kB is said, ${sizes[place]} is right`));
});
