import SwiftUI
import Testing
import WidgetPictures
import WidgetViews

/// The requirements for the tree of every widget.
@MainActor struct DrawnWidget<System: WidgetSystem> {
  let snapshot: System.Snapshot
  let stage: Stage
  let nodes: [_Node]
  /// All of them, outer ones first.
  let all: [_Node]
  let name: String

  /// A widget as its view draws it.
  init(_ system: System.Type, _ snapshot: System.Snapshot, on stage: Stage, _ name: String, view: some View) {
    self.snapshot = stage.isPrivate ? snapshot.redacted() : snapshot
    self.stage = stage
    self.name = name
    nodes = stage.nodes(view)
    all = nodes.flatMap(\.all)
  }

  /// Everything that holds for every widget.
  func check() {
    hasOneRoot()
    hasTheLinksOfTheSnapshot()
    saysWhatTheSnapshotSays()
    showsWhatThePictureShows()
    marksWhatIsPrivate()
  }

  private func hasOneRoot() {
    #expect(nodes.count == 1, "\(name)")
    let modifiers = all.flatMap(\.modifiers)
    #expect(modifiers.count { $0.hasPrefix("containerBackground(") } == 1, "\(name)")
    #expect(modifiers.count { $0.hasPrefix("widgetURL(") } == 1, "\(name)")
    #expect(nodes[0].modifiers.contains("widgetURL(\(snapshot.link ?? "nil"))"), "\(name)")
    // The system ignores texts that are keys of a table which widgets do not have.
    #expect(!all.contains { $0.isLookedUpInATable }, "\(name)")
  }

  private func hasTheLinksOfTheSnapshot() {
    let links = all.map(\.name).filter { $0.hasPrefix("Link(") }
    #expect(links == snapshot.elementLinks.map { "Link(\($0))" }, "\(name)")
  }

  private func saysWhatTheSnapshotSays() {
    #expect(
      nodes[0].modifiers.contains("accessibilityLabel(\(snapshot.accessibilityOfView.label))"), "\(name)")
    #expect(
      nodes[0].modifiers.contains("accessibilityValue(\(snapshot.accessibilityOfView.value))"), "\(name)")
    for symbol in all.map(\.name) where symbol.hasPrefix("Image(") {
      #expect(KnownSymbols.names.contains(String(symbol.dropFirst(6).dropLast())), "\(name): \(symbol)")
    }
  }

  /// One form of each visible text and nothing else, in the order of the picture and in its forms.
  private func showsWhatThePictureShows() {
    let drawn = all.compactMap { $0.text?.letters }
    var rest = drawn
    for line in snapshot.drawing.texts {
      let index = rest.firstIndex { text in line.forms.all.contains { $0.letters == text } }
      #expect(index != nil, "\(name): \(line.name)")
      if let index { rest.remove(at: index) }
    }
    #expect(rest == [], "\(name)")
    let picture = picture(.usual(of: stage.frame.family))
    if stage.typeSize == .large { #expect(drawn == picture.texts, "\(name)") }
  }

  /// The same snapshot as it is drawn without a device.
  func picture(_ appearance: Appearance) -> Part {
    Painter.part(snapshot.drawing, appearance, over: System.Role.background)
  }

  /// The colours of texts in the order in which they are drawn.
  var textColours: [String] { texts.map { $0.last { $0.hasPrefix("foregroundStyle(") } ?? "" } }

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

  /// The modifiers of all texts, those of the views that choose among forms with them.
  private var texts: [[String]] {
    func find(_ node: _Node, _ outer: [String]) -> [[String]] {
      if node.text != nil { return [node.modifiers + outer] }
      let inner = ["ViewThatFits", "ZStack"].contains(node.name) ? node.modifiers + outer : []
      return node.parts.flatMap { find($0, inner) }
    }
    return nodes.flatMap { find($0, []) }
  }

  /// Texts that a redacted snapshot leaves out are marked as private where they are shown, each or some of them at once.
  private func marksWhatIsPrivate() {
    func marked(_ node: _Node, _ isMarked: Bool = false) -> Int {
      let isMarked = isMarked || node.modifiers.contains("privacySensitive(true)")
      return (isMarked && node.text != nil ? 1 : 0) + node.parts.reduce(0) { $0 + marked($1, isMarked) }
    }
    let hidden = snapshot.drawing.texts.count - snapshot.redacted().drawing.texts.count
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
