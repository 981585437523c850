// Cities to choose the place of the Sun from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// In the order in which they are offered. With | between them: the id, the zone, the names in the languages vi, zh, en, and other
// names that people type. Coordinates and zones: GeoNames (geonames.org), CC BY 4.0, rounded to 0.01 degrees.
//
// Inputs:
//   Data/languages.tsv
//   Data/places/cities.tsv
//
// swift-format-ignore-file

import AlmanacModel

/// The number of cities.
@inlinable package var cityCount: Int { 581 }

/// The texts of the cities.
let cityRows: [TableText] = [
  "hanoi|Asia/Ho_Chi_Minh|Hà Nội|河内|Hanoi|Thăng Long",
  "hai-phong|Asia/Ho_Chi_Minh|Hải Phòng|海防|Hải Phòng",
  "ha-long|Asia/Ho_Chi_Minh|Hạ Long|下龙|Hạ Long|Hòn Gai|Hồng Gai|Ha Long Bay",
  "cam-pha|Asia/Ho_Chi_Minh|Cẩm Phả|锦普|Cẩm Phả",
  "mong-cai|Asia/Ho_Chi_Minh|Móng Cái|芒街|Móng Cái",
  "uong-bi|Asia/Ho_Chi_Minh|Uông Bí|汪秘|Uông Bí",
  "hai-duong|Asia/Ho_Chi_Minh|Hải Dương|海阳|Hải Dương",
  "hung-yen|Asia/Ho_Chi_Minh|Hưng Yên|兴安|Hưng Yên",
  "thai-binh|Asia/Ho_Chi_Minh|Thái Bình|太平|Thái Bình",
  "nam-dinh|Asia/Ho_Chi_Minh|Nam Định|南定|Nam Định",
  "phu-ly|Asia/Ho_Chi_Minh|Phủ Lý|府里|Phủ Lý",
  "ninh-binh|Asia/Ho_Chi_Minh|Ninh Bình|宁平|Ninh Bình",
  "bac-ninh|Asia/Ho_Chi_Minh|Bắc Ninh|北宁|Bắc Ninh",
  "bac-giang|Asia/Ho_Chi_Minh|Bắc Giang|北江|Bắc Giang",
  "vinh-yen|Asia/Ho_Chi_Minh|Vĩnh Yên|永安|Vĩnh Yên",
  "viet-tri|Asia/Ho_Chi_Minh|Việt Trì|越池|Việt Trì",
  "thai-nguyen|Asia/Ho_Chi_Minh|Thái Nguyên|太原（越南）|Thái Nguyên",
  "lang-son|Asia/Ho_Chi_Minh|Lạng Sơn|谅山|Lạng Sơn",
  "cao-bang|Asia/Ho_Chi_Minh|Cao Bằng|高平|Cao Bằng",
  "bac-kan|Asia/Ho_Chi_Minh|Bắc Kạn|北件|Bắc Kạn|Bắc Cạn",
  "tuyen-quang|Asia/Ho_Chi_Minh|Tuyên Quang|宣光|Tuyên Quang",
  "ha-giang|Asia/Ho_Chi_Minh|Hà Giang|河江|Hà Giang",
  "lao-cai|Asia/Ho_Chi_Minh|Lào Cai|老街|Lào Cai",
  "sa-pa|Asia/Ho_Chi_Minh|Sa Pa|沙坝|Sa Pa|Chapa",
  "yen-bai|Asia/Ho_Chi_Minh|Yên Bái|安沛|Yên Bái",
  "lai-chau|Asia/Ho_Chi_Minh|Lai Châu|莱州|Lai Châu",
  "dien-bien-phu|Asia/Ho_Chi_Minh|Điện Biên Phủ|奠边府|Điện Biên Phủ",
  "son-la|Asia/Ho_Chi_Minh|Sơn La|山罗|Sơn La",
  "hoa-binh|Asia/Ho_Chi_Minh|Hòa Bình|和平（越南）|Hòa Bình",
  "thanh-hoa|Asia/Ho_Chi_Minh|Thanh Hóa|清化|Thanh Hóa",
  "vinh|Asia/Ho_Chi_Minh|Vinh|荣市|Vinh|Nghệ An",
  "ha-tinh|Asia/Ho_Chi_Minh|Hà Tĩnh|河静|Hà Tĩnh",
  "dong-hoi|Asia/Ho_Chi_Minh|Đồng Hới|洞海|Đồng Hới|Quảng Bình",
  "dong-ha|Asia/Ho_Chi_Minh|Đông Hà|东河|Đông Hà",
  "hue|Asia/Ho_Chi_Minh|Huế|顺化|Huế|Thừa Thiên Huế",
  "da-nang|Asia/Ho_Chi_Minh|Đà Nẵng|岘港|Đà Nẵng|Tourane",
  "hoi-an|Asia/Ho_Chi_Minh|Hội An|会安|Hội An|Faifo|Phố cổ Hội An",
  "tam-ky|Asia/Ho_Chi_Minh|Tam Kỳ|三岐|Tam Kỳ|Quảng Nam",
  "quang-ngai|Asia/Ho_Chi_Minh|Quảng Ngãi|广义|Quảng Ngãi",
  "quy-nhon|Asia/Ho_Chi_Minh|Quy Nhơn|归仁|Quy Nhơn|Qui Nhơn|Bình Định",
  "tuy-hoa|Asia/Ho_Chi_Minh|Tuy Hòa|绥和|Tuy Hòa|Phú Yên",
  "nha-trang|Asia/Ho_Chi_Minh|Nha Trang|芽庄|Nha Trang|Khánh Hòa",
  "cam-ranh|Asia/Ho_Chi_Minh|Cam Ranh|金兰|Cam Ranh",
  "phan-rang|Asia/Ho_Chi_Minh|Phan Rang|潘郎|Phan Rang|Phan Rang–Tháp Chàm",
  "phan-thiet|Asia/Ho_Chi_Minh|Phan Thiết|潘切|Phan Thiết|Mũi Né|藩切",
  "kon-tum|Asia/Ho_Chi_Minh|Kon Tum|昆嵩|Kon Tum",
  "pleiku|Asia/Ho_Chi_Minh|Pleiku|波来古|Pleiku|Plâyku|Play Cu",
  "buon-ma-thuot|Asia/Ho_Chi_Minh|Buôn Ma Thuột|邦美蜀|Buôn Ma Thuột|Ban Mê Thuột|Buôn Mê Thuột|Đắk Lắk",
  "gia-nghia|Asia/Ho_Chi_Minh|Gia Nghĩa|嘉义（越南）|Gia Nghĩa",
  "da-lat|Asia/Ho_Chi_Minh|Đà Lạt|大叻|Đà Lạt|Lâm Đồng",
  "bao-loc|Asia/Ho_Chi_Minh|Bảo Lộc|保禄|Bảo Lộc",
  "dong-xoai|Asia/Ho_Chi_Minh|Đồng Xoài|同帅|Đồng Xoài",
  "tay-ninh|Asia/Ho_Chi_Minh|Tây Ninh|西宁（越南）|Tây Ninh",
  "thu-dau-mot|Asia/Ho_Chi_Minh|Thủ Dầu Một|土龙木|Thủ Dầu Một|Bình Dương",
  "bien-hoa|Asia/Ho_Chi_Minh|Biên Hòa|边和|Biên Hòa|Đồng Nai",
  "ho-chi-minh-city|Asia/Ho_Chi_Minh|TP. Hồ Chí Minh|胡志明市|Ho Chi Minh City|Sài Gòn|HCMC|HCM City|TP.HCM|Hồ Chí Minh|Thành phố Hồ Chí Minh|西贡",
  "thu-duc|Asia/Ho_Chi_Minh|Thủ Đức|守德|Thủ Đức",
  "vung-tau|Asia/Ho_Chi_Minh|Vũng Tàu|头顿|Vũng Tàu|Cap Saint-Jacques",
  "ba-ria|Asia/Ho_Chi_Minh|Bà Rịa|巴地|Bà Rịa",
  "con-dao|Asia/Ho_Chi_Minh|Côn Đảo|昆岛|Côn Đảo|Côn Sơn|Poulo Condor",
  "tan-an|Asia/Ho_Chi_Minh|Tân An|新安|Tân An",
  "my-tho|Asia/Ho_Chi_Minh|Mỹ Tho|美萩|Mỹ Tho|美荻",
  "ben-tre|Asia/Ho_Chi_Minh|Bến Tre|槟椥|Bến Tre|槟知",
  "tra-vinh|Asia/Ho_Chi_Minh|Trà Vinh|茶荣|Trà Vinh",
  "vinh-long|Asia/Ho_Chi_Minh|Vĩnh Long|永隆|Vĩnh Long",
  "sa-dec|Asia/Ho_Chi_Minh|Sa Đéc|沙沥|Sa Đéc",
  "cao-lanh|Asia/Ho_Chi_Minh|Cao Lãnh|高岭|Cao Lãnh",
  "long-xuyen|Asia/Ho_Chi_Minh|Long Xuyên|龙川|Long Xuyên",
  "chau-doc|Asia/Ho_Chi_Minh|Châu Đốc|朱笃|Châu Đốc",
  "can-tho|Asia/Ho_Chi_Minh|Cần Thơ|芹苴|Cần Thơ",
  "vi-thanh|Asia/Ho_Chi_Minh|Vị Thanh|渭清|Vị Thanh",
  "soc-trang|Asia/Ho_Chi_Minh|Sóc Trăng|朔庄|Sóc Trăng",
  "bac-lieu|Asia/Ho_Chi_Minh|Bạc Liêu|薄辽|Bạc Liêu",
  "ca-mau|Asia/Ho_Chi_Minh|Cà Mau|金瓯|Cà Mau",
  "rach-gia|Asia/Ho_Chi_Minh|Rạch Giá|迪石|Rạch Giá|Kiên Giang",
  "ha-tien|Asia/Ho_Chi_Minh|Hà Tiên|河仙|Hà Tiên",
  "phu-quoc|Asia/Ho_Chi_Minh|Phú Quốc|富国|Phú Quốc|Dương Đông",
  "vientiane|Asia/Vientiane|Viêng Chăn|万象|Vientiane|Vạn Tượng",
  "luang-prabang|Asia/Vientiane|Luang Prabang|琅勃拉邦|Luang Prabang|Luông Pha Băng",
  "phnom-penh|Asia/Phnom_Penh|Phnom Penh|金边|Phnom Penh|Nam Vang",
  "siem-reap|Asia/Phnom_Penh|Siem Reap|暹粒|Siem Reap|Xiêm Riệp|Angkor",
  "bangkok|Asia/Bangkok|Bangkok|曼谷|Bangkok|Băng Cốc|Vọng Các|Krung Thep",
  "chiang-mai|Asia/Bangkok|Chiang Mai|清迈|Chiang Mai",
  "phuket|Asia/Bangkok|Phuket|普吉|Phuket",
  "pattaya|Asia/Bangkok|Pattaya|芭提雅|Pattaya|芭堤雅",
  "yangon|Asia/Yangon|Yangon|仰光|Yangon|Rangoon",
  "mandalay|Asia/Yangon|Mandalay|曼德勒|Mandalay",
  "naypyidaw|Asia/Yangon|Naypyidaw|内比都|Naypyidaw|Nay Pyi Taw",
  "kuala-lumpur|Asia/Kuala_Lumpur|Kuala Lumpur|吉隆坡|Kuala Lumpur|KL",
  "penang|Asia/Kuala_Lumpur|Penang|槟城|Penang|乔治市",
  "johor-bahru|Asia/Kuala_Lumpur|Johor Bahru|新山|Johor Bahru|JB",
  "malacca|Asia/Kuala_Lumpur|Malacca|马六甲|Malacca|Melaka",
  "kuching|Asia/Kuching|Kuching|古晋|Kuching",
  "kota-kinabalu|Asia/Kuching|Kota Kinabalu|亚庇|Kota Kinabalu|哥打基纳巴卢",
  "singapore|Asia/Singapore|Singapore|新加坡|Singapore|Xin-ga-po|Tân Gia Ba|星加坡",
  "bandar-seri-begawan|Asia/Brunei|Bandar Seri Begawan|斯里巴加湾市|Bandar Seri Begawan",
  "jakarta|Asia/Jakarta|Jakarta|雅加达|Jakarta|Gia-các-ta|Batavia",
  "surabaya|Asia/Jakarta|Surabaya|泗水|Surabaya",
  "bandung|Asia/Jakarta|Bandung|万隆|Bandung",
  "medan|Asia/Jakarta|Medan|棉兰|Medan",
  "makassar|Asia/Makassar|Makassar|望加锡|Makassar|Ujung Pandang",
  "denpasar|Asia/Makassar|Denpasar|登巴萨|Denpasar|Bali|巴厘岛",
  "pontianak|Asia/Pontianak|Pontianak|坤甸|Pontianak",
  "jayapura|Asia/Jayapura|Jayapura|查亚普拉|Jayapura",
  "manila|Asia/Manila|Manila|马尼拉|Manila",
  "quezon-city|Asia/Manila|Quezon City|奎松市|Quezon City",
  "cebu|Asia/Manila|Cebu|宿务|Cebu|Cebu City",
  "davao|Asia/Manila|Davao|达沃|Davao|Davao City",
  "dili|Asia/Dili|Dili|帝力|Dili",
  "beijing|Asia/Shanghai|Bắc Kinh|北京|Beijing|Peking",
  "tianjin|Asia/Shanghai|Thiên Tân|天津|Tianjin|Tientsin",
  "shanghai|Asia/Shanghai|Thượng Hải|上海|Shanghai",
  "chongqing|Asia/Shanghai|Trùng Khánh|重庆|Chongqing|Chungking",
  "guangzhou|Asia/Shanghai|Quảng Châu|广州|Guangzhou|Canton",
  "shenzhen|Asia/Shanghai|Thâm Quyến|深圳|Shenzhen",
  "dongguan|Asia/Shanghai|Đông Hoản|东莞|Dongguan|Đông Quản",
  "foshan|Asia/Shanghai|Phật Sơn|佛山|Foshan",
  "zhuhai|Asia/Shanghai|Chu Hải|珠海|Zhuhai",
  "shantou|Asia/Shanghai|Sán Đầu|汕头|Shantou|Swatow",
  "chengdu|Asia/Shanghai|Thành Đô|成都|Chengdu",
  "wuhan|Asia/Shanghai|Vũ Hán|武汉|Wuhan|Hankow",
  "xian|Asia/Shanghai|Tây An|西安|Xi’an|Sian|Trường An|长安",
  "hangzhou|Asia/Shanghai|Hàng Châu|杭州|Hangzhou",
  "nanjing|Asia/Shanghai|Nam Kinh|南京|Nanjing|Nanking",
  "suzhou|Asia/Shanghai|Tô Châu|苏州|Suzhou|Soochow",
  "wuxi|Asia/Shanghai|Vô Tích|无锡|Wuxi",
  "ningbo|Asia/Shanghai|Ninh Ba|宁波|Ningbo",
  "wenzhou|Asia/Shanghai|Ôn Châu|温州|Wenzhou",
  "hefei|Asia/Shanghai|Hợp Phì|合肥|Hefei",
  "fuzhou|Asia/Shanghai|Phúc Châu|福州|Fuzhou|Foochow",
  "xiamen|Asia/Shanghai|Hạ Môn|厦门|Xiamen|Amoy",
  "nanchang|Asia/Shanghai|Nam Xương|南昌|Nanchang",
  "changsha|Asia/Shanghai|Trường Sa|长沙|Changsha",
  "zhengzhou|Asia/Shanghai|Trịnh Châu|郑州|Zhengzhou",
  "luoyang|Asia/Shanghai|Lạc Dương|洛阳|Luoyang",
  "jinan|Asia/Shanghai|Tế Nam|济南|Jinan",
  "qingdao|Asia/Shanghai|Thanh Đảo|青岛|Qingdao|Tsingtao",
  "yantai|Asia/Shanghai|Yên Đài|烟台|Yantai",
  "shijiazhuang|Asia/Shanghai|Thạch Gia Trang|石家庄|Shijiazhuang",
  "taiyuan|Asia/Shanghai|Thái Nguyên (Trung Quốc)|太原|Taiyuan",
  "hohhot|Asia/Shanghai|Hohhot|呼和浩特|Hohhot",
  "shenyang|Asia/Shanghai|Thẩm Dương|沈阳|Shenyang|Mukden|Phụng Thiên",
  "dalian|Asia/Shanghai|Đại Liên|大连|Dalian",
  "changchun|Asia/Shanghai|Trường Xuân|长春|Changchun",
  "harbin|Asia/Shanghai|Cáp Nhĩ Tân|哈尔滨|Harbin",
  "mohe|Asia/Shanghai|Mạc Hà|漠河|Mohe",
  "nanning|Asia/Shanghai|Nam Ninh|南宁|Nanning",
  "guilin|Asia/Shanghai|Quế Lâm|桂林|Guilin",
  "guiyang|Asia/Shanghai|Quý Dương|贵阳|Guiyang",
  "kunming|Asia/Shanghai|Côn Minh|昆明|Kunming",
  "haikou|Asia/Shanghai|Hải Khẩu|海口|Haikou",
  "sanya|Asia/Shanghai|Tam Á|三亚|Sanya",
  "lanzhou|Asia/Shanghai|Lan Châu|兰州|Lanzhou",
  "xining|Asia/Shanghai|Tây Ninh (Trung Quốc)|西宁|Xining",
  "yinchuan|Asia/Shanghai|Ngân Xuyên|银川|Yinchuan",
  "urumqi|Asia/Urumqi|Urumqi|乌鲁木齐|Urumqi",
  "kashgar|Asia/Urumqi|Kashgar|喀什|Kashgar|Kashi",
  "lhasa|Asia/Shanghai|Lhasa|拉萨|Lhasa",
  "hong-kong|Asia/Hong_Kong|Hồng Kông|香港|Hong Kong|HK|Hương Cảng",
  "macau|Asia/Macau|Ma Cao|澳门|Macau",
  "taipei|Asia/Taipei|Đài Bắc|台北|Taipei|臺北",
  "new-taipei|Asia/Taipei|Tân Bắc|新北|New Taipei|New Taipei City",
  "taichung|Asia/Taipei|Đài Trung|台中|Taichung|臺中",
  "tainan|Asia/Taipei|Đài Nam|台南|Tainan|臺南",
  "kaohsiung|Asia/Taipei|Cao Hùng|高雄|Kaohsiung",
  "hsinchu|Asia/Taipei|Tân Trúc|新竹|Hsinchu",
  "seoul|Asia/Seoul|Seoul|首尔|Seoul|Hán Thành|Xê-un|汉城|서울",
  "busan|Asia/Seoul|Busan|釜山|Busan|Pusan|부산",
  "incheon|Asia/Seoul|Incheon|仁川|Incheon|인천",
  "daegu|Asia/Seoul|Daegu|大邱|Daegu|대구",
  "daejeon|Asia/Seoul|Daejeon|大田|Daejeon|대전",
  "gwangju|Asia/Seoul|Gwangju|光州|Gwangju|광주",
  "ulsan|Asia/Seoul|Ulsan|蔚山|Ulsan|울산",
  "suwon|Asia/Seoul|Suwon|水原|Suwon|수원",
  "jeju|Asia/Seoul|Jeju|济州|Jeju|제주",
  "pyongyang|Asia/Pyongyang|Bình Nhưỡng|平壤|Pyongyang|평양",
  "ulaanbaatar|Asia/Ulaanbaatar|Ulan Bator|乌兰巴托|Ulaanbaatar",
  "khovd|Asia/Hovd|Khovd|科布多|Khovd|Hovd",
  "tokyo|Asia/Tokyo|Tokyo|东京|Tokyo|Đông Kinh|東京",
  "yokohama|Asia/Tokyo|Yokohama|横滨|Yokohama",
  "kawasaki|Asia/Tokyo|Kawasaki|川崎|Kawasaki",
  "osaka|Asia/Tokyo|Osaka|大阪|Osaka|Ô-xa-ca",
  "kyoto|Asia/Tokyo|Kyoto|京都|Kyoto|Ki-ô-tô",
  "kobe|Asia/Tokyo|Kobe|神户|Kobe",
  "nagoya|Asia/Tokyo|Nagoya|名古屋|Nagoya",
  "hiroshima|Asia/Tokyo|Hiroshima|广岛|Hiroshima",
  "fukuoka|Asia/Tokyo|Fukuoka|福冈|Fukuoka",
  "nagasaki|Asia/Tokyo|Nagasaki|长崎|Nagasaki",
  "sendai|Asia/Tokyo|Sendai|仙台|Sendai",
  "sapporo|Asia/Tokyo|Sapporo|札幌|Sapporo",
  "naha|Asia/Tokyo|Naha|那霸|Naha|Okinawa|冲绳",
  "new-delhi|Asia/Kolkata|New Delhi|新德里|New Delhi|Niu Đê-li",
  "delhi|Asia/Kolkata|Delhi|德里|Delhi|Đê-li",
  "mumbai|Asia/Kolkata|Mumbai|孟买|Mumbai|Bombay",
  "kolkata|Asia/Kolkata|Kolkata|加尔各答|Kolkata|Calcutta",
  "chennai|Asia/Kolkata|Chennai|金奈|Chennai|Madras",
  "bengaluru|Asia/Kolkata|Bengaluru|班加罗尔|Bengaluru|Bangalore",
  "hyderabad|Asia/Kolkata|Hyderabad|海得拉巴|Hyderabad",
  "ahmedabad|Asia/Kolkata|Ahmedabad|艾哈迈达巴德|Ahmedabad",
  "pune|Asia/Kolkata|Pune|浦那|Pune|Poona",
  "colombo|Asia/Colombo|Colombo|科伦坡|Colombo",
  "kathmandu|Asia/Kathmandu|Kathmandu|加德满都|Kathmandu",
  "thimphu|Asia/Thimphu|Thimphu|廷布|Thimphu",
  "dhaka|Asia/Dhaka|Dhaka|达卡|Dhaka|Dacca",
  "chittagong|Asia/Dhaka|Chittagong|吉大港|Chittagong|Chattogram",
  "male|Indian/Maldives|Malé|马累|Malé",
  "islamabad|Asia/Karachi|Islamabad|伊斯兰堡|Islamabad",
  "karachi|Asia/Karachi|Karachi|卡拉奇|Karachi",
  "lahore|Asia/Karachi|Lahore|拉合尔|Lahore",
  "kabul|Asia/Kabul|Kabul|喀布尔|Kabul",
  "tashkent|Asia/Tashkent|Tashkent|塔什干|Tashkent",
  "samarkand|Asia/Samarkand|Samarkand|撒马尔罕|Samarkand",
  "almaty|Asia/Almaty|Almaty|阿拉木图|Almaty|Alma-Ata",
  "astana|Asia/Almaty|Astana|阿斯塔纳|Astana|Nur-Sultan",
  "bishkek|Asia/Bishkek|Bishkek|比什凯克|Bishkek",
  "dushanbe|Asia/Dushanbe|Dushanbe|杜尚别|Dushanbe",
  "ashgabat|Asia/Ashgabat|Ashgabat|阿什哈巴德|Ashgabat",
  "tehran|Asia/Tehran|Tehran|德黑兰|Tehran|Tê-hê-ran|Teheran",
  "mashhad|Asia/Tehran|Mashhad|马什哈德|Mashhad",
  "baghdad|Asia/Baghdad|Baghdad|巴格达|Baghdad|Bát-đa",
  "basra|Asia/Baghdad|Basra|巴士拉|Basra",
  "kuwait-city|Asia/Kuwait|Kuwait City|科威特城|Kuwait City|Kuwait",
  "riyadh|Asia/Riyadh|Riyadh|利雅得|Riyadh",
  "jeddah|Asia/Riyadh|Jeddah|吉达|Jeddah",
  "mecca|Asia/Riyadh|Mecca|麦加|Mecca|Makkah",
  "doha|Asia/Qatar|Doha|多哈|Doha",
  "manama|Asia/Bahrain|Manama|麦纳麦|Manama",
  "dubai|Asia/Dubai|Dubai|迪拜|Dubai",
  "abu-dhabi|Asia/Dubai|Abu Dhabi|阿布扎比|Abu Dhabi",
  "muscat|Asia/Muscat|Muscat|马斯喀特|Muscat",
  "aden|Asia/Aden|Aden|亚丁|Aden",
  "sanaa|Asia/Aden|Sanaa|萨那|Sanaa",
  "amman|Asia/Amman|Amman|安曼|Amman",
  "damascus|Asia/Damascus|Damascus|大马士革|Damascus",
  "beirut|Asia/Beirut|Beirut|贝鲁特|Beirut",
  "jerusalem|Asia/Jerusalem|Jerusalem|耶路撒冷|Jerusalem|Giê-ru-sa-lem",
  "tel-aviv|Asia/Jerusalem|Tel Aviv|特拉维夫|Tel Aviv",
  "gaza|Asia/Gaza|Gaza|加沙|Gaza|Gaza City",
  "nicosia|Asia/Nicosia|Nicosia|尼科西亚|Nicosia",
  "istanbul|Europe/Istanbul|Istanbul|伊斯坦布尔|Istanbul|Constantinople",
  "ankara|Europe/Istanbul|Ankara|安卡拉|Ankara",
  "izmir|Europe/Istanbul|Izmir|伊兹密尔|Izmir|Smyrna",
  "tbilisi|Asia/Tbilisi|Tbilisi|第比利斯|Tbilisi",
  "yerevan|Asia/Yerevan|Yerevan|埃里温|Yerevan",
  "baku|Asia/Baku|Baku|巴库|Baku",
  "sydney|Australia/Sydney|Sydney|悉尼|Sydney|Xít-ni|雪梨",
  "melbourne|Australia/Melbourne|Melbourne|墨尔本|Melbourne|Men-bơn",
  "brisbane|Australia/Brisbane|Brisbane|布里斯班|Brisbane",
  "gold-coast|Australia/Brisbane|Gold Coast|黄金海岸|Gold Coast",
  "cairns|Australia/Brisbane|Cairns|凯恩斯|Cairns",
  "canberra|Australia/Sydney|Canberra|堪培拉|Canberra",
  "adelaide|Australia/Adelaide|Adelaide|阿德莱德|Adelaide",
  "perth|Australia/Perth|Perth|珀斯|Perth",
  "darwin|Australia/Darwin|Darwin|达尔文|Darwin",
  "hobart|Australia/Hobart|Hobart|霍巴特|Hobart",
  "lord-howe-island|Australia/Lord_Howe|Lord Howe Island|豪勋爵岛|Lord Howe Island|Lord Howe",
  "auckland|Pacific/Auckland|Auckland|奥克兰|Auckland",
  "wellington|Pacific/Auckland|Wellington|惠灵顿|Wellington",
  "christchurch|Pacific/Auckland|Christchurch|克赖斯特彻奇|Christchurch|基督城",
  "queenstown|Pacific/Auckland|Queenstown|皇后镇|Queenstown",
  "waitangi|Pacific/Chatham|Waitangi|怀唐伊|Waitangi|Chatham Islands|Chatham",
  "port-moresby|Pacific/Port_Moresby|Port Moresby|莫尔兹比港|Port Moresby",
  "honiara|Pacific/Guadalcanal|Honiara|霍尼亚拉|Honiara",
  "noumea|Pacific/Noumea|Nouméa|努美阿|Nouméa|New Caledonia",
  "port-vila|Pacific/Efate|Port Vila|维拉港|Port Vila",
  "suva|Pacific/Fiji|Suva|苏瓦|Suva|Fiji",
  "nukualofa|Pacific/Tongatapu|Nuku’alofa|努库阿洛法|Nuku’alofa|Tonga",
  "apia|Pacific/Apia|Apia|阿皮亚|Apia|Samoa",
  "pago-pago|Pacific/Pago_Pago|Pago Pago|帕果帕果|Pago Pago",
  "papeete|Pacific/Tahiti|Papeete|帕皮提|Papeete|Tahiti|大溪地",
  "avarua|Pacific/Rarotonga|Avarua|阿瓦鲁阿|Avarua|Rarotonga",
  "kiritimati|Pacific/Kiritimati|Kiritimati|基里蒂马蒂|Kiritimati",
  "tarawa|Pacific/Tarawa|Tarawa|塔拉瓦|Tarawa",
  "majuro|Pacific/Majuro|Majuro|马朱罗|Majuro",
  "hagatna|Pacific/Guam|Hagåtña|阿加尼亚|Hagåtña|Guam|Agana|关岛",
  "honolulu|Pacific/Honolulu|Honolulu|檀香山|Honolulu|Hawaii|火奴鲁鲁",
  "anchorage|America/Anchorage|Anchorage|安克雷奇|Anchorage",
  "fairbanks|America/Anchorage|Fairbanks|费尔班克斯|Fairbanks",
  "utqiagvik|America/Anchorage|Utqiagvik|乌特恰格维克|Utqiagvik|Barrow",
  "new-york|America/New_York|New York|纽约|New York|NYC|New York City|Niu Oóc|Nữu Ước",
  "boston|America/New_York|Boston|波士顿|Boston",
  "philadelphia|America/New_York|Philadelphia|费城|Philadelphia",
  "washington|America/New_York|Washington|华盛顿|Washington|Washington DC|Washington D.C.|Hoa Thịnh Đốn",
  "atlanta|America/New_York|Atlanta|亚特兰大|Atlanta",
  "miami|America/New_York|Miami|迈阿密|Miami",
  "orlando|America/New_York|Orlando|奥兰多|Orlando",
  "detroit|America/Detroit|Detroit|底特律|Detroit",
  "chicago|America/Chicago|Chicago|芝加哥|Chicago",
  "minneapolis|America/Chicago|Minneapolis|明尼阿波利斯|Minneapolis",
  "new-orleans|America/Chicago|New Orleans|新奥尔良|New Orleans",
  "dallas|America/Chicago|Dallas|达拉斯|Dallas",
  "austin|America/Chicago|Austin|奥斯汀|Austin",
  "san-antonio|America/Chicago|San Antonio|圣安东尼奥|San Antonio",
  "houston|America/Chicago|Houston|休斯敦|Houston",
  "denver|America/Denver|Denver|丹佛|Denver",
  "salt-lake-city|America/Denver|Salt Lake City|盐湖城|Salt Lake City",
  "phoenix|America/Phoenix|Phoenix|凤凰城|Phoenix|菲尼克斯",
  "los-angeles|America/Los_Angeles|Los Angeles|洛杉矶|Los Angeles|LA",
  "las-vegas|America/Los_Angeles|Las Vegas|拉斯维加斯|Las Vegas",
  "san-diego|America/Los_Angeles|San Diego|圣迭戈|San Diego",
  "san-jose|America/Los_Angeles|San Jose|圣何塞|San Jose",
  "san-francisco|America/Los_Angeles|San Francisco|旧金山|San Francisco|SF|Cựu Kim Sơn|三藩市",
  "sacramento|America/Los_Angeles|Sacramento|萨克拉门托|Sacramento",
  "portland|America/Los_Angeles|Portland|波特兰|Portland",
  "seattle|America/Los_Angeles|Seattle|西雅图|Seattle",
  "vancouver|America/Vancouver|Vancouver|温哥华|Vancouver",
  "edmonton|America/Edmonton|Edmonton|埃德蒙顿|Edmonton",
  "calgary|America/Edmonton|Calgary|卡尔加里|Calgary",
  "whitehorse|America/Whitehorse|Whitehorse|怀特霍斯|Whitehorse",
  "yellowknife|America/Edmonton|Yellowknife|耶洛奈夫|Yellowknife",
  "regina|America/Regina|Regina|里贾纳|Regina",
  "winnipeg|America/Winnipeg|Winnipeg|温尼伯|Winnipeg",
  "toronto|America/Toronto|Toronto|多伦多|Toronto",
  "ottawa|America/Toronto|Ottawa|渥太华|Ottawa",
  "montreal|America/Toronto|Montreal|蒙特利尔|Montreal",
  "quebec-city|America/Toronto|Québec|魁北克市|Quebec City",
  "halifax|America/Halifax|Halifax|哈利法克斯|Halifax",
  "st-johns|America/St_Johns|St. John’s|圣约翰斯|St. John’s",
  "iqaluit|America/Iqaluit|Iqaluit|伊魁特|Iqaluit",
  "nuuk|America/Nuuk|Nuuk|努克|Nuuk|Godthåb",
  "mexico-city|America/Mexico_City|Mexico City|墨西哥城|Mexico City|Ciudad de México|CDMX",
  "guadalajara|America/Mexico_City|Guadalajara|瓜达拉哈拉|Guadalajara",
  "monterrey|America/Monterrey|Monterrey|蒙特雷|Monterrey",
  "tijuana|America/Tijuana|Tijuana|蒂华纳|Tijuana",
  "cancun|America/Cancun|Cancún|坎昆|Cancún",
  "guatemala-city|America/Guatemala|Guatemala City|危地马拉城|Guatemala City|Ciudad de Guatemala",
  "san-salvador|America/El_Salvador|San Salvador|圣萨尔瓦多|San Salvador",
  "tegucigalpa|America/Tegucigalpa|Tegucigalpa|特古西加尔巴|Tegucigalpa",
  "managua|America/Managua|Managua|马那瓜|Managua",
  "san-jose-costa-rica|America/Costa_Rica|San José (Costa Rica)|圣何塞（哥斯达黎加）|San José (Costa Rica)",
  "panama-city|America/Panama|Panama City|巴拿马城|Panama City",
  "belmopan|America/Belize|Belmopan|贝尔莫潘|Belmopan",
  "havana|America/Havana|La Habana|哈瓦那|Havana",
  "kingston|America/Jamaica|Kingston|金斯敦|Kingston",
  "port-au-prince|America/Port-au-Prince|Port-au-Prince|太子港|Port-au-Prince",
  "santo-domingo|America/Santo_Domingo|Santo Domingo|圣多明各|Santo Domingo",
  "san-juan|America/Puerto_Rico|San Juan|圣胡安|San Juan",
  "nassau|America/Nassau|Nassau|拿骚|Nassau",
  "bridgetown|America/Barbados|Bridgetown|布里奇敦|Bridgetown",
  "port-of-spain|America/Port_of_Spain|Port of Spain|西班牙港|Port of Spain",
  "bogota|America/Bogota|Bogotá|波哥大|Bogotá",
  "medellin|America/Bogota|Medellín|麦德林|Medellín",
  "caracas|America/Caracas|Caracas|加拉加斯|Caracas",
  "guayaquil|America/Guayaquil|Guayaquil|瓜亚基尔|Guayaquil",
  "quito|America/Guayaquil|Quito|基多|Quito",
  "galapagos|Pacific/Galapagos|Galápagos|加拉帕戈斯|Galápagos|科隆群岛|Puerto Ayora",
  "georgetown|America/Guyana|Georgetown|乔治敦|Georgetown",
  "paramaribo|America/Paramaribo|Paramaribo|帕拉马里博|Paramaribo",
  "cayenne|America/Cayenne|Cayenne|卡宴|Cayenne",
  "lima|America/Lima|Lima|利马|Lima",
  "cusco|America/Lima|Cusco|库斯科|Cusco|Cuzco",
  "la-paz|America/La_Paz|La Paz|拉巴斯|La Paz",
  "santa-cruz|America/La_Paz|Santa Cruz|圣克鲁斯|Santa Cruz",
  "brasilia|America/Sao_Paulo|Brasília|巴西利亚|Brasília",
  "sao-paulo|America/Sao_Paulo|São Paulo|圣保罗|São Paulo|Sao Paolo",
  "rio-de-janeiro|America/Sao_Paulo|Rio de Janeiro|里约热内卢|Rio de Janeiro|Rio",
  "salvador|America/Bahia|Salvador|萨尔瓦多|Salvador",
  "recife|America/Recife|Recife|累西腓|Recife",
  "fortaleza|America/Fortaleza|Fortaleza|福塔莱萨|Fortaleza",
  "manaus|America/Manaus|Manaus|马瑙斯|Manaus",
  "rio-branco|America/Rio_Branco|Rio Branco|里奥布朗库|Rio Branco",
  "fernando-de-noronha|America/Noronha|Fernando de Noronha|费尔南多·迪诺罗尼亚|Fernando de Noronha",
  "asuncion|America/Asuncion|Asunción|亚松森|Asunción",
  "montevideo|America/Montevideo|Montevideo|蒙得维的亚|Montevideo",
  "buenos-aires|America/Argentina/Buenos_Aires|Buenos Aires|布宜诺斯艾利斯|Buenos Aires",
  "cordoba|America/Argentina/Cordoba|Córdoba|科尔多瓦|Córdoba",
  "ushuaia|America/Argentina/Ushuaia|Ushuaia|乌斯怀亚|Ushuaia",
  "santiago|America/Santiago|Santiago|圣地亚哥|Santiago|Santiago de Chile",
  "punta-arenas|America/Punta_Arenas|Punta Arenas|蓬塔阿雷纳斯|Punta Arenas",
  "easter-island|Pacific/Easter|Đảo Phục Sinh|复活节岛|Easter Island|Hanga Roa|Rapa Nui",
  "stanley|Atlantic/Stanley|Stanley|斯坦利|Stanley|Falkland Islands",
  "reykjavik|Atlantic/Reykjavik|Reykjavík|雷克雅未克|Reykjavík",
  "longyearbyen|Arctic/Longyearbyen|Longyearbyen|朗伊尔城|Longyearbyen|Svalbard",
  "oslo|Europe/Oslo|Oslo|奥斯陆|Oslo",
  "tromso|Europe/Oslo|Tromsø|特罗姆瑟|Tromsø",
  "bodo|Europe/Oslo|Bodø|博德|Bodø",
  "bergen|Europe/Oslo|Bergen|卑尔根|Bergen",
  "stockholm|Europe/Stockholm|Stockholm|斯德哥尔摩|Stockholm",
  "kiruna|Europe/Stockholm|Kiruna|基律纳|Kiruna",
  "gothenburg|Europe/Stockholm|Gothenburg|哥德堡|Gothenburg|Göteborg",
  "helsinki|Europe/Helsinki|Helsinki|赫尔辛基|Helsinki",
  "rovaniemi|Europe/Helsinki|Rovaniemi|罗瓦涅米|Rovaniemi",
  "copenhagen|Europe/Copenhagen|Copenhagen|哥本哈根|Copenhagen|København|Kopenhagen",
  "torshavn|Atlantic/Faroe|Tórshavn|托尔斯港|Tórshavn|Faroe Islands",
  "tallinn|Europe/Tallinn|Tallinn|塔林|Tallinn",
  "riga|Europe/Riga|Riga|里加|Riga",
  "vilnius|Europe/Vilnius|Vilnius|维尔纽斯|Vilnius",
  "dublin|Europe/Dublin|Dublin|都柏林|Dublin",
  "london|Europe/London|London|伦敦|London|Luân Đôn",
  "belfast|Europe/London|Belfast|贝尔法斯特|Belfast",
  "edinburgh|Europe/London|Edinburgh|爱丁堡|Edinburgh",
  "glasgow|Europe/London|Glasgow|格拉斯哥|Glasgow",
  "manchester|Europe/London|Manchester|曼彻斯特|Manchester",
  "birmingham|Europe/London|Birmingham|伯明翰|Birmingham",
  "amsterdam|Europe/Amsterdam|Amsterdam|阿姆斯特丹|Amsterdam",
  "rotterdam|Europe/Amsterdam|Rotterdam|鹿特丹|Rotterdam",
  "the-hague|Europe/Amsterdam|La Haye|海牙|The Hague|Den Haag|La Hay",
  "brussels|Europe/Brussels|Brussels|布鲁塞尔|Brussels|Bruxelles|Brussel",
  "luxembourg|Europe/Luxembourg|Luxembourg|卢森堡|Luxembourg",
  "paris|Europe/Paris|Paris|巴黎|Paris|Pa-ri|Ba Lê",
  "lyon|Europe/Paris|Lyon|里昂|Lyon",
  "marseille|Europe/Paris|Marseille|马赛|Marseille|Marseilles",
  "nice|Europe/Paris|Nice|尼斯|Nice",
  "toulouse|Europe/Paris|Toulouse|图卢兹|Toulouse",
  "bordeaux|Europe/Paris|Bordeaux|波尔多|Bordeaux",
  "monaco|Europe/Monaco|Monaco|摩纳哥|Monaco|Monte Carlo",
  "berlin|Europe/Berlin|Berlin|柏林|Berlin|Béc-lin|Bá Linh",
  "hamburg|Europe/Berlin|Hamburg|汉堡|Hamburg",
  "cologne|Europe/Berlin|Cologne|科隆|Cologne|Köln|Koeln",
  "frankfurt|Europe/Berlin|Frankfurt|法兰克福|Frankfurt|Frankfurt am Main",
  "stuttgart|Europe/Berlin|Stuttgart|斯图加特|Stuttgart",
  "munich|Europe/Berlin|Munich|慕尼黑|Munich|München|Muenchen",
  "leipzig|Europe/Berlin|Leipzig|莱比锡|Leipzig",
  "dresden|Europe/Berlin|Dresden|德累斯顿|Dresden",
  "zurich|Europe/Zurich|Zurich|苏黎世|Zurich|Zuerich",
  "geneva|Europe/Zurich|Geneva|日内瓦|Geneva|Genève|Genf|Giơ-ne-vơ",
  "bern|Europe/Zurich|Bern|伯尔尼|Bern",
  "vienna|Europe/Vienna|Vienna|维也纳|Vienna|Wien|Viên",
  "prague|Europe/Prague|Praha|布拉格|Prague|Prag",
  "brno|Europe/Prague|Brno|布尔诺|Brno",
  "bratislava|Europe/Bratislava|Bratislava|布拉迪斯拉发|Bratislava",
  "budapest|Europe/Budapest|Budapest|布达佩斯|Budapest|Bu-đa-pét",
  "warsaw|Europe/Warsaw|Warszawa|华沙|Warsaw|Vác-sa-va",
  "krakow|Europe/Warsaw|Krakow|克拉科夫|Krakow|Cracow",
  "gdansk|Europe/Warsaw|Gdansk|格但斯克|Gdansk|Danzig",
  "ljubljana|Europe/Ljubljana|Ljubljana|卢布尔雅那|Ljubljana",
  "zagreb|Europe/Zagreb|Zagreb|萨格勒布|Zagreb",
  "sarajevo|Europe/Sarajevo|Sarajevo|萨拉热窝|Sarajevo",
  "belgrade|Europe/Belgrade|Belgrade|贝尔格莱德|Belgrade|Beograd",
  "podgorica|Europe/Podgorica|Podgorica|波德戈里察|Podgorica",
  "skopje|Europe/Skopje|Skopje|斯科普里|Skopje",
  "tirana|Europe/Tirane|Tirana|地拉那|Tirana",
  "pristina|Europe/Belgrade|Pristina|普里什蒂纳|Pristina|Prishtina",
  "sofia|Europe/Sofia|Sofia|索非亚|Sofia",
  "bucharest|Europe/Bucharest|Bucharest|布加勒斯特|Bucharest",
  "chisinau|Europe/Chisinau|Chisinau|基希讷乌|Chisinau|Kishinev",
  "athens|Europe/Athens|Athens|雅典|Athens|A-ten",
  "thessaloniki|Europe/Athens|Thessaloniki|塞萨洛尼基|Thessaloniki",
  "rome|Europe/Rome|Rome|罗马|Rome|Roma|La Mã",
  "milan|Europe/Rome|Milan|米兰|Milan|Milano",
  "naples|Europe/Rome|Napoli|那不勒斯|Naples",
  "turin|Europe/Rome|Turin|都灵|Turin|Torino",
  "venice|Europe/Rome|Venice|威尼斯|Venice|Venezia",
  "florence|Europe/Rome|Florence|佛罗伦萨|Florence|Firenze",
  "vatican-city|Europe/Vatican|Vatican|梵蒂冈|Vatican City",
  "valletta|Europe/Malta|Valletta|瓦莱塔|Valletta",
  "madrid|Europe/Madrid|Madrid|马德里|Madrid",
  "barcelona|Europe/Madrid|Barcelona|巴塞罗那|Barcelona",
  "valencia|Europe/Madrid|Valencia|瓦伦西亚|Valencia",
  "seville|Europe/Madrid|Seville|塞维利亚|Seville|Sevilla",
  "las-palmas|Atlantic/Canary|Las Palmas|拉斯帕尔马斯|Las Palmas|Canary Islands",
  "andorra-la-vella|Europe/Andorra|Andorra la Vella|安道尔城|Andorra la Vella|Andorra",
  "lisbon|Europe/Lisbon|Lisbon|里斯本|Lisbon|Lisboa|Lít-xbon",
  "porto|Europe/Lisbon|Porto|波尔图|Porto|Oporto",
  "funchal|Atlantic/Madeira|Funchal|丰沙尔|Funchal|Madeira",
  "ponta-delgada|Atlantic/Azores|Ponta Delgada|蓬塔德尔加达|Ponta Delgada|Azores",
  "kyiv|Europe/Kyiv|Kyiv|基辅|Kyiv|Kiev|Ki-ép",
  "odesa|Europe/Kyiv|Odesa|敖德萨|Odesa|Odessa",
  "minsk|Europe/Minsk|Minsk|明斯克|Minsk",
  "kaliningrad|Europe/Kaliningrad|Kaliningrad|加里宁格勒|Kaliningrad",
  "moscow|Europe/Moscow|Moskva|莫斯科|Moscow|Mát-xcơ-va|Mạc Tư Khoa",
  "saint-petersburg|Europe/Moscow|Saint Petersburg|圣彼得堡|Saint Petersburg|St. Petersburg|Leningrad",
  "murmansk|Europe/Moscow|Murmansk|摩尔曼斯克|Murmansk",
  "volgograd|Europe/Volgograd|Volgograd|伏尔加格勒|Volgograd|Stalingrad",
  "samara|Europe/Samara|Samara|萨马拉|Samara",
  "yekaterinburg|Asia/Yekaterinburg|Yekaterinburg|叶卡捷琳堡|Yekaterinburg|Ekaterinburg|Sverdlovsk",
  "omsk|Asia/Omsk|Omsk|鄂木斯克|Omsk",
  "novosibirsk|Asia/Novosibirsk|Novosibirsk|新西伯利亚|Novosibirsk",
  "krasnoyarsk|Asia/Krasnoyarsk|Krasnoyarsk|克拉斯诺亚尔斯克|Krasnoyarsk",
  "irkutsk|Asia/Irkutsk|Irkutsk|伊尔库茨克|Irkutsk",
  "chita|Asia/Chita|Chita|赤塔|Chita",
  "yakutsk|Asia/Yakutsk|Yakutsk|雅库茨克|Yakutsk",
  "vladivostok|Asia/Vladivostok|Vladivostok|符拉迪沃斯托克|Vladivostok|海参崴",
  "khabarovsk|Asia/Vladivostok|Khabarovsk|哈巴罗夫斯克|Khabarovsk|伯力",
  "yuzhno-sakhalinsk|Asia/Sakhalin|Yuzhno-Sakhalinsk|南萨哈林斯克|Yuzhno-Sakhalinsk",
  "magadan|Asia/Magadan|Magadan|马加丹|Magadan",
  "petropavlovsk-kamchatsky|Asia/Kamchatka|Petropavlovsk-Kamchatsky|堪察加彼得罗巴甫洛夫斯克|Petropavlovsk-Kamchatsky|Kamchatka",
  "anadyr|Asia/Anadyr|Anadyr|阿纳德尔|Anadyr",
  "cairo|Africa/Cairo|Cairo|开罗|Cairo",
  "alexandria|Africa/Cairo|Alexandria|亚历山大|Alexandria",
  "tripoli|Africa/Tripoli|Tripoli|的黎波里|Tripoli",
  "tunis|Africa/Tunis|Tunis|突尼斯|Tunis",
  "algiers|Africa/Algiers|Algiers|阿尔及尔|Algiers|Alger",
  "rabat|Africa/Casablanca|Rabat|拉巴特|Rabat",
  "casablanca|Africa/Casablanca|Casablanca|卡萨布兰卡|Casablanca",
  "marrakesh|Africa/Casablanca|Marrakesh|马拉喀什|Marrakesh|Marrakech",
  "nouakchott|Africa/Nouakchott|Nouakchott|努瓦克肖特|Nouakchott",
  "dakar|Africa/Dakar|Dakar|达喀尔|Dakar",
  "praia|Atlantic/Cape_Verde|Praia|普拉亚|Praia",
  "bamako|Africa/Bamako|Bamako|巴马科|Bamako",
  "conakry|Africa/Conakry|Conakry|科纳克里|Conakry",
  "freetown|Africa/Freetown|Freetown|弗里敦|Freetown",
  "monrovia|Africa/Monrovia|Monrovia|蒙罗维亚|Monrovia",
  "abidjan|Africa/Abidjan|Abidjan|阿比让|Abidjan",
  "accra|Africa/Accra|Accra|阿克拉|Accra",
  "lome|Africa/Lome|Lomé|洛美|Lomé",
  "cotonou|Africa/Porto-Novo|Cotonou|科托努|Cotonou",
  "ouagadougou|Africa/Ouagadougou|Ouagadougou|瓦加杜古|Ouagadougou",
  "niamey|Africa/Niamey|Niamey|尼亚美|Niamey",
  "lagos|Africa/Lagos|Lagos|拉各斯|Lagos",
  "abuja|Africa/Lagos|Abuja|阿布贾|Abuja",
  "kano|Africa/Lagos|Kano|卡诺|Kano",
  "douala|Africa/Douala|Douala|杜阿拉|Douala",
  "yaounde|Africa/Douala|Yaoundé|雅温得|Yaoundé",
  "ndjamena|Africa/Ndjamena|N’Djamena|恩贾梅纳|N’Djamena",
  "bangui|Africa/Bangui|Bangui|班吉|Bangui",
  "libreville|Africa/Libreville|Libreville|利伯维尔|Libreville",
  "brazzaville|Africa/Brazzaville|Brazzaville|布拉柴维尔|Brazzaville",
  "kinshasa|Africa/Kinshasa|Kinshasa|金沙萨|Kinshasa",
  "lubumbashi|Africa/Lubumbashi|Lubumbashi|卢本巴希|Lubumbashi",
  "luanda|Africa/Luanda|Luanda|罗安达|Luanda",
  "khartoum|Africa/Khartoum|Khartoum|喀土穆|Khartoum",
  "juba|Africa/Juba|Juba|朱巴|Juba",
  "addis-ababa|Africa/Addis_Ababa|Addis Ababa|亚的斯亚贝巴|Addis Ababa",
  "asmara|Africa/Asmara|Asmara|阿斯马拉|Asmara",
  "djibouti|Africa/Djibouti|Djibouti|吉布提|Djibouti",
  "mogadishu|Africa/Mogadishu|Mogadishu|摩加迪沙|Mogadishu",
  "nairobi|Africa/Nairobi|Nairobi|内罗毕|Nairobi",
  "kampala|Africa/Kampala|Kampala|坎帕拉|Kampala",
  "kigali|Africa/Kigali|Kigali|基加利|Kigali",
  "dar-es-salaam|Africa/Dar_es_Salaam|Dar es Salaam|达累斯萨拉姆|Dar es Salaam",
  "dodoma|Africa/Dar_es_Salaam|Dodoma|多多马|Dodoma",
  "lusaka|Africa/Lusaka|Lusaka|卢萨卡|Lusaka",
  "harare|Africa/Harare|Harare|哈拉雷|Harare",
  "lilongwe|Africa/Blantyre|Lilongwe|利隆圭|Lilongwe",
  "maputo|Africa/Maputo|Maputo|马普托|Maputo",
  "antananarivo|Indian/Antananarivo|Antananarivo|塔那那利佛|Antananarivo",
  "port-louis|Indian/Mauritius|Port Louis|路易港|Port Louis|Mauritius",
  "saint-denis|Indian/Reunion|Saint-Denis|圣但尼|Saint-Denis|Réunion",
  "victoria|Indian/Mahe|Victoria|维多利亚|Victoria|Seychelles",
  "windhoek|Africa/Windhoek|Windhoek|温得和克|Windhoek",
  "gaborone|Africa/Gaborone|Gaborone|哈博罗内|Gaborone",
  "johannesburg|Africa/Johannesburg|Johannesburg|约翰内斯堡|Johannesburg|Joburg",
  "pretoria|Africa/Johannesburg|Pretoria|比勒陀利亚|Pretoria",
  "durban|Africa/Johannesburg|Durban|德班|Durban",
  "cape-town|Africa/Johannesburg|Cape Town|开普敦|Cape Town|Kaapstad",
  "ciudad-juarez|America/Ciudad_Juarez|Ciudad Juárez|华雷斯城|Ciudad Juárez|Juárez",
  "merida|America/Merida|Mérida|梅里达|Mérida",
  "chihuahua|America/Chihuahua|Chihuahua|奇瓦瓦|Chihuahua",
  "hermosillo|America/Hermosillo|Hermosillo|埃莫西约|Hermosillo",
  "mazatlan|America/Mazatlan|Mazatlán|马萨特兰|Mazatlán",
  "indianapolis|America/Indiana/Indianapolis|Indianapolis|印第安纳波利斯|Indianapolis",
  "louisville|America/Kentucky/Louisville|Louisville|路易斯维尔|Louisville",
  "boise|America/Boise|Boise|博伊西|Boise",
  "moncton|America/Moncton|Moncton|蒙克顿|Moncton",
  "belem|America/Belem|Belém|贝伦|Belém",
  "maceio|America/Maceio|Maceió|马塞约|Maceió",
  "campo-grande|America/Campo_Grande|Campo Grande|大坎普|Campo Grande",
  "cuiaba|America/Cuiaba|Cuiabá|库亚巴|Cuiabá",
  "porto-velho|America/Porto_Velho|Porto Velho|波多韦柳|Porto Velho",
  "boa-vista|America/Boa_Vista|Boa Vista|博阿维斯塔|Boa Vista",
  "tucuman|America/Argentina/Tucuman|Tucumán|图库曼|Tucumán|San Miguel de Tucumán",
  "salta|America/Argentina/Salta|Salta|萨尔塔|Salta",
  "mendoza|America/Argentina/Mendoza|Mendoza|门多萨|Mendoza",
  "rio-gallegos|America/Argentina/Rio_Gallegos|Río Gallegos|里奥加耶戈斯|Río Gallegos",
  "willemstad|America/Curacao|Willemstad|威廉斯塔德|Willemstad|Curaçao",
  "fort-de-france|America/Martinique|Fort-de-France|法兰西堡|Fort-de-France|Martinique",
  "pointe-a-pitre|America/Guadeloupe|Pointe-à-Pitre|皮特尔角城|Pointe-à-Pitre|Guadeloupe",
  "saratov|Europe/Saratov|Saratov|萨拉托夫|Saratov",
  "ulyanovsk|Europe/Ulyanovsk|Ulyanovsk|乌里扬诺夫斯克|Ulyanovsk",
  "astrakhan|Europe/Astrakhan|Astrakhan|阿斯特拉罕|Astrakhan",
  "kirov|Europe/Kirov|Kirov|基洛夫|Kirov",
  "barnaul|Asia/Barnaul|Barnaul|巴尔瑙尔|Barnaul",
  "tomsk|Asia/Tomsk|Tomsk|托木斯克|Tomsk",
  "kemerovo|Asia/Novokuznetsk|Kemerovo|克麦罗沃|Kemerovo",
  "simferopol|Europe/Simferopol|Simferopol|辛菲罗波尔|Simferopol",
  "aktobe|Asia/Aqtobe|Aktobe|阿克托别|Aktobe|Aqtobe",
  "atyrau|Asia/Atyrau|Atyrau|阿特劳|Atyrau",
  "oral|Asia/Oral|Oral|乌拉尔|Oral|Uralsk",
  "hebron|Asia/Hebron|Hebron|希伯伦|Hebron",
  "bujumbura|Africa/Bujumbura|Bujumbura|布琼布拉|Bujumbura",
  "bissau|Africa/Bissau|Bissau|比绍|Bissau",
  "banjul|Africa/Banjul|Banjul|班珠尔|Banjul",
  "malabo|Africa/Malabo|Malabo|马拉博|Malabo",
  "sao-tome|Africa/Sao_Tome|São Tomé|圣多美|São Tomé",
  "maseru|Africa/Maseru|Maseru|马塞卢|Maseru",
  "mbabane|Africa/Mbabane|Mbabane|姆巴巴内|Mbabane",
  "laayoune|Africa/El_Aaiun|Laayoune|阿尤恩|Laayoune|El Aaiún",
  "moroni|Indian/Comoro|Moroni|莫罗尼|Moroni",
  "palau|Pacific/Palau|Palau|帕劳|Palau|Koror",
  "funafuti|Pacific/Funafuti|Funafuti|富纳富提|Funafuti|Tuvalu",
]

/// The texts of a city.
package func cityRow(_ index: Int) -> String {
  cityRows[index].text
}

/// The index of the name in a language among the texts of a city.
package func cityNameField(_ language: UInt8) -> Int {
  switch language {
  case 0: return 2
  case 1: return 3
  case 2: return 4
  case 3: return 4
  case 4: return 4
  default: return 3
  }
}

/// Latitude and longitude of the cities, in hundredths of a degree.
let cityPlaces: [Int32] = [
  2102, 10584,  // hanoi
  2086, 10668,  // hai-phong
  2095, 10707,  // ha-long
  2101, 10727,  // cam-pha
  2152, 10797,  // mong-cai
  2103, 10677,  // uong-bi
  2094, 10633,  // hai-duong
  2065, 10605,  // hung-yen
  2045, 10634,  // thai-binh
  2043, 10618,  // nam-dinh
  2055, 10591,  // phu-ly
  2026, 10598,  // ninh-binh
  2119, 10608,  // bac-ninh
  2127, 10619,  // bac-giang
  2131, 10560,  // vinh-yen
  2132, 10540,  // viet-tri
  2159, 10585,  // thai-nguyen
  2185, 10676,  // lang-son
  2267, 10626,  // cao-bang
  2215, 10583,  // bac-kan
  2182, 10521,  // tuyen-quang
  2282, 10498,  // ha-giang
  2249, 10397,  // lao-cai
  2234, 10384,  // sa-pa
  2172, 10491,  // yen-bai
  2240, 10346,  // lai-chau
  2139, 10302,  // dien-bien-phu
  2133, 10392,  // son-la
  2082, 10534,  // hoa-binh
  1980, 10577,  // thanh-hoa
  1867, 10569,  // vinh
  1834, 10591,  // ha-tinh
  1747, 10662,  // dong-hoi
  1682, 10710,  // dong-ha
  1646, 10760,  // hue
  1607, 10822,  // da-nang
  1588, 10833,  // hoi-an
  1557, 10847,  // tam-ky
  1512, 10879,  // quang-ngai
  1378, 10922,  // quy-nhon
  1310, 10932,  // tuy-hoa
  1225, 10919,  // nha-trang
  1192, 10916,  // cam-ranh
  1156, 10899,  // phan-rang
  1093, 10810,  // phan-thiet
  1435, 10801,  // kon-tum
  1398, 10800,  // pleiku
  1267, 10804,  // buon-ma-thuot
  1200, 10769,  // gia-nghia
  1195, 10844,  // da-lat
  1155, 10781,  // bao-loc
  1153, 10688,  // dong-xoai
  1131, 10610,  // tay-ninh
  1098, 10665,  // thu-dau-mot
  1094, 10682,  // bien-hoa
  1082, 10663,  // ho-chi-minh-city
  1085, 10677,  // thu-duc
  1035, 10708,  // vung-tau
  1050, 10717,  // ba-ria
  869, 10661,  // con-dao
  1054, 10641,  // tan-an
  1036, 10636,  // my-tho
  1024, 10638,  // ben-tre
  995, 10634,  // tra-vinh
  1025, 10597,  // vinh-long
  1029, 10576,  // sa-dec
  1046, 10563,  // cao-lanh
  1039, 10544,  // long-xuyen
  1070, 10512,  // chau-doc
  1004, 10579,  // can-tho
  978, 10547,  // vi-thanh
  960, 10597,  // soc-trang
  929, 10573,  // bac-lieu
  918, 10515,  // ca-mau
  1001, 10508,  // rach-gia
  1038, 10449,  // ha-tien
  1022, 10396,  // phu-quoc
  1797, 10260,  // vientiane
  1989, 10215,  // luang-prabang
  1156, 10492,  // phnom-penh
  1336, 10386,  // siem-reap
  1375, 10050,  // bangkok
  1879, 9898,  // chiang-mai
  789, 9840,  // phuket
  1293, 10088,  // pattaya
  1681, 9616,  // yangon
  2197, 9608,  // mandalay
  1975, 9613,  // naypyidaw
  314, 10169,  // kuala-lumpur
  541, 10034,  // penang
  147, 10376,  // johor-bahru
  220, 10224,  // malacca
  155, 11033,  // kuching
  597, 11607,  // kota-kinabalu
  129, 10385,  // singapore
  489, 11494,  // bandar-seri-begawan
  -621, 10685,  // jakarta
  -725, 11275,  // surabaya
  -692, 10761,  // bandung
  358, 9867,  // medan
  -515, 11943,  // makassar
  -865, 11522,  // denpasar
  -3, 10933,  // pontianak
  -253, 14072,  // jayapura
  1460, 12098,  // manila
  1465, 12105,  // quezon-city
  1032, 12389,  // cebu
  707, 12561,  // davao
  -856, 12557,  // dili
  3991, 11640,  // beijing
  3914, 11718,  // tianjin
  3122, 12146,  // shanghai
  2956, 10656,  // chongqing
  2312, 11325,  // guangzhou
  2255, 11407,  // shenzhen
  2302, 11375,  // dongguan
  2303, 11313,  // foshan
  2228, 11357,  // zhuhai
  2335, 11668,  // shantou
  3067, 10407,  // chengdu
  3058, 11427,  // wuhan
  3426, 10893,  // xian
  3029, 12016,  // hangzhou
  3206, 11878,  // nanjing
  3130, 12060,  // suzhou
  3157, 12029,  // wuxi
  2988, 12155,  // ningbo
  2800, 12067,  // wenzhou
  3186, 11728,  // hefei
  2606, 11931,  // fuzhou
  2448, 11808,  // xiamen
  2868, 11585,  // nanchang
  2820, 11297,  // changsha
  3476, 11365,  // zhengzhou
  3467, 11244,  // luoyang
  3667, 11700,  // jinan
  3606, 12038,  // qingdao
  3748, 12144,  // yantai
  3804, 11448,  // shijiazhuang
  3787, 11256,  // taiyuan
  4081, 11165,  // hohhot
  4179, 12343,  // shenyang
  3891, 12160,  // dalian
  4388, 12532,  // changchun
  4575, 12665,  // harbin
  5297, 12253,  // mohe
  2282, 10832,  // nanning
  2528, 11030,  // guilin
  2658, 10672,  // guiyang
  2504, 10272,  // kunming
  2003, 11035,  // haikou
  1825, 10951,  // sanya
  3606, 10384,  // lanzhou
  3663, 10176,  // xining
  3847, 10627,  // yinchuan
  4380, 8760,  // urumqi
  3947, 7599,  // kashgar
  2965, 9110,  // lhasa
  2228, 11417,  // hong-kong
  2220, 11355,  // macau
  2505, 12153,  // taipei
  2506, 12146,  // new-taipei
  2415, 12068,  // taichung
  2299, 12021,  // tainan
  2262, 12031,  // kaohsiung
  2480, 12097,  // hsinchu
  3757, 12698,  // seoul
  3510, 12903,  // busan
  3746, 12671,  // incheon
  3587, 12859,  // daegu
  3635, 12738,  // daejeon
  3515, 12692,  // gwangju
  3554, 12932,  // ulsan
  3729, 12701,  // suwon
  3351, 12652,  // jeju
  3903, 12575,  // pyongyang
  4791, 10688,  // ulaanbaatar
  4801, 9164,  // khovd
  3569, 13969,  // tokyo
  3543, 13965,  // yokohama
  3552, 13972,  // kawasaki
  3469, 13550,  // osaka
  3502, 13575,  // kyoto
  3469, 13518,  // kobe
  3518, 13691,  // nagoya
  3440, 13245,  // hiroshima
  3360, 13042,  // fukuoka
  3275, 12988,  // nagasaki
  3827, 14087,  // sendai
  4307, 14135,  // sapporo
  2621, 12768,  // naha
  2862, 7721,  // new-delhi
  2865, 7723,  // delhi
  1907, 7288,  // mumbai
  2256, 8836,  // kolkata
  1309, 8028,  // chennai
  1297, 7759,  // bengaluru
  1738, 7846,  // hyderabad
  2303, 7259,  // ahmedabad
  1852, 7386,  // pune
  694, 7985,  // colombo
  2770, 8532,  // kathmandu
  2747, 8964,  // thimphu
  2371, 9041,  // dhaka
  2234, 9183,  // chittagong
  418, 7351,  // male
  3372, 7304,  // islamabad
  2486, 6701,  // karachi
  3156, 7435,  // lahore
  3453, 6917,  // kabul
  4126, 6922,  // tashkent
  3965, 6696,  // samarkand
  4325, 7691,  // almaty
  5118, 7145,  // astana
  4287, 7459,  // bishkek
  3854, 6878,  // dushanbe
  3795, 5838,  // ashgabat
  3569, 5142,  // tehran
  3630, 5961,  // mashhad
  3334, 4440,  // baghdad
  3051, 4778,  // basra
  2937, 4797,  // kuwait-city
  2469, 4672,  // riyadh
  2149, 3919,  // jeddah
  2143, 3983,  // mecca
  2529, 5153,  // doha
  2623, 5059,  // manama
  2508, 5531,  // dubai
  2445, 5440,  // abu-dhabi
  2358, 5841,  // muscat
  1278, 4504,  // aden
  1535, 4421,  // sanaa
  3196, 3595,  // amman
  3351, 3629,  // damascus
  3389, 3550,  // beirut
  3177, 3522,  // jerusalem
  3208, 3478,  // tel-aviv
  3150, 3447,  // gaza
  3517, 3335,  // nicosia
  4101, 2895,  // istanbul
  3992, 3285,  // ankara
  3841, 2714,  // izmir
  4169, 4483,  // tbilisi
  4018, 4451,  // yerevan
  4038, 4989,  // baku
  -3387, 15121,  // sydney
  -3781, 14496,  // melbourne
  -2747, 15303,  // brisbane
  -2800, 15343,  // gold-coast
  -1692, 14577,  // cairns
  -3528, 14913,  // canberra
  -3493, 13860,  // adelaide
  -3195, 11586,  // perth
  -1246, 13084,  // darwin
  -4288, 14733,  // hobart
  -3155, 15908,  // lord-howe-island
  -3685, 17476,  // auckland
  -4129, 17478,  // wellington
  -4353, 17263,  // christchurch
  -4503, 16866,  // queenstown
  -4395, -17655,  // waitangi
  -948, 14715,  // port-moresby
  -943, 15995,  // honiara
  -2227, 16645,  // noumea
  -1774, 16831,  // port-vila
  -1814, 17843,  // suva
  -2114, -17520,  // nukualofa
  -1383, -17177,  // apia
  -1428, -17070,  // pago-pago
  -1753, -14957,  // papeete
  -2121, -15978,  // avarua
  187, -15733,  // kiritimati
  133, 17298,  // tarawa
  709, 17138,  // majuro
  1348, 14475,  // hagatna
  2131, -15786,  // honolulu
  6122, -14990,  // anchorage
  6484, -14772,  // fairbanks
  7129, -15679,  // utqiagvik
  4071, -7401,  // new-york
  4236, -7106,  // boston
  3995, -7516,  // philadelphia
  3890, -7704,  // washington
  3375, -8439,  // atlanta
  2577, -8019,  // miami
  2854, -8138,  // orlando
  4233, -8305,  // detroit
  4185, -8765,  // chicago
  4498, -9326,  // minneapolis
  2995, -9008,  // new-orleans
  3278, -9681,  // dallas
  3027, -9774,  // austin
  2942, -9849,  // san-antonio
  2976, -9536,  // houston
  3974, -10498,  // denver
  4076, -11189,  // salt-lake-city
  3345, -11207,  // phoenix
  3405, -11824,  // los-angeles
  3617, -11514,  // las-vegas
  3272, -11716,  // san-diego
  3734, -12189,  // san-jose
  3777, -12242,  // san-francisco
  3858, -12149,  // sacramento
  4552, -12268,  // portland
  4761, -12233,  // seattle
  4925, -12312,  // vancouver
  5355, -11347,  // edmonton
  5105, -11409,  // calgary
  6072, -13505,  // whitehorse
  6245, -11437,  // yellowknife
  5045, -10462,  // regina
  4988, -9715,  // winnipeg
  4371, -7940,  // toronto
  4541, -7570,  // ottawa
  4551, -7359,  // montreal
  4681, -7121,  // quebec-city
  4464, -6358,  // halifax
  4756, -5271,  // st-johns
  6375, -6852,  // iqaluit
  6418, -5172,  // nuuk
  1943, -9913,  // mexico-city
  2068, -10335,  // guadalajara
  2568, -10032,  // monterrey
  3250, -11700,  // tijuana
  2117, -8685,  // cancun
  1464, -9051,  // guatemala-city
  1369, -8919,  // san-salvador
  1408, -8721,  // tegucigalpa
  1213, -8625,  // managua
  993, -8408,  // san-jose-costa-rica
  899, -7952,  // panama-city
  1725, -8876,  // belmopan
  2313, -8238,  // havana
  1800, -7679,  // kingston
  1854, -7234,  // port-au-prince
  1847, -6989,  // santo-domingo
  1847, -6611,  // san-juan
  2506, -7734,  // nassau
  1311, -5962,  // bridgetown
  1067, -6152,  // port-of-spain
  461, -7408,  // bogota
  625, -7557,  // medellin
  1049, -6688,  // caracas
  -220, -7989,  // guayaquil
  -23, -7852,  // quito
  -74, -9031,  // galapagos
  680, -5816,  // georgetown
  587, -5517,  // paramaribo
  494, -5233,  // cayenne
  -1204, -7703,  // lima
  -1353, -7197,  // cusco
  -1650, -6815,  // la-paz
  -1779, -6318,  // santa-cruz
  -1578, -4793,  // brasilia
  -2355, -4664,  // sao-paulo
  -2291, -4318,  // rio-de-janeiro
  -1298, -3849,  // salvador
  -805, -3488,  // recife
  -372, -3854,  // fortaleza
  -310, -6002,  // manaus
  -997, -6781,  // rio-branco
  -385, -3242,  // fernando-de-noronha
  -2529, -5765,  // asuncion
  -3490, -5619,  // montevideo
  -3461, -5838,  // buenos-aires
  -3141, -6419,  // cordoba
  -5481, -6832,  // ushuaia
  -3346, -7065,  // santiago
  -5316, -7091,  // punta-arenas
  -2715, -10942,  // easter-island
  -5169, -5786,  // stanley
  6414, -2190,  // reykjavik
  7822, 1565,  // longyearbyen
  5991, 1075,  // oslo
  6965, 1896,  // tromso
  6728, 1438,  // bodo
  6039, 532,  // bergen
  5933, 1807,  // stockholm
  6786, 2023,  // kiruna
  5771, 1197,  // gothenburg
  6017, 2494,  // helsinki
  6650, 2569,  // rovaniemi
  5568, 1257,  // copenhagen
  6201, -677,  // torshavn
  5944, 2475,  // tallinn
  5695, 2411,  // riga
  5469, 2528,  // vilnius
  5333, -625,  // dublin
  5151, -13,  // london
  5460, -593,  // belfast
  5595, -320,  // edinburgh
  5587, -426,  // glasgow
  5348, -224,  // manchester
  5248, -190,  // birmingham
  5237, 489,  // amsterdam
  5192, 448,  // rotterdam
  5208, 430,  // the-hague
  5085, 435,  // brussels
  4961, 613,  // luxembourg
  4885, 235,  // paris
  4575, 485,  // lyon
  4330, 538,  // marseille
  4370, 727,  // nice
  4360, 144,  // toulouse
  4484, -58,  // bordeaux
  4374, 742,  // monaco
  5252, 1341,  // berlin
  5355, 999,  // hamburg
  5093, 695,  // cologne
  5012, 868,  // frankfurt
  4878, 918,  // stuttgart
  4814, 1158,  // munich
  5134, 1237,  // leipzig
  5105, 1374,  // dresden
  4737, 855,  // zurich
  4620, 615,  // geneva
  4695, 745,  // bern
  4821, 1637,  // vienna
  5009, 1442,  // prague
  4920, 1661,  // brno
  4815, 1711,  // bratislava
  4750, 1904,  // budapest
  5223, 2101,  // warsaw
  5006, 1994,  // krakow
  5435, 1865,  // gdansk
  4605, 1451,  // ljubljana
  4581, 1598,  // zagreb
  4385, 1836,  // sarajevo
  4480, 2047,  // belgrade
  4244, 1926,  // podgorica
  4200, 2143,  // skopje
  4133, 1982,  // tirana
  4267, 2117,  // pristina
  4270, 2332,  // sofia
  4443, 2611,  // bucharest
  4701, 2886,  // chisinau
  3798, 2373,  // athens
  4064, 2293,  // thessaloniki
  4189, 1251,  // rome
  4546, 919,  // milan
  4085, 1427,  // naples
  4507, 769,  // turin
  4544, 1233,  // venice
  4378, 1125,  // florence
  4190, 1245,  // vatican-city
  3590, 1451,  // valletta
  4042, -370,  // madrid
  4139, 216,  // barcelona
  3947, -38,  // valencia
  3738, -597,  // seville
  2810, -1542,  // las-palmas
  4251, 152,  // andorra-la-vella
  3873, -915,  // lisbon
  4115, -861,  // porto
  3267, -1693,  // funchal
  3774, -2567,  // ponta-delgada
  5045, 3052,  // kyiv
  4649, 3074,  // odesa
  5390, 2757,  // minsk
  5471, 2051,  // kaliningrad
  5575, 3762,  // moscow
  5994, 3031,  // saint-petersburg
  6897, 3310,  // murmansk
  4871, 4450,  // volgograd
  5321, 5014,  // samara
  5686, 6062,  // yekaterinburg
  5499, 7337,  // omsk
  5502, 8293,  // novosibirsk
  5604, 9293,  // krasnoyarsk
  5230, 10429,  // irkutsk
  5204, 11349,  // chita
  6203, 12972,  // yakutsk
  4311, 13187,  // vladivostok
  4846, 13510,  // khabarovsk
  4695, 14274,  // yuzhno-sakhalinsk
  5956, 15080,  // magadan
  5306, 15863,  // petropavlovsk-kamchatsky
  6473, 17751,  // anadyr
  3006, 3125,  // cairo
  3120, 2992,  // alexandria
  3289, 1319,  // tripoli
  3682, 1017,  // tunis
  3673, 309,  // algiers
  3401, -683,  // rabat
  3359, -761,  // casablanca
  3163, -800,  // marrakesh
  1809, -1598,  // nouakchott
  1469, -1744,  // dakar
  1493, -2351,  // praia
  1261, -798,  // bamako
  954, -1368,  // conakry
  849, -1324,  // freetown
  630, -1080,  // monrovia
  535, -400,  // abidjan
  556, -20,  // accra
  613, 122,  // lome
  637, 242,  // cotonou
  1237, -153,  // ouagadougou
  1351, 211,  // niamey
  645, 339,  // lagos
  906, 750,  // abuja
  1200, 852,  // kano
  405, 970,  // douala
  387, 1152,  // yaounde
  1211, 1504,  // ndjamena
  436, 1855,  // bangui
  39, 945,  // libreville
  -427, 1528,  // brazzaville
  -433, 1531,  // kinshasa
  -1166, 2748,  // lubumbashi
  -884, 1323,  // luanda
  1555, 3253,  // khartoum
  485, 3158,  // juba
  902, 3875,  // addis-ababa
  1534, 3893,  // asmara
  1159, 4315,  // djibouti
  204, 4534,  // mogadishu
  -128, 3682,  // nairobi
  32, 3258,  // kampala
  -195, 3006,  // kigali
  -682, 3927,  // dar-es-salaam
  -617, 3574,  // dodoma
  -1541, 2829,  // lusaka
  -1783, 3105,  // harare
  -1397, 3379,  // lilongwe
  -2597, 3258,  // maputo
  -1891, 4754,  // antananarivo
  -2016, 5750,  // port-louis
  -2088, 5545,  // saint-denis
  -462, 5546,  // victoria
  -2256, 1708,  // windhoek
  -2465, 2591,  // gaborone
  -2620, 2804,  // johannesburg
  -2574, 2819,  // pretoria
  -2986, 3103,  // durban
  -3393, 1842,  // cape-town
  3172, -10646,  // ciudad-juarez
  2097, -8962,  // merida
  2864, -10609,  // chihuahua
  2909, -11097,  // hermosillo
  2322, -10642,  // mazatlan
  3977, -8616,  // indianapolis
  3825, -8576,  // louisville
  4361, -11620,  // boise
  4609, -6480,  // moncton
  -146, -4850,  // belem
  -967, -3574,  // maceio
  -2044, -5465,  // campo-grande
  -1560, -5610,  // cuiaba
  -876, -6390,  // porto-velho
  282, -6067,  // boa-vista
  -2682, -6521,  // tucuman
  -2481, -6542,  // salta
  -3289, -6885,  // mendoza
  -5163, -6925,  // rio-gallegos
  1212, -6889,  // willemstad
  1460, -6107,  // fort-de-france
  1624, -6153,  // pointe-a-pitre
  5154, 4599,  // saratov
  5433, 4839,  // ulyanovsk
  4635, 4804,  // astrakhan
  5860, 4966,  // kirov
  5336, 8373,  // barnaul
  5650, 8498,  // tomsk
  5535, 8610,  // kemerovo
  4496, 3411,  // simferopol
  5028, 5721,  // aktobe
  4710, 5188,  // atyrau
  5125, 5143,  // oral
  3153, 3509,  // hebron
  -338, 2936,  // bujumbura
  1186, -1560,  // bissau
  1345, -1658,  // banjul
  376, 878,  // malabo
  34, 673,  // sao-tome
  -2932, 2748,  // maseru
  -2632, 3113,  // mbabane
  2714, -1319,  // laayoune
  -1170, 4326,  // moroni
  734, 13447,  // palau
  -852, 17919,  // funafuti
]

/// Latitude and longitude of a city, in hundredths of a degree.
package func cityPlace(_ index: Int) -> (Int32, Int32) {
  (cityPlaces[2 * index], cityPlaces[2 * index + 1])
}
