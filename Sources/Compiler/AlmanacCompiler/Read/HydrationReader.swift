import AlmanacModel
import SourceText

/// Reads Data/hydration.
struct HydrationReader {
  private let reader: DataReader
  private let languages: Languages

  init(_ reader: DataReader, _ languages: Languages) {
    self.reader = reader
    self.languages = languages
  }

  static let folder = "Data/hydration"

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> HydrationData? {
    let beverages = BeverageReader(reader, languages).beverages()
    let constants = constants()
    let weather = weather()
    let presets = presets()
    guard let beverages, let constants, let weather, let presets else { return nil }
    return HydrationData(beverages: beverages, constants: constants, weather: weather, presets: presets)
  }

  private func constants() -> [HydrationData.Constant]? {
    let columns = ["key", "value", "unit", "source"]
    guard let table = reader.table(Self.path("goal"), columns: columns) else { return nil }
    var unique = UniqueKeys<GoalKey>()
    var constants: [GoalKey: HydrationData.Constant] = [:]
    var records: [GoalKey: Record] = [:]
    for record in table.records {
      guard let key = record.choice("key", of: GoalKey.self),
        unique.insert(key, named: "key '\(key.rawValue)'", in: record, at: "key"),
        let value = record.integer("value", in: key.range), let source = record.text("source")
      else { continue }
      guard record["unit"] == key.unit else {
        record.report("unit '\(record["unit"])' of \(key.rawValue) is not \(key.unit)", at: "unit")
        continue
      }
      constants[key] = .init(key: key, value: value, source: source)
      records[key] = record
    }
    let named = Set(table.records.map { $0["key"] })
    for key in GoalKey.allCases where !named.contains(key.rawValue[...]) {
      table.report("key '\(key.rawValue)' is missing")
    }
    for keys in GoalKey.rising {
      for (low, high) in zip(keys, keys.dropFirst()) {
        guard let lower = constants[low], let upper = constants[high], lower.value > upper.value,
          let record = records[high]
        else { continue }
        record.report(
          "\(high.rawValue) \(upper.value) is less than \(low.rawValue) \(lower.value)", at: "value")
      }
    }
    let ordered = GoalKey.allCases.compactMap { constants[$0] }
    return ordered.count == GoalKey.allCases.count ? ordered : nil
  }

  private func weather() -> [WeatherRecord]? {
    let columns = ["measure", "from", "millilitres", "source"]
    guard let table = reader.table(Self.path("weather"), columns: columns) else { return nil }
    var steps: [WeatherRecord] = []
    for record in table.records {
      guard let measure = record.choice("measure", of: WeatherRecord.Measure.self),
        let from = record.integer("from", in: measure == .temperature ? -100...100 : 0...100),
        let millilitres = record.integer("millilitres", in: -2000...2000), record.text("source") != nil
      else { continue }
      if let last = steps.last(where: { $0.measure == measure }),
        from <= last.from || millilitres < last.millilitres
      {
        record.report(
          "\(measure.rawValue) \(from) adds \(millilitres) after \(last.from) adds \(last.millilitres): "
            + "thresholds and amounts of a measure increase", at: "from")
        continue
      }
      steps.append(.init(measure: measure, from: from, millilitres: millilitres))
    }
    guard steps.count == table.records.count else { return nil }
    return WeatherRecord.Measure.allCases.flatMap { measure in
      steps.filter { $0.measure == measure }
    }
  }

  private func presets() -> [HydrationData.Preset]? {
    guard let table = reader.table(Self.path("presets"), columns: ["units", "amount", "note"]) else {
      return nil
    }
    var unique = UniqueKeys<[String]>()
    let presets = table.records.compactMap { record -> HydrationData.Preset? in
      guard let units = record.choice("units", of: PresetRecord.Units.self),
        let amount = record.integer("amount", in: units == .metric ? 10...2000 : 1...64),
        let note = record.text("note"),
        unique.insert([units.rawValue, "\(amount)"], named: "amount \(amount)", in: record, at: "amount")
      else { return nil }
      return .init(units: units, amount: amount, note: note)
    }
    for units in PresetRecord.Units.allCases where !presets.contains(where: { $0.units == units }) {
      table.report("no amount for \(units.rawValue) units")
    }
    guard presets.count == table.records.count else { return nil }
    return PresetRecord.Units.allCases.flatMap { units in presets.filter { $0.units == units } }
  }
}
