// The package `almanac-widgets`: widgets of Almanac for apps in JavaScript.

import type { CivilDate, CalendarWidgetData, WidgetDataSettings } from "./almanac/index";
import type { FirstCalendarMonth, FirstWidgetBridge, BridgeProblem, MonthDifference } from "./almanac/widget-bridge";
import type { SaveAnswer, SaveRequest, WidgetAnswer, WidgetRequest } from "./WidgetBridge";

export { localDate, prepareWidgetData } from "./almanac/index";
export type { CivilDate, CalendarWidgetData, FirstCalendarMonth };

/** The reason why nothing was saved, and its path in the request. */
export interface Failed { readonly error: BridgeProblem; }
export type Synced = { readonly differences: readonly MonthDifference[]; readonly error?: undefined } | Failed;
type Without<Request, Names extends keyof any> = Request extends unknown ? Omit<Request, Names> : never;

/** The functions of Lịch Việt's first version; during development, an error or a difference in their results is also a warning. */
export const WidgetBridge: FirstWidgetBridge;

/** Passes the month to the widget when the component appears, when the app becomes active, and just after midnight. */
export function useWidgetSync(options?: Pick<WidgetDataSettings, "firstWeekday" | "monthNaming" | "calendar"> & {
  /** Called with the result of each update. */
  readonly onResult?: (answer: Synced) => void;
}): { syncWidget(): Promise<Synced> };

/** The functions of The Insolent Bard's first version. */
export const WidgetStorage: {
  /** Stores the interval of 5, 15, 30 or 60 minutes. The widget shows the insult of its own sequence, not this one, as `note` says. */
  saveInsultForWidget(insult: unknown, intervalMinutes: 5 | 15 | 30 | 60): Promise<
    { readonly saved: { readonly intervalMinutes: number }; readonly note: string; readonly error?: undefined } | Failed>;
  /** The insult that the widget shows now. Rejects on iOS where the app does not link WidgetBridge. */
  getInsultForWidget(options?: { readonly language?: string }): Promise<{ insult: string; timestamp?: string; intervalMinutes: 5 | 15 | 30 | 60 }>;
};

/** The insult of a link of the widget; its code is null in links that share the current insult. Null for other links. */
export function insultOfLink(url: string): { code: string | null } | null;

/** Passes bills, transactions and budgets to the widgets when they change, once they are loaded. Only sums are stored. */
export function useBudgetSync(options: {
  readonly bills?: readonly object[];
  readonly transactions?: readonly object[];
  readonly budgets?: readonly object[];
  readonly categories?: readonly object[];
  /** The currency of records without one. */
  readonly currency?: string;
  readonly isLoaded: boolean;
  readonly onResult?: (answer: SaveAnswer) => void;
}): { syncBudget(): Promise<SaveAnswer> };

/** Stores decisions about days off that are newer than those of the app; null removes them. A list with a mistake is refused. */
export function decidedDays(document: string | object | null): Promise<SaveAnswer>;

/** Saves something at this moment, and redraws the widgets. Never rejects; without WidgetBridge only settings can be saved. */
export function save(request: Without<SaveRequest, "instant" | "zone">): Promise<SaveAnswer>;
/** The facts of a widget, at this moment unless the request names one; rejects on iOS without WidgetBridge. */
export function answer(request: Without<WidgetRequest, "instant"> & { readonly instant?: string }): Promise<WidgetAnswer>;
/** The text stored under the key of settings, or with WidgetBridge in a document; null if there is none. */
export function stored(name: string): Promise<string | null>;
/** Asks the system to redraw the widgets: all, or those of a document such as `calendar`. */
export function reloadWidgets(document?: string): void;

/** By widget, the licences of the code and of the data in it, which an app has to show. */
export const notices: { readonly [widget: string]: string };
