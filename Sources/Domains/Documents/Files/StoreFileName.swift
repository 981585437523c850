/// The names of documents, and of the files that the store puts beside them.
///
/// No document's name ends like one of those files. So a file of the store belongs to one document, and taking away
/// what was kept of a document cannot take another one.
enum StoreFileName {
  /// What the store puts behind a name and a full stop, as it is.
  static let suffixes = ["backup", "foreign", "lock", "merging", "migrated", "temporary", "unreadable"]
  /// The same with a moment or a number behind it.
  static let openSuffixes = ["backup-", "corrupt-", "foreign-", "migrated-", "restored-", "version-"]
  /// Of these the ones whose files hold nothing of the document: the lock, and what is of a log or of another place.
  private static let strangers: Set = ["lock", "merging", "migrated", "unreadable"]

  /// What a name may not end with, for a message.
  static var reserved: String {
    (suffixes.map { ".\($0)" } + openSuffixes.map { ".\($0)…" }).joined(separator: " ")
  }

  /// Whether a document can have this name.
  static func isAllowed(_ name: String) -> Bool {
    let bytes = name.utf8
    guard (1...200).contains(bytes.count), !bytes.contains(UInt8(ascii: "/")), !bytes.contains(0),
      bytes.first != UInt8(ascii: ".")
    else { return false }
    guard let stop = name.lastIndex(of: ".") else { return true }
    return !isReserved(name[name.index(after: stop)...])
  }

  /// Whether a file holds bytes of a document: an earlier state, or what a killed writer has left.
  static func isKept(_ file: String, of document: String) -> Bool {
    guard file.hasPrefix(document + ".") else { return false }
    // `x.backup.temporary` is of the document `x`; `x.backup-2.json` is a document of its own.
    return file.dropFirst(document.count + 1).split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { isReserved($0) && !strangers.contains(String($0)) }
  }

  private static func isReserved(_ suffix: Substring) -> Bool {
    // There are disks that do not tell `x.LOCK` from `x.lock`.
    let suffix = suffix.lowercased()
    return suffixes.contains(suffix) || openSuffixes.contains(where: suffix.hasPrefix)
  }
}
