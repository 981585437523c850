import Documents
import Foundation
import TestSupport

/// Folders of files as a disk has them, of which a power cut may lose whatever was not made sure of.
///
/// It is built from the steps of a store. A write is on the disk for certain when its file was synchronised after it; a name
/// that was given, changed or taken away, when its folder was. Until then each of them may be there or not, whatever the others
/// do, those of the same file among them, and a write may be there in part.
struct PowerCut {
  /// The kind of thing that a step writes or synchronises.
  enum Kind: CaseIterable {
    /// Names in a folder.
    case folder
    /// The lines of a month.
    case month
    /// A new file, before it gets its name.
    case temporary
    /// Anything else.
    case other

    fileprivate init(_ path: String, isFolder: Bool) {
      self =
        isFolder
        ? .folder : path.hasSuffix(".temporary") ? .temporary : path.hasSuffix(".jsonl") ? .month : .other
    }
  }

  /// One possible state of the disk after a cut: which unsynchronised steps have reached it.
  struct Choice: Hashable {
    /// Their places among those steps.
    var kept: Set<Int>
    /// A write of which only the first half is there, or zeros in place of the bytes.
    var partial: Int?
    var hasZeros = false
  }

  /// A step that is not yet safe on the disk.
  private enum Pending {
    /// A write to a file, or its being cut off.
    case bytes(file: Int, FileStep)
    /// Names, and the files that get them, all or nothing.
    case names([(name: String, file: Int?)])
  }

  private var files: [Int: [UInt8]] = [:]
  /// Names as programs see them, and as they are on the disk for certain.
  private var names: [String: Int] = [:]
  private var durableNames: [String: Int] = [:]
  private var pending: [Pending] = []
  private var count = 0
  private let root: String

  /// The disk with some files on it.
  ///
  /// - Parameter root: The folder to which paths are relative.
  init(_ contents: [String: [UInt8]], in root: URL) {
    self.root = root.path
    for (name, bytes) in contents {
      count += 1
      files[count] = bytes
      names[name] = count
    }
    durableNames = names
  }

  private func name(_ path: String) -> String {
    path == root ? "" : String(path.dropFirst(root.count + 1))
  }

  private static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// Takes one step.
  ///
  /// - Parameter unheeded: What synchronising does not make sure of, so that a test has to find losses.
  mutating func take(_ step: FileStep, unheeded: Set<Kind> = []) {
    switch step {
    case .read, .lock, .close: break
    case .create(let path):
      count += 1
      files[count] = []
      rename([(name(path), count)])
    case .write(let path, _, _), .truncate(let path, _):
      if let file = names[name(path)] { pending.append(.bytes(file: file, step)) }
    case .synchronize(let path):
      let file = names[name(path)]
      if !unheeded.contains(Kind(path, isFolder: file == nil)) { synchronize(file, folder: name(path)) }
    case .rename(let path, let new):
      rename([(name(new), names[name(path)]), (name(path), nil)])
    case .remove(let path): rename([(name(path), nil)])
    }
  }

  private mutating func rename(_ changes: [(name: String, file: Int?)]) {
    for change in changes { names[change.name] = change.file }
    pending.append(.names(changes))
  }

  private mutating func synchronize(_ file: Int?, folder: String) {
    var left: [Pending] = []
    for step in pending {
      switch step {
      case .bytes(let number, let step) where number == file:
        files[number] = Self.bytes(files[number] ?? [], after: step)
      case .names(let changes) where file == nil && changes.allSatisfy { Self.folder(of: $0.name) == folder }:
        for change in changes { durableNames[change.name] = change.file }
      case .bytes, .names: left.append(step)
      }
    }
    pending = left
  }

  private static func bytes(_ bytes: [UInt8], after step: FileStep, _ part: Choice? = nil) -> [UInt8] {
    var bytes = bytes
    switch step {
    case .truncate(_, let size): return Array(bytes.prefix(size))
    case .write(_, let offset, var new):
      if let part { new = part.hasZeros ? new.map { _ in 0 } : Array(new.prefix(new.count / 2)) }
      if bytes.count < offset { bytes += [UInt8](repeating: 0, count: offset - bytes.count) }
      bytes.replaceSubrange(offset..<min(bytes.count, offset + new.count), with: new)
      return bytes
    default: return bytes
    }
  }

  /// The states that are possible after a cut now: all choices of at most six steps, and beyond that a random sample; and all steps with
  /// one of them in part.
  ///
  /// - Parameter samples: How many by chance.
  func choices(_ random: inout Seeded, samples: Int = 40) -> [Choice] {
    let all = Set(pending.indices)
    var choices: [Choice] = []
    if all.count <= 6 {
      choices += (0..<(1 << all.count)).map { bits in Choice(kept: all.filter { bits >> $0 & 1 == 1 }) }
    } else {
      choices += [Choice(kept: all), Choice(kept: [])]
      for _ in 0..<samples { choices.append(Choice(kept: all.filter { _ in random.below(2) == 0 })) }
      for index in all { choices += [Choice(kept: all.subtracting([index])), Choice(kept: [index])] }
    }
    for (index, step) in pending.enumerated() {
      guard case .bytes(_, .write) = step else { continue }
      choices += [false, true].map { Choice(kept: all, partial: index, hasZeros: $0) }
    }
    return choices
  }

  /// The state of the disk if a program is killed now, and all of its steps reach the disk.
  var everything: Choice { Choice(kept: Set(pending.indices)) }

  /// The files after a cut now.
  func contents(_ choice: Choice) -> [String: [UInt8]] {
    var (files, names) = (files, durableNames)
    for (index, step) in pending.enumerated() where choice.kept.contains(index) {
      switch step {
      case .bytes(let file, let step):
        files[file] = Self.bytes(files[file] ?? [], after: step, choice.partial == index ? choice : nil)
      case .names(let changes): for change in changes { names[change.name] = change.file }
      }
    }
    return names.mapValues { files[$0] ?? [] }
  }
}
