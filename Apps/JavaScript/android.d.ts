// The month of a calendar widget for Android, as elements of react-native-android-widget: `almanac/android`.
//
// It has dates and lunar days, and no festivals or days of the user's own. Nobody has tried it on a device yet.

import type { CalendarWidgetData } from "./index.js";

/** `createElement` of React, and the elements of react-native-android-widget. The package imports neither. */
export interface AndroidElements<Element> {
  readonly createElement: (type: any, props: any, ...children: any[]) => Element;
  readonly FlexWidget: unknown;
  readonly TextWidget: unknown;
}

/** The size of the widget and the links of the app. */
export interface AndroidOptions {
  /** In points (dp), 40 to 4000: `width` and `height` of the `widgetInfo` that the library passes. */
  readonly width: number;
  readonly height: number;
  /** The scheme of the app's links: taps open `SCHEME://day/2026-02-17` or `SCHEME://month/2026-02`; without it they do nothing. */
  readonly scheme?: string | null;
}

/**
 * The month as a tree of elements for light and for dark mode, for `renderWidget`. If there is no room for a month, it shows today.
 * Codes: wrongKind, unknownSetting.
 */
export function monthOnAndroid<Element>(
  elements: AndroidElements<Element>, data: CalendarWidgetData, options: AndroidOptions,
): { readonly light: Element; readonly dark: Element };
