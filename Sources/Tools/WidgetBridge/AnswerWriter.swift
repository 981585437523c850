/// Writes snapshots and schedules as JSON, in the one form for programs in other languages.
package enum AnswerWriter {
  /// Returns a snapshot as JSON, with the language of its texts as a code and as a tag: `"language": "zh", "languageUsed": "zh-Hans"`.
  package static func json<Definition: WidgetDefinition>(
    _ snapshot: Definition.Snapshot, of definition: Definition.Type, in environment: WidgetEnvironment
  ) -> JSON {
    guard case .object(var object) = snapshot.json else { return snapshot.json }
    if let scheme = environment.scheme { object = object.linked(by: scheme) }
    let language = definition.language(for: environment.language)
    (object["language"], object["languageUsed"]) = (language.json, .string(language.tag))
    return .object(object)
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
    let entries = definition.entries(schedule, of: state, configuration: configuration, in: environment)
    var shown: [WidgetEntry<Definition>] = []
    for entry in privacy.applied(to: entries) {
      // JSON cannot express instants after the year 9999.
      guard shown.isEmpty || ClockTime.range.contains(entry.instant.secondsSince1970) else { break }
      shown.append(entry)
    }
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

extension JSONObject {
  /// Returns the object with a scheme before all its links, which are the texts of `link` and `addLink`, and in `links`.
  fileprivate func linked(by scheme: String) -> JSONObject {
    func linked(_ json: JSON, isLink: Bool) -> JSON {
      switch json {
      case .string(let text) where isLink: .string("\(scheme):\(text)")
      case .array(let elements): .array(elements.map { linked($0, isLink: isLink) })
      case .object(let object): .object(linked(object, isLink: isLink))
      default: json
      }
    }
    func linked(_ object: JSONObject, isLink: Bool) -> JSONObject {
      var object = object
      for member in object.members {
        let isLink = isLink || ["link", "links", "addLink"].contains(member.key)
        object[member.key] = linked(member.value, isLink: isLink)
      }
      return object
    }
    return linked(self, isLink: false)
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
  /// The problem, its path, and the allowed values: of a refusal in the language of the request, of all others in English.
  package var description: String {
    switch self {
    case .unknownWidget(let name, let known):
      "unknown widget '\(name.prefix(60))'; there are: \(known.joined(separator: ", "))"
    case .badValue(let error): error.description
    case .notJSON(let error): "the request is not JSON: \(error.description)"
    case .notSetUp(let problem), .unexpected(let problem): problem
    case .refused(let refusal): refusal.sentence
    }
  }

  /// `{"error": {"code": "badRequest", "message": "…", "path": ["environment", "language"]}}`, with the values of a refusal and the
  /// faults of a file.
  package var json: JSON {
    let (code, path): (String, [String]) =
      switch self {
      case .unknownWidget: ("unknownWidget", ["widget"])
      case .badValue(let error): ("badRequest", error.path)
      case .notJSON: ("notJSON", [])
      case .notSetUp: ("notSetUp", [])
      case .unexpected: ("unexpected", [])
      case .refused(let refusal): (refusal.code, refusal.path)
      }
    var error: JSONObject = ["code": .string(code), "message": .string(description)]
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
