// The content of the app's screen comes from a module of its own; one import is enough.
@_exported public import BudgetScreen
