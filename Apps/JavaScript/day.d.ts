// The almanac of a day, as printed calendars have it, from 1899-02-10 to 2101-01-28: `almanac/day`.
//
// Members and their values are those of `almanac date --format json`, and of `day` in WebAssembly; dates are texts such as `2026-02-17`.
// Festivals, days off and the Moon are left out: `almanac/festivals` and `almanac/days-off` have the first two.
// Errors are those of the package, an `AlmanacError`.

import type { CivilDate, LanguageCode, LanguageUsed, LunarDate } from "./index.js";
import type { AlmanacOptions, SolarTerm } from "./terms.js";

/** Two hours, from one hour of the clock on a civil date to another; `canChi` is the pillar of the hour, not of the day. */
export interface DoubleHour {
  readonly branch: string;
  readonly canChi: string;
  readonly fromDate: string;
  /** 0 to 23. */
  readonly fromHour: number;
  readonly toDate: string;
  /** 0 to 23. */
  readonly toHour: number;
  readonly spirit: string;
  readonly isAuspicious: boolean;
}

/** A day. */
export interface Day {
  readonly date: string;
  /** The id of the calendar. */
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** Whether the lunar date is certain; `certainty` of the calendar has the reason if not. */
  readonly certain: boolean;
  readonly language: LanguageCode;
  /** The language of the texts: the nearest one that has names. */
  readonly languageUsed: LanguageUsed;
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** "T3". */
  readonly weekdayName: string;
  /** The lunar day: "mùng 1". */
  readonly dayName: string;
  /** The lunar month: "Giêng". */
  readonly monthName: string;
  /** "Bính Ngọ". The year begins with the lunar new year. */
  readonly yearCanChi: string;
  /** The name of the year that begins with the term at 315° (Lập xuân, 立春), which differs for some days. */
  readonly termYearCanChi: string;
  /** By the custom of the calendar: of its lunar month, or of the month by solar terms; null where it has no custom of reading days. */
  readonly monthCanChi: string | null;
  readonly dayCanChi: string;
  /** The name of the solar term in force. */
  readonly solarTerm: string;
  readonly solarTermEvent: Omit<SolarTerm, "languageUsed">;
  /** Null where the calendar has no custom of reading days, as Korean and Japanese; then the members below are missing. */
  readonly dayAlmanac?: null;
  /** The sound: "Đại Hải Thủy". */
  readonly nayin?: string;
  /** The element of the sound: "Thủy". */
  readonly element?: string;
  /** The zodiac animal of the day, and of the year: in Vietnam with buffalo and cat, in China with ox and rabbit. */
  readonly animal?: string;
  readonly yearAnimal?: string;
  /** The day officer (trực, 建除): "Thành". */
  readonly truc?: string;
  /** One of the twenty-eight mansions (sao). */
  readonly mansion?: string;
  /** The spirit of the day: "Tư Mệnh". */
  readonly daySpirit?: string;
  /** Whether the spirit is of the yellow path (hoàng đạo). */
  readonly isAuspicious?: boolean;
  readonly spiritGrade?: "bad" | "ordinary" | "good";
  /** The kind of month that decides the spirit and the name of the month. */
  readonly monthRule?: "lunar" | "solar-terms";
  /** The branches of the six lucky double hours among `hours` (giờ hoàng đạo), which have the times. */
  readonly luckyHours?: readonly string[];
  /** The double hours of the civil day: the first, Tý (子), begins at 23:00 of the evening before, and the last ends at 23:00. */
  readonly hours?: readonly DoubleHour[];
  /** The double hour from 23:00 on: the Tý of the next day. `dayCanChi` holds until midnight. */
  readonly lateHour?: DoubleHour;
  /** The branch that clashes with the day (xung). */
  readonly opposite?: string;
  /** The direction of the spirit of joy (hỷ thần). */
  readonly joyDirection?: string;
  /** Whether a solar term is so near midnight that other almanacs may have another officer, or another name of the month. */
  readonly isTermMarginal?: boolean;
}

/**
 * The almanac of a day.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting.
 */
export function day(date: CivilDate, options?: AlmanacOptions | null): Day;
