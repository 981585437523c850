// One import is enough: on Apple's systems the screens export the core and the views.
#if canImport(Darwin)
@_exported public import CalendarScreens
#else
@_exported public import LunarCalendarWidgetCore
@_exported public import WidgetFoundation
#endif
