// One import is enough, with the views where a product has them.
#if canImport(Darwin)
@_exported public import CalendarScreens
#else
@_exported public import LunarCalendarWidgetCore
@_exported public import WidgetFoundation
#endif
