// Names and attributes of a day, in Vietnamese, Chinese and English.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Languages are counted in this order: vi, zh, en. A name a line, in the order of its index.
// Elements: 0 wood, 1 fire, 2 earth, 3 metal, 4 water. Directions: 0 north, then clockwise by 45 degrees.
//
// Inputs, with their SHA-256:
//   b1bf1e436a9f4196a824e856b8db6361d15ff72d1cbf494d9058e1492847fa5c  Data/almanac-day/branches.tsv
//   6bed34ff38372b91ec2923511000133c81d111e5750841a7ddefba5d19563c61  Data/almanac-day/directions.tsv
//   7c1dd7a6f07028bd067be1d07e47b2131b2d73858543c328fb05989a49dfea4e  Data/almanac-day/elements.tsv
//   0dfc8b4fbf6a4c65945174ec3b4ba2d7cf9b4baabdfaf480756baa117179b94c  Data/almanac-day/mansions.tsv
//   6937a399e1762d88cf0d826ad9a7ec5dcd7523aeae6a9faa907ddf074b656924  Data/almanac-day/nayin.tsv
//   a1e14cc4fd3f26eae4e10862978d4a5fef89d284738555e7c851f06d3a6e6074  Data/almanac-day/officers.tsv
//   ec01d295b484ec19f1685a665e32737f2b80a7e06500d2346d197c57ec22cf84  Data/almanac-day/spirits.tsv
//   06de14285f1da1472dd8e93de59e20061c352bb8b9ca50cfbc57854d9a856dd7  Data/almanac-day/stems.tsv
//   a696e471613df656613f2f7201148b377e6d9d60f0c9287b63f4979492925b3a  Data/names/branches.tsv
//   0375d8bf0d890f45caf607ac6d368e82d7fcf1990f41022fb50af728421594fe  Data/names/stems.tsv
//
// swift-format-ignore-file

/// An element, 0 to 4.
let elementNames_vi: [String] = [
  "Mộc",
  "Hỏa",
  "Thổ",
  "Kim",
  "Thủy",
]

/// An element, 0 to 4.
let elementNames_zh: [String] = [
  "木",
  "火",
  "土",
  "金",
  "水",
]

/// An element, 0 to 4.
let elementNames_en: [String] = [
  "wood",
  "fire",
  "earth",
  "metal",
  "water",
]

/// An element, 0 to 4.
package func elementName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return elementNames_vi[index]
  case 1: return elementNames_zh[index]
  default: return elementNames_en[index]
  }
}

/// A direction, 0 to 7, clockwise from north.
let directionNames_vi: [String] = [
  "Bắc",
  "Đông Bắc",
  "Đông",
  "Đông Nam",
  "Nam",
  "Tây Nam",
  "Tây",
  "Tây Bắc",
]

/// A direction, 0 to 7, clockwise from north.
let directionNames_zh: [String] = [
  "北",
  "东北",
  "东",
  "东南",
  "南",
  "西南",
  "西",
  "西北",
]

/// A direction, 0 to 7, clockwise from north.
let directionNames_en: [String] = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
]

/// A direction, 0 to 7, clockwise from north.
package func directionName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return directionNames_vi[index]
  case 1: return directionNames_zh[index]
  default: return directionNames_en[index]
  }
}

/// The Vietnamese animal of a branch, 0 to 11.
let vietnameseAnimalNames_vi: [String] = [
  "chuột",
  "trâu",
  "hổ",
  "mèo",
  "rồng",
  "rắn",
  "ngựa",
  "dê",
  "khỉ",
  "gà",
  "chó",
  "lợn",
]

/// The Vietnamese animal of a branch, 0 to 11.
let vietnameseAnimalNames_zh: [String] = [
  "鼠",
  "水牛",
  "虎",
  "猫",
  "龙",
  "蛇",
  "马",
  "羊",
  "猴",
  "鸡",
  "狗",
  "猪",
]

/// The Vietnamese animal of a branch, 0 to 11.
let vietnameseAnimalNames_en: [String] = [
  "rat",
  "buffalo",
  "tiger",
  "cat",
  "dragon",
  "snake",
  "horse",
  "goat",
  "monkey",
  "rooster",
  "dog",
  "pig",
]

/// The Vietnamese animal of a branch, 0 to 11.
package func vietnameseAnimalName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return vietnameseAnimalNames_vi[index]
  case 1: return vietnameseAnimalNames_zh[index]
  default: return vietnameseAnimalNames_en[index]
  }
}

/// The Chinese animal of a branch, 0 to 11.
let chineseAnimalNames_vi: [String] = [
  "chuột",
  "bò",
  "hổ",
  "thỏ",
  "rồng",
  "rắn",
  "ngựa",
  "dê",
  "khỉ",
  "gà",
  "chó",
  "lợn",
]

/// The Chinese animal of a branch, 0 to 11.
let chineseAnimalNames_zh: [String] = [
  "鼠",
  "牛",
  "虎",
  "兔",
  "龙",
  "蛇",
  "马",
  "羊",
  "猴",
  "鸡",
  "狗",
  "猪",
]

/// The Chinese animal of a branch, 0 to 11.
let chineseAnimalNames_en: [String] = [
  "rat",
  "ox",
  "tiger",
  "rabbit",
  "dragon",
  "snake",
  "horse",
  "goat",
  "monkey",
  "rooster",
  "dog",
  "pig",
]

/// The Chinese animal of a branch, 0 to 11.
package func chineseAnimalName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return chineseAnimalNames_vi[index]
  case 1: return chineseAnimalNames_zh[index]
  default: return chineseAnimalNames_en[index]
  }
}

/// A sound, 0 to 29: place in the cycle / 2.
let nayinNames_vi: [String] = [
  "Hải Trung Kim",
  "Lư Trung Hỏa",
  "Đại Lâm Mộc",
  "Lộ Bàng Thổ",
  "Kiếm Phong Kim",
  "Sơn Đầu Hỏa",
  "Giản Hạ Thủy",
  "Thành Đầu Thổ",
  "Bạch Lạp Kim",
  "Dương Liễu Mộc",
  "Tuyền Trung Thủy",
  "Ốc Thượng Thổ",
  "Tích Lịch Hỏa",
  "Tùng Bách Mộc",
  "Trường Lưu Thủy",
  "Sa Trung Kim",
  "Sơn Hạ Hỏa",
  "Bình Địa Mộc",
  "Bích Thượng Thổ",
  "Kim Bạc Kim",
  "Phúc Đăng Hỏa",
  "Thiên Hà Thủy",
  "Đại Dịch Thổ",
  "Thoa Xuyến Kim",
  "Tang Đố Mộc",
  "Đại Khê Thủy",
  "Sa Trung Thổ",
  "Thiên Thượng Hỏa",
  "Thạch Lựu Mộc",
  "Đại Hải Thủy",
]

/// A sound, 0 to 29: place in the cycle / 2.
let nayinNames_zh: [String] = [
  "海中金",
  "炉中火",
  "大林木",
  "路旁土",
  "剑锋金",
  "山头火",
  "涧下水",
  "城头土",
  "白蜡金",
  "杨柳木",
  "泉中水",
  "屋上土",
  "霹雳火",
  "松柏木",
  "长流水",
  "沙中金",
  "山下火",
  "平地木",
  "壁上土",
  "金箔金",
  "覆灯火",
  "天河水",
  "大驿土",
  "钗钏金",
  "桑柘木",
  "大溪水",
  "沙中土",
  "天上火",
  "石榴木",
  "大海水",
]

/// A sound, 0 to 29: place in the cycle / 2.
let nayinNames_en: [String] = [
  "metal in the sea",
  "fire in the furnace",
  "wood of the great forest",
  "earth by the roadside",
  "metal of the sword edge",
  "fire on the mountain top",
  "water under the ravine",
  "earth on the city wall",
  "white wax metal",
  "willow wood",
  "water in the spring",
  "earth on the roof",
  "thunderbolt fire",
  "pine and cypress wood",
  "long flowing water",
  "metal in the sand",
  "fire at the foot of the mountain",
  "wood of the plain",
  "earth on the wall",
  "gold foil metal",
  "fire of the covered lamp",
  "water of the Milky Way",
  "earth of the post road",
  "hairpin and bracelet metal",
  "mulberry wood",
  "water of the great stream",
  "earth in the sand",
  "fire in the sky",
  "pomegranate wood",
  "water of the great sea",
]

/// A sound, 0 to 29: place in the cycle / 2.
package func nayinName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return nayinNames_vi[index]
  case 1: return nayinNames_zh[index]
  default: return nayinNames_en[index]
  }
}

/// A spirit, 0 to 11.
let spiritNames_vi: [String] = [
  "Thanh Long",
  "Minh Đường",
  "Thiên Hình",
  "Chu Tước",
  "Kim Quỹ",
  "Bảo Quang",
  "Bạch Hổ",
  "Ngọc Đường",
  "Thiên Lao",
  "Huyền Vũ",
  "Tư Mệnh",
  "Câu Trần",
]

/// A spirit, 0 to 11.
let spiritNames_zh: [String] = [
  "青龙",
  "明堂",
  "天刑",
  "朱雀",
  "金匮",
  "天德",
  "白虎",
  "玉堂",
  "天牢",
  "玄武",
  "司命",
  "勾陈",
]

/// A spirit, 0 to 11.
let spiritNames_en: [String] = [
  "Azure Dragon",
  "Bright Hall",
  "Heavenly Punishment",
  "Vermilion Bird",
  "Golden Coffer",
  "Heavenly Virtue",
  "White Tiger",
  "Jade Hall",
  "Heavenly Prison",
  "Black Tortoise",
  "Director of Fate",
  "Hooked Array",
]

/// A spirit, 0 to 11.
package func spiritName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return spiritNames_vi[index]
  case 1: return spiritNames_zh[index]
  default: return spiritNames_en[index]
  }
}

/// A day officer, 0 to 11.
let officerNames_vi: [String] = [
  "Kiến",
  "Trừ",
  "Mãn",
  "Bình",
  "Định",
  "Chấp",
  "Phá",
  "Nguy",
  "Thành",
  "Thu",
  "Khai",
  "Bế",
]

/// A day officer, 0 to 11.
let officerNames_zh: [String] = [
  "建",
  "除",
  "满",
  "平",
  "定",
  "执",
  "破",
  "危",
  "成",
  "收",
  "开",
  "闭",
]

/// A day officer, 0 to 11.
let officerNames_en: [String] = [
  "Establish",
  "Remove",
  "Full",
  "Balance",
  "Stable",
  "Hold",
  "Break",
  "Danger",
  "Success",
  "Receive",
  "Open",
  "Close",
]

/// A day officer, 0 to 11.
package func officerName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return officerNames_vi[index]
  case 1: return officerNames_zh[index]
  default: return officerNames_en[index]
  }
}

/// A mansion, 0 to 27.
let mansionNames_vi: [String] = [
  "Giác",
  "Cang",
  "Đê",
  "Phòng",
  "Tâm",
  "Vĩ",
  "Cơ",
  "Đẩu",
  "Ngưu",
  "Nữ",
  "Hư",
  "Nguy",
  "Thất",
  "Bích",
  "Khuê",
  "Lâu",
  "Vị",
  "Mão",
  "Tất",
  "Chủy",
  "Sâm",
  "Tỉnh",
  "Quỷ",
  "Liễu",
  "Tinh",
  "Trương",
  "Dực",
  "Chẩn",
]

/// A mansion, 0 to 27.
let mansionNames_zh: [String] = [
  "角",
  "亢",
  "氐",
  "房",
  "心",
  "尾",
  "箕",
  "斗",
  "牛",
  "女",
  "虚",
  "危",
  "室",
  "壁",
  "奎",
  "娄",
  "胃",
  "昴",
  "毕",
  "觜",
  "参",
  "井",
  "鬼",
  "柳",
  "星",
  "张",
  "翼",
  "轸",
]

/// A mansion, 0 to 27.
let mansionNames_en: [String] = [
  "jiǎo",
  "kàng",
  "dī",
  "fáng",
  "xīn",
  "wěi",
  "jī",
  "dǒu",
  "niú",
  "nǚ",
  "xū",
  "wēi",
  "shì",
  "bì",
  "kuí",
  "lóu",
  "wèi",
  "mǎo",
  "bì",
  "zī",
  "shēn",
  "jǐng",
  "guǐ",
  "liǔ",
  "xīng",
  "zhāng",
  "yì",
  "zhěn",
]

/// A mansion, 0 to 27.
package func mansionName(_ language: UInt8, _ index: Int) -> String {
  switch language {
  case 0: return mansionNames_vi[index]
  case 1: return mansionNames_zh[index]
  default: return mansionNames_en[index]
  }
}

/// The element of a stem.
let stemElements: [UInt8] = [
  0,  // Giáp · wood
  0,  // Ất · wood
  1,  // Bính · fire
  1,  // Đinh · fire
  2,  // Mậu · earth
  2,  // Kỷ · earth
  3,  // Canh · metal
  3,  // Tân · metal
  4,  // Nhâm · water
  4,  // Quý · water
]

/// The element of a stem.
package func stemElement(_ index: Int) -> UInt8 {
  stemElements[index]
}

/// The direction of the spirit of joy by the stem of the day.
let joyDirections: [UInt8] = [
  1,  // Giáp · northeast
  7,  // Ất · northwest
  5,  // Bính · southwest
  4,  // Đinh · south
  3,  // Mậu · southeast
  1,  // Kỷ · northeast
  7,  // Canh · northwest
  5,  // Tân · southwest
  4,  // Nhâm · south
  3,  // Quý · southeast
]

/// The direction of the spirit of joy by the stem of the day.
package func joyDirection(_ index: Int) -> UInt8 {
  joyDirections[index]
}

/// The element of a branch.
let branchElements: [UInt8] = [
  4,  // Tý · water
  2,  // Sửu · earth
  0,  // Dần · wood
  0,  // Mão · wood
  2,  // Thìn · earth
  1,  // Tỵ · fire
  1,  // Ngọ · fire
  2,  // Mùi · earth
  3,  // Thân · metal
  3,  // Dậu · metal
  2,  // Tuất · earth
  4,  // Hợi · water
]

/// The element of a branch.
package func branchElement(_ index: Int) -> UInt8 {
  branchElements[index]
}

/// The element of a sound.
let nayinElements: [UInt8] = [
  3,  // Hải Trung Kim · metal
  1,  // Lư Trung Hỏa · fire
  0,  // Đại Lâm Mộc · wood
  2,  // Lộ Bàng Thổ · earth
  3,  // Kiếm Phong Kim · metal
  1,  // Sơn Đầu Hỏa · fire
  4,  // Giản Hạ Thủy · water
  2,  // Thành Đầu Thổ · earth
  3,  // Bạch Lạp Kim · metal
  0,  // Dương Liễu Mộc · wood
  4,  // Tuyền Trung Thủy · water
  2,  // Ốc Thượng Thổ · earth
  1,  // Tích Lịch Hỏa · fire
  0,  // Tùng Bách Mộc · wood
  4,  // Trường Lưu Thủy · water
  3,  // Sa Trung Kim · metal
  1,  // Sơn Hạ Hỏa · fire
  0,  // Bình Địa Mộc · wood
  2,  // Bích Thượng Thổ · earth
  3,  // Kim Bạc Kim · metal
  1,  // Phúc Đăng Hỏa · fire
  4,  // Thiên Hà Thủy · water
  2,  // Đại Dịch Thổ · earth
  3,  // Thoa Xuyến Kim · metal
  0,  // Tang Đố Mộc · wood
  4,  // Đại Khê Thủy · water
  2,  // Sa Trung Thổ · earth
  1,  // Thiên Thượng Hỏa · fire
  0,  // Thạch Lựu Mộc · wood
  4,  // Đại Hải Thủy · water
]

/// The element of a sound.
package func nayinElement(_ index: Int) -> UInt8 {
  nayinElements[index]
}

/// 1 for a spirit of the yellow path, 0 for the black.
let spiritPaths: [UInt8] = [
  1,  // Thanh Long · 青龙 · yellow
  1,  // Minh Đường · 明堂 · yellow
  0,  // Thiên Hình · 天刑 · black
  0,  // Chu Tước · 朱雀 · black
  1,  // Kim Quỹ · 金匮 · yellow
  1,  // Bảo Quang · 天德 · yellow
  0,  // Bạch Hổ · 白虎 · black
  1,  // Ngọc Đường · 玉堂 · yellow
  0,  // Thiên Lao · 天牢 · black
  0,  // Huyền Vũ · 玄武 · black
  1,  // Tư Mệnh · 司命 · yellow
  0,  // Câu Trần · 勾陈 · black
]

/// 1 for a spirit of the yellow path, 0 for the black.
package func spiritPath(_ index: Int) -> UInt8 {
  spiritPaths[index]
}

/// 2 for a good spirit, 1 for an ordinary one, 0 for a bad one.
let spiritGrades: [UInt8] = [
  2,  // Thanh Long · 青龙 · good
  2,  // Minh Đường · 明堂 · good
  1,  // Thiên Hình · 天刑 · ordinary
  0,  // Chu Tước · 朱雀 · bad
  1,  // Kim Quỹ · 金匮 · ordinary
  2,  // Bảo Quang · 天德 · good
  0,  // Bạch Hổ · 白虎 · bad
  2,  // Ngọc Đường · 玉堂 · good
  1,  // Thiên Lao · 天牢 · ordinary
  0,  // Huyền Vũ · 玄武 · bad
  1,  // Tư Mệnh · 司命 · ordinary
  0,  // Câu Trần · 勾陈 · bad
]

/// 2 for a good spirit, 1 for an ordinary one, 0 for a bad one.
package func spiritGrade(_ index: Int) -> UInt8 {
  spiritGrades[index]
}
