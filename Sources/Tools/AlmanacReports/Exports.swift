// Reports are JSON about calendars, so one import is enough.
@_exported public import Almanac
// The command alone has some of its texts in the tables of this module.
@_exported public import AlmanacReportsTables
@_exported public import JSONText
