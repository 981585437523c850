// Whoever takes an environment from the system needs the bridges of dates and zones too: one import is enough.
@_exported public import AlmanacFoundation
@_exported public import WidgetCore
