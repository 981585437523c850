/// Where the figures of a file come from: the header that every file of Data/ opens with.
package struct Provenance: Hashable, Sendable {
  /// The keys of the header, all required.
  package enum Key: String, CaseIterable, Sendable {
    case title, source, publisher, licence, obtained, units
  }

  package var values: [Key: String]

  package subscript(key: Key) -> String { values[key, default: ""] }
}
