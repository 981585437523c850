import SourceText

/// Reads Data/hydration.
struct HydrationReader {
  private let reader: DataReader
  private var diagnostics: Diagnostics { reader.diagnostics }

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let folder = "Data/hydration"

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> HydrationData? {
    let beverages = BeverageReader(reader).beverages()
    let constants = constants()
    let weather = weather()
    let presets = presets()
    guard let beverages, let constants, let weather, let presets else { return nil }
    return HydrationData(beverages: beverages, constants: constants, weather: weather, presets: presets)
  }

  private func constants() -> [HydrationData.Constant]? {
    let path = Self.path("goal")
    guard let table = reader.table(path, columns: ["key", "value", "unit", "source"]) else { return nil }
    var unique = UniqueKeys<GoalKey>()
    var constants: [GoalKey: HydrationData.Constant] = [:]
    var locations: [GoalKey: SourceLocation] = [:]
    for record in table.records {
      guard let key = record.choice("key", of: GoalKey.self, diagnostics: diagnostics),
        unique.insert(
          key, named: "key '\(key.rawValue)'", at: record.location(of: "key"), diagnostics: diagnostics),
        let value = record.integer("value", in: key.range, diagnostics: diagnostics),
        let source = record.text("source", diagnostics: diagnostics)
      else { continue }
      guard record["unit"] == key.unit else {
        diagnostics.report(
          "unit '\(record["unit"])' of \(key.rawValue) is not \(key.unit)", at: record.location(of: "unit"))
        continue
      }
      constants[key] = .init(key: key, value: value, source: source)
      locations[key] = record.location(of: "value")
    }
    let named = Set(table.records.map { $0["key"] })
    for key in GoalKey.allCases where !named.contains(key.rawValue[...]) {
      diagnostics.report("key '\(key.rawValue)' is missing", at: SourceLocation(path: path))
    }
    for keys in GoalKey.rising {
      for (low, high) in zip(keys, keys.dropFirst()) {
        guard let lower = constants[low], let upper = constants[high], lower.value > upper.value,
          let location = locations[high]
        else { continue }
        diagnostics.report(
          "\(high.rawValue) \(upper.value) is less than \(low.rawValue) \(lower.value)", at: location)
      }
    }
    let ordered = GoalKey.allCases.compactMap { constants[$0] }
    return ordered.count == GoalKey.allCases.count ? ordered : nil
  }

  private func weather() -> [HydrationData.WeatherStep]? {
    let columns = ["measure", "from", "millilitres", "source"]
    guard let table = reader.table(Self.path("weather"), columns: columns) else { return nil }
    var steps: [HydrationData.WeatherStep] = []
    for record in table.records {
      guard
        let measure = record.choice(
          "measure", of: HydrationData.WeatherStep.Measure.self, diagnostics: diagnostics),
        let from = record.integer("from", in: 0...100, diagnostics: diagnostics),
        let millilitres = record.integer("millilitres", in: 0...2000, diagnostics: diagnostics),
        record.text("source", diagnostics: diagnostics) != nil
      else { continue }
      if let last = steps.last(where: { $0.measure == measure }),
        from <= last.from || millilitres < last.millilitres
      {
        diagnostics.report(
          "\(measure.rawValue) \(from) adds \(millilitres) after \(last.from) adds \(last.millilitres): "
            + "rows of a measure rise", at: record.location(of: "from"))
        continue
      }
      steps.append(.init(measure: measure, from: from, millilitres: millilitres))
    }
    guard steps.count == table.records.count else { return nil }
    return HydrationData.WeatherStep.Measure.allCases.flatMap { measure in
      steps.filter { $0.measure == measure }
    }
  }

  private func presets() -> [HydrationData.Preset]? {
    guard let table = reader.table(Self.path("presets"), columns: ["units", "amount", "note"]) else {
      return nil
    }
    var unique = UniqueKeys<[String]>()
    let presets = table.records.compactMap { record -> HydrationData.Preset? in
      guard
        let units = record.choice("units", of: HydrationData.Preset.Units.self, diagnostics: diagnostics),
        let amount = record.integer(
          "amount", in: units == .metric ? 10...2000 : 1...64, diagnostics: diagnostics),
        let note = record.text("note", diagnostics: diagnostics),
        unique.insert(
          [units.rawValue, "\(amount)"], named: "amount \(amount)", at: record.location(of: "amount"),
          diagnostics: diagnostics)
      else { return nil }
      return .init(units: units, amount: amount, note: note)
    }
    for units in HydrationData.Preset.Units.allCases where !presets.contains(where: { $0.units == units }) {
      diagnostics.report(
        "no amount for \(units.rawValue) units", at: SourceLocation(path: Self.path("presets")))
    }
    guard presets.count == table.records.count else { return nil }
    return HydrationData.Preset.Units.allCases.flatMap { units in presets.filter { $0.units == units } }
  }
}
