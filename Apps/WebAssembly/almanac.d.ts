// The almanac's Swift as WebAssembly: lunar dates, the day's almanac, seasons, the Sun and widgets, from 1899-02-10 to
// 2101-01-28.
//
// Months are 1 to 12 and days begin with 1; a leap month has the number of the month before it. Impossible values are refused
// with an error; nothing is rounded or guessed.

import type { Day, Insult, LunarDate, Month, Sun, TermRow } from "./tables.js";
import type {
  CalendarConfiguration, CalendarEvent, CalendarSnapshot, InsultConfiguration, InsultSnapshot, Instant, Language,
  SolsticeConfiguration, SolsticeSnapshot, Stored, WidgetEnvironment, ZoneClock,
} from "./WidgetBridge.js";

export * from "./answers.js";
export * from "./tables.js";

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Excludes lunar dates. */
  readonly isLeapMonth?: never;
}

/**
 * The civil date of a moment, now without one: on the clock of the device, or so many minutes east of UTC (420 for Vietnam).
 * Codes: wrongKind, noSuchOffset.
 */
export function localDate(moment?: Date, offsetMinutes?: number): CivilDate;

/** A calendar; its functions throw an `AlmanacError`. */
export interface LunarCalendar {
  /** `vietnamese`, `chinese-utc8`. */
  readonly id: string;
  /** Codes: wrongKind, noSuchDate, outsideTables. */
  readonly lunarDate: (date: CivilDate) => LunarDate;
  /** Without `isLeapMonth` not of the leap month. Codes: wrongKind, noSuchDate, outsideTables, noLeapMonth, shortMonth. */
  readonly civilDate: (date: Omit<LunarDate, "isLeapMonth"> & Partial<LunarDate>) => CivilDate;
}

/** The language of an error's message; by default English. */
export interface MessageOptions {
  readonly language?: Language;
}

/** The calendar and the language, by default `vietnamese` and `vi`; but an error is in English if no language is given. */
export interface Options extends MessageOptions {
  readonly calendar?: string;
}

/** The country whose days off are marked: by default the calendar's, or one by its id such as `korea`, or none. */
export interface DayOptions extends Options {
  readonly country?: "calendar" | "china" | "hong-kong" | "japan" | "korea" | "taiwan" | "vietnam" | "none";
}

/** The surroundings of a widget. There is no time zone database, so a zone is given by its offsets. Errors are in its language. */
export type Environment = WidgetEnvironment & { readonly zone: ZoneClock };

/** The data that an app stored, as a value or as the stored text; `null` if there is none. */
export type State = Stored | string | null;

/** The colouring of a picture; by default that of its family, on a light ground. */
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
  readonly day: (date: CivilDate, options?: DayOptions) => Day;
  /** The equinoxes and solstices of a year from 1899 to 2101. Codes: outsideTables, unknownCalendar, unknownSetting. */
  readonly seasons: (year: number, options?: Options) => readonly TermRow[];
  /** A Gregorian month with lunar days. Codes: wrongKind, noSuchDate, outsideTables, unknownCalendar, unknownSetting. */
  readonly month: (
    month: { readonly year: number; readonly month: number }, options?: DayOptions & { readonly today?: CivilDate },
  ) => Month;
  /** The Sun on a day of local mean time; degrees north and east of a place. Codes: wrongKind, noSuchDate, noSuchPlace, outsideTables, unknownSetting. */
  readonly sun: (
    date: CivilDate, place: { readonly latitude: number; readonly longitude: number }, options?: MessageOptions,
  ) => Sun;
  /** Returns the snapshot of a widget at a moment; its status reports a state that cannot be read. Codes: unknownWidget, badRequest. */
  readonly widget: {
    (name: "calendar", state: State, configuration: CalendarConfiguration | null, environment: Environment, instant: Instant): CalendarSnapshot;
    (name: "solstice", state: State, configuration: SolsticeConfiguration | null, environment: Environment, instant: Instant): SolsticeSnapshot;
  };
  /**
   * The next day of each of the user's own days, from the settings of the calendar and in their order; `null` for one that has no
   * more days within the tables, or that cannot be read. Code: badRequest.
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

/** The insults of Shakespeare's words, in a file of their own. */
export interface Insults {
  /**
   * The insult of a moment, by the settings of the widget; `null` for the default settings.
   * Codes: badRequest, unknownSetting.
   */
  readonly insult: (state: State, zone: ZoneClock, instant: Instant, options?: MessageOptions) => Insult;
  /** Returns the snapshot of the widget at a moment. Codes: unknownWidget, badRequest. */
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
    | "unknownWidget" | "badRequest" | "noFile" | "damagedFile" | "noSuchOffset";
  /** For badRequest: the path in the request, from outside to inside, `["environment", "family"]`. */
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

/** The insults from `almanac-insults.wasm`, by default the file beside this one, as with `load`; nothing else needs them, so load them late. */
export function loadInsults(source?: Source): Promise<Insults>;
