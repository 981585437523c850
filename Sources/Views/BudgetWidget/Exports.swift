// One import is enough, with the views where a product has them.
#if canImport(Darwin)
@_exported public import BudgetScreens
#else
@_exported public import BudgetWidgetCore
@_exported public import WidgetFoundation
#endif
