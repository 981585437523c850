// What is drawn and measured are pictures of widgets, so one import for the module is enough.
@_exported import WidgetPictures
