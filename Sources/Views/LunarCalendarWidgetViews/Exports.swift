// What the app's screens show is made of its own module: one import is enough.
@_exported public import LunarCalendarScreen
