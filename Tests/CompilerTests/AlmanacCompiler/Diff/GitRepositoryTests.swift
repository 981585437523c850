import AlmanacCompiler
import Foundation
import TestSupport
import Testing

/// Reads revisions from a repository that the test creates.
struct GitRepositoryTests {
  private func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder.path, "-c", "user.name=test", "-c", "user.email=test@example.org", "-c",
        "commit.gpgsign=false",
      ]
      + arguments
    // A hook that runs the tests has variables of its own repository set, which must not be inherited.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.standardOutput = FileHandle.nullDevice
    try process.runToEnd()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  private func commit(_ folder: TemporaryFolder) throws {
    try git(["add", "--all"], in: folder.url)
    try git(["commit", "--quiet", "--message", "a revision"], in: folder.url)
  }

  private func withRepository(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try git(["init", "--quiet"], in: folder.url)
    try body(folder)
  }

  @Test func readsRevisionsAndTheWorkingTree() throws {
    try withRepository { folder in
      try folder.write("one\n", to: "Generated/A/One.swift")
      try folder.write("tết\n", to: "Generated/năm mới.tsv")
      try folder.write("no part of it\n", to: "Data/x.tsv")
      // An empty file, and so many objects that they are read in several pieces.
      try folder.write("", to: "Generated/empty.tsv")
      for index in 0..<150 { try folder.write("\(index)\n", to: "Generated/many/\(index).tsv") }
      try commit(folder)
      try folder.write("two\n", to: "Generated/A/One.swift")
      try commit(folder)
      try folder.write("three\n", to: "Generated/A/One.swift")

      let repository = GitRepository(root: folder.url)
      let first = try repository.tree(of: "HEAD~1").generated
      #expect(first.files.count == 153)
      #expect(first.files["Generated/A/One.swift"] == "one\n")
      #expect(first.files["Generated/năm mới.tsv"] == "tết\n")
      #expect(first.files["Generated/empty.tsv"] == "")
      #expect(first.files["Generated/many/149.tsv"] == "149\n")
      #expect(try repository.tree(of: "HEAD").generated.files["Generated/A/One.swift"] == "two\n")
      let working = try GeneratedTree(workingTree: folder.url)
      #expect(working.files["Generated/A/One.swift"] == "three\n")
      #expect(working.files.count == 153)
    }
  }

  /// `make diff` reads the manifest first; every file that the manifest names is there.
  @Test func theWorkingTreeOfThisRepositoryCanBeCompared() throws {
    #expect(try GeneratedTree(workingTree: Repository.root).hasFacts)
  }

  @Test func theProjectMayBeAFolderOfTheRepository() throws {
    try withRepository { folder in
      try folder.write("one\n", to: "packages/almanac/Generated/One.swift")
      try folder.write("other\n", to: "Generated/One.swift")
      try commit(folder)
      let root = folder.url.appendingPathComponent("packages/almanac")
      #expect(
        try GitRepository(root: root).tree(of: "HEAD").generated.files == ["Generated/One.swift": "one\n"])
    }
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    try withRepository { folder in
      // The repository has no commit yet.
      let repository = GitRepository(root: folder.url)
      #expect(throws: GitRepository.Failure.unknownRevision("HEAD")) { try repository.tree(of: "HEAD") }
      try folder.write("x\n", to: "x")
      try commit(folder)
      #expect(try repository.tree(of: "HEAD").generated.files == [:])
      #expect(throws: GitRepository.Failure.unknownRevision("v9.9")) { try repository.tree(of: "v9.9") }
      #expect(throws: GitRepository.Failure.unknownRevision("--all")) { try repository.tree(of: "--all") }
    }
    let elsewhere = try TemporaryFolder()
    defer { elsewhere.remove() }
    let error = #expect(throws: GitRepository.Failure.self) {
      try GitRepository(root: elsewhere.url).tree(of: "HEAD")
    }
    #expect(error?.description.contains("is not in a git repository") == true)
  }
}
