import AlmanacCompiler
import Foundation
import SourceText
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

  @Test func readsFactsAndDataOfRevisions() throws {
    try withRepository { folder in
      try folder.write("one\n", to: "Generated/facts/sky.tsv")
      try folder.write("tết\n", to: "Data/năm mới.tsv")
      try folder.write("no part of it\n", to: "Generated/A/One.swift")
      // An empty file, and so many objects that they are read in several pieces.
      try folder.write("", to: "Data/empty.tsv")
      for index in 0..<150 { try folder.write("\(index)\n", to: "Data/many/\(index).tsv") }
      try commit(folder)
      try folder.write("two\n", to: "Generated/facts/sky.tsv")
      try commit(folder)

      let repository = GitRepository(root: folder.url)
      let (facts, data) = try repository.trees(of: "HEAD~1")
      #expect(
        facts.files.mapValues { String(decoding: $0.bytes, as: UTF8.self) } == [
          "Generated/facts/sky.tsv": "one\n"
        ])
      #expect(data.paths.count == 152)
      #expect(data.text("Data/năm mới.tsv") == "tết\n")
      #expect(data["Data/empty.tsv"] == [])
      #expect(data.text("Data/many/149.tsv") == "149\n")
      #expect(try repository.trees(of: "HEAD").facts.text("Generated/facts/sky.tsv") == "two\n")
    }
  }

  @Test func theProjectMayBeAFolderOfTheRepository() throws {
    try withRepository { folder in
      try folder.write("one\n", to: "packages/almanac/Generated/facts/one.tsv")
      try folder.write("other\n", to: "Generated/facts/one.tsv")
      try commit(folder)
      let root = folder.url.appendingPathComponent("packages/almanac")
      #expect(
        try GitRepository(root: root).trees(of: "HEAD").facts.text("Generated/facts/one.tsv") == "one\n")
    }
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    try withRepository { folder in
      // The repository has no commit yet.
      let repository = GitRepository(root: folder.url)
      #expect(throws: GitRepository.Failure.unknownRevision("HEAD")) { try repository.trees(of: "HEAD") }
      try folder.write("x\n", to: "x")
      try commit(folder)
      #expect(try repository.trees(of: "HEAD").facts.paths == [])
      #expect(throws: GitRepository.Failure.unknownRevision("v9.9")) { try repository.trees(of: "v9.9") }
      #expect(throws: GitRepository.Failure.unknownRevision("--all")) { try repository.trees(of: "--all") }
    }
    let elsewhere = try TemporaryFolder()
    defer { elsewhere.remove() }
    let error = #expect(throws: GitRepository.Failure.self) {
      try GitRepository(root: elsewhere.url).trees(of: "HEAD")
    }
    #expect(error?.description.contains("is not in a git repository") == true)
  }
}
