#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Sources for apps by Expo that no Mac has compiled; their types are checked, and what needs no phone runs.
///
/// The declarations of Expo are written by hand; the others are the modules of this build, which has such
/// declarations of Apple's frameworks.
struct NativeSourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-native-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    modules = try Command.binary().deletingLastPathComponent().appendingPathComponent("Modules").path
  }

  private func swiftc(_ words: [String]) throws -> (status: Int32, text: String) {
    try run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + words)
  }

  private func run(_ program: URL, _ words: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private let modules: String
  private static let pod = "Apps/Expo/ios/AlmanacWidgetsModule.swift"
  private static let bridge = "Apps/Expo/plugin/AlmanacBridge.swift"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Compiles a source as a module that others import; returns the compiler's messages, empty without errors.
  private func faults(_ name: String, _ source: String) throws -> String {
    let written = folder.appendingPathComponent("\(name).swift")
    try Data(source.utf8).write(to: written)
    let made = try swiftc([
      "-emit-module", "-parse-as-library", "-swift-version", "5", "-I", ".", "-I", modules, "-module-name",
      name,
      "-o", "\(name).swiftmodule", written.path,
    ])
    return made.status == 0 ? "" : made.text
  }

  @Test func LV_26_theNativeModuleCompilesAndTheArticleQuotesIt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pod = try Self.text(Self.pod)
    #expect(pod.split(separator: "\n", omittingEmptySubsequences: false).count <= 80)
    let article = try Self.text("Sources/Tools/WidgetBridge/WidgetBridge.docc/ReactNative.md")
    #expect(article.components(separatedBy: "```swift\n").dropFirst().first?.hasPrefix(pod + "```") == true)
    #expect(try faults("ExpoModulesCore", Self.text("Tests/StandIns/ExpoModulesCore.swift")) == "")
    let wrong = pod.replacing("bridge.init(folder:", with: "bridge.init(path:")
    #expect(try wrong != pod && faults("Wrong", wrong).contains("error:"))
    #expect(try faults("AlmanacWidgetsNative", pod) == "")
    // The file in the target of the app conforms to the protocol of the pod.
    #expect(try faults("Example", Self.text(Self.bridge)) == "")
  }

  /// The class is found by its name in a program that does not mention it, as the pod finds that of the app.
  @Test func theClassOfTheAppIsFoundByTheNameInInfoPlist() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = """
      import Foundation
      protocol Bridging: AnyObject { init(folder: URL) }
      final class Bridge: Bridging { init(folder: URL) { print(folder.path) } }
      @main struct Program {
        static func main() {
          let type = NSClassFromString(CommandLine.arguments[1]) as? any Bridging.Type
          _ = type?.init(folder: URL(fileURLWithPath: "/found"))
        }
      }
      """
    try Data(program.utf8).write(to: folder.appendingPathComponent("Source.swift"))
    let made = try swiftc(["-parse-as-library", "-module-name", "Example", "-o", "program", "Source.swift"])
    #expect(made.status == 0, "\(made.text)")
    for (name, expected) in [("Example.Bridge", "/found\n"), ("Example.Other", "")] {
      let run = try run(folder.appendingPathComponent("program"), [name])
      #expect(run.status == 0 && run.text == expected, "\(run.text)")
    }
  }
}
#endif
