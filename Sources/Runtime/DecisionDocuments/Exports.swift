// A document is JSON about days off, so one import is enough.
@_exported public import JSONText
@_exported public import WorkingDays
