package import AppIntents

/// Why an intent did nothing, in the language of the user; the system says it.
package struct IntentFailure: Error, Hashable, CustomLocalizedStringResourceConvertible {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var localizedStringResource: LocalizedStringResource { "\(text)" }
}
