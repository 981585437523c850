import Foundation
import HydrationScreensTables
import HydrationWidgetCore

/// The form for the settings of the user, with amounts as they are typed.
public struct DrinkSettingsForm: Hashable, Sendable {
  /// A field for a text.
  public enum Field: CaseIterable, Sendable {
    /// The user's own goal; empty for the computed one.
    case goal
    /// The body mass with its unit; empty if not stated.
    case mass
    /// The amounts that one tap adds, separated by semicolons; empty for the usual ones.
    case presets
  }

  /// The chosen settings, without the typed ones.
  package var profile: HydrationProfile
  private var entered: [Field: String]
  /// The texts as they were when the form was opened; an unchanged text changes no setting.
  private let opened: [Field: String]
  private let environment: WidgetEnvironment

  /// Creates the form with the settings of a user.
  package init(_ profile: HydrationProfile, in environment: WidgetEnvironment) {
    (self.profile, self.environment) = (profile, environment)
    let volumes = HydrationTexts(environment, profile).volumes
    opened = [
      .goal: profile.customGoal.map(volumes.typed) ?? "",
      .mass: profile.bodyMass.map(HydrationTexts(environment, profile).mass) ?? "",
      .presets: profile.presets.map(volumes.typed).joined(separator: "; "),
    ]
    entered = opened
  }

  /// The text of a field.
  public subscript(field: Field) -> String {
    get { entered[field] ?? "" }
    set { entered[field] = newValue }
  }

  /// The hour at which the day begins, 0 to 14.
  package var dayStartHour: Int {
    get { profile.dayStartHour }
    set { try? profile.setDayStartHour(newValue) }
  }

  /// The goal on a day of ordinary weather, and its basis; `nil` while a field is not allowed.
  package var goalText: String? {
    guard let settings = try? settings() else { return nil }
    return HydrationTexts(environment, settings).goal(
      GoalRule.goal(of: settings), basis: GoalRule.basis(of: settings),
      isLimited: GoalRule.isLimited(of: settings))
  }

  /// Returns the reason why the text of a field is refused; `nil` if it is allowed.
  package func problem(_ field: Field) -> String? {
    var trial = profile
    guard (try? apply(field, to: &trial)) == nil else { return nil }
    let member =
      switch field {
      case .goal: "customGoalML"
      case .mass: "weightKg"
      case .presets: "presetsML"
      }
    return HydrationRefusals(HydrationTexts(environment, profile)).refusal(of: self[field], at: [member])
      .sentence
  }

  /// Returns the label of a field.
  package func title(_ field: Field) -> String {
    switch field {
    case .goal: strings.ownGoal
    case .mass: strings.bodyMass
    case .presets: strings.presets
    }
  }

  private var strings: HydrationScreensStrings {
    HydrationScreensStrings(language: environment.language.tableIndex)
  }

  /// Whether all fields are allowed.
  package var canSave: Bool { Field.allCases.allSatisfy { problem($0) == nil } }

  /// Returns the settings with the typed values.
  ///
  /// - Throws: `HydrationError` for a text that is not allowed.
  func settings() throws(HydrationError) -> HydrationProfile {
    var settings = profile
    for field in Field.allCases { try apply(field, to: &settings) }
    return settings
  }

  private func apply(_ field: Field, to profile: inout HydrationProfile) throws(HydrationError) {
    let text = self[field]
    guard text != opened[field] else { return }
    let isEmpty = text.allSatisfy(\.isWhitespace)
    switch field {
    case .goal: try profile.setCustomGoal(isEmpty ? nil : volume(text))
    case .mass:
      let mark = environment.locale.decimalSeparator?.first ?? "."
      let mass = Double.kilograms(typed: text, isUS: profile.units == .us, decimalMark: mark)
      // A text that is no mass becomes NaN, which is not allowed.
      try profile.setBodyMass(isEmpty ? nil : mass ?? .nan)
    case .presets:
      try profile.setPresets(
        isEmpty ? [] : text.split(separator: ";").map { (part) throws(HydrationError) in try volume(part) })
    }
  }

  private func volume(_ text: some StringProtocol) throws(HydrationError) -> Volume {
    let text = String(text)
    guard let millilitres = HydrationTexts(environment, profile).volumes.millilitres(typed: text) else {
      throw .volume(.notANumber(text))
    }
    return Volume(clamping: millilitres)
  }
}

// MARK: - Choices

extension DrinkSettingsForm {
  /// The units, by an example.
  package var unitField: ChoiceField<VolumeUnits> {
    ChoiceField(strings.units, VolumeUnits.allCases) { units in
      let amounts = example(units, profile.volumeLanguage)
      return switch units {
      case .metric: amounts
      case .us: strings.unitsUS(amounts: amounts)
      case .uk: strings.unitsUK(amounts: amounts)
      }
    }
  }

  /// The languages in which amounts may be written, by an example.
  package var volumeLanguageField: ChoiceField<Language?> {
    let languages = Language.allCases.filter { HydrationDefinition.language(for: $0) == $0 }
    return ChoiceField(strings.volumeLanguage, [nil] + languages) { language in
      language.map { example(profile.units, $0) } ?? strings.asTheApp
    }
  }

  /// The activities.
  package var activityField: ChoiceField<ActivityLevel> {
    ChoiceField(strings.activity, ActivityLevel.allCases) { level in
      switch level {
      case .chill: strings.activityChill
      case .steady: strings.activitySteady
      case .intense: strings.activityIntense
      }
    }
  }

  /// The hours at which the day may begin.
  package var dayStartField: ChoiceField<Int> {
    let clock = ClockText(environment, zone: .utc)
    return ChoiceField(strings.dayStart, Array(LocalDays.dayStartHours)) {
      clock.string(Instant(secondsSince1970: Int64($0) * 3_600))
    }
  }

  /// Returns two amounts as an example: "250 mL, 1.5 L".
  private func example(_ units: VolumeUnits, _ language: Language?) -> String {
    var profile = HydrationProfile()
    (profile.units, profile.volumeLanguage) = (units, language)
    let volumes = HydrationTexts(environment, profile).volumes
    return [250, 1_500].map { volumes.full(Volume(clamping: $0)) }.joined(separator: " · ")
  }
}
