/// A value in an Xcode project file, which is an old-style property list.
indirect enum ProjectValue {
  case text(String)
  /// The id of an object, with a comment.
  case object(ProjectObject.Reference)
  case list([ProjectValue])
  case members([String: ProjectValue])

  static func objects(_ references: [ProjectObject.Reference]) -> ProjectValue {
    .list(references.map(ProjectValue.object))
  }

  static func texts(_ texts: [String]) -> ProjectValue { .list(texts.map(ProjectValue.text)) }

  static let yes = ProjectValue.text("YES")
  static let no = ProjectValue.text("NO")
  static let zero = ProjectValue.text("0")
}

/// An object of a project file.
struct ProjectObject {
  /// A reference from one object to another.
  struct Reference {
    /// The id, 24 hexadecimal digits.
    var id: String
    /// The comment after the id; empty if there is none.
    var comment: String
  }

  var reference: Reference
  var isa: String
  var members: [String: ProjectValue]
}

/// Writes a project file in the same form as Xcode, so that saving it there changes nothing.
///
/// Objects are in sections by class and sorted by id; members are sorted by name.
struct ProjectText {
  /// The oldest format with synchronised folders, from Xcode 16.
  private static let objectVersion = 77
  /// The classes whose objects are written on one line.
  private static let lineClasses: Set = ["PBXBuildFile", "PBXFileReference"]

  private var text = ""

  static func source(of objects: [ProjectObject], root: ProjectObject.Reference) -> String {
    var writer = ProjectText()
    writer.text = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n"
    writer.text += "\tobjectVersion = \(objectVersion);\n\tobjects = {\n"
    for isa in Set(objects.map(\.isa)).sorted() {
      writer.text += "\n/* Begin \(isa) section */\n"
      for object in objects.filter({ $0.isa == isa }).sorted(by: { $0.reference.id < $1.reference.id }) {
        writer.add(object)
      }
      writer.text += "/* End \(isa) section */\n"
    }
    writer.text += "\t};\n\trootObject = \(name(root));\n}\n"
    return writer.text
  }

  private mutating func add(_ object: ProjectObject) {
    let members = ProjectValue.members(object.members)
    let value =
      Self.lineClasses.contains(object.isa)
      ? Self.line(members, isa: object.isa) : Self.lines(members, isa: object.isa, depth: 2)
    text += "\t\t\(Self.name(object.reference)) = \(value);\n"
  }

  private static func name(_ reference: ProjectObject.Reference) -> String {
    reference.comment.isEmpty ? reference.id : "\(reference.id) /* \(reference.comment) */"
  }

  /// Returns a value on several lines; the first is not indented.
  private static func lines(_ value: ProjectValue, isa: String? = nil, depth: Int) -> String {
    let indent = String(repeating: "\t", count: depth)
    switch value {
    case .text, .object: return line(value)
    case .list(let values):
      return "(\n" + values.map { "\(indent)\t\(lines($0, depth: depth + 1)),\n" }.joined() + "\(indent))"
    case .members(let members):
      let head = isa.map { "\(indent)\tisa = \($0);\n" } ?? ""
      return "{\n" + head
        + members.sorted { $0.key < $1.key }.map {
          "\(indent)\t\(literal($0.key)) = \(lines($0.value, depth: depth + 1));\n"
        }.joined() + "\(indent)}"
    }
  }

  /// Returns a value on one line.
  private static func line(_ value: ProjectValue, isa: String? = nil) -> String {
    switch value {
    case .text(let text): return literal(text)
    case .object(let reference): return name(reference)
    case .list(let values): return "(" + values.map { "\(line($0)), " }.joined() + ")"
    case .members(let members):
      return "{" + (isa.map { "isa = \($0); " } ?? "")
        + members.sorted { $0.key < $1.key }.map { "\(literal($0.key)) = \(line($0.value)); " }.joined() + "}"
    }
  }

  /// Returns a text, in quotation marks unless it is a single word.
  private static func literal(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    guard text.isEmpty || !isWord else { return text }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
