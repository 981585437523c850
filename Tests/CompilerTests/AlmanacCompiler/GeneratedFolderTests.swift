import AlmanacCompiler
import Foundation
import Testing

struct GeneratedFolderTests {
  private func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(path: "Generated/\(name)", text: text, rows: 0, dataBytes: 0, inputs: [])
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

  @Test func findsEveryKindOfDifference() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      try temporary.write("one\nmore\n", to: "Generated/A/One.swift")
      try FileManager.default.removeItem(at: temporary.url.appendingPathComponent("Generated/A/Two.swift"))
      try temporary.write("mine\n", to: "Generated/A/notes.txt")
      try temporary.write("hand-written\n", to: "Generated/README.md")
      #expect(
        folder.differences(from: files) == [
          .changed(path: "Generated/A/One.swift", line: 2), .missing(path: "Generated/A/Two.swift"),
          .stray(path: "Generated/A/notes.txt"),
        ])
    }
  }

  @Test func deletesWhatTheLastManifestNamesAndNothingElse() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      try temporary.write("mine\n", to: "Generated/A/notes.txt")
      let fewer = [files[0], file("MANIFEST.tsv", "path\trows\nGenerated/A/One.swift\t0\n")]
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

  /// A name that cannot be removed makes the last step of a run fail; all steps before it are undone.
  @Test func aStepThatFailsIsUndoneWithAllBeforeIt() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      // The old Two.swift cannot be kept: a folder with a file in it has that name.
      try temporary.write("mine\n", to: "Generated/A/.almanac-old-Two.swift/inside.txt")
      let changed = [file("A/One.swift", "1\n"), file("A/Two.swift", "2\n"), files[2]]
      #expect(throws: GeneratedFolder.WriteError.self) { try folder.update(to: changed) }
      #expect(temporary.read("Generated/A/One.swift") == "one\n")
      #expect(temporary.read("Generated/A/Two.swift") == "two\n")
    }
  }

  @Test func leftoversOfAKilledRunAreTakenAway() throws {
    try withFolder { temporary, folder in
      try temporary.write("half", to: "Generated/A/.almanac-One.swift")
      _ = try folder.update(to: files)
      #expect(folder.differences(from: files) == [])
    }
  }

  @Test func leftoversAreNoStrayFilesAndGoWithTheNextRun() throws {
    try withFolder { temporary, folder in
      _ = try folder.update(to: files)
      try temporary.write("one\n", to: "Generated/A/.almanac-old-One.swift")
      #expect(folder.differences(from: files) == [.leftover(path: "Generated/A/.almanac-old-One.swift")])
      _ = try folder.update(to: files)
      #expect(folder.differences(from: files) == [])
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
