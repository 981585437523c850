// One import is enough: on Apple's systems the screens export the core and the views.
#if canImport(Darwin)
@_exported public import HydrationScreens
#else
@_exported public import HydrationWidgetCore
@_exported public import WidgetFoundation
#endif
