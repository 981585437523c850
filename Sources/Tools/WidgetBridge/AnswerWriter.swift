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
