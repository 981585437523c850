/// The reason why a document could not be read or written; the document is unchanged then.
///
/// The one exception is a disk that fails in the last step, when it should make the new name durable.
public enum StoreError: Error, Hashable, Sendable {
  /// The operation that the system refused.
  public enum Operation: String, Hashable, Sendable {
    /// Opening or creating a file.
    case open
    /// Reading a file.
    case read
    /// Writing a file, and waiting until it is on the disk.
    case write
    /// Renaming a finished file.
    case rename
    /// Removing a file.
    case remove
    /// Waiting for another process.
    case lock
  }

  /// There is no folder for the document, because the system gave no container of the app group.
  case noContainer(name: String)
  /// The name is not allowed for a document.
  ///
  /// It must have 1 to 200 bytes and no `/`, and must not begin with a full stop. It must not end like a file
  /// that the store puts beside a document: with `.backup`, `.lock`, `.migrated`, `.temporary`, or with `.backup-`,
  /// `.corrupt-`, `.migrated-` and something without a full stop. Case makes no difference.
  case invalidName(String)
  /// The folder does not exist; the store never creates one, so that an app and its widget cannot use
  /// different ones.
  case folderMissing(path: String)
  /// Something other than a file has this name, such as a folder.
  case notAFile(path: String)
  /// A symbolic link has this name; replacing it would leave the file that it points to behind.
  case symbolicLink(path: String)
  /// The file is longer than is allowed, or would be: than ``StoreLimits/fileBytes`` or a lower limit of its kind.
  case tooLarge(path: String, bytes: Int, allowed: Int = StoreLimits.fileBytes)
  /// The system refused, with its error number (`errno`).
  case system(path: String, operation: Operation, code: Int32)
  /// The document could not be locked in time: another process did not release it, or the system did not answer
  /// whether there is time for it.
  case busy(path: String)
  /// The system is about to suspend the program, which gave up before it had locked the document.
  case suspending(path: String)
  /// The document was written by a newer version of the app; it is not touched.
  case newerVersion(path: String, found: Int, supported: Int)
  /// The document cannot be read; nothing is written before ``DocumentStore/resolve(_:with:at:zone:)``.
  case corrupt(path: String, fault: DocumentFault)
  /// The file of an older app must be moved first; the text explains how.
  case notMoved(path: String)
  /// The document is not the one that the caller has read.
  case changed(path: String)
  /// A file was not moved, because there is another document at the destination; neither has been changed.
  case occupied(path: String)
  /// The value cannot be written as JSON.
  case unwritable(path: String, error: JSONValueError)
}

/// The limits of the store.
public enum StoreLimits {
  /// The longest file in bytes: 256 MiB.
  public static let fileBytes = 256 << 20
}

/// The reason why the bytes of a file are not a valid document.
public enum DocumentFault: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case syntax(JSONSyntaxError)
  /// The bytes are JSON, but differ from those that were written: the checksum is wrong.
  case checksum
  /// The envelope is wrong, and the format knows no such file without one.
  case envelope(JSONValueError)
  /// The document is of another kind, or names none.
  case schema(found: String?, expected: String)
  /// The payload is wrong.
  case payload(JSONValueError)
  /// The file is longer than ``StoreLimits/fileBytes``, and is not read.
  case tooLarge(bytes: Int)
  /// The file is missing, but files with these names, such as its backup, are left.
  case lost(left: [String])
}
