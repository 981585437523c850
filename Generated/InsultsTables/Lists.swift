// The lists of words for insults.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// The index of a list is 0 for adjectives, 1 for compounds, 2 for nouns.
//
// From 2026 on: digest eb8c676df1a19551, 12797568 combinations of mild words, 15954150 of all.
//
// Inputs:
//   Data/insults/adjectives.tsv
//   Data/insults/compounds.tsv
//   Data/insults/nouns.tsv
//   Data/insults/quotations.tsv
//   Data/insults/templates.tsv
//
// swift-format-ignore-file

import AlmanacModel
package import DomainRecords

/// The number of words in a list.
package func wordCount(_ list: UInt8) -> Int {
  switch list {
  case 0: return 219
  case 1: return 235
  default: return 310
  }
}

/// The number of mild words in a list; they come first.
package func mildWordCount(_ list: UInt8) -> Int {
  switch list {
  case 0: return 207
  case 1: return 224
  default: return 276
  }
}

/// A word.
package func word(_ list: UInt8, _ index: Int) -> String {
  switch list {
  case 0: return adjectives[index].text
  case 1: return compounds[index].text
  default: return nouns[index].text
  }
}

/// The meaning of a word.
package func wordGloss(_ list: UInt8, _ index: Int) -> String {
  switch list {
  case 0: return adjectiveGlosses[index].text
  case 1: return compoundGlosses[index].text
  default: return nounGlosses[index].text
  }
}

/// The article before a word, 0 for a and 1 for an.
package func wordArticle(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index]
  case 1: return compoundFacts[8 * index]
  default: return nounFacts[8 * index]
  }
}

/// The work of a word.
package func wordWork(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 1]
  case 1: return compoundFacts[8 * index + 1]
  default: return nounFacts[8 * index + 1]
  }
}

/// The act of a word, 0 in an induction or poem.
package func wordAct(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 2]
  case 1: return compoundFacts[8 * index + 2]
  default: return nounFacts[8 * index + 2]
  }
}

/// The scene of a word, 0 in a chorus or poem.
package func wordScene(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 3]
  case 1: return compoundFacts[8 * index + 3]
  default: return nounFacts[8 * index + 3]
  }
}

/// The line of a word.
package func wordLine(_ list: UInt8, _ index: Int) -> Int32 {
  switch list {
  case 0: return adjectiveFacts[8 * index + 4]
  case 1: return compoundFacts[8 * index + 4]
  default: return nounFacts[8 * index + 4]
  }
}

/// The stems of a word, filled up with 0.
package func wordStems(_ list: UInt8, _ index: Int) -> (Int32, Int32, Int32) {
  switch list {
  case 0: return (adjectiveFacts[8 * index + 5], adjectiveFacts[8 * index + 5 + 1], adjectiveFacts[8 * index + 5 + 2])
  case 1: return (compoundFacts[8 * index + 5], compoundFacts[8 * index + 5 + 1], compoundFacts[8 * index + 5 + 2])
  default: return (nounFacts[8 * index + 5], nounFacts[8 * index + 5 + 1], nounFacts[8 * index + 5 + 2])
  }
}

/// One slot in this many shows a quotation.
@inlinable package var slotsPerQuotation: Int { 12 }

/// The words, quotations and sentences that insults are made of from a day on, which is a rata die.
package let insultRuns: [InsultRunRecord] = [
  InsultRunRecord(firstDay: 739617, list: 0, isBawdy: false, start: 0, count: 207),  // adjectives from 2026 on
  InsultRunRecord(firstDay: 739617, list: 0, isBawdy: true, start: 207, count: 12),  // adjectives from 2026 on
  InsultRunRecord(firstDay: 739617, list: 1, isBawdy: false, start: 0, count: 224),  // compounds from 2026 on
  InsultRunRecord(firstDay: 739617, list: 1, isBawdy: true, start: 224, count: 11),  // compounds from 2026 on
  InsultRunRecord(firstDay: 739617, list: 2, isBawdy: false, start: 0, count: 276),  // nouns from 2026 on
  InsultRunRecord(firstDay: 739617, list: 2, isBawdy: true, start: 276, count: 34),  // nouns from 2026 on
  InsultRunRecord(firstDay: 739617, list: 3, isBawdy: false, start: 0, count: 204),  // quotations from 2026 on
  InsultRunRecord(firstDay: 739617, list: 3, isBawdy: true, start: 204, count: 42),  // quotations from 2026 on
  InsultRunRecord(firstDay: 739617, list: 4, isBawdy: false, start: 0, count: 2),  // sentences from 2026 on
]
