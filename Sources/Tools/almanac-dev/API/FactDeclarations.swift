import BudgetWidgetCore
import DayAlmanac
import Foundation

/// The interfaces of facts in `WidgetBridge.d.ts`: their members are those of the JSON of samples, each with the type and the comment of
/// the property that has its name in Swift.
///
/// A member is declared by hand only where no property has its name or its type.
struct FactDeclarations {
  /// Types of Swift in TypeScript.
  private static let types = [
    "AccessibilityText": "Accessibility", "AmountFacts": "BudgetAmount", "AnotherButton": "Accessibility",
    "Bool": "boolean", "BudgetFacts": "BudgetFacts",
    "BudgetLevel": DeclarationsCommand.union(BudgetLevel.allCases.map(\.rawValue)),
    "CalendarDay": "CalendarDayData", "CalendarFacts": "CalendarFacts", "CategoryRow": "CategoryRow",
    "CivilDate": "CivilDate", "DayTotal": "DayTotal", "Double": "number", "EntryRow": "Drink",
    "EventLine": "CalendarEvent", "EventRow": "SeasonEvent", "Festival": "CalendarFestival",
    "HydrationDay": "HydrationDay", "HydrationFacts": "HydrationFacts", "InsultFacts": "InsultFacts",
    "Instant": "Instant", "Int": "number", "MonthArrow": "MonthArrow", "PresetButton": "PresetButton",
    "Rokuyo": DeclarationsCommand.union(Rokuyo.allCases.map(\.rawValue)),
    "Season": "SeasonName", "SolsticeFacts": "SolsticeFacts", "SolsticeFacts.Progress": "Progress",
    "Sparkline": "Sparkline", "SpendingFacts": "SpendingFacts", "SpendingFacts.Change": "SpendingChange",
    "StandingFacts": "BudgetStanding", "String": "string", "SunLines": "SunLines", "SunLines.Line": "SunLine",
    "TextForms": "TextForms", "TrendAxis": "TrendAxis", "YearMonth": "CivilMonth",
  ]

  private let lines: [String]
  /// The types of the members of each interface, as they are declared.
  private var declared: [String: [String: String]] = [:]
  /// The properties of each interface.
  private var properties: [String: [String: SymbolGraph.Symbol]] = [:]
  /// The members that objects of each interface have in samples.
  private var found: [String: [[String]]] = [:]

  /// Reads declarations, and the properties that are among the symbols of Swift.
  init(_ text: String, _ graphs: SymbolGraphs) {
    lines = text.components(separatedBy: "\n")
    for (swift, name) in Self.types {
      properties[name, default: [:]].merge(graphs.properties(of: swift)) { first, _ in first }
    }
    var name = ""
    for line in lines {
      if let interface = line.wholeMatch(of: #/export interface (\w+)(?: extends (\w+))? \{/#) {
        name = String(interface.1)
        declared[name] = interface.2.flatMap { declared[String($0)] } ?? [:]
      }
      if let member = Self.member(line) { declared[name]?[member.name] = member.type }
    }
  }

  /// Notes the members of a value of a type, and of the values inside.
  mutating func note(_ json: JSON, as type: String) {
    for element in json.array ?? [] { note(element, as: type) }
    guard let object = json.object, let members = declared[type] else { return }
    let names = object.members.map(\.key)
    if found[type]?.contains(names) != true { found[type, default: []].append(names) }
    for member in object.members {
      let name = properties[type]?[member.key].flatMap(Self.type)?.name
      let inside = name ?? members[member.key] ?? ""
      note(member.value, as: String(inside.drop { $0 == "(" }.prefix { $0.isLetter }))
    }
  }

  /// Returns the declarations as they have to be.
  func text() throws(PublicAPIError) -> String {
    var (result, name) = ([String](), "")
    for line in lines {
      if line.hasPrefix("export interface ") { name = String(line.split(separator: " ")[2]) }
      if line == "}" {
        var known = Set((declared[name] ?? [:]).keys)
        for new in (found[name] ?? []).joined() where known.insert(new).inserted {
          guard let lines = declaration(of: new, in: name) else {
            throw .undeclared(member: "\(name).\(new)")
          }
          result += lines
        }
      }
      guard let member = Self.member(line) else {
        result.append(line)
        continue
      }
      let isBelowComment = result.last.map { $0.hasPrefix("  /** ") && $0.hasSuffix(" */") } ?? false
      let comment = isBelowComment ? result.removeLast() : ""
      result += declaration(of: member.name, in: name) ?? (comment.isEmpty ? [line] : [comment, line])
    }
    return result.joined(separator: "\n")
  }

  /// Returns the lines of a member with its comment; `nil` if it is declared by hand.
  private func declaration(of member: String, in interface: String) -> [String]? {
    guard let property = properties[interface]?[member], let type = Self.type(property) else { return nil }
    let isOptional = type.isOptional || found[interface, default: []].contains { !$0.contains(member) }
    let text = "\(member)\(isOptional ? "?" : ""): \(type.name);"
    let words = (property.docComment?.lines ?? []).flatMap { $0.text.split(separator: " ") }
    let comment = words.joined(separator: " ").replacing("``", with: "`").replacing("`nil`", with: "missing")
    return (comment.isEmpty ? [] : ["  /** \(comment) */"]) + ["  \(text)"]
  }

  /// Returns the name and the type of a member in a line.
  private static func member(_ line: String) -> (name: String, type: String)? {
    line.wholeMatch(of: #/  (?:/\*\* .* \*/ )?(\w+)\??: (.*);/#).map { (String($0.1), String($0.2)) }
  }

  /// Returns the type of a property, and whether it may be missing; `nil` if TypeScript has another one.
  private static func type(_ property: SymbolGraph.Symbol) -> (name: String, isOptional: Bool)? {
    let type = property.text.components(separatedBy: ": ")[1].prefix { $0 != " " }
    let isOptional = type.hasSuffix("?")
    return self.type(isOptional ? type.dropLast() : type).map { ($0, isOptional) }
  }

  private static func type(_ swift: Substring) -> String? {
    if let name = types[String(swift)] { return name }
    if swift.hasSuffix("Link") { return "Link" }
    // A private value is null where it was removed.
    if swift.hasPrefix("Sensitive<") { return type(swift.dropFirst(10).dropLast()).map { "\($0) | null" } }
    guard swift.hasPrefix("["), let element = type(swift.dropFirst().dropLast()) else { return nil }
    return element.contains(" ") ? "(\(element))[]" : "\(element)[]"
  }
}

extension SampledWidget {
  /// Notes the facts of all samples.
  static func noteFacts(in declarations: inout FactDeclarations) throws {
    for (_, sample) in try exhibits(in: .english) {
      for family in Family.allCases {
        sample.snapshot(in: .ofSamples(WidgetFrame(family), .english)).facts
          .map { declarations.note($0.json, as: "\(Facts.self)") }
      }
    }
  }
}
