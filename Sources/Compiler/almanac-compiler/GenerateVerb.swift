import AlmanacCompiler
import CommandLineInterface
import Foundation

/// The verb `generate`.
struct GenerateVerb {
  var root: URL

  func run() async -> Int32 {
    guard let files = await CompilationRun.files(root: root) else { return ExitCode.failure }
    let old = try? GeneratedTree(workingTree: root)
    do throws(GeneratedFolder.WriteError) {
      let update = try GeneratedFolder(root: root).update(to: files)
      for path in update.written { Console.out("wrote \(path)") }
      for path in update.deleted { Console.out("deleted \(path)") }
      Console.out(
        "\(files.count) generated files: \(update.written.count) written, \(update.unchanged) unchanged"
          + (update.deleted.isEmpty ? "" : ", \(update.deleted.count) deleted"))
      if let old, !update.written.isEmpty || !update.deleted.isEmpty {
        Console.out(DiffVerb.summary(from: old, to: files))
      }
      return ExitCode.success
    } catch {
      Console.error("\(error.path): error: \(error.reason)")
      Console.error(
        error.hasReplaced
          ? "some files are new already; the next run replaces the rest" : "the existing files are unchanged")
      return ExitCode.failure
    }
  }
}
