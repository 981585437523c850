/// CSV as RFC 4180 has it, with a header; lines end with LF, which every reader of CSV takes.
struct CSVWriter: RowWriter {
  var columns: [String]

  var head: String { line(columns) }
  var tail: String { "" }

  func text(of row: Row) -> String {
    line(
      row.values.map { value in
        switch value {
        case .text(let text): text
        case .null: ""
        default: value.description
        }
      })
  }

  private func line(_ fields: [String]) -> String {
    fields.map(Self.quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
    guard field.unicodeScalars.contains(where: special.contains) else { return field }
    // By scalars, because a CR and LF in a row are one character.
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
