@_exported public import Almanac
@_exported public import JSONText
