// The JSON of Almanac's widgets: requests (WidgetRequest) and answers (WidgetAnswer).
//
// `almanac widget NAME --format json` prints a snapshot, `almanac schedule NAME --format json` a schedule; the bridge answers
// a request with both. Conventions: a member without a value is missing; null in facts marks a private value that was
// removed; sizes are in points, durations in seconds; all texts are in the language of the environment, ready to be shown. `make api`
// declares facts by the properties in Swift.

/** An instant in UTC: `2026-02-17T05:00:00Z`. */
export type Instant = string;
/** A civil date: `2026-02-17`. */
export type CivilDate = string;
/** A civil month: `2026-02`. */
export type CivilMonth = string;
/** A link to a page of the app: `example://day/2026-02-17` with the scheme of the environment, `//day/2026-02-17` without one. */
export type Link = string;
/** The name of an SF Symbol. */
export type SymbolName = string;

// ---------------------------------------------------------------------------------------------- Requests

export type Family = "small" | "medium" | "large" | "circular" | "rectangular" | "inline";
/** A language that has texts. */
export type LanguageCode = "vi" | "zh" | "en" | "ko" | "hant";
/** A code or any tag, such as `zh-Hant-TW`; the answer is in the nearest language that has texts, or else in English. */
export type Language = string;
/** The tag of the language of an answer. */
export type LanguageUsed = "vi" | "zh-Hans" | "en" | "ko" | "zh-Hant";
/** 0 for Monday to 6 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The clock of a zone, with `changes` in the order of time: every change from the earliest date in the state to three years after
 * the instant. `offset` applies before the first change; the offset of the last change applies after it.
 */
export interface ZoneClock {
  /** Local time minus UTC in seconds before the first change: 25200 for UTC+7. */
  offset: number;
  changes?: ZoneChange[];
  /** `Australia/Sydney`: decides the hemisphere of the seasons and the name of the city, if nothing else does. */
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
  /** The scheme of the app's links, in lower case and without a colon; without it links have none. */
  scheme?: string | null;
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
  /** The value stored under `calendarShownMonth`; on its day it replaces `month`. */
  shownMonth?: Stored | null;
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
  /** The currency, for a period with budgets in several; by default that of the document or, where it has no budget, of the first one. */
  currency?: string | null;
  /** Whether amounts and names are removed, as on a locked screen; by default not. */
  hidesAmounts?: boolean | null;
  /** Whether what is left of the day's share of the budget is shown; by default not. */
  showsToday?: boolean | null;
}

export interface SpendingRequest extends Question {
  widget: "spending";
  state?: Stored | string | null;
  configuration?: SpendingConfiguration | null;
}

export interface SpendingConfiguration {
  /** By default month. */
  period?: PeriodKind | null;
  /** Whether amounts are removed, as on a locked screen; by default not. */
  hidesAmounts?: boolean | null;
}

export interface HydrationRequest extends Question {
  widget: "hydration";
  /** The settings, or the file of the app's first version, which has the drinks as well. */
  state?: Stored | string | null;
  /** The drinks: the text that `stored("WaterQuestState-YYYY-MM.jsonl")` returns, the line of the cache and lines of months after it. */
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
  /** The language of the sentences of a `Failure`, by default English; of MomiQ's answers too, there by default Vietnamese. */
  language?: Language | null;
}

/** MomiQ: sums of a ledger that an app passes, entries that its user records, budgets and settings. */
export interface BudgetSave extends Saving {
  document: "budget";
  action: ImportLedger | UndoBudget | AddEntry | EditEntry | RemoveEntry | ListEntries | SetBudget | ShowBudget | RecoverBudget;
}

/**
 * Computes the totals from a ledger: its sums replace those of the ledger before it, and its settings the stored ones that it
 * names. Entries stay. Only sums are stored, by day in the app's own folder and by period in the document of the widgets.
 */
export interface ImportLedger {
  kind: "import";
  /**
   * A value of the form `momiq-ledger.schema.json` or the list of its transactions, or the text of a file: the same as JSON, or
   * one plain CSV. Missing if the app passes the bytes of the file.
   */
  ledger?: Stored | Stored[] | string;
  /** The currency of amounts that have none beside them, and of a first document; by default that of the document. */
  currency?: string | null;
  /**
   * Whether sums may fall, equal rows count twice, and a list without records replace one that has some. Otherwise such a ledger
   * is a `Failure` with the path `action.replace`, because the ledger of an app that has not loaded its data yet is empty. An app
   * whose data are loaded passes true.
   */
  replace?: boolean | null;
}

/**
 * Undoes the last import or the last change of an entry, whichever is newer; a second `undo` undoes the other. After an import
 * the sums are those of the ledger before it, and so are the settings that it has changed, except those that were changed since.
 */
export interface UndoBudget { kind: "undo"; }

/** Records money spent; the answer has the entry. */
export interface AddEntry extends EntryMembers {
  kind: "add";
  /** The amount, a number or a text such as "12.50", above zero. */
  amount: number | string;
}

/** Changes an entry; missing members do not change, and null removes a category or a note. */
export interface EditEntry extends EntryMembers { kind: "edit"; id: number; }

export interface EntryMembers {
  amount?: number | string | null;
  /** By default that of the entry, or else of the document; a first document needs one. */
  currency?: string | null;
  /** Whether the money came back; by default it was spent. */
  refund?: boolean | null;
  /** The id or the name of a category, or a new one; by default none. */
  category?: string | null;
  /** A line of at most 200 visible characters. */
  note?: string | null;
  /** The day on which it counts, from 1970 to a year from today; by default today. */
  date?: CivilDate | null;
}

export interface RemoveEntry { kind: "remove"; id: number; }

/** Requests the entries of some days, by default of all, the newest first. */
export interface ListEntries { kind: "list"; first?: CivilDate | null; last?: CivilDate | null; }

/** Sets, changes or removes a budget, or changes settings; missing members do not change. */
export interface SetBudget {
  kind: "set";
  /** The kind of period of a budget; needs `amount`. */
  period?: PeriodKind | null;
  /** The budget, as a number or a text such as "1500.50"; null removes it. */
  amount?: number | string | null;
  /** The category of the budget, by its id or its name; by default all spending. */
  category?: string | null;
  /**
   * The currency of the budget, by default that of the document; a budget in another currency is another budget. Without a budget, the
   * currency of the document.
   */
  currency?: string | null;
  /** Members of `rules` in `momiq-budget.schema.json`. */
  rules?: Stored | null;
}

/** Only requests the overview. */
export interface ShowBudget { kind: "status"; }

/**
 * Continues with the backups of files that cannot be read. Without a backup of the document a new document begins, which needs a
 * currency; without one of the sums by day, these are the totals of the document, without categories and entries.
 */
export interface RecoverBudget { kind: "recover"; currency?: string | null; }

/** Sipli. A change of drinks appends lines to the file of their month; a setting replaces the document of settings. */
export interface HydrationSave extends Saving {
  document: "hydration";
  action: AddDrink | EditDrink | DeleteDrink | UndoChange | TapAmount | SetHydration | OpenLog | ReadLog | CheckLog
    | RecoverLog | ExportDrinks;
}

export interface AddDrink {
  kind: "add";
  /** 1 to 100 bytes, all visible; by default a UUID. The id of an existing drink is an error, so that a request may be sent twice. */
  id?: string | null;
  /** 1 to 10000 after rounding. */
  volumeML: number;
  /** An id from `almanac hydration beverages`; by default water. */
  fluidType?: string | null;
  /** The time of the drink, by default now; it determines the day. */
  date?: Instant | null;
  /** At most 1000 visible characters, on one line or several. */
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

/** The action of a button of the widget: it adds a drink now, and returns nothing about the day. */
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
 * The request of an app that was just opened: adopts the file of the app's first version, once, and returns the day. With one or two
 * days, the drinks from the first to the last of them are returned.
 */
export interface OpenLog {
  kind: "open";
  /** Whether to adopt a truncated file, with the drinks before the cut. */
  beforeCut?: boolean | null;
  first?: CivilDate | null;
  last?: CivilDate | null;
}

/** Returns the day as `open` does, and moves nothing. */
export interface ReadLog {
  kind: "read";
  first?: CivilDate | null;
  last?: CivilDate | null;
}

/** Reads all months, counts their drinks, and lists all faults and oddities; it changes nothing. */
export interface CheckLog { kind: "check"; }

/**
 * Continues with the settings before their last change if they cannot be read, or with none if there is no backup and `anew` is
 * true. The bytes that cannot be read are kept. Drinks are in other files; a file of another program stays as it is.
 */
export interface RecoverLog { kind: "recover"; anew?: boolean | null; }

/** Returns all drinks as a text: as the app's first version stored them, as CSV, or the lines of all months. */
export interface ExportDrinks { kind: "export"; form: "json" | "csv" | "jsonl"; }

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

/** Missing members stay, even if this version does not know them; null resets a setting. */
export interface SetChoices {
  kind: "set";
  settings: Stored;
}

// ---------------------------------------------------------------------------------------------- Answers

/** The answer to a `SaveRequest`; with a `Failure` nothing was saved. */
export type SaveAnswer = BudgetSaved | HydrationSaved | TapSaved | DrinksExported | SettingsSaved | Failure;

export interface BudgetSaved {
  saved: {
    /** After an import. */
    imported?: ImportedLedger;
    /** After an undo. */
    undone?: UndoneChange;
    /** The entry that was added, changed or removed. */
    entry?: RecordedEntry;
    /** After `list`. */
    entries?: RecordedEntry[];
    /** After `recover`; missing if nothing was wrong. */
    recovered?: RecoveredBudget;
    budget: BudgetOverview;
  };
}

export interface RecoveredBudget {
  /** Whether a new document began, because there was no backup. */
  isDocumentNew: boolean;
  /** Whether the sums by day begin anew, from the totals of the document. */
  isBookNew: boolean;
  /** Whether these are their backup, which lacks the last change of a ledger or an entry. */
  isBookOlder: boolean;
  /** The paths of the unreadable files that were kept. */
  keptFiles: string[];
}

/** The change that was undone: an import, or one of an entry, which is as before `edit` or `remove`, or gone after `add`. */
export interface UndoneChange { kind: "import" | "add" | "edit" | "remove"; entry?: RecordedEntry; }

export interface RecordedEntry {
  /** Its number, which no other entry has or has had. */
  id: number;
  date: CivilDate;
  /** In the unit of the currency, such as "12.50". */
  amount: string;
  currency: string;
  refund: boolean;
  category?: string;
  note?: string;
}

export interface ImportedLedger {
  /** The number of records, also of those that do not count, and of those of the ledger before it. */
  records: number;
  replacedRecords: number;
  /** Whether its sums replaced those of the ledger before it; settings alone leave them. */
  replacesSums: boolean;
  /** Whether anything is different now, so that it can be undone. */
  isChanged: boolean;
  /** The currencies of the spending. */
  currencies: string[];
  /** The first and the last day of the records; missing without any. */
  first?: CivilDate;
  last?: CivilDate;
  /** The number of records that are income or transfers. */
  notSpent: number;
  /** The number of bills that count as the transaction that pays them. */
  paidBills: number;
  /** The number of bills and payments whose partner is missing or is not spending; these are counted themselves. */
  missingPartners: number;
  /** The money that came back, by currency: the number of amounts, and their sum as a text such as "20.00". */
  refunds: Refunds[];
  /** The number of records whose id and all columns are those of an earlier one, and the first five; each counts once. */
  repeatedRecords: number;
  repeats: RepeatedRecord[];
  /** Equal rows without an id in two files, which count twice. */
  doubles: DoubledRows[];
  /** The columns of files that were left out. */
  unusedColumns: { file: string; names: string[] }[];
  /** The number of months, or of categories in a month, whose sum fell; 0 without `replace`. */
  loweredMonths: number;
  /** Whether the ledger had settings, which were adopted. */
  hasSettings: boolean;
}

/** An id with the positions of the record that counts and of the one that does not: `a.csv:12`, or a path in JSON. */
export interface RepeatedRecord { id: string; first: string; second: string; }

export interface DoubledRows { first: string; second: string; count: number; amounts: PlainAmount[]; }

export interface PlainAmount { currency: string; amount: string; }

export interface Refunds extends PlainAmount { count: number; }

/** The totals of the current periods, and all budgets. */
export interface BudgetOverview {
  /** The language of all texts. */
  language: LanguageCode;
  /** The main currency, and the day of the totals. */
  currency: string;
  asOf: CivilDate;
  totals: PeriodTotal[];
  budgets: BudgetRow[];
  /** Each is a `category` of `momiq-budget.schema.json`. */
  categories: Stored[];
  /** The ids of categories that have a budget and no spending, which may be mistyped. */
  missingCategories: string[];
  /** Notes about the parts of the document that could not be read. */
  notes: string[];
}

/** A period and its spending; a `reason` replaces spending that is unknown. */
export interface PeriodOverview {
  period: PeriodKind;
  /** The first and the last day; missing at the end of the calendar. */
  first?: CivilDate;
  last?: CivilDate;
  label: string;
  spent?: MoneyAmount;
  reason?: string;
}

export interface PeriodTotal extends PeriodOverview {
  /** The spending in other currencies than the main one. */
  others?: MoneyAmount[];
}

export interface BudgetRow extends PeriodOverview {
  /** The id and the name of the category; missing for all spending. */
  category?: string;
  name?: string;
  limit: MoneyAmount;
  /** The part that is spent; missing for a budget of zero. */
  percent?: string;
  level?: "good" | "warning" | "danger" | "over";
  levelText?: string;
}

/** An amount in the unit of its currency, such as "1234.50", and as people read it. */
export interface MoneyAmount { currency: string; amount: string; text: string; }

export interface HydrationSaved {
  saved: {
    /** The drink that was added, changed, deleted, or whose change was undone: an `entry` of `sipli-month.schema.json`. */
    drink?: Stored;
    /** The change that was undone. */
    undone?: "add" | "edit" | "delete";
    /** Only of `open`, and only if there was a file of the app's first version. */
    moved?: MovedDrinks;
    /** Only of `check`. */
    checked?: CheckedDrinks;
    /** Only of `recover`. */
    recovered?: RecoveredDrinks;
    day: DayOfDrinks;
  };
}

/** The parts that were adopted from the file of the app's first version. */
export interface MovedDrinks {
  /** The number of its drinks. */
  drinkCount: number;
  /** The elements that could not be read, with their paths; they are kept in the old file. */
  unread: string[];
  /** The path that the old file has now. */
  oldFile: string;
  /** The goal that the app computed for an ordinary day; missing if `goal.baseML` of the day is the same. */
  appGoalML?: number;
}

/** The drinks of all months. */
export interface CheckedDrinks {
  drinkCount: number;
  /** The number of days with drinks. */
  dayCount: number;
}

/** The result of a recovery; `problems` of the day are the remaining ones. */
export interface RecoveredDrinks {
  /** Whether the settings are those before the last change, or have to be set again; missing if they were not damaged. */
  areSettingsKept?: boolean;
  /** The paths of the files with the bytes of settings that could not be read. */
  keptFiles: string[];
}

/** The state of the day. */
export interface DayOfDrinks extends DayProgress {
  /** The user's day, which begins at the hour in the profile. */
  date: CivilDate;
  /** The number of consecutive days on which the goal was reached. */
  streak: number;
  /** The drinks of the day, or of the requested days, by time: each an `entry` of `sipli-month.schema.json`. */
  drinks: Stored[];
  /** The totals, by date, of the days with these drinks, and of days that the change affects. */
  days: DayTotal[];
  /** The settings as they are stored: `profile` of `sipli-hydration.schema.json`; null if they cannot be read. */
  profile: Stored | null;
  /** The basis of the goal: the user's own, by body mass, or the adequate intake of EFSA 2010. */
  goalBasis: "custom" | "bodyMass" | "adequateIntake";
  /** Whether the goal would be larger without the largest goal. */
  isGoalLimited: boolean;
  /** The faults of files, with the number of missing lines of each, for a developer; everything readable is kept and counts. */
  problems: string[];
}

/** The id of the drink of a tap. */
export interface TapSaved { saved: { id: string }; }

/** All drinks as a text, and the faults of files, as in `problems` of a day. */
export interface DrinksExported { saved: { exported: string; problems: string[] }; }

/** The settings as they are stored now; missing after a tap on "another". */
export interface SettingsSaved { saved: { settings?: Stored }; }

export type WidgetAnswer = CalendarAnswer | InsultAnswer | SolsticeAnswer | BudgetAnswer | SpendingAnswer
  | HydrationAnswer | Failure;

/**
 * The reason why there is no answer, or why nothing was saved. A `message` about an action of the user is in the language of the
 * request, the same sentence as in the apps and in the command; one about a request that no user causes (`RequestCode`) is
 * English, for developers. An app may write its own sentence for a `code` from `values`.
 */
export interface Failure {
  error: {
    code: RefusalCode | RequestCode;
    /** One sentence or more, each on a line of its own. */
    message: string;
    /** The path of the refused value in the request, from outside to inside; empty if there is none. */
    path: string[];
    /**
     * For a `RefusalCode`: the values in the sentence, such as `text`, `limit`, `file`, `first` and `last`; `reason` is the reason why
     * JSON or a value in it cannot be read: `endOfText`, `missing`, or what was expected, such as `oneOf` or `object`.
     */
    values?: Stored;
    /** The first fifty faults of a file, by their positions. */
    faults?: FileFault[];
    /** Only from the command: the tag of the language of `message`. */
    language?: string;
  };
}

export interface FileFault {
  code: RefusalCode;
  message: string;
  /** The name of the file, if there are several. */
  file?: string;
  line?: number;
  column?: number;
  /** The path in JSON, such as `transactions[3].amount`. */
  path?: string;
  /** The values in the sentence. */
  values: Stored;
}

/** The code of a request that is always wrong, of an app that lacks something that the request needs, or of an error that has no other code (`unexpected`). */
export type RequestCode = "badRequest" | "notJSON" | "notSetUp" | "unexpected" | "unknownWidget";

/** The code of a request that the user's data do not allow; a code keeps its meaning, and later versions may have more. */
export type RefusalCode =
  // A document that cannot be read or written; of `noContainer`, is the group in the entitlements?
  | "busy" | "changed" | "checksum" | "empty" | "envelope" | "folderMissing" | "invalidName" | "lost" | "newerVersion" | "noContainer"
  | "notAFile" | "notJSON" | "notMoved" | "occupied" | "otherFile" | "payload" | "suspending" | "symbolicLink" | "system" | "tooLarge"
  | "noFile" | "unwritable"
  // Money.
  | "ambiguousCategory" | "amount" | "bookMissing" | "currencyNeeded" | "day" | "decimals" | "faults" | "largeAmount" | "loss"
  | "negativeBudget" | "noBackup" | "noBudget" | "noDocument" | "noEntry" | "noRecords" | "notSpent" | "nothingToUndo"
  | "outsideCalendar" | "sumTooLarge" | "text"
  // A file of a ledger.
  | "columnOfMeaning" | "currency" | "date" | "emptyFile" | "fields" | "foreignFile" | "hiddenText" | "kind" | "member" | "missing"
  | "negative" | "noCurrency" | "quote" | "repeatedColumn" | "repeatedId" | "secondSettings" | "unopened"
  // Drinks.
  | "duplicateId" | "noDrink" | "notAllowed"
  // Settings, and days of the user's own.
  | "ambiguousId" | "id" | "name" | "noDay" | "noYear" | "tooManyDays" | "year" | "yearToCome"
  // The words of a command line; only the command refuses with these.
  | "noSuchDate" | "unknownOption" | "wrongUsage";

export interface Accessibility {
  /** The name of the element. */
  label: string;
  /** The current value of the element; empty if the label says everything. */
  value: string;
}

/**
 * The forms of a drawn text, the longest first; never empty. A room uses the first form that fits its width and lines at full
 * size, or else the last one, scaled down to 85 % at the smallest.
 */
export type TextForms = string[];

export interface Links {
  /** The link that a tap on the widget opens; missing if there is none. */
  widget?: Link;
  /** The links of its parts; empty in families without such links. */
  elements: Link[];
}

/** The members of every snapshot; each widget adds its own `status`, and its `facts` for programs that draw it in their own way. */
export interface Snapshot {
  /** The language of the texts: that of the environment, or another if the widget has no texts in it. */
  language: LanguageCode;
  /** The same as a tag; it differs from the requested one if there are no texts in that language yet. */
  languageUsed: LanguageUsed;
  family: Family;
  accessibility: Accessibility;
  links: Links;
  /** The drawing of the widget, with all measures. */
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

/** An entry of a schedule; each widget adds its `snapshot`. `almanac schedule` also gives its `local` time, in the zone with its offset. */
export interface Entry { instant: Instant; local?: string; }

export type Reload = { kind: "atEnd" } | { kind: "after"; instant: Instant } | { kind: "never" };

export interface WidgetNote {
  title?: TextForms;
  text: TextForms;
  symbol: SymbolName;
}

/** The tree of the drawing. Sizes are in points; default values are left out of a part. */
export interface Drawing {
  size: Size;
  /** The colours of the background and of all roles that parts name, by role. */
  colors: { [role: string]: RoleColors };
  /** The root is in the middle of the frame. */
  root: Part;
}

/** `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export interface RoleColors {
  light: string;
  dark: string;
  /** The brightness where the system draws in one colour. */
  tone: "primary" | "secondary" | "tertiary" | "accent" | "clear";
}

export interface Font {
  size: number;
  weight: "regular" | "medium" | "semibold" | "bold";
}

export type Part =
  TextPart | HiddenPart | LinePart | SymbolPart | RingPart | BarPart | TrendPart | ShapePart | OutlinePart | ImagePart
  | SpacePart | RowPart | ColumnPart | LayersPart | FramePart | PaddingPart | MarkedPart;

/** The room for a text. */
export interface Room {
  /** The font; a line is 1.2 times as high as its size. */
  font: Font;
  width: number;
  /** The largest number of lines; by default 1. */
  lines?: number;
  /** By default leading. */
  alignment?: "center" | "trailing";
}

/** A part with a size. */
export interface Sized {
  width: number;
  height: number;
}

export interface TextPart extends Room {
  kind: "text";
  /** The name of the fact that the text shows. */
  name: string;
  forms: TextForms;
  color: string;
  /** The PostScript name of the font, which a serif font of the system replaces if it is missing; no member for the system's font. */
  face?: string;
  /** The additional space between letters. */
  tracking?: number;
  /** The additional space between lines. */
  lineSpacing?: number;
  /** Whether it is only as wide as its words. */
  isTight?: boolean;
  /** Whether it has the user's tint. */
  isAccent?: boolean;
  /** Whether it is a number that changes while the text around it stays. */
  isNumber?: boolean;
  /** The property that all texts of this name share: the size of the letters, or also the form. */
  sharing?: "size" | "form";
}

/**
 * A bar that replaces a removed text: 0.6 times as wide as the room, 0.7 times as high as the size of the font, in the colour of
 * less important text.
 */
export interface HiddenPart extends Room { kind: "hidden"; }

/** The line above the clock, in the system's font and colour; without forms the text was removed. */
export interface LinePart {
  kind: "line";
  font: Font;
  width: number;
  name?: string;
  forms?: TextForms;
  symbol?: SymbolName;
}

/** A symbol as high as a line of its font. */
export interface SymbolPart {
  kind: "symbol";
  symbol: SymbolName;
  font: Font;
  width: number;
  color: string;
  isAccent?: boolean;
}

/** A ring that fills clockwise from the top, with its line inside the diameter; `filled` is 0 to 1. */
export interface RingPart {
  kind: "ring";
  diameter: number;
  lineWidth: number;
  filled: number;
  color: string;
  track: string;
}

/** A bar with round ends that fills from the leading side, with a line across it, 2 points wide, at a part of its width. */
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

/** A line from the first to the last of the points, drawn with the background. */
export interface OutlinePart extends Sized {
  kind: "outline";
  points: number[][];
  lineWidth: number;
  opacity: number;
  color: string;
}

/** A picture of the app, which the symbol replaces where the system draws in one colour. */
export interface ImagePart extends Sized { kind: "image"; asset: string; symbol: SymbolPart; }

export interface SpacePart extends Sized { kind: "space"; }

export interface RowPart {
  kind: "row";
  spacing: number;
  /** The line on which parts are aligned: the middles, the first baselines, or the upper edges. */
  alignment: "center" | "baseline" | "top";
  parts: Part[];
}

export interface ColumnPart {
  kind: "column";
  spacing: number;
  alignment: "leading" | "center" | "trailing";
  parts: Part[];
}

/** Parts on top of each other, the lowest first, each in the middle. */
export interface LayersPart { kind: "layers"; parts: Part[]; }

/** A part in a room of a fixed size. */
export interface FramePart extends Sized {
  kind: "frame";
  horizontal: "leading" | "center" | "trailing";
  vertical: "top" | "center" | "bottom";
  part: Part;
}

/** A part with empty room at both sides (width), above and below (height). */
export interface PaddingPart extends Sized { kind: "padding"; part: Part; }

/** A part with a meaning that is not drawn. */
export interface MarkedPart {
  kind: "marked";
  part: Part;
  /** Others must not see it. */
  isPrivate?: boolean;
  /** It is read aloud as one element with this text. */
  spoken?: Accessibility;
  /** It is read aloud as one element with the texts of its parts. */
  isOneElement?: boolean;
  isHeader?: boolean;
  /** A tap on it opens a page of the app. */
  link?: Link;
  /** A tap on it performs an action without opening the app. */
  action?: { name: string; values: { [name: string]: string } };
  /** A tap may change it. */
  changesOnTap?: boolean;
  /** Its identity, by which a change of its position is animated as a movement. */
  id?: string;
  /** The font whose baseline and line height the part has, also when its text shrinks. */
  baselineFont?: Font;
  /** The distance above and below it, in points, at which a tap still counts. */
  tapMargin?: number;
}

// Lịch Việt

export interface CalendarAnswer { snapshot: CalendarSnapshot; schedule: CalendarSchedule; }
export interface CalendarSchedule { entries: CalendarEntry[]; reload: Reload; }
export interface CalendarEntry extends Entry { snapshot: CalendarSnapshot; relevance?: Relevance; }

export interface CalendarSnapshot extends Snapshot {
  /** With `unreadable` settings the calendar uses the default settings. */
  status: Placeholder | Normal | { kind: "failure"; reason: "outsideCalendar" | "unreadable" };
  /** Missing if a note replaces them. */
  facts?: CalendarFacts;
  note?: WidgetNote;
}

/** Today, and in the medium and large families the month. */
export interface CalendarFacts {
  day: CalendarDayData;
  /** "Thứ Ba", today. */
  weekday: TextForms;
  /** "Tháng 2, 2026", the month of today. */
  monthLine: TextForms;
  /** "Thứ Ba, 17 tháng 2". */
  dateLine: TextForms;
  /** "17 tháng 2 · mùng 1 tháng Giêng", in short "17 tháng 2 · ÂL 1/1", and on an eve "ÂL 4/1 · ngày mai: Giỗ bà ngoại". */
  inlineText: TextForms;
  /** "Mùng 1 tháng Giêng", with a question mark if it is uncertain; missing outside the tables. */
  lunarLine?: TextForms;
  /** `1/1`, `1/6n`, `24/11?`, in Chinese `正月初一`; missing outside the tables. */
  lunarShort?: TextForms;
  /** "Năm Bính Ngọ"; missing outside the tables. */
  yearLine?: TextForms;
  /** "Ngày Nhâm Tuất", the day in the cycle of sixty. */
  cycleLine: TextForms;
  /** An anniversary of today, why it is off or worked, the most important festival, or the solar term that begins; missing on most days, and private if it names an anniversary. */
  eventLine?: TextForms | null;
  /** "Ngày mai: Giỗ ông nội lần thứ 5": an anniversary of tomorrow, which is private, or why it is off or worked; missing on most days. */
  eveLine?: TextForms | null;
  /** The note below the month or the day; missing if there is none. It explains that the user's settings could not be read, that days of the month have no lunar date, or that days of its weeks have an uncertain one. */
  note?: TextForms;
  /** Whether the widget shows less, in larger type: two weeks instead of a month in the medium family, no days of other months, and no weekday on the card of a day. */
  usesLargeType?: boolean;
  /** The title of the month: "Tháng 2, 2026". */
  title?: TextForms;
  /** The lunar title of the month: "Tháng Giêng Bính Ngọ"; missing outside the tables. */
  lunarTitle?: TextForms;
  /** The number of weeks that are shown. */
  weekCount?: number;
  /** The index of the first of them; missing if it is 0, which it is unless two weeks are drawn in large type. */
  firstWeek?: number;
  widgetData?: CalendarWidgetData;
  /** The names of the weekdays in full. */
  weekdayNames?: string[];
  /** The arrows for paging to other months; none unless the user chose them. */
  arrows?: MonthArrow[];
  /** The heading of the events: "Sắp tới", or "Từ 1 tháng 8" if another month is shown. */
  eventsTitle?: TextForms;
  events?: CalendarEvent[];
  /** "Đại An · hậu 30: 半夏生", the day of the six and the pentad of today; missing unless the user wants them. The large family has it below the month, the medium one where neither an event nor a note needs the line. */
  countedLine?: TextForms;
  /** Today's pentad (候), 1 to 72; missing unless the user wants it, in calendars without names for them, and on Android and in WebAssembly. */
  pentad?: number;
  /** The name of that pentad in the list of the calendar. */
  pentadName?: string;
  /** Today's day of Japan's six (六曜); missing unless the user wants it, and in other calendars. */
  rokuyo?: "taian" | "shakko" | "sensho" | "tomobiki" | "senbu" | "butsumetsu";
}

export interface MonthArrow {
  /** The target month; missing for the arrow that returns to the current month. */
  month?: CivilMonth;
  /** The spoken label, such as "Next month". */
  accessibility: Accessibility;
}

/** A month as six weeks, which `--format widget-data` prints too. */
export interface CalendarWidgetData {
  /** 1 to 12. */
  currentMonth: number;
  currentYear: number;
  /** Of today, or of the first day if another month is shown; null outside the tables. */
  lunarMonth: number | null;
  lunarYear: number | null;
  monthName: string;
  /** Empty outside the tables. */
  lunarMonthName: string;
  /** 42 days. */
  days: CalendarDayData[];
  today: CivilDate;
  /** The id of the calendar. */
  calendar: string;
  language: LanguageCode;
  languageUsed: LanguageUsed;
  /** The headings of the columns: "T2" to "CN". */
  weekdays: string[];
  /** The number of weeks that the month needs: 4, 5 or 6. */
  weeksNeeded: number;
  /** The reason why days have no lunar date or an uncertain one; missing if there is none. */
  note?: string;
}

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
  /** Whether it is today. */
  isToday: boolean;
  /** The civil date. */
  date: CivilDate;
  /** Missing outside the tables, as are `isLeapMonth`, `lunarMonthLength`, `lunarText` and `isCertain`. */
  lunarYear?: number;
  isLeapMonth?: boolean;
  /** The number of days in its lunar month; missing outside the tables. */
  lunarMonthLength?: number;
  /** The text of a cell: "28", "1/6", "1/6n" for a leap month, "1/9?" if the date is not certain. */
  lunarText?: string;
  /** Whether the lunar date is certain: a new moon or solar term very close to midnight could still move it, and the leap month may be disputed where no authority decides. */
  isCertain?: boolean;
  dayCanChi: string;
  /** The solar term that begins. */
  solarTerm?: string;
  /** The id and the name of the most important festival. */
  holidayKey?: string;
  holidayName?: string;
  /** Whether people have the day off by law or by decision, for its own festival or for one near it, such as 2 October in China. */
  isDayOff: boolean;
  /** Whether people work by decision, though the day is a Saturday, a Sunday or a holiday. */
  isWorked: boolean;
  /** The reason why it is off or worked; missing on a common day. With `forecast` it is usually off, but nothing is decided yet. */
  dayOff?: "law" | "forecast" | "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked";
  /** The festivals of the calendar's country, and the public holidays of the one whose days off are marked, the most important first. */
  festivals?: CalendarFestival[];
  /** The ids of the user's anniversaries on the day; missing if there are none, null if they were removed. */
  anniversaries?: string[] | null;
  accessibilityLabel: string;
}

/** A festival of a day; `isDayOff` is whether its own day is a paid day off by law. */
export interface CalendarFestival {
  /** The id: lower-case letters, digits and underscores; all rules of a festival have the same id. */
  id: string;
  name: string;
  /** Shorter names for places with less room, the longest first; missing if there are none. */
  shortNames?: string[];
  kind: "public" | "traditional" | "observance";
  isDayOff: boolean;
}

/** An anniversary, a festival, a decided day off, a worked weekend, the first or fifteenth of a lunar month, or a solar term. */
export interface CalendarEvent {
  /** The name, such as "Tết Nguyên đán"; redaction removes the names of anniversaries. */
  name: TextForms | null;
  /** The date, "17 tháng 2". */
  dateText: TextForms;
  /** The distance in days, "Còn 3 ngày". */
  distanceText: TextForms;
  /** The date of the event. */
  date: CivilDate;
  /** With `weekday` people work on it, though it is a weekend or a holiday. */
  kind: "anniversary" | "publicHoliday" | "weekday" | "festival" | "solarTerm" | "lunar";
  /** The text that screen readers read. */
  accessibility: Accessibility;
  /** The page of the day. */
  link: Link;
}

// The Insolent Bard

export interface InsultAnswer { snapshot: InsultSnapshot; schedule: InsultSchedule; }
export interface InsultSchedule { entries: InsultEntry[]; reload: Reload; }
export interface InsultEntry extends Entry { snapshot: InsultSnapshot; }

export interface InsultSnapshot extends Snapshot {
  facts: InsultFacts;
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" };
}

export interface InsultFacts {
  /** The title, drawn where there is room for it. */
  title: TextForms;
  /** The complete insult, for reading aloud and sharing. */
  insult: string;
  /** The insult with shorter forms for families that cannot show every insult completely. */
  text: TextForms;
  /** How long it had been shown at the instant of the snapshot: "Just now". Only an app can show it, because an app redraws: in a widget, whose entries stay for a whole interval, it would be wrong. */
  time: string;
  /** The time from which it is shown: "Since 2:00 PM". This text does not become wrong later. It is drawn and read aloud; for samples it is `time`. */
  sinceText: TextForms;
  /** The line below the insult: `sinceText`, after the speaker of a quotation where there is room. */
  footText: TextForms;
  /** The instant from which it is shown, for a text that updates itself; missing for samples. */
  beginning?: Instant;
  /** The button that skips the insult; missing if a tap would change nothing. */
  another?: Accessibility;
}

// Solverv

export interface SolsticeAnswer { snapshot: SolsticeSnapshot; schedule: SolsticeSchedule; }
export interface SolsticeSchedule { entries: SolsticeEntry[]; reload: Reload; }
export interface SolsticeEntry extends Entry { snapshot: SolsticeSnapshot; relevance?: Relevance; }

export interface SolsticeSnapshot extends Snapshot {
  /** With `unreadable` settings the countdown uses the default settings. */
  status: Placeholder | Normal | { kind: "failure"; reason: "unreadable" | "beforeTables" | "afterTables" };
  /** Missing if a note replaces them. */
  facts?: SolsticeFacts;
  note?: WidgetNote;
}

export type SeasonName = "spring" | "summer" | "autumn" | "winter";
export interface Progress {
  /** The number of days since the last event, 1 to `total`. */
  elapsed: number;
  /** The number of days between the two events. */
  total: number;
  /** "Day 3 of 93". */
  text: TextForms;
}

export interface SolsticeFacts {
  /** The name of the event, "June solstice". */
  title: TextForms;
  /** The number of days as text, "89 days" or "Today". */
  countText: TextForms;
  days: number;
  /** The season that the event begins; missing near the equator, where there are no seasons. */
  season?: SeasonName;
  /** The progress from the last event to the next. */
  progress: Progress;
  /** The date and time, "Sunday, June 21, 10:24" or "June 21, 10:24"; on the day itself "Summer begins at 10:24". Users of meteorological seasons see the date on that day too, because their season began three weeks before. */
  momentText: TextForms;
  /** The text of the inline family, "89 days to June solstice". */
  inlineText: TextForms;
  /** The three events after the next one; there are fewer at the end of the tables. */
  upcoming: SeasonEvent[];
  /** The times of the Sun if the user chose them; private because they roughly reveal where the user is. */
  sun?: SunLines | null;
}

export interface SeasonEvent {
  /** The name, "September equinox". */
  name: TextForms;
  /** The local date as text without its year, "September 23"; the next events are within a year. */
  dateText: TextForms;
  /** The local time as text, "07:05". */
  timeText: TextForms;
  /** The number of days as text: "Today", "Tomorrow", "94 days". */
  countText: TextForms;
  /** The number of days from today. */
  days: number;
  /** The local date. */
  date: CivilDate;
  /** The season that the event begins; missing near the equator. */
  season?: SeasonName;
  /** The text that screen readers read. */
  accessibility: Accessibility;
  /** The link of the event. */
  link: Link;
}

export interface SunLines {
  /** The sunrises and sunsets in the order of time; empty if there are none. */
  lines: SunLine[];
  /** Solar noon and the length of the day, for the app's screen; empty where they are not known. */
  details: SunLine[];
  /** The explanation why there are none; missing if there are some. */
  note?: TextForms;
  /** All in one line: "Sunrise 05:16 · Sunset 18:41", or the note. */
  summary: TextForms;
  /** The place of the times, "New York", "21.0° N, 105.9° E, as of March 12"; missing if it need not be named. */
  place?: TextForms;
  /** The text that screen readers read. */
  accessibility: Accessibility;
}

export interface SunLine {
  /** The name, "Sunrise". */
  name: string;
  /** The time, "05:16", or a length, "13 h 24 min". */
  value: string;
  /** The name with the value, read aloud and drawn in one line: "Sunrise 05:16". */
  text: TextForms;
  /** Whether the time has passed, so that the next one can be emphasized. */
  isPast: boolean;
}

// MomiQ

export interface BudgetAnswer { snapshot: BudgetSnapshot; schedule: BudgetSchedule; }
export interface BudgetSchedule { entries: BudgetEntry[]; reload: Reload; }
export interface BudgetEntry extends Entry { snapshot: BudgetSnapshot; relevance?: Relevance; }

export type BudgetReason =
  "missing" | "newer" | "unreadable" | "unavailable" | "outsideCalendar" | "noSpending" | "tooLarge" | "categoriesUnknown";
export type BudgetStatus = Placeholder | Normal | Stale | { kind: "empty" | "failure"; reason: BudgetReason };

export interface BudgetSnapshot extends Snapshot {
  status: BudgetStatus;
  /** Missing if a note replaces them. */
  facts?: BudgetFacts;
  note?: WidgetNote;
}

/** The state of a budget; without a budget there is no `standing`. */
export interface BudgetFacts {
  /** The period. */
  title: TextForms;
  /** The category of the budget; missing for the budget of all spending. */
  category?: TextForms | null;
  /** The state of the budget; missing without a budget. */
  standing?: BudgetStanding;
  /** The amount spent and, with a budget, the amount that is left or over. */
  amounts: BudgetAmount[];
  /** The amount that can be spent per day, and how far that is from an even pace; empty without a budget or with old data. */
  advice: (TextForms | null)[];
  /** The spending in other currencies; missing if there is none. */
  others?: TextForms | null;
  /** Everything in one line: "Week 42: 180 left". */
  inlineText: TextForms | null;
  /** The categories that have a budget, or else those with the most spending and a row for all others, in the large family and, without a budget, in the medium one. */
  categories: CategoryRow[];
  /** The rest of the day's share of the budget, if the user chose to see it; missing also with old data. */
  today?: TextForms | null;
  /** The notes that are not private: what to do, how old the data is, what is missing. */
  notes: TextForms[];
}

/** An amount with its label. */
export interface BudgetAmount {
  /** The label, "Spent". */
  label: TextForms;
  /** The amount. */
  amount: TextForms | null;
  /** The text that screen readers read: the label and the full amount, regardless of the form that is drawn. */
  accessibility: Accessibility;
}

export interface BudgetStanding {
  /** The spent part in thousandths, 0 to 1000; removed together with the level and all texts. */
  permille: number | null;
  /** The position of an even pace today, in thousandths; it depends only on the day, so it is never removed. */
  pacePermille: number;
  /** The end of the budget as a part of what was spent, in thousandths; missing if no more was spent than the budget. */
  budgetPermille?: number | null;
  /** Whether the data is old, so that the level may have changed since. */
  isOld: boolean;
  /** How much of the budget is spent, which determines the colour. */
  level: "good" | "warning" | "danger" | "over" | null;
  /** The SF Symbol of the level; no tick for refunds and for old data. */
  symbol: string | null;
  /** The level in words. */
  levelText: TextForms | null;
  /** The percentage, "82%"; missing for a budget of zero. */
  percent?: TextForms | null;
  /** The amount that is left or over: "180 left". */
  left: TextForms | null;
  /** The text after `left`: "of 1,000". */
  ofBudget: TextForms | null;
}

export interface CategoryRow {
  /** The name. */
  name: TextForms | null;
  /** The amount that was spent; with a budget, what is left of it or over. */
  amount: TextForms | null;
  /** Its share of all spending in thousandths, 0 to 1000; with a budget, the spent part of the budget. */
  permille: number | null;
  /** The state of its budget; missing if the rows are not of budgets. */
  standing?: BudgetStanding;
  link?: Link;
  /** The text that screen readers read. */
  accessibility: Accessibility;
}

export interface SpendingAnswer { snapshot: SpendingSnapshot; schedule: SpendingSchedule; }
export interface SpendingSchedule { entries: SpendingEntry[]; reload: Reload; }
export interface SpendingEntry extends Entry { snapshot: SpendingSnapshot; }

export interface SpendingSnapshot extends Snapshot {
  status: BudgetStatus;
  /** Missing if a note replaces them. */
  facts?: SpendingFacts;
  note?: WidgetNote;
}

export interface SpendingFacts {
  /** The relative name of the period, "This month". */
  title: TextForms;
  /** The name of the period, "October 2025". */
  period: TextForms;
  /** The amount that was spent. */
  total: TextForms | null;
  /** Everything in one line, "This month: 820 spent". */
  inlineText: TextForms | null;
  /** The change since the same days of last year; missing if there is no earlier data. */
  change?: SpendingChange | null;
  /** The spending in other currencies; missing if there is none. */
  others?: TextForms | null;
  /** The trend, in the small and large families. */
  trend?: Sparkline | null;
  /** The labels below the trend, in the large family. */
  axis?: TrendAxis;
  /** The categories with the most spending and a row for all others, in the medium and large families. */
  categories: CategoryRow[];
  /** The notes that are not private: what to do, how old the data is, what is missing. */
  notes: TextForms[];
}

export interface SpendingChange {
  direction: "up" | "down" | "even";
  /** The change in words, "Up 8% on last year". */
  text: TextForms;
}

export interface Sparkline {
  /** The spending from the beginning of the period to the end of each step, in thousandths of the largest amount of both lines, -1000 to 1000, where refunds are more negative; for a day, the spending of each of the seven days up to it. Future steps and steps after the end of the data are left out. */
  points: number[];
  /** The number of steps in the whole period, so that a line ends where the data ends. */
  slotCount: number;
  /** The same of the whole period before, with its own number of steps; missing if it is not completely known. */
  previous?: number[];
  /** The amount that the lines are measured by: all of the period before, or else the step with the most spending; missing if there is neither. */
  caption?: TextForms;
  /** The amounts at the top and the bottom of the lines, and 0, each once, the largest first. */
  levels: TrendLevel[];
  /** The text that screen readers read: the first and last step, and the step with the most spending. */
  accessibility: Accessibility;
}

export interface TrendLevel {
  /** Its height, in thousandths as the points of the line. */
  permille: number;
  /** The amount. */
  text: TextForms;
}

export interface TrendAxis {
  /** The first day. */
  first: TextForms;
  /** The last day. */
  last: TextForms;
  /** The last day of the data, "Today"; missing if the data ends before the first step. */
  mark?: TextForms;
  /** The position of the mark from the first to the last step, in thousandths. */
  permille: number;
}

// Sipli

export interface HydrationAnswer { snapshot: HydrationSnapshot; schedule: HydrationSchedule; }
export interface HydrationSchedule { entries: HydrationEntry[]; reload: Reload; }
export interface HydrationEntry extends Entry { snapshot: HydrationSnapshot; relevance?: Relevance; }

export type HydrationReason = "missing" | "newer" | "unreadable" | "unavailable" | "outsideCalendar";

export interface HydrationSnapshot extends Snapshot {
  status: Placeholder | Normal | { kind: "empty" | "failure"; reason: HydrationReason };
  /** Missing if a note replaces them. */
  facts?: HydrationFacts;
  note?: WidgetNote;
}

export interface HydrationFacts {
  /** The day until now; private. */
  day: HydrationDay | null;
  /** The link that opens the sheet of the app for a new drink, and its text. */
  addLink: Link;
  /** The text of the link that opens the sheet for a new drink, "Log Water". */
  addText: TextForms;
  /** The buttons that add a drink with one tap. */
  presets: PresetButton[];
  /** The message for ten minutes after a tap that could not be saved; it replaces the rest and the last drink. */
  appendFailedText?: TextForms;
  /** The problems outside the document, such as taps that could not be read; the first is drawn, all are read aloud. */
  notes: TextForms[];
}

export interface DayProgress {
  /** The amount that counts until now. */
  todayTotalML: number;
  goal: DailyGoal;
  /** Whether it is reached, or was before it was raised: such a day stays reached. */
  isReached: boolean;
}

export interface DailyGoal {
  baseML: number;
  /** Negative if cold weather reduces the goal. */
  weatherAdjustmentML: number;
  workoutAdjustmentML: number;
  totalML: number;
  /** A lower goal of the day that was reached before it was raised; missing if there is none. */
  reachedML?: number;
}

/** The amount drunk on a day; today until now. */
export interface DayTotal {
  /** The day. */
  date: CivilDate;
  totalML: number;
  goalML: number;
  /** False if drinks of the day would not be known: before the first drink, or with lines of its month damaged or missing. */
  isKnown?: boolean;
  /** Whether the goal was reached, perhaps before it was raised. */
  isReached: boolean;
  /** As in `goal`. */
  reachedML?: number;
}

export interface HydrationDay extends DayProgress {
  /** The filled part of the ring or bar, 0 to 1. */
  fraction: number;
  /** The exact percentage, rounded down: 100 only if the goal is reached, and more beyond it. */
  percent: number;
  /** The percentage, "51%". */
  percentText: TextForms;
  /** The total, "1.25 L". */
  totalText: TextForms;
  /** The total and the goal, "1.25 / 2.45 L". */
  totalOfGoalText: TextForms;
  /** The goal, "of 2.45 L". */
  ofGoalText: TextForms;
  /** The rest, "1.2 L left", or that the goal is reached, was before it was raised, or is far exceeded. */
  restText: TextForms;
  /** The percentage and the rest in one line, "51% · 1.2 L left". */
  inlineText: TextForms;
  /** The time of the last drink, "last drink at 14:05"; missing without a drink. */
  lastDrinkText?: TextForms;
  /** Whether so much was drunk that it is no success. */
  isFarOverGoal: boolean;
  /** The caution about far more than the goal or too much within an hour, or the note about a very high goal; missing for none. */
  healthNote?: TextForms;
  /** The number of consecutive days on which the goal was reached. */
  streak: number;
  /** The streak, "3-day streak"; missing if there is none. */
  streakText?: TextForms;
  /** The streak where only its days have room, "3 days"; missing if there is none. */
  streakShortText?: TextForms;
  /** The last drinks, at most five, the newest first. */
  entries: Drink[];
  /** The text in place of the drinks while there are none; otherwise missing. */
  noEntriesText?: TextForms;
  unitSystem: "metric" | "us" | "uk";
  /** The last seven days with their goals, today last. */
  week: DayTotal[];
}

export interface Drink {
  /** The id of the drink. */
  id: string;
  /** The name of the beverage. */
  name: TextForms;
  /** The id of a beverage. */
  fluidType: string;
  /** The amount as text. */
  volumeText: TextForms;
  /** The time as text, in the user's zone. */
  timeText: TextForms;
  /** Whether it counts towards the goal. */
  counts: boolean;
  /** The text that screen readers read. */
  accessibility: Accessibility;
  /** The link of the drink; missing for drinks of the sample, which are not in a log. */
  link?: Link;
}

/** A button that adds a drink without opening the app. */
export interface PresetButton {
  /** The text, "250 mL". */
  text: TextForms;
  /** The text that screen readers read. */
  accessibility: Accessibility;
  intake: PresetIntake;
}

export interface PresetIntake {
  volumeML: number;
  /** The id of a beverage. */
  fluidType: string;
}
