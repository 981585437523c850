import Foundation

/// The pictures of another commit, and those of this tree that differ from them: what a reviewer looks at.
struct EarlierPictures {
  /// A picture that differs.
  private struct Moved {
    let path: String
    /// The widget, the state, the family and the language, which a picture shares with those in other colours.
    let subject: String
    let look: String
    let isNew: Bool
  }

  let folder: String
  /// The name of the commit.
  let name: String
  /// The paths of its pictures, below the folder; those that were compared are removed.
  private(set) var paths: Set<String>
  private var moved: [Moved] = []
  private var same = 0

  /// The folder with copies of the pictures of the other commit, in that of the gallery.
  static let copies = "before"
  /// The greatest number of subjects that the index shows; of the others it has the links.
  private static let limit = 120

  /// Finds the pictures in a folder that `almanac-dev pictures` has written.
  init(folder: String, name: String) {
    (self.folder, self.name) = (folder, name)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/svg")) ?? []
    paths = Set(files.filter { $0.hasSuffix(".svg") }.map { "svg/\($0)" })
  }

  /// Returns a picture of the other commit; `nil` if it has none there.
  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares a picture of this tree.
  mutating func compare(_ path: String, _ svg: String, of subject: String, in look: String) {
    let earlier = text(path)
    paths.remove(path)
    if earlier == svg {
      same += 1
    } else {
      moved.append(Moved(path: path, subject: subject, look: look, isNew: earlier == nil))
    }
  }

  /// The pictures of the other commit that the index shows, once all of this tree were compared.
  var shown: [String] { (moved.filter { !$0.isNew }.map(\.path) + paths).sorted() }

  /// The number of pictures that differ, in a sentence.
  var summary: String {
    let new = moved.count(where: \.isNew)
    if moved.isEmpty, paths.isEmpty { return "no picture differs from \(name): all \(same) are the same" }
    return
      "other than in \(name): \(moved.count - new) pictures; new: \(new); gone: \(paths.count); the same: \(same)"
  }

  /// The beginning of the index: the pictures that differ, before beside after, each once in its first colours.
  var html: String {
    let head = summary.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let style = "figure { display: inline-block; margin: 0 16px 0 0; } .dark { color: #ffffff; }"
    var text = "<style>\(style)</style>\n<h2>\(head.prefix(1).uppercased() + head.dropFirst())</h2>\n"
    let bySubject = Dictionary(grouping: moved, by: \.subject)
    var seen: Set<String> = []
    for first in moved where seen.insert(first.subject).inserted {
      let (subject, all, isShown) = (first.subject, bySubject[first.subject] ?? [], seen.count <= Self.limit)
      text += isShown ? "<h3>\(subject)</h3>\n" : "<p>\(subject)"
      if isShown {
        let before = first.isNew ? "" : Self.figure("before", "\(Self.copies)/\(first.path)")
        text +=
          "<div class=\"\(first.look.hasSuffix("dark") ? "dark" : "light")\">\n\(before)"
          + Self.figure(first.isNew ? "new" : "after", first.path) + "</div>\n<p>"
      }
      let links = all.dropFirst(isShown ? 1 : 0).map { picture in
        let before = picture.isNew ? "" : "<a href=\"\(Self.copies)/\(picture.path)\">before</a> "
        return "\(picture.look): \(before)<a href=\"\(picture.path)\">after</a>"
      }
      text += (links.isEmpty ? "" : "\(isShown ? "also " : ", ")\(links.joined(separator: "; "))") + "</p>\n"
    }
    for path in paths.sorted() { text += "<p>gone: <a href=\"\(Self.copies)/\(path)\">\(path)</a></p>\n" }
    return text + "<h2>All</h2>\n"
  }

  private static func figure(_ caption: String, _ path: String) -> String {
    "<figure><figcaption>\(caption)</figcaption><img src=\"\(path)\" alt=\"\(caption)\" loading=\"lazy\"></figure>\n"
  }
}
