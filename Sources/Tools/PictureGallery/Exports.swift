// The gallery shows pictures of widgets, so one import is enough.
@_exported public import WidgetPictures
