// Names and attributes of a day, in Vietnamese, Chinese, English, Korean, Japanese and Traditional Chinese.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en, ko, ja, hant.
// One name per line, in the order of the index; the numbers of a table are in one line.
// Elements: 0 wood, 1 fire, 2 earth, 3 metal, 4 water. Directions: 0 north, then clockwise by 45 degrees.
//
// Inputs:
//   Data/almanac-day/branches.tsv
//   Data/almanac-day/directions.tsv
//   Data/almanac-day/elements.tsv
//   Data/almanac-day/mansions.tsv
//   Data/almanac-day/nayin.tsv
//   Data/almanac-day/officers.tsv
//   Data/almanac-day/spirits.tsv
//   Data/almanac-day/stems.tsv
//   Data/languages.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The name of an element, 0 to 4.
let elementNames_vi: [TableText] = [
  "Mộc",  // element 0
  "Hỏa",  // element 1
  "Thổ",  // element 2
  "Kim",  // element 3
  "Thủy",  // element 4
]

/// The name of an element, 0 to 4.
let elementNames_zh: [TableText] = [
  "木",  // element 0
  "火",  // element 1
  "土",  // element 2
  "金",  // element 3
  "水",  // element 4
]

/// The name of an element, 0 to 4.
let elementNames_en: [TableText] = [
  "wood",  // element 0
  "fire",  // element 1
  "earth",  // element 2
  "metal",  // element 3
  "water",  // element 4
]

/// The name of an element, 0 to 4.
let elementNames_ko: [TableText] = [
  "목",  // element 0
  "화",  // element 1
  "토",  // element 2
  "금",  // element 3
  "수",  // element 4
]

/// The name of an element, 0 to 4.
let elementNames_ja: [TableText] = [
  "木",  // element 0
  "火",  // element 1
  "土",  // element 2
  "金",  // element 3
  "水",  // element 4
]

/// The name of an element, 0 to 4.
let elementNames_hant: [TableText] = [
  "木",  // element 0
  "火",  // element 1
  "土",  // element 2
  "金",  // element 3
  "水",  // element 4
]

/// The name of an element, 0 to 4.
package func elementName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return elementNames_vi[index].text
  case 1: return elementNames_zh[index].text
  case 2: return elementNames_en[index].text
  case 3: return elementNames_ko[index].text
  case 4: return elementNames_ja[index].text
  default: return elementNames_hant[index].text
  }
}

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_vi: [TableText] = [
  "Bắc",  // direction 0
  "Đông Bắc",  // direction 1
  "Đông",  // direction 2
  "Đông Nam",  // direction 3
  "Nam",  // direction 4
  "Tây Nam",  // direction 5
  "Tây",  // direction 6
  "Tây Bắc",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_zh: [TableText] = [
  "北",  // direction 0
  "东北",  // direction 1
  "东",  // direction 2
  "东南",  // direction 3
  "南",  // direction 4
  "西南",  // direction 5
  "西",  // direction 6
  "西北",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_en: [TableText] = [
  "north",  // direction 0
  "northeast",  // direction 1
  "east",  // direction 2
  "southeast",  // direction 3
  "south",  // direction 4
  "southwest",  // direction 5
  "west",  // direction 6
  "northwest",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_ko: [TableText] = [
  "북",  // direction 0
  "북동",  // direction 1
  "동",  // direction 2
  "남동",  // direction 3
  "남",  // direction 4
  "남서",  // direction 5
  "서",  // direction 6
  "북서",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_ja: [TableText] = [
  "北",  // direction 0
  "北東",  // direction 1
  "東",  // direction 2
  "南東",  // direction 3
  "南",  // direction 4
  "南西",  // direction 5
  "西",  // direction 6
  "北西",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
let directionNames_hant: [TableText] = [
  "北",  // direction 0
  "東北",  // direction 1
  "東",  // direction 2
  "東南",  // direction 3
  "南",  // direction 4
  "西南",  // direction 5
  "西",  // direction 6
  "西北",  // direction 7
]

/// The name of a direction, 0 to 7, clockwise from north.
package func directionName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return directionNames_vi[index].text
  case 1: return directionNames_zh[index].text
  case 2: return directionNames_en[index].text
  case 3: return directionNames_ko[index].text
  case 4: return directionNames_ja[index].text
  default: return directionNames_hant[index].text
  }
}

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_vi: [TableText] = [
  "chuột",  // vietnamese animal 0
  "trâu",  // vietnamese animal 1
  "hổ",  // vietnamese animal 2
  "mèo",  // vietnamese animal 3
  "rồng",  // vietnamese animal 4
  "rắn",  // vietnamese animal 5
  "ngựa",  // vietnamese animal 6
  "dê",  // vietnamese animal 7
  "khỉ",  // vietnamese animal 8
  "gà",  // vietnamese animal 9
  "chó",  // vietnamese animal 10
  "lợn",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_zh: [TableText] = [
  "鼠",  // vietnamese animal 0
  "水牛",  // vietnamese animal 1
  "虎",  // vietnamese animal 2
  "猫",  // vietnamese animal 3
  "龙",  // vietnamese animal 4
  "蛇",  // vietnamese animal 5
  "马",  // vietnamese animal 6
  "羊",  // vietnamese animal 7
  "猴",  // vietnamese animal 8
  "鸡",  // vietnamese animal 9
  "狗",  // vietnamese animal 10
  "猪",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_en: [TableText] = [
  "rat",  // vietnamese animal 0
  "buffalo",  // vietnamese animal 1
  "tiger",  // vietnamese animal 2
  "cat",  // vietnamese animal 3
  "dragon",  // vietnamese animal 4
  "snake",  // vietnamese animal 5
  "horse",  // vietnamese animal 6
  "goat",  // vietnamese animal 7
  "monkey",  // vietnamese animal 8
  "rooster",  // vietnamese animal 9
  "dog",  // vietnamese animal 10
  "pig",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_ko: [TableText] = [
  "쥐",  // vietnamese animal 0
  "물소",  // vietnamese animal 1
  "호랑이",  // vietnamese animal 2
  "고양이",  // vietnamese animal 3
  "용",  // vietnamese animal 4
  "뱀",  // vietnamese animal 5
  "말",  // vietnamese animal 6
  "양",  // vietnamese animal 7
  "원숭이",  // vietnamese animal 8
  "닭",  // vietnamese animal 9
  "개",  // vietnamese animal 10
  "돼지",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_ja: [TableText] = [
  "鼠",  // vietnamese animal 0
  "水牛",  // vietnamese animal 1
  "虎",  // vietnamese animal 2
  "猫",  // vietnamese animal 3
  "竜",  // vietnamese animal 4
  "蛇",  // vietnamese animal 5
  "馬",  // vietnamese animal 6
  "羊",  // vietnamese animal 7
  "猿",  // vietnamese animal 8
  "鶏",  // vietnamese animal 9
  "犬",  // vietnamese animal 10
  "猪",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
let vietnameseAnimalNames_hant: [TableText] = [
  "鼠",  // vietnamese animal 0
  "水牛",  // vietnamese animal 1
  "虎",  // vietnamese animal 2
  "貓",  // vietnamese animal 3
  "龍",  // vietnamese animal 4
  "蛇",  // vietnamese animal 5
  "馬",  // vietnamese animal 6
  "羊",  // vietnamese animal 7
  "猴",  // vietnamese animal 8
  "雞",  // vietnamese animal 9
  "狗",  // vietnamese animal 10
  "豬",  // vietnamese animal 11
]

/// The Vietnamese animal of an earthly branch, 0 to 11.
package func vietnameseAnimalName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return vietnameseAnimalNames_vi[index].text
  case 1: return vietnameseAnimalNames_zh[index].text
  case 2: return vietnameseAnimalNames_en[index].text
  case 3: return vietnameseAnimalNames_ko[index].text
  case 4: return vietnameseAnimalNames_ja[index].text
  default: return vietnameseAnimalNames_hant[index].text
  }
}

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_vi: [TableText] = [
  "chuột",  // chinese animal 0
  "bò",  // chinese animal 1
  "hổ",  // chinese animal 2
  "thỏ",  // chinese animal 3
  "rồng",  // chinese animal 4
  "rắn",  // chinese animal 5
  "ngựa",  // chinese animal 6
  "dê",  // chinese animal 7
  "khỉ",  // chinese animal 8
  "gà",  // chinese animal 9
  "chó",  // chinese animal 10
  "lợn",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_zh: [TableText] = [
  "鼠",  // chinese animal 0
  "牛",  // chinese animal 1
  "虎",  // chinese animal 2
  "兔",  // chinese animal 3
  "龙",  // chinese animal 4
  "蛇",  // chinese animal 5
  "马",  // chinese animal 6
  "羊",  // chinese animal 7
  "猴",  // chinese animal 8
  "鸡",  // chinese animal 9
  "狗",  // chinese animal 10
  "猪",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_en: [TableText] = [
  "rat",  // chinese animal 0
  "ox",  // chinese animal 1
  "tiger",  // chinese animal 2
  "rabbit",  // chinese animal 3
  "dragon",  // chinese animal 4
  "snake",  // chinese animal 5
  "horse",  // chinese animal 6
  "goat",  // chinese animal 7
  "monkey",  // chinese animal 8
  "rooster",  // chinese animal 9
  "dog",  // chinese animal 10
  "pig",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_ko: [TableText] = [
  "쥐",  // chinese animal 0
  "소",  // chinese animal 1
  "호랑이",  // chinese animal 2
  "토끼",  // chinese animal 3
  "용",  // chinese animal 4
  "뱀",  // chinese animal 5
  "말",  // chinese animal 6
  "양",  // chinese animal 7
  "원숭이",  // chinese animal 8
  "닭",  // chinese animal 9
  "개",  // chinese animal 10
  "돼지",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_ja: [TableText] = [
  "鼠",  // chinese animal 0
  "牛",  // chinese animal 1
  "虎",  // chinese animal 2
  "兎",  // chinese animal 3
  "竜",  // chinese animal 4
  "蛇",  // chinese animal 5
  "馬",  // chinese animal 6
  "羊",  // chinese animal 7
  "猿",  // chinese animal 8
  "鶏",  // chinese animal 9
  "犬",  // chinese animal 10
  "猪",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
let chineseAnimalNames_hant: [TableText] = [
  "鼠",  // chinese animal 0
  "牛",  // chinese animal 1
  "虎",  // chinese animal 2
  "兔",  // chinese animal 3
  "龍",  // chinese animal 4
  "蛇",  // chinese animal 5
  "馬",  // chinese animal 6
  "羊",  // chinese animal 7
  "猴",  // chinese animal 8
  "雞",  // chinese animal 9
  "狗",  // chinese animal 10
  "豬",  // chinese animal 11
]

/// The Chinese animal of an earthly branch, 0 to 11.
package func chineseAnimalName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return chineseAnimalNames_vi[index].text
  case 1: return chineseAnimalNames_zh[index].text
  case 2: return chineseAnimalNames_en[index].text
  case 3: return chineseAnimalNames_ko[index].text
  case 4: return chineseAnimalNames_ja[index].text
  default: return chineseAnimalNames_hant[index].text
  }
}

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_vi: [TableText] = [
  "Hải Trung Kim",  // nayin 0
  "Lư Trung Hỏa",  // nayin 1
  "Đại Lâm Mộc",  // nayin 2
  "Lộ Bàng Thổ",  // nayin 3
  "Kiếm Phong Kim",  // nayin 4
  "Sơn Đầu Hỏa",  // nayin 5
  "Giản Hạ Thủy",  // nayin 6
  "Thành Đầu Thổ",  // nayin 7
  "Bạch Lạp Kim",  // nayin 8
  "Dương Liễu Mộc",  // nayin 9
  "Tuyền Trung Thủy",  // nayin 10
  "Ốc Thượng Thổ",  // nayin 11
  "Tích Lịch Hỏa",  // nayin 12
  "Tùng Bách Mộc",  // nayin 13
  "Trường Lưu Thủy",  // nayin 14
  "Sa Trung Kim",  // nayin 15
  "Sơn Hạ Hỏa",  // nayin 16
  "Bình Địa Mộc",  // nayin 17
  "Bích Thượng Thổ",  // nayin 18
  "Kim Bạc Kim",  // nayin 19
  "Phúc Đăng Hỏa",  // nayin 20
  "Thiên Hà Thủy",  // nayin 21
  "Đại Dịch Thổ",  // nayin 22
  "Thoa Xuyến Kim",  // nayin 23
  "Tang Đố Mộc",  // nayin 24
  "Đại Khê Thủy",  // nayin 25
  "Sa Trung Thổ",  // nayin 26
  "Thiên Thượng Hỏa",  // nayin 27
  "Thạch Lựu Mộc",  // nayin 28
  "Đại Hải Thủy",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_zh: [TableText] = [
  "海中金",  // nayin 0
  "炉中火",  // nayin 1
  "大林木",  // nayin 2
  "路旁土",  // nayin 3
  "剑锋金",  // nayin 4
  "山头火",  // nayin 5
  "涧下水",  // nayin 6
  "城头土",  // nayin 7
  "白蜡金",  // nayin 8
  "杨柳木",  // nayin 9
  "泉中水",  // nayin 10
  "屋上土",  // nayin 11
  "霹雳火",  // nayin 12
  "松柏木",  // nayin 13
  "长流水",  // nayin 14
  "沙中金",  // nayin 15
  "山下火",  // nayin 16
  "平地木",  // nayin 17
  "壁上土",  // nayin 18
  "金箔金",  // nayin 19
  "覆灯火",  // nayin 20
  "天河水",  // nayin 21
  "大驿土",  // nayin 22
  "钗钏金",  // nayin 23
  "桑柘木",  // nayin 24
  "大溪水",  // nayin 25
  "沙中土",  // nayin 26
  "天上火",  // nayin 27
  "石榴木",  // nayin 28
  "大海水",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_en: [TableText] = [
  "metal in the sea",  // nayin 0
  "fire in the furnace",  // nayin 1
  "wood of the great forest",  // nayin 2
  "earth by the roadside",  // nayin 3
  "metal of the sword edge",  // nayin 4
  "fire on the mountain top",  // nayin 5
  "water under the ravine",  // nayin 6
  "earth on the city wall",  // nayin 7
  "white wax metal",  // nayin 8
  "willow wood",  // nayin 9
  "water in the spring",  // nayin 10
  "earth on the roof",  // nayin 11
  "thunderbolt fire",  // nayin 12
  "pine and cypress wood",  // nayin 13
  "long flowing water",  // nayin 14
  "metal in the sand",  // nayin 15
  "fire at the foot of the mountain",  // nayin 16
  "wood of the plain",  // nayin 17
  "earth on the wall",  // nayin 18
  "gold foil metal",  // nayin 19
  "fire of the covered lamp",  // nayin 20
  "water of the Milky Way",  // nayin 21
  "earth of the post road",  // nayin 22
  "hairpin and bracelet metal",  // nayin 23
  "mulberry wood",  // nayin 24
  "water of the great stream",  // nayin 25
  "earth in the sand",  // nayin 26
  "fire in the sky",  // nayin 27
  "pomegranate wood",  // nayin 28
  "water of the great sea",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_ko: [TableText] = [
  "해중금",  // nayin 0
  "노중화",  // nayin 1
  "대림목",  // nayin 2
  "노방토",  // nayin 3
  "검봉금",  // nayin 4
  "산두화",  // nayin 5
  "간하수",  // nayin 6
  "성두토",  // nayin 7
  "백랍금",  // nayin 8
  "양류목",  // nayin 9
  "천중수",  // nayin 10
  "옥상토",  // nayin 11
  "벽력화",  // nayin 12
  "송백목",  // nayin 13
  "장류수",  // nayin 14
  "사중금",  // nayin 15
  "산하화",  // nayin 16
  "평지목",  // nayin 17
  "벽상토",  // nayin 18
  "금박금",  // nayin 19
  "복등화",  // nayin 20
  "천하수",  // nayin 21
  "대역토",  // nayin 22
  "차천금",  // nayin 23
  "상자목",  // nayin 24
  "대계수",  // nayin 25
  "사중토",  // nayin 26
  "천상화",  // nayin 27
  "석류목",  // nayin 28
  "대해수",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_ja: [TableText] = [
  "海中金",  // nayin 0
  "炉中火",  // nayin 1
  "大林木",  // nayin 2
  "路傍土",  // nayin 3
  "剣鋒金",  // nayin 4
  "山頭火",  // nayin 5
  "澗下水",  // nayin 6
  "城頭土",  // nayin 7
  "白鑞金",  // nayin 8
  "楊柳木",  // nayin 9
  "井泉水",  // nayin 10
  "屋上土",  // nayin 11
  "霹靂火",  // nayin 12
  "松柏木",  // nayin 13
  "長流水",  // nayin 14
  "沙中金",  // nayin 15
  "山下火",  // nayin 16
  "平地木",  // nayin 17
  "壁上土",  // nayin 18
  "金箔金",  // nayin 19
  "覆灯火",  // nayin 20
  "天河水",  // nayin 21
  "大駅土",  // nayin 22
  "釵釧金",  // nayin 23
  "桑柘木",  // nayin 24
  "大渓水",  // nayin 25
  "沙中土",  // nayin 26
  "天上火",  // nayin 27
  "柘榴木",  // nayin 28
  "大海水",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
let nayinNames_hant: [TableText] = [
  "海中金",  // nayin 0
  "爐中火",  // nayin 1
  "大林木",  // nayin 2
  "路旁土",  // nayin 3
  "劍鋒金",  // nayin 4
  "山頭火",  // nayin 5
  "澗下水",  // nayin 6
  "城頭土",  // nayin 7
  "白蠟金",  // nayin 8
  "楊柳木",  // nayin 9
  "泉中水",  // nayin 10
  "屋上土",  // nayin 11
  "霹靂火",  // nayin 12
  "松柏木",  // nayin 13
  "長流水",  // nayin 14
  "沙中金",  // nayin 15
  "山下火",  // nayin 16
  "平地木",  // nayin 17
  "壁上土",  // nayin 18
  "金箔金",  // nayin 19
  "覆燈火",  // nayin 20
  "天河水",  // nayin 21
  "大驛土",  // nayin 22
  "釵釧金",  // nayin 23
  "桑柘木",  // nayin 24
  "大溪水",  // nayin 25
  "沙中土",  // nayin 26
  "天上火",  // nayin 27
  "石榴木",  // nayin 28
  "大海水",  // nayin 29
]

/// The name of a sound (nayin), 0 to 29: the number in the cycle of sixty / 2.
package func nayinName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return nayinNames_vi[index].text
  case 1: return nayinNames_zh[index].text
  case 2: return nayinNames_en[index].text
  case 3: return nayinNames_ko[index].text
  case 4: return nayinNames_ja[index].text
  default: return nayinNames_hant[index].text
  }
}

/// The name of a spirit, 0 to 11.
let spiritNames_vi: [TableText] = [
  "Thanh Long",  // spirit 0
  "Minh Đường",  // spirit 1
  "Thiên Hình",  // spirit 2
  "Chu Tước",  // spirit 3
  "Kim Quỹ",  // spirit 4
  "Bảo Quang",  // spirit 5
  "Bạch Hổ",  // spirit 6
  "Ngọc Đường",  // spirit 7
  "Thiên Lao",  // spirit 8
  "Huyền Vũ",  // spirit 9
  "Tư Mệnh",  // spirit 10
  "Câu Trần",  // spirit 11
]

/// The name of a spirit, 0 to 11.
let spiritNames_zh: [TableText] = [
  "青龙",  // spirit 0
  "明堂",  // spirit 1
  "天刑",  // spirit 2
  "朱雀",  // spirit 3
  "金匮",  // spirit 4
  "天德",  // spirit 5
  "白虎",  // spirit 6
  "玉堂",  // spirit 7
  "天牢",  // spirit 8
  "玄武",  // spirit 9
  "司命",  // spirit 10
  "勾陈",  // spirit 11
]

/// The name of a spirit, 0 to 11.
let spiritNames_en: [TableText] = [
  "Azure Dragon",  // spirit 0
  "Bright Hall",  // spirit 1
  "Heavenly Punishment",  // spirit 2
  "Vermilion Bird",  // spirit 3
  "Golden Coffer",  // spirit 4
  "Heavenly Virtue",  // spirit 5
  "White Tiger",  // spirit 6
  "Jade Hall",  // spirit 7
  "Heavenly Prison",  // spirit 8
  "Black Tortoise",  // spirit 9
  "Director of Fate",  // spirit 10
  "Hooked Array",  // spirit 11
]

/// The name of a spirit, 0 to 11.
let spiritNames_ko: [TableText] = [
  "청룡",  // spirit 0
  "명당",  // spirit 1
  "천형",  // spirit 2
  "주작",  // spirit 3
  "금궤",  // spirit 4
  "천덕",  // spirit 5
  "백호",  // spirit 6
  "옥당",  // spirit 7
  "천뢰",  // spirit 8
  "현무",  // spirit 9
  "사명",  // spirit 10
  "구진",  // spirit 11
]

/// The name of a spirit, 0 to 11.
let spiritNames_ja: [TableText] = [
  "青竜",  // spirit 0
  "明堂",  // spirit 1
  "天刑",  // spirit 2
  "朱雀",  // spirit 3
  "金匱",  // spirit 4
  "天徳",  // spirit 5
  "白虎",  // spirit 6
  "玉堂",  // spirit 7
  "天牢",  // spirit 8
  "玄武",  // spirit 9
  "司命",  // spirit 10
  "勾陳",  // spirit 11
]

/// The name of a spirit, 0 to 11.
let spiritNames_hant: [TableText] = [
  "青龍",  // spirit 0
  "明堂",  // spirit 1
  "天刑",  // spirit 2
  "朱雀",  // spirit 3
  "金匱",  // spirit 4
  "天德",  // spirit 5
  "白虎",  // spirit 6
  "玉堂",  // spirit 7
  "天牢",  // spirit 8
  "玄武",  // spirit 9
  "司命",  // spirit 10
  "勾陳",  // spirit 11
]

/// The name of a spirit, 0 to 11.
package func spiritName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return spiritNames_vi[index].text
  case 1: return spiritNames_zh[index].text
  case 2: return spiritNames_en[index].text
  case 3: return spiritNames_ko[index].text
  case 4: return spiritNames_ja[index].text
  default: return spiritNames_hant[index].text
  }
}

/// The name of a day officer, 0 to 11.
let officerNames_vi: [TableText] = [
  "Kiến",  // officer 0
  "Trừ",  // officer 1
  "Mãn",  // officer 2
  "Bình",  // officer 3
  "Định",  // officer 4
  "Chấp",  // officer 5
  "Phá",  // officer 6
  "Nguy",  // officer 7
  "Thành",  // officer 8
  "Thu",  // officer 9
  "Khai",  // officer 10
  "Bế",  // officer 11
]

/// The name of a day officer, 0 to 11.
let officerNames_zh: [TableText] = [
  "建",  // officer 0
  "除",  // officer 1
  "满",  // officer 2
  "平",  // officer 3
  "定",  // officer 4
  "执",  // officer 5
  "破",  // officer 6
  "危",  // officer 7
  "成",  // officer 8
  "收",  // officer 9
  "开",  // officer 10
  "闭",  // officer 11
]

/// The name of a day officer, 0 to 11.
let officerNames_en: [TableText] = [
  "Establish",  // officer 0
  "Remove",  // officer 1
  "Full",  // officer 2
  "Balance",  // officer 3
  "Stable",  // officer 4
  "Hold",  // officer 5
  "Break",  // officer 6
  "Danger",  // officer 7
  "Success",  // officer 8
  "Receive",  // officer 9
  "Open",  // officer 10
  "Close",  // officer 11
]

/// The name of a day officer, 0 to 11.
let officerNames_ko: [TableText] = [
  "건",  // officer 0
  "제",  // officer 1
  "만",  // officer 2
  "평",  // officer 3
  "정",  // officer 4
  "집",  // officer 5
  "파",  // officer 6
  "위",  // officer 7
  "성",  // officer 8
  "수",  // officer 9
  "개",  // officer 10
  "폐",  // officer 11
]

/// The name of a day officer, 0 to 11.
let officerNames_ja: [TableText] = [
  "建",  // officer 0
  "除",  // officer 1
  "満",  // officer 2
  "平",  // officer 3
  "定",  // officer 4
  "執",  // officer 5
  "破",  // officer 6
  "危",  // officer 7
  "成",  // officer 8
  "納",  // officer 9
  "開",  // officer 10
  "閉",  // officer 11
]

/// The name of a day officer, 0 to 11.
let officerNames_hant: [TableText] = [
  "建",  // officer 0
  "除",  // officer 1
  "滿",  // officer 2
  "平",  // officer 3
  "定",  // officer 4
  "執",  // officer 5
  "破",  // officer 6
  "危",  // officer 7
  "成",  // officer 8
  "收",  // officer 9
  "開",  // officer 10
  "閉",  // officer 11
]

/// The name of a day officer, 0 to 11.
package func officerName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return officerNames_vi[index].text
  case 1: return officerNames_zh[index].text
  case 2: return officerNames_en[index].text
  case 3: return officerNames_ko[index].text
  case 4: return officerNames_ja[index].text
  default: return officerNames_hant[index].text
  }
}

/// The name of a mansion, 0 to 27.
let mansionNames_vi: [TableText] = [
  "Giác",  // mansion 0
  "Cang",  // mansion 1
  "Đê",  // mansion 2
  "Phòng",  // mansion 3
  "Tâm",  // mansion 4
  "Vĩ",  // mansion 5
  "Cơ",  // mansion 6
  "Đẩu",  // mansion 7
  "Ngưu",  // mansion 8
  "Nữ",  // mansion 9
  "Hư",  // mansion 10
  "Nguy",  // mansion 11
  "Thất",  // mansion 12
  "Bích",  // mansion 13
  "Khuê",  // mansion 14
  "Lâu",  // mansion 15
  "Vị",  // mansion 16
  "Mão",  // mansion 17
  "Tất",  // mansion 18
  "Chủy",  // mansion 19
  "Sâm",  // mansion 20
  "Tỉnh",  // mansion 21
  "Quỷ",  // mansion 22
  "Liễu",  // mansion 23
  "Tinh",  // mansion 24
  "Trương",  // mansion 25
  "Dực",  // mansion 26
  "Chẩn",  // mansion 27
]

/// The name of a mansion, 0 to 27.
let mansionNames_zh: [TableText] = [
  "角",  // mansion 0
  "亢",  // mansion 1
  "氐",  // mansion 2
  "房",  // mansion 3
  "心",  // mansion 4
  "尾",  // mansion 5
  "箕",  // mansion 6
  "斗",  // mansion 7
  "牛",  // mansion 8
  "女",  // mansion 9
  "虚",  // mansion 10
  "危",  // mansion 11
  "室",  // mansion 12
  "壁",  // mansion 13
  "奎",  // mansion 14
  "娄",  // mansion 15
  "胃",  // mansion 16
  "昴",  // mansion 17
  "毕",  // mansion 18
  "觜",  // mansion 19
  "参",  // mansion 20
  "井",  // mansion 21
  "鬼",  // mansion 22
  "柳",  // mansion 23
  "星",  // mansion 24
  "张",  // mansion 25
  "翼",  // mansion 26
  "轸",  // mansion 27
]

/// The name of a mansion, 0 to 27.
let mansionNames_en: [TableText] = [
  "jiǎo",  // mansion 0
  "kàng",  // mansion 1
  "dī",  // mansion 2
  "fáng",  // mansion 3
  "xīn",  // mansion 4
  "wěi",  // mansion 5
  "jī",  // mansion 6
  "dǒu",  // mansion 7
  "niú",  // mansion 8
  "nǚ",  // mansion 9
  "xū",  // mansion 10
  "wēi",  // mansion 11
  "shì",  // mansion 12
  "bì",  // mansion 13
  "kuí",  // mansion 14
  "lóu",  // mansion 15
  "wèi",  // mansion 16
  "mǎo",  // mansion 17
  "bì",  // mansion 18
  "zī",  // mansion 19
  "shēn",  // mansion 20
  "jǐng",  // mansion 21
  "guǐ",  // mansion 22
  "liǔ",  // mansion 23
  "xīng",  // mansion 24
  "zhāng",  // mansion 25
  "yì",  // mansion 26
  "zhěn",  // mansion 27
]

/// The name of a mansion, 0 to 27.
let mansionNames_ko: [TableText] = [
  "각",  // mansion 0
  "항",  // mansion 1
  "저",  // mansion 2
  "방",  // mansion 3
  "심",  // mansion 4
  "미",  // mansion 5
  "기",  // mansion 6
  "두",  // mansion 7
  "우",  // mansion 8
  "여",  // mansion 9
  "허",  // mansion 10
  "위(危)",  // mansion 11
  "실",  // mansion 12
  "벽",  // mansion 13
  "규",  // mansion 14
  "루",  // mansion 15
  "위(胃)",  // mansion 16
  "묘",  // mansion 17
  "필",  // mansion 18
  "자",  // mansion 19
  "삼",  // mansion 20
  "정",  // mansion 21
  "귀",  // mansion 22
  "류",  // mansion 23
  "성",  // mansion 24
  "장",  // mansion 25
  "익",  // mansion 26
  "진",  // mansion 27
]

/// The name of a mansion, 0 to 27.
let mansionNames_ja: [TableText] = [
  "角",  // mansion 0
  "亢",  // mansion 1
  "氐",  // mansion 2
  "房",  // mansion 3
  "心",  // mansion 4
  "尾",  // mansion 5
  "箕",  // mansion 6
  "斗",  // mansion 7
  "牛",  // mansion 8
  "女",  // mansion 9
  "虚",  // mansion 10
  "危",  // mansion 11
  "室",  // mansion 12
  "壁",  // mansion 13
  "奎",  // mansion 14
  "婁",  // mansion 15
  "胃",  // mansion 16
  "昴",  // mansion 17
  "畢",  // mansion 18
  "觜",  // mansion 19
  "参",  // mansion 20
  "井",  // mansion 21
  "鬼",  // mansion 22
  "柳",  // mansion 23
  "星",  // mansion 24
  "張",  // mansion 25
  "翼",  // mansion 26
  "軫",  // mansion 27
]

/// The name of a mansion, 0 to 27.
let mansionNames_hant: [TableText] = [
  "角",  // mansion 0
  "亢",  // mansion 1
  "氐",  // mansion 2
  "房",  // mansion 3
  "心",  // mansion 4
  "尾",  // mansion 5
  "箕",  // mansion 6
  "斗",  // mansion 7
  "牛",  // mansion 8
  "女",  // mansion 9
  "虛",  // mansion 10
  "危",  // mansion 11
  "室",  // mansion 12
  "壁",  // mansion 13
  "奎",  // mansion 14
  "婁",  // mansion 15
  "胃",  // mansion 16
  "昴",  // mansion 17
  "畢",  // mansion 18
  "觜",  // mansion 19
  "參",  // mansion 20
  "井",  // mansion 21
  "鬼",  // mansion 22
  "柳",  // mansion 23
  "星",  // mansion 24
  "張",  // mansion 25
  "翼",  // mansion 26
  "軫",  // mansion 27
]

/// The name of a mansion, 0 to 27.
package func mansionName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return mansionNames_vi[index].text
  case 1: return mansionNames_zh[index].text
  case 2: return mansionNames_en[index].text
  case 3: return mansionNames_ko[index].text
  case 4: return mansionNames_ja[index].text
  default: return mansionNames_hant[index].text
  }
}

/// The element of a stem.
let stemElements: [UInt8] = [
  0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
]

/// The element of a stem.
package func stemElement(_ index: Int) -> UInt8 {
  stemElements[index]
}

/// The direction of the spirit of joy by the stem of the day.
let joyDirections: [UInt8] = [
  1, 7, 5, 4, 3, 1, 7, 5, 4, 3,
]

/// The direction of the spirit of joy by the stem of the day.
package func joyDirection(_ index: Int) -> UInt8 {
  joyDirections[index]
}

/// The element of a branch.
let branchElements: [UInt8] = [
  4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4,
]

/// The element of a branch.
package func branchElement(_ index: Int) -> UInt8 {
  branchElements[index]
}

/// The element of a sound.
let nayinElements: [UInt8] = [
  3, 1, 0, 2, 3, 1, 4, 2, 3, 0, 4, 2, 1, 0, 4, 3, 1, 0, 2, 3, 1, 4, 2, 3, 0, 4, 2, 1, 0, 4,
]

/// The element of a sound.
package func nayinElement(_ index: Int) -> UInt8 {
  nayinElements[index]
}

/// 1 for a spirit of the yellow path, 0 for one of the black path.
let spiritPaths: [UInt8] = [
  1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0,
]

/// 1 for a spirit of the yellow path, 0 for one of the black path.
package func spiritPath(_ index: Int) -> UInt8 {
  spiritPaths[index]
}

/// 2 for a good spirit, 1 for an ordinary one, 0 for a bad one.
let spiritGrades: [UInt8] = [
  2, 2, 1, 0, 1, 2, 0, 2, 1, 0, 1, 0,
]

/// 2 for a good spirit, 1 for an ordinary one, 0 for a bad one.
package func spiritGrade(_ index: Int) -> UInt8 {
  spiritGrades[index]
}
