// The nouns of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones; each part by the first year of use.
// 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/nouns.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words.
let nouns: [TableText] = [
  "acorn",
  "adder",
  "apple-john",
  "assinego",
  "atomy",
  "ballad-monger",
  "barber-monger",
  "barnacle",
  "beast",
  "bed-presser",
  "bell-wether",
  "bladder",
  "block",
  "block-head",
  "blood-sucker",
  "boar",
  "boar-pig",
  "boil",
  "bolting-hutch",
  "bombard",
  "botcher",
  "bow-case",
  "brabbler",
  "braggart",
  "brat",
  "bread-chipper",
  "breed-bate",
  "bubble",
  "bugbear",
  "bull-calf",
  "burr",
  "butcher",
  "buzzard",
  "caitiff",
  "candle-waster",
  "canker",
  "canker-blossom",
  "carbuncle",
  "carrion",
  "carry-tale",
  "caterpillar",
  "cheater",
  "cheese-paring",
  "chewet",
  "churl",
  "cipher",
  "clack-dish",
  "cloak-bag",
  "clod",
  "clotpole",
  "clown",
  "cobloaf",
  "cockatrice",
  "coistrel",
  "cormorant",
  "counter-caster",
  "counterfeit",
  "coward",
  "coxcomb",
  "crack-hemp",
  "cuckoo",
  "cur",
  "cut-purse",
  "cut-throat",
  "dastard",
  "death-token",
  "devil",
  "dishclout",
  "dog",
  "dogfish",
  "dolt",
  "dotard",
  "double-dealer",
  "drone",
  "drudge",
  "drunkard",
  "dullard",
  "dunghill",
  "elephant",
  "fancy-monger",
  "fashion-monger",
  "fat-guts",
  "fiend",
  "finch-egg",
  "flap-dragon",
  "flatterer",
  "flea",
  "fool",
  "football-player",
  "foot-licker",
  "fox",
  "fragment",
  "fustilarian",
  "gallows",
  "geck",
  "glutton",
  "gnat",
  "goose",
  "gorgon",
  "gosling",
  "gudgeon",
  "gull",
  "gull-catcher",
  "gurnet",
  "hag",
  "haggard",
  "hag-seed",
  "harpy",
  "hedgehog",
  "hedge-pig",
  "hell-hound",
  "hell-kite",
  "hempseed",
  "hilding",
  "hind",
  "hodge-pudding",
  "hog",
  "horseback-breaker",
  "horse-leech",
  "hound",
  "hypocrite",
  "jack-a-lent",
  "jackanapes",
  "jack-sauce",
  "jade",
  "jolthead",
  "juggler",
  "kite",
  "knave",
  "lack-brain",
  "leaven",
  "liar",
  "lizard",
  "loggerhead",
  "loiterer",
  "loon",
  "louse",
  "lout",
  "love-monger",
  "lozel",
  "lubber",
  "madcap",
  "maggot-pie",
  "malt-horse",
  "malt-worm",
  "mammet",
  "man-queller",
  "maypole",
  "micher",
  "milksop",
  "minnow",
  "minute-jack",
  "miscreant",
  "moldwarp",
  "mome",
  "monster",
  "mountebank",
  "mumble-news",
  "ninny",
  "nit",
  "noddy",
  "noisemaker",
  "nut-hook",
  "otter",
  "owl",
  "pajock",
  "pantaloon",
  "parasite",
  "patch",
  "peacock",
  "peasant",
  "pedant",
  "peppercorn",
  "phantasime",
  "pick-purse",
  "pickthank",
  "pint-pot",
  "plague-sore",
  "please-man",
  "popinjay",
  "porpentine",
  "prater",
  "princox",
  "promise-breaker",
  "pumpion",
  "puppet",
  "puppy",
  "puttock",
  "quat",
  "rabbit-sucker",
  "radish",
  "rag",
  "rampallian",
  "rascal",
  "rat-catcher",
  "ratsbane",
  "recreant",
  "remnant",
  "rogue",
  "ronyon",
  "rudesby",
  "ruffian",
  "runagate",
  "scab",
  "scarecrow",
  "scold",
  "scoundrel",
  "screech-owl",
  "scullion",
  "scum",
  "serpent",
  "sheep-biter",
  "shoulder-clapper",
  "shrimp",
  "skein",
  "slug",
  "snail",
  "sneak-cup",
  "snipe",
  "sot",
  "spendthrift",
  "spider",
  "starve-lackey",
  "starveling",
  "stock-fish",
  "swaggerer",
  "swine",
  "swinge-buckler",
  "tale-porter",
  "tallow-catch",
  "tallow-face",
  "tell-tale",
  "thick-skin",
  "thief",
  "thimble",
  "thing",
  "thread",
  "tike",
  "time-pleaser",
  "toad",
  "toadstool",
  "tortoise",
  "traitor",
  "trencher-friend",
  "trencher-knight",
  "truant",
  "tun",
  "turkey-cock",
  "tyrant",
  "under-skinker",
  "usurper",
  "varlet",
  "vassal",
  "villain",
  "viper",
  "vixen",
  "wagtail",
  "wasp",
  "water-fly",
  "weasel",
  "weathercock",
  "weed",
  "whelp",
  "whey-face",
  "whipster",
  "winter-cricket",
  "witch",
  "wit-cracker",
  "wit-snapper",
  "wolf",
  "woodcock",
  "woolsack",
  "worm",
  "wretch",
  "zany",
  "zed",
  "ass",
  "ass-head",
  "baggage",
  "bed-swerver",
  "bum-bailey",
  "callat",
  "capon",
  "codpiece",
  "cuckold",
  "cullion",
  "doxy",
  "drab",
  "fishmonger",
  "fitchew",
  "flax-wench",
  "fleshmonger",
  "flirt-gill",
  "giglet",
  "harlot",
  "hobby-horse",
  "horn-beast",
  "lewdster",
  "mandrake",
  "minx",
  "pander",
  "polecat",
  "quean",
  "scut",
  "skainsmate",
  "stool",
  "strumpet",
  "trull",
  "whoremaster",
  "wittol",
]

/// The meanings of the words.
let nounGlosses: [TableText] = [
  "tiny thing",
  "poisonous snake",
  "withered keeping-apple",
  "little ass",
  "skeleton, speck",
  "seller of bad verse",
  "haunter of barbers' shops, fop",
  "goose said to grow from shellfish",
  "animal without reason",
  "lazy lie-abed",
  "leading sheep with a bell",
  "inflated windbag",
  "lump of wood, dunce",
  "dunce",
  "murderous leech",
  "wild pig",
  "fat young boar",
  "festering swelling",
  "flour-sifting bin",
  "big leather drinking jug",
  "mender of old clothes, bungler",
  "long thin bag",
  "noisy quarreller",
  "boaster",
  "ill-bred child",
  "servant who trims crusts",
  "trouble-maker",
  "thing blown up and empty",
  "hobgoblin to scare children",
  "bellowing young bull",
  "thing that sticks and cannot be shaken off",
  "brutal killer",
  "useless kind of hawk",
  "wretched coward",
  "one who burns the midnight oil",
  "worm or wild rose, a corruption",
  "grub that eats the bud",
  "swollen boil",
  "dead rotting flesh",
  "tale-bearer",
  "greedy parasite",
  "swindler, false dicer",
  "scrap of rind",
  "chattering jackdaw, or minced pie",
  "rude miser",
  "zero, nobody",
  "rattling begging bowl",
  "travelling bag, stuffed thing",
  "lump of earth",
  "blockhead",
  "rustic fool",
  "lumpy little loaf",
  "serpent that kills with a look",
  "groom, base fellow",
  "greedy bird",
  "petty accountant",
  "sham person",
  "one without courage",
  "fool, after the jester's cap",
  "gallows-bird",
  "repeating bird, fool",
  "worthless dog",
  "pickpocket",
  "murderer",
  "mean coward",
  "plague spot that foretells death",
  "fiend",
  "dishcloth",
  "cur",
  "small shark",
  "stupid person",
  "old fool",
  "one who deceives both sides",
  "idle male bee, parasite",
  "menial toiler",
  "sot",
  "stupid person",
  "heap of muck",
  "clumsy giant",
  "dealer in love-sick notions",
  "slave of fashion",
  "fat man",
  "devil",
  "tiny worthless thing",
  "burning raisin snatched from brandy",
  "insincere praiser",
  "tiny biting insect",
  "person without sense",
  "player of a vulgar game",
  "grovelling flatterer",
  "sly beast",
  "scrap, leftover",
  "fat frowsy slattern, a made-up word",
  "one fit to be hanged",
  "dupe",
  "greedy eater",
  "tiny fly",
  "silly bird",
  "monster whose look turns to stone",
  "young goose, fool",
  "small fish that swallows any bait",
  "person easily fooled",
  "trickster of fools",
  "big-headed fish",
  "ugly old witch",
  "wild untamed hawk",
  "child of a witch",
  "greedy monster, half bird",
  "prickly beast",
  "hedgehog",
  "dog from hell",
  "bird of prey from hell",
  "gallows-bird",
  "good-for-nothing",
  "farm-hand, boor",
  "big sausage of hog's entrails",
  "swine",
  "one too heavy for a horse",
  "bloodsucker",
  "dog",
  "false pretender",
  "puppet to throw things at",
  "impertinent fellow",
  "saucy fellow",
  "worn-out horse",
  "blockhead",
  "trickster",
  "scavenging bird of prey",
  "rascal",
  "fool",
  "lump of sour dough",
  "teller of untruths",
  "crawling reptile",
  "blockhead",
  "idle dawdler",
  "stupid rogue",
  "body insect",
  "clumsy fellow",
  "dealer in love affairs",
  "worthless fellow",
  "big clumsy idler",
  "wild reckless fellow",
  "magpie, chatterer",
  "heavy brewer's horse, dullard",
  "beer-drinker",
  "doll, puppet",
  "murderer",
  "tall thin person",
  "truant, sneak",
  "feeble coward",
  "tiny fish, nobody",
  "changeable fellow",
  "villain",
  "mole",
  "dolt",
  "misshapen creature",
  "quack, cheat",
  "tale-bearer",
  "fool",
  "egg of a louse",
  "simpleton",
  "loud brawler",
  "hooked stick, a catchpole",
  "neither fish nor flesh",
  "bird of ill omen, dullard",
  "peacock, strutter",
  "foolish old man of the comedy",
  "hanger-on",
  "fool",
  "vain strutter",
  "low country fellow",
  "narrow schoolmaster",
  "tiny dried berry",
  "fantastic fop",
  "thief",
  "flattering tell-tale",
  "beer mug",
  "ulcer of the plague",
  "toady",
  "parrot, chattering fop",
  "porcupine",
  "chatterer",
  "pert youngster",
  "one who never keeps his word",
  "pumpkin",
  "doll moved by others",
  "young dog, conceited boy",
  "kite, scavenging bird",
  "pimple",
  "baby rabbit",
  "thin root shaped like a man",
  "scrap of cloth",
  "ruffian",
  "worthless fellow",
  "killer of rats",
  "rat poison",
  "coward, traitor",
  "left-over scrap",
  "vagabond, rascal",
  "scabby creature",
  "unmannerly fellow",
  "brutal fellow",
  "runaway, deserter",
  "scurvy fellow",
  "ragged figure",
  "noisy railer",
  "base villain",
  "bird of ill omen",
  "kitchen drudge",
  "foul froth",
  "snake",
  "sneaking thief",
  "arresting officer",
  "tiny creature",
  "idle loop of thread",
  "slow lazy creature",
  "slow creature",
  "one who shirks his drink",
  "long-billed fool",
  "drunken fool",
  "waster",
  "venomous spinner",
  "one who underfeeds servants",
  "thin hungry person",
  "dried cod",
  "blustering bully",
  "pig",
  "swashbuckler",
  "carrier of gossip",
  "lump or tub of fat",
  "pale greasy person",
  "informer",
  "blockhead",
  "stealer",
  "tailor's trifle",
  "object not worth naming",
  "tailor's trifle",
  "mongrel dog",
  "time-server",
  "ugly venomous creature",
  "poisonous fungus",
  "slow creature",
  "betrayer",
  "friend for the sake of dinner",
  "hero of the dinner table",
  "shirker",
  "huge barrel",
  "swelling strutter",
  "cruel ruler",
  "under-barman",
  "wrongful taker",
  "rogue of a servant",
  "base underling",
  "base wicked fellow",
  "poisonous snake",
  "fierce female fox",
  "bobbing little bird, bowing fop",
  "stinging insect",
  "busy gaudy insect",
  "quarrelsome little beast",
  "one who turns with every wind",
  "worthless plant",
  "young dog",
  "pale coward",
  "contemptible little fellow",
  "shrivelled insect",
  "sorceress",
  "maker of jokes",
  "maker of smart retorts",
  "cruel greedy beast",
  "bird easily trapped, dupe",
  "fat bundle",
  "crawling creature",
  "miserable creature",
  "clown's assistant",
  "unnecessary letter of the alphabet",
  "donkey, fool",
  "fool",
  "worthless woman, trash",
  "adulteress",
  "petty arresting officer",
  "scold, drab",
  "castrated cock",
  "pouch on the front of breeches",
  "deceived husband",
  "low fellow",
  "beggar's mistress",
  "slattern, harlot",
  "dealer in fish (old cant: pander)",
  "polecat, harlot",
  "coarse flax-working girl",
  "pander, fornicator",
  "loose flirting woman",
  "wanton girl",
  "whore",
  "loose woman",
  "horned animal, cuckold",
  "lewd person",
  "man-shaped root, dwarf plant",
  "pert wanton girl",
  "procurer",
  "stinking weasel, harlot",
  "hussy",
  "tail of a doe",
  "cut-throat companion",
  "seat to squat on",
  "harlot",
  "harlot",
  "keeper of whores",
  "willing cuckold",
]

/// The numbers of the words, in the order given above.
let nounFacts: [Int32] = [
  0, 7, 3, 2, 345, 601925, 0, 0,  // acorn
  0, 7, 3, 2, 74, 841, 0, 0,  // adder
  0, 16, 3, 3, 186, 1177, 207995, 0,  // apple-john
  0, 24, 2, 1, 42, 919526, 0, 0,  // assinego
  0, 17, 5, 4, 29, 34681, 0, 0,  // atomy
  0, 16, 3, 1, 132, 1091638, 267199, 0,  // ballad-monger
  0, 32, 2, 2, 31, 40583, 267199, 0,  // barber-monger
  0, 0, 4, 1, 267, 1096066, 0, 0,  // barnacle
  0, 10, 0, 1, 32, 1162559, 0, 0,  // beast
  0, 16, 2, 4, 230, 1597, 12155, 0,  // bed-presser
  0, 2, 3, 5, 96, 1605, 456902, 0,  // bell-wether
  0, 16, 2, 4, 318, 48145, 0, 0,  // bladder
  0, 29, 1, 1, 35, 1310105, 0, 0,  // block
  0, 25, 2, 3, 26, 1310105, 161140, 0,  // block-head
  0, 20, 3, 2, 227, 1310422, 389378, 0,  // blood-sucker
  0, 22, 5, 2, 7, 50346, 0, 0,  // boar
  0, 17, 2, 4, 218, 50346, 11914, 0,  // boar-pig
  0, 32, 2, 4, 244, 50556, 0, 0,  // boil
  0, 16, 2, 4, 433, 50645, 4679540, 0,  // bolting-hutch
  0, 16, 2, 4, 434, 50654, 0, 0,  // bombard
  0, 11, 4, 3, 176, 1372796, 0, 0,  // botcher
  0, 16, 2, 4, 235, 1886, 2233, 0,  // bow-case
  0, 24, 5, 1, 99, 52517, 0, 0,  // brabbler
  0, 25, 5, 6, 138, 52522, 0, 0,  // braggart
  0, 21, 5, 5, 27, 52535, 0, 0,  // brat
  0, 17, 2, 4, 297, 1420852, 65140, 0,  // bread-chipper
  0, 2, 1, 4, 11, 1949, 1505, 0,  // breed-bate
  0, 11, 3, 6, 5, 2027, 0, 0,  // bubble
  0, 24, 4, 2, 39, 2032, 43056, 0,  // bugbear
  0, 16, 2, 4, 249, 2037, 60108, 0,  // bull-calf
  0, 7, 3, 2, 267, 2043, 0, 0,  // burr
  0, 30, 5, 8, 80, 1490894, 0, 0,  // butcher
  0, 10, 2, 1, 213, 2051, 0, 0,  // buzzard
  0, 3, 2, 1, 165, 1621116, 0, 0,  // caitiff
  0, 5, 5, 1, 19, 60160, 453971, 0,  // candle-waster
  0, 16, 1, 3, 180, 60167, 0, 0,  // canker
  0, 7, 3, 2, 293, 60167, 1310545, 0,  // canker-blossom
  0, 32, 2, 4, 245, 1627203, 0, 0,  // carbuncle
  0, 2, 3, 3, 163, 1627623, 0, 0,  // carrion
  0, 6, 5, 2, 490, 2232, 14619, 0,  // carry-tale
  0, 16, 2, 2, 79, 1628739, 0, 0,  // caterpillar
  0, 17, 2, 4, 130, 1755479, 0, 0,  // cheater
  0, 17, 3, 2, 289, 2408, 11709, 0,  // cheese-paring
  0, 16, 5, 1, 30, 1756058, 0, 0,  // chewet
  0, 28, 1, 2, 29, 1767594, 0, 0,  // churl
  0, 9, 3, 2, 279, 66050, 0, 0,  // cipher
  0, 3, 3, 2, 121, 1831340, 85814, 0,  // clack-dish
  0, 16, 2, 4, 435, 1841492, 1492, 0,  // cloak-bag
  0, 5, 2, 1, 55, 68206, 0, 0,  // clod
  0, 32, 1, 4, 44, 68222, 12081, 0,  // clotpole
  0, 9, 2, 2, 8, 1842089, 0, 0,  // clown
  0, 24, 2, 1, 35, 2594, 247164, 0,  // cobloaf
  0, 22, 4, 1, 56, 70076, 938469, 0,  // cockatrice
  0, 12, 1, 3, 37, 1896662, 0, 0,  // coistrel
  0, 15, 2, 1, 38, 1903056, 0, 0,  // cormorant
  0, 33, 1, 1, 30, 1905275, 60311, 0,  // counter-caster
  0, 7, 3, 2, 300, 1905275, 0, 0,  // counterfeit
  0, 16, 2, 2, 62, 2615, 0, 0,  // coward
  0, 18, 4, 1, 77, 2616, 70337, 0,  // coxcomb
  0, 10, 5, 1, 37, 1949438, 161476, 0,  // crack-hemp
  0, 16, 2, 4, 338, 2010165, 0, 0,  // cuckoo
  0, 18, 4, 4, 1, 2772, 0, 0,  // cur
  0, 17, 2, 4, 120, 2774, 12249, 0,  // cut-purse
  0, 30, 3, 4, 19, 2774, 10799812, 0,  // cut-throat
  0, 15, 1, 1, 192, 79994, 0, 0,  // dastard
  0, 24, 2, 3, 173, 2225456, 14996, 0,  // death-token
  0, 22, 1, 2, 50, 2240472, 0, 0,  // devil
  0, 27, 3, 5, 231, 85814, 1842041, 0,  // dishclout
  0, 22, 1, 2, 39, 3328, 0, 0,  // dog
  0, 19, 1, 4, 107, 3328, 125180, 0,  // dogfish
  0, 33, 5, 2, 194, 90011, 0, 0,  // dolt
  0, 13, 2, 3, 92, 3341, 0, 0,  // dotard
  0, 12, 5, 1, 32, 90236, 3052, 0,  // double-dealer
  0, 36, 2, 1, 47, 92273, 0, 0,  // drone
  0, 10, 4, 1, 115, 2495482, 0, 0,  // drudge
  0, 4, 3, 1, 11, 2495756, 0, 0,  // drunkard
  0, 32, 2, 1, 79, 3495, 0, 0,  // dullard
  0, 14, 4, 3, 88, 94426, 6087, 0,  // dunghill
  0, 24, 2, 3, 2, 2897486, 0, 0,  // elephant
  0, 9, 3, 2, 345, 119208, 267199, 0,  // fancy-monger
  0, 27, 2, 4, 34, 3222405, 267199, 0,  // fashion-monger
  0, 16, 2, 2, 30, 4421, 5690, 0,  // fat-guts
  0, 19, 3, 2, 45, 3369820, 0, 0,  // fiend
  0, 24, 5, 1, 36, 3376088, 3841, 0,  // finch-egg
  0, 6, 5, 1, 44, 126889, 2480991, 0,  // flap-dragon
  0, 15, 2, 2, 71, 126893, 0, 0,  // flatterer
  0, 10, 4, 3, 114, 126982, 0, 0,  // flea
  0, 4, 2, 1, 103, 129450, 0, 0,  // fool
  0, 32, 1, 4, 81, 129458, 1497, 11989,  // football-player
  0, 0, 4, 1, 240, 129458, 242849, 0,  // foot-licker
  0, 32, 3, 7, 30, 4803, 0, 0,  // fox
  0, 24, 5, 1, 9, 3543871, 0, 0,  // fragment
  0, 17, 2, 1, 54, 133940, 6410341, 0,  // fustilarian
  0, 6, 5, 2, 12, 3748857, 0, 0,  // gallows
  0, 12, 5, 1, 350, 141518, 0, 0,  // geck
  0, 17, 1, 2, 34, 3972152, 0, 0,  // glutton
  0, 6, 4, 3, 169, 148034, 0, 0,  // gnat
  0, 16, 3, 1, 232, 5523, 0, 0,  // goose
  0, 34, 2, 5, 143, 4028658, 0, 0,  // gorgon
  0, 25, 5, 3, 37, 5527, 0, 0,  // gosling
  0, 8, 1, 1, 105, 4136540, 0, 0,  // gudgeon
  0, 33, 5, 2, 194, 5682, 0, 0,  // gull
  0, 12, 2, 5, 176, 5682, 1628675, 0,  // gull-catcher
  0, 16, 4, 2, 12, 4146935, 0, 0,  // gurnet
  0, 22, 1, 3, 216, 5866, 0, 0,  // hag
  0, 10, 4, 2, 39, 5866, 0, 0,  // haggard
  0, 0, 1, 2, 428, 5866, 377761, 0,  // hag-seed
  0, 5, 2, 1, 243, 158695, 0, 0,  // harpy
  0, 22, 1, 2, 106, 161224, 6244, 0,  // hedgehog
  0, 30, 4, 1, 2, 161224, 11914, 0,  // hedge-pig
  0, 22, 4, 4, 48, 5979, 4562464, 0,  // hell-hound
  0, 30, 4, 3, 256, 5979, 8282, 0,  // hell-kite
  0, 17, 2, 1, 52, 161476, 377761, 0,  // hempseed
  0, 27, 3, 5, 173, 164353, 0, 0,  // hilding
  0, 16, 2, 3, 15, 164407, 0, 0,  // hind
  0, 2, 5, 5, 150, 168514, 12235, 0,  // hodge-pudding
  0, 22, 1, 3, 229, 6244, 0, 0,  // hog
  0, 16, 2, 4, 230, 6255, 40187, 1420859,  // horseback-breaker
  0, 18, 2, 3, 53, 6255, 6479441, 0,  // horse-leech
  0, 25, 5, 6, 131, 4562464, 0, 0,  // hound
  0, 19, 1, 3, 61, 4755675, 0, 0,  // hypocrite
  0, 2, 3, 3, 21, 197651, 240239, 0,  // jack-a-lent
  0, 35, 2, 1, 3, 197651, 29932, 0,  // jackanapes
  0, 18, 4, 7, 140, 197651, 375276, 0,  // jack-sauce
  0, 31, 3, 2, 238, 7321, 0, 0,  // jade
  0, 10, 4, 1, 155, 208109, 161140, 0,  // jolthead
  0, 7, 3, 2, 293, 7864, 0, 0,  // juggler
  0, 32, 1, 4, 258, 8282, 0, 0,  // kite
  0, 27, 2, 4, 146, 226752, 0, 0,  // knave
  0, 16, 2, 3, 16, 237017, 1418162, 0,  // lack-brain
  0, 24, 2, 1, 13, 239874, 0, 0,  // leaven
  0, 25, 5, 6, 121, 242802, 0, 0,  // liar
  0, 24, 5, 1, 61, 9017, 0, 0,  // lizard
  0, 6, 4, 3, 212, 9160, 161140, 0,  // loggerhead
  0, 1, 3, 1, 292, 247394, 0, 0,  // loiterer
  0, 30, 5, 3, 12, 247550, 0, 0,  // loon
  0, 24, 5, 1, 65, 9174, 0, 0,  // louse
  0, 13, 1, 2, 354, 247718, 0, 0,  // lout
  0, 6, 2, 1, 261, 9159, 267199, 0,  // love-monger
  0, 13, 2, 3, 135, 6691638, 0, 0,  // lozel
  0, 1, 2, 5, 39, 9317, 0, 0,  // lubber
  0, 1, 2, 5, 7, 9508, 2230, 0,  // madcap
  0, 30, 3, 4, 148, 6933723, 11912, 0,  // maggot-pie
  0, 4, 3, 1, 40, 256952, 6255, 0,  // malt-horse
  0, 16, 2, 1, 71, 256952, 464143, 0,  // malt-worm
  0, 27, 3, 5, 194, 6938249, 0, 0,  // mammet
  0, 17, 2, 1, 47, 9518, 350067, 0,  // man-queller
  0, 7, 3, 2, 308, 9529, 12081, 0,  // maypole
  0, 16, 2, 4, 391, 262529, 0, 0,  // micher
  0, 22, 5, 3, 348, 262775, 14272, 0,  // milksop
  0, 6, 1, 1, 241, 7096479, 0, 0,  // minnow
  0, 28, 3, 6, 95, 7096673, 197651, 0,  // minute-jack
  0, 15, 1, 1, 39, 7099830, 0, 0,  // miscreant
  0, 16, 3, 1, 151, 267142, 453940, 0,  // moldwarp
  0, 4, 3, 1, 40, 9895, 0, 0,  // mome
  0, 0, 2, 2, 151, 9896, 0, 0,  // monster
  0, 4, 5, 1, 248, 7219685, 0, 0,  // mountebank
  0, 6, 5, 2, 491, 271541, 10364, 0,  // mumble-news
  0, 0, 3, 2, 60, 10463, 0, 0,  // ninny
  0, 10, 4, 3, 114, 10469, 0, 0,  // nit
  0, 1, 1, 1, 109, 10615, 0, 0,  // noddy
  0, 0, 1, 1, 43, 10620, 9515, 0,  // noisemaker
  0, 17, 5, 4, 7, 10793, 168815, 0,  // nut-hook
  0, 16, 3, 3, 308, 11495, 0, 0,  // otter
  0, 24, 2, 1, 89, 11568, 0, 0,  // owl
  0, 31, 3, 2, 279, 8530437, 0, 0,  // pajock
  0, 10, 3, 1, 37, 8533486, 0, 0,  // pantaloon
  0, 15, 2, 2, 72, 8535907, 0, 0,  // parasite
  0, 0, 3, 2, 60, 8537408, 0, 0,  // patch
  0, 19, 3, 3, 6, 11800, 70076, 0,  // peacock
  0, 19, 5, 4, 21, 8602714, 0, 0,  // peasant
  0, 10, 3, 1, 4, 8604428, 0, 0,  // pedant
  0, 16, 3, 3, 191, 8613572, 0, 0,  // peppercorn
  0, 6, 4, 1, 101, 8661647, 0, 0,  // phantasime
  0, 16, 2, 1, 44, 321581, 12249, 0,  // pick-purse
  0, 16, 3, 2, 25, 321581, 10787402, 0,  // pickthank
  0, 16, 2, 4, 380, 321887, 12089, 0,  // pint-pot
  0, 32, 2, 4, 245, 8740191, 14274, 0,  // plague-sore
  0, 6, 5, 2, 490, 323812, 9518, 0,  // please-man
  0, 16, 1, 3, 51, 8810222, 0, 0,  // popinjay
  0, 24, 2, 1, 23, 8811860, 0, 0,  // porpentine
  0, 18, 5, 2, 160, 328097, 0, 0,  // prater
  0, 27, 1, 5, 91, 8864292, 0, 0,  // princox
  0, 11, 3, 6, 10, 328468, 1420859, 0,  // promise-breaker
  0, 2, 3, 3, 33, 8926317, 0, 0,  // pumpion
  0, 7, 3, 2, 300, 12247, 0, 0,  // puppet
  0, 23, 5, 4, 29, 12247, 0, 0,  // puppy
  0, 35, 1, 1, 166, 8931534, 0, 0,  // puttock
  0, 33, 5, 1, 11, 349967, 0, 0,  // quat
  0, 16, 2, 4, 420, 9587142, 389378, 0,  // rabbit-sucker
  0, 17, 3, 2, 290, 13153, 0, 0,  // radish
  0, 22, 1, 3, 234, 13156, 0, 0,  // rag
  0, 17, 2, 1, 53, 355390, 776629, 0,  // rampallian
  0, 16, 2, 2, 5, 355539, 0, 0,  // rascal
  0, 27, 3, 1, 73, 13169, 1628675, 0,  // rat-catcher
  0, 17, 1, 2, 42, 13169, 1499, 0,  // ratsbane
  0, 15, 1, 1, 144, 9667031, 0, 0,  // recreant
  0, 10, 4, 3, 116, 9674209, 0, 0,  // remnant
  0, 17, 2, 4, 117, 365439, 0, 0,  // rogue
  0, 30, 1, 3, 7, 9872079, 0, 0,  // ronyon
  0, 12, 4, 1, 46, 13693, 0, 0,  // rudesby
  0, 1, 5, 4, 63, 9983826, 0, 0,  // ruffian
  0, 22, 4, 4, 483, 9989521, 0, 0,  // runagate
  0, 12, 2, 5, 67, 376193, 0, 0,  // scab
  0, 19, 1, 4, 43, 376209, 72599, 0,  // scarecrow
  0, 14, 2, 1, 196, 10167691, 0, 0,  // scold
  0, 12, 1, 3, 32, 10167944, 0, 0,  // scoundrel
  0, 21, 2, 6, 56, 10169690, 11568, 0,  // screech-owl
  0, 17, 2, 1, 53, 10172073, 0, 0,  // scullion
  0, 20, 4, 2, 110, 376744, 0, 0,  // scum
  0, 7, 3, 2, 76, 10209353, 0, 0,  // serpent
  0, 12, 2, 5, 5, 10258639, 1721, 0,  // sheep-biter
  0, 4, 4, 2, 40, 10266357, 67840, 0,  // shoulder-clapper
  0, 19, 2, 3, 28, 10268221, 0, 0,  // shrimp
  0, 24, 5, 1, 31, 10317794, 0, 0,  // skein
  0, 4, 2, 2, 221, 383299, 0, 0,  // slug
  0, 4, 2, 2, 221, 10373925, 0, 0,  // snail
  0, 16, 3, 3, 268, 10376624, 2770, 0,  // sneak-cup
  0, 33, 1, 3, 406, 384442, 0, 0,  // snipe
  0, 4, 2, 2, 221, 14276, 0, 0,  // sot
  0, 0, 2, 1, 24, 10416334, 10799655, 0,  // spendthrift
  0, 22, 1, 3, 246, 385888, 0, 0,  // spider
  0, 3, 4, 3, 14, 10492260, 237017, 0,  // starve-lackey
  0, 16, 2, 4, 232, 10492260, 0, 0,  // starveling
  0, 16, 2, 4, 233, 10502066, 125180, 0,  // stock-fish
  0, 17, 2, 4, 79, 390778, 0, 0,  // swaggerer
  0, 22, 5, 2, 10, 391001, 0, 0,  // swine
  0, 17, 3, 2, 20, 10557034, 54767, 0,  // swinge-buckler
  0, 13, 4, 4, 292, 14619, 326369, 0,  // tale-porter
  0, 16, 2, 4, 216, 10657590, 1628675, 0,  // tallow-catch
  0, 27, 3, 5, 161, 10657590, 4404, 0,  // tallow-face
  0, 2, 1, 4, 11, 14727, 14619, 0,  // tell-tale
  0, 7, 3, 2, 14, 10792937, 382253, 0,  // thick-skin
  0, 16, 1, 2, 146, 10792986, 0, 0,  // thief
  0, 10, 4, 3, 112, 10793198, 0, 0,  // thimble
  0, 7, 3, 2, 267, 10793230, 0, 0,  // thing
  0, 10, 4, 3, 111, 10799542, 0, 0,  // thread
  0, 18, 2, 1, 29, 14834, 0, 0,  // tike
  0, 12, 2, 3, 140, 14836, 323812, 0,  // time-pleaser
  0, 22, 1, 2, 157, 404626, 0, 0,  // toad
  0, 24, 2, 1, 19, 404626, 10502391, 0,  // toadstool
  0, 0, 1, 2, 373, 10937742, 0, 0,  // tortoise
  0, 15, 1, 1, 39, 10984106, 0, 0,  // traitor
  0, 28, 3, 6, 94, 10987140, 3549650, 0,  // trencher-friend
  0, 6, 5, 2, 491, 10987140, 6128171, 0,  // trencher-knight
  0, 1, 2, 4, 59, 10998464, 0, 0,  // truant
  0, 16, 2, 4, 431, 15161, 0, 0,  // tun
  0, 18, 5, 1, 15, 409466, 70076, 0,  // turkey-cock
  0, 30, 5, 7, 13, 11134058, 0, 0,  // tyrant
  0, 16, 2, 4, 24, 15691, 10320842, 0,  // under-skinker
  0, 14, 2, 1, 120, 11550049, 0, 0,  // usurper
  0, 16, 2, 4, 414, 11724836, 0, 0,  // varlet
  0, 32, 1, 1, 172, 16084, 0, 0,  // vassal
  0, 31, 2, 2, 590, 11877922, 0, 0,  // villain
  0, 25, 3, 1, 330, 16297, 0, 0,  // viper
  0, 7, 3, 2, 338, 16305, 0, 0,  // vixen
  0, 32, 2, 2, 63, 16801, 394644, 0,  // wagtail
  0, 10, 2, 1, 216, 453967, 0, 0,  // wasp
  0, 31, 5, 2, 88, 16814, 4723, 0,  // water-fly
  0, 16, 2, 3, 81, 12322805, 0, 0,  // weasel
  0, 2, 3, 2, 13, 12322835, 70076, 0,  // weathercock
  0, 33, 4, 2, 76, 456493, 0, 0,  // weed
  0, 0, 1, 2, 331, 12384592, 0, 0,  // whelp
  0, 30, 5, 3, 20, 16988, 4404, 0,  // whey-face
  0, 33, 5, 2, 285, 458800, 0, 0,  // whipster
  0, 10, 4, 3, 114, 459668, 1955270, 0,  // winter-cricket
  0, 2, 4, 2, 154, 12414959, 0, 0,  // witch
  0, 5, 5, 4, 105, 17030, 1949438, 0,  // wit-cracker
  0, 8, 3, 5, 45, 17030, 384226, 0,  // wit-snapper
  0, 19, 1, 3, 60, 463974, 0, 0,  // wolf
  0, 10, 1, 2, 158, 464053, 70076, 0,  // woodcock
  0, 16, 2, 4, 129, 464061, 374798, 0,  // woolsack
  0, 2, 5, 5, 82, 464143, 0, 0,  // worm
  0, 19, 5, 4, 7, 12581625, 0, 0,  // wretch
  0, 6, 5, 2, 490, 18995, 0, 0,  // zany
  0, 32, 2, 2, 60, 19093, 0, 0,  // zed
  0, 10, 3, 1, 9, 1261, 0, 0,  // ass
  0, 12, 5, 1, 207, 1261, 161140, 0,  // ass-head
  0, 4, 3, 1, 84, 1087858, 0, 0,  // baggage
  0, 13, 2, 1, 113, 1597, 10554225, 0,  // bed-swerver
  0, 12, 3, 4, 164, 2038, 40350, 0,  // bum-bailey
  0, 13, 2, 3, 114, 1623079, 0, 0,  // callat
  0, 4, 3, 1, 40, 1626089, 0, 0,  // capon
  0, 3, 3, 2, 110, 2596, 321627, 0,  // codpiece
  0, 2, 2, 2, 268, 2010165, 0, 0,  // cuckold
  0, 10, 4, 2, 20, 2016747, 0, 0,  // cullion
  0, 13, 4, 3, 2, 3345, 0, 0,  // doxy
  0, 19, 5, 4, 32, 91883, 0, 0,  // drab
  0, 31, 2, 2, 189, 125180, 267199, 0,  // fishmonger
  0, 33, 4, 1, 162, 3380462, 0, 0,  // fitchew
  0, 13, 1, 2, 326, 126897, 12331853, 0,  // flax-wench
  0, 3, 5, 1, 355, 3429008, 267199, 0,  // fleshmonger
  0, 27, 2, 4, 146, 3431909, 5358, 0,  // flirt-gill
  0, 3, 5, 1, 368, 3902666, 0, 0,  // giglet
  0, 4, 4, 4, 119, 4284672, 0, 0,  // harlot
  0, 13, 1, 2, 325, 6239, 6255, 0,  // hobby-horse
  0, 9, 3, 3, 42, 168899, 1162559, 0,  // horn-beast
  0, 2, 5, 3, 21, 240466, 0, 0,  // lewdster
  0, 17, 1, 2, 14, 9518, 91892, 0,  // mandrake
  0, 12, 3, 4, 115, 262842, 0, 0,  // minx
  0, 35, 3, 5, 97, 316039, 0, 0,  // pander
  0, 2, 4, 2, 161, 12081, 2234, 0,  // polecat
  0, 2, 4, 2, 148, 9451526, 0, 0,  // quean
  0, 2, 5, 5, 18, 376751, 0, 0,  // scut
  0, 27, 2, 4, 147, 10314878, 9524, 0,  // skainsmate
  0, 24, 2, 1, 40, 10502391, 0, 0,  // stool
  0, 19, 5, 4, 84, 10504741, 0, 0,  // strumpet
  0, 34, 3, 6, 107, 407361, 0, 0,  // trull
  0, 28, 2, 2, 109, 458964, 257141, 0,  // whoremaster
  0, 2, 2, 2, 281, 17030, 0, 0,  // wittol
]
