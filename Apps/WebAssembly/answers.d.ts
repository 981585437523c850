// The JSON answers of the command that are no rows of a table; `almanac.wasm` gives those of `date`, `month` and `sun` too, and
// `almanac-insults.wasm` those of `insult`.

import type { AnniversaryRow, FestivalRow, LunarDate, TermRow } from "./tables.js";
import type { Instant, LanguageCode, LanguageUsed } from "./WidgetBridge.js";

/** The assumption behind an instant of the sky: Delta T, announced leap seconds, or that there will be no more leap seconds. */
export type Assumption = "delta-t" | "announced-utc" | "future-utc";

/** Two hours, from one hour of the clock on a civil date to another; `canChi` is the pillar of the hour, not of the day. */
export interface DoubleHour {
  readonly branch: string;
  readonly canChi: string;
  readonly fromDate: string;
  readonly fromHour: number;
  readonly toDate: string;
  readonly toHour: number;
  readonly spirit: string;
  readonly isAuspicious: boolean;
}

/** Days of which it is disputed which month is the leap month. */
export interface Dispute {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The number of the leap month in the tables, which the association of Japanese calendar makers recommends. */
  readonly leapMonth: number;
}

/** The reason why a day is off, usually off or worked. */
export type OffReason = "law" | "forecast" | DecidedDayKind;

/** The reason of a decision about a day. */
export type DecidedDayKind = "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked";

/** How much is known of the days off of a year. */
export interface DaysOffYear {
  readonly year: number;
  readonly state: "decided" | "law" | "forecast" | "uncollected";
  /** The day of the newest source for this state. */
  readonly stateKnownAsOf: string;
  /** The day by which the year is usually decided; `null` if it is decided or past. */
  readonly usuallyDecidedBy: string | null;
  /** Whether the year has probably been decided since; `null` where the present day is not known. */
  readonly mayBeOutdated: boolean | null;
}

/** Decisions of governments about days off, as a document that can be loaded: `almanac export decided`. */
export interface DecidedDays {
  readonly schema: "almanac-decided-days";
  readonly version: 1;
  readonly decisions: readonly Decision[];
}

/** A decision about the days off of a year. */
export interface Decision {
  readonly country: string;
  readonly year: number;
  /** Whether all days off of the year are known with it and the decisions before it. */
  readonly settlesYear: boolean;
  readonly number: string;
  readonly date: string;
  readonly source: string;
  readonly days: readonly DecidedDay[];
}

/** A day that a decision names. */
export interface DecidedDay {
  readonly date: string;
  readonly kind: DecidedDayKind;
  readonly festivalId?: string;
}

/** Days on which a published table has other lunar dates, though ours may be certain. */
export interface PublishedDifference {
  /** Who has the other dates. */
  readonly authority: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The lunar date that the authority has on the first day. */
  readonly theirs: LunarDate;
}

/** A day: `almanac date` and `almanac lunar`. */
export interface Day {
  readonly date: string;
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** Whether nothing can move the lunar date, nor a solar term or a phase of the Moon to or from the day. */
  readonly certain: boolean;
  /** The language of the texts. */
  readonly language: LanguageCode;
  readonly languageUsed: LanguageUsed;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly weekdayName: string;
  readonly dayName: string;
  readonly monthName: string;
  readonly yearCanChi: string;
  /** `null` where the calendar has no custom of reading days. */
  readonly monthCanChi: string | null;
  readonly dayCanChi: string;
  /** The name of the solar term in force. */
  readonly solarTerm: string;
  readonly solarTermEvent: TermRow;
  /** `certain` says whether nothing can move a phase of the Moon to or from the day. */
  readonly moon: { readonly appearance: string; readonly name: string; readonly certain: boolean };
  /** Those on the day, then those near it that make it a paid day, with another `date`; `null` in a calendar of no country. */
  readonly festivals: readonly FestivalRow[] | null;
  /** Whether people have the day off by law or decision (not a mere weekend); `null` where neither laws nor a decision of the day were collected. */
  readonly off: boolean | null;
  /** Whether a decision makes people work on a weekend or holiday; `null` as `off` is. */
  readonly worked: boolean | null;
  /** Whether it is a working day, weekends included; `null` where the year is not decided and neither law nor decision settles the day. */
  readonly working: boolean | null;
  /** Whether it is usually given off, which nothing has decided; `null` as `off` is. */
  readonly usuallyOff: boolean | null;
  /** Why it is off, usually off or worked; `null` on a common day. */
  readonly offReason: OffReason | null;
  readonly offFestivalId: string | null;
  /** The number of the decision, if a law does not give the day. */
  readonly offDecision: string | null;
  /** How much is known of the days off of the year; `null` if they are of no country. */
  readonly daysOffYear: DaysOffYear | null;
  /** Only with `--file`: the days of the user's own. */
  readonly anniversaries?: readonly AnniversaryRow[];
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
  /** The branches of the six lucky ones of `hours`, which say when they are. */
  readonly luckyHours?: readonly string[];
  /** The double hours of the civil day: the first, Tý (子), begins at 23:00 of the evening before, and the last ends at 23:00. */
  readonly hours?: readonly DoubleHour[];
  /** That from 23:00 on: the Tý of the next day, with the stem that this day gives it. `dayCanChi` holds until midnight. */
  readonly lateHour?: DoubleHour;
  readonly opposite?: string;
  readonly joyDirection?: string;
  readonly isTermMarginal?: boolean;
  /** Only if a published table has another lunar date on this day. */
  readonly publishedDifferences?: readonly PublishedDifference[];
  // Only if an event near midnight decides the lunar date: the event, and the days that would have another one.
  readonly event?: string;
  readonly eventDate?: string;
  readonly alternative?: string | null;
  readonly margin?: number;
  readonly assumption?: Assumption;
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** Only if it is disputed which month is the leap month. */
  readonly disputed?: Dispute;
}

/** A Gregorian month with lunar days: `almanac month`. */
export interface Month {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly calendar: string;
  readonly languageUsed: LanguageUsed;
  /** Today, where it is in this month. */
  readonly today: string | null;
  /** How much is known of the days off of the year; `null` if they are of no country. */
  readonly daysOffYear: DaysOffYear | null;
  readonly days: readonly MonthDay[];
  /** Only with `--file`: the days of the user's own. */
  readonly anniversaries?: readonly AnniversaryRow[];
}

/** A day of a month. */
export interface MonthDay {
  readonly date: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  readonly weekdayName: string;
  /** `null` outside the tables. */
  readonly lunar: LunarDate | null;
  readonly certain: boolean;
  readonly isToday: boolean;
  /** Ids of the festivals on the day itself; `null` in a calendar of no country. */
  readonly festivalIds: readonly string[] | null;
  /** Whether people have the day off by law or decision (not a mere weekend); `null` where neither laws nor a decision of the day were collected. */
  readonly off: boolean | null;
  /** Whether a decision makes people work on a weekend or holiday; `null` as `off` is. */
  readonly worked: boolean | null;
  /** Whether it is a working day, weekends included; `null` where the year is not decided and neither law nor decision settles the day. */
  readonly working: boolean | null;
  /** Whether it is usually given off, which nothing has decided; `null` as `off` is. */
  readonly usuallyOff: boolean | null;
  /** Why it is off, usually off or worked; `null` on a common day. */
  readonly offReason: OffReason | null;
}

/** The next day of a festival or of a lunar day: `almanac next`; if several days have the name, an array, the nearest first. */
export interface Next {
  readonly date: string;
  /** The name of the festival, solar term, phase or lunar day; `null` for the anniversary of a date. */
  readonly name: string | null;
  readonly calendar: string;
  readonly lunar: LunarDate;
  /** As that of the day. */
  readonly certain: boolean;
  /** Days from today; 0 if it is today. */
  readonly daysToGo: number;
  /** Only if it is disputed which month is the leap month. */
  readonly disputed?: Dispute;
}

/** The Sun at a place on a day: `almanac sun`. */
export interface Sun {
  readonly date: string;
  /** The zone of the day; `null` for a day of local mean time at the place. */
  readonly zone: string | null;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  readonly kind: "normal" | "sunrise-only" | "sunset-only" | "polar-day" | "polar-night";
  /** Seconds. */
  readonly dayLength: number;
  /** The sunset that ends a polar day, or the sunrise that ends a polar night; `null` on other days, and if the tables end before. */
  readonly until: SunEvent | null;
  /** In order of time. */
  readonly events: readonly SunEvent[];
}

/** A moment of the Sun: `sunrise`, `noon`, `civil-dusk` and so on. */
export interface SunEvent {
  readonly event: string;
  readonly utc: Instant;
  /** Date, time and offset in the zone: `2026-06-21 05:15:57 +07:00`; `null` without a zone. */
  readonly local: string | null;
}

/** An insult: `almanac insult` gives an array of them. */
export interface Insult {
  /** The moment from which it is shown. */
  readonly from: Instant;
  /** The same in the zone: `2026-06-01 00:00:00 +01:00`. */
  readonly local: string;
  readonly slot: number;
  /** The number of insults skipped until then: with the slot, its place in the sequence of its seed and rating. */
  readonly skipped: number;
  readonly text: string;
  readonly code: string;
  readonly bawdy: boolean;
  /** Of one that is made of words. */
  readonly words?: readonly InsultWord[];
  // Of a quotation.
  readonly speaker?: string;
  readonly citation?: string;
  readonly line?: number;
}

/** A word of an insult, and where Shakespeare has it. */
export interface InsultWord {
  readonly word: string;
  readonly gloss: string;
  readonly citation: string;
  readonly line: number;
}

/** A day of the user's own with its rules: `almanac anniversaries` gives an array of them. */
export interface Anniversary {
  readonly id: string;
  /** As it was entered. */
  readonly name: string;
  /** The name and the kind. */
  readonly title: string;
  readonly kind: "death" | "birthday" | "other";
  readonly every: "year" | "month";
  /** `null` for a day of every month. */
  readonly month: number | null;
  readonly day: number;
  readonly leapMonthRule: "regularMonth" | "leapMonthIfPresent" | "bothMonths";
  readonly missingDayRule: "lastDayOfMonth" | "firstDayOfNextMonth" | "skip";
  /** The lunar year in which it happened, if that is known. */
  readonly year: number | null;
  readonly calendar: string;
  /** Its next day, and the days until then; `null` if there is none before the tables end. */
  readonly next: AnniversaryRow | null;
  readonly daysToGo: number | null;
}

/** The identifiers that an app and its widget extension share: `almanac identifiers` gives an array of them. */
export interface AppIdentifiers {
  readonly name: string;
  readonly bundle: string;
  readonly widgetBundle: string;
  readonly group: string;
  readonly scheme: string;
  readonly kinds: readonly string[];
  readonly settingKeys: readonly string[];
  readonly documents: readonly string[];
  readonly fonts: readonly string[];
  readonly appEntitlements: readonly string[];
}

/** What can be drunk: `almanac hydration beverages` gives an array of them. */
export interface BeverageFacts {
  readonly id: string;
  readonly name: string;
  /** The language of the name. */
  readonly language: LanguageCode;
  /** How much of it counts, in thousandths. */
  readonly factorThousandths: number;
  /** By Maughan 2016, if it was measured. */
  readonly retentionIndex: number | null;
  /** Whether it counts nothing. */
  readonly isAlcoholic: boolean;
  /** Why it counts so much. */
  readonly source: string;
}
