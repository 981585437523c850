// Views of a widget take apart what a snapshot holds: one import is enough.
@_exported public import WidgetFoundation
