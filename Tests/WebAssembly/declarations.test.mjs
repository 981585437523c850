// The declarations for TypeScript say what the module has.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import test from "node:test";
import { almanac } from "./wasm.mjs";

test("TypeScript takes the declarations, and they have every member", (t) => {
  if (spawnSync("tsc", ["--version"]).status !== 0) return t.skip("tsc is missing: apt-get install node-typescript");
  const web = resolve(".build/web");
  const folder = mkdtempSync(join(web, "declarations-"));
  const day = almanac.day({ year: 2026, month: 2, day: 17 });
  const sun = almanac.sun({ year: 2026, month: 6, day: 21 }, { latitude: 21, longitude: 105 });
  const calendar = almanac.calendar();
  try {
    writeFileSync(join(folder, "a.ts"), `import { load } from "../almanac.js";
import type { Almanac, AlmanacError, Day, LunarCalendar, Sun } from "../almanac.js";
const day: Required<Day> = ${JSON.stringify(day)};
const sun: Required<Sun> = ${JSON.stringify(sun)};
const almanacNames: Record<keyof Almanac, true> = ${JSON.stringify(Object.fromEntries(Object.keys(almanac).map((key) => [key, true])))};
const calendarNames: Record<keyof LunarCalendar, true> = ${JSON.stringify(Object.fromEntries(Object.keys(calendar).map((key) => [key, true])))};
export async function main(): Promise<number> {
  const almanac = await load(new URL("almanac.wasm", "file:///"));
  // @ts-expect-error
  almanac.calendar("vietnamese").lunarDate("2026-02-17");
  // @ts-expect-error
  almanac.sun(almanac.calendar().civilDate({ year: 2026, month: 1, day: 1 }), { latitude: 21 });
  return almanac.calendar("vietnamese").lunarDate({ year: 2026, month: 2, day: 17 }).month;
}
export const code = (error: AlmanacError): boolean => error.code === "noLeapMonth";
export { almanacNames, calendarNames, day, sun };
`);
    const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2020", "--lib", "es2020,dom",
      "--moduleResolution", "node", join(folder, "a.ts")], { encoding: "utf8" });
    assert.equal(status, 0, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
