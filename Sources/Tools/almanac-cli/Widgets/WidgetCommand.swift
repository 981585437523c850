import Documents
import Foundation
import WidgetBridge
import WidgetFoundation
import WidgetPictures

/// A widget system in the command: the meaning of its options.
struct WidgetCommand: Sendable {
  /// The word that names it.
  let name: String
  /// The explanation, half a line.
  let summary: String
  /// The language of its app.
  let language: Language
  /// Returns the language of its texts for a requested one.
  let texts: @Sendable (Language) -> Language
  /// The options besides those of every widget.
  let options: [any DeclaredOption]
  /// Reads the app's stored state, once, and returns the answers about the widget.
  let question: @Sendable (Arguments, WidgetSurroundings) throws -> any WidgetQuestion

  /// All systems, in the order of the help.
  static let all: [WidgetCommand] = [.calendar, .insult, .budget, .spending, .solstice, .hydration]
}

/// The answers about a widget, in their forms for people and programs.
protocol WidgetQuestion {
  /// The error for a document that cannot be shown; `nil` if it is shown.
  ///
  /// The widget itself only shows its user a next step, or looks as before its app was first opened.
  var problem: CommandFailure? { get }
  func text(_ style: TextStyle) -> String
  func json() -> JSON
  func svg(_ appearance: Appearance) -> String
  /// Returns the month in the form of the calendar app's first version, if the widget has that.
  var oldForm: (() throws -> JSON)? { get }
  /// Returns the schedule for people.
  func schedule() -> String
  /// Returns the schedule as JSON, with the snapshot of each entry.
  func scheduleJSON() -> JSON
}

/// A widget with its settings and its stored state.
struct WidgetView<Definition: WidgetDefinition>: WidgetQuestion {
  var configuration: Definition.Configuration
  var state: Definition.State
  var surroundings: WidgetSurroundings
  /// The error of a document that cannot be read.
  var fault: StoreError?
  var oldForm: (() throws -> JSON)?

  private var environment: WidgetEnvironment {
    var environment = surroundings.environment
    environment.scheme = AppProject.scheme(ofKind: Definition.kind)
    return environment
  }
  private var privacy: Privacy { surroundings.privacy }
  private var snapshot: Definition.Snapshot {
    privacy.applied(
      to: Definition.snapshot(
        of: state, configuration: configuration, at: surroundings.instant, in: environment))
  }

  var problem: CommandFailure? {
    if let fault { return CommandFailure { $0.sentence(of: fault) } }
    if let problem = surroundings.path.flatMap({ state.problem(at: $0) }) { return problem }
    // Without facts there is only a note for the user, for example that the tables end before.
    guard snapshot.facts == nil, case .failure(.specific(let reason)) = snapshot.status else { return nil }
    return CommandFailure { _ in "\(reason)" }
  }

  func text(_ style: TextStyle) -> String {
    let snapshot = snapshot
    return (Definition.sampleMark(of: snapshot, in: environment).map { "\($0)\n" } ?? "")
      + DrawingText.lines(of: snapshot.drawing, snapshot.accessibility, style: style)
  }

  func json() -> JSON { AnswerWriter.json(snapshot, of: Definition.self, in: environment) }

  func svg(_ appearance: Appearance) -> String {
    WidgetPicture.svg(of: snapshot, Definition.self, in: environment, appearance)
  }

  func schedule() -> String {
    let schedule = Definition.schedule(
      of: state, configuration: configuration, from: surroundings.instant, in: environment)
    let entries = Definition.entries(schedule, of: state, configuration: configuration, in: environment)
    let rows = privacy.applied(to: entries).map {
      let mark = Definition.sampleMark(of: $0.snapshot, in: environment).map { "\($0): " } ?? ""
      return [LocalTime.text($0.instant, zone: environment.zone), mark + $0.snapshot.accessibility.text]
    }
    let texts = AlmanacReportsStrings(language: environment.language.tableIndex)
    let rule =
      switch schedule.reload {
      case .atEnd: texts.reloadsAtEnd
      case .after(let instant): texts.reloadsAfter(date: LocalTime.text(instant, zone: environment.zone))
      case .never: texts.reloadsNever
      }
    return "\(TextTable(rows: rows).text)\n\(rule)\n"
  }

  func scheduleJSON() -> JSON {
    AnswerWriter.schedule(
      of: Definition.self, state: state, configuration: configuration, from: surroundings.instant,
      in: environment, privacy: privacy, local: { LocalTime.text($0, zone: environment.zone) })
  }
}

extension Loaded {
  /// Returns the error for the state of a document at a path; `nil` if it is shown.
  fileprivate func problem(at path: String) -> CommandFailure? {
    switch self {
    case .placeholder, .loaded: nil
    case .missing: CommandFailure { DataRefusal(noFile: path, in: $0.shownLanguage).sentence }
    case .newer(let version): CommandFailure { $0.newerFile(file: path, version: "\(version)") }
    // The error of the store, which is reported, is in the language of the reader; this reason is in English.
    case .unreadable(let reason): CommandFailure { _ in "\(path): \(reason)" }
    case .unavailable(let reason): CommandFailure { _ in reason }
    }
  }
}

/// The state that a widget has from a file, with the error if the file cannot be shown.
struct StoredState<Value: Hashable & Sendable> {
  let state: Loaded<Value>
  let fault: StoreError?

  init(state: Loaded<Value>, fault: StoreError? = nil) { (self.state, self.fault) = (state, fault) }

  /// Creates the state of a file that cannot be read.
  init(_ fault: StoreError) { (state, self.fault) = (.unreadable(fault.description), fault) }

  /// Reads a document.
  init<Format: DocumentFormat>(_ store: DocumentStore<Format>) where Format.Payload == Value {
    do throws(StoreError) {
      let reading = try store.read()
      guard case .corrupt(let document) = reading else {
        self.init(state: Loaded(reading))
        return
      }
      self.init(.corrupt(path: store.path, fault: document.fault))
    } catch {
      self.init(state: .unavailable(error.description), fault: error)
    }
  }

  /// Returns the same state with a transformed value.
  func map<Other>(_ transform: (Value) -> Other) -> StoredState<Other> {
    StoredState<Other>(state: state.map(transform), fault: fault)
  }
}

extension StoredState where Value: WidgetSettings {
  /// Reads settings as an app stores them; members that cannot be read are reported.
  init(path: String, zones: ZoneDirectory, _ texts: AlmanacReportsStrings) {
    guard let bytes = FileManager.default.contents(atPath: path).map({ Array($0) }) else {
      self.init(state: .missing)
      return
    }
    do throws(JSONSyntaxError) {
      if !bytes.isEmpty { _ = try JSON(parsing: bytes) }
    } catch {
      self.init(.corrupt(path: path, fault: .syntax(error)))
      return
    }
    let stored = StoredSettings<Value>(parsing: bytes, zones: zones)
    if stored.isUnreadable || stored.expectedMembers != nil {
      self.init(
        .corrupt(path: path, fault: .schema(found: nil, expected: Value.keys.joined(separator: ", "))))
      return
    }
    self.init(state: Loaded(parsing: bytes, zones: zones))
    texts.report(stored.problems, of: path)
  }
}

extension AlmanacReportsStrings {
  /// Reports the first of the parts of a file that are left out, on standard error, so that exported output stays valid.
  func report(_ problems: [JSONValueError], of path: String) {
    for problem in problems.prefix(20) {
      Complaint.tell("\(path): \(leftOut(problem: problem.reason(in: shownLanguage).sentence))")
    }
    if problems.count > 20 {
      Complaint.tell("\(path): \(leftOutMore(number: "\(problems.count - 20)"))")
    }
  }
}

extension AccessibilityText {
  /// The label and the value as one text for a terminal.
  var text: String { [label, value].filter { !$0.isEmpty }.joined(separator: ": ").escapingHiddenCharacters }
}
