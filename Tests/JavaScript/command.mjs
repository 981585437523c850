// The command `almanac`, with which the tests compare the package; the variable ALMANAC has its path.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether all is compared, or what takes seconds; the variable MONTHS says "every" or "some". */
export const isWhole = process.env.MONTHS !== "some";

export const path = process.env.ALMANAC || ".build/release/almanac";
if (!existsSync(path)) throw new Error(`there is no command ${path}; make web builds it`);

/** Returns what the command prints. */
export function almanac(...args) {
  return execFileSync(path, args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

/** The rows of an export as objects: its cells in CSV by their columns. None of the tables that are asked for has a comma in a cell. */
export function records(...args) {
  const [header, ...rows] = almanac("export", ...args, "--format", "csv").trim().split("\n").map((line) => line.split(","));
  return rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place]])));
}

/** The lunar date of a row of `days`. */
export const lunarOf = (row) =>
  ({ year: Number(row.year), month: Number(row.month), isLeapMonth: row.is_leap_month === "true", day: Number(row.day) });

/** The option for a file with anniversaries. */
export function anniversaryFile(anniversaries) {
  const folder = mkdtempSync(join(tmpdir(), "anniversaries-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "days.json");
  writeFileSync(path, JSON.stringify(anniversaries));
  return ["--file", path];
}

/** `2026-02-17` as a date. */
export function date(text) {
  const [year, month, day] = text.split("-").map(Number);
  return { year, month, day };
}

/** A date as `2026-02-17`. */
export function text({ year, month, day }) {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
