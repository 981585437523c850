/// Watches the keys of a table and reports one that stands twice, with a note where it stood first.
package struct UniqueKeys<Key: Hashable> {
  private var first: [Key: SourceLocation] = [:]

  package init() {}

  /// Takes the key of a record in.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The key in words, for the report.
  ///   - record: Where it stands.
  ///   - column: The field it stands in; `nil` if it is that of the line.
  /// - Returns: Whether the key is new.
  package mutating func insert(
    _ key: Key, named name: String, in record: Record, at column: String? = nil
  ) -> Bool {
    if let earlier = first[key] {
      record.report(
        "duplicate \(name)", at: column, notes: [.init(location: earlier, message: "first defined here")])
      return false
    }
    first[key] = record.location(of: column)
    return true
  }
}
