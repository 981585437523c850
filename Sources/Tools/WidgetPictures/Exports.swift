// The core draws three of the widgets: one import is enough.
@_exported public import WidgetPicturesCore
