// The package `almanac-widgets-android`: the task that draws the calendar, the countdown and the insults on Android.

import type { WidgetTaskHandlerProps } from "react-native-android-widget";

/**
 * The task for `registerWidgetTaskHandler` of react-native-android-widget. It draws the widgets that the plugin of `almanac-widgets`
 * has added, has them redrawn when they change, and ignores other widgets. A failure is shown in the widget and in the console.
 */
export function widgetTask(props: WidgetTaskHandlerProps): Promise<void>;
