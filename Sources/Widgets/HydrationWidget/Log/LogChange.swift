/// A change of the log, with what is needed to take it back.
enum LogChange: Hashable, Sendable {
  /// An entry was added; its id.
  case added(String)
  /// An entry was deleted; the entry.
  case deleted(HydrationEntry)
  /// An entry was edited; the entry as it was.
  case edited(HydrationEntry)

  /// How many changes a document remembers.
  static let limit = 20
}

/// What taking back a change has done.
public enum UndoResult: Hashable, Sendable {
  /// An entry that had been added is gone.
  case removed(HydrationEntry)
  /// An entry that had been deleted is back.
  case restored(HydrationEntry)
  /// An entry that had been edited is as it was.
  case reverted(HydrationEntry)
}
