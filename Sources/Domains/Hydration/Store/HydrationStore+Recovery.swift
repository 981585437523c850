public import Foundation

/// The state that was saved from a document that cannot be read.
public struct HydrationRecovery: Sendable {
  /// Where it comes from.
  public enum Source: String, Sendable {
    /// The whole part of the damaged file.
    case file
    /// The document before the last write.
    case backup
    /// Both: the backup, and the drinks of the file that it does not have, or not so.
    case both
  }

  /// The state to go on with.
  public let state: HydrationState
  /// Where it comes from.
  public let source: Source
}

extension HydrationStore {
  /// Saves the backup, and the drinks of the undamaged part of the file, which is the newer of the two.
  ///
  /// Nothing is changed; ``resolve(_:with:at:in:)`` does that when the user agrees.
  ///
  /// - Returns: `nil` if nothing can be saved.
  public func recovery(from corrupt: CorruptDocument<HydrationState>) -> HydrationRecovery? {
    let salvaged = Self.salvage(corrupt.bytes)
    guard let backup = corrupt.backup?.payload else {
      return salvaged.map { HydrationRecovery(state: $0, source: .file) }
    }
    guard let salvaged else { return HydrationRecovery(state: backup, source: .backup) }
    guard !Set(salvaged.log.entries).isSubset(of: backup.log.entries) else {
      return HydrationRecovery(state: backup, source: .backup)
    }
    var state = backup
    let newer = Set(salvaged.log.entries.map(\.id))
    state.log = HydrationLog(backup.log.entries.filter { !newer.contains($0.id) } + salvaged.log.entries)
    state.hasAssumedDays = backup.hasAssumedDays || salvaged.hasAssumedDays
    return HydrationRecovery(state: state, source: .both)
  }

  /// Goes on with a state in place of a document that cannot be read, whose bytes stay beside it.
  @discardableResult
  public func resolve(
    _ corrupt: CorruptDocument<HydrationState>, with state: HydrationState, at instant: Instant,
    in zone: TimeZone
  ) throws(StoreError) -> Document<HydrationState> {
    try documents.resolve(corrupt, with: state, at: instant, zone: zone)
  }

  /// The state in the whole part of a file, in our form or in that of the first version.
  static func salvage(_ bytes: [UInt8]) -> HydrationState? {
    guard let file = DamagedJSON.wholePart(of: bytes), let object = file.object else { return nil }
    var payload = object["payload"] ?? file
    let version = object["version"]?.integer.flatMap { Int(exactly: $0) }
    // The version comes after the payload and may be lost; entries of the first version have no envelope.
    if object["payload"] == nil, version == nil { try? HydrationFormat.upgrade(&payload, from: 1) }
    guard var state = try? HydrationState(json: payload) else { return nil }
    // The last entry may have been cut; it is in the bytes that are kept.
    let count = payload["entries"]?.array?.count ?? 0
    state.unreadable.removeAll { $0.place == count - 1 }
    return state
  }
}

/// Reads the undamaged beginning of JSON text that was cut off or damaged.
enum DamagedJSON {
  /// The value up to the damage, with the objects and arrays closed that were open there; members and elements that
  /// were not finished are left out.
  ///
  /// - Returns: `nil` if nothing is whole.
  static func wholePart(of bytes: [UInt8]) -> JSON? {
    var end = bytes.count
    // A cut inside a text can leave damage that is found only by parsing; each round ends before it.
    for _ in 0..<4 {
      var repaired = closed(Array(bytes.prefix(end)))
      guard !repaired.isEmpty else { return nil }
      do throws(JSONSyntaxError) {
        return try JSON(parsing: repaired)
      } catch {
        guard error.offset < end, error.offset > 0 else { return nil }
        end = error.offset
        repaired = []
      }
    }
    return nil
  }

  /// The bytes up to the last place at which something was finished, with what is needed to close what is open there.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var open: [UInt8] = []
    var isInText = false
    var isEscaped = false
    var end = 0
    var closers: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.last == byte else { return Array(bytes.prefix(end)) + closers }
        open.removeLast()
      case UInt8(ascii: ","):
        // The value before a comma is finished; the comma itself is not needed.
        (end, closers) = (index, open.reversed())
        continue
      default: continue
      }
      guard !isInText else { continue }
      // Behind a bracket nothing is begun.
      (end, closers) = (index + 1, open.reversed())
    }
    return Array(bytes.prefix(end)) + closers
  }
}
