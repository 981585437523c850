// The core draws three of the widgets, so one import is enough.
@_exported public import WidgetPicturesCore
