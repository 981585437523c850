// One import is enough, with the views where a product has them.
#if canImport(Darwin)
@_exported public import HydrationScreens
#else
@_exported public import HydrationWidgetCore
@_exported public import WidgetFoundation
#endif
