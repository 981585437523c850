// The JSON of the command that is not made from columns; tables.d.ts has the rest.

import type { LanguageCode } from "./WidgetBridge.js";

/** The reason of a decision about a day. */
export type DecidedDayKind = "in-place" | "bridging" | "chosen" | "weekend" | "temporary" | "election" | "worked";

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
  /** Whether all days off of the year are decided with it and the decisions before it. */
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

/** A beverage: `almanac hydration beverages` prints an array of them. */
export interface BeverageFacts {
  readonly id: string;
  readonly name: string;
  /** The language of the name. */
  readonly language: LanguageCode;
  /** The share of it that counts, in thousandths. */
  readonly factorThousandths: number;
  /** By Maughan 2016, if it was measured. */
  readonly retentionIndex: number | null;
  /** Whether it has alcohol. */
  readonly isAlcoholic: boolean;
  /** The source of that share. */
  readonly source: string;
}
