import BudgetWidget
import HydrationWidget
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import TestSupport
import Testing
import WidgetBridge
import WidgetFoundation

/// The lines of a snapshot are its visible texts: none is missing, and none is there twice.
struct LineTests {
  /// The parts of a snapshot that all widgets share.
  private struct Shown {
    let json: JSON
    let lines: [DrawnText]

    init<Content, Own>(_ snapshot: WidgetSnapshot<Content, Own>) {
      json = snapshot.json
      lines = snapshot.drawing.texts
    }
  }

  private static func shown(_ json: JSON) throws -> Shown {
    let request = try WidgetRequest(json)
    let zones = ZoneDirectory.system(upTo: request.instant)
    let environment = try request.environment(zones)
    func shown<System: WidgetSystem>(_ system: System.Type, _ state: System.State) throws -> Shown {
      let snapshot = system.snapshot(
        of: request.isPlaceholder ? .placeholder : state,
        configuration: try request.configuration(as: System.Configuration.self), at: request.instant,
        in: environment)
      return Shown(request.environment.privacy.applied(to: snapshot))
    }
    return switch request.widget {
    case "calendar": try shown(CalendarSystem.self, request.stored.settings())
    case "insult": try shown(InsultSystem.self, request.stored.insultState)
    case "solstice": try shown(SolsticeSystem.self, request.stored.settings(zones))
    case "budget": try shown(BudgetSystem.self, request.stored.document(as: BudgetDocument.self))
    case "spending": try shown(SpendingSystem.self, request.stored.document(as: BudgetDocument.self))
    default:
      try shown(HydrationSystem.self, request.stored.drinks(in: environment.zone))
    }
  }

  /// A text with its name, for counting.
  private struct Named: Hashable {
    let name: String
    let forms: JSON
  }

  /// The texts that families do not draw, because there is no room or another text replaces them.
  private static let undrawn: [String: [String: Set<String>]] = [
    "budget": [
      "title": ["circular", "inline"], "category": ["circular", "inline"], "percent": ["circular", "inline"],
      "levelText": ["circular", "inline", "rectangular"], "notes": ["circular", "inline"],
    ],
    "spending": [
      "title": ["inline"], "period": ["circular", "inline", "rectangular"], "notes": ["circular", "inline"],
    ],
    "hydration": [
      // The symbol of a caution replaces it in a ring.
      "progress.percentText": ["small", "medium", "large", "circular", "inline"],
      "progress.totalText": ["small", "circular", "rectangular", "inline"],
      "progress.ofGoalText": ["small", "circular", "rectangular", "inline"],
      "progress.totalOfGoalText": ["medium", "large", "circular", "inline"],
      // In medium and large, the message about a tap that was not saved replaces both.
      "progress.restText": ["small", "medium", "large", "circular", "inline"],
      "progress.lastDrinkText": ["medium", "large"],
      "progress.inlineText": ["small", "medium", "large", "circular", "rectangular"],
      "streak.text": ["large"], "streak.shortText": ["medium"],
    ],
    "solstice": [
      "title": ["circular", "inline"], "countText": ["inline"],
      // In medium, the name of a place abroad takes its line.
      "progress.text": ["circular", "medium"],
      "sun.lines.text": ["large"], "sun.note": ["large"], "sun.summary": ["medium", "rectangular"],
      "sun.details.text": ["medium", "large", "rectangular"],
    ],
    "insult": ["sinceText": ["small", "circular", "rectangular", "inline"]],
    // In large type the days of other months are not drawn.
    "calendar": [
      "weeks.solarText": ["medium", "large"], "weeks.lunarText": ["medium", "large"],
      "weeks.mark.text": ["medium", "large"],
    ],
    "note": ["title": ["circular", "rectangular", "inline"], "note": ["circular"]],
  ]

  /// A text layout of a family.
  private struct Place: Hashable {
    let widget: String
    let family: String
    let path: String
  }

  @Test func everyTextOfAContentIsALineOrNotDrawnInItsFamily() throws {
    var check = TypeCheck(try AnswerTests.declarations())
    var failures: Set<String> = []
    var notDrawn: [String: [String: Set<String>]] = [:]
    for given in Requests.cases {
      for request in Requests.all(given) {
        let family = try #require(request["environment"]?["family"]?.string)
        let shown = try Self.shown(request)
        check.forgetTexts()
        let type = "\(given.widget.prefix(1).uppercased())\(given.widget.dropFirst())Snapshot"
        #expect(check.fault(shown.json, is: type) == nil)
        var texts: [Named: Int] = [:]
        for (path, forms) in check.texts {
          let name = path.replacing(/\[\d+\]/, with: "").replacing("\(type).content.", with: "")
          texts[Named(name: name, forms: forms), default: 0] += 1
        }
        for line in shown.lines {
          let named = Named(name: line.name, forms: line.forms.json)
          if let count = texts[named], count > 0 {
            texts[named] = count - 1
          } else {
            failures.insert(
              "\(given.widget) \(family): \(line.name) is not a text of the content, or is a line twice")
          }
        }
        let isNote = shown.json["content"]?["kind"] == "note"
        for text in texts where text.value > 0 {
          let place = isNote ? "note" : given.widget
          notDrawn[place, default: [:]][text.key.name, default: []].insert(family)
        }
      }
    }
    #expect(failures.sorted().prefix(5) == [])
    #expect(notDrawn == Self.undrawn)
  }

  @Test func everyLayoutOfATextIsThatOfALine() throws {
    var unused: Set<Place> = []
    var used: Set<Place> = []
    for given in Requests.cases {
      for request in Requests.all(given) {
        let family = try #require(request["environment"]?["family"]?.string)
        let shown = try Self.shown(request)
        let layouts = Set(shown.lines.map { $0.layout.json })
        for (path, layout) in Self.textLayouts(try #require(shown.json["layout"]), at: "") {
          // Notes of some widgets have no title.
          if path == ".title", shown.json["content"]?["title"] == nil { continue }
          let place = Place(widget: given.widget, family: family, path: path)
          if layouts.contains(layout) { used.insert(place) } else { unused.insert(place) }
        }
      }
    }
    #expect(unused.subtracting(used).map { "\($0.widget) \($0.family): \($0.path)" }.sorted() == [])
    #expect(used.count > 100)
  }

  /// Returns the text layouts within a layout, which are the objects with a font and a number of lines.
  private static func textLayouts(_ json: JSON, at path: String) -> [(String, JSON)] {
    guard let object = json.object else { return [] }
    if object["lineLimit"] != nil, object["font"] != nil { return [(path, json)] }
    return object.members.flatMap { textLayouts($0.value, at: "\(path).\($0.key)") }
  }
}
