// Lunar dates of Vietnamese, Chinese, Korean and Japanese calendars, every day from 1899-02-10 to 2101-01-28.
//
// Conventions: months are 1 to 12, days begin with 1, years have four digits; a lunar year has the number of the civil year
// in which it begins, a leap month the number of the month before it. A civil date belongs to no zone: which day a moment is
// says `localDate`, and the same day has the same lunar date everywhere. Days begin at midnight by the clock of the calendar:
// UTC+7 in the Vietnamese one from 1968 on. What cannot be is refused with an error; nothing is rounded or guessed.

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
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

/** Whether a lunar date is beyond doubt, or else the event that is too close to midnight to be sure of its day. */
export type Certainty =
  | { readonly isCertain: true }
  | {
      readonly isCertain: false;
      readonly event: "newMoon" | "solarTerm";
      /** From the nearest midnight of the calendar's clock to the event; negative before it. */
      readonly secondsFromMidnight: number;
      /** The first and last day whose lunar date would be another. */
      readonly firstDay: CivilDate;
      readonly lastDay: CivilDate;
    };

/** A calendar; its functions need no `this`. All throw an `AlmanacError`. */
export interface LunarCalendar {
  /** `vietnamese`, `chinese-utc8`. */
  readonly id: string;
  /** The lunar date of a civil one. Codes: noSuchDate, outsideTables. */
  readonly lunarDate: (date: CivilDate) => LunarDate;
  /** The civil date of a lunar one. Codes: noSuchDate, outsideTables, noLeapMonth, shortMonth. */
  readonly civilDate: (date: LunarDateInput) => CivilDate;
  /** How sure the lunar date of a civil one is. */
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
  /** As published Vietnamese tables carry it: UTC+7 from 1968. */
  readonly vietnamese: LunarCalendar;
  /** UTC+7 in all years. */
  readonly vietnameseUTC7: LunarCalendar;
  /** As published Chinese tables carry it. */
  readonly chinese: LunarCalendar;
  /** UTC+8 in all years. */
  readonly chineseUTC8: LunarCalendar;
  /** As the tables of KASI carry it. */
  readonly korean: LunarCalendar;
  /** UTC+9 in all years; no authority publishes it. */
  readonly japanese: LunarCalendar;
  /** All calendars, in the order of their ids. */
  readonly all: readonly LunarCalendar[];
  /** The calendar with an id. Code: unknownCalendar. */
  readonly withId: (id: string) => LunarCalendar;
};

/**
 * The civil date of a moment, now without one: on the clock of the device, or so many minutes east of UTC (420 for Vietnam).
 * Codes: noSuchDate, noSuchOffset.
 */
export function localDate(moment?: Date, offsetMinutes?: number): CivilDate;

/** What is wrong, as a code for programs; `message` says it in English. */
export type AlmanacErrorCode =
  /** Fields that are no date: `field`, `value`, `least`, `greatest`. */
  | "noSuchDate"
  /** No such leap month: `year`, `month`, and `leapMonth`, the one there is or 0. */
  | "noLeapMonth"
  /** Day 30 of a month of 29 days: `value`, `greatest`. */
  | "shortMonth"
  /** A day or lunar year that no table has: `firstDay` and `lastDay`, or `value`, `least` and `greatest`. */
  | "outsideTables"
  /** `value`, `allowed`. */
  | "unknownCalendar"
  /** `setting`, `value`, `allowed`. */
  | "unknownSetting"
  /** `value`, `least`, `greatest`. */
  | "noSuchOffset"
  /** The file of this package is not what was published: `calendar`. */
  | "damagedTable";

/** What all functions throw. */
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
  readonly setting?: string;
  readonly allowed?: readonly (string | number)[];
  readonly calendar?: string;
}

/** What the user chose, as the app stores it; other members are passed over. */
export interface WidgetDataSettings {
  /** The id of a calendar; `vietnamese` if it is left out. */
  readonly calendar?: string | null;
  /** `vi` if it is left out. */
  readonly language?: "vi" | "zh" | "en" | "ko" | null;
  /** How Vietnamese names month 11: "Mười Một", or "Một" in the traditional naming. */
  readonly monthNaming?: "modern" | "traditional" | null;
  /** 0 for Monday, which it is if it is left out, to 6 for Sunday. */
  readonly firstWeekday?: number | null;
  /** The month to show, such as `2026-02`; that of today if it is left out. */
  readonly month?: string | null;
  /** Today is the date that is given; for the day of another zone give `localDate(new Date(), 420)`. */
  readonly dayBasis?: "userZone" | null;
}

/** A day of a month. */
export interface CalendarDayData {
  /** 1 to 31. */
  solar: number;
  /** 1 to 30; null outside the tables. */
  lunar: number | null;
  /** 1 to 12, also of a leap month; null outside the tables. */
  lunarMonth: number | null;
  /** 0 for Sunday to 6 for Saturday. */
  dayOfWeek: number;
  isCurrentMonth: boolean;
  isToday: boolean;
  /** `2026-02-17`. */
  date: string;
  /** This and what follows is missing outside the tables, but for `dayCanChi`. */
  lunarYear?: number;
  isLeap?: boolean;
  /** 29 or 30. */
  lunarMonthLength?: number;
  /** What a cell shows: "28", "1/6", "1/6n" of a leap month, "1/9?" if it is not certain. */
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
  /** The heads of the columns: "T2" to "CN". */
  weekdays: string[];
  /** How many of the six weeks are needed: 4, 5 or 6. */
  weeksNeeded: number;
  /** Why days have no lunar date or a doubtful one; missing if all is well. */
  note?: string;
}

/**
 * The month of a day as a calendar widget takes it; today without a day, and a `Date` by the clock of the device.
 * Codes: noSuchDate, unknownCalendar, unknownSetting.
 */
export function prepareWidgetData(date?: Date | CivilDate, settings?: WidgetDataSettings): CalendarWidgetData;
