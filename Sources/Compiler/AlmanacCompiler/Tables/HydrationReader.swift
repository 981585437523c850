import AlmanacModel
import SourceText

/// Reads Data/hydration.
struct HydrationReader {
  let reader: DataReader
  let languages: Languages

  static func path(_ name: String) -> String { "Data/hydration/\(name).tsv" }

  func data() -> HydrationData {
    HydrationData(
      beverages: BeverageReader.read(reader, languages), constants: constants(), weather: weather(),
      presets: presets())
  }

  private func constants() -> [HydrationData.Constant] {
    let table = reader.table(Self.path("goal"), columns: ["key", "value", "unit", "source"])
    var unique = UniqueKeys<[String]>()
    var constants: [GoalKey: (constant: HydrationData.Constant, record: Record)] = [:]
    for record in table.records {
      let key = record.choice("key", of: GoalKey.self)
      guard unique.insert(["key"], of: record) else { continue }
      let constant = HydrationData.Constant(
        key: key, value: record.integer("value", in: key.range), source: record.text("source"))
      if !record.isBad, record["unit"] != key.unit {
        record.report("unit '\(record["unit"])' of \(key.rawValue) is not \(key.unit)", at: "unit")
      }
      if !record.isBad { constants[key] = (constant, record) }
    }
    table.reportMissing(GoalKey.allCases.map(\.rawValue), in: "key") { "key '\($0)' is missing" }
    for keys in GoalKey.rising {
      for (low, high) in zip(keys, keys.dropFirst()) {
        guard let lower = constants[low]?.constant.value, let (upper, record) = constants[high],
          lower > upper.value
        else { continue }
        record.report("\(high.rawValue) \(upper.value) is less than \(low.rawValue) \(lower)", at: "value")
      }
    }
    return GoalKey.allCases.compactMap { constants[$0]?.constant }
  }

  private func weather() -> [WeatherRecord] {
    let table = reader.table(Self.path("weather"), columns: ["measure", "from", "millilitres", "source"])
    var steps: [WeatherRecord] = []
    for record in table.records {
      let measure = record.choice("measure", of: WeatherRecord.Measure.self)
      if record.isBad { continue }
      let step = WeatherRecord(
        measure: measure, from: record.integer("from", in: measure == .temperature ? -100...100 : 0...100),
        millilitres: record.integer("millilitres", in: -2000...2000))
      _ = record.text("source")
      if record.isBad { continue }
      if let last = steps.last(where: { $0.measure == measure }),
        step.from <= last.from || step.millilitres < last.millilitres
      {
        record.report(
          "\(measure.rawValue) \(step.from) adds \(step.millilitres) after \(last.from) adds \(last.millilitres): "
            + "thresholds and amounts of a measure increase", at: "from")
      } else {
        steps.append(step)
      }
    }
    return WeatherRecord.Measure.allCases.flatMap { measure in steps.filter { $0.measure == measure } }
  }

  private func presets() -> [(record: PresetRecord, note: String)] {
    let table = reader.table(Self.path("presets"), columns: ["units", "amount", "note"])
    var unique = UniqueKeys<[String]>()
    let presets = table.rows { record in
      let units = record.choice("units", of: PresetRecord.Units.self)
      let amount = record.isBad ? 0 : record.integer("amount", in: units == .metric ? 10...2000 : 1...64)
      let note = record.text("note")
      unique.insert([units.rawValue, "\(amount)"], named: "amount \(amount)", in: record, at: "amount")
      return (record: PresetRecord(units: units, amount: amount), note: note)
    }
    table.reportMissing(PresetRecord.Units.allCases.map(\.rawValue), in: "units") {
      "no amount for \($0) units"
    }
    return PresetRecord.Units.allCases.flatMap { units in presets.filter { $0.record.units == units } }
  }
}

extension RecordFormat {
  static let weatherSteps = RecordFormat(
    "weatherSteps",
    "The amounts that a temperature or humidity adds to the goal; for each measure the lowest threshold first.",
    of: "weather-step"
  ) { $0.hydration.weather }

  static let presets = RecordFormat(
    "presets", "The amounts that one tap adds, in millilitres, or in fluid ounces of the US or the UK.",
    of: "preset"
  ) { $0.hydration.presets.map { ($0, comment: $1) } }
}
