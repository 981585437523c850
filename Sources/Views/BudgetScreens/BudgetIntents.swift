public import AppIntents

/// The intents of both widgets of MomiQ, for the app and the extension that carry them.
public struct BudgetIntents: AppIntentsPackage {}
