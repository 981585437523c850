import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import SwiftUI
import TestSupport
import Testing
import WidgetKit
import WidgetViews

/// The tree of the countdown's views.
@MainActor @Suite(.inAnApp) struct SolsticeTreeTests {
  private static let hanoi = place(#"{"latitude":21.03,"longitude":105.85}"#)
  private static let summer = occasion("summer", hanoi, "2026-05-01T05:00:00Z")
  private static let occasions: [Occasion<SolsticeDefinition>] = {
    let newYork = place(
      #"{"latitude":40.71,"longitude":-74.01,"name":"New York","zone":"America/New_York"}"#)
    let plain = SolsticeConfiguration()
    return [
      occasion("sample", .placeholder, "2026-02-17T05:00:00Z"),
      occasion("spring", hanoi, "2026-02-17T05:00:00Z", plain), summer,
      occasion("autumn", hanoi, "2026-09-20T05:00:00Z"), occasion("winter", hanoi, "2026-11-22T05:00:00Z"),
      occasion("today", hanoi, "2026-06-21T05:00:00Z", plain),
      occasion("tomorrow", hanoi, "2026-06-20T05:00:00Z", plain),
      occasion("abroad", newYork, "2026-02-17T05:00:00Z"),
      occasion(
        "southern seasons", place(#"{"latitude":-33.87,"longitude":151.21,"name":"Sydney"}"#),
        "2026-02-17T05:00:00Z",
        SolsticeConfiguration(naming: .season, seasons: .meteorological, showsSun: true)),
      occasion("equator", place(#"{"latitude":1.29,"longitude":103.85}"#), "2026-02-17T05:00:00Z"),
      occasion("polar night", place(#"{"latitude":69.65,"longitude":18.96}"#), "2026-12-10T05:00:00Z"),
      occasion("denied", stored(#"{"permission":"denied"}"#), "2026-02-17T05:00:00Z"),
      occasion("awaited", stored(#"{"permission":"granted"}"#), "2026-02-17T05:00:00Z"),
      occasion("missing", .missing, "2026-02-17T05:00:00Z"),
      occasion("unreadable", .unreadable(""), "2026-02-17T05:00:00Z"),
      occasion("newer", .newer(version: 9), "2026-02-17T05:00:00Z", plain),
      occasion("unavailable", .unavailable(""), "2026-02-17T05:00:00Z", plain),
      occasion("before the tables", hanoi, "1890-01-01T05:00:00Z"),
      occasion("after the tables", hanoi, "2150-01-01T05:00:00Z"),
    ]
  }()
  private let trees = WidgetTrees(occasions: occasions) { SolsticeWidgetView($0) }

  private static func stored(_ text: String) -> SolsticeState {
    SolsticeState(
      parsing: Array(text.utf8), zones: .system(upTo: Instant(secondsSince1970: 1_780_000_000)))
  }

  /// A place that the user has chosen.
  private static func place(_ text: String) -> SolsticeState { stored("{\"chosenPlace\":\(text)}") }

  private static func occasion(
    _ name: String, _ state: SolsticeState, _ moment: String,
    _ configuration: SolsticeConfiguration = .init(showsSun: true)
  ) -> Occasion<SolsticeDefinition> {
    Occasion(
      name: name, state: state, instant: Instant(moment) ?? Instant(secondsSince1970: 0),
      configuration: configuration)
  }

  private func occasion(_ name: String) throws -> Occasion<SolsticeDefinition> {
    try #require(Self.occasions.first { $0.name == name })
  }

  @Test func everyTreeShowsItsSnapshot() { trees.showTheirSnapshots() }

  @Test func everyModeHasTheColoursOfTheDrawing() { trees.haveTheColoursOfTheDrawing() }

  @Test func largerTypeIsDrawnLargerAndShowsTheSame() { trees.growWithTheTypeOfTheSystem() }

  @Test func partsAreReadAloudInTheirOrderAndLeadToTheirPages() {
    let drawn = trees.drawn(Self.summer, Stage(WidgetFrame(.large)), .english)
    #expect(
      drawn.elements == [
        "June solstice, 51 days", "Day 42 of 93", "Sunday, June 21, 3:24 PM",
        "Sun today: Sunrise 5:26 AM · Sunset 6:21 PM -> example://sun",
        "September equinox in 145 days: September 23, 2026, 7:05 AM -> example://event/2026-09",
        "December solstice in 235 days: December 22, 2026, 3:50 AM -> example://event/2026-12",
        "March equinox in 324 days: March 21, 2027, 3:24 AM -> example://event/2027-03",
      ])
  }

  /// When the next event has passed, those after it move up.
  @Test func everyEventOfTheListKeepsItsIdentity() {
    let ids = trees.drawn(Self.summer, Stage(WidgetFrame(.large))).all.compactMap(\.id)
    #expect(ids.filter { $0.hasPrefix("20") } == ["2026-09-23", "2026-12-22", "2027-03-21"])
  }

  /// In one colour a landscape would be a blot, and without a background a square: the symbol of the season is in its place.
  @Test func theLandscapeOfTheSeasonToComeIsDrawnInFullColoursOnAWholeWidgetOnly() throws {
    let facts = [
      ("spring", "SeasonSpring", "leaf"), ("summer", "SeasonSummer", "sun.max"),
      ("autumn", "SeasonAutumn", "wind"), ("winter", "SeasonWinter", "snowflake"),
      ("southern seasons", "SeasonAutumn", "wind"),
    ]
    let modes: [(WidgetRenderingMode, isLuminanceReduced: Bool, showsBackground: Bool)] = [
      (.fullColor, true, true), (.vibrant, false, true), (.fullColor, false, false),
      (.accented, false, false),
    ]
    for (name, asset, symbol) in facts {
      for family in [Family.small, .medium, .large] {
        var stage = Stage(WidgetFrame(family))
        let drawn = trees.drawn(try occasion(name), stage)
        let size = try #require(
          drawn.snapshot.drawing.all.compactMap { part in
            if case .image(let image) = part { image.size } else { nil }
          }.first)
        let pictures = drawn.all.filter { $0.name.hasPrefix("ResizablePicture(") }
        #expect(pictures.map(\.name) == ["ResizablePicture(\(asset))"], "\(name) \(family)")
        let picture = try #require(pictures.first)
        #expect(
          picture.modifiers.prefix(2) == ["of(almanac_SolsticeScreens.resources)", "scaledToFill"]
            && picture.modifiers.last == "clipped(antialiased: false)")
        #expect(picture.width.map { Double($0) } == size.width)
        #expect(!drawn.all.contains { $0.name.hasPrefix("Image(") })
        // Where people tint the home screen, it is grey.
        stage.mode = .accented
        let grey = trees.drawn(try occasion(name), stage).all.first {
          $0.name == "ResizablePicture(\(asset))"
        }
        #expect(grey?.modifiers.contains("widgetAccentedRenderingMode(desaturated)") == true)
        for (mode, isLuminanceReduced, showsBackground) in modes {
          stage.mode = mode
          stage.isLuminanceReduced = isLuminanceReduced
          stage.showsBackground = showsBackground
          let names = trees.drawn(try occasion(name), stage).all.map(\.name)
          #expect(names.filter { $0.hasPrefix("Image(") } == ["Image(\(symbol))"], "\(name) \(family)")
          #expect(!names.contains { $0.hasPrefix("ResizablePicture(") }, "\(name) \(family)")
        }
      }
    }
  }

  /// A picture that is missing is drawn as nothing at all.
  @Test func everyLandscapeIsInTheCatalogueOfTheModule() throws {
    let catalogue = Repository.root.appendingPathComponent(
      "Sources/Views/SolsticeScreens/Seasons.xcassets")
    for image in Season.allCases {
      let contents = catalogue.appendingPathComponent("\(image.assetName).imageset/Contents.json")
      #expect(FileManager.default.fileExists(atPath: contents.path), "\(image.assetName)")
    }
  }

  @Test func theWayToTheNextEventIsABarOrARing() throws {
    // In Vietnam the equinox was on 20 March at 21:46: 42 days of 93 to 21 June.
    let large = trees.drawn(Self.summer, Stage(WidgetFrame(.large)))
    let width = try #require(
      large.snapshot.drawing.all.compactMap { part in
        if case .bar(let bar, _, _, _, _) = part { bar.width } else { nil }
      }.first)
    let bars = large.all.filter { $0.name == "Capsule" }.compactMap { $0.width.map { Double($0) } }
    #expect(bars == [width, width * (42.0 / 93)])
    let circle = trees.drawn(Self.summer, Stage(WidgetFrame(.circular)))
    let fraction = try #require(circle.snapshot.facts?.progress.fraction)
    #expect(
      circle.all.map(\.name).filter { $0.hasPrefix("Circle") } == [
        "Circle", "Circle to \((fraction * 1000).rounded() / 1000)",
      ])
  }

  /// Links work only where the family has room for them.
  @Test func theSunIsNoLinkOnTheLockScreen() {
    let rectangle = trees.drawn(Self.summer, Stage(WidgetFrame(.rectangular)), .english)
    #expect(!rectangle.all.contains { $0.name.hasPrefix("Link(") } && rectangle.snapshot.facts?.sun != nil)
  }

  /// A column in which some names are short and others long reads as if that meant something.
  @Test func allTextsOfAColumnHaveTheSameForm() throws {
    var shortened = 0
    for frame in WidgetFrame.all where frame.family == .large {
      for occasion in Self.occasions {
        var stage = Stage(frame)
        // In usual type all have room.
        stage.typeSize = .accessibility5
        let drawn = trees.drawn(occasion, stage, .english)
        guard let rows = drawn.snapshot.facts?.upcoming, !rows.isEmpty else { continue }
        let texts = drawn.all.compactMap(\.text)
        let long = rows.map { texts.contains($0.name.longest) }
        #expect(Set(long).count == 1, "\(drawn.name)")
        shortened += long[0] ? 0 : 1
      }
    }
    #expect(shortened > 0, "nothing was too long")
  }
}
