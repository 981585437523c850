import Foundation
import HydrationScreensTables
import HydrationWidgetCore

/// The form for the settings of the user, with amounts as they are typed.
package struct DrinkSettingsForm: Hashable, Sendable {
  /// A field for a text; its raw value is the member of the stored settings.
  package enum Field: String, CaseIterable, Sendable {
    /// The user's own goal; empty for the computed one.
    case goal = "customGoalML"
    /// The body mass with its unit; empty if not stated.
    case mass = "weightKg"
    /// The amounts that one tap adds, separated by semicolons; empty for the usual ones.
    case presets = "presetsML"
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
  package subscript(field: Field) -> String {
    get { entered[field] ?? "" }
    set { entered[field] = newValue }
  }

  /// The stored value of a setting.
  package subscript(setting: SettingField) -> JSON {
    get { setting.chosen }
    set { try? profile.apply([setting.key: newValue]) }
  }

  /// The goal on a day of ordinary weather, and its basis; `nil` while a field is not allowed.
  package var goalText: String? {
    guard let settings else { return nil }
    return HydrationTexts(environment, settings).goal(
      GoalRule.goal(of: settings), basis: GoalRule.basis(of: settings),
      isLimited: GoalRule.isLimited(of: settings))
  }

  /// Returns the reason why the text of a field is refused; `nil` if it is allowed.
  package func problem(_ field: Field) -> String? {
    var trial = profile
    guard (try? apply(field, to: &trial)) == nil else { return nil }
    let refusals = HydrationRefusals(HydrationTexts(environment, profile))
    return refusals.refusal(of: self[field], at: [field.rawValue]).sentence
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

  /// The settings with the typed values; `nil` while a text is not allowed.
  package var settings: HydrationProfile? {
    var settings = profile
    let areAllowed = Field.allCases.allSatisfy { (try? apply($0, to: &settings)) != nil }
    return areAllowed ? settings : nil
  }

  private func apply(_ field: Field, to profile: inout HydrationProfile) throws(JSONValueError) {
    let text = self[field]
    guard text != opened[field] else { return }
    let isEmpty = text.allSatisfy(\.isWhitespace)
    try profile.apply([field.rawValue: isEmpty ? .null : stored(text, field, profile.units)])
  }

  /// Returns the stored value of a text; one that cannot be read stays a text, which no setting allows.
  private func stored(_ text: String, _ field: Field, _ units: VolumeUnits) -> JSON {
    func volume(_ text: String) -> JSON {
      let volumes = HydrationTexts(environment, profile).volumes
      return volumes.millilitres(typed: text).map { JSON($0) } ?? .string(text)
    }
    switch field {
    case .goal: return volume(text)
    case .mass:
      let mark = environment.locale.decimalSeparator?.first ?? "."
      let mass = Double.kilograms(typed: text, isUS: units == .us, decimalMark: mark)
      return mass.flatMap { JSON($0) } ?? .string(text)
    case .presets:
      let amounts = text.split(separator: ";").map { volume(String($0)) }
      return amounts.isEmpty ? .null : .array(amounts)
    }
  }

  /// The settings with values to choose from, in the order of the form: the activity, and those of the texts.
  package var choices: [SettingField] {
    let languages = Language.allCases.filter { HydrationDefinition.language(for: $0) == $0 }
    let clock = ClockText(environment, zone: .utc)
    return [
      SettingField(
        "activityLevel", strings.activity, ActivityLevel.allCases, chosen: profile.activity,
        stored: { .string($0.rawValue) }
      ) {
        switch $0 {
        case .chill: strings.activityChill
        case .steady: strings.activitySteady
        case .intense: strings.activityIntense
        }
      },
      SettingField(
        "unitSystem", strings.units, VolumeUnits.allCases, chosen: profile.units,
        stored: { .string($0.rawValue) }
      ) {
        let amounts = example($0, profile.volumeLanguage)
        return switch $0 {
        case .metric: amounts
        case .us: strings.unitsUS(amounts: amounts)
        case .uk: strings.unitsUK(amounts: amounts)
        }
      },
      SettingField(
        "volumeLanguage", strings.volumeLanguage, [nil] + languages, chosen: profile.volumeLanguage,
        stored: { $0.map { .string($0.rawValue) } }
      ) { $0.map { example(profile.units, $0) } ?? strings.asTheApp },
      SettingField(
        "dayStartHour", strings.dayStart, Array(LocalDays.dayStartHours), chosen: profile.dayStartHour,
        stored: { JSON($0) }
      ) { clock.string(Instant(secondsSince1970: Int64($0) * 3_600)) },
    ]
  }

  /// Returns two amounts as an example: "250 mL, 1.5 L".
  private func example(_ units: VolumeUnits, _ language: Language?) -> String {
    var profile = HydrationProfile()
    (profile.units, profile.volumeLanguage) = (units, language)
    let volumes = HydrationTexts(environment, profile).volumes
    return [250, 1_500].map { volumes.full(Volume(clamping: $0)) }.joined(separator: " · ")
  }
}
