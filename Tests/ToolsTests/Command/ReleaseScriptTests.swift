import Foundation
import TestSupport
import Testing

/// `make release`, in a small repository of its own, where all checks pass.
struct ReleaseScriptTests {
  /// Runs the script in a new repository, after a change of it; returns what it prints, and then the files as they are.
  private static func release(_ version: String, after change: String = "true") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("release-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      set -e
      commit() { git add -A && git -c user.name=a -c user.email=a commit -qm change; }
      git init -q && git checkout -qb main
      mkdir -p Tests Sources/Tools/almanac-cli
      cp '\(Repository.root.path)'/Tests/release.sh '\(Repository.root.path)'/Tests/release-digest.sh Tests
      cp '\(Repository.root.path)/Sources/Tools/almanac-cli/Release.swift' Sources/Tools/almanac-cli
      grep '^.package(url' '\(Repository.root.path)/README.md' > README.md
      printf '.build/\\n' > .gitignore
      printf '#!/bin/sh\\n' > Tests/check-release.sh && chmod +x Tests/check-release.sh
      printf '# Changelog\\n\\n## Unreleased\\n\\n### Words\\n\\n- One.\\n\\n## 1.0.0 (2026-12-01)\\n\\n- All.\\n' > CHANGELOG.md
      commit
      git tag 1.0.0
      mkdir -p Tests/Releases/1.1.0 && echo one > Tests/Releases/1.1.0/one && touch Tests/Releases/closed.tsv && commit
      \(change)
      MAKE=true Tests/release.sh '\(version)' 2>&1 || true
      cat CHANGELOG.md README.md Sources/Tools/almanac-cli/Release.swift Tests/Releases/closed.tsv
      git status --porcelain
      """
    return try Command.shell(script, in: folder).text
  }

  @Test(arguments: [
    ("1.1.0", "true"), ("10.0.0", "git tag 9.0.0"),
    ("1.1.0", "sed -i.old 's/## Unreleased/## 1.1.0 (unreleased)/' CHANGELOG.md && rm *.old && commit"),
  ])
  func aReleaseIsWrittenWhereItBelongsAndNotCommitted(version: String, change: String) throws {
    let text = try Self.release(version, after: change)
    #expect(text.contains("  git push --atomic origin main \(version)\n"), "\(text)")
    let heading = #/## (\S+) \(20\d\d-\d\d-\d\d\)\n\n### Words\n\n- One\.\n\n## 1\.0\.0 \(2026-12-01\)\n/#
    #expect(text.firstMatch(of: heading)?.1 == Substring(version), "\(text)")
    #expect(text.contains(#"almanac.git", from: "\#(version)"),"#), "\(text)")
    #expect(text.contains("static let version = \"\(version)\"\n"), "\(text)")
    // The SHA-256 of the line of sha256sum for a file "one" with the text "one".
    let digest = "5aaccf70777502795568ca1754cfada3d5f6d68d8fe2dbf9bf46cf7968f62e10"
    let closed = version == "1.1.0" ? "\n1.1.0\t\(digest)\n" : ""
    let files =
      ["CHANGELOG.md", "README.md", "Sources/Tools/almanac-cli/Release.swift"]
      + (closed.isEmpty ? [] : ["Tests/Releases/closed.tsv"])
    #expect(text.hasSuffix("\(closed)" + files.map { " M \($0)\n" }.joined()), "\(text)")
  }

  @Test(arguments: [
    ("", "true", "VERSION is '', not three numbers"), ("1.1", "true", "VERSION is '1.1', not"),
    ("v1.1.0", "true", "VERSION is 'v1.1.0'"), ("1.01.0", "true", "VERSION is '1.01.0'"),
    ("1.0.0", "true", "1.0.0 is not newer than 1.0.0, the last tag"),
    ("1.9.0", "git tag 1.10.0", "1.9.0 is not newer than 1.10.0"),
    ("1.1.0", "git checkout -qb other", "this is the branch 'other'"),
    ("1.1.0", "touch new", "there are changes without a commit"),
    ("1.1.0", "sed -i.old '/^- One/d' CHANGELOG.md && rm *.old && commit", "the section 'Unreleased'"),
    (
      "1.1.0", "sed -i.old '/Unrel/,/One/d' CHANGELOG.md && rm *.old && commit",
      "CHANGELOG.md begins with '## 1.0.0"
    ),
    ("1.0.1", "sed -i.old 's/Words/Past dates/' CHANGELOG.md && rm *.old && commit", "dates moved, so"),
    ("1.1.0", "printf 'exit 1\\n' >> Tests/check-release.sh && commit", ""),
  ])
  func whatIsMissingForAReleaseIsSaidAndNothingIsWritten(version: String, change: String, said: String) throws
  {
    let text = try Self.release(version, after: change)
    #expect(said.isEmpty || text.hasPrefix("make release: \(said)"), "\(text)")
    #expect(!text.contains("git push"), "\(text)")
    #expect(!text.contains(" M "), "\(text)")
  }

  // MARK: - The folders of releases

  /// The rows of the table of closed releases: a version and the digest of its folder.
  private static func closed() throws -> [[String]] {
    try Repository.lines("Tests/Releases/closed.tsv").filter { !$0.hasPrefix("#") && !$0.isEmpty }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func noFileOfAClosedReleaseChangesComesOrGoes() throws {
    for row in try Self.closed() {
      try #require(row.count == 2, "\(row)")
      let digest = try Command.shell("Tests/release-digest.sh \(row[0])", in: Repository.root).text
      #expect(
        digest == "\(row[1])\n",
        "a file of Tests/Releases/\(row[0]) changed, came or went: undo it, or add a folder of the next version"
      )
    }
  }

  /// A release has a day in the changelog from then on.
  @Test func eachReleaseThatHasADayIsClosed() throws {
    let released = try Repository.lines("CHANGELOG.md").compactMap {
      $0.firstMatch(of: #/^## (\d\S*) \(\d/#).map { String($0.1) }
    }
    let folder = Repository.root.appendingPathComponent("Tests/Releases")
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(try Self.closed().map { $0[0] }.sorted() == folders.filter(released.contains).sorted())
  }
}
