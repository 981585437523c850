import InsultsTables

/// What stands around the words of an insult.
public struct SentenceFrame: Hashable, Sendable {
  private let place: UInt8

  init(_ place: Int) {
    self.place = UInt8(truncatingIfNeeded: place)
  }

  /// All frames, in the order of the data.
  public static var all: [SentenceFrame] { (0..<sentenceCount).map(SentenceFrame.init) }

  /// A name for it that does not change: "statement".
  public var id: String { sentenceID(Int(place)) }

  /// The text before the adjective with "a" (0) and with "an" (1), and behind each of the words (2, 3, 4).
  func piece(_ number: Int) -> String { sentencePiece(5 * Int(place) + number) }
}
