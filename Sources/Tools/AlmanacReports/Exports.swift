// Reports are JSON of calendars: one import is enough.
@_exported public import Almanac
@_exported public import JSONText
