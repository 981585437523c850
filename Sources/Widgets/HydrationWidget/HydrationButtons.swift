/// The link that opens the app's sheet for a new drink.
public struct AddButton: Hashable, Sendable {
  /// The text, "Log Water".
  public let text: TextForms
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// The SF Symbol, a plus sign.
  public var symbol: String { "plus.circle.fill" }
  /// The link that a tap opens.
  public var link: HydrationLink { .addIntake(.open) }
  /// The colour of the symbol and the text.
  public var role: HydrationRole { .progress }
  /// The background colour.
  public var backgroundRole: HydrationRole { .button }

  init(_ texts: HydrationTexts) {
    text = TextForms(texts.logWater, texts.logWaterShort)
    accessibility = AccessibilityText(label: texts.logWater)
  }

  var json: JSON {
    [
      "text": text.json, "symbol": .string(symbol), "accessibility": accessibility.json,
      "link": .string(link.text), "role": .string(role.rawValue),
      "backgroundRole": .string(backgroundRole.rawValue),
    ]
  }
}

/// A button that adds a drink with one tap, without opening the app.
public struct PresetButton: Hashable, Sendable {
  /// The drink that it adds.
  public let intake: Intake
  /// The text, "250 mL".
  public let text: TextForms
  /// The SF Symbol of the beverage.
  public let symbol: String
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// The colour of the symbol and the text.
  public var role: HydrationRole { .progress }
  /// The background colour.
  public var backgroundRole: HydrationRole { .button }

  /// Creates a button; `nil` if a drink cannot have this amount.
  init?(_ volume: Volume, of beverage: Beverage, _ texts: HydrationTexts) {
    guard let intake = try? Intake(volume: volume, beverage: beverage) else { return nil }
    self.intake = intake
    text = TextForms(texts.volumes.full(volume))
    symbol = beverage.symbol
    accessibility = AccessibilityText(label: texts.add(volume, of: beverage))
  }

  var json: JSON {
    [
      "text": text.json, "symbol": .string(symbol), "accessibility": accessibility.json,
      "intake": .present([
        ("volumeML", (intake.volume?.millilitres).map { JSON($0) }),
        ("fluidType", (intake.beverage?.id).map(JSON.string)),
      ]), "role": .string(role.rawValue),
      "backgroundRole": .string(backgroundRole.rawValue),
    ]
  }
}
