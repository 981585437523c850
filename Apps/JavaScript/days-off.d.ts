// The days that people have off, and the weekends on which they work, in Vietnam, China, Hong Kong, Taiwan, Korea and Japan: `almanac/days-off`.
//
// `dayOff` and `daysOff` do not report Saturdays and Sundays, which are off anyway, unless a decision names them as part of a break;
// `isWorkingDay`, `isDayOff` and `addWorkingDays` count them. Each function is about a country: the one with an id, or that of a
// calendar. The last arguments are documents of newer decisions, as `loadDecisions` returns them; `null` and `undefined` are ignored.
// Errors are those of the package, an `AlmanacError`, unless a function says otherwise.

import type { Calendar, CivilDate } from "./index.js";

/** The id of a country, such as `korea`, or a calendar for its country; the user need not live there. */
export type Country = Calendar | "china" | "hong-kong" | "japan" | "korea" | "taiwan" | "vietnam";

/**
 * The treatment of a day that neither law nor decision settles in `addWorkingDays`: it counts as by the law alone, so that
 * weekends are off and other days worked, or the answer is `null`.
 */
export type WhereUndecided = "as-by-law" | "refuse";

/** The reason why a day is off or worked. */
export type DayOffReason =
  /** A law names the day. */
  | "law"
  /** The day is off in place of a holiday on a weekend or on another holiday, by law if there is no `decision`. */
  | "in-place"
  /** A day in place of a holiday on a weekend is usual, but nothing is decided yet, so it is not certainly off. */
  | "forecast"
  /** A working day off that is exchanged for a worked weekend. */
  | "bridging"
  /** A day that the law leaves to a decision every year, such as the fifth day of Tết. */
  | "chosen"
  /** A Saturday or Sunday that a decision names as part of a break. */
  | "weekend"
  /** A day off that was decided once. */
  | "temporary"
  /** The day of an election. */
  | "election"
  /** A Saturday, Sunday or holiday on which people work. */
  | "worked";

/** A decision of a government about the days off of a year. */
export interface Decision {
  /** `china`, `hong-kong`, `japan`, `korea`, `taiwan`, `vietnam`. */
  readonly country: string;
  /** The year whose days it decides. */
  readonly year: number;
  /** Whether all days off of the year are decided with it and the decisions before it. */
  readonly settlesYear: boolean;
  /** The number of the document; its title, if it has none. */
  readonly number: string;
  /** The date of the document. */
  readonly date: CivilDate;
}

/** A day's status by law and decisions. */
export interface DayOff {
  readonly date: CivilDate;
  /** Whether people have the day off by law or by decision; false for a forecast. */
  readonly isOff: boolean;
  /** Whether people work, though the day is a Saturday, a Sunday or a holiday. */
  readonly isWorked: boolean;
  /** Whether the day is only off if the usual decision is made. */
  readonly isForecast: boolean;
  readonly reason: DayOffReason;
  /** The festival for which it is, such as `tet`; null if there is none, as for an election. */
  readonly festivalId: string | null;
  /** The decision that names the day; null if it is by law or a forecast. */
  readonly decision: Decision | null;
}

/** The state of knowledge of the days off of a year. */
export interface DaysOffYear {
  readonly year: number;
  /**
   * `decided` by the government; `law`: nothing is decided yet, and the days of the law are known; `forecast`: the same, with
   * days that are usually decided; `uncollected`: the year is past, and its decision, or its law, was not found.
   */
  readonly state: "decided" | "law" | "forecast" | "uncollected";
  /** The day of the newest source for this state. */
  readonly knownAsOf: CivilDate;
  /** The day by which the year is usually decided; null if it is decided or past, or if the day is unknown. */
  readonly usuallyDecidedBy: CivilDate | null;
  /** Whether the year has probably been decided since these tables were made. */
  readonly mayBeOutdated: (today: CivilDate) => boolean;
}

/** Decisions of a document that `loadDecisions` has read. */
export interface LoadedDecisions {
  readonly decided: readonly object[];
}

/**
 * A day's status by law and decisions; null if it is a common working day or weekend, and for a calendar of no country.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar.
 */
export function dayOff(country: Country, date: CivilDate, ...documents: (LoadedDecisions | null | undefined)[]): DayOff | null;

/**
 * Whether a day is a working day, weekends included. A day that a law or a decision makes off is not, even if its year is not
 * decided yet. Null if the year is not decided and neither law nor decision settles the day; that includes weekends, which may be
 * worked, because nothing is guessed. Null too for a calendar of no country.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar.
 */
export function isWorkingDay(
  country: Country, date: CivilDate, ...documents: (LoadedDecisions | null | undefined)[]
): boolean | null;

/** Whether people have a day off, weekends included: the opposite of `isWorkingDay`; null if that is null. */
export function isDayOff(
  country: Country, date: CivilDate, ...documents: (LoadedDecisions | null | undefined)[]
): boolean | null;

/**
 * Whether a decision about the year may still change a day. That is so if the year is not past and not decided, in a country whose
 * decisions move days, the law does not give the day, and a holiday by law is at most 7 days away, or 14 from a Saturday or Sunday, as
 * it is from every day but one that decisions exchanged so far. Days off that were given once, such as that of an election, had no holiday near
 * them; no rule foresees these. So is a day off of Japan that an equinox decides, as the tables compute it and the gazette of the year
 * before names it. False for a calendar of no country.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar.
 */
export function mayChange(country: Country, date: CivilDate, ...documents: (LoadedDecisions | null | undefined)[]): boolean;

/**
 * The working day that is a number of working days after a day, or before it for a negative number; weekends are counted as
 * `isWorkingDay` counts them. The day itself is not counted, whether people work on it or not, and 0 returns it. Null if a day on
 * the way is not decided and `whereUndecided` is `refuse`: `daysOffYear` has the state of its year. A calendar of no country has
 * no decided day.
 * Codes: wrongKind, noSuchDate, outsideTables (also if the tables end before the day), unknownCalendar.
 */
export function addWorkingDays(
  country: Country, date: CivilDate, count: number, whereUndecided: WhereUndecided,
  ...documents: (LoadedDecisions | null | undefined)[]
): CivilDate | null;

/**
 * The days of a range that a law or a decision names, in order.
 * Codes: wrongKind, noSuchDate, outsideTables, reversedRange, unknownCalendar.
 */
export function daysOff(
  country: Country, first: CivilDate, last: CivilDate, ...documents: (LoadedDecisions | null | undefined)[]
): DayOff[];

/**
 * The state of knowledge of the days off of a year from 1899 to 2100; null for a calendar of no country.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar.
 */
export function daysOffYear(
  country: Country, year: number, ...documents: (LoadedDecisions | null | undefined)[]
): DaysOffYear | null;

/**
 * Reads a document of decisions, as text or as parsed by `JSON.parse`: the output of `almanac export decided --format json`, or
 * one of the same form, which is checked in the same way. Its decisions replace those of this release for their country and year,
 * unless these are newer. An invalid document is a `DecisionsError`.
 */
export function loadDecisions(json: unknown): LoadedDecisions;

/** An error about a document; `message` says the same in English. */
export interface DecisionsError extends RangeError {
  readonly code: "malformedDecisions";
  /** The place of the fault in the document, a path such as `decisions[0].days[3].date`; empty for the whole. */
  readonly place: string;
  /** The value that was found; undefined if it is missing. */
  readonly found: string | undefined;
  /** The description of the allowed values. */
  readonly expected: string;
}
