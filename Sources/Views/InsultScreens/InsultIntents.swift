public import AppIntents

/// The intents of the insult widget, for the app and the extension that carry it.
public struct InsultIntents: AppIntentsPackage {}
