// The core serves three of the widgets: one import is enough.
@_exported public import WidgetBridgeCore
