// The example of the read-me gives what it says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as module from "../../.build/web/almanac-node.js";

test("the example of the WebAssembly module gives what it says", async () => {
  const blocks = Array.from(readFileSync("README.md", "utf8").matchAll(/```js\n([^]*?)```/g)).map((match) => match[1])
    .filter((block) => block.includes('from "./almanac-node.js"'));
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
