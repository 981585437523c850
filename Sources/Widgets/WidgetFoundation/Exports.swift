// Code that builds an environment from the system also needs dates and zones, so one import is enough.
@_exported public import AlmanacFoundation
@_exported public import WidgetCore
