import BudgetScreens
import BudgetWidgetCore
import CalendarScreens
import Foundation
import HydrationFixtures
import HydrationScreens
import HydrationWidgetCore
import LunarCalendarWidgetCore
import SolsticeScreens
import SolsticeWidgetCore
import SwiftUI
import TestSupport
import Testing
import WidgetBridge
import WidgetPictures
import WidgetViews

@testable import almanac_cli

/// Nothing private is in anything that a widget shows on a locked screen, whoever looks at it.
@MainActor @Suite(.inAnApp) struct PrivacyTests {
  /// Something private, with those who say it if it is not hidden.
  private struct Secret {
    let words: [String]
    let readers: Set<Reader>

    /// Words that all say but the list of a schedule.
    init(_ words: String..., by readers: Set<Reader> = Set(Reader.allCases).subtracting([.scheduleText])) {
      self.words = words
      self.readers = readers
    }
  }

  /// Those who say what is drawn, but not what is read aloud in its place.
  private static let writers: Set<Reader> = [.views, .picture, .terminal, .texts, .json, .schedule]

  /// Noon in Vietnam.
  private static func noon(_ day: String) throws -> Instant { try Fixture.instant("\(day)T12:00:00+07:00") }

  @Test func C_18_noNameOfAnAnniversaryIsSeenByOthers() throws {
    let own = """
      {"anniversaries":[{"id":"secret-1","name":"ông Bửu","kind":"death","month":3,"day":10,"year":2001},\
      {"id":"secret-2","name":"cô Mai","kind":"birthday","month":3,"day":11,"year":1966}]}
      """
    let state = CalendarState(parsing: Array(own.utf8))
    // Days before them, and their own.
    let occasions = try ["2026-04-24", "2026-04-26", "2026-04-27"].map {
      Occasion<CalendarDefinition>(
        name: $0, state: state, instant: try Self.noon($0), configuration: CalendarConfiguration())
    }
    hides(
      CalendarSource.self, occasions,
      [
        Secret("Bửu", "Mai", "忌日", "lần thứ 25", by: Set(Reader.allCases)),
        Secret("secret-1", "secret-2", by: [.json, .schedule]),
      ])
  }

  @Test func C_18_MQ_23_noSumOrCategoryOfABudgetIsSeenByOthers() throws {
    func occasion(_ name: String, _ document: BudgetDocument, category: String? = nil) -> Occasion<
      BudgetDefinition
    > {
      Occasion(
        name: name, state: .loaded(document, writtenAt: BudgetSamples.now), instant: BudgetSamples.now,
        configuration: BudgetConfiguration(period: .month, category: category))
    }
    let occasions = [
      occasion("normal", try BudgetSamples.document()),
      occasion("over", try BudgetSamples.document(spent: 123_456)),
      occasion("budget of zero", try BudgetSamples.document(budget: 0)),
      occasion("other currencies", try BudgetSamples.document(hasOthers: true)),
      occasion("category", try BudgetSamples.document(category: "food"), category: "food"),
      occasion("category without a budget", try BudgetSamples.document(), category: "rent"),
      occasion("no budget", try BudgetSamples.document(budget: nil)),
    ]
    hides(
      BudgetSource.self, occasions,
      [
        Secret("Wohnung", "Essen", "620.07", "620,07", "379.93", "62%", "43.21"),
        // Drawn texts are read aloud unless something else is in their place.
        Secret("22.34", "136.20", by: Self.writers),
        Secret("food", by: [.memory, .views, .json, .schedule]),
        Secret("category=rent", by: [.views, .json, .schedule]),
        Secret(
          "nhân dân tệ", "Chinese yuan", "人民币",
          by: [.memory, .views, .picture, .speech, .json, .schedule, .scheduleText]),
        Secret("checkmark", by: [.views, .json, .schedule]), Secret("█", "✓", by: [.terminal]),
      ])
  }

  @Test func C_18_MQ_23_noSumOfSpendingIsSeenByOthers() throws {
    let occasions = try PeriodKind.allCases.map {
      Occasion<SpendingDefinition>(
        name: $0.rawValue,
        state: .loaded(try BudgetSamples.document(hasOthers: true), writtenAt: BudgetSamples.now),
        instant: BudgetSamples.now, configuration: SpendingConfiguration(period: $0))
    }
    hides(
      SpendingSource.self, occasions,
      [
        Secret("620.07", "620,07", "3.3%", "43.21"),
        Secret(
          "nhân dân tệ", "Chinese yuan", "人民币",
          by: [.memory, .views, .picture, .speech, .json, .schedule, .scheduleText]),
        Secret("arrow.", by: [.views, .json, .schedule]), Secret("▲", by: [.terminal]),
        Secret("Trace", by: [.views]), Secret("\"points\"", by: [.json, .schedule]),
      ])
  }

  @Test func C_18_neitherThePlaceNorTheSunThereIsSeenByOthers() throws {
    func occasion(_ name: String, _ place: String, _ day: String) throws -> Occasion<SolsticeDefinition> {
      let text = Array("{\"chosenPlace\":\(place)}".utf8)
      return Occasion(
        name: name, state: SolsticeState(parsing: text, zones: .system(upTo: try Self.noon(day))),
        instant: try Self.noon(day), configuration: SolsticeConfiguration(naming: .season, showsSun: true))
    }
    let occasions = [
      try occasion("here", #"{"latitude":21.03,"longitude":105.85}"#, "2026-03-24"),
      try occasion(
        "abroad", #"{"latitude":40.71,"longitude":-74.01,"name":"New York","zone":"America/New_York"}"#,
        "2026-02-17"),
      try occasion(
        "south", #"{"latitude":-33.87,"longitude":151.21,"name":"Sydney","zone":"Australia/Sydney"}"#,
        "2026-02-17"),
      try occasion("polar night", #"{"latitude":69.65,"longitude":18.96}"#, "2026-12-10"),
    ]
    hides(
      SolsticeSource.self, occasions,
      [
        Secret(
          "New York", "Sydney", "5:57", "18:09", "Mặt Trời mọc", "Mặt Trời lặn", "Mặt Trời không mọc",
          "Sunrise",
          "Sunset", "日出", "日落", "太阳不升")
      ])
  }

  @Test func C_18_noDrinkIsSeenByOthers() throws {
    let profile = try Fixture.profile(goal: 2_450)
    let yesterday = ("2026-02-16T12:00:00+07:00", 2_450)
    let few = [yesterday, ("2026-02-17T08:00:00+07:00", 500), ("2026-02-17T11:05:00+07:00", 777)]
    var tea = try Fixture.state([], profile: profile)
    let moment = "2026-02-17T11:05:00+07:00"
    _ = try tea.add(
      id: "drink 2", moment: try Fixture.moment(moment), volume: try Volume(millilitres: 777),
      beverage: Beverage(id: "greenTea"), now: try Fixture.instant(moment), in: Fixture.hanoi)
    let states = [
      ("normal", try Fixture.state(few, profile: profile)), ("tea", tea),
      (
        "far over",
        try Fixture.state(
          few + [("2026-02-17T06:00:00+07:00", 9_000)], profile: try Fixture.profile(goal: 1_800))
      ),
      ("a very high goal", try Fixture.state(few, profile: try Fixture.profile(goal: 5_200))),
      ("nothing drunk", try Fixture.state([], profile: profile)),
    ]
    let occasions = try states.map { name, journal in
      Occasion<HydrationDefinition>(
        name: name, state: .loaded(journal), instant: try Self.noon("2026-02-17"),
        configuration: HydrationConfiguration())
    }
    hides(
      HydrationSource.self, occasions,
      [
        Secret("777"), Secret("1.28", "1,28", "52%", by: Self.writers),
        Secret("11:05", "Green tea", "1-day", by: Self.writers.union([.speech])),
        Secret("drink%202", by: [.views, .json, .schedule]), Secret("flame", by: [.views, .json, .schedule]),
        Secret("🔥", "█", by: [.terminal]),
      ],
      // The widget is named after water, and a button adds 150 mL.
      except: ["Nước", "Water", "0 ml", "0 mL"])
  }

  // MARK: - Everything that a widget gives out

  /// Those who show, say or write a widget.
  private enum Reader: CaseIterable {
    /// The snapshot itself, which the system keeps.
    case memory
    case views, picture, terminal, texts, speech, json, schedule, scheduleText
  }

  private struct Scene<Source: WidgetSource> {
    let occasion: Occasion<Source.Definition>
    let environment: WidgetEnvironment

    /// The output of each reader of the snapshot.
    @MainActor func outputs(_ privacy: Privacy) -> [Reader: String] {
      let whole = Source.Definition.snapshot(
        of: occasion.state, configuration: occasion.configuration, at: occasion.instant, in: environment)
      // The system informs the views that others could look; everything else gets the redacted facts.
      var stage = Stage(environment.frame)
      stage.isPrivate = privacy == .redacted
      let snapshot = privacy.applied(to: whole)
      let drawing = snapshot.drawing
      let terminal = TextStyle(.never, on: almanac_cli.OutputStream(isTerminal: false) { _ in })
      return [
        .memory: "\(snapshot)",
        .views: stage.nodes(WidgetView<Source>(whole)).flatMap(\.lines).joined(separator: "\n"),
        .picture: WidgetPicture.svg(
          of: snapshot, Source.Definition.self, in: environment, .usual(of: environment.family)),
        .terminal: DrawingText.lines(of: drawing, snapshot.accessibility, style: terminal),
        .texts: drawing.texts.flatMap(\.forms.all).joined(separator: "\n"),
        .speech: ([snapshot.accessibility, snapshot.accessibilityOfView] + drawing.spoken)
          .map { "\($0.label): \($0.value)" }.joined(separator: "\n"),
        .json: AnswerWriter.json(snapshot, of: Source.Definition.self, in: environment).text,
        .schedule: AnswerWriter.schedule(
          of: Source.Definition.self, state: occasion.state, configuration: occasion.configuration,
          from: occasion.instant, in: environment, privacy: privacy
        ).text,
        .scheduleText: almanac_cli.WidgetView<Source.Definition>(
          configuration: occasion.configuration, state: occasion.state,
          surroundings: WidgetSurroundings(
            instant: occasion.instant, environment: environment, privacy: privacy, path: nil)
        ).schedule(),
      ]
    }

    /// The texts that are drawn as private, without those that stay in other places.
    var privateForms: Set<String> {
      let whole = Source.Definition.snapshot(
        of: occasion.state, configuration: occasion.configuration, at: occasion.instant, in: environment)
      let kept = whole.redacted().drawing.texts.flatMap(\.forms.all)
      return Set(whole.drawing.privateTexts.flatMap(\.forms.all)).subtracting(kept)
    }
  }

  /// Every secret is in the output of each of its readers somewhere, and if values are private in none, in no family and language.
  ///
  /// Nor is any other text that is drawn as private.
  private func hides<Source: WidgetSource>(
    _ source: Source.Type, _ occasions: [Occasion<Source.Definition>], _ secrets: [Secret],
    except common: Set<String> = []
  ) {
    let words = Set(secrets.flatMap(\.words))
    var unsaid = Set(
      secrets.flatMap { secret in
        secret.readers.flatMap { reader in secret.words.map { "\($0) by \(reader)" } }
      })
    for occasion in occasions {
      for family in Family.allCases {
        for language in [Language.vietnamese, .english, .chinese] {
          let scene = Scene<Source>(
            occasion: occasion,
            environment: WidgetEnvironment(
              zone: occasion.zone, language: language, frame: WidgetFrame(family)))
          for (reader, text) in unsaid.isEmpty ? [:] : scene.outputs(.shown) {
            for word in words where text.has(word) { unsaid.remove("\(word) by \(reader)") }
          }
          // A short number may also be that of a day or a measure.
          let forms = scene.privateForms.subtracting(common).filter { $0.count > 3 }
          for (reader, text) in scene.outputs(.redacted) {
            let said = words.union(forms).filter { text.has($0) }
            #expect(said == [], "\(occasion.name), \(language.tag), \(family), \(reader)")
          }
        }
      }
    }
    // A value that is never shown would prove nothing.
    #expect(unsaid.sorted() == [])
  }
}

extension String {
  /// Returns whether the bytes of a word are in this text; a search by characters takes many times as long.
  fileprivate func has(_ word: String) -> Bool { Data(utf8).range(of: Data(word.utf8)) != nil }
}

extension Drawing {
  /// The texts that are read aloud in the place of parts.
  fileprivate var spoken: [AccessibilityText] {
    all.compactMap { part in
      switch part {
      case .marked(_, .spoken(let text)), .marked(_, .link(_, let text?)), .marked(_, .action(_, let text)):
        text
      default: nil
      }
    }
  }

  /// The texts that are marked as private.
  fileprivate var privateTexts: [DrawnText] {
    if case .marked(let part, .isPrivate) = self { part.texts } else { parts.flatMap(\.privateTexts) }
  }
}
