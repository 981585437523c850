// The command `almanac`, with which the tests compare the package; the variable ALMANAC has its path.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether all is compared, or what takes seconds; the variable MONTHS says "every" or "some". */
export const isWhole = process.env.MONTHS !== "some";

export const path = process.env.ALMANAC || ".build/release/almanac";
if (!existsSync(path)) throw new Error(`there is no command ${path}; make web builds it`);

/** Returns what the command prints. */
export function almanac(...args) {
  return execFileSync(path, args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

/** The rows of an export as CSV, the header left out. */
export function rows(...args) {
  return almanac("export", ...args, "--format", "csv").trim().split("\n").slice(1).map((line) => line.split(","));
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
