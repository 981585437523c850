import AlmanacModel
import SwiftEmitter

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
      inputs: digests.paths(below: [BeverageReader.path] + Inputs.languages))
    let rows = hydration.beverages.map { beverage in
      RecordTable.Row([
        .init("id", .text(beverage.id)), .init("factor", .integer(beverage.factor)),
        .init("retention", beverage.retention.map(RecordTable.Value.integer)),
        .init("tint", .enumCase(beverage.tint.rawValue)),
        .init("isAlcoholic", .boolean(beverage.isAlcoholic)),
        .init("symbol", .text(beverage.symbol)), .init("names", .texts(beverage.names)),
        .init("source", .text(beverage.source)),
      ])
    }
    builder.add(
      ["The beverages, in the order in which they are offered."],
      .records(RecordTable(name: "beverages", type: "BeverageRecord", rows: rows)))
    return try builder.file()
  }

  private func goal() throws(EmissionError) -> GeneratedFile {
    let names = ["goal", "weather", "presets"].map(HydrationReader.path)
    var builder = SourceFileBuilder(
      "HydrationTables/Goal.swift", title: "The rule of the daily goal, and the amounts that one tap adds.",
      notes: [], inputs: digests.paths(below: names))
    for constant in hydration.constants {
      builder.add(
        ["\(constant.key.rawValue), \(constant.key.unit). \(constant.source)"],
        .constant(Constant(name: "\(constant.key)", type: .int, value: Int64(constant.value))))
    }
    let steps = hydration.weather.map { step in
      RecordTable.Row([
        .init("measure", .enumCase(step.measure.rawValue)), .init("from", .integer(step.from)),
        .init("millilitres", .integer(step.millilitres)),
      ])
    }
    builder.add(
      [
        "The amounts that a temperature or humidity adds to the goal; for each measure the lowest threshold first."
      ],
      .records(RecordTable(name: "weatherSteps", type: "WeatherRecord", rows: steps)))
    let presets = hydration.presets.map { preset in
      RecordTable.Row(
        [.init("units", .enumCase(preset.units.rawValue)), .init("amount", .integer(preset.amount))],
        comment: preset.note)
    }
    builder.add(
      ["The amounts that one tap adds, in millilitres or US fluid ounces."],
      .records(RecordTable(name: "presets", type: "PresetRecord", rows: presets)))
    return try builder.file()
  }
}
