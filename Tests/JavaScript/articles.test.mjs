// The TypeScript of an article can be used in an app without changes.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { isWhole } from "./command.mjs";

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

test("the TypeScript of the article on React Native is taken, and misspelt members are not", (t) => {
  if (!isWhole) return t.skip("TypeScript is asked by make web alone");
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
