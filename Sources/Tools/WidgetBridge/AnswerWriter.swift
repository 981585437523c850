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
  /// - Parameter local: Returns the time of an entry in a zone as text, for a caller who wants that too.
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

  /// Returns the reload rule; if entries at the end were left out, "at the end" still means the last original
  /// entry.
  private static func reload(of schedule: Schedule, lastShown: Instant?) -> ReloadRule {
    guard schedule.reload == .atEnd, let last = schedule.entries.last, last != lastShown else {
      return schedule.reload
    }
    return ClockTime.range.contains(last.secondsSince1970) ? .after(last) : .never
  }
}

extension JSONObject {
  /// Returns the object with a scheme before all links in it, which are the texts of `link` and in `links`.
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
        let isLink = isLink || member.key == "link" || member.key == "links"
        object[member.key] = linked(member.value, isLink: isLink)
      }
      return object
    }
    return linked(self, isLink: false)
  }
}

/// The reason why a request has no answer.
package indirect enum BridgeError: Error, Hashable, Sendable {
  /// No widget has this name.
  case unknownWidget(String, known: [String])
  /// A member of the request is missing or has a value that is not allowed.
  case badValue(JSONValueError)
  /// A member of the request is missing, or another action has to come first, for a reason that only the data give.
  case needed(JSONValueError, reason: String)
  /// A member of the request is a file with faults: the first ones, their number, and what is wrong first.
  case faults([Fault], count: Int, JSONValueError)
  /// The request is not JSON.
  case notJSON(JSONSyntaxError)
  /// The request is valid, but its document could not be written, with the reason.
  case notSaved(String)
  /// The request is valid and would have changed nothing, but its document could not be read, with the reason.
  case notRead(String)

  /// A fault in a file.
  package struct Fault: Hashable, Sendable {
    /// The name of the file; empty for the ledger of a request.
    package let file: String
    /// The line and the column, from 1; `nil` where the message names the place, or the whole file is meant.
    package let line: Int?, column: Int?
    /// A sentence about the fault and the values that are allowed.
    package let message: String
  }
}

extension BridgeError: CustomStringConvertible {
  /// The problem, its place, and what is allowed.
  package var description: String {
    switch self {
    case .unknownWidget(let name, let known):
      "unknown widget '\(name.prefix(60))'; there are: \(known.joined(separator: ", "))"
    case .badValue(let error): error.description
    case .needed(let error, let reason): "\(error), because \(reason)"
    case .faults(_, 1, let error): error.description
    case .faults(_, let count, let error):
      "\(error); \(count - 1) more \(count == 2 ? "fault" : "faults")"
    case .notJSON(let error): "the request is not JSON: \(error.description)"
    case .notSaved(let reason): "nothing was saved: \(reason)"
    case .notRead(let reason): reason
    }
  }

  /// `{"error": {"message": "…", "path": ["environment", "language"]}}`, with the `faults` of a file.
  package var json: JSON {
    let path: [String] =
      switch self {
      case .unknownWidget: ["widget"]
      case .badValue(let error), .needed(let error, _), .faults(_, _, let error): error.path
      case .notJSON, .notSaved, .notRead: []
      }
    var error: JSONObject = ["message": .string(description), "path": .array(path.map(JSON.string))]
    if case .faults(let faults, _, _) = self {
      error["faults"] = .array(
        faults.map { fault in
          .present([
            ("file", fault.file.isEmpty ? nil : .string(fault.file)), ("line", fault.line.map { JSON($0) }),
            ("column", fault.column.map { JSON($0) }),
            ("message", .string(fault.message)),
          ])
        })
    }
    return ["error": .object(error)]
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
  /// An entry is left out if it shows the same as the one before after redaction. Its time alone could reveal
  /// a private value, as the time of a sunrise reveals the place. The relevance depends on what was spent or
  /// drunk, so no entry has one.
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
