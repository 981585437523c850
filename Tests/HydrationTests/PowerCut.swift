import Documents
import Foundation

/// A folder of files as a disk has it, of which a power cut may lose whatever was not made sure of.
///
/// It is built from the steps of a store. A write is on the disk for certain when its file was synchronised after it; a name
/// that was given, changed or taken away, when its folder was. Until then each of them may be there or not, whatever the others
/// do, and a write may be there in part.
struct PowerCut {
  /// What becomes of the steps that nobody has made sure of.
  enum Loss: CaseIterable {
    /// All are on the disk.
    case nothing
    /// None is.
    case everything
    /// The names are as they were, the bytes are there.
    case names
    /// The names are new, the bytes are not there.
    case bytes
    /// Of each write the first half is there.
    case halves
    /// The files are as long as they should be, with zeros for bytes.
    case zeros
    /// All but the last step.
    case lastName
    /// Nothing but the last change of a name.
    case allButLastName
    /// All but the first change of a name that is not on the disk.
    case firstName
  }

  private struct File {
    var durable: [UInt8] = []
    var pending: [FileStep] = []
  }

  private var files: [Int: File] = [:]
  /// Names as programs see them, and as they are on the disk for certain.
  private var names: [String: Int] = [:]
  private var durableNames: [String: Int] = [:]
  /// Changes of names since, each all or nothing: the names, and the files that get them.
  private var pendingNames: [[(name: String, file: Int?)]] = []
  private var count = 0

  /// The disk with some files on it.
  init(_ contents: [String: [UInt8]]) {
    for (name, bytes) in contents {
      count += 1
      files[count] = File(durable: bytes)
      names[name] = count
    }
    durableNames = names
  }

  private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  /// Takes one step.
  ///
  /// - Parameter isHeeded: Whether synchronising does anything; without it, a test has to find losses.
  mutating func take(_ step: FileStep, isHeeded: Bool = true) {
    switch step {
    case .create(let path):
      count += 1
      files[count] = File()
      rename([(Self.name(path), count)])
    case .write(let path, _, _), .truncate(let path, _):
      if let file = names[Self.name(path)] { files[file]?.pending.append(step) }
    case .synchronize(let path):
      let isFolder = names[Self.name(path)] == nil
      guard isHeeded else { return }
      if isFolder {
        durableNames = names
        pendingNames = []
      } else if let file = names[Self.name(path)] {
        files[file] = File(durable: bytes(file, .nothing))
      }
    case .rename(let path, let new):
      rename([(Self.name(new), names[Self.name(path)]), (Self.name(path), nil)])
    case .link(let path, let new): rename([(Self.name(new), names[Self.name(path)])])
    case .remove(let path): rename([(Self.name(path), nil)])
    }
  }

  private mutating func rename(_ changes: [(name: String, file: Int?)]) {
    for change in changes { names[change.name] = change.file }
    pendingNames.append(changes)
  }

  private func bytes(_ number: Int, _ loss: Loss) -> [UInt8] {
    guard let file = files[number] else { return [] }
    var bytes = file.durable
    for step in file.pending {
      switch (step, loss) {
      case (_, .everything), (_, .bytes): break
      case (.truncate(_, let size), _):
        bytes = bytes.count > size ? Array(bytes[..<size]) : bytes
      case (.write(_, let offset, let new), _):
        let written =
          switch loss {
          case .halves: Array(new.prefix(new.count / 2))
          case .zeros: [UInt8](repeating: 0, count: new.count)
          default: new
          }
        if bytes.count < offset { bytes += [UInt8](repeating: 0, count: offset - bytes.count) }
        bytes.replaceSubrange(offset..<min(bytes.count, offset + written.count), with: written)
      default: break
      }
    }
    return bytes
  }

  /// The files after a power cut now.
  func contents(losing loss: Loss) -> [String: [UInt8]] {
    var kept = durableNames
    let changes: [[(name: String, file: Int?)]] =
      switch loss {
      case .nothing, .bytes, .halves, .zeros: pendingNames
      case .everything, .names: []
      case .lastName: pendingNames.dropLast()
      case .allButLastName: Array(pendingNames.suffix(1))
      case .firstName: Array(pendingNames.dropFirst())
      }
    for change in changes.joined() { kept[change.name] = change.file }
    return kept.mapValues { bytes($0, loss) }
  }
}
