/// The keys of a table; a duplicate is reported with the location of the first one.
///
/// The keys of bad records are not taken, as they may be dummies.
package struct UniqueKeys<Key: Hashable> {
  private var first: [Key: SourceLocation] = [:]
  /// The key that ``append(_:named:in:at:order:)`` added last.
  private var last: Key?

  package init() {}

  /// Adds the key of a record, and reports it if it is a duplicate.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The key in words, for the report.
  ///   - record: The record that has the key.
  ///   - column: The field with the key; `nil` for the whole line.
  /// - Returns: Whether the key is new.
  @discardableResult
  package mutating func insert(
    _ key: Key, named name: @autoclosure () -> String, in record: Record, at column: String? = nil
  ) -> Bool {
    !record.isBad && add(key, named: name(), of: record, at: column)
  }

  private mutating func add(
    _ key: Key, named name: @autoclosure () -> String, of record: Record, at column: String?
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

extension UniqueKeys where Key: Comparable {
  /// Adds the key of a record as ``insert(_:named:in:at:)`` does, and reports it also if it is smaller than the one before.
  ///
  /// - Parameters:
  ///   - noun: The word for a key, such as "code".
  ///   - order: The name of the order, for the report.
  @discardableResult
  package mutating func append(
    _ key: Key, named noun: String, in record: Record, at column: String, order: String = "order"
  ) -> Bool {
    guard insert(key, named: "\(noun) \(key)", in: record, at: column) else { return false }
    if let last, key < last {
      record.report("\(noun) \(key) comes after \(last); \(noun)s must be in \(order)", at: column)
    }
    last = key
    return true
  }
}

extension UniqueKeys<[String]> {
  /// Adds texts of a record, none of which may be twice in its column; every duplicate is reported.
  ///
  /// - Parameter noun: The word for a text, such as "name"; `nil` for the name of its column.
  /// - Returns: Whether all are new.
  @discardableResult
  package mutating func insert(_ columns: [String], of record: Record, named noun: String? = nil) -> Bool {
    guard !record.isBad else { return false }
    for column in columns {
      let text = String(record[column])
      _ = add([column, text], named: "\(noun ?? column) '\(text)'", of: record, at: column)
    }
    return !record.isBad
  }
}
