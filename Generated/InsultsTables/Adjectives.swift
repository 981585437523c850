// The adjectives of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones. 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/adjectives.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words, each with its place.
let adjectives: [TableText] = [
  "abject",  // Henry VI, Part 2 4.1.109
  "abominable",  // As You Like It 4.1.5
  "arrant",  // Hamlet 1.5.135
  "artless",  // Hamlet 4.5.21
  "babbling",  // Titus Andronicus 4.2.153
  "beastly",  // King Lear 2.2.65
  "beggarly",  // King Lear 2.2.14
  "beslubbering",  // Henry IV, Part 1 2.4.296
  "blasphemous",  // The Tempest 1.1.40
  "blockish",  // Troilus and Cressida 1.3.382
  "boorish",  // As You Like It 5.1.45
  "bootless",  // Henry VI, Part 3 1.4.20
  "bragging",  // The Merchant of Venice 3.4.79
  "brainless",  // Troilus and Cressida 1.3.388
  "brutish",  // The Tempest 1.2.418
  "calumnious",  // All's Well That Ends Well 1.3.53
  "cankered",  // King John 2.1.199
  "caterwauling",  // Twelfth Night 2.3.69
  "churlish",  // As You Like It 2.1.7
  "clownish",  // As You Like It 1.3.130
  "cockered",  // King John 5.1.72
  "cogging",  // Othello 4.2.155
  "contemptible",  // Much Ado About Nothing 2.3.172
  "cowardly",  // King Lear 2.2.51
  "cozening",  // The Merry Wives of Windsor 4.2.148
  "crabbed",  // The Tempest 3.1.8
  "crafty",  // Cymbeline 2.1.50
  "craven",  // Henry VI, Part 1 2.4.100
  "crusty",  // Troilus and Cressida 5.1.6
  "currish",  // Henry VI, Part 3 5.5.26
  "dankish",  // The Comedy of Errors 5.1.257
  "deboshed",  // The Tempest 3.2.26
  "degenerate",  // Richard II 1.1.144
  "detestable",  // Titus Andronicus 5.1.96
  "dissembling",  // The Comedy of Errors 4.4.117
  "dissentious",  // Coriolanus 1.1.159
  "doting",  // The Comedy of Errors 4.4.66
  "doughy",  // All's Well That Ends Well 4.5.3
  "drivelling",  // Romeo and Juliet 2.4.87
  "droning",  // Henry V 1.2.207
  "drunken",  // The Tempest 2.2.151
  "egregious",  // Henry V 2.1.42
  "errant",  // Henry IV, Part 2 2.1.35
  "execrable",  // Titus Andronicus 5.3.178
  "fangless",  // Henry IV, Part 2 4.1.223
  "fantastical",  // As You Like It 3.3.92
  "fawning",  // The Merchant of Venice 1.3.36
  "filthy",  // King Lear 2.2.15
  "finical",  // King Lear 2.2.17
  "fobbing",  // Othello 4.2.220
  "foppish",  // King Lear 1.4.159
  "frantic",  // Titus Andronicus 4.4.59
  "frothy",  // Venus and Adonis 901
  "froward",  // The Taming of the Shrew 5.2.181
  "fulsome",  // Twelfth Night 5.1.107
  "fustian",  // Henry IV, Part 2 2.4.178
  "fusty",  // Troilus and Cressida 2.1.100
  "giddy",  // Much Ado About Nothing 3.3.130
  "gleeking",  // Henry V 5.1.69
  "gorbellied",  // Henry IV, Part 1 2.2.82
  "graceless",  // The Taming of the Shrew 5.2.172
  "greasy",  // The Merry Wives of Windsor 2.1.97
  "greedy",  // The Merchant of Venice 3.2.284
  "heartless",  // Romeo and Juliet 1.1.59
  "heedless",  // The Taming of the Shrew 4.1.155
  "hempen",  // A Midsummer Night's Dream 3.1.69
  "ignoble",  // Henry VI, Part 2 2.1.13
  "illiterate",  // The Two Gentlemen of Verona 3.1.292
  "immaterial",  // Troilus and Cressida 5.1.31
  "impertinent",  // The Merchant of Venice 2.2.131
  "impudent",  // Henry IV, Part 1 3.3.338
  "incharitable",  // The Tempest 1.1.41
  "infectious",  // Cymbeline 1.5.29
  "ingrateful",  // King Lear 3.7.30
  "inhuman",  // Othello 5.1.68
  "insatiate",  // Richard II 2.1.38
  "insinuating",  // Othello 4.2.154
  "insolent",  // Coriolanus 5.6.152
  "intruding",  // Hamlet 3.4.37
  "jaded",  // Henry VI, Part 2 4.1.53
  "jarring",  // Henry VI, Part 1 4.1.190
  "jigging",  // Julius Caesar 4.3.151
  "juggling",  // Macbeth 5.8.23
  "kindless",  // Hamlet 2.2.591
  "knavish",  // Hamlet 3.2.236
  "loathsome",  // The Taming of the Shrew Induction 1.33
  "loggerheaded",  // The Taming of the Shrew 4.1.111
  "loitering",  // The Two Gentlemen of Verona 4.4.45
  "lousy",  // Henry V 4.8.33
  "lubberly",  // The Merry Wives of Windsor 5.5.180
  "lumpish",  // The Two Gentlemen of Verona 3.2.62
  "malapert",  // Richard III 1.3.259
  "malignant",  // The Tempest 1.2.303
  "mammering",  // Othello 3.3.78
  "mangy",  // Timon of Athens 4.3.394
  "mechanical",  // The Merry Wives of Windsor 2.2.260
  "meddling",  // King John 3.1.165
  "mewling",  // As You Like It 2.7.147
  "mindless",  // The Winter's Tale 1.2.354
  "moonish",  // As You Like It 3.2.385
  "mouldy",  // Henry IV, Part 2 2.4.117
  "muddy",  // Henry IV, Part 2 2.4.36
  "mumbling",  // Romeo and Juliet 3.5.181
  "naughty",  // Henry IV, Part 1 2.4.414
  "noisome",  // Much Ado About Nothing 5.2.44
  "odouriferous",  // King John 3.4.26
  "overweening",  // Twelfth Night 2.5.26
  "paltry",  // Henry VI, Part 2 4.1.109
  "patched",  // A Midsummer Night's Dream 4.1.215
  "paunchy",  // Love's Labour's Lost 1.1.26
  "pedantical",  // Love's Labour's Lost 5.2.430
  "peevish",  // Henry VI, Part 1 2.4.87
  "perfidious",  // The Tempest 2.2.151
  "pernicious",  // Henry VI, Part 2 3.2.227
  "pestiferous",  // All's Well That Ends Well 4.3.289
  "pestilent",  // Romeo and Juliet 4.5.140
  "pilfering",  // Henry V 1.2.144
  "poisonous",  // Coriolanus 3.1.274
  "prating",  // The Comedy of Errors 2.1.81
  "preposterous",  // The Taming of the Shrew 3.1.9
  "presumptuous",  // Henry VI, Part 1 3.1.9
  "pribbling",  // The Merry Wives of Windsor 1.1.50
  "puking",  // As You Like It 2.7.147
  "puling",  // Romeo and Juliet 3.5.193
  "puny",  // Othello 5.2.285
  "quailing",  // Henry VI, Part 3 2.3.55
  "ramping",  // King John 3.1.124
  "rancorous",  // Henry VI, Part 2 3.1.24
  "rank",  // Hamlet 1.2.138
  "rascally",  // Henry IV, Part 2 1.2.35
  "ravenous",  // The Merchant of Venice 4.1.140
  "reechy",  // Hamlet 3.4.201
  "reeky",  // Romeo and Juliet 4.1.84
  "refractory",  // Troilus and Cressida 2.2.189
  "ridiculous",  // The Tempest 2.2.165
  "roguish",  // King Lear 3.7.115
  "rotten",  // Much Ado About Nothing 4.1.29
  "roynish",  // As You Like It 2.2.8
  "saucy",  // Julius Caesar 1.1.18
  "scald",  // Henry V 5.1.30
  "scurrilous",  // The Winter's Tale 4.4.242
  "scurvy",  // Romeo and Juliet 2.4.146
  "senseless",  // The Comedy of Errors 4.4.28
  "servile",  // King Lear 3.2.21
  "shallow",  // As You Like It 3.2.61
  "shameless",  // Henry VI, Part 3 3.3.159
  "slanderous",  // Richard II 1.1.61
  "slobbery",  // Henry V 3.5.13
  "sneaking",  // Troilus and Cressida 1.2.215
  "soused",  // Henry IV, Part 1 4.2.11
  "spiritless",  // Henry IV, Part 2 1.1.80
  "spiteful",  // Macbeth 3.5.12
  "spleeny",  // Henry VIII 3.2.131
  "spongy",  // Macbeth 1.7.78
  "stockish",  // The Merchant of Venice 5.1.88
  "stubborn",  // King Lear 2.2.127
  "superficial",  // Measure for Measure 3.2.134
  "surly",  // The Taming of the Shrew 3.2.215
  "swaggering",  // Henry IV, Part 2 2.4.66
  "swinish",  // Hamlet 1.4.21
  "tattling",  // The Merry Wives of Windsor 3.3.78
  "tedious",  // Hamlet 2.2.235
  "testy",  // Coriolanus 2.1.41
  "thievish",  // Romeo and Juliet 4.1.80
  "thrasonical",  // As You Like It 5.2.30
  "threadbare",  // The Comedy of Errors 5.1.249
  "timorous",  // Henry VI, Part 3 1.1.234
  "tottering",  // Richard III 3.2.37
  "treacherous",  // Hamlet 2.2.591
  "unbaked",  // All's Well That Ends Well 4.5.3
  "unbolted",  // King Lear 2.2.62
  "uncivil",  // The Two Gentlemen of Verona 5.4.63
  "uneducated",  // Love's Labour's Lost 4.2.18
  "unfeeling",  // The Comedy of Errors 2.1.103
  "unholy",  // Coriolanus 5.6.138
  "unlettered",  // Love's Labour's Lost 1.1.243
  "unlicked",  // Henry VI, Part 3 3.2.177
  "unmannered",  // Richard III 1.2.39
  "unmuzzled",  // Twelfth Night 3.1.116
  "unpeaceable",  // Timon of Athens 1.1.299
  "unpolished",  // The Taming of the Shrew 4.1.111
  "unpruned",  // Love's Labour's Lost 4.2.18
  "unsavoury",  // Henry IV, Part 1 1.2.74
  "unseasoned",  // All's Well That Ends Well 1.1.66
  "untaught",  // Henry IV, Part 1 1.3.44
  "untoward",  // King John 1.1.245
  "untutored",  // Henry VI, Part 2 3.2.214
  "unwashed",  // King John 4.2.209
  "unweighing",  // Measure for Measure 3.2.134
  "unwholesome",  // The Merry Wives of Windsor 3.3.32
  "vain",  // Henry IV, Part 1 3.2.67
  "venomed",  // Richard III 1.2.20
  "villainous",  // Henry IV, Part 1 2.4.121
  "viperous",  // Henry VI, Part 1 3.1.82
  "warped",  // Measure for Measure 3.1.155
  "waspish",  // The Taming of the Shrew 2.1.217
  "waterish",  // King Lear 1.1.281
  "wayward",  // Love's Labour's Lost 3.1.197
  "weedy",  // Hamlet 4.7.189
  "whining",  // Romeo and Juliet 3.5.194
  "wolvish",  // King Lear 1.4.307
  "wooden",  // Henry VI, Part 1 5.3.89
  "wormy",  // A Midsummer Night's Dream 3.2.402
  "wrangling",  // All's Well That Ends Well 2.2.25
  "writhled",  // Henry VI, Part 1 2.3.28
  "yeasty",  // Hamlet 5.2.187
  "yelping",  // Henry VI, Part 1 4.2.47
  "barren",  // Twelfth Night 1.5.76 · bawdy
  "bawdy",  // Hamlet 2.2.590 · bawdy
  "cuckoldly",  // The Merry Wives of Windsor 2.2.252 · bawdy
  "damnable",  // All's Well That Ends Well 4.3.209 · bawdy
  "goatish",  // King Lear 1.2.133 · bawdy
  "incontinent",  // Troilus and Cressida 5.1.106 · bawdy
  "lecherous",  // Hamlet 2.2.591 · bawdy
  "lewd",  // Much Ado About Nothing 5.1.334 · bawdy
  "misbegotten",  // Henry IV, Part 1 2.4.209 · bawdy
  "ruttish",  // All's Well That Ends Well 4.3.203 · bawdy
  "sluttish",  // All's Well That Ends Well 5.2.7 · bawdy
  "whoreson",  // Cymbeline 2.1.14 · bawdy
]

/// The meanings of the words.
let adjectiveGlosses: [TableText] = [
  "low, despicable",  // abject
  "loathsome",  // abominable
  "downright, notorious",  // arrant
  "unskilled, clumsy",  // artless
  "talking without stop",  // babbling
  "like a brute",  // beastly
  "poor and mean",  // beggarly
  "smearing everything with slobber",  // beslubbering
  "foul-mouthed against heaven",  // blasphemous
  "stupid as a block",  // blockish
  "rustic, uncouth",  // boorish
  "useless, to no purpose",  // bootless
  "boastful",  // bragging
  "without sense",  // brainless
  "like an animal",  // brutish
  "slandering",  // calumnious
  "diseased with spite",  // cankered
  "howling like cats",  // caterwauling
  "rude and miserly",  // churlish
  "like a country lout",  // clownish
  "pampered, spoilt",  // cockered
  "cheating, wheedling",  // cogging
  "deserving scorn",  // contemptible
  "without courage",  // cowardly
  "cheating",  // cozening
  "sour-tempered",  // crabbed
  "cunning",  // crafty
  "cowardly",  // craven
  "scabby, bad-tempered",  // crusty
  "like a mongrel dog, snappish",  // currish
  "damp and musty",  // dankish
  "debauched, corrupted by drink",  // deboshed
  "fallen from one's kind",  // degenerate
  "hateful",  // detestable
  "hypocritical",  // dissembling
  "quarrel-making",  // dissentious
  "foolish with age or love",  // doting
  "half-baked, soft",  // doughy
  "dribbling, talking idly",  // drivelling
  "idle and humming, like a male bee",  // droning
  "given to drink",  // drunken
  "outstandingly bad",  // egregious
  "downright, thoroughgoing",  // errant
  "fit to be cursed",  // execrable
  "toothless, harmless",  // fangless
  "full of odd fancies",  // fantastical
  "grovelling for favour",  // fawning
  "dirty, vile",  // filthy
  "fussily neat",  // finical
  "cheating",  // fobbing
  "foolish, dandyish",  // foppish
  "out of control",  // frantic
  "all foam, no substance",  // frothy
  "perverse, contrary",  // froward
  "cloying, disgusting",  // fulsome
  "cheap and bombastic",  // fustian
  "mouldy, stale",  // fusty
  "light-headed, flighty",  // giddy
  "jeering, scoffing",  // gleeking
  "big-bellied",  // gorbellied
  "without virtue or manners",  // graceless
  "fat and unwashed",  // greasy
  "wanting ever more",  // greedy
  "without spirit or pity",  // heartless
  "careless",  // heedless
  "rustic, and fit for the rope",  // hempen
  "base-born in conduct",  // ignoble
  "unable to read",  // illiterate
  "flimsy",  // immaterial
  "beside the point, meddling",  // impertinent
  "shameless",  // impudent
  "without kindness",  // incharitable
  "spreading sickness",  // infectious
  "thankless",  // ingrateful
  "cruel",  // inhuman
  "never satisfied",  // insatiate
  "worming into favour",  // insinuating
  "insulting, arrogant",  // insolent
  "pushing in",  // intruding
  "worn-out, ignoble",  // jaded
  "discordant",  // jarring
  "rhyming in doggerel",  // jigging
  "deceiving",  // juggling
  "without natural feeling",  // kindless
  "rascally",  // knavish
  "disgusting",  // loathsome
  "thick-headed",  // loggerheaded
  "idle, dawdling",  // loitering
  "full of lice",  // lousy
  "big and clumsy",  // lubberly
  "dull and heavy",  // lumpish
  "impudent",  // malapert
  "full of ill will",  // malignant
  "dithering, stammering",  // mammering
  "scabby",  // mangy
  "of the labouring trade, vulgar",  // mechanical
  "interfering",  // meddling
  "whimpering like an infant",  // mewling
  "without thought",  // mindless
  "changeable as the moon",  // moonish
  "stale and rotten",  // mouldy
  "dirty, dull",  // muddy
  "muttering",  // mumbling
  "wicked, good for nothing",  // naughty
  "stinking, harmful",  // noisome
  "strong-smelling",  // odouriferous
  "puffed up with conceit",  // overweening
  "worthless, petty",  // paltry
  "dressed in motley rags",  // patched
  "pot-bellied",  // paunchy
  "parading book-learning",  // pedantical
  "perverse, fretful",  // peevish
  "faithless",  // perfidious
  "destructive",  // pernicious
  "carrying plague",  // pestiferous
  "troublesome as plague",  // pestilent
  "thieving in a small way",  // pilfering
  "venomous",  // poisonous
  "chattering",  // prating
  "back to front, absurd",  // preposterous
  "arrogant",  // presumptuous
  "chattering pettily",  // pribbling
  "vomiting",  // puking
  "whining",  // puling
  "small and feeble",  // puny
  "shrinking in fear",  // quailing
  "raging, storming",  // ramping
  "full of old spite",  // rancorous
  "foul-smelling, overgrown",  // rank
  "knavish",  // rascally
  "greedy for prey",  // ravenous
  "smoky, grimy",  // reechy
  "reeking, foul",  // reeky
  "stubborn",  // refractory
  "laughable",  // ridiculous
  "vagrant, rascally",  // roguish
  "decayed",  // rotten
  "scabby, coarse",  // roynish
  "insolent",  // saucy
  "scabby, contemptible",  // scald
  "coarse in abuse",  // scurrilous
  "scabby, worthless",  // scurvy
  "without sense or feeling",  // senseless
  "fawningly obedient",  // servile
  "without depth",  // shallow
  "without shame",  // shameless
  "speaking falsely of others",  // slanderous
  "wet and sloppy",  // slobbery
  "underhand",  // sneaking
  "pickled",  // soused
  "without courage",  // spiritless
  "full of malice",  // spiteful
  "hot-tempered",  // spleeny
  "soaked in drink",  // spongy
  "dull as a post",  // stockish
  "obstinate",  // stubborn
  "shallow",  // superficial
  "haughty and ill-humoured",  // surly
  "blustering",  // swaggering
  "like a pig",  // swinish
  "gossiping",  // tattling
  "wearisome",  // tedious
  "easily annoyed",  // testy
  "given to stealing",  // thievish
  "boastful, like the soldier Thraso",  // thrasonical
  "shabby",  // threadbare
  "fearful",  // timorous
  "unsteady",  // tottering
  "ready to betray",  // treacherous
  "raw, immature",  // unbaked
  "unsifted, coarse",  // unbolted
  "rude",  // uncivil
  "untaught",  // uneducated
  "callous",  // unfeeling
  "wicked",  // unholy
  "unable to read",  // unlettered
  "unformed, like a bear cub",  // unlicked
  "without manners",  // unmannered
  "let loose to bite",  // unmuzzled
  "quarrelsome",  // unpeaceable
  "uncouth",  // unpolished
  "untrimmed, unrefined",  // unpruned
  "ill-smelling, distasteful",  // unsavoury
  "raw, inexperienced",  // unseasoned
  "ill-bred",  // untaught
  "unmannerly, perverse",  // untoward
  "untaught, boorish",  // untutored
  "dirty",  // unwashed
  "thoughtless",  // unweighing
  "unhealthy",  // unwholesome
  "empty, conceited",  // vain
  "full of poison",  // venomed
  "scoundrelly",  // villainous
  "poisonous as a viper",  // viperous
  "bent out of shape",  // warped
  "quick to sting",  // waspish
  "thin and insipid",  // waterish
  "wilful, capricious",  // wayward
  "full of weeds, straggly",  // weedy
  "complaining",  // whining
  "like a wolf",  // wolvish
  "stiff and stupid",  // wooden
  "full of worms",  // wormy
  "quarrelling",  // wrangling
  "wrinkled",  // writhled
  "frothy, insubstantial",  // yeasty
  "barking shrilly",  // yelping
  "empty of wit",  // barren
  "lewd",  // bawdy
  "like a deceived husband",  // cuckoldly
  "deserving damnation",  // damnable
  "lustful as a goat",  // goatish
  "unable to restrain lust",  // incontinent
  "lustful",  // lecherous
  "base, lascivious",  // lewd
  "ill-born, ill-made",  // misbegotten
  "lustful, in rut",  // ruttish
  "slovenly, loose",  // sluttish
  "son of a whore, vile",  // whoreson
]

/// The numbers of the words, in the order given above; a comment ends with the stems.
let adjectiveFacts: [Int32] = [
  1, 20, 4, 1, 109, 578235, 0, 0,  // abject · an · Henry VI, Part 2 4.1.109 · abjec
  1, 9, 4, 1, 5, 582102, 0, 0,  // abominable · an · As You Like It 4.1.5 · abomi
  1, 31, 1, 5, 135, 898898, 0, 0,  // arrant · an · Hamlet 1.5.135 · arran
  1, 31, 4, 5, 21, 1235, 0, 0,  // artless · an · Hamlet 4.5.21 · art
  0, 26, 4, 2, 153, 1487, 0, 0,  // babbling · a · Titus Andronicus 4.2.153 · bab
  0, 32, 2, 2, 65, 1162559, 0, 0,  // beastly · a · King Lear 2.2.65 · beast
  0, 32, 2, 2, 14, 1600, 0, 0,  // beggarly · a · King Lear 2.2.14 · beg
  0, 16, 2, 4, 296, 1175493, 0, 0,  // beslubbering · a · Henry IV, Part 1 2.4.296 · beslu
  0, 0, 1, 1, 40, 1300336, 0, 0,  // blasphemous · a · The Tempest 1.1.40 · blasp
  0, 24, 1, 3, 382, 1310105, 0, 0,  // blockish · a · Troilus and Cressida 1.3.382 · block
  0, 9, 5, 1, 45, 50724, 0, 0,  // boorish · a · As You Like It 5.1.45 · boor
  0, 21, 1, 4, 20, 50726, 0, 0,  // bootless · a · Henry VI, Part 3 1.4.20 · boot
  0, 8, 3, 4, 79, 52522, 0, 0,  // bragging · a · The Merchant of Venice 3.4.79 · brag
  0, 24, 1, 3, 388, 1418162, 0, 0,  // brainless · a · Troilus and Cressida 1.3.388 · brain
  0, 0, 1, 2, 418, 53075, 0, 0,  // brutish · a · The Tempest 1.2.418 · brut
  0, 11, 1, 3, 53, 1623334, 0, 0,  // calumnious · a · All's Well That Ends Well 1.3.53 · calum
  0, 14, 2, 1, 199, 60167, 0, 0,  // cankered · a · King John 2.1.199 · cank
  0, 12, 2, 3, 69, 1628739, 0, 0,  // caterwauling · a · Twelfth Night 2.3.69 · cater
  0, 9, 2, 1, 7, 1767594, 0, 0,  // churlish · a · As You Like It 2.1.7 · churl
  0, 9, 1, 3, 130, 1842089, 0, 0,  // clownish · a · As You Like It 1.3.130 · clown
  0, 14, 5, 1, 72, 70076, 0, 0,  // cockered · a · King John 5.1.72 · cock
  0, 33, 4, 2, 155, 2599, 0, 0,  // cogging · a · Othello 4.2.155 · cog
  0, 5, 2, 3, 172, 1900319, 0, 0,  // contemptible · a · Much Ado About Nothing 2.3.172 · conte
  0, 32, 2, 2, 51, 2615, 0, 0,  // cowardly · a · King Lear 2.2.51 · cow
  0, 2, 4, 2, 148, 2618, 0, 0,  // cozening · a · The Merry Wives of Windsor 4.2.148 · coz
  0, 0, 3, 1, 8, 72200, 0, 0,  // crabbed · a · The Tempest 3.1.8 · crab
  0, 35, 2, 1, 50, 1949528, 0, 0,  // crafty · a · Cymbeline 2.1.50 · craft
  0, 19, 2, 4, 100, 72204, 0, 0,  // craven · a · Henry VI, Part 1 2.4.100 · craf
  0, 24, 5, 1, 6, 1964459, 0, 0,  // crusty · a · Troilus and Cressida 5.1.6 · crust
  0, 21, 5, 5, 26, 2772, 0, 0,  // currish · a · Henry VI, Part 3 5.5.26 · cur
  0, 4, 5, 1, 257, 79850, 0, 0,  // dankish · a · The Comedy of Errors 5.1.257 · dank
  0, 0, 3, 2, 26, 2226061, 0, 0,  // deboshed · a · The Tempest 3.2.26 · debos
  0, 15, 1, 1, 144, 2229431, 0, 0,  // degenerate · a · Richard II 1.1.144 · degen
  0, 26, 5, 1, 96, 2238913, 0, 0,  // detestable · a · Titus Andronicus 5.1.96 · detes
  0, 4, 4, 4, 117, 2317280, 0, 0,  // dissembling · a · The Comedy of Errors 4.4.117 · disse
  0, 25, 1, 1, 159, 2317280, 0, 0,  // dissentious · a · Coriolanus 1.1.159 · disse
  0, 4, 4, 4, 66, 3341, 0, 0,  // doting · a · The Comedy of Errors 4.4.66 · dot
  0, 11, 4, 5, 3, 2436515, 0, 0,  // doughy · a · All's Well That Ends Well 4.5.3 · dough
  0, 27, 2, 4, 87, 2487218, 0, 0,  // drivelling · a · Romeo and Juliet 2.4.87 · drive
  0, 18, 1, 2, 207, 92273, 0, 0,  // droning · a · Henry V 1.2.207 · dron
  0, 0, 2, 2, 151, 2495756, 0, 0,  // drunken · a · The Tempest 2.2.151 · drunk
  1, 18, 2, 1, 42, 2808250, 0, 0,  // egregious · an · Henry V 2.1.42 · egreg
  1, 17, 2, 1, 35, 3024662, 0, 0,  // errant · an · Henry IV, Part 2 2.1.35 · erran
  1, 26, 5, 3, 178, 3133341, 0, 0,  // execrable · an · Titus Andronicus 5.3.178 · execr
  0, 17, 4, 1, 223, 119212, 0, 0,  // fangless · a · Henry IV, Part 2 4.1.223 · fang
  0, 9, 3, 3, 92, 3219076, 0, 0,  // fantastical · a · As You Like It 3.3.92 · fanta
  0, 8, 1, 3, 36, 119462, 0, 0,  // fawning · a · The Merchant of Venice 1.3.36 · fawn
  0, 32, 2, 2, 15, 3375089, 0, 0,  // filthy · a · King Lear 2.2.15 · filth
  0, 32, 2, 2, 17, 4631, 0, 0,  // finical · a · King Lear 2.2.17 · fin
  0, 33, 4, 2, 220, 4781, 0, 0,  // fobbing · a · Othello 4.2.220 · fob
  0, 32, 1, 4, 159, 4795, 0, 0,  // foppish · a · King Lear 1.4.159 · fop
  0, 26, 4, 4, 59, 3544067, 0, 0,  // frantic · a · Titus Andronicus 4.4.59 · frant
  0, 37, 0, 0, 901, 3554423, 0, 0,  // frothy · a · Venus and Adonis 901 · froth
  0, 10, 5, 2, 181, 131648, 0, 0,  // froward · a · The Taming of the Shrew 5.2.181 · frow
  0, 12, 5, 1, 107, 4953, 0, 0,  // fulsome · a · Twelfth Night 5.1.107 · ful
  0, 17, 2, 4, 178, 133940, 0, 0,  // fustian · a · Henry IV, Part 2 2.4.178 · fust
  0, 24, 2, 1, 100, 133940, 0, 0,  // fusty · a · Troilus and Cressida 2.1.100 · fust
  0, 5, 3, 3, 130, 5350, 0, 0,  // giddy · a · Much Ado About Nothing 3.3.130 · gid
  0, 18, 5, 1, 69, 3960074, 0, 0,  // gleeking · a · Henry V 5.1.69 · gleek
  0, 16, 2, 2, 82, 5526, 1605, 0,  // gorbellied · a · Henry IV, Part 1 2.2.82 · gor bel
  0, 10, 5, 2, 172, 150933, 0, 0,  // graceless · a · The Taming of the Shrew 5.2.172 · grac
  0, 2, 2, 1, 97, 151039, 0, 0,  // greasy · a · The Merry Wives of Windsor 2.1.97 · grea
  0, 8, 3, 2, 284, 5594, 0, 0,  // greedy · a · The Merchant of Venice 3.2.284 · gre
  0, 27, 1, 1, 59, 4351178, 0, 0,  // heartless · a · Romeo and Juliet 1.1.59 · heart
  0, 10, 4, 1, 155, 161248, 0, 0,  // heedless · a · The Taming of the Shrew 4.1.155 · heed
  0, 7, 3, 1, 69, 161476, 0, 0,  // hempen · a · A Midsummer Night's Dream 3.1.69 · hemp
  1, 20, 2, 1, 13, 4931363, 0, 0,  // ignoble · an · Henry VI, Part 2 2.1.13 · ignob
  1, 1, 3, 1, 292, 5028176, 0, 0,  // illiterate · an · The Two Gentlemen of Verona 3.1.292 · illit
  1, 24, 5, 1, 31, 5048372, 0, 0,  // immaterial · an · Troilus and Cressida 5.1.31 · immat
  1, 8, 2, 2, 131, 5050665, 0, 0,  // impertinent · an · The Merchant of Venice 2.2.131 · imper
  1, 16, 3, 3, 338, 5051083, 0, 0,  // impudent · an · Henry IV, Part 1 3.3.338 · impud
  1, 0, 1, 1, 41, 5060935, 0, 0,  // incharitable · an · The Tempest 1.1.41 · incha
  1, 35, 1, 5, 29, 5063043, 0, 0,  // infectious · an · Cymbeline 1.5.29 · infec
  1, 32, 3, 7, 30, 5064121, 0, 0,  // ingrateful · an · King Lear 3.7.30 · ingra
  1, 33, 5, 1, 68, 5064943, 0, 0,  // inhuman · an · Othello 5.1.68 · inhum
  1, 15, 2, 1, 38, 5072429, 0, 0,  // insatiate · an · Richard II 2.1.38 · insat
  1, 33, 4, 2, 154, 5072639, 0, 0,  // insinuating · an · Othello 4.2.154 · insin
  1, 25, 5, 6, 152, 5072799, 0, 0,  // insolent · an · Coriolanus 5.6.152 · insol
  1, 31, 3, 4, 37, 5073618, 0, 0,  // intruding · an · Hamlet 3.4.37 · intru
  0, 20, 4, 1, 53, 7321, 0, 0,  // jaded · a · Henry VI, Part 2 4.1.53 · jad
  0, 19, 4, 1, 190, 7335, 0, 0,  // jarring · a · Henry VI, Part 1 4.1.190 · jar
  0, 29, 4, 3, 151, 7540, 0, 0,  // jigging · a · Julius Caesar 4.3.151 · jig
  0, 30, 5, 8, 23, 7864, 0, 0,  // juggling · a · Macbeth 5.8.23 · jug
  0, 31, 2, 2, 591, 223456, 0, 0,  // kindless · a · Hamlet 2.2.591 · kind
  0, 31, 3, 2, 236, 226752, 0, 0,  // knavish · a · Hamlet 3.2.236 · knaf
  0, 10, 0, 1, 33, 6673814, 0, 0,  // loathsome · a · The Taming of the Shrew Induction 1.33 · loath
  0, 10, 4, 1, 111, 9160, 161140, 0,  // loggerheaded · a · The Taming of the Shrew 4.1.111 · log head
  0, 1, 4, 4, 45, 247394, 0, 0,  // loitering · a · The Two Gentlemen of Verona 4.4.45 · loit
  0, 18, 4, 8, 33, 9174, 0, 0,  // lousy · a · Henry V 4.8.33 · lou
  0, 2, 5, 5, 180, 9317, 0, 0,  // lubberly · a · The Merry Wives of Windsor 5.5.180 · lub
  0, 1, 3, 2, 62, 251872, 0, 0,  // lumpish · a · The Two Gentlemen of Verona 3.2.62 · lump
  0, 22, 1, 3, 259, 6937207, 0, 0,  // malapert · a · Richard III 1.3.259 · malap
  0, 0, 1, 2, 303, 6937414, 0, 0,  // malignant · a · The Tempest 1.2.303 · malig
  0, 33, 3, 3, 78, 9517, 0, 0,  // mammering · a · Othello 3.3.78 · mam
  0, 28, 4, 3, 394, 256993, 0, 0,  // mangy · a · Timon of Athens 4.3.394 · mang
  0, 2, 2, 2, 260, 7009552, 0, 0,  // mechanical · a · The Merry Wives of Windsor 2.2.260 · mecha
  0, 14, 3, 1, 165, 9616, 0, 0,  // meddling · a · King John 3.1.165 · med
  0, 9, 2, 7, 147, 9635, 0, 0,  // mewling · a · As You Like It 2.7.147 · mew
  0, 13, 1, 2, 354, 262822, 0, 0,  // mindless · a · The Winter's Tale 1.2.354 · mind
  0, 9, 3, 2, 385, 267233, 0, 0,  // moonish · a · As You Like It 3.2.385 · moon
  0, 17, 2, 4, 117, 7219615, 0, 0,  // mouldy · a · Henry IV, Part 2 2.4.117 · mould
  0, 17, 2, 4, 36, 10048, 0, 0,  // muddy · a · Henry IV, Part 2 2.4.36 · mud
  0, 27, 3, 5, 181, 271541, 0, 0,  // mumbling · a · Romeo and Juliet 3.5.181 · mumb
  0, 16, 2, 4, 414, 7475363, 0, 0,  // naughty · a · Henry IV, Part 1 2.4.414 · naugh
  0, 5, 5, 2, 44, 10620, 0, 0,  // noisome · a · Much Ado About Nothing 5.2.44 · noi
  1, 14, 3, 4, 26, 8061867, 0, 0,  // odouriferous · an · King John 3.4.26 · odour
  1, 12, 2, 5, 26, 311436, 456503, 0,  // overweening · an · Twelfth Night 2.5.26 · over ween
  0, 20, 4, 1, 109, 8532045, 0, 0,  // paltry · a · Henry VI, Part 2 4.1.109 · paltr
  0, 7, 4, 1, 215, 8537408, 0, 0,  // patched · a · A Midsummer Night's Dream 4.1.215 · patch
  0, 6, 1, 1, 26, 8538429, 0, 0,  // paunchy · a · Love's Labour's Lost 1.1.26 · paunc
  0, 6, 5, 2, 430, 8604428, 0, 0,  // pedantical · a · Love's Labour's Lost 5.2.430 · pedan
  0, 19, 2, 4, 87, 318714, 0, 0,  // peevish · a · Henry VI, Part 1 2.4.87 · peef
  0, 0, 2, 2, 151, 8614764, 0, 0,  // perfidious · a · The Tempest 2.2.151 · perfi
  0, 20, 3, 2, 227, 8614980, 0, 0,  // pernicious · a · Henry VI, Part 2 3.2.227 · perni
  0, 11, 4, 3, 289, 8615871, 0, 0,  // pestiferous · a · All's Well That Ends Well 4.3.289 · pesti
  0, 27, 4, 5, 140, 8615871, 0, 0,  // pestilent · a · Romeo and Juliet 4.5.140 · pesti
  0, 18, 1, 2, 144, 321819, 0, 0,  // pilfering · a · Henry V 1.2.144 · pilf
  0, 25, 3, 1, 274, 8805390, 0, 0,  // poisonous · a · Coriolanus 3.1.274 · poiso
  0, 4, 2, 1, 81, 328097, 0, 0,  // prating · a · The Comedy of Errors 2.1.81 · prat
  0, 10, 3, 1, 9, 8861442, 0, 0,  // preposterous · a · The Taming of the Shrew 3.1.9 · prepo
  0, 19, 3, 1, 9, 8861529, 0, 0,  // presumptuous · a · Henry VI, Part 1 3.1.9 · presu
  0, 2, 1, 1, 50, 328295, 0, 0,  // pribbling · a · The Merry Wives of Windsor 1.1.50 · prib
  0, 9, 2, 7, 147, 12242, 0, 0,  // puking · a · As You Like It 2.7.147 · puk
  0, 27, 3, 5, 193, 12243, 0, 0,  // puling · a · Romeo and Juliet 3.5.193 · pul
  0, 33, 5, 2, 285, 12245, 0, 0,  // puny · a · Othello 5.2.285 · pun
  0, 21, 2, 3, 55, 12961, 0, 0,  // quailing · a · Henry VI, Part 3 2.3.55 · qua
  0, 14, 3, 1, 124, 355390, 0, 0,  // ramping · a · King John 3.1.124 · ramp
  0, 20, 3, 1, 24, 9595923, 0, 0,  // rancorous · a · Henry VI, Part 2 3.1.24 · ranco
  0, 31, 1, 2, 138, 355412, 0, 0,  // rank · a · Hamlet 1.2.138 · rank
  0, 17, 1, 2, 35, 355539, 0, 0,  // rascally · a · Henry IV, Part 2 1.2.35 · rasc
  0, 8, 4, 1, 140, 13155, 0, 0,  // ravenous · a · The Merchant of Venice 4.1.140 · raf
  0, 31, 3, 4, 201, 9668087, 0, 0,  // reechy · a · Hamlet 3.4.201 · reech
  0, 27, 4, 1, 84, 358085, 0, 0,  // reeky · a · Romeo and Juliet 4.1.84 · reek
  0, 24, 2, 2, 189, 9669214, 0, 0,  // refractory · a · Troilus and Cressida 2.2.189 · refra
  0, 0, 2, 2, 165, 9746247, 0, 0,  // ridiculous · a · The Tempest 2.2.165 · ridic
  0, 32, 3, 7, 115, 365439, 0, 0,  // roguish · a · King Lear 3.7.115 · rogu
  0, 5, 4, 1, 29, 13547, 0, 0,  // rotten · a · Much Ado About Nothing 4.1.29 · rot
  0, 9, 2, 2, 8, 365918, 0, 0,  // roynish · a · As You Like It 2.2.8 · royn
  0, 29, 1, 1, 18, 375276, 0, 0,  // saucy · a · Julius Caesar 1.1.18 · sauc
  0, 18, 5, 1, 30, 10157485, 0, 0,  // scald · a · Henry V 5.1.30 · scald
  0, 13, 4, 4, 242, 10172241, 0, 0,  // scurrilous · a · The Winter's Tale 4.4.242 · scurr
  0, 27, 2, 4, 146, 10172229, 0, 0,  // scurvy · a · Romeo and Juliet 2.4.146 · scurf
  0, 4, 4, 4, 28, 14000, 0, 0,  // senseless · a · The Comedy of Errors 4.4.28 · sen
  0, 32, 3, 2, 21, 10209519, 0, 0,  // servile · a · King Lear 3.2.21 · servi
  0, 9, 3, 2, 61, 10255908, 0, 0,  // shallow · a · As You Like It 3.2.61 · shall
  0, 21, 3, 3, 159, 379849, 0, 0,  // shameless · a · Henry VI, Part 3 3.3.159 · sham
  0, 15, 1, 1, 61, 10334686, 0, 0,  // slanderous · a · Richard II 1.1.61 · sland
  0, 18, 3, 5, 13, 383132, 0, 0,  // slobbery · a · Henry V 3.5.13 · slob
  0, 24, 1, 2, 215, 10376624, 0, 0,  // sneaking · a · Troilus and Cressida 1.2.215 · sneak
  0, 16, 4, 2, 11, 14277, 0, 0,  // soused · a · Henry IV, Part 1 4.2.11 · sou
  0, 17, 1, 1, 80, 10419363, 0, 0,  // spiritless · a · Henry IV, Part 2 1.1.80 · spiri
  0, 30, 3, 5, 12, 385904, 0, 0,  // spiteful · a · Macbeth 3.5.12 · spit
  0, 23, 3, 2, 131, 385970, 0, 0,  // spleeny · a · Henry VIII 3.2.131 · sple
  0, 30, 1, 7, 78, 10423627, 0, 0,  // spongy · a · Macbeth 1.7.78 · spong
  0, 8, 5, 1, 88, 10502066, 0, 0,  // stockish · a · The Merchant of Venice 5.1.88 · stock
  0, 32, 2, 2, 127, 10506404, 0, 0,  // stubborn · a · King Lear 2.2.127 · stubb
  0, 3, 3, 2, 134, 10522539, 0, 0,  // superficial · a · Measure for Measure 3.2.134 · super
  0, 10, 3, 2, 215, 14436, 0, 0,  // surly · a · The Taming of the Shrew 3.2.215 · sur
  0, 17, 2, 4, 66, 390778, 0, 0,  // swaggering · a · Henry IV, Part 2 2.4.66 · swag
  0, 31, 1, 4, 21, 391001, 0, 0,  // swinish · a · Hamlet 1.4.21 · swin
  0, 2, 3, 3, 78, 14627, 0, 0,  // tattling · a · The Merry Wives of Windsor 3.3.78 · tat
  0, 31, 2, 2, 235, 14719, 0, 0,  // tedious · a · Hamlet 2.2.235 · ted
  0, 25, 2, 1, 41, 397838, 0, 0,  // testy · a · Coriolanus 2.1.41 · test
  0, 27, 4, 1, 80, 10792986, 0, 0,  // thievish · a · Romeo and Juliet 4.1.80 · thief
  0, 9, 5, 2, 30, 10799452, 0, 0,  // thrasonical · a · As You Like It 5.2.30 · thras
  0, 4, 5, 1, 249, 10799542, 1503, 0,  // threadbare · a · The Comedy of Errors 5.1.249 · threa bar
  0, 21, 1, 1, 234, 10815867, 0, 0,  // timorous · a · Henry VI, Part 3 1.1.234 · timor
  0, 22, 3, 2, 37, 15005, 0, 0,  // tottering · a · Richard III 3.2.37 · tot
  0, 31, 2, 2, 591, 10986789, 0, 0,  // treacherous · a · Hamlet 2.2.591 · treac
  1, 11, 4, 5, 3, 1496, 0, 0,  // unbaked · an · All's Well That Ends Well 4.5.3 · bak
  1, 32, 2, 2, 62, 50645, 0, 0,  // unbolted · an · King Lear 2.2.62 · bolt
  1, 1, 5, 4, 63, 1787763, 0, 0,  // uncivil · an · The Two Gentlemen of Verona 5.4.63 · civil
  1, 6, 4, 2, 18, 2751328, 0, 0,  // uneducated · an · Love's Labour's Lost 4.2.18 · educa
  1, 4, 2, 1, 103, 4514, 0, 0,  // unfeeling · an · The Comedy of Errors 2.1.103 · fee
  1, 25, 5, 6, 138, 6249, 0, 0,  // unholy · an · Coriolanus 5.6.138 · hol
  1, 6, 1, 1, 243, 8903, 0, 0,  // unlettered · an · Love's Labour's Lost 1.1.243 · let
  1, 21, 3, 2, 177, 242849, 0, 0,  // unlicked · an · Henry VI, Part 3 3.2.177 · lick
  1, 22, 1, 2, 39, 9518, 0, 0,  // unmannered · an · Richard III 1.2.39 · man
  1, 12, 3, 1, 116, 10070, 0, 0,  // unmuzzled · an · Twelfth Night 3.1.116 · muz
  1, 28, 1, 1, 299, 8602286, 0, 0,  // unpeaceable · an · Timon of Athens 1.1.299 · peace
  1, 10, 4, 1, 111, 12081, 0, 0,  // unpolished · an · The Taming of the Shrew 4.1.111 · pol
  1, 6, 4, 2, 18, 328631, 0, 0,  // unpruned · an · Love's Labour's Lost 4.2.18 · prun
  1, 16, 1, 2, 74, 10133526, 0, 0,  // unsavoury · an · Henry IV, Part 1 1.2.74 · savou
  1, 11, 1, 1, 66, 10197051, 0, 0,  // unseasoned · an · All's Well That Ends Well 1.1.66 · seaso
  1, 16, 1, 3, 44, 10664009, 0, 0,  // untaught · an · Henry IV, Part 1 1.3.44 · taugh
  1, 14, 1, 1, 245, 15008, 0, 0,  // untoward · an · King John 1.1.245 · tow
  1, 20, 3, 2, 214, 11057166, 0, 0,  // untutored · an · Henry VI, Part 2 3.2.214 · tutor
  1, 14, 4, 2, 209, 453959, 0, 0,  // unwashed · an · King John 4.2.209 · wash
  1, 3, 3, 2, 134, 12328316, 0, 0,  // unweighing · an · Measure for Measure 3.2.134 · weigh
  1, 2, 3, 3, 32, 458958, 0, 0,  // unwholesome · an · The Merry Wives of Windsor 3.3.32 · whol
  0, 16, 3, 2, 67, 434012, 0, 0,  // vain · a · Henry IV, Part 1 3.2.67 · vain
  0, 22, 1, 2, 20, 11800741, 0, 0,  // venomed · a · Richard III 1.2.20 · venom
  0, 16, 2, 4, 121, 11877922, 0, 0,  // villainous · a · Henry IV, Part 1 2.4.121 · villa
  0, 19, 3, 1, 82, 16297, 0, 0,  // viperous · a · Henry VI, Part 1 3.1.82 · vip
  0, 3, 3, 1, 155, 453940, 0, 0,  // warped · a · Measure for Measure 3.1.155 · warp
  0, 10, 2, 1, 217, 453967, 0, 0,  // waspish · a · The Taming of the Shrew 2.1.217 · wasp
  0, 32, 1, 1, 281, 16814, 0, 0,  // waterish · a · King Lear 1.1.281 · wat
  0, 6, 3, 1, 197, 454136, 0, 0,  // wayward · a · Love's Labour's Lost 3.1.197 · wayw
  0, 31, 4, 7, 189, 456493, 0, 0,  // weedy · a · Hamlet 4.7.189 · weed
  0, 27, 3, 5, 194, 458798, 0, 0,  // whining · a · Romeo and Juliet 3.5.194 · whin
  0, 32, 1, 4, 307, 463974, 0, 0,  // wolvish · a · King Lear 1.4.307 · wolf
  0, 19, 5, 3, 89, 464053, 0, 0,  // wooden · a · Henry VI, Part 1 5.3.89 · wood
  0, 7, 3, 2, 402, 464143, 0, 0,  // wormy · a · A Midsummer Night's Dream 3.2.402 · worm
  0, 11, 2, 2, 25, 12578551, 0, 0,  // wrangling · a · All's Well That Ends Well 2.2.25 · wrang
  0, 19, 2, 3, 28, 12584546, 0, 0,  // writhled · a · Henry VI, Part 1 2.3.28 · writh
  0, 31, 5, 2, 187, 13385702, 0, 0,  // yeasty · a · Hamlet 5.2.187 · yeast
  0, 19, 4, 2, 47, 496060, 0, 0,  // yelping · a · Henry VI, Part 1 4.2.47 · yelp
  0, 12, 1, 5, 76, 1503, 0, 0,  // barren · a · Twelfth Night 1.5.76 · bar
  0, 31, 2, 2, 590, 40720, 0, 0,  // bawdy · a · Hamlet 2.2.590 · bawd
  0, 2, 2, 2, 252, 2010165, 0, 0,  // cuckoldly · a · The Merry Wives of Windsor 2.2.252 · cucko
  0, 11, 4, 3, 209, 2155303, 0, 0,  // damnable · a · All's Well That Ends Well 4.3.209 · damna
  0, 32, 1, 2, 133, 148763, 0, 0,  // goatish · a · King Lear 1.2.133 · goat
  1, 24, 5, 1, 106, 5061137, 0, 0,  // incontinent · an · Troilus and Cressida 5.1.106 · incon
  0, 31, 2, 2, 591, 239930, 0, 0,  // lecherous · a · Hamlet 2.2.591 · lech
  0, 5, 5, 1, 334, 240466, 0, 0,  // lewd · a · Much Ado About Nothing 5.1.334 · lewd
  0, 16, 2, 4, 209, 9739, 1166825, 0,  // misbegotten · a · Henry IV, Part 1 2.4.209 · mis begot
  0, 11, 4, 3, 203, 13709, 0, 0,  // ruttish · a · All's Well That Ends Well 4.3.203 · rut
  0, 11, 5, 2, 7, 383312, 0, 0,  // sluttish · a · All's Well That Ends Well 5.2.7 · slut
  0, 35, 2, 1, 14, 458964, 14270, 0,  // whoreson · a · Cymbeline 2.1.14 · whor son
]
