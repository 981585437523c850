package import Foundation
package import SourceText

/// Reads generated files of a revision from git, without a checkout.
package struct GitRepository {
  /// The reason why a revision could not be read.
  package enum Failure: Error, Hashable, Sendable {
    case gitMissing
    case notARepository(path: String, reason: String)
    case unknownRevision(String)
    case command(String, reason: String)
  }

  private let root: URL

  /// Creates a reader for the repository that contains a folder.
  ///
  /// - Parameter root: The folder that contains Generated/; it may be below the root of the repository.
  package init(root: URL) {
    self.root = root
  }

  /// Returns the files of Generated/ in a revision, which know whether its files of Data/ match them, and those files.
  package func tree(of revision: String) throws(Failure) -> (generated: GeneratedTree, data: SourceTree) {
    let repository = try run(["rev-parse", "--git-dir"])
    guard repository.status == 0 else {
      throw .notARepository(path: root.path, reason: repository.error)
    }
    let commit = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard commit.status == 0, let name = commit.text.split(separator: "\n").first else {
      throw .unknownRevision(revision)
    }
    let generated = try files(below: GeneratedFile.folder, of: name)
    let data = SourceTree(
      try files(below: DataReader.folder, of: name).map { SourceFile(path: $0.key, bytes: Array($0.value)) })
    let texts = generated.mapValues { String(decoding: $0, as: UTF8.self) }
    return (GeneratedTree(name: revision, files: texts, data: data), data)
  }

  /// Returns the oldest commit of the current branch that added files to a folder; `nil` if there is none.
  package func oldestCommit(adding folder: String) throws(Failure) -> String? {
    let list = try output(["log", "--format=%h", "--diff-filter=A", "--", folder])
    return String(decoding: list, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  private func files(below folder: String, of commit: Substring) throws(Failure) -> [String: Data] {
    // git prints paths relative to the folder in which it runs.
    let list = try output(["ls-tree", "-r", "-z", String(commit), "--", folder])
    let entries = String(decoding: list, as: UTF8.self).split(separator: "\0").compactMap(Entry.init)
    var files: [String: Data] = [:]
    // Pieces are small, so that neither pipe can fill up before git reads on.
    for start in stride(from: 0, to: entries.count, by: 64) {
      let piece = entries[start..<min(start + 64, entries.count)]
      let names = piece.map { "\($0.object)\n" }.joined()
      var objects = BlobReader(try output(["cat-file", "--batch"], input: names))
      for entry in piece {
        guard let bytes = objects.next() else {
          throw .command("git cat-file", reason: "\(entry.path) cannot be read")
        }
        files[entry.path] = bytes
      }
    }
    return files
  }

  /// A line of `git ls-tree`: mode, kind, object, and after a tab the path.
  private struct Entry {
    var object: String
    var path: String

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
      object = String(words[2])
      path = String(parts[1])
    }
  }

  // MARK: - Running git

  private struct Result {
    var status: Int32
    var output: Data
    var error: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private func output(_ arguments: [String], input: String? = nil) throws(Failure) -> Data {
    let result = try run(arguments, input: input)
    guard result.status == 0 else {
      throw .command("git \(arguments.joined(separator: " "))", reason: result.error)
    }
    return result.output
  }

  private func run(_ arguments: [String], input: String? = nil) throws(Failure) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A hook of git sets these variables for its own repository; here the root decides which one is used.
    let unset = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    process.arguments = unset + ["git", "-C", root.path] + arguments
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input == nil ? FileHandle.nullDevice : standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    do {
      try process.run()
      if let input {
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
      }
      // The error output of git is short, so reading one pipe after the other cannot block.
      let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
      let error = try standardError.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let message = String(decoding: error, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      // env exits with 127 if there is no such program.
      guard process.terminationStatus != 127 else { throw Failure.gitMissing }
      return Result(status: process.terminationStatus, output: output, error: message)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .command("git", reason: error.localizedDescription)
    }
  }
}

extension GitRepository.Failure: CustomStringConvertible {
  /// The message: one clause that says what is wrong.
  package var description: String {
    switch self {
    case .gitMissing: "git is needed to read older revisions, and there is none on the path"
    case .notARepository(let path, let reason): "\(path) is not in a git repository (\(reason))"
    case .unknownRevision(let revision): "unknown revision '\(revision)'"
    case .command(let command, let reason): "\(command) failed: \(reason)"
    }
  }
}

/// Splits the output of `git cat-file --batch` into objects.
///
/// Each object is a line with its size, its bytes, and a line feed.
private struct BlobReader {
  private var rest: Data

  init(_ output: Data) {
    rest = output
  }

  /// Returns the bytes of the next object, or `nil` if there is none.
  mutating func next() -> Data? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]), rest.distance(from: end, to: rest.endIndex) > size + 1
    else { return nil }
    let start = end + 1
    let bytes = rest[start..<start + size]
    rest = rest[(start + size + 1)...]
    return bytes
  }
}
