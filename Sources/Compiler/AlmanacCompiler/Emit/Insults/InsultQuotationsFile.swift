import SwiftEmitter

extension SourceData {
  /// Generated/InsultsTables/Quotations.swift: quotations with their sources.
  func insultQuotationsFile() throws(EmissionError) -> GeneratedFile {
    let quotations = insults.quotations
    var builder = SourceFileBuilder(
      "InsultsTables/Quotations.swift", title: "Insults quoted from Shakespeare.",
      notes: [
        "Mild quotations first, then bawdy ones. Four numbers per quotation: work, act (0 induction), scene (0 chorus), line."
      ],
      inputs: inputs(below: InsultReader.inputs("quotations", "works")))
    builder.add(["The quotations."], .strings("quotations", quotations.map(\.text)))
    builder.accessor("quotation", "String", "A quotation.", tables: ["quotations"])
    builder.add(
      ["The speakers of the quotations."],
      .strings("quotationSpeakers", quotations.map(\.speaker)))
    builder.accessor(
      "quotationSpeaker", "String", "The speaker of a quotation.", tables: ["quotationSpeakers"])
    let rows = quotations.map { quotation in
      let citation = quotation.citation
      return IntegerTable.Row(
        [citation.work, citation.act, citation.scene, citation.line].map(Int64.init),
        comment: quotation.text.split(separator: " ").prefix(5).joined(separator: " "))
    }
    builder.add(
      ["The places of the quotations."],
      .integers(IntegerTable("quotationPlaces", .int32, rows: rows)))
    builder.addCitations(of: "quotation", tables: ["quotationPlaces"], stride: 4)
    builder.constant("quotationCount", .int, quotations.count, "The number of quotations.")
    builder.constant(
      "mildQuotationCount", .int, quotations.count { $0.rating == .mild },
      "The number of mild quotations; they come first.")
    return try builder.file()
  }
}
