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
