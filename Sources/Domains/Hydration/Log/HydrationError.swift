/// Why a change of the log or the profile is refused; nothing was changed then.
public enum HydrationError: Error, Hashable, Sendable {
  /// The amount of an entry, a goal or a preset.
  case volume(VolumeError)
  /// A number of the profile, such as the body mass.
  case outOfRange(name: String, value: String, allowed: String)
  /// An id that is empty or longer than ``HydrationEntry/longestID`` bytes.
  case invalidID(String)
  /// There is an entry with this id already.
  case duplicateID(String)
  /// There is no entry with this id.
  case unknownEntry(String)
  /// No change is left that could be taken back.
  case nothingToUndo
  /// The moment has no civil day between the years 1 and 9999.
  case momentOutOfRange(String)
}

extension HydrationError: CustomStringConvertible {
  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .volume(let error): "\(error)"
    case .outOfRange(let name, let value, let allowed): "\(name) \(value) is not allowed; allowed: \(allowed)"
    case .invalidID(let id):
      "'\(id.prefix(80))' is not an id of an entry: 1 to \(HydrationEntry.longestID) bytes"
    case .duplicateID(let id): "there is an entry '\(id)' already"
    case .unknownEntry(let id): "there is no entry '\(id)'"
    case .nothingToUndo: "there is nothing to undo"
    case .momentOutOfRange(let moment): "\(moment) is not on a day of the years 1 to 9999"
    }
  }
}
