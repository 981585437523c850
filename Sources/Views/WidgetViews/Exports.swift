// Views of a widget use the types of its snapshot, so one import is enough.
@_exported public import WidgetFoundation
