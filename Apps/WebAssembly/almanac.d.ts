// The almanac's Swift as WebAssembly: lunar dates, the day's almanac, seasons and the Sun, from 1899-02-10 to 2101-01-28.
//
// Months are 1 to 12 and days begin with 1; a leap month has the number of the month before it. What cannot be is refused
// with an error; nothing is rounded or guessed.

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day of a lunar calendar. */
export interface LunarDate extends CivilDate {
  /** Whether it is the leap month of that number, which comes after the month itself. */
  readonly isLeapMonth: boolean;
}

/** A calendar; its functions throw an `AlmanacError`. */
export interface LunarCalendar {
  /** `vietnamese`, `chinese-utc8`. */
  readonly id: string;
  /** Codes: noSuchDate, outsideTables. */
  readonly lunarDate: (date: CivilDate) => LunarDate;
  /** Without `isLeapMonth` not of the leap month. Codes: noSuchDate, outsideTables, noLeapMonth, shortMonth. */
  readonly civilDate: (date: CivilDate & { readonly isLeapMonth?: boolean }) => CivilDate;
}

/** A solar term, which begins at `utc` and on `date` by the clock of the calendar. */
export interface Term {
  /** Of the Sun, in degrees. */
  readonly longitude: number;
  readonly name: string;
  readonly date: string;
  readonly utc: string;
  /** Whether nothing can move the date. */
  readonly certain: boolean;
}

/** A day, with the members that `almanac date --format json` has. */
export interface Day {
  readonly date: string;
  readonly calendar: string;
  readonly lunar: { readonly year: number; readonly month: number; readonly leap: boolean; readonly day: number };
  readonly certain: boolean;
  readonly language: string;
  readonly weekday: string;
  readonly dayName: string;
  readonly monthName: string;
  readonly yearCanChi: string;
  readonly dayCanChi: string;
  /** `null` in a calendar of no country. */
  readonly festivals: readonly { readonly id: string; readonly name: string; readonly days_off: number }[] | null;
  /** Left out on the first days of 1899, before the first term of the tables. */
  readonly solarTerm?: string;
  readonly solarTermEvent?: Term;
  // From here on: left out where the calendar has no custom of reading days.
  readonly monthCanChi?: string;
  readonly nayin?: string;
  readonly animal?: string;
  readonly yearAnimal?: string;
  readonly truc?: string;
  readonly mansion?: string;
  readonly daySpirit?: string;
  readonly isAuspicious?: boolean;
  readonly luckyHours?: readonly string[];
  readonly opposite?: string;
  readonly joyDirection?: string;
}

/** The Sun on a day of local mean time, with the members that `almanac sun --format json` has. */
export interface Sun {
  readonly date: string;
  readonly kind: "normal" | "sunrise-only" | "sunset-only" | "polar-day" | "polar-night";
  /** Seconds. */
  readonly dayLength: number;
  /** `sunrise`, `noon`, `civil-dusk` and so on, in order of time; `utc` is such as `2026-06-20T22:15:57Z`. */
  readonly events: readonly { readonly event: string; readonly utc: string }[];
}

/** `vietnamese` and `vi` without them. */
export interface Options {
  readonly calendar?: string;
  readonly language?: string;
}

export interface Almanac {
  /** The ids of the calendars. */
  readonly calendars: readonly string[];
  /** The codes of the languages. */
  readonly languages: readonly string[];
  /** The calendar with an id, `vietnamese` without one. Code: unknownCalendar. */
  readonly calendar: (id?: string) => LunarCalendar;
  /** Codes: noSuchDate, outsideTables, unknownCalendar, unknownSetting. */
  readonly day: (date: CivilDate, options?: Options) => Day;
  /** The equinoxes and solstices of a year from 1899 to 2101. Codes: outsideTables, unknownCalendar, unknownSetting. */
  readonly seasons: (year: number, options?: Options) => readonly Term[];
  /** Degrees north and east of a place. Codes: noSuchDate, noSuchPlace, outsideTables. */
  readonly sun: (date: CivilDate, place: { readonly latitude: number; readonly longitude: number }) => Sun;
}

/** What is wrong, as a code for programs; `message` says it in English. */
export interface AlmanacError extends RangeError {
  readonly code:
    | "noSuchDate" | "noLeapMonth" | "shortMonth" | "outsideTables" | "noSuchPlace" | "unknownCalendar" | "unknownSetting"
    | "noFile" | "damagedFile";
}

/**
 * The almanac from `almanac.wasm`: the file beside this one, another address or (in Node) path, a response, or the bytes.
 * Codes: noFile, damagedFile.
 */
export function load(source?: string | URL | BufferSource | Response | Promise<Response>): Promise<Almanac>;
