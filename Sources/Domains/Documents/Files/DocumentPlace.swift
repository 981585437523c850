/// The place of a document's file, with which its payload finds the files beside it.
public struct DocumentPlace: Hashable, Sendable {
  /// The path of the folder.
  public let folder: String
  /// The name of the document's file.
  public let name: String

  /// Makes the place of a file in a folder.
  public init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Returns the path of a file beside the document.
  package func path(of file: String) -> String { folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)" }
}
