// The intents of the insult widget, a source of the app and of its extension, because the system learns of intents from the
// sources of a target. Titles are literals, which it reads from here when an app is built.

import AppIntents
import InsultWidget

/// The choices for one insult widget.
struct InsultIntent: WidgetConfigurationIntent {
  /// The title of the widget's settings.
  static let title: LocalizedStringResource = "Insult of the Hour"
  /// The description of the widget's settings.
  static let description: IntentDescription? = "Which insults the widget shows."

  /// The rating of the insults.
  @Parameter(title: "Rating", default: .asInApp)
  var rating: InsultRatingChoice

  /// Creates the default choices.
  init() {}
}

extension InsultIntent: WidgetChoices {
  typealias Source = InsultSource

  var configuration: InsultConfiguration { InsultConfiguration(rating: rating.rating) }

  static func action(_ action: WidgetAction) -> (any AppIntent)? {
    InsultIndex(action).map { AnotherInsultIntent($0) }
  }
}

/// The choices for the insults of a widget.
enum InsultRatingChoice: String, AppEnum {
  /// As set in the app.
  case asInApp
  /// Mild insults only.
  case mild
  /// Also bawdy insults.
  case bawdy

  /// The name of the choice.
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rating"
  /// The names of its cases.
  static let caseDisplayRepresentations: [InsultRatingChoice: DisplayRepresentation] = [
    .asInApp: "As in the app",
    .mild: "Mild",
    .bawdy: "Bawdy",
  ]

  /// The rating in the widget's configuration; `nil` for that of the app.
  var rating: InsultRating? {
    switch self {
    case .asInApp: nil
    case .mild: .mild
    case .bawdy: .bawdy
    }
  }
}

/// Passes an insult over, in the widget and in the app.
///
/// It has the index of the shown insult, so that a second tap before the widget is drawn again does not skip an
/// insult that was never shown.
struct AnotherInsultIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Another insult"
  /// It is only useful in the widget.
  static let isDiscoverable = false

  /// The number of the time slot of the insult.
  @Parameter(title: "Slot of time", default: 0)
  var slot: Int

  /// The number of insults that were skipped before it.
  @Parameter(title: "Insults skipped", default: 0)
  var skipped: Int

  /// Creates an intent for the system, which then sets the index; without one it skips no insult.
  init() {}

  /// Creates the intent of a tap beside the insult at an index.
  init(_ index: InsultIndex) {
    self.init()
    slot = Int(clamping: index.slot)
    skipped = Int(clamping: index.skipped)
  }

  /// Writes the tap; the system then requests a new timeline of the widget that was tapped.
  ///
  /// New timelines are requested for other widgets of the kind too, since the app shows the same insult
  /// everywhere.
  ///
  /// - Throws: ``InsultStoreError`` if the tap cannot be written; the widget then still shows the same
  ///   insult.
  func perform() async throws -> some IntentResult {
    try await InsultSource.skip(InsultIndex(slot: Int64(slot), skipped: Int64(skipped)))
    return .result()
  }
}

/// Says the insult that the widget shows now.
struct TellInsultIntent: AppIntent {
  /// The title in the system.
  static let title: LocalizedStringResource = "Insult me"

  /// Creates the intent.
  init() {}

  /// Answers with the insult, or with that of a sample if the settings cannot be read.
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let insult = InsultSource.insult
    return .result(value: insult, dialog: "\(insult)")
  }
}
