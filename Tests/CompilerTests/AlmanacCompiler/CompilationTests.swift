import AlmanacCompiler
import Foundation
import SourceText
import SwiftEmitter
import Testing

struct CompilationTests {
  @Test func committedFilesAreWhatDataMakes() async throws {
    let files = try await Project.files()
    #expect(GeneratedFolder(root: Project.root).differences(from: files) == [], "run: make generate")
  }

  @Test func theOrderFilesAreReadInDoesNotMatter() async throws {
    var reversed = SourceTree()
    for path in Project.tree.paths.reversed() { reversed[path] = Project.tree[path] }
    // All of it is computed anew, except the sky.
    let files = try compile(try readData(reversed), sky: try await Project.sky()).files
    #expect(try await Project.files() == files)
  }

  @Test func aDigitInDataChangesGeneratedFiles() async throws {
    let before = try await Project.files()
    let tree = Project.tree.replacing("1950\t28.93", with: "1950\t28.94", in: "Data/time/delta_t.tsv")
    let after = try await Project.files(of: tree)
    let changed = zip(before, after).filter { $0 != $1 }.map(\.0.path)
    #expect(changed.contains("Generated/AlmanacTables/TimeScales.swift"))
    func lines(_ files: [GeneratedFile]) -> [Substring] {
      files.first { $0.path.hasSuffix("TimeScales.swift") }?.text.split(separator: "\n") ?? []
    }
    let changedLines = zip(lines(before), lines(after)).filter { $0 != $1 }.map(\.1)
    #expect(changedLines == ["  289400,  // 1950"])
  }

  @Test func everyLineOfNumbersNamesItsRecord() async throws {
    for file in try await Project.files() where file.path.hasSuffix(".swift") {
      for declaration in file.declarations {
        guard case .integers(let table) = declaration.shape, table.rows.count > 1 else { continue }
        #expect(table.rows.allSatisfy { !$0.comment.isEmpty }, "\(table.name) of \(file.path)")
      }
    }
  }

  @Test func nothingOfTheMachineIsInTheOutput() async throws {
    let environment = ProcessInfo.processInfo
    for file in try await Project.files() {
      #expect(!file.text.contains(Project.root.path), "\(file.path) holds a path")
      #expect(
        !file.text.contains(environment.hostName) || environment.hostName.count < 4,
        "\(file.path) holds the host")
    }
  }
}
