import AlmanacCompiler
import Foundation
import Testing

struct GeneratedFolderTests {
  private func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: "Generated/\(name)", text: text)
  }

  /// Two files and a manifest that names them.
  private var files: [GeneratedFile] {
    [
      file("A/One.swift", "one\n"), file("A/Two.swift", "two\n"),
      file("MANIFEST.tsv", "# x\npath\trows\nGenerated/A/One.swift\t0\nGenerated/A/Two.swift\t0\n"),
    ]
  }

  private func withFolder(_ body: (TemporaryFolder, GeneratedFolder) throws -> Void) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    try body(temporary, GeneratedFolder(root: temporary.url))
  }

  @Test func writesWhatIsMissingAndLeavesEqualFilesAlone() throws {
    try withFolder { temporary, folder in
      #expect(try folder.update(to: files).written.count == 3)
      #expect(folder.differences(from: files) == [])
      let again = try folder.update(to: files)
      #expect(again.written == [] && again.unchanged == 3)
      try temporary.write("edited\n", to: "Generated/A/One.swift")
      #expect(try folder.update(to: files).written == ["Generated/A/One.swift"])
      #expect(temporary.read("Generated/A/One.swift") == "one\n")
    }
  }

  @Test func everyDifferenceSaysWhatHappensToTheFile() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      try temporary.write("one\nmore\n", to: "Generated/A/One.swift")
      try FileManager.default.removeItem(at: temporary.url.appendingPathComponent("Generated/A/Two.swift"))
      try temporary.write("mine\n", to: "Generated/A/notes.txt")
      try temporary.write("hand-written\n", to: "Generated/README.md")
      try temporary.write("half", to: "Generated/A/.almanac-One.swift")
      try temporary.write("half", to: "Apps/One/.almanac-Info.plist")
      try temporary.write("hand-written\n", to: "Apps/One/OneApp.swift")
      let expected = [
        "Apps/One/.almanac-Info.plist: error: left behind by a run that was interrupted; make generate deletes it",
        "Generated/A/.almanac-One.swift: error: left behind by a run that was interrupted; make generate deletes it",
        "Generated/A/One.swift:2: error: differs from what Data/ makes (first difference); make generate writes it",
        "Generated/A/Two.swift: error: missing; make generate writes it",
        "Generated/A/notes.txt: error: stray file, which is not generated; move or delete it by hand",
      ]
      #expect(folder.differences(from: files).map { "\($0)" } == expected)
      // The update makes the changes that the difference lists.
      _ = try folder.update(to: files)
      #expect(folder.differences(from: files).map { "\($0)" } == [expected[4]])
      #expect(
        temporary.paths == [
          "Apps/One/OneApp.swift", "Generated/A/One.swift", "Generated/A/Two.swift", "Generated/A/notes.txt",
          "Generated/MANIFEST.tsv", "Generated/README.md",
        ])
    }
  }

  @Test func deletesWhatTheLastManifestNamesAndNothingElse() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      try temporary.write("mine\n", to: "Generated/A/notes.txt")
      // A manifest that somebody has merged may name a file twice.
      try temporary.write(files[2].text + "Generated/A/Two.swift\t0\n", to: "Generated/MANIFEST.tsv")
      let fewer = [files[0], file("MANIFEST.tsv", "path\trows\nGenerated/A/One.swift\t0\n")]
      #expect(
        folder.differences(from: fewer).map { "\($0)" }.contains(
          "Generated/A/Two.swift: error: no longer generated; make generate deletes it"))
      #expect(try folder.update(to: fewer).deleted == ["Generated/A/Two.swift"])
      #expect(
        temporary.paths == ["Generated/A/One.swift", "Generated/A/notes.txt", "Generated/MANIFEST.tsv"])
    }
  }

  @Test func neverDeletesOnTheWordOfAManifestOutsideGenerated() throws {
    try withFolder { temporary, folder in
      try temporary.write("precious\n", to: "Data/precious.tsv")
      try temporary.write("hidden\n", to: "Generated/.hidden")
      try temporary.write("hidden\n", to: "Apps/.hidden")
      try temporary.write("precious\n", to: "Tests/precious.tsv")
      let lies = [
        "Generated/../Data/precious.tsv", "Data/precious.tsv", "/etc/hostname", "Generated/.hidden",
        "Generated//x", "Apps/../Data/precious.tsv", "Apps/.hidden", "Tests/precious.tsv",
      ]
      try temporary.write("path\trows\n" + lies.map { "\($0)\t0\n" }.joined(), to: "Generated/MANIFEST.tsv")
      #expect(try folder.update(to: files).deleted == [])
      #expect(temporary.read("Data/precious.tsv") == "precious\n")
      #expect(temporary.read("Generated/.hidden") == "hidden\n")
    }
  }

  @Test func aWriteThatFailsLeavesEveryOldFileWhole() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      // The second file cannot be written: a folder has its temporary name.
      try temporary.replaceByFolder("Generated/A/.almanac-Two.swift")
      let changed = [file("A/One.swift", "1\n"), file("A/Two.swift", "2\n"), files[2]]
      #expect(throws: GeneratedFolder.WriteError.self) { try folder.update(to: changed) }
      #expect(temporary.read("Generated/A/One.swift") == "one\n")
      #expect(temporary.read("Generated/A/Two.swift") == "two\n")
      #expect(!temporary.paths.contains { $0.contains(".almanac-One") })
    }
  }

  @Test func aFolderInPlaceOfAFileIsRefusedAndKept() throws {
    try withFolder { temporary, folder in
      try temporary.write("mine\n", to: "Generated/A/One.swift/inside.txt")
      let error = #expect(throws: GeneratedFolder.WriteError.self) { try folder.update(to: files) }
      #expect(error?.path == "Generated/A/One.swift")
      #expect(temporary.read("Generated/A/One.swift/inside.txt") == "mine\n")
      #expect(temporary.read("Generated/A/Two.swift") == nil)
    }
  }

  /// A reader that reads continuously finds each file at every moment, with the old text or the new one.
  @Test func noNameIsMissingWhileFilesAreReplaced() async throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = GeneratedFolder(root: temporary.url)
    _ = try folder.update(to: files)
    let path = temporary.url.appendingPathComponent("Generated/A/One.swift").path
    let reader = Task.detached {
      var missing = 0
      while !Task.isCancelled {
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        if text != "one\n", text != "other\n" { missing += 1 }
      }
      return missing
    }
    for round in 0..<300 {
      let changed = [file("A/One.swift", round % 2 == 0 ? "other\n" : "one\n"), files[1], files[2]]
      _ = try folder.update(to: changed)
    }
    reader.cancel()
    #expect(await reader.value == 0)
  }
}
