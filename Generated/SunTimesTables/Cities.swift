// Cities to choose the place of the Sun from.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// In the order in which they are offered. Coordinates and zones: GeoNames (geonames.org), CC BY 4.0, rounded to 0.01
// degrees.
//
// Inputs:
//   Data/places/cities.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The cities.
package let cities: [CityRecord] = [
  CityRecord(id: "hanoi", latitude: 21.02, longitude: 105.84, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Hà Nội", "zh": "河内", "en": "Hanoi"]),
  CityRecord(id: "hai-phong", latitude: 20.86, longitude: 106.68, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Hải Phòng", "zh": "海防", "en": "Hải Phòng"]),
  CityRecord(id: "hue", latitude: 16.46, longitude: 107.6, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Huế", "zh": "顺化", "en": "Huế"]),
  CityRecord(id: "da-nang", latitude: 16.07, longitude: 108.22, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Đà Nẵng", "zh": "岘港", "en": "Đà Nẵng"]),
  CityRecord(id: "da-lat", latitude: 11.95, longitude: 108.44, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Đà Lạt", "zh": "大叻", "en": "Đà Lạt"]),
  CityRecord(id: "ho-chi-minh-city", latitude: 10.82, longitude: 106.63, zone: "Asia/Ho_Chi_Minh", names: ["vi": "TP. Hồ Chí Minh", "zh": "胡志明市", "en": "Ho Chi Minh City"]),
  CityRecord(id: "can-tho", latitude: 10.04, longitude: 105.79, zone: "Asia/Ho_Chi_Minh", names: ["vi": "Cần Thơ", "zh": "芹苴", "en": "Cần Thơ"]),
  CityRecord(id: "bangkok", latitude: 13.75, longitude: 100.5, zone: "Asia/Bangkok", names: ["vi": "Bangkok", "zh": "曼谷", "en": "Bangkok"]),
  CityRecord(id: "singapore", latitude: 1.29, longitude: 103.85, zone: "Asia/Singapore", names: ["vi": "Singapore", "zh": "新加坡", "en": "Singapore"]),
  CityRecord(id: "hong-kong", latitude: 22.28, longitude: 114.17, zone: "Asia/Hong_Kong", names: ["vi": "Hồng Kông", "zh": "香港", "en": "Hong Kong"]),
  CityRecord(id: "taipei", latitude: 25.05, longitude: 121.53, zone: "Asia/Taipei", names: ["vi": "Đài Bắc", "zh": "台北", "en": "Taipei"]),
  CityRecord(id: "shanghai", latitude: 31.22, longitude: 121.46, zone: "Asia/Shanghai", names: ["vi": "Thượng Hải", "zh": "上海", "en": "Shanghai"]),
  CityRecord(id: "beijing", latitude: 39.91, longitude: 116.4, zone: "Asia/Shanghai", names: ["vi": "Bắc Kinh", "zh": "北京", "en": "Beijing"]),
  CityRecord(id: "seoul", latitude: 37.57, longitude: 126.98, zone: "Asia/Seoul", names: ["vi": "Seoul", "zh": "首尔", "en": "Seoul"]),
  CityRecord(id: "tokyo", latitude: 35.69, longitude: 139.69, zone: "Asia/Tokyo", names: ["vi": "Tokyo", "zh": "东京", "en": "Tokyo"]),
  CityRecord(id: "sydney", latitude: -33.87, longitude: 151.21, zone: "Australia/Sydney", names: ["vi": "Sydney", "zh": "悉尼", "en": "Sydney"]),
  CityRecord(id: "melbourne", latitude: -37.81, longitude: 144.96, zone: "Australia/Melbourne", names: ["vi": "Melbourne", "zh": "墨尔本", "en": "Melbourne"]),
  CityRecord(id: "moscow", latitude: 55.75, longitude: 37.62, zone: "Europe/Moscow", names: ["vi": "Moskva", "zh": "莫斯科", "en": "Moscow"]),
  CityRecord(id: "warsaw", latitude: 52.23, longitude: 21.01, zone: "Europe/Warsaw", names: ["vi": "Warszawa", "zh": "华沙", "en": "Warsaw"]),
  CityRecord(id: "prague", latitude: 50.09, longitude: 14.42, zone: "Europe/Prague", names: ["vi": "Praha", "zh": "布拉格", "en": "Prague"]),
  CityRecord(id: "berlin", latitude: 52.52, longitude: 13.41, zone: "Europe/Berlin", names: ["vi": "Berlin", "zh": "柏林", "en": "Berlin"]),
  CityRecord(id: "paris", latitude: 48.85, longitude: 2.35, zone: "Europe/Paris", names: ["vi": "Paris", "zh": "巴黎", "en": "Paris"]),
  CityRecord(id: "london", latitude: 51.51, longitude: -0.13, zone: "Europe/London", names: ["vi": "London", "zh": "伦敦", "en": "London"]),
  CityRecord(id: "new-york", latitude: 40.71, longitude: -74.01, zone: "America/New_York", names: ["vi": "New York", "zh": "纽约", "en": "New York"]),
  CityRecord(id: "houston", latitude: 29.76, longitude: -95.36, zone: "America/Chicago", names: ["vi": "Houston", "zh": "休斯敦", "en": "Houston"]),
  CityRecord(id: "san-jose", latitude: 37.34, longitude: -121.89, zone: "America/Los_Angeles", names: ["vi": "San Jose", "zh": "圣何塞", "en": "San Jose"]),
  CityRecord(id: "los-angeles", latitude: 34.05, longitude: -118.24, zone: "America/Los_Angeles", names: ["vi": "Los Angeles", "zh": "洛杉矶", "en": "Los Angeles"]),
  CityRecord(id: "reykjavik", latitude: 64.14, longitude: -21.9, zone: "Atlantic/Reykjavik", names: ["vi": "Reykjavík", "zh": "雷克雅未克", "en": "Reykjavík"]),
  CityRecord(id: "longyearbyen", latitude: 78.22, longitude: 15.65, zone: "Arctic/Longyearbyen", names: ["vi": "Longyearbyen", "zh": "朗伊尔城", "en": "Longyearbyen"]),
  CityRecord(id: "ushuaia", latitude: -54.81, longitude: -68.32, zone: "America/Argentina/Ushuaia", names: ["vi": "Ushuaia", "zh": "乌斯怀亚", "en": "Ushuaia"]),
]
