/// The keys of a table; a duplicate is reported with the location of the first one.
package struct UniqueKeys<Key: Hashable> {
  private var first: [Key: SourceLocation] = [:]

  package init() {}

  /// Adds the key of a record, and reports it if it is a duplicate.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The key in words, for the report.
  ///   - record: The record that has the key.
  ///   - column: The field with the key; `nil` for the whole line.
  /// - Returns: Whether the key is new.
  package mutating func insert(
    _ key: Key, named name: @autoclosure () -> String, in record: Record, at column: String? = nil
  ) -> Bool {
    if let earlier = first[key] {
      record.report(
        "duplicate \(name())", at: column, notes: [.init(location: earlier, message: "first defined here")])
      return false
    }
    first[key] = record.location(of: column)
    return true
  }
}
