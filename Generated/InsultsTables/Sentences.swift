// Frames of sentences, samples, and the works that words are from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Five texts a sentence: before the adjective with the article a, the same with an, and behind each of the three words.
//
// Inputs, with their SHA-256:
//   6800f7fd77b985e8a57e65b006c24123df3a92a5bc46c91396ccef87e77e499c  Data/insults/samples.tsv
//   1e6604a3e80a707a3dc38e331c20da94284c1ba8dcda5718a2f68dfd443fad73  Data/insults/templates.tsv
//   b8febc099e0dc82b27fee750f40157953b69f9cf043b4245bb9eab6c385cd30e  Data/insults/works.tsv
//
// swift-format-ignore-file

/// The ids of the sentences.
let sentenceIDs: [String] = [
  "statement",  // Thou art {article} {adjective}, {compound} {noun}!
  "exclamation",  // Thou {adjective} {compound} {noun}!
]

/// The id of a sentence.
package func sentenceID(_ index: Int) -> String {
  sentenceIDs[index]
}

/// The texts of the sentences around their words.
let sentencePieces: [String] = [
  "Thou art a ",  // statement, before, with a
  "Thou art an ",  // statement, before, with an
  ", ",  // statement, behind the adjective
  " ",  // statement, behind the compound
  "!",  // statement, behind the noun
  "Thou ",  // exclamation, before, with a
  "Thou ",  // exclamation, before, with an
  " ",  // exclamation, behind the adjective
  " ",  // exclamation, behind the compound
  "!",  // exclamation, behind the noun
]

/// A text of a sentence, at 5 * sentence + place.
package func sentencePiece(_ index: Int) -> String {
  sentencePieces[index]
}

/// How many sentences there are.
@inlinable package var sentenceCount: Int { 2 }

/// Sentences that stand where no insult of a slot does.
let samples: [String] = [
  "Thou art a villainous tickle-brained canker-blossom!",  // fallback
  "Thou gleeking flap-mouthed foot-licker!",  // placeholder
]

/// A sample.
package func sample(_ index: Int) -> String {
  samples[index]
}

/// The titles of works.
let works: [String] = [
  "The Tempest",  // play
  "The Two Gentlemen of Verona",  // play
  "The Merry Wives of Windsor",  // play
  "Measure for Measure",  // play
  "The Comedy of Errors",  // play
  "Much Ado About Nothing",  // play
  "Love's Labour's Lost",  // play
  "A Midsummer Night's Dream",  // play
  "The Merchant of Venice",  // play
  "As You Like It",  // play
  "The Taming of the Shrew",  // play
  "All's Well That Ends Well",  // play
  "Twelfth Night",  // play
  "The Winter's Tale",  // play
  "King John",  // play
  "Richard II",  // play
  "Henry IV, Part 1",  // play
  "Henry IV, Part 2",  // play
  "Henry V",  // play
  "Henry VI, Part 1",  // play
  "Henry VI, Part 2",  // play
  "Henry VI, Part 3",  // play
  "Richard III",  // play
  "Henry VIII",  // play
  "Troilus and Cressida",  // play
  "Coriolanus",  // play
  "Titus Andronicus",  // play
  "Romeo and Juliet",  // play
  "Timon of Athens",  // play
  "Julius Caesar",  // play
  "Macbeth",  // play
  "Hamlet",  // play
  "King Lear",  // play
  "Othello",  // play
  "Antony and Cleopatra",  // play
  "Cymbeline",  // play
  "Pericles",  // play
  "Venus and Adonis",  // poem
  "The Rape of Lucrece",  // poem
  "The Passionate Pilgrim",  // poem
]

/// The title of a work.
package func workTitle(_ index: Int) -> String {
  works[index]
}
