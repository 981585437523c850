// Pictures are made from snapshots, so one import is enough.
@_exported public import WidgetCore
