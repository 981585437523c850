import AlmanacModel
import InsultsTables

/// The sentence around the words of an insult.
public struct SentenceFrame: Hashable, Sendable {
  private let place: UInt8

  init(_ place: Int) {
    self.place = UInt8(truncatingIfNeeded: place)
  }

  /// All frames, in the order of the data.
  public static var all: [SentenceFrame] { sentences.indices.map(SentenceFrame.init) }

  /// A name that does not change when frames are added: "statement".
  public var id: String { record.id.text }

  /// The texts around the words.
  var record: SentenceRecord { sentences[Int(place)] }
}
