// Requests contain environments and JSON values, so one import is enough.
@_exported public import WidgetCore
