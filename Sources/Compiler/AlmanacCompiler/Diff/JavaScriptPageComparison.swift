/// The texts that only the web page has, by key and language, and its cities by their ids, before and after.
struct JavaScriptPageComparison {
  private let before: Page
  private let after: Page

  init(before: String, after: String) {
    self.before = Page(before)
    self.after = Page(after)
  }

  func changes() -> [Change] { texts() + cities() }

  private func texts() -> [Change] {
    let keys = after.texts.keys + before.texts.keys.filter { !after.texts.keys.contains($0) }
    return keys.filter { before.texts[$0] != after.texts[$0] }.map { key in
      .text(of: JavaScriptPageFile.module, key, from: before.texts[key], to: after.texts[key])
    }
  }

  // MARK: - Cities

  private static let subject = "cities"

  private func cities() -> [Change] {
    let ids = after.cities + before.cities.filter { !after.cities.contains($0) }
    let changes = ids.flatMap { id -> [Change] in
      switch (before.members[id], after.members[id]) {
      case (let old?, let new?): return fields(of: id, old, new)
      case (nil, let new?): return [change(id, .new, "\(id) is new: \(Self.text(new))", to: Self.text(new))]
      case (let old?, nil): return [change(id, .other, "\(id) is gone", from: Self.text(old))]
      case (nil, nil): return []
      }
    }
    guard changes.isEmpty, before.cities != after.cities else { return changes }
    return [change("order", .words, "the same cities in another order")]
  }

  private func fields(of id: String, _ old: Page.Members, _ new: Page.Members) -> [Change] {
    (new.keys + old.keys.filter { !new.keys.contains($0) }).filter { old[$0] != new[$0] }.map { name in
      let (was, now) = (old[name], new[name])
      // A name is a word; in another place the Sun rises at another time.
      if !["latitude", "longitude", "zone"].contains(name) {
        return .text(of: Self.subject, "\(id), \(name)", from: was, to: now)
      }
      return change(
        id, .instants, "\(id): \(name) \(was ?? "none") → \(now ?? "none")", from: was, to: now)
    }
  }

  private func change(
    _ id: String, _ group: Change.Group, _ text: String, from old: String? = nil, to new: String? = nil
  ) -> Change {
    Change(group, .place, Self.subject, item: id, before: old, after: new, text: text)
  }

  private static func text(_ city: Page.Members) -> String {
    city.keys.map { "\($0) \(city[$0] ?? "")" }.joined(separator: ", ")
  }
}

/// Generated/JavaScript/page.js, read line by line as ``JavaScriptPageFile`` writes it.
private struct Page {
  /// Texts and numbers by name, in the order of the file.
  struct Members {
    private(set) var keys: [String] = []
    private var values: [String: String] = [:]

    subscript(key: String) -> String? { values[key] }

    mutating func add(_ key: String, _ value: String) {
      if values.updateValue(value, forKey: key) == nil { keys.append(key) }
    }
  }

  /// By "key, language"; lists and texts below another module come from Swift tables.
  private(set) var texts = Members()
  /// The ids in their order.
  private(set) var cities: [String] = []
  /// By id.
  private(set) var members: [String: Members] = [:]

  init(_ text: String) {
    var language = ""
    for line in text.split(separator: "\n") {
      let found = Self.members(of: line)
      if line.hasPrefix("  { id: "), let id = found["id"] {
        cities.append(id)
        members[id] = found
      } else if line.hasSuffix(": {"), line.prefix(3).count(where: { $0 == " " }) == 2 {
        language = String(line.dropFirst(2).dropLast(3))
      } else if let key = found.keys.first, line.hasPrefix("    \(key): ") {
        texts.add("\(key), \(language)", found[key] ?? "")
      }
    }
  }

  /// The names in a line, each with its text or number.
  private static func members(of line: Substring) -> Members {
    var members = Members()
    for match in line.matches(of: /(\w+): (?:"((?:[^"\\]|\\.)*)"|(-?[0-9.]+))/) {
      members.add(String(match.1), String(match.2 ?? match.3 ?? ""))
    }
    return members
  }
}
