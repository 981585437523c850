import Testing

@testable import HydrationWidgetCore

struct LinkTests {
  @Test func SI_12_linksAreReadAsTheyAreWritten() throws {
    var links: [HydrationLink] = [
      .today, .addIntake(.open), .entry(id: "8A6E0804"), .entry(id: "a/b?c#d é%"),
    ]
    for millilitres in [1, 250, 10_000] {
      for beverage in [nil, Beverage.water, Beverage(id: "kombucha & co")] {
        links.append(.addIntake(try Intake(volume: try Volume(millilitres: millilitres), beverage: beverage)))
      }
    }
    links.append(.addIntake(try Intake(volume: nil, beverage: Beverage(id: "tea"))))
    for link in links {
      #expect(try HydrationLink(text: link.url(scheme: "sipli"), scheme: "sipli") == link, "\(link.text)")
    }
    #expect(HydrationLink.addIntake(.open).text == "//add-intake")
    let water = HydrationLink.addIntake(try Intake(volume: try Volume(millilitres: 250), beverage: .water))
    #expect(water.text == "//add-intake?fluid=water&ml=250")
  }

  @Test(arguments: [
    "", "sipli", "sipli:add-intake", "http://add-intake", "sipli://", "sipli://delete-all",
    "sipli://add-intake/x", "sipli://today/1", "sipli://entry", "sipli://entry/a/b",
    "sipli://add-intake?ml=0", "sipli://add-intake?ml=-250", "sipli://add-intake?ml=10001",
    "sipli://add-intake?ml=+250", "sipli://add-intake?ml=2e2", "sipli://add-intake?ml=nan",
    "sipli://add-intake?ml=", "sipli://add-intake?ml=99999999999999999999999", "sipli://add-intake?ml=%zz",
  ]) func SI_12_whatIsNoLinkOfTheAppIsRefusedWithAReason(text: String) {
    #expect(throws: LinkError.self) { try HydrationLink(text: text, scheme: "sipli") }
  }

  @Test func SI_12_namesInTheQueryThatAreNotKnownArePassedOver() throws {
    let link = try HydrationLink(text: "SIPLI://Add-Intake?ml=330&from=widget", scheme: "sipli")
    #expect(link == .addIntake(try Intake(volume: try Volume(millilitres: 330))))
  }
}
