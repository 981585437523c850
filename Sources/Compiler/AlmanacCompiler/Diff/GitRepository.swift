package import Foundation
package import SourceText

/// Reads data and facts of a revision from git, without a checkout.
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

  /// Returns the stored facts and the files of Data/ in a revision.
  package func trees(of revision: String) throws(Failure) -> (facts: SourceTree, data: SourceTree) {
    let repository = try run(["rev-parse", "--git-dir"])
    guard repository.status == 0 else {
      throw .notARepository(path: root.path, reason: repository.error)
    }
    let commit = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard commit.status == 0, let name = commit.text.split(separator: "\n").first else {
      throw .unknownRevision(revision)
    }
    return (try files(below: FactSheet.folder, of: name), try files(below: DataReader.folder, of: name))
  }

  /// Returns the oldest commit of the current branch that added files to a folder; `nil` if there is none.
  package func oldestCommit(adding folder: String) throws(Failure) -> String? {
    let list = try output(["log", "--format=%h", "--diff-filter=A", "--", folder])
    return String(decoding: list, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  private func files(below folder: String, of commit: Substring) throws(Failure) -> SourceTree {
    // git prints paths relative to the folder in which it runs: mode, kind, object, size, and after a tab the path.
    let list = try output(["ls-tree", "-r", "--long", "-z", String(commit), "--", folder])
    let blobs = String(decoding: list, as: UTF8.self).split(separator: "\0").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      return parts.count == 2 && words.count == 4 && words[1] == "blob"
        ? (object: String(words[2]), size: Int(words[3]) ?? 0, path: String(parts[1])) : nil
    }
    // Without an object, git would show the last commit.
    var rest = blobs.isEmpty ? Data() : try output(["show"] + blobs.map(\.object))
    guard rest.count == blobs.reduce(0, { $0 + $1.size }) else {
      throw .command("git show", reason: "the files below \(folder) are not as long as git says")
    }
    return SourceTree(
      blobs.map { blob in
        defer { rest = rest.dropFirst(blob.size) }
        return SourceFile(path: blob.path, bytes: Array(rest.prefix(blob.size)))
      })
  }

  // MARK: - Running git

  private struct Result {
    var status: Int32
    var output: Data
    var error: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private func output(_ arguments: [String]) throws(Failure) -> Data {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw .command("git \(arguments[0])", reason: result.error)
    }
    return result.output
  }

  private func run(_ arguments: [String]) throws(Failure) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A hook of git sets these variables for its own repository; here the root decides which one is used.
    let unset = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    process.arguments = unset + ["git", "-C", root.path] + arguments
    let (standardOutput, standardError) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = standardOutput
    process.standardError = standardError
    do {
      try process.run()
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
  /// The message: one clause about the problem.
  package var description: String {
    switch self {
    case .gitMissing: "git is needed to read older revisions, and there is none on the path"
    case .notARepository(let path, let reason): "\(path) is not in a git repository (\(reason))"
    case .unknownRevision(let revision): "unknown revision '\(revision)'"
    case .command(let command, let reason): "\(command) failed: \(reason)"
    }
  }
}
