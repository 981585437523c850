public import AppIntents

/// The intents of the hydration widget, for the app and the extension that carry it.
public struct HydrationIntents: AppIntentsPackage {}
