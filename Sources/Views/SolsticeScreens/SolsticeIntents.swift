public import AppIntents

/// The intents of the countdown widget, for the app and the extension that carry it.
public struct SolsticeIntents: AppIntentsPackage {}
