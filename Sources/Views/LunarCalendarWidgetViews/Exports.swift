// The content of the app's screens comes from a module of its own; one import is enough.
@_exported public import LunarCalendarScreen
