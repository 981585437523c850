// The declarations for TypeScript say what the module has.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import test from "node:test";
import { almanac, insults } from "./wasm.mjs";

test("TypeScript takes the declarations, and they have every member", (t) => {
  if (spawnSync("tsc", ["--version"]).status !== 0) return t.skip("tsc is missing: apt-get install node-typescript");
  const web = resolve(".build/web");
  const folder = mkdtempSync(join(web, "declarations-"));
  const day = almanac.day({ year: 2026, month: 2, day: 17 });
  const sun = almanac.sun({ year: 2026, month: 6, day: 21 }, { latitude: 21, longitude: 105 });
  const calendar = almanac.calendar();
  const month = almanac.month({ year: 2026, month: 2 });
  const at = "2026-02-17T05:00:00Z";
  const environment = { zone: { offset: 25200 }, language: "vi", family: "large" };
  const snapshots = ["calendar", "solstice"].map((name) => almanac.widget(name, null, null, environment, at));
  const insult = insults.insult(null, { offset: 25200 }, at);
  const names = (value) => JSON.stringify(Object.fromEntries(Object.keys(value).map((key) => [key, true])));
  try {
    writeFileSync(join(folder, "a.ts"), `import { load, loadInsults } from "../almanac.js";
import type { Almanac, AlmanacError, Day, Insult, Insults, LunarCalendar, Month, Sun, TermRow } from "../almanac.js";
import type { CalendarSnapshot, InsultSnapshot, SolsticeSnapshot } from "../WidgetBridge.js";
type OfOthers = "event" | "eventDate" | "alternative" | "margin" | "assumption" | "firstDay" | "lastDay" | "disputed" | "dayAlmanac"
  | "anniversaries" | "publishedDifferences" | "pentad" | "pentadName" | "pentadUtc";
const day: Required<Omit<Day, OfOthers>> = ${JSON.stringify(day)};
const month: Month = ${JSON.stringify(month)};
const terms: readonly TermRow[] = ${JSON.stringify(almanac.seasons(2026))};
const calendarSnapshot: CalendarSnapshot = ${JSON.stringify(snapshots[0])};
const solsticeSnapshot: SolsticeSnapshot = ${JSON.stringify(snapshots[1])};
const insult: Insult = ${JSON.stringify(insult)};
const insultSnapshot: InsultSnapshot = ${JSON.stringify(insults.widget("insult", null, null, environment, at))};
const sun: Required<Sun> = ${JSON.stringify(sun)};
const almanacNames: Record<keyof Almanac, true> = ${names(almanac)};
const calendarNames: Record<keyof LunarCalendar, true> = ${names(calendar)};
const insultNames: Record<keyof Insults, true> = ${names(insults)};
export async function main(): Promise<number> {
  const almanac = await load(new URL("almanac.wasm", "file:///"));
  // @ts-expect-error
  almanac.calendar("vietnamese").lunarDate("2026-02-17");
  // @ts-expect-error
  almanac.sun(almanac.calendar().civilDate({ year: 2026, month: 1, day: 1 }), { latitude: 21 });
  // @ts-expect-error
  almanac.widget("insult", null, null, { zone: { offset: 0 }, language: "en", family: "small" }, "2026-02-17T05:00:00Z");
  const insults = await loadInsults();
  const text: string = insults.insult({ seed: "7" }, { offset: 0 }, "2026-02-17T05:00:00Z", { language: "vi" }).text;
  const picture: string = almanac.svg("calendar", text, { rows: "six" },
    { zone: { offset: 0 }, language: "en", family: "small" }, "2026-02-17T05:00:00Z", { scheme: "dark" });
  if (picture === text) return 0;
  return almanac.calendar("vietnamese").lunarDate({ year: 2026, month: 2, day: 17 }).month;
}
export const code = (error: AlmanacError): boolean => error.code === "noLeapMonth";
export { almanacNames, calendarNames, insultNames, day, sun, month, terms, calendarSnapshot, solsticeSnapshot, insult, insultSnapshot };
`);
    const { status, stdout } = spawnSync("tsc", ["--noEmit", "--strict", "--target", "es2020", "--lib", "es2020,dom",
      "--moduleResolution", "node", join(folder, "a.ts")], { encoding: "utf8" });
    assert.equal(status, 0, stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
