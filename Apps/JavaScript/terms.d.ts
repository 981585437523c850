// The solar terms (tiết khí, 节气) by their dates in each calendar: `almanac/terms`.
//
// Rows have the members of `almanac export terms --format json`, and those of `almanac.wasm`, with the same values; dates are texts such
// as `2026-02-04`, which `parseCivilDate` reads. Instants, which a day does not need, are in WebAssembly and in the command.
// Errors are those of the package, an `AlmanacError`.

import type { Calendar, CivilDate, Language, LanguageUsed } from "./index.js";

/** The calendar of dates and the language of names. Other members are refused (`unknownSetting`), and `null` means the default. */
export interface AlmanacOptions {
  /** One of `LunarCalendar`, or its id; by default `vietnamese`. */
  readonly calendar?: Calendar | string | null;
  /** The language of the names; by default `vi`. */
  readonly language?: Language | null;
}

/** A solar term in a calendar. */
export interface SolarTerm {
  /** The longitude of the Sun in degrees: a multiple of 15, 315 for Lập xuân. */
  readonly longitude: number;
  /** The name: "Lập xuân", "立春", "spring begins". */
  readonly name: string;
  /** The civil date on which it begins by the clock of the calendar. */
  readonly date: string;
  /** Whether the date is certain. */
  readonly certain: boolean;
  /** The other possible date; null if the date is certain. */
  readonly alternative: string | null;
  /** The language of the name: the nearest one that has names. */
  readonly languageUsed: LanguageUsed;
}

/**
 * The solar terms that begin from a day to another one, in order. Days are those of the calendar, 1899-02-10 to
 * 2101-01-28. Codes: wrongKind, noSuchDate, outsideTables, reversedRange, unknownCalendar, unknownSetting.
 */
export function terms(from: CivilDate, to: CivilDate, options?: AlmanacOptions | null): SolarTerm[];

/**
 * The solar term in force on a day: the last one that has begun when the day ends. On the day it begins, a term is already in
 * force. Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting.
 */
export function termInForce(date: CivilDate, options?: AlmanacOptions | null): SolarTerm;

/**
 * A solar term so close to the midnight at either end of a day that published tables may give another day for it: within 90
 * seconds, or with an uncertain date. Null if there is none.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting.
 */
export function marginalTerm(date: CivilDate, options?: AlmanacOptions | null): SolarTerm | null;
