internal import AlmanacModel

/// The members of a JSON object, sorted by the bytes of their keys.
public struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key of the member.
    public let key: String
    /// The value of the member.
    public var value: JSON
  }

  /// The members by ascending key; no key occurs twice.
  public internal(set) var members: [Member]

  /// Creates an object without members.
  public init() { members = [] }

  /// Creates an object with members; if a key is given twice, the last value is used.
  init(_ elements: [(String, JSON)]) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }

  /// Creates an object from members in any order.
  ///
  /// - Returns: `nil` if a key occurs twice.
  init?(unordered members: [Member]) {
    var members = members
    if !Self.isAscending(members) {
      members.sort { Self.precedes($0.key, $1.key) }
      guard Self.isAscending(members) else { return nil }
    }
    self.members = members
  }

  /// The keys in order.
  public var keys: [String] { members.map { $0.key } }

  /// The value of a key; `nil` removes the member.
  public subscript(key: String) -> JSON? {
    get {
      // A few comparisons of short texts are faster than a search.
      if members.count <= 12 {
        for member in members where Self.same(member.key, key) { return member.value }
        return nil
      }
      let place = place(of: key)
      return place < members.count && Self.same(members[place].key, key) ? members[place].value : nil
    }
    set {
      let place = place(of: key)
      let isThere = place < members.count && Self.same(members[place].key, key)
      switch (newValue, isThere) {
      case (let value?, true): members[place].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: place)
      case (nil, true): members.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// Returns the first index whose key does not come before the given one.
  private func place(of key: String) -> Int {
    // Members are mostly set in order, so the end is tried first.
    guard let last = members.last, !Self.precedes(last.key, key) else { return members.count }
    return members.firstPlace { !Self.precedes($0.key, key) }
  }

  private static func isAscending(_ members: [Member]) -> Bool {
    guard members.count > 1 else { return true }
    for index in 1..<members.count where !precedes(members[index - 1].key, members[index].key) {
      return false
    }
    return true
  }

  // Keys are compared by bytes: texts that Unicode calls equivalent are equal in Swift, but not in JSON.

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left == right && left.utf8.elementsEqual(right.utf8)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with members; if a key is given twice, the last value is used.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements)
  }
}
