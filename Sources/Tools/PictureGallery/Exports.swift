// The gallery shows pictures of widgets: one import is enough.
@_exported public import WidgetPictures
