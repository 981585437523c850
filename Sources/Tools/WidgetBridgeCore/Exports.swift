// Requests hold environments and JSON values: one import is enough.
@_exported public import WidgetCore
