import Testing

@testable import JSONText

struct JSONListTextTests {
  private func list(_ text: String) -> JSONListText? {
    JSONListText(Array(text.utf8), key: "entries", in: "payload")
  }

  @Test func theRestWithTheElementsPutBackIsTheWholeTextsValue() throws {
    let arrays = [
      "[]", " [ ] ", "[1]", #"[{"a":[1,{"entries":[2]}]},"],[", "\"", "\\", null,[],{}]"#,
      "[ 1 , [2,3] ,\n{} ]",
      #"["\\\"]", {"\"entries\":[": "}"}]"#,
    ]
    let texts = [
      #"{"entries":@}"#, #"{"a":{"entries":[9]},"entries" : @ ,"b":"entries"}"#,
      #"{"payload":{"changes":[{"entries":[7]}],"entries":@,"z":1},"x":[{"payload":{"entries":[8]}}]}"#,
      #"{"entries":"[","payload":{"entries":@}}"#, #" {"x":"\"entries\":[1]","payload": {"entries":@}} "#,
    ]
    for array in arrays {
      for text in texts {
        let whole = text.replacing("@", with: array)
        let found = try #require(list(whole), "\(whole)")
        let elements = try found.elements.map { try JSON(parsing: Array(Array(whole.utf8)[$0])) }
        let json = try JSON(parsing: Array(whole.utf8))
        let expected =
          text.contains("payload\":{\"entries\":@") || text.contains("payload\": {")
            || text.contains("changes")
          ? json["payload"]?["entries"] : json["entries"]
        #expect(JSON.array(elements) == expected, "\(whole)")
        #expect(
          try JSON(parsing: found.rest) == JSON(parsing: Array(text.replacing("@", with: "[]").utf8)),
          "\(whole)")
      }
    }
  }

  @Test func textWithoutSuchAnArrayOrWithoutItsEndHasNoneAndNoTextStopsTheProgram() {
    for text in [
      "", "{", "[]", "7", #"{"entries":7}"#, #"{"a":{"entries":[1]}}"#, #"[{"entries":[1]}]"#,
      #"{"entries":[1,2"#,
      #"{"entries":["]}"#, #"{"payload":{"a":{"entries":[]}}}"#, "]", "}}", #"{"entries":[1\"#,
    ] { #expect(list(text) == nil, "\(text)") }
    let whole = #"{"payload":{"entries":[{"a":"\"]"},[1,2],"x"],"b":1}}"#
    for count in 0..<whole.utf8.count { _ = list(String(decoding: whole.utf8.prefix(count), as: UTF8.self)) }
  }
}
