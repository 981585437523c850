// Lunar dates of Vietnamese, Chinese, Korean and Japanese calendars, every day from 1899-02-10 to 2101-01-28.
//
// Conventions: months are 1 to 12, days begin with 1, years have four digits; a lunar year has the number of the civil year
// in which it begins, a leap month the number of the month before it. A civil date belongs to no zone: `localDate` gives the day
// of a moment, and the same day has the same lunar date everywhere. Days begin at midnight by the clock of the calendar:
// UTC+7 in the Vietnamese one from 1968 on. Impossible values are refused with an error; nothing is rounded or guessed.

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** Keeps lunar dates out. */
  readonly isLeapMonth?: never;
}

/** A day of a lunar calendar. */
export interface LunarDate {
  /** 1899 to 2100. */
  readonly year: number;
  /** 1 to 12, never negative. */
  readonly month: number;
  /** Whether it is the leap month of that number, which comes after the month itself. */
  readonly isLeapMonth: boolean;
  /** 1 to 30. */
  readonly day: number;
}

/** A lunar month; without `isLeapMonth` not the leap month. */
export interface LunarMonthInput {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth?: boolean;
}

/** A lunar day; without `isLeapMonth` not of the leap month. */
export interface LunarDateInput extends LunarMonthInput {
  readonly day: number;
}

/** A month of a lunar year, which every function accepts as a lunar month. */
export interface LunarMonth {
  /** 1899 to 2100. */
  readonly year: number;
  /** 1 to 12; a leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** 29 or 30. */
  readonly dayCount: number;
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
}

/**
 * A day that recurs every lunar year, such as the anniversary of a death, or every lunar month. Other members are ignored, so an
 * anniversary of the calendar app's settings is one, and so is a lunar date; only one of a leap month needs `leapMonthRule`.
 */
export type RecurringLunarDate = YearlyLunarDate | MonthlyLunarDate;

/** A day of every lunar month, leap months included, such as the first or the fifteenth. */
export interface MonthlyLunarDate {
  readonly every: "month";
  readonly month?: null;
  /** 1 to 30. */
  readonly day: number;
  /** The day that replaces day 30 in a month of 29 days; by default `lastDayOfMonth`. */
  readonly missingDayRule?: "lastDayOfMonth" | "firstDayOfNextMonth" | "skip" | null;
}

/** A day of every lunar year. */
export interface YearlyLunarDate {
  readonly every?: "year" | null;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 30. */
  readonly day: number;
  /**
   * The month in which the day is kept if a year has a leap month of this number; by default `regularMonth`, which festivals and
   * most families follow.
   */
  readonly leapMonthRule?: "regularMonth" | "leapMonthIfPresent" | "bothMonths" | null;
  /** The day that replaces day 30 in a month of 29 days; by default `lastDayOfMonth`. */
  readonly missingDayRule?: "lastDayOfMonth" | "firstDayOfNextMonth" | "skip" | null;
}

/**
 * A language by its code, or by a tag as devices have it: `vi`, `vi-VN`. The answer to any tag is in the nearest language that
 * has names or else in English, and `languageUsed` names it: every tag of Chinese gives simplified characters, `zh-Hans`.
 */
export type Language = LanguageCode | (string & {});

/** The tag of the language of an answer. */
export type LanguageUsed = "vi" | "zh-Hans" | "en" | "ko" | "zh-Hant";

/** The languages that have names. */
export type LanguageCode = "vi" | "zh" | "en" | "ko" | "hant";

/**
 * Whether a lunar date is certain, or else the reason: an event that is too close to midnight to be sure of its day, or a dispute
 * about the leap month, as in the winter of 2033 in Japan.
 */
export type Certainty =
  | { readonly isCertain: true }
  | Uncertainty & {
      readonly reason: "newMoon" | "solarTerm";
      /** From the nearest midnight of the calendar's clock to the event; negative before it. */
      readonly secondsFromMidnight: number;
    }
  | Uncertainty & {
      readonly reason: "leapMonth";
      /** The number of the leap month in the tables, which the association of Japanese calendar makers recommends. */
      readonly leapMonth: number;
    };

/** Days whose lunar date is uncertain. */
export interface Uncertainty {
  readonly isCertain: false;
  /** The first and last day whose lunar date may differ. */
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
}

/** A calendar; its functions need no `this`. All throw an `AlmanacError`. */
export interface Calendar {
  /** `vietnamese`, `chinese-utc8`. */
  readonly id: string;
  /** The lunar date of a civil one. Codes: wrongKind, noSuchDate, outsideTables. */
  readonly lunarDate: (date: CivilDate) => LunarDate;
  /** The civil date of a lunar one. Codes: wrongKind, noSuchDate, outsideTables, noLeapMonth, shortMonth. */
  readonly civilDate: (date: LunarDateInput) => CivilDate;
  /** The certainty of the lunar date of a civil date. */
  readonly certainty: (date: CivilDate) => Certainty;
  /** The number of the leap month of a lunar year; 0 if it has none. */
  readonly leapMonth: (year: number) => number;
  /** 29 or 30. */
  readonly daysInMonth: (month: LunarMonthInput) => number;
  /** The first day of a lunar year: Tết. */
  readonly newYear: (year: number) => CivilDate;
  /** The days that have a lunar date. */
  readonly range: () => { readonly firstDay: CivilDate; readonly lastDay: CivilDate };
}

/** The calendars. */
export const LunarCalendar: {
  /** The months of printed Vietnamese tables, but for four: UTC+7 from 1968. */
  readonly vietnamese: Calendar;
  /** UTC+7 in all years. */
  readonly vietnameseUTC7: Calendar;
  /** The months of published Chinese tables. */
  readonly chinese: Calendar;
  /** UTC+8 in all years. */
  readonly chineseUTC8: Calendar;
  /** The months of the tables of KASI. */
  readonly korean: Calendar;
  /** UTC+9 in all years; no authority publishes it. */
  readonly japanese: Calendar;
  /** All calendars, in the order of their ids. */
  readonly all: readonly Calendar[];
  /** The calendar with an id. Code: unknownCalendar. */
  readonly withId: (id: string) => Calendar;
};

// Dates as text. There is one spelling, which the command `almanac` prints and reads: digits of ASCII, no spaces, and a capital L
// after the number of a leap month.

/** The civil date of a text such as `2026-02-17`, of the years 1 to 9999. Codes: malformedText, noSuchDate. */
export function parseCivilDate(text: string): CivilDate;

/**
 * The lunar date of a text such as `2025-06-01`, or `2025-06L-01` in a leap month. A calendar's `civilDate` checks that it has
 * this month and day.
 * Codes: malformedText, noSuchDate.
 */
export function parseLunarDate(text: string): LunarDate;

/** The text of a civil or lunar date: `2026-02-17`, `2025-06L-01`. Codes: wrongKind, noSuchDate. */
export function formatDate(date: CivilDate | LunarDate): string;

// Counting days.

/** The civil date so many days later, or earlier if they are negative. Codes: wrongKind, noSuchDate. */
export function addDays(date: CivilDate, days: number): CivilDate;

/** The number of days from one civil date to another; negative if that is earlier. Codes: wrongKind, noSuchDate. */
export function daysBetween(first: CivilDate, second: CivilDate): number;

/**
 * -1, 0 or 1 if the first of two dates is earlier, the same or later, for `sort`: of two civil dates, or of two lunar dates of one calendar.
 * Codes: wrongKind, noSuchDate.
 */
export function compareDates<D extends CivilDate | LunarDate>(first: D, second: D): -1 | 0 | 1;

/**
 * The day of the week by ISO 8601: 1 for Monday to 7 for Sunday, as the column `weekday` of the command's tables.
 * `isoWeekday(date) % 7` is that of `Date.getDay()`. Codes: wrongKind, noSuchDate.
 */
export function isoWeekday(date: CivilDate): 1 | 2 | 3 | 4 | 5 | 6 | 7;

// Lunar years.

/** The 12 or 13 months of a lunar year, in order. Codes: wrongKind, noSuchDate, outsideTables. */
export function monthsOfYear(calendar: Calendar, year: number): LunarMonth[];

/** The 29 or 30 civil dates of a lunar month, in order. Codes: wrongKind, noSuchDate, outsideTables, noLeapMonth. */
export function daysOfMonth(calendar: Calendar, month: LunarMonthInput): CivilDate[];

/**
 * The first day on or after a date on which a recurring date is kept; `null` if there is none before the tables end.
 * Codes: wrongKind, noSuchDate, outsideTables, unknownSetting.
 */
export function nextOccurrence(calendar: Calendar, recurring: RecurringLunarDate, from: CivilDate): CivilDate | null;

/**
 * All days from a first to a last one on which a recurring date is kept, in order.
 * Codes: wrongKind, noSuchDate, outsideTables, reversedRange, unknownSetting.
 */
export function occurrences(calendar: Calendar, recurring: RecurringLunarDate, first: CivilDate, last: CivilDate): CivilDate[];

/**
 * The names of the lunar year, the lunar month and the day of a civil date in the cycle of sixty: "Bính Ngọ", "Canh Dần", "Nhâm Tuất";
 * in Vietnamese without a language. English has the Vietnamese names for Vietnamese calendars, and pinyin for the others. A leap
 * month has the name of the month before it. Chinese almanacs change the name of the month with a solar term instead, which is not
 * in these tables. Codes: wrongKind, noSuchDate, outsideTables, unknownSetting.
 */
export function canChi(calendar: Calendar, date: CivilDate, language?: Language | null): {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly languageUsed: LanguageUsed;
};

/**
 * The civil date of a moment, now without one: on the clock of the device, or so many minutes east of UTC (420 for Vietnam).
 * Moments outside the years 1 to 9999 are refused. Codes: wrongKind, noSuchDate, noSuchOffset.
 */
export function localDate(moment?: Date, offsetMinutes?: number): CivilDate;

/** The kind of an error, as a code for programs; `message` describes it in English. */
export type AlmanacErrorCode =
  /** A value of the wrong kind: its name in `field`, such as "date", "from", "last", "month", "calendar" or "isLeapMonth"; `value`. */
  | "wrongKind"
  /** A text that is not in the form of a date: `value`, and valid examples, `allowed`. */
  | "malformedText"
  /** A field of a date that is no whole number of its range: `field`, `value`, `least`, `greatest`. */
  | "noSuchDate"
  /** No such leap month: `year`, `month`, and `leapMonth`, the leap month of the year or 0. */
  | "noLeapMonth"
  /** Day 30 of a month of 29 days: `field`, `value`, `least`, `greatest`. */
  | "shortMonth"
  /** A day or lunar year outside the tables, with their limits: `firstDay`, `lastDay`, `firstYear`, `lastYear`. */
  | "outsideTables"
  /** The last day of a range is before the first one: `field`, `value`. */
  | "reversedRange"
  /** A month whose six weeks are not all within the years 1 to 9999: `year`, `month`. */
  | "outsideYears"
  /** No calendar has this id: `value`, `allowed`. */
  | "unknownCalendar"
  /** A setting, a rule, a language or a month "YYYY-MM" that is not allowed, or the name of an option that does not exist: `setting`, `value`, `allowed`. */
  | "unknownSetting"
  /** No such number of minutes: `field`, `value`, `least`, `greatest`. */
  | "noSuchOffset"
  /** A table of this file was changed after it was made: `calendar`. */
  | "damagedTable";

/** The error that all functions throw. It is only a type: use `(error as AlmanacError).code` in a `catch`. */
export interface AlmanacError extends RangeError {
  readonly code: AlmanacErrorCode;
  readonly field?: string;
  readonly value?: unknown;
  readonly least?: number;
  readonly greatest?: number;
  readonly year?: number;
  readonly month?: number;
  readonly leapMonth?: number;
  readonly firstDay?: CivilDate;
  readonly lastDay?: CivilDate;
  readonly firstYear?: number;
  readonly lastYear?: number;
  readonly setting?: string;
  readonly allowed?: readonly (string | number)[];
  readonly calendar?: string;
}

/**
 * The user's choices. Other members are ignored, such as the `dayBasis` of stored settings: today is the given date;
 * for the day of another zone use `localDate(new Date(), 420)`. A value that is not allowed throws an error, whereas the widget in
 * Swift would ignore it.
 */
export interface WidgetDataSettings {
  /** The id of a calendar; by default `vietnamese`. */
  readonly calendar?: string | null;
  /** The language of texts; by default `vi`. */
  readonly language?: Language | null;
  /** The Vietnamese name of month 11: "Mười Một", or "Một" in the traditional naming. */
  readonly monthNaming?: "modern" | "traditional" | null;
  /** 0 for Monday, the default, to 6 for Sunday: unlike `dayOfWeek` and `Date.getDay()`. */
  readonly firstWeekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
  /** The month to show, such as `2026-02`; by default that of today. */
  readonly month?: string | null;
}

/** A day of a month. */
export interface CalendarDayData {
  /** 1 to 31. */
  solar: number;
  /** 1 to 30; null outside the tables. */
  lunar: number | null;
  /** 1 to 12, also of a leap month; null outside the tables. */
  lunarMonth: number | null;
  /** 0 for Sunday to 6 for Saturday, as `Date.getDay()` has it. */
  dayOfWeek: number;
  isCurrentMonth: boolean;
  isToday: boolean;
  /** `2026-02-17`. */
  date: string;
  /** Missing outside the tables, as are `isLeapMonth`, `lunarMonthLength`, `lunarText` and `isCertain`. */
  lunarYear?: number;
  isLeapMonth?: boolean;
  /** 29 or 30. */
  lunarMonthLength?: number;
  /** The text of a cell: "28", "1/6", "1/6n" for a leap month, "1/9?" if the date is not certain. */
  lunarText?: string;
  isCertain?: boolean;
  /** "Nhâm Tuất". */
  dayCanChi: string;
}

/** A month as six weeks. */
export interface CalendarWidgetData {
  /** 1 to 12. */
  currentMonth: number;
  currentYear: number;
  /** Of today, or of the first day if another month is shown; null outside the tables. */
  lunarMonth: number | null;
  lunarYear: number | null;
  /** "Tháng 2, 2026". */
  monthName: string;
  /** "Tháng Giêng Bính Ngọ"; empty outside the tables. */
  lunarMonthName: string;
  /** 42 days. */
  days: CalendarDayData[];
  /** `2026-02-17`. */
  today: string;
  /** The id of the calendar. */
  calendar: string;
  language: string;
  languageUsed: LanguageUsed;
  /** The headings of the columns: "T2" to "CN". */
  weekdays: string[];
  /** The number of weeks that the month needs: 4, 5 or 6. */
  weeksNeeded: number;
  /** The reason why days have no lunar date or an uncertain one; missing if there is none. */
  note?: string;
}

/**
 * The month of a day in the form that a calendar widget needs; today without a day, and a `Date` by the clock of the device.
 * Codes: wrongKind, noSuchDate, outsideYears, unknownCalendar, unknownSetting.
 */
export function prepareWidgetData(date?: Date | CivilDate, settings?: WidgetDataSettings): CalendarWidgetData;
