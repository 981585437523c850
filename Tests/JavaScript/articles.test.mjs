// The examples of read-mes and articles can be used in an app without changes, and give what they say.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { packageFiles } from "../../Apps/JavaScript/assemble.mjs";

const bridge = new URL("../../Sources/Tools/WidgetBridge/", import.meta.url);

/** The parts of the app that the article leaves out: its native module, and its own data. */
const app = `export {};
declare const AlmanacWidgets: {
  answer(request: string): string;
  stored(name: string): string | null;
  save(request: string): Promise<string>;
};
declare function useData(): { bills: object[]; transactions: object[]; isLoaded: boolean };
declare const currency: string, budgets: object[], categories: object[], devicePlace: object;
`;

/** The blocks of a page by the name of their language. */
function blocks(path) {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  return Array.from(text.matchAll(/^```(\w+)\n([^]*?)^```$/gm), ([, language, block]) => ({ language, block }));
}

/** All pages, whoever has added them. */
const pages = spawnSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).stdout.split("\n").filter((path) => /\.docc\/|README\.md$/.test(path));

/** The examples with the package, each as a function of `require`, of `check` and of what is of the app. */
function examples(path) {
  return blocks(path).filter(({ language, block }) => language === "js" && /"almanac[/"]/.test(block) && !block.includes('"almanac-widgets"')).map(({ block }) => {
    const lines = block.replace(/^import (\{.*\}) from ("almanac.*");$/gm, "const $1 = require($2);").split("\n").map((line) => {
      const match = /^(\s*)(.*);\s+\/\/ ([[{"\d].*|true|false|null)$/.exec(line);
      return match ? `${match[1]}check(${match[2]}, ${match[3]});` : line;
    });
    return new Function("require", "check", "NativeModules", "show", lines.join("\n"));
  });
}

test("the examples of the read-mes and of the article on React Native give what they say", async () => {
  const files = packageFiles();
  const loaded = {};
  const require = (name) => {
    const file = name === "almanac" ? "index.js" : name.replace(/^almanac\/(.*)$/, "$1.js").replace("./", "");
    assert.ok(file in files, name);
    if (!loaded[file]) new Function("exports", "require", files[file])(loaded[file] = {}, require);
    return loaded[file];
  };
  const stored = [];
  const least = { "Apps/JavaScript/README.md": 30, "Sources/Runtime/Almanac/Almanac.docc/InReactNative.md": 4 };
  assert.deepEqual(Object.keys(least).filter((path) => !pages.includes(path)), []);
  for (const path of pages) {
    let checked = 0;
    const check = (found, said) => {
      assert.deepEqual(found, said, path);
      checked++;
    };
    const modules = { AlmanacWidgets: { save: () => '{"saved":{"settings":{}}}' } };
    for (const example of examples(path)) example(require, check, modules, (text) => stored.push(text));
    assert.ok(checked >= (least[path] || 0), `${path}: ${checked} values`);
  }
  assert.equal(stored[0], "Năm này không nhuận");
  await new Promise(setImmediate);
  assert.deepEqual(stored[1], []);
});

test("every block of JavaScript compiles, and none is in a language that no test reads", () => {
  for (const path of pages) {
    for (const { language, block } of blocks(path)) {
      assert.ok(!/^(jsx|tsx|javascript|mjs|cjs|typescript)$/.test(language), `${path}: ${language}`);
      assert.ok(language !== "ts" || path.endsWith("WidgetBridge.docc/ReactNative.md"), `${path}: ts`);
      // The read-me of the WebAssembly files runs with them.
      if (language === "js" && path !== "Apps/WebAssembly/README.md") {
        assert.doesNotThrow(() => new Function(block.replace(/^import .* from .*;$/gm, "")), path);
      }
    }
  }
});

test("the TypeScript of the article on React Native is taken, and misspelt members are not", (t) => {
  if (spawnSync("tsc", ["--version"]).status !== 0) return t.skip("tsc is missing: apt-get install node-typescript");
  const article = readFileSync(new URL("WidgetBridge.docc/ReactNative.md", bridge), "utf8");
  const [first, ...blocks] = [...article.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]);
  assert.ok(blocks.length >= 5, `${blocks.length} blocks`);
  const wrong = `// @ts-expect-error
await save({ document: "hydration", action: { kind: "add", volume: 250 } });
// @ts-expect-error
await save({ document: "insults", action: { kind: "another" } });
`;
  const folder = mkdtempSync(join(tmpdir(), "articles-"));
  try {
    writeFileSync(join(folder, "WidgetBridge.d.ts"), readFileSync(new URL("WidgetBridge.d.ts", bridge)));
    const bodies = [...blocks, wrong].map((block) => `{\n${block}}\n`);
    writeFileSync(join(folder, "app.ts"), `${first}${app}${bodies.join("")}`);
    const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext",
      "--moduleResolution", "node", "app.ts"], { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
