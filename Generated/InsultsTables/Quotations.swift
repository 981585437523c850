// Insults quoted from Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild quotations first, then bawdy ones; each part by the first year of use.
// Four numbers per quotation: work, act (0 induction), scene (0 chorus), line.
//
// Inputs:
//   Data/insults/quotations.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The quotations.
let quotations: [TableText] = [
  "Thou art so fat-witted, with drinking of old sack.",
  "Why, thou clay-brained guts, thou knotty-pated fool!",
  "Peace, ye fat-kidneyed rascal!",
  "Peace, ye fat-guts!",
  "What a frosty-spirited rogue is this!",
  "You are a shallow cowardly hind, and you lie. What a lack-brain is this!",
  "This sanguine coward, this bed-presser, this horseback-breaker, this huge hill of flesh.",
  "That trunk of humours, that bolting-hutch of beastliness, that swollen parcel of dropsies.",
  "There's no more faith in thee than in a stewed prune.",
  "There's neither honesty, manhood, nor good fellowship in thee.",
  "Falstaff sweats to death, and lards the lean earth as he walks along.",
  "There is a devil haunts thee in the likeness of an old fat man.",
  "Thou art our admiral, thou bearest the lantern in the poop, but 'tis in the nose of thee.",
  "Hang ye, gorbellied knaves, are ye undone?",
  "Do thou amend thy face, and I'll amend my life.",
  "What, a coward, Sir John Paunch?",
  "Away, you mouldy rogue, away!",
  "You muddy rascal, is that all the comfort you give me?",
  "Away, you bottle-ale rascal! you basket-hilt stale juggler, you!",
  "You poor, base, rascally, cheating, lack-linen mate!",
  "I cannot endure such a fustian rascal.",
  "Come, you thin thing; come you rascal.",
  "You filthy famished correctioner, if you be not swinged, I'll forswear half-kirtles.",
  "Like a man made after supper of a cheese-paring.",
  "His wit's as thick as Tewksbury mustard; there's no more conceit in him than is in a mallet.",
  "Hang him, swaggering rascal! let him not come hither: it is the foul-mouthed'st rogue in England.",
  "How ill white hairs become a fool and jester!",
  "A rascally yea-forsooth knave!",
  "Your means are very slender, and your waste is great.",
  "You are as a candle, the better part burnt out.",
  "Do, do, thou rogue! do, thou hemp-seed!",
  "He is white-livered and red-faced; by the means whereof a' faces it out, but fights not.",
  "His few bad words are matched with as few good deeds.",
  "Base tike, call'st thou me host?",
  "What an arrant, rascally, beggarly, lousy knave it is!",
  "Why, 'tis a gull, a fool, a rogue, that now and then goes to the wars.",
  "Am I not protector, saucy priest?",
  "I scorn thee and thy fashion, peevish boy.",
  "Lean, raw-boned rascals! who would e'er suppose they had such courage and audacity?",
  "Thee I'll chase hence, thou wolf in sheep's array.",
  "Decrepit miser! base ignoble wretch!",
  "It cannot be this weak and writhled shrimp should strike such terror to his enemies.",
  "Blunt-witted lord, ignoble in demeanor!",
  "Small curs are not regarded when they grin.",
  "Base dunghill villain and mechanical!",
  "Ah, thou say, thou serge, nay, thou buckram lord!",
  "Away with him, away with him! he speaks Latin.",
  "Thou hast most traitorously corrupted the youth of the realm in erecting a grammar school.",
  "O tiger's heart wrapt in a woman's hide!",
  "Farewell, faint-hearted and degenerate king, in whose cold blood no spark of honour bides.",
  "Untutor'd lad, thou art too malapert.",
  "By heaven, brat, I'll plague ye for that word.",
  "Teeth hadst thou in thy head when thou wast born, to signify thou camest to bite the world.",
  "Never hung poison on a fouler toad. Out of my sight! thou dost infect my eyes.",
  "Unmanner'd dog! stand thou, when I command.",
  "Dost grant me, hedgehog?",
  "Peace, master marquess, you are malapert: your fire-new stamp of honour is scarce current.",
  "White-liver'd runagate, what doth he there?",
  "Villain, thou know'st no law of God nor man: no beast so fierce but knows some touch of pity.",
  "Thou art a traitor and a miscreant, too good to be so and too bad to live.",
  "Light vanity, insatiate cormorant, consuming means, soon preys upon itself.",
  "Thou wretch, thou coward! Thou little valiant, great in villany! Thou ever strong upon the stronger side!",
  "What a fool art thou, a ramping fool, to brag and stamp and swear upon my party!",
  "Out, dunghill! darest thou brave a nobleman?",
  "Doff it for shame, and hang a calf's-skin on those recreant limbs.",
  "Thou monstrous slanderer of heaven and earth!",
  "This butcher's cur is venom-mouth'd.",
  "Ye have angels' faces, but heaven knows your hearts.",
  "He's a most notable coward, an infinite and endless liar, an hourly promise-breaker, the owner of no one good quality.",
  "The soul of this man is his clothes.",
  "You are not worth another word, else I'ld call you knave.",
  "Methinks, thou art a general offence, and every man should beat thee.",
  "He will lie, sir, with such volubility, that you would think truth were a fool.",
  "Wilt thou ever be a foul-mouthed and calumnious knave?",
  "Scurvy, old, filthy, scurvy lord!",
  "He hath out-villained villany so far, that the rarity redeems him.",
  "I do desire we may be better strangers.",
  "Sell when you can: you are not for all markets.",
  "By my troth, I was seeking for a fool when I found you.",
  "Most shallow man! thou worms-meat, in respect of a good piece of flesh indeed!",
  "God help thee, shallow man! God make incision in thee! thou art raw.",
  "Dromio, thou drone, thou snail, thou slug, thou sot!",
  "Dissembling villain, thou speak'st false in both.",
  "Hence, prating peasant! fetch thy master home.",
  "A hungry lean-faced villain, a mere anatomy, a mountebank, a threadbare juggler and a fortune-teller.",
  "What's the matter, you dissentious rogues, that, rubbing the poor itch of your opinion, make yourselves scabs?",
  "You common cry of curs! whose breath I hate as reek o' the rotten fens.",
  "The tartness of his face sours ripe grapes.",
  "There is no more mercy in him than there is milk in a male tiger.",
  "You souls of geese, that bear the shapes of men!",
  "Your beards deserve not so honourable a grave as to stuff a botcher's cushion.",
  "A brace of unmeriting, proud, violent, testy magistrates, alias fools.",
  "Hence, rotten thing! or I shall shake thy bones out of thy garments.",
  "Measureless liar, thou hast made my heart too great for what contains it.",
  "Thou'rt poison to my blood.",
  "These tedious old fools!",
  "Thou wretched, rash, intruding fool, farewell! I took thee for thy better.",
  "'Tis a chough; but, as I say, spacious in the possession of dirt.",
  "A king of shreds and patches!",
  "You cannot, sir, take from me any thing that I will more willingly part withal.",
  "Cudgel thy brains no more about it, for your dull ass will not mend his pace with beating.",
  "It offends me to the soul to hear a robustious periwig-pated fellow tear a passion to tatters.",
  "You blocks, you stones, you worse than senseless things!",
  "Mend me, thou saucy fellow!",
  "A barren-spirited fellow; one that feeds on abjects, orts and imitations.",
  "What should the wars do with these jigging fools?",
  "Away, slight man!",
  "Thou art a boil, a plague-sore, an embossed carbuncle, in my corrupted blood.",
  "A knave; a rascal; an eater of broken meats!",
  "A base, proud, shallow, beggarly, three-suited, hundred-pound, filthy, worsted-stocking knave.",
  "You cowardly rascal, nature disclaims in thee: a tailor made thee.",
  "Smile you my speeches, as I were a fool? Goose, if I had you upon Sarum plain, I'ld drive ye cackling home to Camelot.",
  "Thou hadst little wit in thy bald crown, when thou gavest thy golden one away.",
  "Now thou art an O without a figure: I am better than thou art now; I am a fool, thou art nothing.",
  "Detested kite! thou liest.",
  "Milk-liver'd man! That bear'st a cheek for blows, a head for wrongs.",
  "You are not worth the dust which the rude wind blows in your face.",
  "You beastly knave, know you no reverence?",
  "What a brazen-faced varlet art thou, to deny thou knowest me!",
  "Nor tripped neither, you base football player.",
  "Thou hast pared thy wit o' both sides, and left nothing i' the middle.",
  "Thou art easier swallowed than a flap-dragon.",
  "They have been at a great feast of languages, and stolen the scraps.",
  "He draweth out the thread of his verbosity finer than the staple of his argument.",
  "Fat paunches have lean pates, and dainty bits make rich the ribs, but bankrupt quite the wits.",
  "His intellect is not replenished; he is only an animal, only sensible in the duller parts.",
  "Thou cream-faced loon! Where got'st thou that goose look?",
  "Go prick thy face, and over-red thy fear, thou lily-liver'd boy.",
  "Those linen cheeks of thine are counsellors to fear. What soldiers, whey-face?",
  "What, you egg! Young fry of treachery!",
  "Thou liest, thou shag-hair'd villain!",
  "Thou liest, abhorred tyrant; with my sword I'll prove the lie thou speak'st.",
  "A very superficial, ignorant, unweighing fellow.",
  "Why, you bald-pated, lying rascal, you must be hooded, must you?",
  "God made him, and therefore let him pass for a man.",
  "Gratiano speaks an infinite deal of nothing, more than any man in all Venice.",
  "His reasons are as two grains of wheat hid in two bushels of chaff.",
  "I had rather be married to a death's-head with a bone in his mouth than to either of these.",
  "A goodly apple rotten at the heart!",
  "We'll use this unwholesome humidity, this gross watery pumpion.",
  "Hang him, mechanical salt-butter rogue!",
  "What tempest, I trow, threw this whale, with so many tuns of oil in his belly, ashore at Windsor?",
  "Let's consult together against this greasy knight.",
  "Vile worm, thou wast o'erlook'd even in thy birth.",
  "You Banbury cheese!",
  "Thou unconfinable baseness!",
  "O me! you juggler! you canker-blossom! You thief of love!",
  "How low am I, thou painted maypole? speak.",
  "Hang off, thou cat, thou burr! vile thing, let loose, or I will shake thee from me like a serpent!",
  "Tempt not too much the hatred of my spirit; for I am sick when I do look on thee.",
  "This is the silliest stuff that ever I heard.",
  "Lord, what fools these mortals be!",
  "With doubler tongue than thine, thou serpent, never adder stung.",
  "I wonder that you will still be talking, Signior Benedick: nobody marks you.",
  "What, my dear Lady Disdain! are you yet living?",
  "Scratching could not make it worse, an 'twere such a face as yours were.",
  "Scrambling, out-facing, fashion-monging boys, that lie and cog and flout, deprave and slander.",
  "I cannot endure my Lady Tongue.",
  "O gull! O dolt! As ignorant as dirt!",
  "I have rubb'd this young quat almost to the sense, and he grows angry.",
  "You are one of those that will not serve God, if the devil bid you.",
  "Thou art like the harpy, which, to betray, dost, with thine angel's face, seize with thine eagle's talons.",
  "Tybalt, you rat-catcher, will you walk?",
  "Thy head is as full of quarrels as an egg is full of meat.",
  "A braggart, a rogue, a villain, that fights by the book of arithmetic!",
  "Peace, you mumbling fool! Utter your gravity o'er a gossip's bowl.",
  "Thou flea, thou nit, thou winter-cricket thou!",
  "Away, thou rag, thou quantity, thou remnant!",
  "You logger-headed and unpolish'd grooms!",
  "Asses are made to bear, and so are you.",
  "Why, thou deboshed fish thou!",
  "What a pied ninny's this! Thou scurvy patch!",
  "I shall laugh myself to death at this puppy-headed monster.",
  "Thou art the cap of all the fools alive.",
  "Would thou wert clean enough to spit upon!",
  "A plague on thee! thou art too bad to curse.",
  "All villains that do stand by thee are pure.",
  "I'll beat thee, but I should infect my hands.",
  "Away, thou issue of a mangy dog!",
  "Most smiling, smooth, detested parasites, courteous destroyers, affable wolves, meek bears.",
  "Away, unpeaceable dog, or I'll spurn thee hence!",
  "Foul-spoken coward, that thunder'st with thy tongue, and with thy weapon nothing darest perform!",
  "What, what, ye sanguine, shallow-hearted boys!",
  "Thou crusty batch of nature, what's the news?",
  "Thou sodden-witted lord! thou hast no more brain than I have in mine elbows.",
  "He has not so much brain as earwax.",
  "I would thou didst itch from head to foot and I had the scratching of thee; I would make thee the loathsomest scab in Greece.",
  "Thou idle immaterial skein of sleave-silk, thou green sarcenet flap for a sore eye, thou tassel of a prodigal's purse.",
  "Ah, how the poor world is pestered with such waterflies, diminutives of nature!",
  "I had rather be a tick in a sheep than such a valiant ignorance.",
  "Would the fountain of your mind were clear again, that I might water an ass at it!",
  "Thou thing of no bowels, thou!",
  "I marvel your ladyship takes delight in such a barren rascal.",
  "Oh, you are sick of self-love, Malvolio, and taste with a distempered appetite.",
  "Here's an overweening rogue!",
  "He's a coward and a coystrill that will not drink to my niece till his brains turn o' the toe like a parish-top.",
  "I can hardly forbear hurling things at him.",
  "Ungracious wretch, fit for the mountains and the barbarous caves, where manners ne'er were preach'd!",
  "Rudesby, be gone!",
  "O illiterate loiterer! it was the son of thy grandmother.",
  "Ruffian, let go that rude uncivil touch, thou friend of an ill fashion!",
  "I think Crab, my dog, be the sourest-natured dog that lives.",
  "What a block art thou, that thou canst not!",
  "Thou subtle, perjured, false, disloyal man!",
  "You starveling, you elf-skin, you dried neat's tongue, you bull's pizzle, you stock-fish!",
  "Why, thou whoreson, impudent, embossed rascal!",
  "Thou hast damnable iteration and art indeed able to corrupt a saint.",
  "Away, you scullion! you rampallion! You fustilarian! I'll tickle your catastrophe.",
  "Thou whoreson mandrake, thou art fitter to be worn in my cap than to wait at my heels.",
  "Thou damned tripe-visaged rascal!",
  "Thou damned and luxurious mountain goat!",
  "O braggart vile and damned furious wight!",
  "Damnable both-sides rogue!",
  "Thou art damned like an ill-roasted egg, all on one side.",
  "The triple pillar of the world transform'd into a strumpet's fool.",
  "Rogue, thou hast lived too long.",
  "Thou whoreson, senseless villain!",
  "I think thou art an ass.",
  "Ah, you precious pander! Villain, where is thy lady?",
  "That such a crafty devil as is his mother should yield the world this ass!",
  "Bloody, bawdy villain! Remorseless, treacherous, lecherous, kindless villain!",
  "Excellent well; you are a fishmonger.",
  "A lily-livered, action-taking knave, a whoreson, glass-gazing, super-serviceable finical rogue.",
  "Thou whoreson zed! thou unnecessary letter!",
  "Ah, you whoreson loggerhead! you were born to do me shame.",
  "Show your knave's visage, with a pox to you! show your sheep-biting face, and be hanged an hour!",
  "It is certain that when he makes water his urine is congealed ice.",
  "Some report a sea-maid spawned him; some, that he was begot between two stock-fishes.",
  "Your bum is the greatest thing about you.",
  "Out of my door, you witch, you hag, you baggage, you polecat, you runyon! out, out!",
  "Away! you are an ass, you are an ass.",
  "Damn her, lewd minx! O, damn her!",
  "Your peevish chastity, which is not worth a breakfast in the cheapest country under the cope.",
  "Out, you green-sickness carrion! out, you baggage! You tallow-face!",
  "Scurvy knave! I am none of his flirt-gills; I am none of his skains-mates.",
  "A whoreson beetle-headed, flap-ear'd knave!",
  "Away, you three-inch fool!",
  "Preposterous ass, that never read so far to know the cause why music was ordain'd!",
  "You peasant swain! you whoreson malt-horse drudge!",
  "A pox o' your throat, you bawling, blasphemous, incharitable dog!",
  "Hang, cur! hang, you whoreson, insolent noisemaker!",
  "What a thrice-double ass was I, to take this drunkard for a god and worship this dull fool!",
  "Villain, I have done thy mother.",
  "Thou stool for a witch!",
  "An ass-head and a coxcomb and a knave, a thin-faced knave, a gull!",
  "A most intelligencing bawd!",
]

/// A quotation.
package func quotation(_ index: Int) -> String {
  quotations[index].text
}

/// The speakers of the quotations.
let quotationSpeakers: [TableText] = [
  "Prince Henry",
  "Prince Henry",
  "Prince Henry",
  "Prince Henry",
  "Hotspur",
  "Hotspur",
  "Prince Henry",
  "Prince Henry",
  "Falstaff",
  "Falstaff",
  "Prince Henry",
  "Prince Henry",
  "Falstaff",
  "Falstaff",
  "Falstaff",
  "Prince Henry",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Doll Tearsheet",
  "Falstaff",
  "Falstaff",
  "Doll Tearsheet",
  "King Henry V",
  "Falstaff",
  "Lord Chief Justice",
  "Lord Chief Justice",
  "Mistress Quickly",
  "Boy",
  "Boy",
  "Pistol",
  "Fluellen",
  "Gower",
  "Humphrey, Duke of Gloucester",
  "Richard Plantagenet",
  "Duke of Alencon",
  "Humphrey, Duke of Gloucester",
  "Joan la Pucelle",
  "Countess of Auvergne",
  "Suffolk",
  "Queen Margaret",
  "Duke of York",
  "Jack Cade",
  "Jack Cade",
  "Jack Cade",
  "Duke of York",
  "Westmoreland",
  "Clarence",
  "Richard, Duke of Gloucester",
  "King Henry VI",
  "Lady Anne",
  "Richard, Duke of Gloucester",
  "Lady Anne",
  "Queen Margaret",
  "King Richard III",
  "Lady Anne",
  "Henry Bolingbroke",
  "John of Gaunt",
  "Constance",
  "Constance",
  "Lord Bigot",
  "Constance",
  "Queen Elinor",
  "Buckingham",
  "Queen Katharine",
  "Second Lord",
  "Lafeu",
  "Lafeu",
  "Lafeu",
  "Parolles",
  "Countess of Rousillon",
  "Parolles",
  "First Lord",
  "Orlando",
  "Rosalind",
  "Jaques",
  "Touchstone",
  "Touchstone",
  "Luciana",
  "Adriana",
  "Adriana",
  "Antipholus of Ephesus",
  "Coriolanus",
  "Coriolanus",
  "Menenius",
  "Menenius",
  "Coriolanus",
  "Menenius",
  "Menenius",
  "Coriolanus",
  "Coriolanus",
  "Cymbeline",
  "Hamlet",
  "Hamlet",
  "Hamlet",
  "Hamlet",
  "Hamlet",
  "First Clown (gravedigger)",
  "Hamlet",
  "Marullus",
  "Marullus",
  "Mark Antony",
  "Brutus",
  "Brutus",
  "King Lear",
  "Kent",
  "Kent",
  "Kent",
  "Kent",
  "Fool",
  "Fool",
  "King Lear",
  "Goneril",
  "Albany",
  "Cornwall",
  "Kent",
  "Kent",
  "Fool",
  "Costard",
  "Moth",
  "Holofernes",
  "Longaville",
  "Sir Nathaniel",
  "Macbeth",
  "Macbeth",
  "Macbeth",
  "First Murderer",
  "Macduff's Son",
  "Young Siward",
  "Lucio",
  "Lucio",
  "Portia",
  "Bassanio",
  "Bassanio",
  "Portia",
  "Antonio",
  "Mistress Ford",
  "Falstaff",
  "Mistress Ford",
  "Mistress Page",
  "Pistol",
  "Bardolph",
  "Falstaff",
  "Hermia",
  "Hermia",
  "Lysander",
  "Demetrius",
  "Hippolyta",
  "Puck",
  "Hermia",
  "Beatrice",
  "Benedick",
  "Beatrice",
  "Antonio",
  "Benedick",
  "Emilia",
  "Iago",
  "Iago",
  "Cleon",
  "Mercutio",
  "Mercutio",
  "Mercutio",
  "Capulet",
  "Petruchio",
  "Petruchio",
  "Petruchio",
  "Katharina",
  "Trinculo",
  "Caliban",
  "Trinculo",
  "Apemantus",
  "Timon",
  "Apemantus",
  "Timon",
  "Timon",
  "Timon",
  "Timon",
  "Second Lord",
  "Chiron",
  "Aaron",
  "Achilles",
  "Thersites",
  "Thersites",
  "Thersites",
  "Thersites",
  "Thersites",
  "Thersites",
  "Thersites",
  "Thersites",
  "Malvolio",
  "Olivia",
  "Sir Toby Belch",
  "Sir Toby Belch",
  "Maria",
  "Olivia",
  "Olivia",
  "Launce",
  "Valentine",
  "Launce",
  "Launce",
  "Silvia",
  "Falstaff",
  "Prince Henry",
  "Falstaff",
  "Falstaff",
  "Falstaff",
  "Doll Tearsheet",
  "Pistol",
  "Pistol",
  "Bertram",
  "Touchstone",
  "Philo",
  "Cleopatra",
  "Antipholus of Ephesus",
  "Antipholus of Ephesus",
  "Cloten",
  "Second Lord",
  "Hamlet",
  "Hamlet",
  "Kent",
  "Kent",
  "Biron",
  "Lucio",
  "Lucio",
  "Lucio",
  "Escalus",
  "Ford",
  "Conrade",
  "Othello",
  "Boult",
  "Capulet",
  "Nurse",
  "Petruchio",
  "Curtis",
  "Lucentio",
  "Petruchio",
  "Sebastian",
  "Antonio",
  "Caliban",
  "Aaron",
  "Ajax",
  "Sir Toby Belch",
  "Leontes",
]

/// The speaker of a quotation.
package func quotationSpeaker(_ index: Int) -> String {
  quotationSpeakers[index].text
}

/// The places of the quotations.
let quotationPlaces: [Int32] = [
  16, 1, 2, 2,  // Thou art so fat-witted, with
  16, 2, 4, 214,  // Why, thou clay-brained guts, thou
  16, 2, 2, 5,  // Peace, ye fat-kidneyed rascal!
  16, 2, 2, 30,  // Peace, ye fat-guts!
  16, 2, 3, 20,  // What a frosty-spirited rogue is
  16, 2, 3, 15,  // You are a shallow cowardly
  16, 2, 4, 229,  // This sanguine coward, this bed-presser,
  16, 2, 4, 432,  // That trunk of humours, that
  16, 3, 3, 294,  // There's no more faith in
  16, 1, 2, 132,  // There's neither honesty, manhood, nor
  16, 2, 2, 101,  // Falstaff sweats to death, and
  16, 2, 4, 430,  // There is a devil haunts
  16, 3, 3, 207,  // Thou art our admiral, thou
  16, 2, 2, 82,  // Hang ye, gorbellied knaves, are
  16, 3, 3, 206,  // Do thou amend thy face,
  16, 2, 2, 62,  // What, a coward, Sir John
  17, 2, 4, 117,  // Away, you mouldy rogue, away!
  17, 2, 4, 36,  // You muddy rascal, is that
  17, 2, 4, 122,  // Away, you bottle-ale rascal! you
  17, 2, 4, 116,  // You poor, base, rascally, cheating,
  17, 2, 4, 177,  // I cannot endure such a
  17, 5, 4, 30,  // Come, you thin thing; come
  17, 5, 4, 21,  // You filthy famished correctioner, if
  17, 3, 2, 288,  // Like a man made after
  17, 2, 4, 227,  // His wit's as thick as
  17, 2, 4, 66,  // Hang him, swaggering rascal! let
  17, 5, 5, 49,  // How ill white hairs become
  17, 1, 2, 35,  // A rascally yea-forsooth knave!
  17, 1, 2, 136,  // Your means are very slender,
  17, 1, 2, 151,  // You are as a candle,
  17, 2, 1, 51,  // Do, do, thou rogue! do,
  18, 3, 2, 29,  // He is white-livered and red-faced;
  18, 3, 2, 36,  // His few bad words are
  18, 2, 1, 29,  // Base tike, call'st thou me
  18, 4, 8, 33,  // What an arrant, rascally, beggarly,
  18, 3, 6, 66,  // Why, 'tis a gull, a
  19, 3, 1, 49,  // Am I not protector, saucy
  19, 2, 4, 87,  // I scorn thee and thy
  19, 1, 2, 35,  // Lean, raw-boned rascals! who would
  19, 1, 3, 60,  // Thee I'll chase hence, thou
  19, 5, 4, 7,  // Decrepit miser! base ignoble wretch!
  19, 2, 3, 28,  // It cannot be this weak
  20, 3, 2, 211,  // Blunt-witted lord, ignoble in demeanor!
  20, 3, 1, 18,  // Small curs are not regarded
  20, 1, 3, 191,  // Base dunghill villain and mechanical!
  20, 4, 7, 21,  // Ah, thou say, thou serge,
  20, 4, 7, 54,  // Away with him, away with
  20, 4, 7, 29,  // Thou hast most traitorously corrupted
  21, 1, 4, 137,  // O tiger's heart wrapt in
  21, 1, 1, 184,  // Farewell, faint-hearted and degenerate king,
  21, 5, 5, 32,  // Untutor'd lad, thou art too
  21, 5, 5, 27,  // By heaven, brat, I'll plague
  21, 5, 6, 53,  // Teeth hadst thou in thy
  22, 1, 2, 157,  // Never hung poison on a
  22, 1, 2, 39,  // Unmanner'd dog! stand thou, when
  22, 1, 2, 106,  // Dost grant me, hedgehog?
  22, 1, 3, 259,  // Peace, master marquess, you are
  22, 4, 4, 483,  // White-liver'd runagate, what doth he
  22, 1, 2, 71,  // Villain, thou know'st no law
  15, 1, 1, 39,  // Thou art a traitor and
  15, 2, 1, 38,  // Light vanity, insatiate cormorant, consuming
  14, 3, 1, 117,  // Thou wretch, thou coward! Thou
  14, 3, 1, 123,  // What a fool art thou,
  14, 4, 3, 88,  // Out, dunghill! darest thou brave
  14, 3, 1, 130,  // Doff it for shame, and
  14, 2, 1, 177,  // Thou monstrous slanderer of heaven
  23, 1, 1, 142,  // This butcher's cur is venom-mouth'd.
  23, 3, 1, 162,  // Ye have angels' faces, but
  11, 3, 6, 9,  // He's a most notable coward,
  11, 2, 5, 40,  // The soul of this man
  11, 2, 3, 265,  // You are not worth another
  11, 2, 3, 257,  // Methinks, thou art a general
  11, 4, 3, 239,  // He will lie, sir, with
  11, 1, 3, 53,  // Wilt thou ever be a
  11, 2, 3, 239,  // Scurvy, old, filthy, scurvy lord!
  11, 4, 3, 259,  // He hath out-villained villany so
  9, 3, 2, 248,  // I do desire we may
  9, 3, 5, 62,  // Sell when you can: you
  9, 3, 2, 274,  // By my troth, I was
  9, 3, 2, 61,  // Most shallow man! thou worms-meat,
  9, 3, 2, 66,  // God help thee, shallow man!
  4, 2, 2, 221,  // Dromio, thou drone, thou snail,
  4, 4, 4, 117,  // Dissembling villain, thou speak'st false
  4, 2, 1, 81,  // Hence, prating peasant! fetch thy
  4, 5, 1, 247,  // A hungry lean-faced villain, a
  25, 1, 1, 159,  // What's the matter, you dissentious
  25, 3, 3, 147,  // You common cry of curs!
  25, 5, 4, 17,  // The tartness of his face
  25, 5, 4, 28,  // There is no more mercy
  25, 1, 4, 42,  // You souls of geese, that
  25, 2, 1, 85,  // Your beards deserve not so
  25, 2, 1, 40,  // A brace of unmeriting, proud,
  25, 3, 1, 221,  // Hence, rotten thing! or I
  25, 5, 6, 121,  // Measureless liar, thou hast made
  35, 1, 1, 150,  // Thou'rt poison to my blood.
  31, 2, 2, 235,  // These tedious old fools!
  31, 3, 4, 37,  // Thou wretched, rash, intruding fool,
  31, 5, 2, 93,  // 'Tis a chough; but, as
  31, 3, 4, 115,  // A king of shreds and
  31, 2, 2, 231,  // You cannot, sir, take from
  31, 5, 1, 56,  // Cudgel thy brains no more
  31, 3, 2, 8,  // It offends me to the
  29, 1, 1, 35,  // You blocks, you stones, you
  29, 1, 1, 18,  // Mend me, thou saucy fellow!
  29, 4, 1, 39,  // A barren-spirited fellow; one that
  29, 4, 3, 151,  // What should the wars do
  29, 4, 3, 40,  // Away, slight man!
  32, 2, 4, 244,  // Thou art a boil, a
  32, 2, 2, 13,  // A knave; a rascal; an
  32, 2, 2, 13,  // A base, proud, shallow, beggarly,
  32, 2, 2, 50,  // You cowardly rascal, nature disclaims
  32, 2, 2, 78,  // Smile you my speeches, as
  32, 1, 4, 154,  // Thou hadst little wit in
  32, 1, 4, 184,  // Now thou art an O
  32, 1, 4, 258,  // Detested kite! thou liest.
  32, 4, 2, 56,  // Milk-liver'd man! That bear'st a
  32, 4, 2, 35,  // You are not worth the
  32, 2, 2, 65,  // You beastly knave, know you
  32, 2, 2, 26,  // What a brazen-faced varlet art
  32, 1, 4, 81,  // Nor tripped neither, you base
  32, 1, 4, 178,  // Thou hast pared thy wit
  6, 5, 1, 43,  // Thou art easier swallowed than
  6, 5, 1, 38,  // They have been at a
  6, 5, 1, 16,  // He draweth out the thread
  6, 1, 1, 26,  // Fat paunches have lean pates,
  6, 4, 2, 26,  // His intellect is not replenished;
  30, 5, 3, 12,  // Thou cream-faced loon! Where got'st
  30, 5, 3, 17,  // Go prick thy face, and
  30, 5, 3, 19,  // Those linen cheeks of thine
  30, 4, 2, 91,  // What, you egg! Young fry
  30, 4, 2, 90,  // Thou liest, thou shag-hair'd villain!
  30, 5, 7, 13,  // Thou liest, abhorred tyrant; with
  3, 3, 2, 134,  // A very superficial, ignorant, unweighing
  3, 5, 1, 372,  // Why, you bald-pated, lying rascal,
  8, 1, 2, 243,  // God made him, and therefore
  8, 1, 1, 117,  // Gratiano speaks an infinite deal
  8, 1, 1, 118,  // His reasons are as two
  8, 1, 2, 238,  // I had rather be married
  8, 1, 3, 101,  // A goodly apple rotten at
  2, 3, 3, 32,  // We'll use this unwholesome humidity,
  2, 2, 2, 260,  // Hang him, mechanical salt-butter rogue!
  2, 2, 1, 57,  // What tempest, I trow, threw
  2, 2, 1, 97,  // Let's consult together against this
  2, 5, 5, 82,  // Vile worm, thou wast o'erlook'd
  2, 1, 1, 114,  // You Banbury cheese!
  2, 2, 2, 19,  // Thou unconfinable baseness!
  7, 3, 2, 293,  // O me! you juggler! you
  7, 3, 2, 308,  // How low am I, thou
  7, 3, 2, 267,  // Hang off, thou cat, thou
  7, 2, 1, 215,  // Tempt not too much the
  7, 5, 1, 210,  // This is the silliest stuff
  7, 3, 2, 118,  // Lord, what fools these mortals
  7, 3, 2, 75,  // With doubler tongue than thine,
  5, 1, 1, 102,  // I wonder that you will
  5, 1, 1, 104,  // What, my dear Lady Disdain!
  5, 1, 1, 121,  // Scratching could not make it
  5, 5, 1, 102,  // Scrambling, out-facing, fashion-monging boys, that
  5, 2, 1, 245,  // I cannot endure my Lady
  33, 5, 2, 194,  // O gull! O dolt! As
  33, 5, 1, 11,  // I have rubb'd this young
  33, 1, 1, 117,  // You are one of those
  36, 4, 3, 53,  // Thou art like the harpy,
  27, 3, 1, 73,  // Tybalt, you rat-catcher, will you
  27, 3, 1, 22,  // Thy head is as full
  27, 3, 1, 101,  // A braggart, a rogue, a
  27, 3, 5, 181,  // Peace, you mumbling fool! Utter
  10, 4, 3, 114,  // Thou flea, thou nit, thou
  10, 4, 3, 116,  // Away, thou rag, thou quantity,
  10, 4, 1, 111,  // You logger-headed and unpolish'd grooms!
  10, 2, 1, 205,  // Asses are made to bear,
  0, 3, 2, 26,  // Why, thou deboshed fish thou!
  0, 3, 2, 60,  // What a pied ninny's this!
  0, 2, 2, 155,  // I shall laugh myself to
  28, 4, 3, 386,  // Thou art the cap of
  28, 4, 3, 387,  // Would thou wert clean enough
  28, 4, 3, 388,  // A plague on thee! thou
  28, 4, 3, 389,  // All villains that do stand
  28, 4, 3, 392,  // I'll beat thee, but I
  28, 4, 3, 394,  // Away, thou issue of a
  28, 3, 6, 92,  // Most smiling, smooth, detested parasites,
  28, 1, 1, 299,  // Away, unpeaceable dog, or I'll
  26, 2, 1, 61,  // Foul-spoken coward, that thunder'st with
  26, 4, 2, 100,  // What, what, ye sanguine, shallow-hearted
  24, 5, 1, 6,  // Thou crusty batch of nature,
  24, 2, 1, 41,  // Thou sodden-witted lord! thou hast
  24, 5, 1, 52,  // He has not so much
  24, 2, 1, 24,  // I would thou didst itch
  24, 5, 1, 30,  // Thou idle immaterial skein of
  24, 5, 1, 33,  // Ah, how the poor world
  24, 3, 3, 320,  // I had rather be a
  24, 3, 3, 319,  // Would the fountain of your
  24, 2, 1, 47,  // Thou thing of no bowels,
  12, 1, 5, 75,  // I marvel your ladyship takes
  12, 1, 5, 83,  // Oh, you are sick of
  12, 2, 5, 26,  // Here's an overweening rogue!
  12, 1, 3, 37,  // He's a coward and a
  12, 3, 2, 76,  // I can hardly forbear hurling
  12, 4, 1, 42,  // Ungracious wretch, fit for the
  12, 4, 1, 46,  // Rudesby, be gone!
  1, 3, 1, 292,  // O illiterate loiterer! it was
  1, 5, 4, 63,  // Ruffian, let go that rude
  1, 2, 3, 5,  // I think Crab, my dog,
  1, 2, 5, 23,  // What a block art thou,
  1, 4, 2, 94,  // Thou subtle, perjured, false, disloyal
  16, 2, 4, 232,  // You starveling, you elf-skin, you
  16, 3, 3, 337,  // Why, thou whoreson, impudent, embossed
  16, 1, 2, 85,  // Thou hast damnable iteration and
  17, 2, 1, 53,  // Away, you scullion! you rampallion!
  17, 1, 2, 14,  // Thou whoreson mandrake, thou art
  17, 5, 4, 8,  // Thou damned tripe-visaged rascal!
  18, 4, 4, 17,  // Thou damned and luxurious mountain
  18, 2, 1, 56,  // O braggart vile and damned
  11, 4, 3, 209,  // Damnable both-sides rogue!
  9, 3, 2, 35,  // Thou art damned like an
  34, 1, 1, 13,  // The triple pillar of the
  34, 2, 5, 91,  // Rogue, thou hast lived too
  4, 4, 4, 28,  // Thou whoreson, senseless villain!
  4, 3, 1, 17,  // I think thou art an
  35, 3, 5, 97,  // Ah, you precious pander! Villain,
  35, 2, 1, 50,  // That such a crafty devil
  31, 2, 2, 590,  // Bloody, bawdy villain! Remorseless, treacherous,
  31, 2, 2, 189,  // Excellent well; you are a
  32, 2, 2, 15,  // A lily-livered, action-taking knave, a
  32, 2, 2, 60,  // Thou whoreson zed! thou unnecessary
  6, 4, 3, 212,  // Ah, you whoreson loggerhead! you
  3, 5, 1, 374,  // Show your knave's visage, with
  3, 3, 2, 104,  // It is certain that when
  3, 3, 2, 103,  // Some report a sea-maid spawned
  3, 2, 1, 206,  // Your bum is the greatest
  2, 4, 2, 160,  // Out of my door, you
  5, 4, 2, 67,  // Away! you are an ass,
  33, 3, 3, 529,  // Damn her, lewd minx! O,
  36, 4, 6, 114,  // Your peevish chastity, which is
  27, 3, 5, 160,  // Out, you green-sickness carrion! out,
  27, 2, 4, 146,  // Scurvy knave! I am none
  10, 4, 1, 143,  // A whoreson beetle-headed, flap-ear'd knave!
  10, 4, 1, 24,  // Away, you three-inch fool!
  10, 3, 1, 9,  // Preposterous ass, that never read
  10, 4, 1, 115,  // You peasant swain! you whoreson
  0, 1, 1, 40,  // A pox o' your throat,
  0, 1, 1, 43,  // Hang, cur! hang, you whoreson,
  0, 5, 1, 334,  // What a thrice-double ass was
  26, 4, 2, 79,  // Villain, I have done thy
  24, 2, 1, 40,  // Thou stool for a witch!
  12, 5, 1, 207,  // An ass-head and a coxcomb
  13, 2, 3, 84,  // A most intelligencing bawd!
]

/// The work of a quotation.
package func quotationWork(_ index: Int) -> Int32 {
  quotationPlaces[4 * index]
}

/// The act of a quotation, 0 in an induction or poem.
package func quotationAct(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 1]
}

/// The scene of a quotation, 0 in a chorus or poem.
package func quotationScene(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 2]
}

/// The line of a quotation.
package func quotationLine(_ index: Int) -> Int32 {
  quotationPlaces[4 * index + 3]
}

/// The number of quotations.
@inlinable package var quotationCount: Int { 246 }

/// The number of mild quotations; they come first.
@inlinable package var mildQuotationCount: Int { 204 }
