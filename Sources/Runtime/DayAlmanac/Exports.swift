// The calendars and their vocabulary are part of this module's own interface: one import is enough.
@_exported public import Almanac
