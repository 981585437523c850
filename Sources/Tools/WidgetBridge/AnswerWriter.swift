/// Writes snapshots and schedules as JSON, in the one form for programs in other languages.
package enum AnswerWriter {
  /// Returns a snapshot as JSON, with the language of its texts as a code and as a tag: `"language": "zh", "languageUsed": "zh-Hans"`.
  package static func json<Definition: WidgetDefinition>(
    _ snapshot: Definition.Snapshot, of definition: Definition.Type, in environment: WidgetEnvironment
  ) -> JSON {
    let language = definition.language(for: environment.language)
    var json: JSONObject = ["language": language.json, "languageUsed": .string(language.tag)]
    json.fill(from: snapshot.json.object ?? JSONObject())
    return environment.scheme.map { JSON.object(json).linked(by: $0) } ?? .object(json)
  }

  /// Returns a widget's schedule from an instant on, with the snapshot of each entry.
  ///
  /// - Parameter local: Returns the local time of an entry as text, if the caller also needs that.
  package static func schedule<Definition: WidgetDefinition>(
    of definition: Definition.Type, state: Definition.State, configuration: Definition.Configuration,
    from instant: Instant,
    in environment: WidgetEnvironment, privacy: Privacy = .shown, local: ((Instant) -> String)? = nil
  ) -> JSON {
    let schedule = definition.schedule(
      of: state, configuration: configuration, from: instant, in: environment)
    let entries = privacy.applied(
      to: definition.entries(schedule, of: state, configuration: configuration, in: environment))
    // JSON cannot express instants after the year 9999.
    let count = entries.prefix { ClockTime.range.contains($0.instant.secondsSince1970) }.count
    let shown = entries.prefix(max(1, count))
    let reload = reload(of: schedule, lastShown: shown.last?.instant)
    let written = shown.map { entry in
      JSON.present([
        ("instant", entry.instant.json), ("local", local?(entry.instant).json),
        ("snapshot", json(entry.snapshot, of: definition, in: environment)),
        ("relevance", entry.relevance?.json),
      ])
    }
    return ["entries": .array(written), "reload": reload.json]
  }

  /// Returns the reload rule; if entries at the end were left out, "at the end" still refers to the last
  /// original entry.
  private static func reload(of schedule: Schedule, lastShown: Instant?) -> ReloadRule {
    guard schedule.reload == .atEnd, let last = schedule.entries.last, last != lastShown else {
      return schedule.reload
    }
    return ClockTime.range.contains(last.secondsSince1970) ? .after(last) : .never
  }
}

extension JSON {
  /// Returns the value with a scheme before all its links, which are the texts of `link` and `addLink`, and in `links`.
  fileprivate func linked(by scheme: String) -> JSON { linked(by: scheme, isLink: false) }

  private func linked(by scheme: String, isLink: Bool) -> JSON {
    switch self {
    case .string(let text) where isLink: return .string("\(scheme):\(text)")
    case .array(let elements): return .array(elements.map { $0.linked(by: scheme, isLink: isLink) })
    case .object(var object):
      for member in object.members {
        let isLink = isLink || ["link", "links", "addLink"].contains(member.key)
        object[member.key] = member.value.linked(by: scheme, isLink: isLink)
      }
      return .object(object)
    default: return self
    }
  }
}

/// The reason why a request has no answer.
package enum BridgeError: Error, Hashable, Sendable {
  /// No widget has this name.
  case unknownWidget(String, known: [String])
  /// A member of the request is missing or has a value that is never allowed.
  case badValue(JSONValueError)
  /// The request is not JSON.
  case notJSON(JSONSyntaxError)
  /// The app has not passed something that the request needs; the text names it in English.
  case notSetUp(String)
  /// An error for which there is no other case; the text is its description, for developers.
  case unexpected(String)
  /// The user's data does not allow the request.
  case refused(DataRefusal)
}

extension BridgeError: CustomStringConvertible {
  private var parts: (code: String, path: [String], message: String) {
    switch self {
    case .unknownWidget(let name, let known):
      (
        "unknownWidget", ["widget"],
        "unknown widget '\(name.prefix(60))'; there are: \(known.joined(separator: ", "))"
      )
    case .badValue(let error): ("badRequest", error.path, error.description)
    case .notJSON(let error): ("notJSON", [], "the request is not JSON: \(error.description)")
    case .notSetUp(let problem): ("notSetUp", [], problem)
    case .unexpected(let problem): ("unexpected", [], problem)
    case .refused(let refusal): (refusal.code, refusal.path, refusal.sentence)
    }
  }

  /// The problem, its path, and the allowed values: of a refusal in the language of the request, of all others in English.
  package var description: String { parts.message }

  /// `{"error": {"code": "badRequest", "message": "…", "path": ["environment", "language"]}}`, with the values of a refusal and the
  /// faults of a file.
  package var json: JSON {
    let (code, path, message) = parts
    var error: JSONObject = ["code": .string(code), "message": .string(message)]
    error["path"] = .array(path.map(JSON.string))
    if case .refused(let refusal) = self {
      error["values"] = .object(refusal.values)
      if !refusal.faults.isEmpty { error["faults"] = .array(refusal.faults.map(Self.fault)) }
    }
    return ["error": .object(error)]
  }

  /// Returns a fault of a file, with its position among its values.
  private static func fault(_ refusal: DataRefusal) -> JSON {
    var fault: JSONObject = ["code": .string(refusal.code), "message": .string(refusal.sentence)]
    var values = refusal.values
    for key in ["file", "line", "column", "path"] { (fault[key], values[key]) = (values[key], nil) }
    fault["values"] = .object(values)
    return .object(fault)
  }
}

/// Whether private values are shown or removed.
package enum Privacy: String, CaseIterable, Hashable, Sendable {
  /// Private values are shown.
  case shown
  /// Private values are removed, as on a locked screen.
  case redacted

  /// Returns a snapshot with or without its private values.
  package func applied<Facts, Specific>(
    to snapshot: WidgetSnapshot<Facts, Specific>
  ) -> WidgetSnapshot<Facts, Specific> {
    self == .redacted ? snapshot.redacted() : snapshot
  }

  /// Returns the entries of a schedule with or without their private values.
  ///
  /// An entry is left out if it shows the same as the one before after redaction, because its time alone
  /// could reveal a private value, as the time of a sunrise reveals the place. The relevance depends on what
  /// was spent or drunk, so no entry has one.
  package func applied<Definition: WidgetDefinition>(to entries: [WidgetEntry<Definition>]) -> [WidgetEntry<
    Definition
  >] {
    guard self == .redacted else { return entries }
    var seen: [WidgetEntry<Definition>] = []
    for entry in entries {
      let snapshot = entry.snapshot.redacted()
      if snapshot == seen.last?.snapshot { continue }
      seen.append(WidgetEntry<Definition>(instant: entry.instant, snapshot: snapshot))
    }
    return seen
  }
}

extension Privacy: JSONDecodable {}
