import SwiftEmitter

/// Generated/HydrationTables: beverages and the rule of the daily goal.
struct HydrationFile {
  private let data: SourceData
  private var hydration: HydrationData { data.hydration }

  init(_ data: SourceData) {
    self.data = data
  }

  static let module = "HydrationTables"

  func files() throws(EmissionError) -> [GeneratedFile] { [try beverages(), try goal()] }

  private func beverages() throws(EmissionError) -> GeneratedFile {
    let beverages = hydration.beverages
    let tints = HydrationData.Beverage.Tint.allCases
    var builder = SourceFileBuilder(
      "\(Self.module)/Beverages.swift", title: "Beverages, and how much of each counts as water drunk.",
      notes: [
        "Four numbers a beverage: the share of the volume that counts in thousandths, the beverage hydration index in",
        "hundredths (0: not measured), the tint (0 \(tints.map(\.rawValue).joined(separator: ", "))), 1 if alcoholic.",
      ],
      inputs: data.digests.inputs(below: [BeverageReader.path]))
    builder.add(
      ["The number of beverages."],
      .constant(Constant(name: "beverageCount", type: .int, value: Int64(beverages.count))))
    let rows = beverages.map { beverage in
      let retention = beverage.retention.map { Decimals.text(Double($0) / 100, 2) } ?? "not measured"
      let factor = Decimals.text(Double(beverage.factor) / 1000, 3)
      return IntegerTable.Row(
        [
          Int64(beverage.factor), Int64(beverage.retention ?? 0),
          Int64(tints.firstIndex(of: beverage.tint) ?? 0), beverage.isAlcoholic ? 1 : 0,
        ],
        comment: "\(beverage.id) · factor \(factor) · index \(retention) · \(beverage.tint.rawValue)"
          + (beverage.isAlcoholic ? " · alcohol" : ""))
    }
    builder.add(
      ["Four numbers a beverage."], .integers(IntegerTable(name: "beverages", type: .uint16, rows: rows)))
    builder.add(
      ["A number of a beverage, at 4 * beverage + field."],
      .accessor(Accessor(name: "beverageNumber", element: "UInt16", tables: ["beverages"])))
    let ids = beverages.map(\.id)
    for (name, documentation, values) in [
      ("beverageID", "What documents call it.", ids),
      ("beverageSymbol", "An SF Symbol.", beverages.map(\.symbol)),
      ("beverageSource", "Where the factor is from.", beverages.map(\.source)),
    ] {
      let table = StringTable(name: "\(name)s", values: values, comments: name == "beverageID" ? [] : ids)
      builder.add([documentation], .strings(table))
      builder.add(
        [documentation], .accessor(Accessor(name: name, element: "String", tables: ["\(name)s"])))
    }
    builder.addNames("beverageName", "The name of a beverage.", beverages.map(\.name))
    return try builder.file()
  }

  private func goal() throws(EmissionError) -> GeneratedFile {
    let names = ["goal", "weather", "presets"].map(HydrationReader.path)
    var builder = SourceFileBuilder(
      "\(Self.module)/Goal.swift", title: "The rule of the daily goal, and amounts to add with one tap.",
      notes: [], inputs: data.digests.inputs(below: names))
    for constant in hydration.constants {
      builder.add(
        ["\(constant.key.rawValue), \(constant.key.unit). \(constant.source)"],
        .constant(Constant(name: "\(constant.key)", type: .int, value: Int64(constant.value))))
    }
    let measures = HydrationData.WeatherStep.Measure.allCases
    add(
      "weather", "step",
      "measure (0 temperature in degrees Celsius, 1 relative humidity in percent), from, mL",
      hydration.weather.map { step in
        .init(
          [Int64(measures.firstIndex(of: step.measure) ?? 0), Int64(step.from), Int64(step.millilitres)],
          comment: "\(step.measure.rawValue) from \(step.from) · \(step.millilitres) mL")
      }, to: &builder)
    let units = HydrationData.Preset.Units.allCases
    add(
      "preset", "amount", "units (0 metric, 1 imperial), millilitres or US fluid ounces",
      hydration.presets.map { preset in
        .init(
          [Int64(units.firstIndex(of: preset.units) ?? 0), Int64(preset.amount)],
          comment: "\(preset.units.rawValue) \(preset.amount) · \(preset.note)")
      }, to: &builder)
    return try builder.file()
  }

  private func add(
    _ name: String, _ row: String, _ fields: String, _ rows: [IntegerTable.Row],
    to builder: inout SourceFileBuilder
  ) {
    let width = rows.first?.values.count ?? 1
    builder.add(
      ["The number of \(row)s."],
      .constant(Constant(name: "\(name)Count", type: .int, value: Int64(rows.count))))
    builder.add(
      ["A row each: \(fields)."], .integers(IntegerTable(name: "\(name)s", type: .uint16, rows: rows)))
    builder.add(
      ["A number of a \(row), at \(width) * \(row) + field."],
      .accessor(Accessor(name: "\(name)Number", element: "UInt16", tables: ["\(name)s"])))
  }
}
