// This module draws and measures pictures of widgets, so one import for the module is enough.
@_exported import WidgetPictures
