// Reports are JSON about calendars, so one import is enough.
@_exported public import Almanac
@_exported public import JSONText
