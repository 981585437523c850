// One import is enough, with the views where a product has them.
#if canImport(Darwin)
@_exported public import SolsticeScreens
#else
@_exported public import SolsticeWidgetCore
@_exported public import WidgetFoundation
#endif
