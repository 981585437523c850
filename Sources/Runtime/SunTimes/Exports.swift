@_exported public import Almanac
