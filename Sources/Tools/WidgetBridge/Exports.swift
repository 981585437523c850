// The core contains three of the widgets, so one import is enough.
@_exported public import WidgetBridgeCore
