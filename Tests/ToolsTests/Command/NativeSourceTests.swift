#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Source for apps that is not compiled here; its types are checked.
///
/// The declarations of Expo are written by hand; the others are the modules of this build, which has such
/// declarations of Apple's frameworks.
struct NativeSourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-native-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func swiftc(_ words: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + words
    process.currentDirectoryURL = folder
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Returns the compiler's messages about a source that imports stand-ins; empty if there are no errors.
  private func faults(_ source: String, standIns: [String] = []) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = folder.appendingPathComponent("Source.swift")
    try Data(source.utf8).write(to: written)
    let folderOfStandIns = Repository.root.appendingPathComponent("Tests/StandIns")
    for name in standIns {
      let made = try swiftc([
        "-emit-module", "-parse-as-library", "-module-name", name, "-o", "\(name).swiftmodule",
        folderOfStandIns.appendingPathComponent("\(name).swift").path,
      ])
      #expect(made.status == 0, "\(made.text)")
    }
    let modules = try Command.binary().deletingLastPathComponent().appendingPathComponent("Modules").path
    let checked = try swiftc(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", ".", "-I", modules, written.path])
    return checked.status == 0 ? "" : checked.text
  }

  /// Returns the first Swift code block of the article.
  private static func module() throws -> String {
    let article = try String(
      contentsOf: Repository.root.appendingPathComponent(
        "Sources/Tools/WidgetBridge/WidgetBridge.docc/ReactNative.md"),
      encoding: .utf8)
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
    return try #require(blocks.first?.components(separatedBy: "```").first)
  }

  @Test func LV_26_theNativeModuleOfTheArticleCompiles() throws {
    let module = try Self.module()
    #expect(module.split(separator: "\n", omittingEmptySubsequences: false).count <= 45)
    #expect(try faults(module, standIns: ["ExpoModulesCore"]) == "")
  }

  @Test func aModuleThatCallsNothingThereIsDoesNot() throws {
    let wrong = try Self.module().replacing(
      "Self.group.save(request)", with: "Self.group.store(request)")
    #expect(try faults(wrong, standIns: ["ExpoModulesCore"]).contains("error:"))
  }
}
#endif
