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
    hasTheLinksOfTheSnapshot()
    hasKnownSymbols()
    showsWhatThePictureShows()
    marksWhatIsPrivate()
  }

  /// Every part of the drawing is in its place, and nothing else; type of the usual size has the names of its layout.
  func isTheDrawing() {
    guard stage.typeSize == .large else { return }
    let rule = DrawingRule(
      drawing: drawing,
      mode: RenderingMode(stage.mode, isLuminanceReduced: stage.isLuminanceReduced), isDark: stage.isDark)
    let faults = rule.faults(
      nodes, in: snapshot.family, link: snapshot.link, snapshot.accessibilityOfView,
      over: Paint(Definition.Role.background))
    #expect(faults.prefix(3) == [], "\(name)")
  }

  private func hasTheLinksOfTheSnapshot() {
    let links = all.map(\.name).filter { $0.hasPrefix("Link(") }
    #expect(links == snapshot.elementLinks.map { "Link(example:\($0))" }, "\(name)")
  }

  /// A symbol that the system does not have is drawn as nothing at all.
  private func hasKnownSymbols() {
    for symbol in all.map(\.name) where symbol.hasPrefix("Image(") {
      #expect(KnownSymbols.names.contains(String(symbol.dropFirst(6).dropLast())), "\(name): \(symbol)")
    }
  }

  /// One form of each visible text and nothing else, in the order of the picture and in its forms.
  private func showsWhatThePictureShows() {
    let drawn = all.compactMap { $0.text?.letters }
    var rest = drawn
    for line in drawing.texts {
      let index = rest.firstIndex { text in line.forms.all.contains { $0.letters == text } }
      #expect(index != nil, "\(name): \(line.name)")
      if let index { rest.remove(at: index) }
    }
    #expect(rest == [], "\(name)")
    guard stage.typeSize == .large else { return }
    let picture = WidgetPicture.svg(
      of: snapshot, Definition.self,
      in: WidgetEnvironment(zone: ZoneClock(offset: 0), language: .vietnamese, frame: stage.frame))
    let texts = (try? SVGElement.reading(picture))?.all.filter { $0.name == "text" } ?? []
    // The lines of a text are parts of it.
    let pictured = texts.map { $0.children.isEmpty ? $0.text : $0.children.map(\.text).joined() }
    // Only a picture has the line that says that it is of a sample.
    let mark = snapshot.status == .placeholder ? CommonText(.vietnamese).sample.letters : nil
    #expect(drawn == pictured.map(\.letters).filter { $0 != mark }, "\(name)")
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

  /// The texts with their type and room, in the order in which they are drawn.
  private var placedTexts: [(text: String, room: _TextRoom)] {
    all.compactMap { node in node.text.flatMap { text in node.room.map { (text, $0) } } }
  }

  /// Type is larger than usual where it has room, and no text leaves its place for it or loses its end.
  func isLarger(than usual: Self, by scale: Double) {
    #expect(placedTexts.count == usual.placedTexts.count, "\(name)")
    for ((text, room), (usualText, usualRoom)) in zip(placedTexts, usual.placedTexts) {
      let sizes =
        [usualRoom.size * scale] + (usualRoom.lineCount(in: usualRoom.height) > 1 ? [usualRoom.size] : [])
      #expect(sizes.contains { abs($0 - room.size) < 0.002 }, "\(name): \(text)")
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

/// The SF Symbols that views may name, with the first system that has each.
///
/// From Apple's app SF Symbols, as far as known; one that is missing on a device is drawn as nothing at all.
enum KnownSymbols {
  static let firstSystem: [String: String] = [
    "arrow.clockwise": "iOS 13.0",
    "arrow.down.right": "iOS 13.0",
    "arrow.up.right": "iOS 13.0",
    "arrow.uturn.backward": "iOS 14.0",
    "banknote": "iOS 14.0",
    "bolt.fill": "iOS 13.0",
    "bubbles.and.sparkles.fill": "iOS 16.0",
    "checkmark": "iOS 13.0",
    "checkmark.circle.fill": "iOS 13.0",
    "chevron.left": "iOS 13.0",
    "chevron.right": "iOS 13.0",
    "clock": "iOS 13.0",
    "cross.case.fill": "iOS 14.0",
    "cup.and.saucer.fill": "iOS 15.0",
    "drop": "iOS 13.0",
    "drop.fill": "iOS 13.0",
    "equal": "iOS 13.0",
    "exclamationmark.circle.fill": "iOS 13.0",
    "exclamationmark.triangle": "iOS 13.0",
    "exclamationmark.triangle.fill": "iOS 13.0",
    "eye.slash": "iOS 13.0",
    "figure.run": "iOS 16.0",
    "flame.fill": "iOS 13.0",
    "fork.knife": "iOS 15.0",
    "heart": "iOS 13.0",
    "heart.fill": "iOS 13.0",
    "hourglass": "iOS 13.0",
    "leaf": "iOS 14.0",
    "leaf.fill": "iOS 13.0",
    "mug.fill": "iOS 16.1",
    "plus": "iOS 13.0",
    "plus.circle.fill": "iOS 13.0",
    "questionmark.circle.fill": "iOS 13.0",
    "snowflake": "iOS 13.0",
    "sun.max": "iOS 13.0",
    "takeoutbag.and.cup.and.straw.fill": "iOS 15.0",
    "theatermasks.fill": "iOS 14.0",
    "trash": "iOS 13.0",
    "wind": "iOS 13.0",
    "wineglass.fill": "iOS 16.0",
    "xmark.octagon.fill": "iOS 13.0",
  ]
  static var names: Set<String> { Set(firstSystem.keys) }
}
