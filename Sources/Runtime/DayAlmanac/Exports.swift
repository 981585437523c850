// The calendars and the types of the model are part of this module's interface: one import is enough.
@_exported public import Almanac
// Texts that need no values are used as the tables have them.
@_exported public import DayAlmanacTables
