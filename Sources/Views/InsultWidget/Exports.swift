// One import is enough, with the views where a product has them.
#if canImport(Darwin)
@_exported public import InsultScreens
#else
@_exported public import InsultWidgetCore
@_exported public import WidgetFoundation
#endif
