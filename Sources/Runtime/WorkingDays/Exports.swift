// Days, calendars and festivals are part of this module's interface: one import is enough.
@_exported public import DayAlmanac
