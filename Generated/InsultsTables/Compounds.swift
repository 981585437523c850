// The compounds of insults, each with its place in Shakespeare.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Mild words first, then bawdy ones; each part by the first year of use.
// 8 numbers per word: article (0 a, 1 an; 0 if no article precedes it),
// work, act (0 induction, or a poem), scene (0 chorus, or a poem), line, and stems that show which words share one:
// up to five letters of each part without its endings, as a number in base 27 with a = 1; 0 for none.
//
// Inputs:
//   Data/insults/compounds.tsv
//   Data/insults/works.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The words.
let compounds: [TableText] = [
  "action-taking",
  "ale-washed",
  "all-abhorred",
  "all-shunned",
  "back-wounding",
  "bacon-fed",
  "bald-pated",
  "bare-gnawn",
  "barren-spirited",
  "base-born",
  "bate-breeding",
  "bat-fowling",
  "bean-fed",
  "beef-witted",
  "beetle-headed",
  "big-bellied",
  "bloody-minded",
  "blunt-witted",
  "boil-brained",
  "both-sides",
  "bottle-ale",
  "brazen-faced",
  "burly-boned",
  "caddis-garter",
  "canker-bit",
  "chap-fallen",
  "clapper-clawed",
  "clay-brained",
  "cold-blooded",
  "common-hackneyed",
  "cream-faced",
  "crook-pated",
  "cruel-hearted",
  "custom-shrunk",
  "dew-lapped",
  "dirt-rotten",
  "dismal-dreaming",
  "dizzy-eyed",
  "dog-hearted",
  "dull-brained",
  "dull-eyed",
  "ear-deafening",
  "earth-vexing",
  "elf-skinned",
  "empty-hearted",
  "evil-eyed",
  "eye-offending",
  "faint-hearted",
  "false-faced",
  "false-hearted",
  "fat-brained",
  "fat-kidneyed",
  "fat-witted",
  "fell-lurking",
  "fen-sucked",
  "fiend-like",
  "filthy-mantled",
  "flap-eared",
  "flap-mouthed",
  "flint-hearted",
  "fly-bitten",
  "fly-blown",
  "folly-fallen",
  "fool-begged",
  "fool-born",
  "foolish-compounded",
  "foul-faced",
  "foul-mouthed",
  "foul-spoken",
  "frosty-spirited",
  "full-gorged",
  "giddy-paced",
  "glass-faced",
  "glass-gazing",
  "glutton-like",
  "grim-visaged",
  "guts-griping",
  "hag-born",
  "half-faced",
  "hard-favoured",
  "hard-hearted",
  "hare-brained",
  "hasty-witted",
  "head-lugged",
  "heady-rash",
  "heavy-gaited",
  "heavy-headed",
  "hedge-born",
  "hell-hated",
  "high-stomached",
  "high-viced",
  "hollow-eyed",
  "hollow-hearted",
  "hundred-pound",
  "idle-headed",
  "ill-beseeming",
  "ill-breeding",
  "ill-composed",
  "ill-disposed",
  "ill-faced",
  "ill-favoured",
  "ill-headed",
  "ill-inhabited",
  "ill-nurtured",
  "ill-roasted",
  "ill-spirited",
  "ill-tempered",
  "ill-weaved",
  "iron-witted",
  "key-cold",
  "knee-crooking",
  "knotty-pated",
  "lack-linen",
  "lack-lustre",
  "lank-lean",
  "lazy-pacing",
  "lean-faced",
  "lean-witted",
  "lily-livered",
  "long-tongued",
  "long-winded",
  "loud-howling",
  "low-born",
  "low-spirited",
  "mad-brained",
  "made-up",
  "mad-headed",
  "malmsey-nose",
  "marble-breasted",
  "marble-hearted",
  "mean-born",
  "mercy-lacking",
  "milk-livered",
  "motley-minded",
  "mouse-eaten",
  "mouth-made",
  "muddy-mettled",
  "narrow-prying",
  "news-crammed",
  "nook-shotten",
  "not-pated",
  "o'er-eaten",
  "one-trunk-inheriting",
  "onion-eyed",
  "over-roasted",
  "over-weathered",
  "pale-hearted",
  "paper-faced",
  "past-saving",
  "periwig-pated",
  "pigeon-livered",
  "plume-plucked",
  "poisonous-tongued",
  "pottle-deep",
  "puke-stocking",
  "puppy-headed",
  "purse-taking",
  "rank-scented",
  "rascal-like",
  "raw-boned",
  "red-faced",
  "reeling-ripe",
  "rough-hewn",
  "rude-growing",
  "salt-butter",
  "scarce-bearded",
  "scurvy-valiant",
  "self-glorious",
  "self-willed",
  "shag-haired",
  "shallow-hearted",
  "shallow-rooted",
  "sharp-looking",
  "sheep-biting",
  "sheep-whistling",
  "short-winded",
  "shrill-tongued",
  "silken-coated",
  "single-soled",
  "skimble-skamble",
  "slow-gaited",
  "small-knowing",
  "smooth-faced",
  "snail-paced",
  "snail-slow",
  "snipt-taffeta",
  "sodden-witted",
  "soft-conscienced",
  "sour-eyed",
  "sour-faced",
  "spaniel-like",
  "spur-galled",
  "stomach-qualmed",
  "stony-hearted",
  "stretch-mouthed",
  "subtle-witted",
  "super-serviceable",
  "surfeit-swelled",
  "swag-bellied",
  "swine-drunk",
  "swine-keeping",
  "tardy-gaited",
  "thin-faced",
  "three-suited",
  "tickle-brained",
  "toad-spotted",
  "top-proud",
  "tripe-visaged",
  "under-honest",
  "urchin-snouted",
  "venom-mouthed",
  "waspish-headed",
  "wasp-stung",
  "weak-hearted",
  "weak-hinged",
  "weather-beaten",
  "weather-bitten",
  "white-livered",
  "wide-chapped",
  "wind-changing",
  "wolvish-ravening",
  "worm-eaten",
  "worsted-stocking",
  "yea-forsooth",
  "bawd-born",
  "common-kissing",
  "cuckold-mad",
  "ditch-delivered",
  "horn-mad",
  "lewd-tongued",
  "lust-dieted",
  "prick-eared",
  "rump-fed",
  "three-inch",
  "whore-masterly",
]

/// The meanings of the words.
let compoundGlosses: [TableText] = [
  "running to law instead of fighting",
  "soaked in beer",
  "hated by everyone",
  "avoided by everyone",
  "slandering behind the back",
  "fattened on bacon",
  "hairless on top",
  "gnawed to the bone",
  "without ideas",
  "of low birth",
  "stirring up quarrels",
  "hunting birds in the dark, swindling",
  "stuffed with beans",
  "with wits dulled like an ox",
  "with a head like a mallet",
  "pot-bellied",
  "murderous, stubborn",
  "slow of mind",
  "hot-headed, with stewed wits",
  "double-dealing",
  "frothy like bottled beer",
  "shameless",
  "big and clumsy",
  "wearing cheap worsted garters",
  "eaten by worms",
  "with dropped jaw",
  "scratched and mauled",
  "with a head of clay",
  "without feeling",
  "cheap from overuse",
  "white with fear",
  "with a crooked head",
  "pitiless",
  "losing all customers",
  "with hanging throat",
  "rotten as mud",
  "bringing gloomy dreams",
  "unable to see straight",
  "cruel as a cur",
  "slow of mind",
  "seeing nothing",
  "loud beyond bearing",
  "tormenting the world",
  "thin as a shed skin",
  "without feeling",
  "looking with malice",
  "painful to look at",
  "cowardly",
  "two-faced",
  "treacherous",
  "stupid",
  "fat to the inmost",
  "thick of mind",
  "cruelly lying in wait",
  "drawn up from a bog",
  "devilish",
  "covered with scum",
  "with dangling ears",
  "with loose hanging lips",
  "hard as stone",
  "specked by flies",
  "tainted with maggots",
  "sunk into foolishness",
  "fit to be classed a fool",
  "born of a fool",
  "made up of folly",
  "ugly, shameful",
  "abusive",
  "abusive",
  "cold-hearted, timid",
  "stuffed with food",
  "hurried and dizzy",
  "reflecting the looks of a patron",
  "always at the mirror",
  "greedy",
  "with a harsh face",
  "bringing the bellyache",
  "born of a witch",
  "thin as a profile, incomplete",
  "ugly",
  "pitiless",
  "reckless",
  "quick and thoughtless",
  "dragged by the head like a baited bear",
  "reckless with passion",
  "plodding",
  "dull with drink",
  "of the lowest birth",
  "hated as much as hell",
  "haughty",
  "full of great vices",
  "with sunken eyes",
  "insincere",
  "worth a paltry hundred pounds",
  "foolish, empty-headed",
  "unbecoming",
  "hatching mischief",
  "badly made up",
  "in bad humour",
  "ugly",
  "ugly",
  "badly tipped",
  "badly lodged",
  "badly brought up",
  "cooked on one side only",
  "malicious",
  "easily angered",
  "shoddily woven",
  "with unbending mind",
  "cold as metal",
  "always bowing",
  "block-headed",
  "without a shirt",
  "dull",
  "thin and hollow",
  "slow-moving",
  "gaunt",
  "thin of wit",
  "cowardly",
  "gossiping",
  "tediously talkative",
  "noisy as wolves",
  "of humble birth",
  "base-minded",
  "hot-headed",
  "complete, thoroughgoing",
  "crazy-headed",
  "red-nosed from wine",
  "hard-hearted",
  "hard as stone",
  "of low birth",
  "without pity",
  "cowardly",
  "with a fool's mind",
  "nibbled by mice",
  "insincere, from the lips only",
  "dull-spirited",
  "nosy",
  "stuffed with gossip",
  "full of odd corners",
  "crop-headed",
  "eaten away by surfeit",
  "owning one box of goods",
  "ready to weep",
  "burnt",
  "worn by storms",
  "cowardly",
  "thin and white",
  "beyond redemption",
  "wearing a wig",
  "meek and gall-less",
  "stripped of feathers, humbled",
  "slandering",
  "drunk to the bottom of the tankard",
  "wearing dark woollen stockings",
  "with a pup's brains",
  "robbing",
  "evil-smelling",
  "like a worthless deer",
  "gaunt",
  "flushed with drink",
  "drunk enough to stagger",
  "crudely shaped",
  "wild and untended",
  "living on cheap fare",
  "barely grown up",
  "contemptibly brave",
  "boastful",
  "obstinate",
  "with shaggy hair",
  "without deep feeling",
  "easily pulled up",
  "hungry-looking",
  "sneaking, thievish",
  "herding sheep for a living",
  "out of breath",
  "scolding",
  "overdressed",
  "threadbare, feeble",
  "rambling and senseless",
  "slow-walking",
  "knowing little",
  "beardless, false",
  "very slow",
  "very slow",
  "dressed in slashed silk",
  "with boiled brains",
  "without moral backbone",
  "with a bitter look",
  "with a bitter look",
  "fawning when kicked",
  "chafed by spurs",
  "queasy",
  "pitiless",
  "foul-mouthed, gaping",
  "sly",
  "officious, fawning",
  "bloated by excess",
  "with a sagging belly",
  "drunk as a hog",
  "herding pigs",
  "slow-moving",
  "gaunt",
  "with a servant's wardrobe",
  "flighty, strong-drink-addled",
  "speckled like a toad",
  "proud above all",
  "with a face like tripe",
  "not honest enough",
  "with a hedgehog's snout",
  "spitting poison",
  "quick-tempered",
  "irritable",
  "without courage",
  "badly supported",
  "worn by storms",
  "worn by weather",
  "cowardly",
  "big-mouthed",
  "fickle",
  "greedy as a wolf",
  "decayed",
  "wearing cheap woollen stockings",
  "mealy-mouthed in swearing",
  "born of a brothel-keeper",
  "kissing everybody",
  "mad at being cuckolded",
  "born in a ditch",
  "mad like a bull, or a cuckold",
  "foul in speech",
  "fed on lust",
  "with pointed ears",
  "fat-rumped, pampered",
  "absurdly small",
  "lecherous",
]

/// The numbers of the words, in the order given above.
let compoundFacts: [Int32] = [
  0, 32, 2, 2, 16, 605328, 14618, 0,  // action-taking
  0, 18, 3, 6, 78, 1058, 453959, 0,  // ale-washed
  0, 16, 5, 1, 17, 1065, 577062, 0,  // all-abhorred
  0, 28, 4, 2, 16, 1065, 380390, 0,  // all-shunned
  0, 3, 3, 2, 178, 40187, 12534079, 0,  // back-wounding
  0, 16, 2, 2, 79, 1085171, 4513, 0,  // bacon-fed
  0, 3, 5, 1, 373, 40423, 11711, 0,  // bald-pated
  0, 32, 5, 3, 144, 1503, 3997013, 0,  // bare-gnawn
  0, 29, 4, 1, 39, 1503, 10419363, 0,  // barren-spirited
  0, 20, 1, 3, 81, 1504, 50801, 0,  // base-born
  0, 37, 0, 0, 655, 1505, 1949, 0,  // bate-breeding
  0, 0, 2, 1, 191, 1505, 4802, 0,  // bat-fowling
  0, 7, 2, 1, 46, 43052, 4513, 0,  // bean-fed
  0, 24, 2, 1, 12, 43152, 17030, 0,  // beef-witted
  0, 10, 4, 1, 143, 43166, 161140, 0,  // beetle-headed
  0, 7, 2, 1, 131, 1708, 1605, 0,  // big-bellied
  0, 20, 4, 1, 37, 1310422, 262822, 0,  // bloody-minded
  0, 20, 3, 2, 211, 1314785, 17030, 0,  // blunt-witted
  0, 13, 3, 3, 69, 50556, 1418162, 0,  // boil-brained
  0, 11, 4, 3, 209, 50849, 14098, 0,  // both-sides
  0, 17, 2, 4, 123, 1883, 1058, 0,  // bottle-ale
  0, 32, 2, 2, 26, 52541, 4404, 0,  // brazen-faced
  0, 20, 4, 10, 57, 2043, 1877, 0,  // burly-boned
  0, 16, 2, 4, 69, 2218, 139016, 0,  // caddis-garter
  0, 32, 5, 3, 144, 60167, 1721, 0,  // canker-bit
  0, 31, 5, 1, 189, 64924, 4413, 0,  // chap-fallen
  0, 24, 5, 4, 1, 67840, 67847, 0,  // clapper-clawed
  0, 16, 2, 4, 215, 2512, 1418162, 0,  // clay-brained
  0, 14, 3, 1, 125, 70312, 1310422, 0,  // cold-blooded
  0, 16, 3, 2, 40, 1899411, 4273709, 0,  // common-hackneyed
  0, 30, 5, 3, 12, 1952302, 4404, 0,  // cream-faced
  0, 9, 3, 2, 77, 1959968, 11711, 0,  // crook-pated
  0, 1, 2, 3, 9, 1964073, 4351178, 0,  // cruel-hearted
  0, 3, 1, 2, 75, 2022072, 10268546, 0,  // custom-shrunk
  0, 7, 4, 1, 125, 3074, 8791, 0,  // dew-lapped
  0, 24, 5, 1, 20, 85799, 13547, 0,  // dirt-rotten
  0, 39, 0, 0, 8, 85819, 2483743, 0,  // dismal-dreaming
  0, 19, 4, 7, 11, 3185, 116779, 0,  // dizzy-eyed
  0, 32, 4, 3, 51, 3328, 4351178, 0,  // dog-hearted
  0, 22, 4, 4, 340, 3495, 1418162, 0,  // dull-brained
  0, 8, 3, 3, 15, 3495, 116779, 0,  // dull-eyed
  0, 13, 3, 1, 11, 3690, 82410, 0,  // ear-deafening
  0, 35, 5, 4, 43, 2690558, 16197, 0,  // earth-vexing
  0, 16, 2, 4, 232, 3975, 382253, 0,  // elf-skinned
  0, 32, 1, 1, 160, 108344, 4351178, 0,  // empty-hearted
  0, 35, 1, 1, 83, 114708, 116779, 0,  // evil-eyed
  0, 14, 3, 1, 47, 4325, 8094236, 0,  // eye-offending
  0, 19, 1, 3, 22, 3215288, 4351178, 0,  // faint-hearted
  0, 25, 1, 9, 50, 4413, 4404, 0,  // false-faced
  0, 24, 5, 1, 96, 4413, 4351178, 0,  // false-hearted
  0, 18, 3, 7, 118, 4421, 1418162, 0,  // fat-brained
  0, 16, 2, 2, 5, 4421, 223196, 0,  // fat-kidneyed
  0, 16, 1, 2, 2, 4421, 17030, 0,  // fat-witted
  0, 20, 5, 1, 148, 4521, 252002, 0,  // fell-lurking
  0, 32, 2, 4, 180, 4523, 389378, 0,  // fen-sucked
  0, 30, 5, 8, 80, 3369820, 9002, 0,  // fiend-like
  0, 0, 4, 1, 200, 3375089, 257006, 0,  // filthy-mantled
  0, 10, 4, 1, 143, 126889, 3690, 0,  // flap-eared
  0, 37, 0, 0, 920, 126889, 7219835, 0,  // flap-mouthed
  0, 37, 0, 0, 95, 3431801, 4351178, 0,  // flint-hearted
  0, 17, 2, 1, 138, 4723, 1721, 0,  // fly-bitten
  0, 19, 4, 7, 76, 4723, 1310648, 0,  // fly-blown
  0, 12, 3, 1, 65, 4791, 4413, 0,  // folly-fallen
  0, 4, 2, 1, 41, 129450, 1600, 0,  // fool-begged
  0, 17, 5, 5, 56, 129450, 50801, 0,  // fool-born
  0, 17, 1, 2, 6, 129450, 1899492, 0,  // foolish-compounded
  0, 22, 3, 7, 233, 129612, 4404, 0,  // foul-faced
  0, 16, 3, 3, 290, 129612, 7219835, 0,  // foul-mouthed
  0, 26, 2, 1, 61, 129612, 386057, 0,  // foul-spoken
  0, 16, 2, 3, 20, 3554408, 10419363, 0,  // frosty-spirited
  0, 10, 4, 1, 179, 4953, 149209, 0,  // full-gorged
  0, 12, 2, 4, 6, 5350, 11694, 0,  // giddy-paced
  0, 28, 1, 1, 70, 5428, 4404, 0,  // glass-faced
  0, 32, 2, 2, 17, 5428, 5156, 0,  // glass-gazing
  0, 37, 0, 0, 548, 3972152, 9002, 0,  // glutton-like
  0, 22, 1, 1, 9, 151159, 11882734, 0,  // grim-visaged
  0, 24, 5, 1, 18, 5690, 151162, 0,  // guts-griping
  0, 0, 1, 2, 331, 5866, 50801, 0,  // hag-born
  0, 17, 3, 2, 246, 158523, 4404, 0,  // half-faced
  0, 21, 5, 5, 78, 158683, 3224793, 0,  // hard-favoured
  0, 7, 2, 1, 199, 158683, 4351178, 0,  // hard-hearted
  0, 19, 1, 2, 37, 5877, 1418162, 0,  // hare-brained
  0, 10, 5, 2, 42, 158726, 17030, 0,  // hasty-witted
  0, 32, 4, 2, 47, 161140, 9322, 0,  // head-lugged
  0, 4, 5, 1, 225, 161140, 355544, 0,  // heady-rash
  0, 15, 3, 2, 15, 161142, 138773, 0,  // heavy-gaited
  0, 31, 1, 4, 19, 161142, 161140, 0,  // heavy-headed
  0, 19, 4, 1, 44, 161224, 50801, 0,  // hedge-born
  0, 32, 5, 3, 172, 5979, 5879, 0,  // hell-hated
  0, 15, 1, 1, 18, 164222, 10502326, 0,  // high-stomached
  0, 28, 4, 3, 121, 164222, 16284, 0,  // high-viced
  0, 4, 5, 1, 250, 4555860, 116779, 0,  // hollow-eyed
  0, 22, 4, 4, 450, 4555860, 4351178, 0,  // hollow-hearted
  0, 32, 2, 2, 15, 4675203, 8813992, 0,  // hundred-pound
  0, 2, 4, 4, 36, 6681, 161140, 0,  // idle-headed
  0, 27, 1, 5, 77, 6897, 1175288, 0,  // ill-beseeming
  0, 31, 4, 5, 17, 6897, 1949, 0,  // ill-breeding
  0, 30, 4, 3, 91, 6897, 1899492, 0,  // ill-composed
  0, 24, 2, 3, 73, 6897, 2317209, 0,  // ill-disposed
  0, 4, 4, 2, 22, 6897, 4404, 0,  // ill-faced
  0, 9, 5, 4, 56, 6897, 3224793, 0,  // ill-favoured
  0, 5, 3, 1, 67, 6897, 161140, 0,  // ill-headed
  0, 9, 3, 3, 7, 6897, 5064392, 0,  // ill-inhabited
  0, 20, 1, 2, 42, 6897, 7867200, 0,  // ill-nurtured
  0, 9, 3, 2, 35, 6897, 9862445, 0,  // ill-roasted
  0, 16, 5, 5, 2, 6897, 10419363, 0,  // ill-spirited
  0, 29, 4, 3, 126, 6897, 397672, 0,  // ill-tempered
  0, 16, 5, 4, 90, 6897, 456387, 0,  // ill-weaved
  0, 22, 4, 2, 31, 190688, 17030, 0,  // iron-witted
  0, 22, 1, 2, 5, 8179, 70312, 0,  // key-cold
  0, 33, 1, 1, 45, 8402, 1959968, 0,  // knee-crooking
  0, 16, 2, 4, 215, 227144, 11711, 0,  // knotty-pated
  0, 17, 2, 4, 116, 237017, 9005, 0,  // lack-linen
  0, 9, 2, 7, 21, 237017, 6805044, 0,  // lack-lustre
  0, 18, 4, 0, 26, 237314, 239882, 0,  // lank-lean
  0, 27, 2, 2, 33, 8801, 11694, 0,  // lazy-pacing
  0, 4, 5, 1, 247, 239882, 4404, 0,  // lean-faced
  0, 15, 2, 1, 115, 239882, 17030, 0,  // lean-witted
  0, 32, 2, 2, 16, 9003, 8997, 0,  // lily-livered
  0, 26, 4, 2, 153, 247516, 10934481, 0,  // long-tongued
  0, 16, 3, 3, 341, 247516, 459652, 0,  // long-winded
  0, 20, 4, 1, 3, 247702, 6260, 0,  // loud-howling
  0, 13, 4, 4, 182, 9176, 50801, 0,  // low-born
  0, 6, 1, 1, 240, 9176, 10419363, 0,  // low-spirited
  0, 10, 3, 2, 11, 9508, 1418162, 0,  // mad-brained
  0, 28, 5, 1, 105, 9508, 0, 0,  // made-up
  0, 16, 2, 3, 80, 9508, 161140, 0,  // mad-headed
  0, 17, 2, 1, 35, 256945, 10630, 0,  // malmsey-nose
  0, 12, 5, 1, 123, 257096, 1420867, 0,  // marble-breasted
  0, 32, 1, 4, 254, 257096, 4351178, 0,  // marble-hearted
  0, 20, 3, 1, 337, 259565, 50801, 0,  // mean-born
  0, 14, 4, 1, 130, 260013, 237017, 0,  // mercy-lacking
  0, 32, 4, 2, 56, 262775, 8997, 0,  // milk-livered
  0, 9, 5, 4, 40, 9902, 262822, 0,  // motley-minded
  0, 24, 5, 4, 10, 9903, 3692, 0,  // mouse-eaten
  0, 34, 1, 3, 37, 7219835, 9508, 0,  // mouth-made
  0, 31, 2, 2, 576, 10048, 9632, 0,  // muddy-mettled
  0, 10, 3, 2, 145, 7473480, 12175, 0,  // narrow-prying
  0, 9, 1, 2, 86, 10364, 72211, 0,  // news-crammed
  0, 18, 3, 5, 14, 286913, 380234, 0,  // nook-shotten
  0, 16, 2, 4, 69, 10631, 11711, 0,  // not-pated
  0, 24, 5, 2, 181, 11088, 3692, 0,  // o'er-eaten
  0, 32, 2, 2, 18, 11318, 10998812, 5064516,  // one-trunk-inheriting
  0, 34, 4, 2, 46, 8254157, 116779, 0,  // onion-eyed
  0, 10, 4, 1, 164, 311436, 9862445, 0,  // over-roasted
  0, 8, 2, 6, 19, 311436, 12322835, 0,  // over-weathered
  0, 30, 4, 1, 93, 11703, 4351178, 0,  // pale-hearted
  0, 17, 5, 4, 11, 11707, 4404, 0,  // paper-faced
  0, 11, 4, 3, 131, 316190, 13884, 0,  // past-saving
  0, 31, 3, 2, 10, 8614859, 11711, 0,  // periwig-pated
  0, 31, 2, 2, 587, 8685456, 8997, 0,  // pigeon-livered
  0, 15, 4, 1, 110, 324256, 8754653, 0,  // plume-plucked
  0, 35, 3, 2, 5, 8805390, 10934481, 0,  // poisonous-tongued
  0, 33, 2, 3, 53, 12089, 82528, 0,  // pottle-deep
  0, 16, 2, 4, 69, 12242, 10502066, 0,  // puke-stocking
  0, 0, 2, 2, 155, 12247, 161140, 0,  // puppy-headed
  0, 16, 1, 2, 98, 12249, 14618, 0,  // purse-taking
  0, 25, 3, 1, 85, 355412, 10160471, 0,  // rank-scented
  0, 19, 4, 2, 49, 355539, 9002, 0,  // rascal-like
  0, 19, 1, 2, 35, 13172, 1877, 0,  // raw-boned
  0, 18, 3, 2, 30, 13261, 4404, 0,  // red-faced
  0, 0, 5, 1, 318, 13262, 13381, 0,  // reeling-ripe
  0, 31, 5, 2, 11, 9876689, 161744, 0,  // rough-hewn
  0, 26, 2, 3, 200, 13693, 151331, 0,  // rude-growing
  0, 2, 2, 2, 260, 375050, 2045, 0,  // salt-butter
  0, 34, 1, 1, 23, 10157646, 1162516, 0,  // scarce-bearded
  0, 24, 2, 1, 43, 10172229, 11720377, 0,  // scurvy-valiant
  0, 18, 5, 0, 20, 377952, 146952, 0,  // self-glorious
  0, 24, 1, 3, 189, 377952, 17022, 0,  // self-willed
  0, 30, 4, 2, 90, 379843, 158454, 0,  // shag-haired
  0, 26, 4, 2, 100, 10255908, 4351178, 0,  // shallow-hearted
  0, 20, 3, 1, 31, 10255908, 365654, 0,  // shallow-rooted
  0, 4, 5, 1, 250, 10256074, 247547, 0,  // sharp-looking
  0, 3, 5, 1, 375, 10258639, 1721, 0,  // sheep-biting
  0, 13, 4, 4, 867, 10258639, 12387701, 0,  // sheep-whistling
  0, 17, 2, 2, 120, 10266284, 459652, 0,  // short-winded
  0, 34, 1, 1, 35, 10268220, 10934481, 0,  // shrill-tongued
  0, 20, 4, 2, 116, 380873, 70031, 0,  // silken-coated
  0, 27, 2, 4, 65, 380923, 14268, 0,  // single-soled
  0, 16, 3, 1, 156, 10320806, 10314974, 0,  // skimble-skamble
  0, 6, 3, 1, 61, 383153, 138773, 0,  // slow-gaited
  0, 6, 1, 1, 243, 383493, 227147, 0,  // small-knowing
  0, 14, 2, 1, 584, 10364618, 4404, 0,  // smooth-faced
  0, 22, 4, 3, 56, 10373925, 11694, 0,  // snail-paced
  0, 8, 2, 5, 47, 10373925, 383153, 0,  // snail-slow
  0, 11, 4, 5, 1, 10379954, 10653044, 0,  // snipt-taffeta
  0, 24, 2, 1, 41, 14260, 17030, 0,  // sodden-witted
  0, 25, 1, 1, 28, 385094, 1900290, 0,  // soft-conscienced
  0, 0, 4, 1, 21, 385497, 116779, 0,  // sour-eyed
  0, 38, 0, 0, 1335, 385497, 4404, 0,  // sour-faced
  0, 1, 4, 2, 14, 10413423, 9002, 0,  // spaniel-like
  0, 15, 5, 5, 95, 386226, 5142, 0,  // spur-galled
  0, 35, 3, 4, 217, 10502326, 9448906, 0,  // stomach-qualmed
  0, 16, 2, 2, 26, 388976, 4351178, 0,  // stony-hearted
  0, 13, 4, 4, 226, 10504316, 7219835, 0,  // stretch-mouthed
  0, 19, 1, 1, 25, 389360, 17030, 0,  // subtle-witted
  0, 32, 2, 2, 17, 14434, 10209519, 0,  // super-serviceable
  0, 17, 5, 5, 51, 10524011, 390891, 0,  // surfeit-swelled
  0, 33, 2, 3, 76, 390778, 1605, 0,  // swag-bellied
  0, 11, 4, 3, 242, 391001, 2495756, 0,  // swine-drunk
  0, 16, 4, 2, 36, 391001, 220309, 0,  // swine-keeping
  0, 18, 4, 0, 20, 394879, 138773, 0,  // tardy-gaited
  0, 12, 5, 1, 208, 399749, 4404, 0,  // thin-faced
  0, 32, 2, 2, 14, 399983, 389549, 0,  // three-suited
  0, 16, 2, 4, 380, 400313, 1418162, 0,  // tickle-brained
  0, 32, 5, 3, 162, 404626, 386066, 0,  // toad-spotted
  0, 23, 1, 1, 179, 15001, 8868856, 0,  // top-proud
  0, 17, 5, 4, 8, 407041, 11882734, 0,  // tripe-visaged
  0, 24, 2, 3, 120, 15691, 4557133, 0,  // under-honest
  0, 37, 0, 0, 1105, 11516967, 10384463, 0,  // urchin-snouted
  0, 23, 1, 1, 142, 11800741, 7219835, 0,  // venom-mouthed
  0, 0, 4, 1, 108, 453967, 161140, 0,  // waspish-headed
  0, 16, 1, 3, 245, 453967, 10506733, 0,  // wasp-stung
  0, 23, 3, 2, 459, 456392, 4351178, 0,  // weak-hearted
  0, 13, 2, 3, 149, 456392, 164410, 0,  // weak-hinged
  0, 16, 3, 1, 68, 12322835, 43058, 0,  // weather-beaten
  0, 13, 5, 2, 55, 12322835, 1721, 0,  // weather-bitten
  0, 22, 4, 4, 483, 458804, 8997, 0,  // white-livered
  0, 0, 1, 1, 56, 17014, 64924, 0,  // wide-chapped
  0, 21, 5, 1, 57, 459652, 1752901, 0,  // wind-changing
  0, 27, 3, 2, 78, 463974, 13155, 0,  // wolvish-ravening
  0, 9, 3, 4, 23, 464143, 3692, 0,  // worm-eaten
  0, 32, 2, 2, 15, 12532043, 10502066, 0,  // worsted-stocking
  0, 17, 1, 2, 36, 18361, 3497541, 0,  // yea-forsooth
  0, 3, 3, 2, 66, 40720, 50801, 0,  // bawd-born
  0, 35, 3, 4, 187, 1899411, 8281, 0,  // common-kissing
  0, 4, 2, 1, 58, 2010165, 9508, 0,  // cuckold-mad
  0, 30, 4, 1, 31, 2317580, 2233176, 0,  // ditch-delivered
  0, 4, 2, 1, 56, 168899, 9508, 0,  // horn-mad
  0, 13, 2, 3, 209, 240466, 10934481, 0,  // lewd-tongued
  0, 32, 4, 1, 77, 252038, 85448, 0,  // lust-dieted
  0, 18, 2, 1, 39, 8864003, 3690, 0,  // prick-eared
  0, 30, 1, 3, 7, 369970, 4513, 0,  // rump-fed
  0, 10, 4, 1, 24, 399983, 187442, 0,  // three-inch
  0, 24, 5, 4, 7, 458964, 257141, 0,  // whore-masterly
]
