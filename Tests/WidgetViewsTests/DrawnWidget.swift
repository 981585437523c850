import SwiftUI
import TestSupport
import Testing
import WidgetPictures
import WidgetViews

/// The requirements for the tree of every widget.
@MainActor struct DrawnWidget<Definition: WidgetDefinition> {
  let snapshot: Definition.Snapshot
  let drawing: Drawing
  let stage: Stage
  let nodes: [_Node]
  /// All of them, outer ones first.
  let all: [_Node]
  let name: String

  /// A widget as its view draws it.
  init(
    _ definition: Definition.Type, _ snapshot: Definition.Snapshot, on stage: Stage, _ name: String,
    view: some View
  ) {
    let whole = stage.isPrivate ? snapshot.redacted() : snapshot
    self.snapshot = stage.typeSize >= .accessibility1 ? whole.inLargeType() : whole
    drawing = self.snapshot.drawing
    self.stage = stage
    self.name = name
    nodes = stage.nodes(view)
    all = nodes.flatMap(\.all)
  }

  /// Everything that holds for every widget.
  func check() {
    isTheDrawing()
    #expect(drawing.links == snapshot.elementLinks, "\(name)")
    // A symbol that the system does not have is drawn as nothing at all.
    let symbols = all.map(\.name).filter { $0.hasPrefix("Image(") }.map { String($0.dropFirst(6).dropLast()) }
    #expect(KnownSymbols.names.isSuperset(of: symbols), "\(name)")
    if stage.typeSize == .large { showsWhatThePictureShows() }
    marksWhatIsPrivate()
  }

  /// Every part of the drawing is in its place, and nothing else.
  func isTheDrawing() {
    let (shown, wanted) = (nodes.flatMap(\.tree), expected)
    let difference = zip(shown, wanted).first { $0 != $1 }.map { "\($0) in place of \($1)" }
    #expect(difference == nil && shown.count == wanted.count, "\(name)")
  }

  /// The texts of the picture in their order and forms, and nothing else.
  private func showsWhatThePictureShows() {
    let picture = WidgetPicture.svg(
      of: snapshot, Definition.self,
      in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: .vietnamese, frame: stage.frame))
    let texts = (try? SVGElement.reading(picture))?.all.filter { $0.name == "text" } ?? []
    // The lines of a text are parts of it.
    let pictured = texts.map { $0.children.isEmpty ? $0.text : $0.children.map(\.text).joined() }
    // Only a picture has the line that says that it is of a sample.
    let mark = snapshot.status == .placeholder ? CommonText(.vietnamese).sample.letters : nil
    #expect(
      all.compactMap { $0.text?.letters } == pictured.map(\.letters).filter { $0 != mark }, "\(name)")
  }

  /// The words that a screen reader reads, one element after the other: `# ` is a heading, and a link has its page behind it.
  var elements: [String] {
    func read(_ node: _Node) -> [String] {
      func value(_ name: String) -> String? {
        node.modifiers.last { $0.hasPrefix("\(name)(") }.map {
          String($0.dropFirst(name.count + 1).dropLast())
        }
      }
      if node.modifiers.contains("accessibilityHidden(true)") { return [] }
      var elements = node.text.map { [$0] } ?? node.parts.flatMap(read)
      if let label = value("accessibilityLabel") {
        elements = [[label, value("accessibilityValue") ?? ""].filter { $0 != "" }.joined(separator: ": ")]
      } else if value("accessibilityElement") == "combine" {
        elements = [elements.joined(separator: ", ")]
      }
      if value("accessibilityAddTraits") == "isHeader" { elements = elements.map { "# \($0)" } }
      if node.name.hasPrefix("Link(") {
        elements = elements.map { "\($0) -> \(node.name.dropFirst(5).dropLast())" }
      }
      return elements
    }
    return nodes.flatMap(\.parts).flatMap(read)
  }

  /// The texts that a tap may change, so that nobody relies on them until they are drawn again.
  var changingOnTap: [String] {
    all.filter { $0.modifiers.contains("invalidatableContent(true)") }.flatMap(\.all).compactMap(\.text)
  }

  /// No text in larger type leaves its place or loses its end; the tree has its type.
  func hasRoom(like usual: Self) {
    let texts = [self, usual].map { $0.all.compactMap { node in node.room.map { (node.text ?? "", $0) } } }
    #expect(texts[0].count == texts[1].count, "\(name)")
    for ((text, room), (usualText, usualRoom)) in zip(texts[0], texts[1]) {
      let lines = room.drawn(text)
      // Letters of one line fill the space between lines.
      let height = room.height * (lines.lines.count == 1 ? TextLayout.largestScale : 1)
      #expect(room.height(ofLines: lines.lines.count) <= height + 0.002, "\(name): \(text)")
      #expect(lines.fits || !usualRoom.drawn(usualText).fits, "\(name): \(text)")
    }
  }

  /// Texts that a redacted snapshot leaves out, and a line of the calendar that loses tomorrow's name, are marked as private where they are shown, each or some of them at once.
  private func marksWhatIsPrivate() {
    func marked(_ node: _Node, _ isMarked: Bool = false) -> Int {
      let isMarked = isMarked || node.modifiers.contains("privacySensitive(true)")
      return (isMarked && node.text != nil ? 1 : 0) + node.parts.reduce(0) { $0 + marked($1, isMarked) }
    }
    let left = snapshot.redacted().drawing.texts
    let isPrivateLine = drawing.all.contains {
      if case .marked(.line, .isPrivate) = $0 { true } else { false }
    }
    // A day off has the place of an anniversary on the same day.
    let replaced = drawing.texts.filter { text in
      text.paint.role == "anniversary" && ["eventLine", "eveLine"].contains(text.name)
        && left.contains { $0.name == text.name }
    }
    let hidden = isPrivateLine ? 1 : drawing.texts.count - left.count + replaced.count
    #expect(nodes.reduce(0) { $0 + marked($1) } == hidden, "\(name)")
  }
}

/// The SF Symbols that views may name, by the first system that has them.
///
/// From Apple's app SF Symbols, as far as known; one that is missing on a device is drawn as nothing at all.
enum KnownSymbols {
  private static let byFirstSystem = [
    "iOS 13.0": """
    arrow.clockwise arrow.down.right arrow.up.right bolt.fill checkmark checkmark.circle.fill \
    chevron.left chevron.right clock drop drop.fill equal exclamationmark.circle.fill \
    exclamationmark.triangle exclamationmark.triangle.fill eye.slash flame.fill heart heart.fill \
    hourglass leaf.fill plus plus.circle.fill questionmark.circle.fill snowflake sun.max trash wind \
    xmark.octagon.fill
    """,
    "iOS 14.0": "arrow.uturn.backward banknote cross.case.fill leaf theatermasks.fill",
    "iOS 15.0": "cup.and.saucer.fill fork.knife takeoutbag.and.cup.and.straw.fill",
    "iOS 16.0": "bubbles.and.sparkles.fill figure.run wineglass.fill",
    "iOS 16.1": "mug.fill",
  ]
  static let names = Set(byFirstSystem.values.flatMap { $0.split(separator: " ").map(String.init) })
}
