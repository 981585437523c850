/// The names of documents, and of the files that the store puts beside them.
///
/// No document's name ends like one of those files. So each file of the store belongs to one document, and
/// removing the copies of a document cannot remove those of another one.
package enum StoreFileName {
  /// The endings that the store adds after a name and a full stop.
  static let suffixes = ["backup", "lock", "migrated", "temporary"]
  /// Endings of the same kind that a moment or a number follows.
  static let openSuffixes = ["backup-", "corrupt-", "migrated-"]
  /// The endings of files that are no state of the document: its lock, and a file that was moved away.
  private static let strangers: Set = ["lock", "migrated"]

  /// The endings that a name must not have, for a message.
  package static var reserved: String {
    (suffixes.map { ".\($0)" } + openSuffixes.map { ".\($0)…" }).joined(separator: " ")
  }

  /// Returns whether a document can have this name.
  static func isAllowed(_ name: String) -> Bool {
    let bytes = name.utf8
    guard (1...200).contains(bytes.count), !bytes.contains(UInt8(ascii: "/")), !bytes.contains(0),
      bytes.first != UInt8(ascii: ".")
    else { return false }
    guard let stop = name.lastIndex(of: ".") else { return true }
    return !isReserved(name[name.index(after: stop)...])
  }

  /// Returns whether a file holds bytes of a document: an earlier state, or the rest of a killed writer.
  static func isKept(_ file: String, of document: String) -> Bool {
    guard file.hasPrefix(document + ".") else { return false }
    // `x.backup.temporary` belongs to the document `x`; `x.backup-2.json` is a document of its own.
    return file.dropFirst(document.count + 1).split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { isReserved($0) && !strangers.contains(String($0)) }
  }

  private static func isReserved(_ suffix: Substring) -> Bool {
    // Some disks do not distinguish `x.LOCK` from `x.lock`.
    let suffix = suffix.lowercased()
    return suffixes.contains(suffix) || openSuffixes.contains(where: suffix.hasPrefix)
  }
}
