// The festivals and public holidays of Vietnam, China, Hong Kong, Taiwan, Korea and Japan from 1899-02-10 to 2101-01-28: `almanac/festivals`.
//
// Rows have the members of `almanac export festivals --format json`, and those of `festivals` of a day in WebAssembly, with the same
// values; dates are texts such as `2026-02-17`, which `parseCivilDate` reads. The command has the law behind a holiday, and a sentence on
// each festival.
// `almanac/days-off` has the days that people really have off, with those that are decided every year. Errors are those of the package.

import type { AlmanacError, LanguageUsed, LunarDate, CivilDate } from "./index.js";
import type { AlmanacOptions } from "./terms.js";

/**
 * A paid holiday by law; a day of custom; or a day of remembrance or of a profession, on which people work. A holiday of a
 * country whose days off are not marked is a custom if its date is lunar or that of a solar term, and otherwise an observance.
 */
export type FestivalKind = "public" | "traditional" | "observance";

/**
 * Days that count the seasons: the dog days (三伏, 복날), the nine nines of winter (数九), and others, such as 寒食; days of the
 * Buddha and of bodhisattvas that temples keep; and days of every lunar month that people avoid by custom, nguyệt kỵ and tam nương.
 */
export type FestivalGroup = "dog-days" | "nine-nines" | "seasons" | "devotions" | "taboo-days";

/** The calendar, the language, the groups of days, and the country whose days off are marked. */
export interface FestivalOptions extends AlmanacOptions {
  /**
   * `calendar`, the default, for the country of the calendar; another country adds its public holidays to the festivals of the
   * calendar, or, if it shares the calendar as `hong-kong` does, has its own in their place; and with `none` these have no paid days.
   */
  readonly country?: "calendar" | "china" | "hong-kong" | "japan" | "korea" | "taiwan" | "vietnam" | "none" | null;
  /** The groups of days that are listed too; all but `taboo-days` by default, none with an empty list. */
  readonly groups?: readonly FestivalGroup[] | null;
}

/** The options for the next festival. */
export interface NextFestivalOptions extends FestivalOptions {
  /** The id of the festival, such as `tet`, which may be of any group if no groups are given; by default any festival. */
  readonly id?: string | null;
  /** The kinds of festivals; by default all. */
  readonly kinds?: readonly FestivalKind[] | null;
}

/** A festival on a day. */
export interface Festival {
  /** The civil date. */
  readonly date: string;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** The same in every language and year: `tet`. */
  readonly id: string;
  /** The name: "Tết Nguyên đán". */
  readonly name: string;
  readonly kind: FestivalKind;
  /** The group of days in which it is; null for a festival that people celebrate. */
  readonly group: FestivalGroup | null;
  /** The number of paid days by law, which it does not always fix to dates; 0 for none, and for a day counted with another festival. */
  readonly daysOff: number;
  /** The first and the last of them, if the law fixes them; null if no day is paid. */
  readonly firstPaidDay: string | null;
  readonly lastPaidDay: string | null;
  /** The id of the festival whose paid days include this one; null if there is none. */
  readonly countedWith: string | null;
  /** Whether the law fixes only the number of days, and the other days are decided every year. */
  readonly othersDecided: boolean;
  /** Whether the lunar date of the day, or the solar term of the festival, is certain. */
  readonly certain: boolean;
  /** The language of the name: the nearest one that has names. */
  readonly languageUsed: LanguageUsed;
}

/** The next day of a festival. */
export interface NextFestival extends Festival {
  /** The id of the calendar. */
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** Days from the given one; 0 if the festival is on it. */
  readonly daysToGo: number;
}

/** A festival, by its newest rule. */
export interface FestivalName {
  readonly id: string;
  readonly name: string;
  readonly kind: FestivalKind;
  readonly languageUsed: LanguageUsed;
}

/**
 * The festivals from a day to another one, in order; those of one day with the more important ones first. None in a
 * calendar of no country. Codes: wrongKind, noSuchDate, outsideTables, reversedRange, unknownCalendar, unknownSetting.
 */
export function festivals(from: CivilDate, to: CivilDate, options?: FestivalOptions | null): Festival[];

/**
 * The first festival on or after a day; null if there is none before the tables end.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting, unknownFestival.
 */
export function nextFestival(from: CivilDate, options?: NextFestivalOptions | null): NextFestival | null;

/** All festivals of the groups, including those that have ended, in the order of the data. Codes: wrongKind, unknownCalendar, unknownSetting. */
export function allFestivals(options?: FestivalOptions | null): FestivalName[];

/** An error about an id that no festival has; `allowed` are the existing ids. */
export interface UnknownFestivalError extends Omit<AlmanacError, "code"> {
  readonly code: "unknownFestival";
}
