/// The source of the figures in a file, from the header with which every file of Data/ begins.
package struct Provenance: Hashable, Sendable {
  /// The keys of the header, all required.
  package enum Key: String, CaseIterable, Sendable {
    case title, source, publisher, licence, obtained, units
  }

  package var values: [Key: String]

  package subscript(key: Key) -> String { values[key, default: ""] }
}
