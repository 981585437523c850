/// The link that opens the sheet of the app.
public struct AddButton: Hashable, Sendable {
  /// "Log Water".
  public let text: TextForms
  /// What is read aloud.
  public let accessibility: AccessibilityText

  /// An SF Symbol: a plus sign.
  public var symbol: String { "plus.circle.fill" }
  /// Where a tap leads.
  public var link: HydrationLink { .addIntake(.open) }
  /// The colour of symbol and text.
  public var role: HydrationRole { .progress }
  /// The colour behind them.
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
  /// What it adds.
  public let intake: Intake
  /// "250 mL".
  public let text: TextForms
  /// The SF Symbol of the beverage.
  public let symbol: String
  /// What is read aloud.
  public let accessibility: AccessibilityText

  /// The colour of symbol and text.
  public var role: HydrationRole { .progress }
  /// The colour behind them.
  public var backgroundRole: HydrationRole { .button }

  /// - Returns: `nil` for what no drink can be.
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
