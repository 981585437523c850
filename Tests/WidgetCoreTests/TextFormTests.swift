import Testing
import WidgetCore

/// The choice of the form of a text that fits; each character is assumed to be as wide as the font size.
///
/// Widths and sizes are in hundreds of points, so that no text is near the smallest size.
struct TextFormTests {
  private func fitted(
    _ forms: TextForms, width: Double, lines: Int = 1, size: Double = 1,
    alignment: TextLayout.Alignment = .leading
  ) -> FittedText {
    let layout = TextLayout(
      WidgetFont(100 * size), width: 100 * width, lineLimit: lines, alignment: alignment)
    return forms.fitted(in: layout) { text, font in
      Double(text.count) * font.size
    }
  }

  @Test func aTextHasAtLeastOneFormAndNoneTwice() {
    #expect(TextForms("a").all == ["a"] && TextForms("").all == [""])
    #expect(TextForms("Tuesday", "Tue", "Tuesday", "Tue", "T").all == ["Tuesday", "Tue", "T"])
    let forms = TextForms("Tuesday", "Tue").map { "on \($0)" }
    #expect(forms.longest == "on Tuesday" && forms.shortest == "on Tue")
    #expect(forms.json.text == #"["on Tuesday","on Tue"]"#)
    // A transformation may make forms equal.
    #expect(forms.map { _ in "x" }.all == ["x"])
  }

  @Test func ofATextOfTwoTheFirstGetsShorterBeforeTheSecond() {
    let forms = TextForms(TextForms("October", "Oct"), TextForms("1,234", "1.2K", "1K")) { "\($0): \($1)" }
    #expect(forms.all == ["October: 1,234", "Oct: 1,234", "Oct: 1.2K", "Oct: 1K"])
    #expect(TextForms(TextForms("a"), TextForms("b")) { $0 + $1 }.all == ["ab"])
  }

  @Test func theFirstFormThatFitsAtFullSizeIsTaken() {
    let forms = TextForms("Tuesday 17", "Tue 17", "17")
    for (width, form) in [(10.0, 0), (9.9, 1), (6, 1), (5.9, 2), (2, 2)] {
      let text = fitted(forms, width: width)
      #expect(text.form == form && text.scale == 1 && text.fits, "\(width)")
      #expect(text.lines == [forms.all[form]])
    }
  }

  @Test func theLastFormIsDrawnSmallerDownToTheSmallestScale() {
    for size in [1.0, 11, 13.5] {
      var text = fitted(TextForms("abcdefghij"), width: 9 * size, size: size)
      #expect(text.fits && abs(text.scale - 0.9) < 1e-12)
      text = fitted(TextForms("abcdefghij"), width: 8.5 * size, size: size)
      #expect(text.fits && abs(text.scale - TextLayout.smallestScale) < 1e-12)
      text = fitted(TextForms("abcdefghij"), width: 8.49 * size, size: size)
      #expect(!text.fits && text.scale == TextLayout.smallestScale)
    }
    // A longer form is never scaled down if a shorter one fits.
    #expect(fitted(TextForms("abcdefghij", "a"), width: 9).form == 1)
    #expect(fitted("abc", width: 0).fits == false)
  }

  /// Of 10 points 0.9 is left, of 9 points and less all.
  @Test func aTextDoesNotBecomeSmallerThanNinePoints() {
    for (size, scale) in [(20.0, 0.85), (10, 0.9), (9, 1), (6, 1)] {
      let text = fitted(TextForms("abcdefghij"), width: 5 * size / 100, size: size / 100)
      #expect(!text.fits && abs(text.scale - scale) < 1e-12, "\(size)")
    }
  }

  @Test func linesEndAtSpaces() {
    #expect(fitted("one two three", width: 7, lines: 2).lines == ["one two", "three"])
    #expect(fitted("one two three", width: 13, lines: 2).lines == ["one two three"])
    // With one line less, the text is scaled down for its widest line.
    let smaller = fitted("one two three", width: 8.5, lines: 2)
    #expect(smaller.lines == ["one two", "three"] && smaller.scale == 1)
    let tight = fitted("aaaa bbbb cccc", width: 8.5, lines: 2)
    #expect(tight.lines == ["aaaa bbbb", "cccc"] && abs(tight.scale - 8.5 / 9) < 1e-12 && tight.fits)
    #expect(fitted("aaaa bbbb cccc", width: 7, lines: 2).fits == false)
    // A word is not broken.
    #expect(fitted("abcdefghij a", width: 8, lines: 3).fits == false)
  }

  @Test func linesOfChineseEndBetweenCharactersAndBeforeNoPunctuation() {
    #expect(fitted("二月十七日星期二", width: 5, lines: 2).lines == ["二月十七日", "星期二"])
    #expect(fitted("数据已损坏，请重试", width: 5, lines: 2).lines == ["数据已损", "坏，请重试"])
    #expect(fitted("共3杯，目标（2升）", width: 7, lines: 2).lines == ["共3杯，目标", "（2升）"])
    #expect(fitted("Tết 2026年", width: 8, lines: 2).lines == ["Tết", "2026年"])
  }

  /// The room is 10 / 0.85 letters wide, because a text that is too long is also scaled down.
  @Test func whatIsTooLongIsCutOffWithASign() {
    #expect(fitted("Wolfeschlegelstein", width: 10).lines == ["Wolfeschle…"])
    #expect(fitted("Giỗ Wolfeschlegelstein", width: 10).lines == ["Giỗ Wolfes…"])
    // After a whole word if words nearly fill the line, otherwise within a word.
    #expect(fitted("one two threefour", width: 8.5).lines == ["one two…"])
    #expect(fitted("one threefourfive", width: 8.5).lines == ["one three…"])
    #expect(fitted("one two three four five", width: 8.5, lines: 2).lines == ["one two", "three fou…"])
    #expect(fitted("abcdefghijklmnopqrstuvwxyz", width: 8.5, lines: 2).lines == ["abcdefghij", "klmnopqrs…"])
    #expect(fitted("二月十七日星期二二月十七日", width: 4.25, lines: 2).lines == ["二月十七日", "星期二二…"])
    #expect(fitted("abc", width: 0).lines == ["…"])
  }

  @Test func whatRunsToTheLeftIsCutOffAtItsEnd() {
    #expect(fitted("محمد بن عبد الله", width: 8.5).lines == ["محمد بن…\u{200F}"])
    #expect(fitted("محمد", width: 8.5).lines == ["محمد"])
  }

  @Test func noTextIsWiderThanItsRoomHoweverItIsCut() {
    let texts = [
      "Wolfeschlegelsteinhausenbergerdorff", "Giỗ ông nội và bà nội", "二月十七日星期二", "a bb ccc dddd eeeee\nf",
    ]
    for text in texts {
      for limit in 1...4 {
        for half in 3...60 {
          let result = fitted(TextForms(text), width: Double(half) / 2, lines: limit)
          let room = Double(half) / 2 / result.scale + 1e-6
          #expect(
            result.lines.count <= limit && result.lines.allSatisfy { Double($0.count) <= room }, "\(text)")
          let isWhole = result.lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
          #expect(isWhole || result.lines.last?.hasSuffix("…") == true, "\(text) \(limit) \(half)")
        }
      }
    }
  }

  @Test func linesOfACentredTextAreAboutAsLong() {
    #expect(fitted("aaaa bbb cc ddd", width: 11, lines: 3).lines == ["aaaa bbb cc", "ddd"])
    #expect(
      fitted("aaaa bbb cc ddd", width: 11, lines: 3, alignment: .center).lines == ["aaaa bbb", "cc ddd"])
    // A last line with a single character takes others from the line before.
    #expect(fitted("请在运动后咨询医生。", width: 8, lines: 2).lines == ["请在运动后", "咨询医生。"])
  }

  @Test func lineBreaksOfATextStay() {
    #expect(fitted("a\nb c", width: 3, lines: 2).lines == ["a", "b c"])
    #expect(fitted("a\nb c", width: 3, lines: 2).fits && !fitted("a\nb c", width: 3).fits)
  }

  /// Compared with every way to break a text: what is said to fit can be broken so, and what is not cannot.
  @Test func noBreakingWouldNeedLessRoom() {
    let words = ["a", "bbb", "cc", "ddddd", "e"]
    let text = words.joined(separator: " ")
    /// Returns the width of the widest line, for each way to break the text in at most `limit` lines.
    func widths(limit: Int) -> [Int] {
      (0..<(1 << (words.count - 1))).compactMap { breaks in
        var lines = [words[0]]
        for index in 1..<words.count {
          if breaks & (1 << (index - 1)) != 0 {
            lines.append(words[index])
          } else {
            lines[lines.count - 1] += " " + words[index]
          }
        }
        return lines.count <= limit ? lines.map(\.count).max() : nil
      }
    }
    for limit in 1...6 {
      let least = Double(widths(limit: limit).min() ?? 0)
      for half in 1...40 {
        let room = Double(half) / 2
        let result = fitted(TextForms(text), width: room, lines: limit)
        #expect(result.fits == (least * TextLayout.smallestScale <= room + 1e-9), "\(limit) \(room)")
        #expect(!result.fits || abs(result.scale - min(1, room / least)) < 1e-9, "\(limit) \(room)")
      }
    }
  }
}
