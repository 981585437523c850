import AlmanacModel
package import DomainRecords
import SourceText
import SwiftEmitter

/// The data of Data/hydration: beverages, the rule of the daily goal, and amounts that one tap adds.
package struct HydrationData: Sendable {
  /// A constant of the goal rule.
  package struct Constant: Hashable, Sendable {
    package var key: GoalKey
    package var value: Int
    package var source: String
  }

  package var beverages: [BeverageRecord]
  /// The constants in the order of the keys.
  package var constants: [Constant]
  /// The rows of the weather by measure, then by the value at which they begin.
  package var weather: [WeatherRecord]
  /// The amounts, each with its note: metric first, in each system of units in the order of the file.
  package var presets: [(record: PresetRecord, note: String)]
}

/// The required constants of Data/hydration/goal.tsv, with their units and ranges.
package enum GoalKey: String, CaseIterable, Sendable {
  case adequateWomen = "adequate-women"
  case adequateMen = "adequate-men"
  case adequateUnspecified = "adequate-unspecified"
  case pregnancy, lactation
  case drinksShare = "drinks-share"
  case bodyMassChill = "body-mass-chill"
  case bodyMassSteady = "body-mass-steady"
  case bodyMassIntense = "body-mass-intense"
  case workoutPerMinute = "workout-per-minute"
  case totalMinimum = "total-minimum"
  case customMinimum = "custom-minimum"
  case totalMaximum = "total-maximum"
  case healthNoteAbove = "health-note-above"
  case cautionPercent = "caution-percent"
  case hourMaximum = "hour-maximum"

  package var unit: String {
    switch self {
    case .drinksShare, .cautionPercent: "percent"
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: "mL/kg"
    case .workoutPerMinute: "mL/min"
    default: "mL"
    }
  }

  /// The plausible range; a value outside is probably a mistake.
  var range: ClosedRange<Int> {
    switch self {
    case .drinksShare: 1...100
    case .cautionPercent: 101...1000
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: 10...60
    case .workoutPerMinute: 0...30
    case .pregnancy, .lactation: 0...5000
    default: 100...10_000
    }
  }

  /// Lists of keys whose values must increase in this order.
  static let rising: [[GoalKey]] = [
    [.customMinimum, .totalMaximum], [.totalMinimum, .healthNoteAbove, .totalMaximum],
    [.bodyMassChill, .bodyMassSteady, .bodyMassIntense],
  ]
}

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

/// Reads Data/hydration/beverages.tsv.
enum BeverageReader {
  static let path = HydrationReader.path("beverages")
  /// The module of the widget that offers beverages in its settings.
  static let widget = "HydrationWidget"
  /// The ids that must exist; the runtime uses them for unknown drinks.
  static let requiredIDs = ["water", "other"]

  static func read(_ reader: DataReader, _ languages: Languages) -> [BeverageRecord] {
    let languages = languages.columns(in: .hydration)
    let table = reader.table(
      path,
      columns: ["id"] + languages + ["symbol", "tint", "factor", "retention", "alcohol", "source"])
    var unique = UniqueKeys<[String]>()
    let beverages = table.rows { record in
      let names = NameRecord(
        languages.map { language in
          let name = record.text(language, is: "a name without ; and |") { name in
            !name.contains { $0 == ";" || $0 == "|" }
          }
          return (language, .init([name]))
        })
      let source = record.text("source")
      let beverage = BeverageRecord(
        id: word("id", of: record), factor: decimal("factor", of: record, places: 3, maximum: 1000),
        retention: record.hasValue("retention")
          ? decimal("retention", of: record, places: 2, maximum: 300) : nil,
        tint: record.choice("tint", of: BeverageTint.self),
        isAlcoholic: record.index("alcohol", among: ["no", "yes"]) == 1,
        symbol: word("symbol", of: record, allowing: "."), names: names, source: source)
      unique.insert(["id"] + languages, of: record)
      return beverage
    }
    table.reportMissing(requiredIDs, in: "id") { "beverage '\($0)' is missing" }
    return beverages
  }

  /// Returns an ASCII word that begins with a lower-case letter.
  private static func word(_ column: String, of record: Record, allowing extra: String = "") -> String {
    record.text(
      column,
      is: "a word of at most 40 letters and digits that begins with a small letter and is not reserved"
    ) { word in
      word.utf8.count <= 40 && !DataReader.isReserved(word) && word.utf8.first?.isLowerCase == true
        && word.utf8.allSatisfy { $0.isLetterOrDigit || extra.utf8.contains($0) }
    }
  }

  /// Returns a number with a limited number of decimal places, in units of the last place.
  private static func decimal(_ column: String, of record: Record, places: Int, maximum: Int) -> Int {
    let parts = record[column].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    let zeros = String(repeating: "0", count: max(0, places - fraction.utf8.count))
    let isDecimal = [parts[0], fraction].allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
    if isDecimal, fraction.utf8.count <= places, let value = Int("\(parts[0])\(fraction)\(zeros)"),
      value <= maximum
    {
      return value
    }
    record.report(
      "\(column) '\(record[column])' is not a number of at most \(places) decimal places up to "
        + "\(Double(maximum) / (places == 3 ? 1000 : 100))", at: column)
    return 0
  }
}

extension RecordFormat {
  static let beverages = RecordFormat(
    "beverages", "The beverages, in the order in which they are offered.",
    of: "beverage"
  ) { $0.hydration.beverages }
}

extension SourceData {
  /// The files of Generated/HydrationTables: beverages and the rule of the daily goal.
  func hydrationFiles() throws(EmissionError) -> [GeneratedFile] { [try beverages(), try goal()] }

  private func beverages() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "HydrationTables/Beverages.swift", title: "Beverages, and the share of each that counts as water.",
      notes: [
        "Factor: the share of the volume that counts, in thousandths. Retention: the beverage hydration index in",
        "hundredths, if it was measured.",
      ],
      inputs: inputs(below: [BeverageReader.path] + Inputs.languages))
    builder.add(.beverages, of: self)
    return try builder.file()
  }

  private func goal() throws(EmissionError) -> GeneratedFile {
    let names = ["goal", "weather", "presets"].map(HydrationReader.path)
    var builder = SourceFileBuilder(
      "HydrationTables/Goal.swift", title: "The rule of the daily goal, and the amounts that one tap adds.",
      notes: [], inputs: inputs(below: names))
    for constant in hydration.constants {
      builder.constant(
        "\(constant.key)", .int, constant.value,
        "\(constant.key.rawValue), \(constant.key.unit). \(constant.source)")
    }
    builder.add(.weatherSteps, of: self)
    builder.add(.presets, of: self)
    return try builder.file()
  }
}

/// Reads the currencies of Data/money, in the order of their codes.
enum CurrencyReader {
  static let path = "Data/money/currencies.tsv"

  static func read(_ reader: DataReader) -> [CurrencyRecord] {
    var codes = UniqueKeys<String>()
    var numbers = UniqueKeys<String>()
    return reader.table(path, columns: ["code", "numeric", "exponent", "name"]).rows { record in
      let code = record.field("code", is: "three letters A to Z") {
        $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isUpperCase)
      }
      let number = record.field("numeric", is: "three digits, 001 to 999") {
        $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isDigit) && $0 != "000"
      }
      // The standard has the same mark for no value; the smallest unit of a currency is a ten-thousandth.
      let exponent = record.hasValue("exponent") ? record.integer("exponent", in: 0...4) : nil
      let name = record.text("name")
      numbers.insert(number, named: "number \(number)", in: record, at: "numeric")
      codes.append(code, named: "code", in: record, at: "code", order: "alphabetical order")
      return CurrencyRecord(code: code, number: Int(number) ?? 0, exponent: exponent, name: name)
    }
  }
}

extension RecordFormat {
  static let currencies = RecordFormat(
    "currencies", "The currencies.", of: "currency"
  ) { $0.currencies }
  .file(
    "SpendingTables/Currencies.swift", title: "Currencies and funds in force, ISO 4217.",
    notes: [
      "In the order of the codes. The exponent is the number of decimal digits of the minor unit: 0 for JPY, as one yen is",
      "the smallest amount. A currency or fund without an exponent has no minor unit in the standard.",
    ], from: [CurrencyReader.path])
}
