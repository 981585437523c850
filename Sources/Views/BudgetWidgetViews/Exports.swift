// What the app's screen shows is made of its own module: one import is enough.
@_exported public import BudgetScreen
