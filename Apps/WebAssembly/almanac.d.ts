// The almanac's Swift as WebAssembly: lunar dates, the day's almanac, seasons, the Sun and widgets, from 1899-02-10 to
// 2101-01-28.
//
// Months are 1 to 12 and days begin with 1; a leap month has the number of the month before it. What cannot be is refused
// with an error; nothing is rounded or guessed.

import type {
  CalendarConfiguration, CalendarEvent, CalendarSnapshot, InsultConfiguration, InsultSnapshot, Instant, Language,
  SolsticeConfiguration, SolsticeSnapshot, Stored, WidgetEnvironment, ZoneClock,
} from "./WidgetBridge.js";

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Excludes lunar dates. */
  readonly isLeapMonth?: never;
}

/** A day of a lunar calendar. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Whether it is the leap month of that number, which comes after the month itself. */
  readonly isLeapMonth: boolean;
}

/** A calendar; its functions throw an `AlmanacError`. */
export interface LunarCalendar {
  /** `vietnamese`, `chinese-utc8`. */
  readonly id: string;
  /** Codes: wrongKind, noSuchDate, outsideTables. */
  readonly lunarDate: (date: CivilDate) => LunarDate;
  /** Without `isLeapMonth` not of the leap month. Codes: wrongKind, noSuchDate, outsideTables, noLeapMonth, shortMonth. */
  readonly civilDate: (date: Omit<LunarDate, "isLeapMonth"> & Partial<LunarDate>) => CivilDate;
}

/** A solar term, which begins at `utc` and on `date` by the clock of the calendar. */
export interface Term {
  /** Of the Sun, in degrees. */
  readonly longitude: number;
  readonly name: string;
  readonly date: string;
  /** Terrestrial Time: `2026-02-03T20:03:17`. */
  readonly tt: string;
  readonly utc: string;
  /** Seconds from the nearest midnight of the calendar's clock; negative before it. */
  readonly margin: number;
  /** Whether nothing can move the date. */
  readonly certain: boolean;
  /** The date that it has otherwise. */
  readonly alternative: string | null;
  readonly assumption: Assumption;
}

/** The assumption behind an instant of the sky: Delta T, announced leap seconds, or that there will be no more leap seconds. */
export type Assumption = "delta-t" | "announced-utc" | "future-utc";

/** A festival on a day. */
export interface Festival {
  readonly date: string;
  readonly id: string;
  readonly name: string;
  readonly kind: "public" | "traditional" | "observance";
  readonly days_off: number;
  readonly first_paid_day: string | null;
  readonly last_paid_day: string | null;
  /** The id of the festival whose paid days this one is one of. */
  readonly counted_with: string | null;
  /** Whether the law gives the number of days alone. */
  readonly others_decided: boolean;
  readonly legal_basis: string | null;
}

/** Two hours of a day, from one hour of the clock to another. */
export interface DoubleHour {
  readonly branch: string;
  readonly canChi: string;
  readonly from: number;
  readonly to: number;
  readonly spirit: string;
  readonly isAuspicious: boolean;
}

/** A day, with the members that `almanac date --format json` has, whose lunar date says `leap` for `isLeapMonth`. */
export interface Day {
  readonly date: string;
  readonly calendar: string;
  readonly lunar: LunarDate;
  readonly certain: boolean;
  readonly language: string;
  readonly weekday: string;
  readonly dayName: string;
  readonly monthName: string;
  readonly yearCanChi: string;
  /** `null` where the calendar has no custom of reading days. */
  readonly monthCanChi: string | null;
  readonly dayCanChi: string;
  readonly solarTerm: string;
  readonly solarTermEvent: Term;
  readonly moon: { readonly appearance: string; readonly name: string };
  /** Those on the day, then those near it that make it a paid day, with another `date`; `null` in a calendar of no country. */
  readonly festivals: readonly Festival[] | null;
  /** `null` where the calendar has no custom of reading days; then the members up to `isTermMarginal` are left out. */
  readonly dayAlmanac?: null;
  readonly nayin?: string;
  readonly element?: string;
  readonly animal?: string;
  readonly yearAnimal?: string;
  readonly truc?: string;
  readonly mansion?: string;
  readonly daySpirit?: string;
  readonly isAuspicious?: boolean;
  readonly spiritGrade?: "bad" | "ordinary" | "good";
  readonly monthRule?: "lunar" | "solar-terms";
  readonly luckyHours?: readonly string[];
  readonly hours?: readonly DoubleHour[];
  readonly opposite?: string;
  readonly joyDirection?: string;
  readonly isTermMarginal?: boolean;
  // Only if an event near midnight decides the lunar date: the event, and the days that would have another one.
  readonly event?: string;
  readonly eventDate?: string;
  readonly alternative?: string | null;
  readonly margin?: number;
  readonly assumption?: Assumption;
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** Only if it is disputed which month is the leap month: the days, and the number of the leap month here. */
  readonly disputed?: { readonly firstDay: string; readonly lastDay: string; readonly leapMonth: number };
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

/** A month, with the members that `almanac month --format json` has, whose lunar dates say `leap` for `isLeapMonth`. */
export interface Month {
  /** `2026-02`. */
  readonly month: string;
  readonly calendar: string;
  /** The day of the options, where it is in this month. */
  readonly today: string | null;
  readonly days: readonly {
    readonly date: string;
    readonly weekday: string;
    /** `null` outside the tables. */
    readonly lunar: LunarDate | null;
    readonly certain: boolean;
    readonly today: boolean;
  }[];
}

/** An insult, with the members that `almanac insult --format json` has. */
export interface Insult {
  /** The moment from which it is shown. */
  readonly from: Instant;
  readonly slot: number;
  /** The number of insults skipped until then: with the slot, its place in the sequence of its seed and rating. */
  readonly skipped: number;
  readonly text: string;
  readonly code: string;
  readonly bawdy: boolean;
  /** Of one that is made of words. */
  readonly words?: readonly { readonly word: string; readonly gloss: string; readonly citation: string; readonly line: number }[];
  // Of a quotation.
  readonly speaker?: string;
  readonly citation?: string;
  readonly line?: number;
}

/** In which language an error says what is wrong; English without one. */
export interface MessageOptions {
  readonly language?: Language;
}

/** `vietnamese` and `vi` without them; an error is in English where no language is given. */
export interface Options extends MessageOptions {
  readonly calendar?: string;
}

/** The surroundings of a widget. There is no time zone database, so a zone is given by its offsets. Errors are in its language. */
export type Environment = WidgetEnvironment & { readonly zone: ZoneClock };

/** The data that an app stored, as a value or as the stored text; `null` if there is none. */
export type State = Stored | string | null;

/** How a picture is coloured: as usual for its family, on light ground. */
export interface Appearance {
  readonly scheme?: "light" | "dark";
  readonly mode?: "fullColor" | "accented" | "vibrant" | "reducedLuminance";
}

export interface Almanac {
  /** The ids of the calendars. */
  readonly calendars: readonly string[];
  /** The codes of the languages. */
  readonly languages: readonly string[];
  /** The calendar with an id, `vietnamese` without one. Codes: unknownCalendar, unknownSetting. */
  readonly calendar: (id?: string, options?: MessageOptions) => LunarCalendar;
  /** Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting. */
  readonly day: (date: CivilDate, options?: Options) => Day;
  /** The equinoxes and solstices of a year from 1899 to 2101. Codes: outsideTables, unknownCalendar, unknownSetting. */
  readonly seasons: (year: number, options?: Options) => readonly Term[];
  /** A Gregorian month with lunar days. Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting. */
  readonly month: (
    month: { readonly year: number; readonly month: number }, options?: Options & { readonly today?: CivilDate },
  ) => Month;
  /** Degrees north and east of a place. Codes: wrongKind, noSuchDate, noSuchPlace, outsideTables, unknownSetting. */
  readonly sun: (
    date: CivilDate, place: { readonly latitude: number; readonly longitude: number }, options?: MessageOptions,
  ) => Sun;
  /** Returns the snapshot of a widget at a moment; its status says if the state cannot be read. Codes: unknownWidget, badRequest. */
  readonly widget: {
    (name: "calendar", state: State, configuration: CalendarConfiguration | null, environment: Environment, instant: Instant): CalendarSnapshot;
    (name: "solstice", state: State, configuration: SolsticeConfiguration | null, environment: Environment, instant: Instant): SolsticeSnapshot;
  };
  /**
   * When each day of the user's own comes next, from the settings of the calendar and in their order; `null` where the tables have
   * no day of it any more, and in the place of one that cannot be read. Code: badRequest.
   */
  readonly anniversaries: (state: State, environment: Environment, instant: Instant) => readonly (CalendarEvent | null)[];
  /** The same as a picture, an SVG document. Codes: unknownWidget, badRequest, unknownSetting. */
  readonly svg: {
    (
      name: "calendar", state: State, configuration: CalendarConfiguration | null, environment: Environment, instant: Instant,
      appearance?: Appearance,
    ): string;
    (
      name: "solstice", state: State, configuration: SolsticeConfiguration | null, environment: Environment, instant: Instant,
      appearance?: Appearance,
    ): string;
  };
}

/** The insults of Shakespeare's words, a file of their own. */
export interface Insults {
  /**
   * The insult of a moment, as the settings of the widget choose it: `null` for those that the app is delivered with.
   * Codes: badRequest, unknownSetting.
   */
  readonly insult: (state: State, zone: ZoneClock, instant: Instant, options?: MessageOptions) => Insult;
  /** Returns what the widget shows at a moment. Codes: unknownWidget, badRequest. */
  readonly widget: (
    name: "insult", state: State, configuration: InsultConfiguration | null, environment: Environment, instant: Instant,
  ) => InsultSnapshot;
  /** The same as a picture, an SVG document. Codes: unknownWidget, badRequest, unknownSetting. */
  readonly svg: (
    name: "insult", state: State, configuration: InsultConfiguration | null, environment: Environment, instant: Instant,
    appearance?: Appearance,
  ) => string;
}

/** The kind of an error, as a code for programs; `message` describes it in the language of the call, or in English. */
export interface AlmanacError extends RangeError {
  readonly code:
    | "wrongKind" | "noSuchDate" | "noLeapMonth" | "shortMonth" | "outsideTables" | "noSuchPlace" | "unknownCalendar" | "unknownSetting"
    | "unknownWidget" | "badRequest" | "noFile" | "damagedFile";
  /** Of badRequest: where in the request, from outside to inside, `["environment", "family"]`. */
  readonly path?: readonly string[];
}

/**
 * The source of a file: an address or (in Node) path, a response, the bytes, or a module that something else has compiled,
 * whose checksum cannot be checked.
 */
export type Source = string | URL | BufferSource | Response | Promise<Response> | WebAssembly.Module;

/**
 * The almanac from `almanac.wasm`, by default the file beside this one, which is loaded once and again only if that failed; from
 * another source each call loads it again. Codes: noFile, damagedFile.
 */
export function load(source?: Source): Promise<Almanac>;

/** The insults from `almanac-insults.wasm`, by default the file beside this one, as with `load`; for later, as nothing else needs them. */
export function loadInsults(source?: Source): Promise<Insults>;
