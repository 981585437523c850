import AlmanacCompiler
import Foundation
import TestSupport
import Testing

/// The folder of a release is closed when `make release` writes its number: no file of it changes, comes or goes.
struct ReleaseDigestTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Releases")

  /// Digests by version.
  private static func closed() throws -> [String: String] {
    let rows = try Repository.lines("Tests/Releases/closed.tsv").filter { !$0.hasPrefix("#") && !$0.isEmpty }
    return try Dictionary(
      rows.map { row in
        let fields = row.split(separator: "\t").map(String.init)
        try #require(fields.count == 2, "\(row)")
        return (fields[0], fields[1])
      }
    ) { first, _ in
      Issue.record("two digests of one release")
      return first
    }
  }

  /// The digest of a folder's files, as `Tests/release-digest.sh` has it.
  private static func digest(of folder: URL) throws -> String {
    let base = folder.resolvingSymlinksInPath().path
    let files = try FileManager.default.subpathsOfDirectory(atPath: base).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(base)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    let lines = try files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(base)/\(path)"))
      return "\(SHA256.hexDigest(of: Array(data)))  ./\(path)\n"
    }
    return SHA256.hexDigest(of: Array(lines.joined().utf8))
  }

  @Test func aClosedReleaseIsAsItWas() throws {
    for (version, digest) in try Self.closed() {
      #expect(
        try Self.digest(of: Self.folder.appendingPathComponent(version)) == digest,
        "a file of Tests/Releases/\(version) changed, came or went: undo it, or add a folder of the next version"
      )
    }
  }

  /// A release has a day in the changelog from then on.
  @Test func eachReleaseThatHasADayIsClosed() throws {
    let released = try Repository.lines("CHANGELOG.md").compactMap {
      $0.firstMatch(of: #/^## (\d\S*) \(\d/#).map { String($0.1) }
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.first?.isNumber == true
    }
    #expect(try Set(Self.closed().keys) == Set(folders).intersection(released))
  }
}
