// One import is enough: on Apple's systems the screens export the core and the views.
#if canImport(Darwin)
@_exported public import BudgetScreens
#else
@_exported public import BudgetWidgetCore
@_exported public import WidgetFoundation
#endif
