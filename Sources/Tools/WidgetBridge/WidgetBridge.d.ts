// The JSON of Almanac's widgets: requests (WidgetRequest) and answers (WidgetAnswer).
//
// `almanac widget NAME --format json` prints a snapshot, `almanac schedule NAME --format json` a schedule; the bridge answers
// a request with both. Conventions: a member without a value is missing; null in facts marks a private value that was
// removed; sizes are in points, durations in seconds; all texts are in the language of the environment, ready to be shown.

/** An instant in UTC: `2026-02-17T05:00:00Z`. */
export type Instant = string;
/** A civil date: `2026-02-17`. */
export type CivilDate = string;
/** A civil month: `2026-02`. */
export type CivilMonth = string;
/** A deep link of the widget's app: `lichviet://day/2026-02-17`. */
export type Link = string;
/** The name of an SF Symbol. */
export type SymbolName = string;

// ---------------------------------------------------------------------------------------------- Requests

export type Family = "small" | "medium" | "large" | "circular" | "rectangular" | "inline";
export type Language = "vi" | "zh" | "en" | "ko";
/** 0 for Monday to 6 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The clock of a zone, with `changes` in the order of time. Give every change from the earliest date in the state to three years
 * after the instant. `offset` applies before the first change; the offset of the last change applies after it.
 */
export interface ZoneClock {
  /** Local time minus UTC in seconds before the first change: 25200 for UTC+7. */
  offset: number;
  changes?: ZoneChange[];
  /** `Australia/Sydney`: gives the hemisphere for seasons and a city, if nothing else does. */
  identifier?: string;
}

export interface ZoneChange {
  at: Instant;
  /** Local time minus UTC in seconds from then on. */
  offset: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Everything a widget needs to know about the user and the screen. */
export interface WidgetEnvironment {
  /** The offsets of the user's zone, or its identifier if there is a time zone database (not in WebAssembly). */
  zone: ZoneClock | string;
  language: Language;
  family: Family;
  /** Width and height are 1 to 10000; the default is the family's size on a screen of 393x852. */
  size?: Size | null;
  /** The locale for numbers and money, such as `en_US`; its region gives the default of `region`. By default the language. */
  locale?: string | null;
  /** By default Monday. */
  firstWeekday?: Weekday | null;
  /** By default that of the language: 12 hours in English and Korean, 24 in Vietnamese and Chinese. */
  hourCycle?: "twelve" | "twentyFour" | null;
  /** The country of the lunar calendar; by default the region of the locale, or Vietnam (in every language) if it has none. */
  region?: "vietnam" | "china" | "korea" | "japan" | null;
  /** Whether private values are shown or removed; by default shown. */
  privacy?: "shown" | "redacted" | null;
}

/**
 * The members of every request. In state and configuration a missing or unknown choice counts as not made; a value of another
 * type in environment is an error. A state that cannot be read becomes a status of the snapshot. `state` is the app's stored
 * data, as a value or as the stored text; null if there is none.
 */
export interface Question {
  instant: Instant;
  environment: WidgetEnvironment;
  /** Requests the placeholder of the gallery; state and configuration are then ignored. */
  isPlaceholder?: boolean;
}

/**
 * The stored data of an app. Its form is a JSON Schema beside this file: `calendar-settings.schema.json`,
 * `insult-settings.schema.json`, `solstice-settings.schema.json`, `momiq-budget.schema.json`,
 * `sipli-hydration.schema.json`, `sipli-month.schema.json`.
 */
export interface Stored {
  [member: string]: unknown;
}

export interface CalendarRequest extends Question {
  widget: "calendar";
  state?: Stored | string | null;
  configuration?: CalendarConfiguration | null;
}

export interface CalendarConfiguration {
  month?: CivilMonth | null;
  /** The value stored under `calendarLeaf`; on its day it replaces `month`. */
  leaf?: Stored | null;
  rows?: "asNeeded" | "six" | null;
  /** Whether the header has arrows for paging to other months. */
  showsArrows?: boolean | null;
}

export interface InsultRequest extends Question {
  widget: "insult";
  state?: Stored | string | null;
  /** The text of the document with the taps, `insult-taps.schema.json`; missing or null before the first tap. */
  log?: string | null;
  configuration?: InsultConfiguration | null;
}

export interface InsultConfiguration {
  rating?: "mild" | "bawdy" | null;
}

export interface SolsticeRequest extends Question {
  widget: "solstice";
  state?: Stored | string | null;
  configuration?: SolsticeConfiguration | null;
}

export interface SolsticeConfiguration {
  naming?: "automatic" | "month" | "season" | null;
  seasons?: "astronomical" | "meteorological" | null;
  showsSun?: boolean | null;
}

export type PeriodKind = "day" | "week" | "month" | "year" | "financialYear";

export interface BudgetRequest extends Question {
  widget: "budget";
  state?: Stored | string | null;
  configuration?: BudgetConfiguration | null;
}

export interface BudgetConfiguration {
  /** By default the shortest period that has a budget. */
  period?: PeriodKind | null;
  /** The id of a category; by default all spending. */
  category?: string | null;
  /** Whether amounts and names are taken out, as on a locked screen; by default not. */
  hidesAmounts?: boolean | null;
}

export interface SpendingRequest extends Question {
  widget: "spending";
  state?: Stored | string | null;
  configuration?: SpendingConfiguration | null;
}

export interface SpendingConfiguration {
  /** By default month. */
  period?: PeriodKind | null;
  /** Whether amounts are taken out, as on a locked screen; by default not. */
  hidesAmounts?: boolean | null;
}

export interface HydrationRequest extends Question {
  widget: "hydration";
  /** The settings, or the file of the app's first version, which has the drinks as well. */
  state?: Stored | string | null;
  /** The drinks: the text that `stored("WaterQuestState-YYYY-MM.jsonl")` returns, lines of months after that of the cache. */
  log?: string | null;
  configuration?: HydrationConfiguration | null;
}

export interface HydrationConfiguration {
  /** The beverage that the buttons add: an id from `almanac hydration beverages`; by default water. */
  beverage?: string | null;
  /** The time of a tap that could not be saved, such as `2026-02-17T05:10:00Z`; leave it out once a tap was saved. */
  failedTap?: string | null;
}

export type WidgetRequest =
  CalendarRequest | InsultRequest | SolsticeRequest | BudgetRequest | SpendingRequest | HydrationRequest;

/** A request to `AppGroup.save`. Unknown members of an action are an error. */
export type SaveRequest = BudgetSave | HydrationSave | CalendarSave | InsultSave | SolsticeSave;

export interface Saving {
  /** The current time; a fraction of the second keeps drinks of one second in order. */
  instant: Instant;
  /** The identifier of the zone, which decides what today is, and the day of an instant. */
  zone: string;
}

/** MomiQ: only sums are stored. The ledger is a value of the form `momiq-ledger.schema.json`, or its text. */
export interface BudgetSave extends Saving {
  document: "budget";
  ledger: Stored | string;
  /**
   * Whether totals, budgets and names of categories that the ledger lacks may be removed. Otherwise such a ledger is a `Failure`
   * with the path `replace`, which says how many days are affected: an app whose data are not loaded yet has an empty ledger. A
   * document that cannot be read is such a failure too; with `true` the backup or a new document is used, and the unreadable bytes
   * are kept.
   */
  replace?: boolean | null;
  /**
   * The sign of money spent in the ledger, for transactions and bills; amounts of the other sign are refunds. By default positive; a
   * ledger whose negative amounts outweigh the positive ones of their currency is then a `Failure` with the path `expenses`, since
   * they may be either.
   */
  expenses?: "positive" | "negative" | null;
}

/** Sipli. A change of drinks appends lines to the file of their month; a setting replaces the document of settings. */
export interface HydrationSave extends Saving {
  document: "hydration";
  action: AddDrink | EditDrink | DeleteDrink | UndoChange | TapAmount | SetHydration | OpenLog
    | RecoverLog;
}

export interface AddDrink {
  kind: "add";
  /** 1 to 100 bytes; by default a UUID. The id of a drink that is there is an error, so that a request may be sent twice. */
  id?: string | null;
  /** 1 to 10000 after rounding. */
  volumeML: number;
  /** An id from `almanac hydration beverages`; by default water. */
  fluidType?: string | null;
  /** The time of the drink, by default now; it determines the day. */
  date?: Instant | null;
  note?: string | null;
}

/** Changes a drink; missing members stay. A new time determines a new day; a new beverage counts with its current share. */
export interface EditDrink {
  kind: "edit";
  id: string;
  volumeML?: number | null;
  fluidType?: string | null;
  date?: Instant | null;
  /** Null or an empty text removes the note. */
  note?: string | null;
}

export interface DeleteDrink { kind: "delete"; id: string; }

/** Undoes the last change of drinks; up to 20 changes can be undone. */
export interface UndoChange { kind: "undo"; }

/** The action of a button of the widget: it adds a drink of now, and returns nothing of the day. */
export interface TapAmount {
  kind: "tap";
  id?: string | null;
  volumeML: number;
  fluidType?: string | null;
}

/** Null removes a value; missing members stay. Weather and workouts are those of today. */
export interface SetHydration {
  kind: "set";
  /** Members of `profile` of `sipli-hydration.schema.json`; null removes a setting. */
  profile?: Stored;
  /** `lastWeather` of that schema; its day is today. */
  lastWeather?: Stored | null;
  /** `lastWorkout` of that schema; its day is today. */
  lastWorkout?: Stored | null;
}

/**
 * What an app asks for when it is opened: moves the file of the app's first version into the months, once, and returns the day. With
 * one or two days, the drinks from the first to the last of them are returned.
 */
export interface OpenLog {
  kind: "open";
  first?: CivilDate | null;
  last?: CivilDate | null;
}

/**
 * Goes on after damage: settings that cannot be read are kept and replaced by what can be saved, and `problems` no longer names lines
 * of months that are damaged or missing. No line is removed, and nothing is done where nothing is wrong.
 */
export interface RecoverLog { kind: "recover"; }

/** Lịch Việt: a part of `calendar-settings.schema.json`. */
export interface CalendarSave extends Saving {
  document: "calendar";
  action: SetChoices;
}

/** The Insolent Bard: a part of `insult-settings.schema.json`, or a tap on "another", which skips the current insult. */
export interface InsultSave extends Saving {
  document: "insult";
  action: SetChoices | { kind: "another" };
}

/** Solverv: a part of `solstice-settings.schema.json`. */
export interface SolsticeSave extends Saving {
  document: "solstice";
  action: SetChoices;
}

/** Members that are not named stay, even if this version does not know them; null resets a setting. */
export interface SetChoices {
  kind: "set";
  settings: Stored;
}

// ---------------------------------------------------------------------------------------------- Answers

/** The answer to a `SaveRequest`; with a `Failure` nothing was saved. */
export type SaveAnswer = BudgetSaved | HydrationSaved | TapSaved | SettingsSaved | Failure;

export interface BudgetSaved {
  saved: {
    /** The number of amounts in the totals, and the number of their days. */
    amounts: number;
    days: number;
    /** The number of bills that count as the transaction that pays them. */
    paidBills: number;
    /** The number of transactions for a bill that is not in the ledger: perhaps bills are missing. */
    missingBills: number;
    /** The number of bills with a payment that is not in the ledger or is not spending; these bills count themselves. */
    missingPayments: number;
    /** The number of budgets for a category without spending. */
    missingCategories: number;
    /** The number of transactions that are income or transfers. */
    notSpent: number;
    /** The number of amounts before `since`, the first day with totals. */
    tooOld: number;
    since: CivilDate;
    /** The number of days whose totals were removed; 0 without `replace`. */
    emptiedDays: number;
    /** The money that was given back, by currency: the number of amounts, and their sum as a text such as "20.00". */
    refunds: Refunds[];
  };
}

export interface Refunds {
  currency: string;
  count: number;
  amount: string;
}

export interface HydrationSaved {
  saved: {
    /** The drink that was added, changed, deleted, or whose change was undone: an `entry` of `sipli-month.schema.json`. */
    drink?: Stored;
    /** The change that was undone. */
    undone?: "add" | "edit" | "delete";
    day: DayOfDrinks;
  };
}

/** The state of the day. */
export interface DayOfDrinks extends DayProgress {
  /** The user's day, which begins at the hour in the profile. */
  date: CivilDate;
  /** The number of consecutive days on which the goal was reached. */
  streak: number;
  /** The drinks of the day, or of the requested days, by time: each an `entry` of `sipli-month.schema.json`. */
  drinks: Stored[];
  /** The settings as they are stored: `profile` of `sipli-hydration.schema.json`. */
  profile: Stored;
  /** What cannot be read, or is missing, with its file and line, for a developer; all that can be read is kept and counts. */
  problems: string[];
}

/** The id of the drink of a tap. */
export interface TapSaved { saved: { id: string }; }

/** The settings as they are stored now; missing after a tap on "another". */
export interface SettingsSaved { saved: { settings?: Stored }; }

export type WidgetAnswer = CalendarAnswer | InsultAnswer | SolsticeAnswer | BudgetAnswer | SpendingAnswer
  | HydrationAnswer | Failure;

/** The request is invalid, or it failed. */
export interface Failure {
  error: {
    message: string;
    /** The place in the request, from outside to inside. */
    path: string[];
  };
}

export interface Accessibility {
  label: string;
  value: string;
}

/**
 * The forms of a drawn text, the longest first; never empty. A place uses the first form that fits its width and lines at full
 * size, or else the last one, scaled down to 85 % at the smallest.
 */
export type TextForms = string[];

export interface Links {
  /** The link that a tap on the widget opens; missing if there is none. */
  widget?: Link;
  /** The links of its parts; empty in families without such links. */
  elements: Link[];
}

/** The members of every snapshot; each widget adds its own `status`, and its `facts`, which are missing if there is a note. */
export interface Snapshot {
  /** Present only if the widget has no texts in the requested language. */
  language?: { asked: Language; texts: Language };
  family: Family;
  accessibility: Accessibility;
  links: Links;
  /** A text in place of facts, such as the reason why there are none. */
  note?: WidgetNote;
  /** What the widget draws, with all measures. */
  drawing: Drawing;
}

export interface Placeholder { kind: "placeholder"; }
export interface Normal { kind: "normal"; }
/** The user's data, not updated since `since`. */
export interface Stale { kind: "stale"; since: Instant; }

/** The importance of an entry among those of the same widget, and the number of seconds for which it holds. */
export interface Relevance {
  score: number;
  duration: number;
}

export type Reload = { kind: "atEnd" } | { kind: "after"; instant: Instant } | { kind: "never" };

export interface WidgetNote {
  title?: TextForms;
  text: TextForms;
  symbol: SymbolName;
}

/** The tree of what is drawn. Sizes are in points; what is usual is left out of a part. */
export interface Drawing {
  size: Size;
  /** The colours of the background and of all roles that parts name, by role. */
  colors: { [role: string]: RoleColors };
  root: Part;
}

/** `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export interface RoleColors {
  light: string;
  dark: string;
  /** How strong it is where the system draws in one colour. */
  tone: "primary" | "secondary" | "tertiary" | "accent" | "clear";
}

export interface Font {
  size: number;
  weight: "regular" | "medium" | "semibold" | "bold";
}

export type Part =
  TextPart | HiddenPart | LinePart | SymbolPart | RingPart | BarPart | TrendPart | ShapePart | OutlinePart | ImagePart
  | SpacePart | RowPart | ColumnPart | LayersPart | FramePart | PaddingPart;

/** What a part means beside what is drawn. */
export interface Marks {
  /** Others must not see it. */
  isPrivate?: boolean;
  /** It is read aloud as one element with this text. */
  spoken?: Accessibility;
  /** It is read aloud as one element with the texts of its parts. */
  isOneElement?: boolean;
  isHeader?: boolean;
  /** A tap on it opens a page of the app. */
  link?: Link;
  /** A tap on it does something without opening the app. */
  action?: { name: string; values: { [name: string]: string } };
  /** A tap may change it. */
  changesOnTap?: boolean;
  /** 0 to 1. */
  opacity?: number;
  /** What it is, so that a change of its place is a movement. */
  id?: string;
  /** How far above and below it a tap counts. */
  tapMargin?: number;
}

/** The room for a text. */
export interface Room extends Marks {
  font: Font;
  width: number;
  /** The largest number of lines; by default 1. */
  lines?: number;
  /** By default leading. */
  alignment?: "center" | "trailing";
}

/** A part of a size. */
export interface Sized extends Marks {
  width: number;
  height: number;
}

export interface TextPart extends Room {
  kind: "text";
  /** What the text says. */
  name: string;
  forms: TextForms;
  color: string;
  /** The PostScript name of the font, with a serif font of the system in its place; missing for the system's font. */
  face?: string;
  /** The additional space between letters. */
  tracking?: number;
  /** The additional space between lines. */
  lineSpacing?: number;
  /** Whether it is only as wide as its words. */
  isTight?: boolean;
  /** Whether it takes the user's tint. */
  isAccent?: boolean;
  /** Whether it is a number that changes in its place. */
  isNumber?: boolean;
  /** What all texts of this name have in common: the size of the letters, or also the form. */
  sharing?: "size" | "form";
}

/** A bar in place of a text that was taken out. */
export interface HiddenPart extends Room { kind: "hidden"; }

/** The line above the clock, in the system's font and colour; without forms the text was taken out. */
export interface LinePart extends Room {
  kind: "line";
  name?: string;
  forms?: TextForms;
  symbol?: SymbolName;
}

export interface SymbolPart extends Marks {
  kind: "symbol";
  symbol: SymbolName;
  font: Font;
  width: number;
  color: string;
  isAccent?: boolean;
}

/** A ring that fills clockwise from the top; `filled` is 0 to 1. */
export interface RingPart extends Marks {
  kind: "ring";
  diameter: number;
  lineWidth: number;
  filled: number;
  color: string;
  track: string;
}

/** A bar with round ends that fills from the side where reading begins, with a line across it at a part of its width. */
export interface BarPart extends Sized {
  kind: "bar";
  filled: number;
  color: string;
  track: string;
  line?: number;
}

/** The line through a series of values from 0 to 1000, the first at the left edge. */
export interface TrendPart extends Sized {
  kind: "trend";
  points: number[];
  /** The number of values when the series is complete. */
  slotCount: number;
  lineWidth: number;
  color: string;
}

/** A filled rectangle with round corners. */
export interface ShapePart extends Sized { kind: "shape"; radius: number; color: string; }

/** A line through points, drawn with the background. */
export interface OutlinePart extends Sized {
  kind: "outline";
  points: number[][];
  lineWidth: number;
  color: string;
}

/** A picture of the app, with the symbol in its place where the system draws in one colour. */
export interface ImagePart extends Sized { kind: "image"; asset: string; symbol: SymbolPart; }

export interface SpacePart extends Sized { kind: "space"; }

export interface RowPart extends Marks {
  kind: "row";
  spacing: number;
  /** What is on one line: the middles, the first baselines, or the upper edges. */
  alignment: "center" | "baseline" | "top";
  parts: Part[];
}

export interface ColumnPart extends Marks {
  kind: "column";
  spacing: number;
  alignment: "leading" | "center" | "trailing";
  parts: Part[];
}

/** Parts on top of each other, the lowest first, each in the middle. */
export interface LayersPart extends Marks { kind: "layers"; parts: Part[]; }

/** A part in a room of its own. */
export interface FramePart extends Sized {
  kind: "frame";
  horizontal: "leading" | "center" | "trailing";
  vertical: "top" | "center" | "bottom";
  part: Part;
}

/** A part with empty room at both sides (width), above and below (height). */
export interface PaddingPart extends Sized { kind: "padding"; part: Part; }

// Lịch Việt

export interface CalendarAnswer { snapshot: CalendarSnapshot; schedule: CalendarSchedule; }
export interface CalendarSchedule { entries: CalendarEntry[]; reload: Reload; }
export interface CalendarEntry { instant: Instant; snapshot: CalendarSnapshot; relevance?: Relevance; }

export interface CalendarSnapshot extends Snapshot {
  /** With `unreadable` settings the calendar uses the default settings. */
  status: Placeholder | Normal | { kind: "failure"; reason: "outsideCalendar" | "unreadable" };
  /** A month in the medium and large families, the day in the others: card, circle, lines and line of text. */
  content: MonthContent | DayCard | DayCircle | DayLines | DayInline | WidgetNote;
  layout: MonthLayout | CardLayout | CircleLayout | LinesLayout | InlineLayout | NoteLayout;
}

export type CalendarRole =
  "background" | "weekday" | "saturday" | "sunday" | "today" | "todayBackground" | "lunar" | "anniversary" | "publicHoliday"
  | "festival" | "solarTerm";

export interface MonthContent {
  kind: "month";
  title: TextForms;
  lunarTitle?: TextForms;
  headerLink?: Link;
  /** The arrows for paging to other months; missing unless they were chosen. */
  arrows?: MonthArrow[];
  headings: MonthHeading[];
  /** 4 to 6 weeks of 7 days. */
  weeks: MonthDay[][];
  events: CalendarEvent[];
  /** Missing if there are no events. */
  eventsTitle?: TextForms;
  /** Why days have no lunar date or an uncertain one, or that the user's settings could not be read. */
  note?: TextForms;
}

export interface MonthArrow {
  /** Missing for the arrow that returns to the current month. */
  month?: CivilMonth;
  symbol: SymbolName;
  accessibility: Accessibility;
}

export interface MonthHeading {
  weekday: Weekday;
  text: TextForms;
  role: CalendarRole;
  accessibility: Accessibility;
}

export interface MonthDay {
  date: CivilDate;
  isToday: boolean;
  isInMonth: boolean;
  /** Whether the lunar date is certain. */
  isCertain: boolean;
  /** Whether it is a paid day off by law, for its own festival or for one near it. */
  isDayOff: boolean;
  /** Missing outside the tables. */
  lunar?: LunarDate;
  /** The most important first. */
  festivals: CalendarFestival[];
  /** The ids of the user's anniversaries on the day; missing if there are none, null if they were removed. */
  anniversaries?: string[] | null;
  solarText: TextForms;
  /** Missing outside the tables. */
  lunarText?: TextForms;
  solarRole: CalendarRole;
  lunarRole: CalendarRole;
  backgroundRole?: CalendarRole;
  mark?: { kind: "anniversary" | "publicHoliday" | "festival" | "solarTerm"; text: TextForms };
  isBold: boolean;
  /** On the first and the fifteenth of a lunar month. */
  isLunarBold: boolean;
  /** 0 to 1. Days of other months have 0 in large type: the cell is not drawn, read aloud or tappable. */
  opacity: number;
  accessibility: Accessibility;
  link?: Link;
}

/** A festival of a day; `isDayOff` tells whether its own day is a paid day off by law. */
export interface CalendarFestival {
  id: string;
  name: string;
  /** Shorter names for places with less room, the longest first; missing if there are none. */
  shortNames?: string[];
  kind: "public" | "traditional" | "observance";
  isDayOff: boolean;
}

export interface LunarDate { year: number; month: number; day: number; isLeapMonth: boolean; }

/** An anniversary, a festival, the first or fifteenth of a lunar month, or a solar term. */
export interface CalendarEvent {
  /** Null if the name of an anniversary was removed. */
  name: TextForms | null;
  dateText: TextForms;
  distanceText: TextForms;
  date: CivilDate;
  role: CalendarRole;
  accessibility: Accessibility;
  link: Link;
}

export interface DayCard {
  kind: "day";
  /** Missing in large type. */
  weekday?: TextForms;
  solarDay: TextForms;
  /** The colour of the weekday and the solar day. */
  role: CalendarRole;
  month: TextForms;
  lunarLine?: TextForms;
  yearLine?: TextForms;
  cycleLine: TextForms;
  /** Null if the name of an anniversary was removed. */
  eventLine?: TextForms | null;
  eventRole?: CalendarRole;
  note?: TextForms;
}

export interface DayCircle {
  kind: "day";
  solarDay: TextForms;
  role: CalendarRole;
  lunarShort?: TextForms;
}

export interface DayLines {
  kind: "day";
  dateLine: TextForms;
  /** The lunar day, or the reason why there is none. */
  lunarLine: TextForms;
  /** The festival, the solar term or the can chi of the day; null if the name of an anniversary was removed. */
  eventLine: TextForms | null;
  eventRole: CalendarRole;
}

export interface DayInline { kind: "day"; inline: TextForms; }

/** The layout of an arrow in the header of a month. */
export interface MonthArrowLayout {
  font: Font;
  /** The tappable area, with the symbol in its middle. */
  size: Size;
}

/** Each text has its layout under the text's name. */
export interface MonthLayout {
  kind: "month";
  padding: number;
  headerPadding: number;
  spacing: number;
  rows: number;
  rowHeight: number;
  columnWidth: number;
  /** Whether the lunar day is below the solar day or beside it. */
  arrangement: "below" | "beside";
  /** The distance between the two if they are side by side. */
  daySpacing: number;
  cornerRadius: number;
  title: TextLayout;
  lunarTitle?: TextLayout;
  /** The layout of each arrow after the titles. */
  arrow?: MonthArrowLayout;
  heading: TextLayout;
  solarText: TextLayout;
  /** For a cell with `isBold`. */
  boldSolarText: TextLayout;
  lunarText: TextLayout;
  /** For a cell with `isLunarBold`, except the first of a month. */
  boldLunarText: TextLayout;
  /** For the first of a lunar month. */
  firstLunarText: TextLayout;
  mark: TextLayout;
  eventsTitle?: TextLayout;
  event?: { date: TextLayout; name: TextLayout; distance: TextLayout; spacing: number };
  eventLines: number;
  note?: TextLayout;
}

export interface CardLayout {
  kind: "day";
  padding: number;
  /** Missing in large type. */
  weekday?: TextLayout;
  solarDay: TextLayout;
  month: TextLayout;
  lunarLine?: TextLayout;
  yearLine?: TextLayout;
  cycleLine: TextLayout;
  eventLine?: TextLayout;
  note?: TextLayout;
}

export interface CircleLayout {
  kind: "day";
  solarDay: TextLayout;
  lunarShort?: TextLayout;
}

export interface LinesLayout {
  kind: "day";
  dateLine: TextLayout;
  lunarLine: TextLayout;
  eventLine: TextLayout;
}

export interface InlineLayout { kind: "day"; inline: TextLayout; }

// The Insolent Bard

export interface InsultAnswer { snapshot: InsultSnapshot; schedule: InsultSchedule; }
export interface InsultSchedule { entries: InsultEntry[]; reload: Reload; }
export interface InsultEntry { instant: Instant; snapshot: InsultSnapshot; }

export interface InsultSnapshot extends Snapshot {
  facts?: InsultFacts;
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" };
}

export interface InsultFacts {
  title: TextForms;
  /** The complete insult, for reading aloud and sharing. */
  insult: string;
  /** The insult with shorter forms in families that cannot show every insult completely. */
  text: TextForms;
  /** How long it has been shown, for an app; in an entry of a widget the text would become wrong. */
  time: string;
  /** The time from which it is shown: "Since 2:00 PM". */
  sinceText: TextForms;
  /** The instant from which it is shown; missing in placeholders. */
  beginning?: Instant;
  /** The name of the button that skips the insult; missing if a tap would change nothing. */
  another?: Accessibility;
}

// Solverv

export interface SolsticeAnswer { snapshot: SolsticeSnapshot; schedule: SolsticeSchedule; }
export interface SolsticeSchedule { entries: SolsticeEntry[]; reload: Reload; }
export interface SolsticeEntry { instant: Instant; snapshot: SolsticeSnapshot; relevance?: Relevance; }

export interface SolsticeSnapshot extends Snapshot {
  /** With `unreadable` settings the countdown uses the default settings. */
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" | "beforeTables" | "afterTables" };
  facts?: SolsticeFacts;
  note?: WidgetNote;
}

export type SeasonName = "spring" | "summer" | "autumn" | "winter";
export interface SeasonImage { asset: string; symbol: SymbolName; role: SeasonName; }
export interface Progress { elapsed: number; total: number; text: TextForms; }

export interface SolsticeFacts {
  title: TextForms;
  countText: TextForms;
  days: number;
  /** Missing near the equator, where there are no seasons. */
  season?: SeasonName;
  progress: Progress;
  momentText: TextForms;
  inlineText: TextForms;
  upcoming: SeasonEvent[];
  /** Missing if the user did not choose it; null if it was removed, because the times of the Sun tell where the user is. */
  sun?: SunLines | null;
}

export interface SeasonEvent {
  name: TextForms;
  dateText: TextForms;
  timeText: TextForms;
  countText: TextForms;
  days: number;
  date: CivilDate;
  /** Missing near the equator. */
  season?: SeasonName;
  accessibility: Accessibility;
  link: Link;
}

export interface SunLines {
  lines: SunLine[];
  details: SunLine[];
  note?: TextForms;
  summary: TextForms;
  /** The place of the times; missing if it need not be named. */
  place?: TextForms;
  accessibility: Accessibility;
}

export interface SunLine { name: string; value: string; text: TextForms; isPast: boolean; }

/** The screen of the app, `almanac widget solstice --view screen --format json`. */
export interface SolsticeScreen {
  header: {
    image: SeasonImage;
    title: string;
    countText: string;
    days: number;
    progress: Progress;
    momentText: string;
    description: string;
    accessibility: Accessibility;
  };
  sunTitle: string;
  sun: SunLines;
  /** A note about the place beside the times of the Sun, unless they say it themselves. */
  sunNotice?: string;
  placeNotice?: "notChosen" | "denied" | "awaited" | "restricted" | "unavailable" | "slow";
  season: {
    title: string;
    season?: SeasonName;
    name: string;
    description: string;
  };
  upcomingTitle: string;
  upcoming: SeasonEvent[];
  controls: SolsticeControls;
}

/** The controls of the screen. */
export interface SolsticeControls {
  refresh: string;
  /** Without choices near the equator. */
  filter: SolsticeSetting;
  place: {
    title: string;
    text?: string;
    notice?: string;
    useLocation: string;
    choose: string;
    /** Only if the user denied the location. */
    openSettings?: string;
  };
  settingsTitle: string;
  settings: SolsticeSetting[];
}

export interface SolsticeSetting {
  /** The key under which it is stored. */
  key: "season" | "naming" | "seasons" | "showsSun" | "hemisphere";
  title: string;
  choices: SolsticeChoice[];
}

/** A missing value means no choice. */
export interface SolsticeChoice { value?: string; text: string; isChosen: boolean; }

// MomiQ

export interface BudgetAnswer { snapshot: BudgetSnapshot; schedule: BudgetSchedule; }
export interface BudgetSchedule { entries: BudgetEntry[]; reload: Reload; }
export interface BudgetEntry { instant: Instant; snapshot: BudgetSnapshot; relevance?: Relevance; }

export type BudgetReason =
  "missing" | "newer" | "unreadable" | "unavailable" | "outsideCalendar" | "noSpending" | "tooLarge" | "categoriesUnknown";
export type BudgetStatus = Placeholder | Normal | Stale | { kind: "empty" | "failure"; reason: BudgetReason };

export interface BudgetSnapshot extends Snapshot {
  status: BudgetStatus;
  content: BudgetContent | WidgetNote;
  layout: BudgetLayout | NoteLayout;
}

/** Only texts with a layout are drawn in a family; title, level, percentage and notes are here in every family. */
export interface BudgetContent {
  kind: "budget";
  title: TextForms;
  category?: TextForms | null;
  levelText?: TextForms | null;
  mark?: ProgressMark;
  percent?: TextForms | null;
  headline?: TextForms | null;
  detail?: TextForms | null;
  /** The whole content of the inline family. */
  inlineText?: TextForms | null;
  /** In the ring of the circular family; a budget of zero has no percentage and shows the symbol. */
  circleText?: TextForms | null;
  circleSymbol?: SymbolName | null;
  /** The spent and the remaining amount; without a budget only the spent amount, which the circle shows too. */
  stats: { label: TextForms; amount: TextForms | null; accessibility: Accessibility }[];
  lines: (TextForms | null)[];
  categories: CategoryRow[];
  notes: TextForms[];
}

export type BudgetRole = BudgetLevel | "track" | "trend" | "category" | "background";

export type BudgetLevel = "good" | "warning" | "danger" | "over";

export interface ProgressMark {
  /** 0 to 1000; null if the amounts were removed, together with level, role and symbol: only the track is drawn. */
  permille: number | null;
  /** The position of an even pace, 0 to 1000; it depends only on the day, so it is never removed. */
  pacePermille?: number;
  level: BudgetLevel | null;
  role: BudgetRole | null;
  trackRole: BudgetRole;
  symbol: SymbolName | null;
}

export interface CategoryRow {
  name: TextForms | null;
  amount: TextForms | null;
  /** 0 to 1000; 0 if it is hidden. */
  permille: number;
  role: BudgetRole;
  trackRole: BudgetRole;
  link?: Link;
  accessibility: Accessibility;
}

/** A text without a layout is not drawn in the family. */
export interface BudgetLayout {
  kind: "budget";
  /** The margins left and right (width), and above and below (height). */
  padding: Size;
  /** The distance between rows. */
  spacing: number;
  title?: TextLayout;
  /** After the title in one row; in the small family beside the ring, or without a budget in a row below the title. */
  category?: TextLayout;
  ring?: RingLayout;
  /** It has a line across it at an even pace. */
  bar?: BarLayout;
  /** Before the level's word, or before `detail` in the rectangular family; below the text in the circle. */
  levelSymbol?: Font;
  levelText?: TextLayout;
  /** In the ring of the small family, otherwise at the end of the row of the level or of `detail`. */
  percent?: TextLayout;
  headline?: TextLayout;
  detail?: TextLayout;
  /** Each amount is below its label; two amounts are side by side. */
  stat?: { label: TextLayout; amount: TextLayout };
  line?: TextLayout;
  /** The number of lines that fit. */
  lineLimit: number;
  categories?: CategoryLayout;
  circleText?: TextLayout;
  circleSymbol?: Font;
  inlineText?: TextLayout;
  note?: TextLayout;
  /** The number of notes that fit; further notes are only read aloud. */
  noteLimit: number;
}

/** Rows of a name and an amount above a bar. */
export interface CategoryLayout {
  /** The number of categories that fit, followed by the row of all others. */
  limit: number;
  /** The distance between the texts and the bar of a row. */
  spacing: number;
  rowHeight: number;
  name: TextLayout;
  amount: TextLayout;
  bar: BarLayout;
}

export interface SpendingAnswer { snapshot: SpendingSnapshot; schedule: SpendingSchedule; }
export interface SpendingSchedule { entries: SpendingEntry[]; reload: Reload; }
export interface SpendingEntry { instant: Instant; snapshot: SpendingSnapshot; }

export interface SpendingSnapshot extends Snapshot {
  status: BudgetStatus;
  content: SpendingContent | WidgetNote;
  layout: SpendingLayout | NoteLayout;
}

/** Only texts with a layout are drawn in a family; title, period and notes are here in every family. */
export interface SpendingContent {
  kind: "spending";
  title: TextForms;
  period: TextForms;
  /** Missing in the inline family. */
  total?: TextForms | null;
  /** The whole content of the inline family. */
  inlineText?: TextForms | null;
  change?: { direction: "up" | "down" | "even"; text: TextForms; symbol: SymbolName } | null;
  lines: (TextForms | null)[];
  trend?: Sparkline | null;
  notes: TextForms[];
}

export interface Sparkline {
  /** 0 to 1000, one for each step that has begun. */
  points: number[];
  slotCount: number;
  role: BudgetRole;
  accessibility: Accessibility;
}

/** A text without a layout is not drawn in the family. */
export interface SpendingLayout {
  kind: "spending";
  /** The margins left and right (width), and above and below (height). */
  padding: Size;
  /** The distance between rows. */
  spacing: number;
  title?: TextLayout;
  /** After the title in one row; in the small family in a row below it. */
  period?: TextLayout;
  total?: TextLayout;
  changeSymbol?: Font;
  change?: TextLayout;
  line?: TextLayout;
  trend?: { size: Size; lineWidth: number };
  inlineText?: TextLayout;
  note?: TextLayout;
  /** The number of notes that fit; further notes are only read aloud. */
  noteLimit: number;
}

// Sipli

export interface HydrationAnswer { snapshot: HydrationSnapshot; schedule: HydrationSchedule; }
export interface HydrationSchedule { entries: HydrationEntry[]; reload: Reload; }
export interface HydrationEntry { instant: Instant; snapshot: HydrationSnapshot; relevance?: Relevance; }

export type HydrationReason = "missing" | "newer" | "unreadable" | "unavailable" | "outsideCalendar";

export interface HydrationSnapshot extends Snapshot {
  status: Placeholder | Normal | { kind: "empty" | "failure"; reason: HydrationReason };
  content: HydrationDay | WidgetNote;
  layout: HydrationLayout | NoteLayout;
}

export interface HydrationDay {
  kind: "day";
  progress: HydrationProgress | null;
  streak?: Streak | null;
  entries: Drink[] | null;
  noEntriesText?: TextForms;
  addButton?: AddButton;
  presets: PresetButton[];
  /** For ten minutes after `failedTap`, in place of the rest and the last drink. */
  appendFailedText?: TextForms;
  healthNote?: TextForms | null;
  /** Problems outside the document; large draws the first in place of `healthNote`, and all are read aloud. */
  notes: TextForms[];
  /** The colour of all notes. */
  warningRole: "warning";
}

export interface Streak {
  days: number;
  text: TextForms;
  shortText: TextForms;
  symbol: SymbolName;
  role: "streak";
}

export interface DayProgress {
  /** The amount that counts until now. */
  todayTotalML: number;
  goal: {
    baseML: number;
    /** Negative if cold weather reduces the goal. */
    weatherAdjustmentML: number;
    workoutAdjustmentML: number;
    totalML: number;
  };
  isReached: boolean;
}

export interface HydrationProgress extends DayProgress {
  /** 0 to 1. */
  ring: number;
  percent: number;
  percentText: TextForms;
  totalText: TextForms;
  totalOfGoalText: TextForms;
  ofGoalText: TextForms;
  restText: TextForms;
  inlineText: TextForms;
  lastDrinkText?: TextForms;
  role: "progress" | "reached" | "warning";
  /** The symbol of a caution in the ring, in place of the percentage, if far more than the goal was drunk. */
  cautionSymbol?: SymbolName;
  trackRole: "track";
  unitSystem: string;
}

export interface Drink {
  id: string;
  name: TextForms;
  symbol: SymbolName;
  tint: "water" | "tea" | "coffee" | "milk" | "juice" | "energy" | "alcohol" | "other";
  volumeText: TextForms;
  timeText: TextForms;
  counts: boolean;
  accessibility: Accessibility;
  /** Missing in placeholders. */
  link?: Link;
}

/** A link that opens the sheet of the app. */
export interface AddButton {
  text: TextForms;
  symbol: SymbolName;
  accessibility: Accessibility;
  link: Link;
  role: "progress";
  backgroundRole: "button";
}

/** A button that adds a drink without opening the app. */
export interface PresetButton {
  text: TextForms;
  symbol: SymbolName;
  accessibility: Accessibility;
  intake: {
    volumeML: number;
    /** The id of a beverage. */
    fluidType: string;
  };
  role: "progress";
  backgroundRole: "button";
}

/** A part without a layout is not drawn. */
export interface HydrationLayout {
  kind: "day";
  padding: number;
  /** The distance between parts; `lineSpacing` is the distance between the lines of a part. */
  spacing: number;
  lineSpacing: number;
  ring?: RingLayout;
  /** The distance between the ring and the texts beside it, and before the streak in large. */
  ringSpacing: number;
  percent?: TextLayout;
  /** The symbol of a caution, in place of `percent`. */
  cautionSymbol?: Font;
  total?: TextLayout;
  ofGoal?: TextLayout;
  totalOfGoal?: TextLayout;
  bar?: BarLayout;
  rest?: TextLayout;
  lastDrink?: TextLayout;
  /** In place of `rest` and `lastDrink`. */
  appendFailed?: TextLayout;
  flame?: Font;
  streak?: TextLayout;
  streakShort?: TextLayout;
  divider?: BarLayout;
  entries?: DrinksLayout;
  noEntries?: TextLayout;
  addButton?: ButtonLayout;
  presets?: { count: number; button: ButtonLayout };
  healthNote?: TextLayout;
  inline?: TextLayout;
}

export interface DrinksLayout {
  rows: number;
  height: number;
  spacing: number;
  symbol: Font;
  name: TextLayout;
  volume: TextLayout;
  time: TextLayout;
}

export interface ButtonLayout {
  size: Size;
  /** The distance by which the tappable area extends above and below the button. */
  tapMargin: number;
  /** The margin before and after symbol and text. */
  padding: number;
  symbol?: Font;
  text: TextLayout;
}
