import AlmanacCompiler
import SourceText
import Testing

/// Mistakes in the words and sentences of Data/insults.
struct InsultDataTests {
  private func problems(_ tree: SourceTree) -> String {
    do {
      _ = try readInsults(tree)
      return ""
    } catch {
      return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    }
  }

  private func path(_ name: String) -> String { "Data/insults/\(name).tsv" }

  @Test(arguments: [
    ("churlish\ta", "Churlish\ta", "'Churlish' is not lower-case letters a to z"),
    ("churlish\ta", "churlish-\ta", "'churlish-' is not lower-case letters"),
    ("churlish\ta", "chur-lish\ta", "'chur-lish' is an adjective with a hyphen"),
    ("churlish\ta", "churlish\tan", "'an churlish': the article does not fit the sound"),
    ("abject\tan", "abject\tthe", "article 'the' is not one of: a, an"),
    ("churlish\ta\tmild", "churlish\ta\trude", "rating 'rude' is not one of: mild, bawdy"),
    ("As You Like It\t2\t1\t7", "As You Like\t2\t1\t7", "'As You Like' is not one of the works in"),
    ("As You Like It\t2\t1\t7", "As You Like It\t6\t1\t7", "act '6' is not 1 to 5 or Induction"),
    ("As You Like It\t2\t1\t7", "As You Like It\t2\tI\t7", "scene 'I' is not 1 to 20 or Chorus"),
    ("As You Like It\t2\t1\t7", "As You Like It\t-\t-\t7", "act '-' is not 1 to 5"),
    ("As You Like It\t2\t1\t7", "Venus and Adonis\t2\t1\t7", "a poem is cited by its line"),
    ("As You Like It\t2\t1\t7", "As You Like It\t2\t1\t0", "line 0 is outside 1...9999"),
    (
      "7\texact\tchurlish", "7\texact\tchurl",
      "form 'exact' does not fit 'churlish', which the text has as 'churl'"
    ),
    ("7\texact\tchurlish", "7\tguessed\tchurlish", "form 'guessed' is not one of"),
    ("yes\t-\t-\trude and miserly", "maybe\t-\t-\trude", "classic 'maybe' is not one of: yes, no"),
    ("yes\t-\t-\trude and miserly", "yes\tchur-l\t-\trude", "parts 'chur-l' are not 'churlish' with hyphens"),
    (
      "yes\t-\t-\trude and miserly", "yes\tchurlish\t-\trude",
      "parts 'churlish' are not 'churlish' with hyphens"
    ),
    ("yes\t-\t-\trude and miserly", "yes\tchurl--ish\t-\trude", "parts 'churl--ish' are not"),
    ("yes\t-\t-\trude and miserly", "yes\tchu-rli-sha-b\t-\trude", "parts 'chu-rli-sha-b' are not"),
    ("yes\t-\t-\trude and miserly", "yes\t-\t-\t", "gloss is empty"),
    ("abject\tan", "zany\ta", "'abominable' comes after 'zany'; words must be in the order of a dictionary"),
    ("abominable\tan", "zooming\tan", "'zooming' comes before '"),
    ("abject\tan", "qualling\ta", "'qualling' must not be used: copying error"),
  ]) func ofAWordIsReported(old: String, new: String, message: String) {
    let text = problems(Project.tree.replacing(old, with: new, in: path("adjectives")))
    #expect(text.contains("adjectives.tsv:") && text.contains(message), "\(text)")
  }

  @Test func aSecondWordIsReportedWithANoteOnTheFirst() {
    let tree = Project.tree.replacing("\nblock-head\t", with: "\nblock\t", in: path("nouns"))
    let lines = problems(tree).split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.hasSuffix(": error: duplicate word 'block'") == true)
    #expect(lines.last?.hasSuffix(": note: first defined here") == true)
    // A word of another list is a duplicate too.
    let other = Project.tree.replacing("\nblock-head\t", with: "\nblunt-witted\t", in: path("nouns"))
    #expect(problems(other).contains("Data/insults/compounds.tsv:"))
  }

  @Test func anExcludedWordIsReportedWithThePlaceThatExcludesIt() {
    let text = problems(Project.tree.replacing("\njolthead\t", with: "\njoithead\t", in: path("nouns")))
    #expect(text.contains("use 'jolthead'") && text.contains("Data/insults/excluded.tsv:"), "\(text)")
  }

  @Test(arguments: [
    (
      "nouns", "You bead, you acorn.", "a test of words",
      "context 'a test of words' does not have the word 'acorn'"
    ),
    ("nouns", "you acorn.", "you acorns.", "context 'You bead, you acorns.' does not have the word 'acorn'"),
    ("compounds", "\nbeef-witted\t", "\nbeefwitted\t", "'beefwitted' is a compound without a hyphen"),
    (
      "excluded", "joithead\tmisspelling\tjolthead", "joithead\tmisspelling\t-",
      "a misspelling needs a word to use instead"
    ),
    ("excluded", "joithead\tmisspelling", "joithead\twrong", "status 'wrong' is not one of"),
    ("works", "Hamlet\tplay", "Hamlet\topera", "kind 'opera' is not one of: play, poem"),
    ("works", "Hamlet\tplay", "Macbeth\tplay", "duplicate title 'Macbeth'"),
    (
      "templates", "{adjective}, {compound}", "{compound}, {adjective}",
      "must have {adjective}, {compound} and {noun}"
    ),
    ("templates", "{noun}!", "{noun}, {noun}!", "must have {adjective}"),
    ("templates", "{article} {adj", "{article}{adj", "must have {adjective}"),
    ("templates", "Thou {adj", "Thou {title} {adj", "must have {adjective}"),
    ("templates", "exclamation\t", "statement\t", "duplicate id 'statement'"),
    (
      "templates", "Thou art {article",
      "Thou art, I swear by all that is holy and dear and by the hair of my beard, as all the world well knows, and as thy mother has told to every gossip of the town, who told it to the dogs, {article",
      "does not fit the family medium"
    ),
    ("quotations", "Peace, ye fat-guts!", "peace, ye fat-guts!", "does not begin with a capital"),
    ("quotations", "Peace, ye fat-guts!", "Peace, ye fat-guts", "does not end with a stop"),
    ("quotations", "Peace, ye fat-guts!", "Peace, ye  fat-guts!", "two spaces in a row"),
    ("quotations", "Peace, ye fat-guts!", "What a frosty-spirited rogue is this!", "duplicate quotation"),
    (
      "quotations", "30\tPrince Henry\tmild\tyes", "30\tPrince Henry\tmild\tno one knows",
      "complete 'no one knows' is not one of"
    ),
    ("quotations", "30\tPrince Henry", "30\t", "speaker is empty"),
    (
      "samples", "gleeking flap-mouthed", "gleeking flip-mouthed",
      "'flip-mouthed' of the sample is not in any list"
    ),
    ("samples", "placeholder\t", "fallback\t", "use placeholder is missing"),
    ("layouts", "small\t141", "tiny\t141", "family 'tiny' is not one of: small, medium"),
    ("layouts", "36\t14\t3", "36\t18\t3", "the sizes of a family must decrease"),
    ("layouts", "141\t16\t36\t12\t2", "141\t16\t100\t12\t2", "there is no room for a line"),
    (
      "layouts", "141\t16\t36\t12\t2\t6", "141\t16\t36\t12\t2\t1",
      "does not fit the family medium in any of its sizes"
    ),
  ]) func isReported(file: String, old: String, new: String, message: String) {
    let text = problems(Project.tree.replacing(old, with: new, in: path(file)))
    #expect(text.contains(message), "\(file): \(text)")
  }

  @Test func aQuotationThatIsTooLongIsReported() {
    let long = "Peace, ye fat-guts\(String(repeating: ", ye fat-guts", count: 12))!"
    let text = problems(Project.tree.replacing("Peace, ye fat-guts!", with: long, in: path("quotations")))
    #expect(text.contains("has 175 characters, at most 160"), "\(text)")
  }

  @Test func listsThatAreTooShortForTheirPromiseAreReported() {
    func shortened(_ counts: [String: Int]) -> String {
      problems(
        counts.reduce(Project.tree) { tree, change in
          tree.changing(path(change.key)) { text in
            let lines = text.split(separator: "\n")
            let head = lines.prefix { $0.hasPrefix("#") }.count + 1
            return lines.prefix(head + change.value).joined(separator: "\n") + "\n"
          }
        })
    }
    let words = shortened(["adjectives": 6, "compounds": 50, "nouns": 50])
    #expect(words.contains("Data/insults: error: the mild words of 2026 make "), "\(words)")
    #expect(words.contains("one every five minutes would repeat within the year"))
    #expect(shortened(["compounds": 4]).contains("4 mild compounds in 2026; at least 5 are needed"))
    #expect(shortened(["quotations": 150]).contains("mild quotations in 2026; at least 168"))
    // A list is too short from the year on when its words have gone.
    let gone = Project.tree.changing(path("quotations")) {
      $0.replacing("\t2026\t-\n", with: "\t2026\t2097\n")
    }
    #expect(problems(gone).contains("mild quotations in 2098; at least 168 are needed"), "\(problems(gone))")
  }

  /// The year 2026 has begun, so its words are closed; later years are open.
  @Test(arguments: [
    ("1899\t-", "from 1899 is outside 1900...2100"), ("2026\t2101", "until 2101 is outside 1900...2100"),
    ("2030\t2029", "the last year, 2029, is before the first, 2030"), ("soon\t-", "from 'soon' is not"),
    ("2027\t-", "2026 has begun"), ("2020\t-", "2020 is missing"), ("2026\t2025", "is before the first"),
    ("2000\t2025", "2000 is missing"),
  ]) func theYearsOfAWordAreChecked(years: String, message: String) throws {
    let text = problems(
      Project.tree.replacing(
        "low, despicable\t2026\t-", with: "low, despicable\t\(years)", in: path("adjectives")))
    #expect(text.contains(message), "\(text)")
  }

  private static let line =
    "quizling\tmild\tTwelfth Night\t1\t3\t122\tinflected\tkickshawses\tArt thou good at these kickshawses, knight\tno\t-\t-\ttrifle"

  private func adding(_ lines: String) -> SourceTree {
    Project.tree.changing(path("nouns")) { text in
      text.replacing("\nrabbit-sucker\t", with: "\n\(lines)\nrabbit-sucker\t")
    }
  }

  @Test func aNewWordIsForAYearThatHasNotBegun() {
    #expect(problems(adding("\(Self.line)\t2099\t-")) == "")
    let refused = problems(adding("\(Self.line)\t2026\t-"))
    #expect(
      refused.contains("Data/insults/begun.tsv:")
        && refused.contains("error: 2026 has begun, and 'quizling' is new in it: ")
        && refused.contains("can be used from 20") && refused.contains(" to 2100"), "\(refused)")
  }

  @Test func aWordIsTwiceInAListOnlyInYearsThatDoNotOverlap() {
    let twice = "\(Self.line)\t2097\t2098\n\(Self.line)\t2099\t-"
    #expect(problems(adding(twice)) == "")
    let overlapping = "\(Self.line)\t2097\t2099\n\(Self.line)\t2099\t-"
    #expect(problems(adding(overlapping)).contains("duplicate word 'quizling'"))
  }

  @Test func theDigestsOfYearsThatHaveBegunAreChecked() {
    let wrong = Project.tree.changing(path("begun")) { $0.replacing("\n2026\t", with: "\n2026\t0") }
    #expect(
      problems(wrong).contains(
        "2026 has begun, and the words, quotations and sentences used in it do not have this digest"))
    let gap = Project.tree.changing(path("begun")) { $0.replacing("\n2026\t", with: "\n2027\t") }
    #expect(problems(gap).contains("2026 is missing"))
  }

  /// All lists are read completely, so that a maintainer sees all mistakes in one run.
  @Test func allMistakesAreReportedTogether() {
    let tree = Project.tree.replacing("churlish\ta", with: "churlish\tan", in: path("adjectives"))
      .replacing("30\tPrince Henry", with: "30\t", in: path("quotations"))
    let text = problems(tree)
    #expect(text.contains("the article does not fit") && text.contains("speaker is empty"), "\(text)")
  }

  @Test func everyWordOfTheSamplesIsThere() throws {
    let data = try readInsults(Project.tree)
    let words = Set([data.adjectives, data.compounds, data.nouns].flatMap(\.words).map(\.text))
    let samples = [
      "villainous", "tickle-brained", "canker-blossom", "gleeking", "flap-mouthed", "foot-licker",
    ]
    #expect(samples.filter { !words.contains($0) } == [])
  }
}
