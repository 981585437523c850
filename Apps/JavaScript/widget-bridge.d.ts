// The interface by which the first version of Lịch Việt passed its month to its widget: `almanac/widget-bridge`.

import type { CivilDate } from "./index.js";

/** A day of the first version's month. */
export interface FirstCalendarDay {
  /** 1 to 31. */
  solar: number;
  /** 1 to 30. */
  lunar: number;
  /** 1 to 12, also of a leap month. */
  lunarMonth: number;
  /** 0 for Sunday to 6 for Saturday. */
  dayOfWeek: number;
  isCurrentMonth: boolean;
  isToday: boolean;
}

/** The first version's month, or that of `prepareWidgetData`; the error for any other member names it. */
export interface FirstCalendarMonth {
  /** 1 to 12. */
  currentMonth: number;
  currentYear: number;
  /** 1 to 12. */
  lunarMonth: number;
  lunarYear: number;
  /** "Tháng 2, 2026". */
  monthName: string;
  /** "Tháng Giêng Bính Ngọ". */
  lunarMonthName: string;
  /** 42 days. */
  days: FirstCalendarDay[];
}

/** A problem, and its path in the month or in the request to the native module. */
export interface BridgeProblem {
  readonly message: string;
  /** The path, such as `["days", "7", "lunar"]`; empty if the problem concerns no single member. */
  readonly path: readonly string[];
}

/** A member of the app's month that differs from the widget's. */
export interface MonthDifference {
  readonly path: readonly string[];
  readonly found: number | string | boolean;
  /** The value in the widget; null for a lunar date outside the tables. */
  readonly expected: number | string | boolean | null;
}

/** The functions of the first version. Their promises are never rejected, so an app may ignore them. */
export interface FirstWidgetBridge {
  /**
   * Checks a month, or its JSON, and redraws the widgets. The widget computes its months itself; from the given one it only
   * adopts the first day of the week and the name of month 11.
   */
  setCalendarData(month: FirstCalendarMonth | string): Promise<
    { readonly differences: readonly MonthDifference[]; readonly error?: undefined } | { readonly error: BridgeProblem }>;
  /** Resets those choices. */
  clearCalendarData(): Promise<{ readonly error?: BridgeProblem }>;
  /** Whether there is a native module. */
  isAvailable(): boolean;
}

/** The part of the native module `AlmanacWidgets` that this module uses. */
export interface NativeWidgets {
  save(request: string): Promise<string> | string;
}

/** The bridge over a native module; without one, as on Android, it is not available and does nothing. */
export function widgetBridge(native: NativeWidgets | null | undefined, options: {
  /** The zone of the device, such as "Asia/Ho_Chi_Minh". */
  readonly zone: string;
  /** The id of the calendar that the widget shows; by default `vietnamese`. */
  readonly calendar?: string;
  /** The moment of a request; by default that of the device. */
  readonly now?: () => Date;
  /** The day that is today; by default that of the device. */
  readonly today?: () => CivilDate;
}): FirstWidgetBridge;
