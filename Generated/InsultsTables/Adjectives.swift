// The adjectives of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones; each part by the first year of use.
// 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/adjectives.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words.
let adjectives: [TableText] = [
  "abject",
  "abominable",
  "arrant",
  "artless",
  "babbling",
  "beastly",
  "beggarly",
  "beslubbering",
  "blasphemous",
  "blockish",
  "boorish",
  "bootless",
  "bragging",
  "brainless",
  "brutish",
  "calumnious",
  "cankered",
  "caterwauling",
  "churlish",
  "clownish",
  "cockered",
  "cogging",
  "contemptible",
  "cowardly",
  "cozening",
  "crabbed",
  "crafty",
  "craven",
  "crusty",
  "currish",
  "dankish",
  "deboshed",
  "degenerate",
  "detestable",
  "dissembling",
  "dissentious",
  "doting",
  "doughy",
  "drivelling",
  "droning",
  "drunken",
  "egregious",
  "errant",
  "execrable",
  "fangless",
  "fantastical",
  "fawning",
  "filthy",
  "finical",
  "fobbing",
  "foppish",
  "frantic",
  "frothy",
  "froward",
  "fulsome",
  "fustian",
  "fusty",
  "giddy",
  "gleeking",
  "gorbellied",
  "graceless",
  "greasy",
  "greedy",
  "heartless",
  "heedless",
  "hempen",
  "ignoble",
  "illiterate",
  "immaterial",
  "impertinent",
  "impudent",
  "incharitable",
  "infectious",
  "ingrateful",
  "inhuman",
  "insatiate",
  "insinuating",
  "insolent",
  "intruding",
  "jaded",
  "jarring",
  "jigging",
  "juggling",
  "kindless",
  "knavish",
  "loathsome",
  "loggerheaded",
  "loitering",
  "lousy",
  "lubberly",
  "lumpish",
  "malapert",
  "malignant",
  "mammering",
  "mangy",
  "mechanical",
  "meddling",
  "mewling",
  "mindless",
  "moonish",
  "mouldy",
  "muddy",
  "mumbling",
  "naughty",
  "noisome",
  "odouriferous",
  "overweening",
  "paltry",
  "patched",
  "paunchy",
  "pedantical",
  "peevish",
  "perfidious",
  "pernicious",
  "pestiferous",
  "pestilent",
  "pilfering",
  "poisonous",
  "prating",
  "preposterous",
  "presumptuous",
  "pribbling",
  "puking",
  "puling",
  "puny",
  "quailing",
  "ramping",
  "rancorous",
  "rank",
  "rascally",
  "ravenous",
  "reechy",
  "reeky",
  "refractory",
  "ridiculous",
  "roguish",
  "rotten",
  "roynish",
  "saucy",
  "scald",
  "scurrilous",
  "scurvy",
  "senseless",
  "servile",
  "shallow",
  "shameless",
  "slanderous",
  "slobbery",
  "sneaking",
  "soused",
  "spiritless",
  "spiteful",
  "spleeny",
  "spongy",
  "stockish",
  "stubborn",
  "superficial",
  "surly",
  "swaggering",
  "swinish",
  "tattling",
  "tedious",
  "testy",
  "thievish",
  "thrasonical",
  "threadbare",
  "timorous",
  "tottering",
  "treacherous",
  "unbaked",
  "unbolted",
  "uncivil",
  "uneducated",
  "unfeeling",
  "unholy",
  "unlettered",
  "unlicked",
  "unmannered",
  "unmuzzled",
  "unpeaceable",
  "unpolished",
  "unpruned",
  "unsavoury",
  "unseasoned",
  "untaught",
  "untoward",
  "untutored",
  "unwashed",
  "unweighing",
  "unwholesome",
  "vain",
  "venomed",
  "villainous",
  "viperous",
  "warped",
  "waspish",
  "waterish",
  "wayward",
  "weedy",
  "whining",
  "wolvish",
  "wooden",
  "wormy",
  "wrangling",
  "writhled",
  "yeasty",
  "yelping",
  "barren",
  "bawdy",
  "cuckoldly",
  "damnable",
  "goatish",
  "incontinent",
  "lecherous",
  "lewd",
  "misbegotten",
  "ruttish",
  "sluttish",
  "whoreson",
]

/// The meanings of the words.
let adjectiveGlosses: [TableText] = [
  "low, despicable",
  "loathsome",
  "downright, notorious",
  "unskilled, clumsy",
  "talking without stop",
  "like a brute",
  "poor and mean",
  "smearing everything with slobber",
  "foul-mouthed against heaven",
  "stupid as a block",
  "rustic, uncouth",
  "useless, to no purpose",
  "boastful",
  "without sense",
  "like an animal",
  "slandering",
  "diseased with spite",
  "howling like cats",
  "rude and miserly",
  "like a country lout",
  "pampered, spoilt",
  "cheating, wheedling",
  "deserving scorn",
  "without courage",
  "cheating",
  "sour-tempered",
  "cunning",
  "cowardly",
  "scabby, bad-tempered",
  "like a mongrel dog, snappish",
  "damp and musty",
  "debauched, corrupted by drink",
  "fallen from one's kind",
  "hateful",
  "hypocritical",
  "quarrel-making",
  "foolish with age or love",
  "half-baked, soft",
  "dribbling, talking idly",
  "idle and humming, like a male bee",
  "given to drink",
  "outstandingly bad",
  "downright, thoroughgoing",
  "fit to be cursed",
  "toothless, harmless",
  "full of odd fancies",
  "grovelling for favour",
  "dirty, vile",
  "fussily neat",
  "cheating",
  "foolish, dandyish",
  "out of control",
  "all foam, no substance",
  "perverse, contrary",
  "cloying, disgusting",
  "cheap and bombastic",
  "mouldy, stale",
  "light-headed, flighty",
  "jeering, scoffing",
  "big-bellied",
  "without virtue or manners",
  "fat and unwashed",
  "wanting ever more",
  "without spirit or pity",
  "careless",
  "rustic, and fit for the rope",
  "base-born in conduct",
  "unable to read",
  "flimsy",
  "beside the point, meddling",
  "shameless",
  "without kindness",
  "spreading sickness",
  "thankless",
  "cruel",
  "never satisfied",
  "worming into favour",
  "insulting, arrogant",
  "pushing in",
  "worn-out, ignoble",
  "discordant",
  "rhyming in doggerel",
  "deceiving",
  "without natural feeling",
  "rascally",
  "disgusting",
  "thick-headed",
  "idle, dawdling",
  "full of lice",
  "big and clumsy",
  "dull and heavy",
  "impudent",
  "full of ill will",
  "dithering, stammering",
  "scabby",
  "of the labouring trade, vulgar",
  "interfering",
  "whimpering like an infant",
  "without thought",
  "changeable as the moon",
  "stale and rotten",
  "dirty, dull",
  "muttering",
  "wicked, good for nothing",
  "stinking, harmful",
  "strong-smelling",
  "puffed up with conceit",
  "worthless, petty",
  "dressed in motley rags",
  "pot-bellied",
  "parading book-learning",
  "perverse, fretful",
  "faithless",
  "destructive",
  "carrying plague",
  "troublesome as plague",
  "thieving in a small way",
  "venomous",
  "chattering",
  "back to front, absurd",
  "arrogant",
  "chattering pettily",
  "vomiting",
  "whining",
  "small and feeble",
  "shrinking in fear",
  "raging, storming",
  "full of old spite",
  "foul-smelling, overgrown",
  "knavish",
  "greedy for prey",
  "smoky, grimy",
  "reeking, foul",
  "stubborn",
  "laughable",
  "vagrant, rascally",
  "decayed",
  "scabby, coarse",
  "insolent",
  "scabby, contemptible",
  "coarse in abuse",
  "scabby, worthless",
  "without sense or feeling",
  "fawningly obedient",
  "without depth",
  "without shame",
  "speaking falsely of others",
  "wet and sloppy",
  "underhand",
  "pickled",
  "without courage",
  "full of malice",
  "hot-tempered",
  "soaked in drink",
  "dull as a post",
  "obstinate",
  "shallow",
  "haughty and ill-humoured",
  "blustering",
  "like a pig",
  "gossiping",
  "wearisome",
  "easily annoyed",
  "given to stealing",
  "boastful, like the soldier Thraso",
  "shabby",
  "fearful",
  "unsteady",
  "ready to betray",
  "raw, immature",
  "unsifted, coarse",
  "rude",
  "untaught",
  "callous",
  "wicked",
  "unable to read",
  "unformed, like a bear cub",
  "without manners",
  "let loose to bite",
  "quarrelsome",
  "uncouth",
  "untrimmed, unrefined",
  "ill-smelling, distasteful",
  "raw, inexperienced",
  "ill-bred",
  "unmannerly, perverse",
  "untaught, boorish",
  "dirty",
  "thoughtless",
  "unhealthy",
  "empty, conceited",
  "full of poison",
  "scoundrelly",
  "poisonous as a viper",
  "bent out of shape",
  "quick to sting",
  "thin and insipid",
  "wilful, capricious",
  "full of weeds, straggly",
  "complaining",
  "like a wolf",
  "stiff and stupid",
  "full of worms",
  "quarrelling",
  "wrinkled",
  "frothy, insubstantial",
  "barking shrilly",
  "empty of wit",
  "lewd",
  "like a deceived husband",
  "deserving damnation",
  "lustful as a goat",
  "unable to restrain lust",
  "lustful",
  "base, lascivious",
  "ill-born, ill-made",
  "lustful, in rut",
  "slovenly, loose",
  "son of a whore, vile",
]

/// The numbers of the words, in the order given above.
let adjectiveFacts: [Int32] = [
  1, 20, 4, 1, 109, 578235, 0, 0,  // abject
  1, 9, 4, 1, 5, 582102, 0, 0,  // abominable
  1, 31, 1, 5, 135, 898898, 0, 0,  // arrant
  1, 31, 4, 5, 21, 1235, 0, 0,  // artless
  0, 26, 4, 2, 153, 1487, 0, 0,  // babbling
  0, 32, 2, 2, 65, 1162559, 0, 0,  // beastly
  0, 32, 2, 2, 14, 1600, 0, 0,  // beggarly
  0, 16, 2, 4, 296, 1175493, 0, 0,  // beslubbering
  0, 0, 1, 1, 40, 1300336, 0, 0,  // blasphemous
  0, 24, 1, 3, 382, 1310105, 0, 0,  // blockish
  0, 9, 5, 1, 45, 50724, 0, 0,  // boorish
  0, 21, 1, 4, 20, 50726, 0, 0,  // bootless
  0, 8, 3, 4, 79, 52522, 0, 0,  // bragging
  0, 24, 1, 3, 388, 1418162, 0, 0,  // brainless
  0, 0, 1, 2, 418, 53075, 0, 0,  // brutish
  0, 11, 1, 3, 53, 1623334, 0, 0,  // calumnious
  0, 14, 2, 1, 199, 60167, 0, 0,  // cankered
  0, 12, 2, 3, 69, 1628739, 0, 0,  // caterwauling
  0, 9, 2, 1, 7, 1767594, 0, 0,  // churlish
  0, 9, 1, 3, 130, 1842089, 0, 0,  // clownish
  0, 14, 5, 1, 72, 70076, 0, 0,  // cockered
  0, 33, 4, 2, 155, 2599, 0, 0,  // cogging
  0, 5, 2, 3, 172, 1900319, 0, 0,  // contemptible
  0, 32, 2, 2, 51, 2615, 0, 0,  // cowardly
  0, 2, 4, 2, 148, 2618, 0, 0,  // cozening
  0, 0, 3, 1, 8, 72200, 0, 0,  // crabbed
  0, 35, 2, 1, 50, 1949528, 0, 0,  // crafty
  0, 19, 2, 4, 100, 72204, 0, 0,  // craven
  0, 24, 5, 1, 6, 1964459, 0, 0,  // crusty
  0, 21, 5, 5, 26, 2772, 0, 0,  // currish
  0, 4, 5, 1, 257, 79850, 0, 0,  // dankish
  0, 0, 3, 2, 26, 2226061, 0, 0,  // deboshed
  0, 15, 1, 1, 144, 2229431, 0, 0,  // degenerate
  0, 26, 5, 1, 96, 2238913, 0, 0,  // detestable
  0, 4, 4, 4, 117, 2317280, 0, 0,  // dissembling
  0, 25, 1, 1, 159, 2317280, 0, 0,  // dissentious
  0, 4, 4, 4, 66, 3341, 0, 0,  // doting
  0, 11, 4, 5, 3, 2436515, 0, 0,  // doughy
  0, 27, 2, 4, 87, 2487218, 0, 0,  // drivelling
  0, 18, 1, 2, 207, 92273, 0, 0,  // droning
  0, 0, 2, 2, 151, 2495756, 0, 0,  // drunken
  1, 18, 2, 1, 42, 2808250, 0, 0,  // egregious
  1, 17, 2, 1, 35, 3024662, 0, 0,  // errant
  1, 26, 5, 3, 178, 3133341, 0, 0,  // execrable
  0, 17, 4, 1, 223, 119212, 0, 0,  // fangless
  0, 9, 3, 3, 92, 3219076, 0, 0,  // fantastical
  0, 8, 1, 3, 36, 119462, 0, 0,  // fawning
  0, 32, 2, 2, 15, 3375089, 0, 0,  // filthy
  0, 32, 2, 2, 17, 4631, 0, 0,  // finical
  0, 33, 4, 2, 220, 4781, 0, 0,  // fobbing
  0, 32, 1, 4, 159, 4795, 0, 0,  // foppish
  0, 26, 4, 4, 59, 3544067, 0, 0,  // frantic
  0, 37, 0, 0, 901, 3554423, 0, 0,  // frothy
  0, 10, 5, 2, 181, 131648, 0, 0,  // froward
  0, 12, 5, 1, 107, 4953, 0, 0,  // fulsome
  0, 17, 2, 4, 178, 133940, 0, 0,  // fustian
  0, 24, 2, 1, 100, 133940, 0, 0,  // fusty
  0, 5, 3, 3, 130, 5350, 0, 0,  // giddy
  0, 18, 5, 1, 69, 3960074, 0, 0,  // gleeking
  0, 16, 2, 2, 82, 5526, 1605, 0,  // gorbellied
  0, 10, 5, 2, 172, 150933, 0, 0,  // graceless
  0, 2, 2, 1, 97, 151039, 0, 0,  // greasy
  0, 8, 3, 2, 284, 5594, 0, 0,  // greedy
  0, 27, 1, 1, 59, 4351178, 0, 0,  // heartless
  0, 10, 4, 1, 155, 161248, 0, 0,  // heedless
  0, 7, 3, 1, 69, 161476, 0, 0,  // hempen
  1, 20, 2, 1, 13, 4931363, 0, 0,  // ignoble
  1, 1, 3, 1, 292, 5028176, 0, 0,  // illiterate
  1, 24, 5, 1, 31, 5048372, 0, 0,  // immaterial
  1, 8, 2, 2, 131, 5050665, 0, 0,  // impertinent
  1, 16, 3, 3, 338, 5051083, 0, 0,  // impudent
  1, 0, 1, 1, 41, 5060935, 0, 0,  // incharitable
  1, 35, 1, 5, 29, 5063043, 0, 0,  // infectious
  1, 32, 3, 7, 30, 5064121, 0, 0,  // ingrateful
  1, 33, 5, 1, 68, 5064943, 0, 0,  // inhuman
  1, 15, 2, 1, 38, 5072429, 0, 0,  // insatiate
  1, 33, 4, 2, 154, 5072639, 0, 0,  // insinuating
  1, 25, 5, 6, 152, 5072799, 0, 0,  // insolent
  1, 31, 3, 4, 37, 5073618, 0, 0,  // intruding
  0, 20, 4, 1, 53, 7321, 0, 0,  // jaded
  0, 19, 4, 1, 190, 7335, 0, 0,  // jarring
  0, 29, 4, 3, 151, 7540, 0, 0,  // jigging
  0, 30, 5, 8, 23, 7864, 0, 0,  // juggling
  0, 31, 2, 2, 591, 223456, 0, 0,  // kindless
  0, 31, 3, 2, 236, 226752, 0, 0,  // knavish
  0, 10, 0, 1, 33, 6673814, 0, 0,  // loathsome
  0, 10, 4, 1, 111, 9160, 161140, 0,  // loggerheaded
  0, 1, 4, 4, 45, 247394, 0, 0,  // loitering
  0, 18, 4, 8, 33, 9174, 0, 0,  // lousy
  0, 2, 5, 5, 180, 9317, 0, 0,  // lubberly
  0, 1, 3, 2, 62, 251872, 0, 0,  // lumpish
  0, 22, 1, 3, 259, 6937207, 0, 0,  // malapert
  0, 0, 1, 2, 303, 6937414, 0, 0,  // malignant
  0, 33, 3, 3, 78, 9517, 0, 0,  // mammering
  0, 28, 4, 3, 394, 256993, 0, 0,  // mangy
  0, 2, 2, 2, 260, 7009552, 0, 0,  // mechanical
  0, 14, 3, 1, 165, 9616, 0, 0,  // meddling
  0, 9, 2, 7, 147, 9635, 0, 0,  // mewling
  0, 13, 1, 2, 354, 262822, 0, 0,  // mindless
  0, 9, 3, 2, 385, 267233, 0, 0,  // moonish
  0, 17, 2, 4, 117, 7219615, 0, 0,  // mouldy
  0, 17, 2, 4, 36, 10048, 0, 0,  // muddy
  0, 27, 3, 5, 181, 271541, 0, 0,  // mumbling
  0, 16, 2, 4, 414, 7475363, 0, 0,  // naughty
  0, 5, 5, 2, 44, 10620, 0, 0,  // noisome
  1, 14, 3, 4, 26, 8061867, 0, 0,  // odouriferous
  1, 12, 2, 5, 26, 311436, 456503, 0,  // overweening
  0, 20, 4, 1, 109, 8532045, 0, 0,  // paltry
  0, 7, 4, 1, 215, 8537408, 0, 0,  // patched
  0, 6, 1, 1, 26, 8538429, 0, 0,  // paunchy
  0, 6, 5, 2, 430, 8604428, 0, 0,  // pedantical
  0, 19, 2, 4, 87, 318714, 0, 0,  // peevish
  0, 0, 2, 2, 151, 8614764, 0, 0,  // perfidious
  0, 20, 3, 2, 227, 8614980, 0, 0,  // pernicious
  0, 11, 4, 3, 289, 8615871, 0, 0,  // pestiferous
  0, 27, 4, 5, 140, 8615871, 0, 0,  // pestilent
  0, 18, 1, 2, 144, 321819, 0, 0,  // pilfering
  0, 25, 3, 1, 274, 8805390, 0, 0,  // poisonous
  0, 4, 2, 1, 81, 328097, 0, 0,  // prating
  0, 10, 3, 1, 9, 8861442, 0, 0,  // preposterous
  0, 19, 3, 1, 9, 8861529, 0, 0,  // presumptuous
  0, 2, 1, 1, 50, 328295, 0, 0,  // pribbling
  0, 9, 2, 7, 147, 12242, 0, 0,  // puking
  0, 27, 3, 5, 193, 12243, 0, 0,  // puling
  0, 33, 5, 2, 285, 12245, 0, 0,  // puny
  0, 21, 2, 3, 55, 12961, 0, 0,  // quailing
  0, 14, 3, 1, 124, 355390, 0, 0,  // ramping
  0, 20, 3, 1, 24, 9595923, 0, 0,  // rancorous
  0, 31, 1, 2, 138, 355412, 0, 0,  // rank
  0, 17, 1, 2, 35, 355539, 0, 0,  // rascally
  0, 8, 4, 1, 140, 13155, 0, 0,  // ravenous
  0, 31, 3, 4, 201, 9668087, 0, 0,  // reechy
  0, 27, 4, 1, 84, 358085, 0, 0,  // reeky
  0, 24, 2, 2, 189, 9669214, 0, 0,  // refractory
  0, 0, 2, 2, 165, 9746247, 0, 0,  // ridiculous
  0, 32, 3, 7, 115, 365439, 0, 0,  // roguish
  0, 5, 4, 1, 29, 13547, 0, 0,  // rotten
  0, 9, 2, 2, 8, 365918, 0, 0,  // roynish
  0, 29, 1, 1, 18, 375276, 0, 0,  // saucy
  0, 18, 5, 1, 30, 10157485, 0, 0,  // scald
  0, 13, 4, 4, 242, 10172241, 0, 0,  // scurrilous
  0, 27, 2, 4, 146, 10172229, 0, 0,  // scurvy
  0, 4, 4, 4, 28, 14000, 0, 0,  // senseless
  0, 32, 3, 2, 21, 10209519, 0, 0,  // servile
  0, 9, 3, 2, 61, 10255908, 0, 0,  // shallow
  0, 21, 3, 3, 159, 379849, 0, 0,  // shameless
  0, 15, 1, 1, 61, 10334686, 0, 0,  // slanderous
  0, 18, 3, 5, 13, 383132, 0, 0,  // slobbery
  0, 24, 1, 2, 215, 10376624, 0, 0,  // sneaking
  0, 16, 4, 2, 11, 14277, 0, 0,  // soused
  0, 17, 1, 1, 80, 10419363, 0, 0,  // spiritless
  0, 30, 3, 5, 12, 385904, 0, 0,  // spiteful
  0, 23, 3, 2, 131, 385970, 0, 0,  // spleeny
  0, 30, 1, 7, 78, 10423627, 0, 0,  // spongy
  0, 8, 5, 1, 88, 10502066, 0, 0,  // stockish
  0, 32, 2, 2, 127, 10506404, 0, 0,  // stubborn
  0, 3, 3, 2, 134, 10522539, 0, 0,  // superficial
  0, 10, 3, 2, 215, 14436, 0, 0,  // surly
  0, 17, 2, 4, 66, 390778, 0, 0,  // swaggering
  0, 31, 1, 4, 21, 391001, 0, 0,  // swinish
  0, 2, 3, 3, 78, 14627, 0, 0,  // tattling
  0, 31, 2, 2, 235, 14719, 0, 0,  // tedious
  0, 25, 2, 1, 41, 397838, 0, 0,  // testy
  0, 27, 4, 1, 80, 10792986, 0, 0,  // thievish
  0, 9, 5, 2, 30, 10799452, 0, 0,  // thrasonical
  0, 4, 5, 1, 249, 10799542, 1503, 0,  // threadbare
  0, 21, 1, 1, 234, 10815867, 0, 0,  // timorous
  0, 22, 3, 2, 37, 15005, 0, 0,  // tottering
  0, 31, 2, 2, 591, 10986789, 0, 0,  // treacherous
  1, 11, 4, 5, 3, 1496, 0, 0,  // unbaked
  1, 32, 2, 2, 62, 50645, 0, 0,  // unbolted
  1, 1, 5, 4, 63, 1787763, 0, 0,  // uncivil
  1, 6, 4, 2, 18, 2751328, 0, 0,  // uneducated
  1, 4, 2, 1, 103, 4514, 0, 0,  // unfeeling
  1, 25, 5, 6, 138, 6249, 0, 0,  // unholy
  1, 6, 1, 1, 243, 8903, 0, 0,  // unlettered
  1, 21, 3, 2, 177, 242849, 0, 0,  // unlicked
  1, 22, 1, 2, 39, 9518, 0, 0,  // unmannered
  1, 12, 3, 1, 116, 10070, 0, 0,  // unmuzzled
  1, 28, 1, 1, 299, 8602286, 0, 0,  // unpeaceable
  1, 10, 4, 1, 111, 12081, 0, 0,  // unpolished
  1, 6, 4, 2, 18, 328631, 0, 0,  // unpruned
  1, 16, 1, 2, 74, 10133526, 0, 0,  // unsavoury
  1, 11, 1, 1, 66, 10197051, 0, 0,  // unseasoned
  1, 16, 1, 3, 44, 10664009, 0, 0,  // untaught
  1, 14, 1, 1, 245, 15008, 0, 0,  // untoward
  1, 20, 3, 2, 214, 11057166, 0, 0,  // untutored
  1, 14, 4, 2, 209, 453959, 0, 0,  // unwashed
  1, 3, 3, 2, 134, 12328316, 0, 0,  // unweighing
  1, 2, 3, 3, 32, 458958, 0, 0,  // unwholesome
  0, 16, 3, 2, 67, 434012, 0, 0,  // vain
  0, 22, 1, 2, 20, 11800741, 0, 0,  // venomed
  0, 16, 2, 4, 121, 11877922, 0, 0,  // villainous
  0, 19, 3, 1, 82, 16297, 0, 0,  // viperous
  0, 3, 3, 1, 155, 453940, 0, 0,  // warped
  0, 10, 2, 1, 217, 453967, 0, 0,  // waspish
  0, 32, 1, 1, 281, 16814, 0, 0,  // waterish
  0, 6, 3, 1, 197, 454136, 0, 0,  // wayward
  0, 31, 4, 7, 189, 456493, 0, 0,  // weedy
  0, 27, 3, 5, 194, 458798, 0, 0,  // whining
  0, 32, 1, 4, 307, 463974, 0, 0,  // wolvish
  0, 19, 5, 3, 89, 464053, 0, 0,  // wooden
  0, 7, 3, 2, 402, 464143, 0, 0,  // wormy
  0, 11, 2, 2, 25, 12578551, 0, 0,  // wrangling
  0, 19, 2, 3, 28, 12584546, 0, 0,  // writhled
  0, 31, 5, 2, 187, 13385702, 0, 0,  // yeasty
  0, 19, 4, 2, 47, 496060, 0, 0,  // yelping
  0, 12, 1, 5, 76, 1503, 0, 0,  // barren
  0, 31, 2, 2, 590, 40720, 0, 0,  // bawdy
  0, 2, 2, 2, 252, 2010165, 0, 0,  // cuckoldly
  0, 11, 4, 3, 209, 2155303, 0, 0,  // damnable
  0, 32, 1, 2, 133, 148763, 0, 0,  // goatish
  1, 24, 5, 1, 106, 5061137, 0, 0,  // incontinent
  0, 31, 2, 2, 591, 239930, 0, 0,  // lecherous
  0, 5, 5, 1, 334, 240466, 0, 0,  // lewd
  0, 16, 2, 4, 209, 9739, 1166825, 0,  // misbegotten
  0, 11, 4, 3, 203, 13709, 0, 0,  // ruttish
  0, 11, 5, 2, 7, 383312, 0, 0,  // sluttish
  0, 35, 2, 1, 14, 458964, 14270, 0,  // whoreson
]
