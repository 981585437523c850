// Pictures are of snapshots: one import is enough.
@_exported public import WidgetCore
