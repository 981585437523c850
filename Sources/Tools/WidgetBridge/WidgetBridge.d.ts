// The JSON of Almanac's widgets: what is asked (WidgetRequest) and what is answered (WidgetAnswer).
//
// `almanac widget NAME --format json` prints a snapshot, `almanac schedule NAME --format json` a schedule; the bridge answers
// a request with both. Conventions: a member without a value is missing; null in a content is a private value that was taken
// out; sizes are points, durations seconds; all texts are ready to be shown in the language of the environment.

/** A moment in UTC: `2026-02-17T05:00:00Z`. */
export type Instant = string;
/** A civil date: `2026-02-17`. */
export type CivilDate = string;
/** A civil month: `2026-02`. */
export type CivilMonth = string;
/** A deep link of the widget's app: `lichviet://day/2026-02-17`. */
export type Link = string;
/** An SF Symbol. */
export type SymbolName = string;

// ---------------------------------------------------------------------------------------------- The question

export type Family = "small" | "medium" | "large" | "circular" | "rectangular" | "inline";
export type Language = "vi" | "zh" | "en" | "ko";
/** 0 for Monday to 6 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The clocks of a zone; `changes` in the order of time. Give every change from the earliest date in the state to three years
 * after the instant: before the first one `offset` holds, after the last one its own.
 */
export interface ZoneClock {
  /** Local time minus UTC before the first change, in seconds: 25200 for UTC+7. */
  offset: number;
  changes?: ZoneChange[];
  /** `Australia/Sydney`: tells which half of the Earth names the seasons, and a city, where nothing else does. */
  identifier?: string;
}

export interface ZoneChange {
  at: Instant;
  /** Local time minus UTC from then on, in seconds. */
  offset: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where, for whom and in which place of the screen a widget is shown. */
export interface WidgetEnvironment {
  /** The offsets of the user's zone, or its identifier where there is a time zone database (not in WebAssembly). */
  zone: ZoneClock | string;
  language: Language;
  family: Family;
  /** 1 to 10000 either way; by default that of the family on a screen of 393x852. */
  size?: Size | null;
  /** Writes numbers and money, and its region decides the lunar calendar where `region` does not: `en_US`; by default the language. */
  locale?: string | null;
  /** By default Monday. */
  firstWeekday?: Weekday | null;
  /** By default that of the language: 12 hours in English and Korean, 24 in Vietnamese and Chinese. */
  hourCycle?: "twelve" | "twentyFour" | null;
  /** The country whose lunar calendar is meant; by default that of the locale, else Vietnam, whatever the language is. */
  region?: "vietnam" | "china" | "korea" | "japan" | null;
  /** Whether private values are taken out; by default shown. */
  privacy?: "shown" | "redacted" | null;
}

/**
 * What every request has. In state and configuration a choice that is missing or unknown is taken as not made; a value of
 * another type in environment is an error. A state that cannot be read is a status of the snapshot.
 * `state` is what the app stored, as a value or as the stored text; null where there is nothing.
 */
export interface Question {
  instant: Instant;
  environment: WidgetEnvironment;
  /** Asks for the placeholder of the gallery; state and configuration do not matter then. */
  isPlaceholder?: boolean;
  /** What was stored when the widget was drawn last: the answer then says whether it has to be drawn anew. */
  before?: StoredParts | null;
}

/** What is stored for a widget. */
export interface StoredParts {
  state?: Stored | string | null;
  /** The text of the log of taps. */
  log?: string | null;
}

/**
 * Something that an app stores. Its form is a JSON Schema beside this file, which names it: `calendar-settings.schema.json`,
 * `insult-settings.schema.json`, `solstice-settings.schema.json`, `momiq-budget.schema.json`, `sipli-hydration.schema.json`.
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
  /** What is stored under `calendarLeaf`: on its day it stands in place of `month`. */
  leaf?: Stored | null;
  rows?: "asNeeded" | "six" | null;
  /** Whether the header has arrows that leaf to other months. */
  showsArrows?: boolean | null;
}

export interface InsultRequest extends Question {
  widget: "insult";
  state?: Stored | string | null;
  /** The text of the log of taps, a line of JSON for each; missing or null before the first tap. */
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
  /** By default the shortest that has a budget. */
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
  state?: Stored | string | null;
  /** The text of the log of taps, whose drinks the app has not taken in yet. */
  log?: string | null;
  configuration?: HydrationConfiguration | null;
}

export interface HydrationConfiguration {
  /** What the buttons add: an id that `almanac hydration beverages` lists; by default water. */
  beverage?: string | null;
  /** When an amount was tapped that could not be kept, such as `2026-02-17T05:10:00Z`; leave it out once a tap was kept. */
  failedTap?: string | null;
}

export type WidgetRequest =
  CalendarRequest | InsultRequest | SolsticeRequest | BudgetRequest | SpendingRequest | HydrationRequest;

/** What an app asks `AppGroup.save` to write. Members that an action does not have are an error. */
export type SaveRequest = BudgetSave | HydrationSave | CalendarSave | InsultSave | SolsticeSave;

export interface Saving {
  /** Now; a fraction of the second keeps drinks of one second in order. */
  instant: Instant;
  /** An identifier: it decides which day is today, and the day of a moment. */
  zone: string;
}

/** MomiQ: only sums are kept. The ledger is a value of the form `momiq-ledger.schema.json`, or its text. */
export interface BudgetSave extends Saving {
  document: "budget";
  ledger: Stored | string;
  /**
   * Whether totals, budgets and names of categories that the ledger lacks may go. Without it such a ledger is a `Failure` with
   * the path `replace`, which says of how many days: an app whose data are not loaded yet has an empty one. A document that
   * cannot be read is such a failure too; with it the document goes on from its backup or anew, and its bytes are kept.
   */
  replace?: boolean | null;
}

/** Sipli. Each action but a tap first takes in the drinks that the widget's buttons have added. */
export interface HydrationSave extends Saving {
  document: "hydration";
  action: AddDrink | EditDrink | DeleteDrink | UndoChange | TapAmount | SetHydration | MergeTaps
    | RecoverLog;
}

export interface AddDrink {
  kind: "add";
  /** 1 to 100 bytes; an id that there is already is an error, so that a request may be sent twice. By default a UUID. */
  id?: string | null;
  /** 1 to 10000 after rounding. */
  volumeML: number;
  /** An id that `almanac hydration beverages` lists; by default water. */
  fluidType?: string | null;
  /** When it was drunk, by default now; the day follows. */
  date?: Instant | null;
  note?: string | null;
}

/** Changes a drink; what is missing stays as it is. Another moment gives it another day, another beverage its share of now. */
export interface EditDrink {
  kind: "edit";
  id: string;
  volumeML?: number | null;
  fluidType?: string | null;
  date?: Instant | null;
  /** Null or an empty text takes the note away. */
  note?: string | null;
}

export interface DeleteDrink { kind: "delete"; id: string; }

/** Takes the last change of drinks back, up to 20 of them. */
export interface UndoChange { kind: "undo"; }

/** What a button of the widget does: a line beside the document, which is not read. */
export interface TapAmount {
  kind: "tap";
  id?: string | null;
  volumeML: number;
  fluidType?: string | null;
}

/** Null takes away; what is missing stays. Weather and workouts are those of today. */
export interface SetHydration {
  kind: "set";
  /** Members of `profile` of `sipli-hydration.schema.json`; null takes a setting away. */
  profile?: Stored;
  /** `lastWeather` of that schema; its day is today. */
  lastWeather?: Stored | null;
  /** `lastWorkout` of that schema; its day is today. */
  lastWorkout?: Stored | null;
}

/** Takes in what the widget's buttons have added, as an app does when it is opened; with a day or two, their drinks are told. */
export interface MergeTaps {
  kind: "merge";
  first?: CivilDate | null;
  last?: CivilDate | null;
}

/** Goes on after damage with all that can be saved; what cannot be read is kept, and nothing is done where nothing is wrong. */
export interface RecoverLog { kind: "recover"; }

/** Lịch Việt: a part of `calendar-settings.schema.json`. */
export interface CalendarSave extends Saving {
  document: "calendar";
  action: SetChoices;
}

/** The Insolent Bard: a part of `insult-settings.schema.json`, or a tap on "another". Its log learns of both. */
export interface InsultSave extends Saving {
  document: "insult";
  action: SetChoices | { kind: "another" };
}

/** Solverv: a part of `solstice-settings.schema.json`. */
export interface SolsticeSave extends Saving {
  document: "solstice";
  action: SetChoices;
}

/** What is not named stays as it was stored, also what this version does not know; null takes a choice back. */
export interface SetChoices {
  kind: "set";
  settings: Stored;
}

// ---------------------------------------------------------------------------------------------- The answer

/** The answer to a `SaveRequest`; with a `Failure` nothing was saved. */
export type SaveAnswer = BudgetSaved | HydrationSaved | TapSaved | SettingsSaved | Failure;

export interface BudgetSaved {
  saved: {
    /** How many amounts are in the totals, and on how many days. */
    amounts: number;
    days: number;
    /** Bills that count as the transaction that pays them. */
    paidBills: number;
    /** Transactions that name a bill which is not in the ledger: perhaps it lacks bills. */
    missingBills: number;
    /** Bills that name a payment which is not in the ledger, or is no spending; they count themselves. */
    missingPayments: number;
    /** Budgets for a category that nothing has. */
    missingCategories: number;
    /** Transactions that are income or transfers. */
    notSpent: number;
    /** Amounts before `since`, the first day that totals are kept of. */
    tooOld: number;
    since: CivilDate;
    /** Days that had totals and have none any more; 0 without `replace`. */
    emptiedDays: number;
  };
}

export interface HydrationSaved {
  saved: {
    /** The drink that was added, changed, deleted, or is so no more: an `entry` of `sipli-hydration.schema.json`. */
    drink?: Stored;
    /** The change that was taken back. */
    undone?: "add" | "edit" | "delete";
    day: DayOfDrinks;
  };
}

/** How the day stands. */
export interface DayOfDrinks extends DayProgress {
  /** The user's day, which begins with the hour of the profile. */
  date: CivilDate;
  /** Days in a row on which the goal was reached. */
  streak: number;
  /** The drinks of the day, or of the days that were asked for, by time: each an `entry` of `sipli-hydration.schema.json`. */
  drinks: Stored[];
  /** The settings as they are stored: `profile` of that schema. */
  profile: Stored;
  /** What cannot be read and is kept, for a developer; lines of days that are over, only after a merge with these days. */
  problems: string[];
}

/** The id the drink of a tap will have. */
export interface TapSaved { saved: { id: string }; }

/** The settings as they are stored now; nothing after a tap on "another". */
export interface SettingsSaved { saved: { settings?: Stored }; }

export type WidgetAnswer = CalendarAnswer | InsultAnswer | SolsticeAnswer | BudgetAnswer | SpendingAnswer
  | HydrationAnswer | Failure;

export interface Answer {
  /** Whether anything that the widget would show from now on differs from what `before` shows; only where that is given. */
  isReloadNeeded?: boolean;
}

/** The request was not understood, or could not be done. */
export interface Failure {
  error: {
    message: string;
    /** Where in the request, from outside to inside. */
    path: string[];
  };
}

export interface Accessibility {
  label: string;
  value: string;
}

/**
 * A text that is drawn, in the forms it may be drawn in, the longest first; never empty. A place takes the first form that
 * fits its width and lines at full size, or else the last one, at 85 % of its size at the least.
 */
export type TextForms = string[];

export interface Links {
  /** Where a tap on the widget leads; missing where there is nothing to open. */
  widget?: Link;
  /** Where taps on its parts lead; empty in families that have none. */
  elements: Link[];
}

/** What every snapshot has; each has `status`, `content` and `layout` of its own beside it. */
export interface Snapshot {
  /** Where a widget has no texts in the language that was asked for; missing where it has. */
  language?: { asked: Language; texts: Language };
  family: Family;
  accessibility: Accessibility;
  links: Links;
}

export interface Placeholder { kind: "placeholder"; }
export interface Normal { kind: "normal"; }
/** The user's data, but nothing newer than `since` was seen. */
export interface Stale { kind: "stale"; since: Instant; }

/** How much an entry matters, compared with the others of the same widget, and for how many seconds. */
export interface Relevance {
  score: number;
  duration: number;
}

export type Reload = { kind: "atEnd" } | { kind: "after"; instant: Instant } | { kind: "never" };

export interface Font {
  size: number;
  weight: "regular" | "medium" | "semibold" | "bold";
}

/** How a text is set. */
export interface TextLayout {
  font: Font;
  width: number;
  /** 1 or more. */
  lineLimit: number;
  alignment: "leading" | "center" | "trailing";
  /** `role` is the role that the content names for the text. */
  ink: "primary" | "secondary" | "role";
}

/** A text in place of content, such as the reason why there is none. */
export interface WidgetNote {
  kind: "note";
  title?: TextForms;
  note: TextForms;
  symbol: SymbolName;
}

/** The measures of a note; in the circle the symbol stands alone. */
export interface NoteLayout {
  kind: "note";
  padding: number;
  spacing: number;
  title?: TextLayout;
  symbol?: Font;
  text?: TextLayout;
}

/** A ring that fills clockwise. */
export interface RingLayout {
  diameter: number;
  lineWidth: number;
  /** Where it begins, in degrees clockwise from three o'clock. */
  start: number;
}

/** A bar with round ends that fills from the side where reading begins. */
export interface BarLayout {
  width: number;
  height: number;
}

// Lịch Việt

export interface CalendarAnswer extends Answer { snapshot: CalendarSnapshot; schedule: CalendarSchedule; }
export interface CalendarSchedule { entries: CalendarEntry[]; reload: Reload; }
export interface CalendarEntry { instant: Instant; snapshot: CalendarSnapshot; relevance?: Relevance; }

export interface CalendarSnapshot extends Snapshot {
  /** With `unreadable` settings the calendar is shown as the app is delivered. */
  status: Placeholder | Normal | { kind: "failure"; reason: "outsideCalendar" | "unreadable" };
  /** A month in the medium and the large family, the day in the others: card, circle, lines and line of text. */
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
  /** What leafs to other months; missing unless it was chosen. */
  arrows?: MonthArrow[];
  headings: MonthHeading[];
  /** 4 to 6 weeks of 7 days. */
  weeks: MonthDay[][];
  events: CalendarEvent[];
  /** Missing where there are no events. */
  eventsTitle?: TextForms;
  /** Why days have no lunar date or a doubtful one, or that the settings are not the user's. */
  note?: TextForms;
}

export interface MonthArrow {
  /** Missing for the one that leads back to the month of today. */
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
  /** Whether the lunar date is beyond doubt. */
  isCertain: boolean;
  /** Whether it is paid by law, for a festival of its own or for one near it. */
  isDayOff: boolean;
  /** Missing outside the tables. */
  lunar?: LunarDate;
  /** The weightiest first. */
  festivals: CalendarFestival[];
  /** The ids of the days of the user's own that are kept; missing if there are none, null where they were taken out. */
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
  /** 0 to 1; with 0, as days of other months have in large type, the cell is not drawn, read or tapped. */
  opacity: number;
  accessibility: Accessibility;
  link?: Link;
}

/** A festival of a day; `isDayOff` where the day itself is paid by law. */
export interface CalendarFestival {
  id: string;
  name: string;
  /** Shorter names for places with less room, the longest first; missing where there are none. */
  shortNames?: string[];
  kind: "public" | "traditional" | "observance";
  isDayOff: boolean;
}

export interface LunarDate { year: number; month: number; day: number; isLeapMonth: boolean; }

/** A day of the user's own, a festival or a solar term. */
export interface CalendarEvent {
  /** Null where the name of a day of the user's own was taken out. */
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
  /** Of the day of the week and the solar day. */
  role: CalendarRole;
  month: TextForms;
  lunarLine?: TextForms;
  yearLine?: TextForms;
  cycleLine: TextForms;
  /** Null where the name of a day of the user's own was taken out. */
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
  /** The lunar day, or why there is none. */
  lunarLine: TextForms;
  /** The festival or solar term, or the can chi of the day; null where the name of a day of the user's own was taken out. */
  eventLine: TextForms | null;
  eventRole: CalendarRole;
}

export interface DayInline { kind: "day"; inline: TextForms; }

/** The layout of each text stands under the text's name. */
export interface MonthArrowLayout {
  font: Font;
  /** The place that takes a tap, with the symbol in its middle. */
  size: Size;
}

export interface MonthLayout {
  kind: "month";
  padding: number;
  headerPadding: number;
  spacing: number;
  rows: number;
  rowHeight: number;
  columnWidth: number;
  /** Whether the lunar day stands below the solar day or beside it. */
  arrangement: "below" | "beside";
  /** Between the two where they stand side by side. */
  daySpacing: number;
  cornerRadius: number;
  title: TextLayout;
  lunarTitle?: TextLayout;
  /** Of each arrow behind the titles. */
  arrow?: MonthArrowLayout;
  heading: TextLayout;
  solarText: TextLayout;
  /** Of a cell with `isBold`. */
  boldSolarText: TextLayout;
  lunarText: TextLayout;
  /** Of a cell with `isLunarBold`, but for the first of a month. */
  boldLunarText: TextLayout;
  /** Of the first of a lunar month. */
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

export interface InsultAnswer extends Answer { snapshot: InsultSnapshot; schedule: InsultSchedule; }
export interface InsultSchedule { entries: InsultEntry[]; reload: Reload; }
export interface InsultEntry { instant: Instant; snapshot: InsultSnapshot; }

export interface InsultSnapshot extends Snapshot {
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" };
  content: InsultText | InsultEmblem;
  layout: InsultTextLayout | InsultEmblemLayout;
}

export type InsultRole = "background" | "insult" | "smallInsult" | "title" | "since";

export interface InsultText {
  kind: "text";
  /** The insult in full, as it is read aloud and shared. */
  insult: string;
  /** How long it has stood, for an app; in an entry of a widget it would not stay true. */
  time: string;
  /** Since when it stands: "Since 2:00 PM"; drawn where the layout has a place for it. */
  sinceText: TextForms;
  sinceRole?: InsultRole;
  /** When it took its place; missing in placeholders. */
  beginning?: Instant;
  emblem?: { place: "aboveInsult" | "besideTitle"; symbol: SymbolName; role: InsultRole };
  title?: TextForms;
  titleRole?: InsultRole;
  /** The insult, or as much of it as fits. */
  text: TextForms;
  isCut: boolean;
  lines: string[];
  /** Of the lines. */
  role: InsultRole;
  /** The button that passes the insult over; missing where a tap would change nothing, and in families without it. */
  another?: { symbol: SymbolName; role: InsultRole; accessibility: Accessibility };
}

export interface InsultEmblem {
  kind: "emblem";
  insult: string;
  time: string;
  sinceText: TextForms;
  beginning?: Instant;
  symbol: SymbolName;
  role: InsultRole;
}

/** Emblem, title, insult and time, one below the other; an emblem beside the title stands on both sides of it. */
export interface InsultTextLayout {
  kind: "text";
  padding: number;
  /** Between the parts, also between the title and the emblems beside it. */
  spacing: number;
  emblem?: Font;
  title?: TextLayout;
  /** Between the letters of the title. */
  titleTracking?: number;
  text: TextLayout;
  /** The PostScript name of the book face; missing where the system's face is used. */
  faceName?: string;
  /** The design of the system's type where that face is missing. */
  faceFallback?: "serif";
  /** Between the lines of the insult. */
  lineSpacing: number;
  sinceText?: TextLayout;
  /**
   * The button: a square of `side` points that takes a tap, with its symbol in the middle, in the lower corner where lines end;
   * `bottom` and `trailing` are how far it is from the edges.
   */
  another?: { font: Font; side: number; bottom: number; trailing: number };
}

export interface InsultEmblemLayout { kind: "emblem"; emblem: Font; }

// Solverv

export interface SolsticeAnswer extends Answer { snapshot: SolsticeSnapshot; schedule: SolsticeSchedule; }
export interface SolsticeSchedule { entries: SolsticeEntry[]; reload: Reload; }
export interface SolsticeEntry { instant: Instant; snapshot: SolsticeSnapshot; relevance?: Relevance; }

export interface SolsticeSnapshot extends Snapshot {
  /** With `unreadable` the countdown is shown for settings as they are delivered. */
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" | "beforeTables" | "afterTables" };
  content: Countdown | WidgetNote;
  layout: SolsticeLayout | NoteLayout;
}

export type SeasonName = "spring" | "summer" | "autumn" | "winter";
export interface SeasonImage {
  asset: string;
  symbol: SymbolName;
  role: SeasonName;
  backgroundRole: "springImage" | "summerImage" | "autumnImage" | "winterImage";
}
export interface Progress { elapsed: number; total: number; text: TextForms; trackRole: "track"; }

export interface Countdown {
  kind: "countdown";
  title: TextForms;
  countText: TextForms;
  days: number;
  /** Missing near the equator, where there are no seasons. */
  season?: SeasonName;
  role: SeasonName;
  image: SeasonImage;
  progress?: Progress;
  momentText?: TextForms;
  inlineText?: TextForms;
  upcoming: SeasonEvent[];
  /** Null where it was taken out: the times of the Sun tell where the user is. */
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
  role: SeasonName;
  accessibility: Accessibility;
  link: Link;
}

export interface SunLines {
  lines: SunLine[];
  details: SunLine[];
  note?: TextForms;
  summary: TextForms;
  /** Where these are the times; missing where clocks show the same as those of the user. */
  place?: TextForms;
  accessibility: Accessibility;
}

export interface SunLine { name: string; value: string; text: TextForms; isPast: boolean; }

/** Without `image` on the lock screen; a text that is missing is not drawn. */
export interface SolsticeLayout {
  kind: "countdown";
  padding: number;
  spacing: number;
  image?: Size;
  symbol?: Font;
  ring?: RingLayout;
  title?: TextLayout;
  count?: TextLayout;
  bar?: BarLayout;
  progress?: TextLayout;
  moment?: TextLayout;
  sun?: SunLayout;
  upcoming?: UpcomingLayout;
  inline?: TextLayout;
}

export interface SunLayout {
  /** How many of the lines are drawn, each in a row of its own; 0 where the summary is drawn. */
  rows: number;
  line: TextLayout;
  /** In place of the rows where there are none. */
  note: TextLayout;
  /** Above the times, where their place is named. */
  place?: TextLayout;
}

export interface UpcomingLayout {
  rows: number;
  name: TextLayout;
  date: TextLayout;
  time: TextLayout;
  count: TextLayout;
}

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
  /** What is said of the place beside the times of the Sun, unless they say it themselves. */
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

/** What can be tapped on the screen. */
export interface SolsticeControls {
  refresh: string;
  /** No choices near the equator. */
  filter: SolsticeSetting;
  place: {
    title: string;
    text?: string;
    notice?: string;
    useLocation: string;
    choose: string;
    /** Where the location is denied. */
    openSettings?: string;
  };
  settingsTitle: string;
  settings: SolsticeSetting[];
}

export interface SolsticeSetting {
  /** The member under which it is stored. */
  key: "season" | "naming" | "seasons" | "showsSun" | "hemisphere";
  title: string;
  choices: SolsticeChoice[];
}

/** Without a value it stands for no choice. */
export interface SolsticeChoice { value?: string; text: string; isChosen: boolean; }

// MomiQ

export interface BudgetAnswer extends Answer { snapshot: BudgetSnapshot; schedule: BudgetSchedule; }
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

/** What is drawn of it in a family has a layout; title, level, percentage and notes stand here in every family. */
export interface BudgetContent {
  kind: "budget";
  title: TextForms;
  category?: TextForms | null;
  levelText?: TextForms | null;
  mark?: ProgressMark;
  percent?: TextForms | null;
  headline?: TextForms | null;
  detail?: TextForms | null;
  /** All there is in the inline family. */
  inlineText?: TextForms | null;
  /** Within the ring of the circular family; a budget of zero has no percentage and shows the symbol. */
  circleText?: TextForms | null;
  circleSymbol?: SymbolName | null;
  /** Spent and left; without a budget only spent, which the circle shows too. */
  stats: { label: TextForms; amount: TextForms | null; accessibility: Accessibility }[];
  lines: (TextForms | null)[];
  categories: CategoryRow[];
  notes: TextForms[];
}

export type BudgetRole = BudgetLevel | "track" | "trend" | "category" | "background";

export type BudgetLevel = "good" | "warning" | "danger" | "over";

export interface ProgressMark {
  /** 0 to 1000; null where the amounts were taken out, as are level, role and symbol: the track alone is drawn. */
  permille: number | null;
  /** Where an even pace would be, 0 to 1000; a matter of the day, so it is never taken out. */
  pacePermille?: number;
  level: BudgetLevel | null;
  role: BudgetRole | null;
  trackRole: BudgetRole;
  symbol: SymbolName | null;
}

export interface CategoryRow {
  name: TextForms | null;
  amount: TextForms | null;
  /** 0 to 1000; 0 where it is hidden. */
  permille: number;
  role: BudgetRole;
  trackRole: BudgetRole;
  link?: Link;
  accessibility: Accessibility;
}

/** A text without a layout is not drawn in the family. */
export interface BudgetLayout {
  kind: "budget";
  /** Free space at each side (width), above and below (height). */
  padding: Size;
  /** Between rows. */
  spacing: number;
  title?: TextLayout;
  /** Behind the title in one row; beside the ring in the small family, or a row below the title without a budget. */
  category?: TextLayout;
  ring?: RingLayout;
  /** A line across it stands where an even pace would be. */
  bar?: BarLayout;
  /** Before the level's word, or before `detail` in the rectangular family; below the text in the circle. */
  levelSymbol?: Font;
  levelText?: TextLayout;
  /** Within the ring of the small family, at the end of the row of the level or of `detail` elsewhere. */
  percent?: TextLayout;
  headline?: TextLayout;
  detail?: TextLayout;
  /** Each amount stands below its name, two amounts beside each other. */
  stat?: { label: TextLayout; amount: TextLayout };
  line?: TextLayout;
  /** How many lines there is room for. */
  lineLimit: number;
  categories?: CategoryLayout;
  circleText?: TextLayout;
  circleSymbol?: Font;
  inlineText?: TextLayout;
  note?: TextLayout;
  /** How many notes there is room for; those beyond it are only read aloud. */
  noteLimit: number;
}

/** Rows of a name and an amount above a bar. */
export interface CategoryLayout {
  /** How many categories there is room for; the row of all others comes after them. */
  limit: number;
  /** Between the texts and the bar of a row. */
  spacing: number;
  rowHeight: number;
  name: TextLayout;
  amount: TextLayout;
  bar: BarLayout;
}

export interface SpendingAnswer extends Answer { snapshot: SpendingSnapshot; schedule: SpendingSchedule; }
export interface SpendingSchedule { entries: SpendingEntry[]; reload: Reload; }
export interface SpendingEntry { instant: Instant; snapshot: SpendingSnapshot; }

export interface SpendingSnapshot extends Snapshot {
  status: BudgetStatus;
  content: SpendingContent | WidgetNote;
  layout: SpendingLayout | NoteLayout;
}

/** What is drawn of it in a family has a layout; title, period and notes stand here in every family. */
export interface SpendingContent {
  kind: "spending";
  title: TextForms;
  period: TextForms;
  /** Missing in the inline family. */
  total?: TextForms | null;
  /** All there is in the inline family. */
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
  /** Free space at each side (width), above and below (height). */
  padding: Size;
  /** Between rows. */
  spacing: number;
  title?: TextLayout;
  /** Behind the title in one row; a row below it in the small family. */
  period?: TextLayout;
  total?: TextLayout;
  changeSymbol?: Font;
  change?: TextLayout;
  line?: TextLayout;
  trend?: { size: Size; lineWidth: number };
  inlineText?: TextLayout;
  note?: TextLayout;
  /** How many notes there is room for; those beyond it are only read aloud. */
  noteLimit: number;
}

// Sipli

export interface HydrationAnswer extends Answer { snapshot: HydrationSnapshot; schedule: HydrationSchedule; }
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
  /** For ten minutes after `failedTap`, in place of what is left and the last drink. */
  appendFailedText?: TextForms;
  healthNote?: TextForms | null;
  /** What is wrong beside the document; large draws the first in place of `healthNote`, and all are read aloud. */
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
  /** What counts until now. */
  todayTotalML: number;
  goal: {
    baseML: number;
    /** Negative where cold takes away. */
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
  role: "progress" | "reached";
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

/** A member that is missing is not drawn. */
export interface HydrationLayout {
  kind: "day";
  padding: number;
  /** Between parts; `lineSpacing` between the lines of a part. */
  spacing: number;
  lineSpacing: number;
  ring?: RingLayout;
  /** Between the ring and what stands beside it, and before the streak of large. */
  ringSpacing: number;
  percent?: TextLayout;
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
  /** How far the region that takes a tap goes beyond the button, above and below. */
  tapMargin: number;
  /** Free space before and behind symbol and text. */
  padding: number;
  symbol?: Font;
  text: TextLayout;
}
