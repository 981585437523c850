// Instants of the 24 solar terms, 1899-2101, in whole seconds of TT.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// instant = instant of the term in 2000 + mean years since 2000 (365.24219 days each, whole seconds, rounded
// down) + residual. One residual per line, 24 per year, from minor cold (285°) in January. Example:
// 0° of 2026 = 6809779 + 820480055 + (193) s from 2000-01-01T12:00:00 TT = 2026-03-20T14:47:07 TT.
//
// Inputs:
//   Data/astronomy/nutation_lunisolar.tsv
//   Data/astronomy/nutation_planetary.tsv
//   Data/astronomy/rounding.tsv
//   Data/astronomy/sun_correction.tsv
//   Data/astronomy/sun_vsop87d_longitude.tsv
//   Data/astronomy/sun_vsop87d_radius.tsv
//   Data/names/solar_terms.tsv
//
// swift-format-ignore-file

/// The first year.
@inlinable package var firstTermYear: Int { 1899 }

/// The number of years.
@inlinable package var termYearCount: Int { 203 }

/// Instants in 2000, in seconds of TT from J2000.0.
let termsIn2000: [Int32] = [
  392505,  // 2000-01-06T01:01:45 TT · 285° Tiểu hàn, minor cold
  1664646,  // 2000-01-20T18:24:06 TT · 300° Đại hàn, major cold
  2940087,  // 2000-02-04T12:41:27 TT · 315° Lập xuân, spring begins
  4221261,  // 2000-02-19T08:34:21 TT · 330° Vũ thủy, rain water
  5510623,  // 2000-03-05T06:43:43 TT · 345° Kinh trập, insects awaken
  6809779,  // 2000-03-20T07:36:19 TT · 0° Xuân phân, spring equinox
  8119982,  // 2000-04-04T11:33:02 TT · 15° Thanh minh, bright and clear
  9441634,  // 2000-04-19T18:40:34 TT · 30° Cốc vũ, grain rain
  10774273,  // 2000-05-05T04:51:13 TT · 45° Lập hạ, summer begins
  12117029,  // 2000-05-20T17:50:29 TT · 60° Tiểu mãn, grain full
  13467578,  // 2000-06-05T08:59:38 TT · 75° Mang chủng, grain in ear
  14824126,  // 2000-06-21T01:48:46 TT · 90° Hạ chí, summer solstice
  16182900,  // 2000-07-06T19:15:00 TT · 105° Tiểu thử, minor heat
  17541825,  // 2000-07-22T12:43:45 TT · 120° Đại thử, major heat
  18896644,  // 2000-08-07T05:04:04 TT · 135° Lập thu, autumn begins
  20245775,  // 2000-08-22T19:49:35 TT · 150° Xử thử, end of heat
  21585614,  // 2000-09-07T08:00:14 TT · 165° Bạch lộ, white dew
  22915720,  // 2000-09-22T17:28:40 TT · 180° Thu phân, autumn equinox
  24233956,  // 2000-10-07T23:39:16 TT · 195° Hàn lộ, cold dew
  25541313,  // 2000-10-23T02:48:33 TT · 210° Sương giáng, frost descends
  26837347,  // 2000-11-07T02:49:07 TT · 225° Lập đông, winter begins
  28124425,  // 2000-11-22T00:20:25 TT · 240° Tiểu tuyết, minor snow
  29403486,  // 2000-12-06T19:38:06 TT · 255° Đại tuyết, major snow
  30677910,  // 2000-12-21T13:38:30 TT · 270° Đông chí, winter solstice
]

/// Residuals in seconds.
let termResiduals: [Int16] = [
  -6016,  // 1899-01-05T12:17:22 TT · 285° Tiểu hàn, minor cold
  -6143,  // 1899-01-20T05:37:36 TT · 300° Đại hàn, major cold
  -5428,  // 1899-02-04T00:06:52 TT · 315° Lập xuân, spring begins
  -4946,  // 1899-02-18T20:07:48 TT · 330° Vũ thủy, rain water
  -3689,  // 1899-03-05T18:38:07 TT · 345° Kinh trập, insects awaken
  -2791,  // 1899-03-20T19:45:41 TT · 0° Xuân phân, spring equinox
  -1210,  // 1899-04-05T00:08:45 TT · 15° Thanh minh, bright and clear
  -200,  // 1899-04-20T07:33:07 TT · 30° Cốc vũ, grain rain
  1399,  // 1899-05-05T18:10:25 TT · 45° Lập hạ, summer begins
  2169,  // 1899-05-21T07:22:31 TT · 60° Tiểu mãn, grain full
  3423,  // 1899-06-05T22:52:34 TT · 75° Mang chủng, grain in ear
  3654,  // 1899-06-21T15:45:33 TT · 90° Hạ chí, summer solstice
  4230,  // 1899-07-07T09:21:23 TT · 105° Tiểu thử, minor heat
  3794,  // 1899-07-23T02:42:52 TT · 120° Đại thử, major heat
  3572,  // 1899-08-07T18:59:29 TT · 135° Lập thu, autumn begins
  2568,  // 1899-08-23T09:28:16 TT · 150° Xử thử, end of heat
  1667,  // 1899-09-07T21:23:54 TT · 165° Bạch lộ, white dew
  331,  // 1899-09-23T06:30:04 TT · 180° Thu phân, autumn equinox
  -931,  // 1899-10-08T12:19:38 TT · 195° Hàn lộ, cold dew
  -2277,  // 1899-10-23T15:06:29 TT · 210° Sương giáng, frost descends
  -3494,  // 1899-11-07T14:46:46 TT · 225° Lập đông, winter begins
  -4537,  // 1899-11-22T12:00:41 TT · 240° Tiểu tuyết, minor snow
  -5369,  // 1899-12-07T07:04:30 TT · 255° Đại tuyết, major snow
  -5894,  // 1899-12-22T00:56:09 TT · 270° Đông chí, winter solstice
  -6148,  // 1900-01-05T18:03:55 TT · 285° Tiểu hàn, minor cold
  -5782,  // 1900-01-20T11:32:22 TT · 300° Đại hàn, major cold
  -5677,  // 1900-02-04T05:51:28 TT · 315° Lập xuân, spring begins
  -4668,  // 1900-02-19T02:01:11 TT · 330° Vũ thủy, rain water
  -3993,  // 1900-03-06T00:21:48 TT · 345° Kinh trập, insects awaken
  -2519,  // 1900-03-21T01:38:58 TT · 0° Xuân phân, spring equinox
  -1503,  // 1900-04-05T05:52:37 TT · 15° Thanh minh, bright and clear
  112,  // 1900-04-20T13:27:04 TT · 30° Cốc vũ, grain rain
  1158,  // 1900-05-05T23:55:09 TT · 45° Lập hạ, summer begins
  2506,  // 1900-05-21T13:16:53 TT · 60° Tiểu mãn, grain full
  3278,  // 1900-06-06T04:38:54 TT · 75° Mang chủng, grain in ear
  3980,  // 1900-06-21T21:39:44 TT · 90° Hạ chí, summer solstice
  4229,  // 1900-07-07T15:10:07 TT · 105° Tiểu thử, minor heat
  4063,  // 1900-07-23T08:36:06 TT · 120° Đại thử, major heat
  3711,  // 1900-08-08T00:50:33 TT · 135° Lập thu, autumn begins
  2734,  // 1900-08-23T15:19:47 TT · 150° Xử thử, end of heat
  1904,  // 1900-09-08T03:16:36 TT · 165° Bạch lộ, white dew
  411,  // 1900-09-23T12:20:09 TT · 180° Thu phân, autumn equinox
  -647,  // 1900-10-08T18:13:07 TT · 195° Hàn lộ, cold dew
  -2277,  // 1900-10-23T20:55:14 TT · 210° Sương giáng, frost descends
  -3243,  // 1900-11-07T20:39:42 TT · 225° Lập đông, winter begins
  -4634,  // 1900-11-22T17:47:49 TT · 240° Tiểu tuyết, minor snow
  -5215,  // 1900-12-07T12:55:49 TT · 255° Đại tuyết, major snow
  -6096,  // 1900-12-22T06:41:32 TT · 270° Đông chí, winter solstice
  -6107,  // 1901-01-05T23:53:21 TT · 285° Tiểu hàn, minor cold
  -6064,  // 1901-01-20T17:16:25 TT · 300° Đại hàn, major cold
  -5700,  // 1901-02-04T11:39:50 TT · 315° Lập xuân, spring begins
  -4972,  // 1901-02-19T07:44:52 TT · 330° Vũ thủy, rain water
  -3975,  // 1901-03-06T06:10:51 TT · 345° Kinh trập, insects awaken
  -2769,  // 1901-03-21T07:23:33 TT · 0° Xuân phân, spring equinox
  -1326,  // 1901-04-05T11:44:19 TT · 15° Thanh minh, bright and clear
  -33,  // 1901-04-20T19:13:24 TT · 30° Cốc vũ, grain rain
  1546,  // 1901-05-06T05:50:22 TT · 45° Lập hạ, summer begins
  2446,  // 1901-05-21T19:04:38 TT · 60° Tiểu mãn, grain full
  3805,  // 1901-06-06T10:36:26 TT · 75° Mang chủng, grain in ear
  3937,  // 1901-06-22T03:27:46 TT · 90° Hạ chí, summer solstice
  4751,  // 1901-07-07T21:07:34 TT · 105° Tiểu thử, minor heat
  3998,  // 1901-07-23T14:23:46 TT · 120° Đại thử, major heat
  4119,  // 1901-08-08T06:46:06 TT · 135° Lập thu, autumn begins
  2670,  // 1901-08-23T21:07:28 TT · 150° Xử thử, end of heat
  2197,  // 1901-09-08T09:10:14 TT · 165° Bạch lộ, white dew
  412,  // 1901-09-23T18:08:55 TT · 180° Thu phân, autumn equinox
  -372,  // 1901-10-09T00:06:27 TT · 195° Hàn lộ, cold dew
  -2143,  // 1901-10-24T02:46:13 TT · 210° Sương giáng, frost descends
  -2880,  // 1901-11-08T02:34:30 TT · 225° Lập đông, winter begins
  -4355,  // 1901-11-22T23:41:13 TT · 240° Tiểu tuyết, minor snow
  -4731,  // 1901-12-07T18:52:38 TT · 255° Đại tuyết, major snow
  -5717,  // 1901-12-22T12:36:36 TT · 270° Đông chí, winter solstice
  -5539,  // 1902-01-06T05:51:34 TT · 285° Tiểu hàn, minor cold
  -5658,  // 1902-01-20T23:11:56 TT · 300° Đại hàn, major cold
  -5127,  // 1902-02-04T17:38:08 TT · 315° Lập xuân, spring begins
  -4608,  // 1902-02-19T13:39:41 TT · 330° Vũ thủy, rain water
  -3500,  // 1902-03-06T12:07:31 TT · 345° Kinh trập, insects awaken
  -2514,  // 1902-03-21T13:16:33 TT · 0° Xuân phân, spring equinox
  -1064,  // 1902-04-05T17:37:26 TT · 15° Thanh minh, bright and clear
  86,  // 1902-04-21T01:04:08 TT · 30° Cốc vũ, grain rain
  1527,  // 1902-05-06T11:38:48 TT · 45° Lập hạ, summer begins
  2455,  // 1902-05-22T00:53:32 TT · 60° Tiểu mãn, grain full
  3482,  // 1902-06-06T16:19:48 TT · 75° Mang chủng, grain in ear
  3854,  // 1902-06-22T09:15:08 TT · 90° Hạ chí, summer solstice
  4152,  // 1902-07-08T02:46:20 TT · 105° Tiểu thử, minor heat
  3838,  // 1902-07-23T20:09:51 TT · 120° Đại thử, major heat
  3364,  // 1902-08-08T12:22:16 TT · 135° Lập thu, autumn begins
  2479,  // 1902-08-24T02:53:02 TT · 150° Xử thử, end of heat
  1444,  // 1902-09-08T14:46:26 TT · 165° Bạch lộ, white dew
  272,  // 1902-09-23T23:55:20 TT · 180° Thu phân, autumn equinox
  -974,  // 1902-10-09T05:45:10 TT · 195° Hàn lộ, cold dew
  -2102,  // 1902-10-24T08:35:39 TT · 210° Sương giáng, frost descends
  -3209,  // 1902-11-08T08:17:46 TT · 225° Lập đông, winter begins
  -4028,  // 1902-11-23T05:35:25 TT · 240° Tiểu tuyết, minor snow
  -4752,  // 1902-12-08T00:41:02 TT · 255° Đại tuyết, major snow
  -5106,  // 1902-12-22T18:35:32 TT · 270° Đông chí, winter solstice
  -5335,  // 1903-01-06T11:43:44 TT · 285° Tiểu hàn, minor cold
  -4888,  // 1903-01-21T05:13:32 TT · 300° Đại hàn, major cold
  -4864,  // 1903-02-04T23:31:17 TT · 315° Lập xuân, spring begins
  -3866,  // 1903-02-19T19:40:49 TT · 330° Vũ thủy, rain water
  -3344,  // 1903-03-06T17:58:53 TT · 345° Kinh trập, insects awaken
  -1946,  // 1903-03-21T19:14:47 TT · 0° Xuân phân, spring equinox
  -1081,  // 1903-04-05T23:25:55 TT · 15° Thanh minh, bright and clear
  432,  // 1903-04-21T06:58:40 TT · 30° Cốc vũ, grain rain
  1397,  // 1903-05-06T17:25:24 TT · 45° Lập hạ, summer begins
  2619,  // 1903-05-22T06:45:02 TT · 60° Tiểu mãn, grain full
  3397,  // 1903-06-06T22:07:09 TT · 75° Mang chủng, grain in ear
  3917,  // 1903-06-22T15:04:57 TT · 90° Hạ chí, summer solstice
  4243,  // 1903-07-08T08:36:37 TT · 105° Tiểu thử, minor heat
  3848,  // 1903-07-24T01:58:47 TT · 120° Đại thử, major heat
  3653,  // 1903-08-08T18:15:51 TT · 135° Lập thu, autumn begins
  2468,  // 1903-08-24T08:41:37 TT · 150° Xử thử, end of heat
  1874,  // 1903-09-08T20:42:22 TT · 165° Bạch lộ, white dew
  249,  // 1903-09-24T05:43:43 TT · 180° Thu phân, autumn equinox
  -505,  // 1903-10-09T11:41:45 TT · 195° Hàn lộ, cold dew
  -2182,  // 1903-10-24T14:23:05 TT · 210° Sương giáng, frost descends
  -2797,  // 1903-11-08T14:13:24 TT · 225° Lập đông, winter begins
  -4192,  // 1903-11-23T11:21:27 TT · 240° Tiểu tuyết, minor snow
  -4419,  // 1903-12-08T06:35:21 TT · 255° Đại tuyết, major snow
  -5337,  // 1903-12-23T00:20:27 TT · 270° Đông chí, winter solstice
  -5059,  // 1904-01-06T17:37:05 TT · 285° Tiểu hàn, minor cold
  -5152,  // 1904-01-21T10:57:53 TT · 300° Đại hàn, major cold
  -4617,  // 1904-02-05T05:24:09 TT · 315° Lập xuân, spring begins
  -4147,  // 1904-02-20T01:24:53 TT · 330° Vũ thủy, rain water
  -3101,  // 1904-03-05T23:51:41 TT · 345° Kinh trập, insects awaken
  -2243,  // 1904-03-21T00:58:35 TT · 0° Xuân phân, spring equinox
  -828,  // 1904-04-05T05:18:53 TT · 15° Thanh minh, bright and clear
  118,  // 1904-04-20T12:42:11 TT · 30° Cốc vũ, grain rain
  1665,  // 1904-05-05T23:18:37 TT · 45° Lập hạ, summer begins
  2331,  // 1904-05-21T12:28:59 TT · 60° Tiểu mãn, grain full
  3703,  // 1904-06-06T04:01:00 TT · 75° Mang chủng, grain in ear
  3778,  // 1904-06-21T20:51:23 TT · 90° Hạ chí, summer solstice
  4625,  // 1904-07-07T14:31:44 TT · 105° Tiểu thử, minor heat
  3974,  // 1904-07-23T07:49:38 TT · 120° Đại thử, major heat
  4091,  // 1904-08-08T00:11:54 TT · 135° Lập thu, autumn begins
  2833,  // 1904-08-23T14:36:27 TT · 150° Xử thử, end of heat
  2289,  // 1904-09-08T02:38:02 TT · 165° Bạch lộ, white dew
  716,  // 1904-09-23T11:40:15 TT · 180° Thu phân, autumn equinox
  -197,  // 1904-10-08T17:35:38 TT · 195° Hàn lộ, cold dew
  -1747,  // 1904-10-23T20:19:05 TT · 210° Sương giáng, frost descends
  -2624,  // 1904-11-07T20:05:02 TT · 225° Lập đông, winter begins
  -3848,  // 1904-11-22T17:15:56 TT · 240° Tiểu tuyết, minor snow
  -4340,  // 1904-12-07T12:25:25 TT · 255° Đại tuyết, major snow
  -5049,  // 1904-12-22T06:14:00 TT · 270° Đông chí, winter solstice
  -4978,  // 1905-01-05T23:27:11 TT · 285° Tiểu hàn, minor cold
  -4832,  // 1905-01-20T16:51:58 TT · 300° Đại hàn, major cold
  -4439,  // 1905-02-04T11:15:52 TT · 315° Lập xuân, spring begins
  -3704,  // 1905-02-19T07:21:01 TT · 330° Vũ thủy, rain water
  -2788,  // 1905-03-06T05:45:39 TT · 345° Kinh trập, insects awaken
  -1628,  // 1905-03-21T06:57:35 TT · 0° Xuân phân, spring equinox
  -414,  // 1905-04-05T11:14:32 TT · 15° Thanh minh, bright and clear
  890,  // 1905-04-20T18:43:48 TT · 30° Cốc vũ, grain rain
  2071,  // 1905-05-06T05:14:08 TT · 45° Lập hạ, summer begins
  3147,  // 1905-05-21T18:31:20 TT · 60° Tiểu mãn, grain full
  3935,  // 1905-06-06T09:53:37 TT · 75° Mang chủng, grain in ear
  4456,  // 1905-06-22T02:51:26 TT · 90° Hạ chí, summer solstice
  4600,  // 1905-07-07T20:20:04 TT · 105° Tiểu thử, minor heat
  4412,  // 1905-07-23T13:45:41 TT · 120° Đại thử, major heat
  3873,  // 1905-08-08T05:57:01 TT · 135° Lập thu, autumn begins
  3042,  // 1905-08-23T20:28:41 TT · 150° Xử thử, end of heat
  1993,  // 1905-09-08T08:21:51 TT · 165° Bạch lộ, white dew
  777,  // 1905-09-23T17:30:01 TT · 180° Thu phân, autumn equinox
  -480,  // 1905-10-08T23:19:40 TT · 195° Hàn lộ, cold dew
  -1737,  // 1905-10-24T02:08:00 TT · 210° Sương giáng, frost descends
  -2860,  // 1905-11-08T01:49:51 TT · 225° Lập đông, winter begins
  -3831,  // 1905-11-22T23:04:58 TT · 240° Tiểu tuyết, minor snow
  -4538,  // 1905-12-07T18:10:52 TT · 255° Đại tuyết, major snow
  -4987,  // 1905-12-22T12:03:47 TT · 270° Đông chí, winter solstice
  -5122,  // 1906-01-06T05:13:32 TT · 285° Tiểu hàn, minor cold
  -4675,  // 1906-01-20T22:43:20 TT · 300° Đại hàn, major cold
  -4478,  // 1906-02-04T17:03:58 TT · 315° Lập xuân, spring begins
  -3417,  // 1906-02-19T13:14:33 TT · 330° Vũ thủy, rain water
  -2681,  // 1906-03-06T11:36:11 TT · 345° Kinh trập, insects awaken
  -1235,  // 1906-03-21T12:52:53 TT · 0° Xuân phân, spring equinox
  -170,  // 1906-04-05T17:07:21 TT · 15° Thanh minh, bright and clear
  1293,  // 1906-04-21T00:39:16 TT · 30° Cốc vũ, grain rain
  2411,  // 1906-05-06T11:08:33 TT · 45° Lập hạ, summer begins
  3442,  // 1906-05-22T00:25:00 TT · 60° Tiểu mãn, grain full
  4332,  // 1906-06-06T15:48:59 TT · 75° Mang chủng, grain in ear
  4558,  // 1906-06-22T08:41:53 TT · 90° Hạ chí, summer solstice
  4992,  // 1906-07-08T02:15:21 TT · 105° Tiểu thử, minor heat
  4303,  // 1906-07-23T19:32:37 TT · 120° Đại thử, major heat
  4226,  // 1906-08-08T11:51:39 TT · 135° Lập thu, autumn begins
  2813,  // 1906-08-24T02:13:37 TT · 150° Xử thử, end of heat
  2335,  // 1906-09-08T14:16:18 TT · 165° Bạch lộ, white dew
  556,  // 1906-09-23T23:15:05 TT · 180° Thu phân, autumn equinox
  -85,  // 1906-10-09T05:15:00 TT · 195° Hàn lộ, cold dew
  -1853,  // 1906-10-24T07:54:49 TT · 210° Sương giáng, frost descends
  -2356,  // 1906-11-08T07:47:00 TT · 225° Lập đông, winter begins
  -3817,  // 1906-11-23T04:53:57 TT · 240° Tiểu tuyết, minor snow
  -3943,  // 1906-12-08T00:09:32 TT · 255° Đại tuyết, major snow
  -4936,  // 1906-12-22T17:53:23 TT · 270° Đông chí, winter solstice
  -4569,  // 1907-01-06T11:11:30 TT · 285° Tiểu hàn, minor cold
  -4747,  // 1907-01-21T04:30:53 TT · 300° Đại hàn, major cold
  -4107,  // 1907-02-04T22:58:54 TT · 315° Lập xuân, spring begins
  -3711,  // 1907-02-19T18:58:24 TT · 330° Vũ thủy, rain water
  -2546,  // 1907-03-06T17:27:11 TT · 345° Kinh trập, insects awaken
  -1748,  // 1907-03-21T18:33:05 TT · 0° Xuân phân, spring equinox
  -243,  // 1907-04-05T22:54:53 TT · 15° Thanh minh, bright and clear
  651,  // 1907-04-21T06:17:19 TT · 30° Cốc vũ, grain rain
  2195,  // 1907-05-06T16:53:42 TT · 45° Lập hạ, summer begins
  2818,  // 1907-05-22T06:03:21 TT · 60° Tiểu mãn, grain full
  4052,  // 1907-06-06T21:33:04 TT · 75° Mang chủng, grain in ear
  4106,  // 1907-06-22T14:23:06 TT · 90° Hạ chí, summer solstice
  4702,  // 1907-07-08T07:59:16 TT · 105° Tiểu thử, minor heat
  4104,  // 1907-07-24T01:18:03 TT · 120° Đại thử, major heat
  3966,  // 1907-08-08T17:36:04 TT · 135° Lập thu, autumn begins
  2881,  // 1907-08-24T08:03:30 TT · 150° Xử thử, end of heat
  2161,  // 1907-09-08T20:02:09 TT · 165° Bạch lộ, white dew
  866,  // 1907-09-24T05:09:00 TT · 180° Thu phân, autumn equinox
  -141,  // 1907-10-09T11:02:49 TT · 195° Hàn lộ, cold dew
  -1368,  // 1907-10-24T13:51:39 TT · 210° Sương giáng, frost descends
  -2316,  // 1907-11-08T13:36:25 TT · 225° Lập đông, winter begins
  -3248,  // 1907-11-23T10:52:11 TT · 240° Tiểu tuyết, minor snow
  -3866,  // 1907-12-08T05:59:34 TT · 255° Đại tuyết, major snow
  -4364,  // 1907-12-22T23:51:40 TT · 270° Đông chí, winter solstice
  -4510,  // 1908-01-06T17:01:15 TT · 285° Tiểu hàn, minor cold
  -4235,  // 1908-01-21T10:28:11 TT · 300° Đại hàn, major cold
  -4126,  // 1908-02-05T04:47:21 TT · 315° Lập xuân, spring begins
  -3300,  // 1908-02-20T00:54:01 TT · 330° Vũ thủy, rain water
  -2680,  // 1908-03-05T23:13:43 TT · 345° Kinh trập, insects awaken
  -1418,  // 1908-03-21T00:27:21 TT · 0° Xuân phân, spring equinox
  -468,  // 1908-04-05T04:39:54 TT · 15° Thanh minh, bright and clear
  968,  // 1908-04-20T12:11:22 TT · 30° Cốc vũ, grain rain
  1954,  // 1908-05-05T22:38:27 TT · 45° Lập hạ, summer begins
  3185,  // 1908-05-21T11:58:14 TT · 60° Tiểu mãn, grain full
  3893,  // 1908-06-06T03:19:11 TT · 75° Mang chủng, grain in ear
  4544,  // 1908-06-21T20:19:10 TT · 90° Hạ chí, summer solstice
  4708,  // 1908-07-07T13:48:08 TT · 105° Tiểu thử, minor heat
  4549,  // 1908-07-23T07:14:14 TT · 120° Đại thử, major heat
  4087,  // 1908-08-07T23:26:51 TT · 135° Lập thu, autumn begins
  3173,  // 1908-08-23T13:57:08 TT · 150° Xử thử, end of heat
  2252,  // 1908-09-08T01:52:26 TT · 165° Bạch lộ, white dew
  904,  // 1908-09-23T10:58:24 TT · 180° Thu phân, autumn equinox
  -176,  // 1908-10-08T16:51:00 TT · 195° Hàn lộ, cold dew
  -1576,  // 1908-10-23T19:36:57 TT · 210° Sương giáng, frost descends
  -2496,  // 1908-11-07T19:22:11 TT · 225° Lập đông, winter begins
  -3619,  // 1908-11-22T16:34:46 TT · 240° Tiểu tuyết, minor snow
  -4140,  // 1908-12-07T11:43:46 TT · 255° Đại tuyết, major snow
  -4776,  // 1908-12-22T05:33:34 TT · 270° Đông chí, winter solstice
  -4787,  // 1909-01-05T22:45:23 TT · 285° Tiểu hàn, minor cold
  -4586,  // 1909-01-20T16:11:05 TT · 300° Đại hàn, major cold
  -4331,  // 1909-02-04T10:32:41 TT · 315° Lập xuân, spring begins
  -3556,  // 1909-02-19T06:38:30 TT · 330° Vũ thủy, rain water
  -2772,  // 1909-03-06T05:00:56 TT · 345° Kinh trập, insects awaken
  -1598,  // 1909-03-21T06:13:06 TT · 0° Xuân phân, spring equinox
  -413,  // 1909-04-05T10:29:34 TT · 15° Thanh minh, bright and clear
  835,  // 1909-04-20T17:57:54 TT · 30° Cốc vũ, grain rain
  2180,  // 1909-05-06T04:30:58 TT · 45° Lập hạ, summer begins
  3067,  // 1909-05-21T17:45:01 TT · 60° Tiểu mãn, grain full
  4262,  // 1909-06-06T09:14:05 TT · 75° Mang chủng, grain in ear
  4410,  // 1909-06-22T02:05:41 TT · 90° Hạ chí, summer solstice
  5142,  // 1909-07-07T19:44:07 TT · 105° Tiểu thử, minor heat
  4407,  // 1909-07-23T13:00:37 TT · 120° Đại thử, major heat
  4509,  // 1909-08-08T05:22:38 TT · 135° Lập thu, autumn begins
  3041,  // 1909-08-23T19:43:41 TT · 150° Xử thử, end of heat
  2586,  // 1909-09-08T07:46:45 TT · 165° Bạch lộ, white dew
  755,  // 1909-09-23T16:44:40 TT · 180° Thu phân, autumn equinox
  36,  // 1909-10-08T22:43:17 TT · 195° Hàn lộ, cold dew
  -1757,  // 1909-10-24T01:22:41 TT · 210° Sương giáng, frost descends
  -2359,  // 1909-11-08T01:13:13 TT · 225° Lập đông, winter begins
  -3805,  // 1909-11-22T22:20:25 TT · 240° Tiểu tuyết, minor snow
  -3991,  // 1909-12-07T17:35:00 TT · 255° Đại tuyết, major snow
  -4918,  // 1909-12-22T11:19:57 TT · 270° Đông chí, winter solstice
  -4547,  // 1910-01-06T04:38:08 TT · 285° Tiểu hàn, minor cold
  -4629,  // 1910-01-20T21:59:07 TT · 300° Đại hàn, major cold
  -3964,  // 1910-02-04T16:27:33 TT · 315° Lập xuân, spring begins
  -3493,  // 1910-02-19T12:28:18 TT · 330° Vũ thủy, rain water
  -2351,  // 1910-03-06T10:56:42 TT · 345° Kinh trập, insects awaken
  -1527,  // 1910-03-21T12:03:02 TT · 0° Xuân phân, spring equinox
  -126,  // 1910-04-05T16:23:06 TT · 15° Thanh minh, bright and clear
  789,  // 1910-04-20T23:45:53 TT · 30° Cốc vũ, grain rain
  2167,  // 1910-05-06T10:19:30 TT · 45° Lập hạ, summer begins
  2860,  // 1910-05-21T23:30:19 TT · 60° Tiểu mãn, grain full
  3884,  // 1910-06-06T14:56:32 TT · 75° Mang chủng, grain in ear
  4076,  // 1910-06-22T07:48:52 TT · 90° Hạ chí, summer solstice
  4443,  // 1910-07-08T01:21:13 TT · 105° Tiểu thử, minor heat
  4032,  // 1910-07-23T18:43:07 TT · 120° Đại thử, major heat
  3667,  // 1910-08-08T10:57:21 TT · 135° Lập thu, autumn begins
  2746,  // 1910-08-24T01:27:31 TT · 150° Xử thử, end of heat
  1798,  // 1910-09-08T13:22:22 TT · 165° Bạch lộ, white dew
  604,  // 1910-09-23T22:30:54 TT · 180° Thu phân, autumn equinox
  -608,  // 1910-10-09T04:21:18 TT · 195° Hàn lộ, cold dew
  -1766,  // 1910-10-24T07:11:17 TT · 210° Sương giáng, frost descends
  -2862,  // 1910-11-08T06:53:35 TT · 225° Lập đông, winter begins
  -3694,  // 1910-11-23T04:11:01 TT · 240° Tiểu tuyết, minor snow
  -4391,  // 1910-12-07T23:17:05 TT · 255° Đại tuyết, major snow
  -4726,  // 1910-12-22T17:11:54 TT · 270° Đông chí, winter solstice
  -4895,  // 1911-01-06T10:21:05 TT · 285° Tiểu hàn, minor cold
  -4406,  // 1911-01-21T03:51:35 TT · 300° Đại hàn, major cold
  -4314,  // 1911-02-04T22:10:28 TT · 315° Lập xuân, spring begins
  -3287,  // 1911-02-19T18:20:29 TT · 330° Vũ thủy, rain water
  -2736,  // 1911-03-06T16:39:02 TT · 345° Kinh trập, insects awaken
  -1362,  // 1911-03-21T17:54:32 TT · 0° Xuân phân, spring equinox
  -554,  // 1911-04-05T22:04:43 TT · 15° Thanh minh, bright and clear
  878,  // 1911-04-21T05:36:07 TT · 30° Cốc vũ, grain rain
  1701,  // 1911-05-06T16:00:29 TT · 45° Lập hạ, summer begins
  2841,  // 1911-05-22T05:18:45 TT · 60° Tiểu mãn, grain full
  3451,  // 1911-06-06T20:38:04 TT · 75° Mang chủng, grain in ear
  3962,  // 1911-06-22T13:35:43 TT · 90° Hạ chí, summer solstice
  4152,  // 1911-07-08T07:05:07 TT · 105° Tiểu thử, minor heat
  3850,  // 1911-07-24T00:28:50 TT · 120° Đại thử, major heat
  3577,  // 1911-08-08T16:44:36 TT · 135° Lập thu, autumn begins
  2559,  // 1911-08-24T07:13:09 TT · 150° Xử thử, end of heat
  1939,  // 1911-09-08T19:13:28 TT · 165° Bạch lộ, white dew
  488,  // 1911-09-24T04:17:43 TT · 180° Thu phân, autumn equinox
  -304,  // 1911-10-09T10:15:07 TT · 195° Hàn lộ, cold dew
  -1865,  // 1911-10-24T12:58:23 TT · 210° Sương giáng, frost descends
  -2570,  // 1911-11-08T12:47:12 TT · 225° Lập đông, winter begins
  -3914,  // 1911-11-23T09:56:06 TT · 240° Tiểu tuyết, minor snow
  -4275,  // 1911-12-08T05:07:46 TT · 255° Đại tuyết, major snow
  -5162,  // 1911-12-22T22:53:23 TT · 270° Đông chí, winter solstice
  -5023,  // 1912-01-06T16:07:42 TT · 285° Tiểu hàn, minor cold
  -5067,  // 1912-01-21T09:29:19 TT · 300° Đại hàn, major cold
  -4643,  // 1912-02-05T03:53:44 TT · 315° Lập xuân, spring begins
  -4094,  // 1912-02-19T23:55:47 TT · 330° Vũ thủy, rain water
  -3131,  // 1912-03-05T22:21:12 TT · 345° Kinh trập, insects awaken
  -2187,  // 1912-03-20T23:29:32 TT · 0° Xuân phân, spring equinox
  -854,  // 1912-04-05T03:48:28 TT · 15° Thanh minh, bright and clear
  139,  // 1912-04-20T11:12:33 TT · 30° Cốc vũ, grain rain
  1583,  // 1912-05-05T21:47:16 TT · 45° Lập hạ, summer begins
  2230,  // 1912-05-21T10:57:19 TT · 60° Tiểu mãn, grain full
  3504,  // 1912-06-06T02:27:42 TT · 75° Mang chủng, grain in ear
  3519,  // 1912-06-21T19:17:05 TT · 90° Hạ chí, summer solstice
  4336,  // 1912-07-07T12:56:56 TT · 105° Tiểu thử, minor heat
  3628,  // 1912-07-23T06:13:53 TT · 120° Đại thử, major heat
  3822,  // 1912-08-07T22:37:26 TT · 135° Lập thu, autumn begins
  2537,  // 1912-08-23T13:01:32 TT · 150° Xử thử, end of heat
  2160,  // 1912-09-08T01:05:54 TT · 165° Bạch lộ, white dew
  593,  // 1912-09-23T10:08:13 TT · 180° Thu phân, autumn equinox
  -119,  // 1912-10-08T16:06:57 TT · 195° Hàn lộ, cold dew
  -1679,  // 1912-10-23T18:50:14 TT · 210° Sương giáng, frost descends
  -2394,  // 1912-11-07T18:38:53 TT · 225° Lập đông, winter begins
  -3703,  // 1912-11-22T15:48:22 TT · 240° Tiểu tuyết, minor snow
  -4118,  // 1912-12-07T10:59:08 TT · 255° Đại tuyết, major snow
  -4996,  // 1912-12-22T04:44:54 TT · 270° Đông chí, winter solstice
  -4922,  // 1913-01-05T21:58:09 TT · 285° Tiểu hàn, minor cold
  -4993,  // 1913-01-20T15:19:19 TT · 300° Đại hàn, major cold
  -4621,  // 1913-02-04T09:42:52 TT · 315° Lập xuân, spring begins
  -4101,  // 1913-02-19T05:44:26 TT · 330° Vũ thủy, rain water
  -3177,  // 1913-03-06T04:09:12 TT · 345° Kinh trập, insects awaken
  -2195,  // 1913-03-21T05:18:10 TT · 0° Xuân phân, spring equinox
  -923,  // 1913-04-05T09:36:05 TT · 15° Thanh minh, bright and clear
  245,  // 1913-04-20T17:03:05 TT · 30° Cốc vũ, grain rain
  1514,  // 1913-05-06T03:34:53 TT · 45° Lập hạ, summer begins
  2470,  // 1913-05-21T16:50:05 TT · 60° Tiểu mãn, grain full
  3335,  // 1913-06-06T08:13:39 TT · 75° Mang chủng, grain in ear
  3749,  // 1913-06-22T01:09:41 TT · 90° Hạ chí, summer solstice
  3941,  // 1913-07-07T18:39:07 TT · 105° Tiểu thử, minor heat
  3706,  // 1913-07-23T12:03:57 TT · 120° Đại thử, major heat
  3213,  // 1913-08-08T04:16:03 TT · 135° Lập thu, autumn begins
  2425,  // 1913-08-23T18:48:26 TT · 150° Xử thử, end of heat
  1438,  // 1913-09-08T06:42:38 TT · 165° Bạch lộ, white dew
  352,  // 1913-09-23T15:52:58 TT · 180° Thu phân, autumn equinox
  -828,  // 1913-10-08T21:43:54 TT · 195° Hàn lộ, cold dew
  -1914,  // 1913-10-24T00:35:05 TT · 210° Sương giáng, frost descends
  -2976,  // 1913-11-08T00:17:57 TT · 225° Lập đông, winter begins
  -3803,  // 1913-11-22T21:35:28 TT · 240° Tiểu tuyết, minor snow
  -4516,  // 1913-12-07T16:41:16 TT · 255° Đại tuyết, major snow
  -4910,  // 1913-12-22T10:35:06 TT · 270° Đông chí, winter solstice
  -5149,  // 1914-01-06T03:43:07 TT · 285° Tiểu hàn, minor cold
  -4753,  // 1914-01-20T21:12:04 TT · 300° Đại hàn, major cold
  -4746,  // 1914-02-04T15:29:32 TT · 315° Lập xuân, spring begins
  -3803,  // 1914-02-19T11:38:09 TT · 330° Vũ thủy, rain water
  -3289,  // 1914-03-06T09:56:05 TT · 345° Kinh trập, insects awaken
  -1953,  // 1914-03-21T11:10:57 TT · 0° Xuân phân, spring equinox
  -1087,  // 1914-04-05T15:22:06 TT · 15° Thanh minh, bright and clear
  342,  // 1914-04-20T22:53:27 TT · 30° Cốc vũ, grain rain
  1313,  // 1914-05-06T09:20:17 TT · 45° Lập hạ, summer begins
  2412,  // 1914-05-21T22:37:52 TT · 60° Tiểu mãn, grain full
  3203,  // 1914-06-06T14:00:12 TT · 75° Mang chủng, grain in ear
  3559,  // 1914-06-22T06:55:16 TT · 90° Hạ chí, summer solstice
  3917,  // 1914-07-08T00:27:28 TT · 105° Tiểu thử, minor heat
  3374,  // 1914-07-23T17:47:10 TT · 120° Đại thử, major heat
  3253,  // 1914-08-08T10:05:28 TT · 135° Lập thu, autumn begins
  1985,  // 1914-08-24T00:29:51 TT · 150° Xử thử, end of heat
  1518,  // 1914-09-08T12:32:43 TT · 165° Bạch lộ, white dew
  -109,  // 1914-09-23T21:34:02 TT · 180° Thu phân, autumn equinox
  -684,  // 1914-10-09T03:35:03 TT · 195° Hàn lộ, cold dew
  -2294,  // 1914-10-24T06:17:30 TT · 210° Sương giáng, frost descends
  -2701,  // 1914-11-08T06:11:17 TT · 225° Lập đông, winter begins
  -4020,  // 1914-11-23T03:20:36 TT · 240° Tiểu tuyết, minor snow
  -4075,  // 1914-12-07T22:37:22 TT · 255° Đại tuyết, major snow
  -4982,  // 1914-12-22T16:22:39 TT · 270° Đông chí, winter solstice
  -4628,  // 1915-01-06T09:40:33 TT · 285° Tiểu hàn, minor cold
  -4815,  // 1915-01-21T02:59:47 TT · 300° Đại hàn, major cold
  -4301,  // 1915-02-04T21:25:42 TT · 315° Lập xuân, spring begins
  -4017,  // 1915-02-19T17:23:20 TT · 330° Vũ thủy, rain water
  -3067,  // 1915-03-06T15:48:32 TT · 345° Kinh trập, insects awaken
  -2444,  // 1915-03-21T16:51:31 TT · 0° Xuân phân, spring equinox
  -1167,  // 1915-04-05T21:09:31 TT · 15° Thanh minh, bright and clear
  -447,  // 1915-04-21T04:29:03 TT · 30° Cốc vũ, grain rain
  952,  // 1915-05-06T15:03:01 TT · 45° Lập hạ, summer begins
  1455,  // 1915-05-22T04:10:40 TT · 60° Tiểu mãn, grain full
  2689,  // 1915-06-06T19:40:23 TT · 75° Mang chủng, grain in ear
  2695,  // 1915-06-22T12:29:37 TT · 90° Hạ chí, summer solstice
  3426,  // 1915-07-08T06:08:02 TT · 105° Tiểu thử, minor heat
  2818,  // 1915-07-23T23:26:39 TT · 120° Đại thử, major heat
  2878,  // 1915-08-08T15:47:58 TT · 135° Lập thu, autumn begins
  1785,  // 1915-08-24T06:15:16 TT · 150° Xử thử, end of heat
  1272,  // 1915-09-08T18:17:22 TT · 165° Bạch lộ, white dew
  -33,  // 1915-09-24T03:24:03 TT · 180° Thu phân, autumn equinox
  -843,  // 1915-10-09T09:21:09 TT · 195° Hàn lộ, cold dew
  -2073,  // 1915-10-24T12:09:56 TT · 210° Sương giáng, frost descends
  -2828,  // 1915-11-08T11:57:55 TT · 225° Lập đông, winter begins
  -3757,  // 1915-11-23T09:13:44 TT · 240° Tiểu tuyết, minor snow
  -4191,  // 1915-12-08T04:24:11 TT · 255° Đại tuyết, major snow
  -4704,  // 1915-12-22T22:16:02 TT · 270° Đông chí, winter solstice
  -4701,  // 1916-01-06T15:28:05 TT · 285° Tiểu hàn, minor cold
  -4496,  // 1916-01-21T08:53:51 TT · 300° Đại hàn, major cold
  -4311,  // 1916-02-05T03:14:17 TT · 315° Lập xuân, spring begins
  -3646,  // 1916-02-19T23:18:16 TT · 330° Vũ thủy, rain water
  -3045,  // 1916-03-05T21:37:39 TT · 345° Kinh trập, insects awaken
  -2032,  // 1916-03-20T22:47:08 TT · 0° Xuân phân, spring equinox
  -1175,  // 1916-04-05T02:58:08 TT · 15° Thanh minh, bright and clear
  -22,  // 1916-04-20T10:24:53 TT · 30° Cốc vũ, grain rain
  851,  // 1916-05-05T20:50:05 TT · 45° Lập hạ, summer begins
  1858,  // 1916-05-21T10:06:08 TT · 60° Tiểu mãn, grain full
  2500,  // 1916-06-06T01:25:59 TT · 75° Mang chủng, grain in ear
  3073,  // 1916-06-21T18:24:40 TT · 90° Hạ chí, summer solstice
  3251,  // 1916-07-07T11:53:52 TT · 105° Tiểu thử, minor heat
  3181,  // 1916-07-23T05:21:27 TT · 120° Đại thử, major heat
  2789,  // 1916-08-07T21:35:14 TT · 135° Lập thu, autumn begins
  2073,  // 1916-08-23T12:08:49 TT · 150° Xử thử, end of heat
  1223,  // 1916-09-08T00:05:18 TT · 165° Bạch lộ, white dew
  100,  // 1916-09-23T09:15:01 TT · 180° Thu phân, autumn equinox
  -948,  // 1916-10-08T15:08:09 TT · 195° Hàn lộ, cold dew
  -2145,  // 1916-10-23T17:57:29 TT · 210° Sương giáng, frost descends
  -3074,  // 1916-11-07T17:42:34 TT · 225° Lập đông, winter begins
  -4022,  // 1916-11-22T14:58:04 TT · 240° Tiểu tuyết, minor snow
  -4578,  // 1916-12-07T10:06:29 TT · 255° Đại tuyết, major snow
  -5061,  // 1916-12-22T03:58:50 TT · 270° Đông chí, winter solstice
  -5125,  // 1917-01-05T21:09:47 TT · 285° Tiểu hàn, minor cold
  -4795,  // 1917-01-20T14:37:38 TT · 300° Đại hàn, major cold
  -4623,  // 1917-02-04T08:57:51 TT · 315° Lập xuân, spring begins
  -3764,  // 1917-02-19T05:05:04 TT · 330° Vũ thủy, rain water
  -3124,  // 1917-03-06T03:25:06 TT · 345° Kinh trập, insects awaken
  -1935,  // 1917-03-21T04:37:31 TT · 0° Xuân phân, spring equinox
  -977,  // 1917-04-05T08:50:12 TT · 15° Thanh minh, bright and clear
  220,  // 1917-04-20T16:17:41 TT · 30° Cốc vũ, grain rain
  1280,  // 1917-05-06T02:46:00 TT · 45° Lập hạ, summer begins
  2095,  // 1917-05-21T15:58:51 TT · 60° Tiểu mãn, grain full
  3025,  // 1917-06-06T07:23:30 TT · 75° Mang chủng, grain in ear
  3143,  // 1917-06-22T00:14:36 TT · 90° Hạ chí, summer solstice
  3725,  // 1917-07-07T17:50:32 TT · 105° Tiểu thử, minor heat
  3053,  // 1917-07-23T11:08:05 TT · 120° Đại thử, major heat
  3175,  // 1917-08-08T03:30:26 TT · 135° Lập thu, autumn begins
  1855,  // 1917-08-23T17:53:57 TT · 150° Xử thử, end of heat
  1558,  // 1917-09-08T05:59:39 TT · 165° Bạch lộ, white dew
  -101,  // 1917-09-23T15:00:26 TT · 180° Thu phân, autumn equinox
  -616,  // 1917-10-08T21:02:27 TT · 195° Hàn lộ, cold dew
  -2283,  // 1917-10-23T23:43:57 TT · 210° Sương giáng, frost descends
  -2720,  // 1917-11-07T23:37:14 TT · 225° Lập đông, winter begins
  -4119,  // 1917-11-22T20:45:13 TT · 240° Tiểu tuyết, minor snow
  -4213,  // 1917-12-07T16:01:20 TT · 255° Đại tuyết, major snow
  -5159,  // 1917-12-22T09:45:58 TT · 270° Đông chí, winter solstice
  -4753,  // 1918-01-06T03:04:44 TT · 285° Tiểu hàn, minor cold
  -4887,  // 1918-01-20T20:24:51 TT · 300° Đại hàn, major cold
  -4214,  // 1918-02-04T14:53:25 TT · 315° Lập xuân, spring begins
  -3813,  // 1918-02-19T10:53:00 TT · 330° Vũ thủy, rain water
  -2680,  // 1918-03-06T09:21:15 TT · 345° Kinh trập, insects awaken
  -1956,  // 1918-03-21T10:25:55 TT · 0° Xuân phân, spring equinox
  -583,  // 1918-04-05T14:45:31 TT · 15° Thanh minh, bright and clear
  175,  // 1918-04-20T22:05:41 TT · 30° Cốc vũ, grain rain
  1506,  // 1918-05-06T08:38:31 TT · 45° Lập hạ, summer begins
  1986,  // 1918-05-21T21:45:47 TT · 60° Tiểu mãn, grain full
  2968,  // 1918-06-06T13:11:18 TT · 75° Mang chủng, grain in ear
  2936,  // 1918-06-22T05:59:54 TT · 90° Hạ chí, summer solstice
  3316,  // 1918-07-07T23:32:28 TT · 105° Tiểu thử, minor heat
  2746,  // 1918-07-23T16:51:43 TT · 120° Đại thử, major heat
  2489,  // 1918-08-08T09:07:45 TT · 135° Lập thu, autumn begins
  1540,  // 1918-08-23T23:37:27 TT · 150° Xử thử, end of heat
  801,  // 1918-09-08T11:35:47 TT · 165° Bạch lộ, white dew
  -295,  // 1918-09-23T20:45:57 TT · 180° Thu phân, autumn equinox
  -1251,  // 1918-10-09T02:40:37 TT · 195° Hàn lộ, cold dew
  -2260,  // 1918-10-24T05:33:05 TT · 210° Sương giáng, frost descends
  -3127,  // 1918-11-08T05:19:12 TT · 225° Lập đông, winter begins
  -3855,  // 1918-11-23T02:38:22 TT · 240° Tiểu tuyết, minor snow
  -4408,  // 1918-12-07T21:46:50 TT · 255° Đại tuyết, major snow
  -4734,  // 1918-12-22T15:41:48 TT · 270° Đông chí, winter solstice
  -4853,  // 1919-01-06T08:51:49 TT · 285° Tiểu hàn, minor cold
  -4442,  // 1919-01-21T02:21:01 TT · 300° Đại hàn, major cold
  -4360,  // 1919-02-04T20:39:44 TT · 315° Lập xuân, spring begins
  -3452,  // 1919-02-19T16:47:46 TT · 330° Vũ thủy, rain water
  -2931,  // 1919-03-06T15:05:49 TT · 345° Kinh trập, insects awaken
  -1670,  // 1919-03-21T16:19:26 TT · 0° Xuân phân, spring equinox
  -896,  // 1919-04-05T20:29:03 TT · 15° Thanh minh, bright and clear
  445,  // 1919-04-21T03:58:56 TT · 30° Cốc vũ, grain rain
  1211,  // 1919-05-06T14:22:21 TT · 45° Lập hạ, summer begins
  2279,  // 1919-05-22T03:39:25 TT · 60° Tiểu mãn, grain full
  2783,  // 1919-06-06T18:56:58 TT · 75° Mang chủng, grain in ear
  3249,  // 1919-06-22T11:53:52 TT · 90° Hạ chí, summer solstice
  3295,  // 1919-07-08T05:20:52 TT · 105° Tiểu thử, minor heat
  3006,  // 1919-07-23T22:44:48 TT · 120° Đại thử, major heat
  2601,  // 1919-08-08T14:58:22 TT · 135° Lập thu, autumn begins
  1686,  // 1919-08-24T05:28:38 TT · 150° Xử thử, end of heat
  1007,  // 1919-09-08T17:27:58 TT · 165° Bạch lộ, white dew
  -237,  // 1919-09-24T02:35:40 TT · 180° Thu phân, autumn equinox
  -992,  // 1919-10-09T08:33:41 TT · 195° Hàn lộ, cold dew
  -2274,  // 1919-10-24T11:21:36 TT · 210° Sương giáng, frost descends
  -2892,  // 1919-11-08T11:11:52 TT · 225° Lập đông, winter begins
  -3952,  // 1919-11-23T08:25:30 TT · 240° Tiểu tuyết, minor snow
  -4254,  // 1919-12-08T03:38:09 TT · 255° Đại tuyết, major snow
  -4924,  // 1919-12-22T21:27:23 TT · 270° Đông chí, winter solstice
  -4818,  // 1920-01-06T14:41:09 TT · 285° Tiểu hàn, minor cold
  -4747,  // 1920-01-21T08:04:41 TT · 300° Đại hàn, major cold
  -4461,  // 1920-02-05T02:26:48 TT · 315° Lập xuân, spring begins
  -3885,  // 1920-02-19T22:29:18 TT · 330° Vũ thủy, rain water
  -3122,  // 1920-03-05T20:51:23 TT · 345° Kinh trập, insects awaken
  -2185,  // 1920-03-20T21:59:36 TT · 0° Xuân phân, spring equinox
  -1048,  // 1920-04-05T02:15:16 TT · 15° Thanh minh, bright and clear
  -49,  // 1920-04-20T09:39:27 TT · 30° Cốc vũ, grain rain
  1243,  // 1920-05-05T20:11:38 TT · 45° Lập hạ, summer begins
  1913,  // 1920-05-21T09:22:04 TT · 60° Tiểu mãn, grain full
  3084,  // 1920-06-06T00:50:44 TT · 75° Mang chủng, grain in ear
  3100,  // 1920-06-21T17:40:08 TT · 90° Hạ chí, summer solstice
  3856,  // 1920-07-07T11:18:58 TT · 105° Tiểu thử, minor heat
  3108,  // 1920-07-23T04:35:15 TT · 120° Đại thử, major heat
  3290,  // 1920-08-07T20:58:36 TT · 135° Lập thu, autumn begins
  1939,  // 1920-08-23T11:21:36 TT · 150° Xử thử, end of heat
  1618,  // 1920-09-07T23:26:54 TT · 165° Bạch lộ, white dew
  4,  // 1920-09-23T08:28:26 TT · 180° Thu phân, autumn equinox
  -567,  // 1920-10-08T14:29:31 TT · 195° Hàn lộ, cold dew
  -2115,  // 1920-10-23T17:13:00 TT · 210° Sương giáng, frost descends
  -2612,  // 1920-11-07T17:05:17 TT · 225° Lập đông, winter begins
  -3862,  // 1920-11-22T14:15:45 TT · 240° Tiểu tuyết, minor snow
  -4029,  // 1920-12-07T09:30:39 TT · 255° Đại tuyết, major snow
  -4854,  // 1920-12-22T03:17:18 TT · 270° Đông chí, winter solstice
  -4569,  // 1921-01-05T20:34:03 TT · 285° Tiểu hàn, minor cold
  -4652,  // 1921-01-20T13:55:01 TT · 300° Đại hàn, major cold
  -4160,  // 1921-02-04T08:20:34 TT · 315° Lập xuân, spring begins
  -3750,  // 1921-02-19T04:20:18 TT · 330° Vũ thủy, rain water
  -2800,  // 1921-03-06T02:45:30 TT · 345° Kinh trập, insects awaken
  -2005,  // 1921-03-21T03:51:21 TT · 0° Xuân phân, spring equinox
  -746,  // 1921-04-05T08:09:03 TT · 15° Thanh minh, bright and clear
  216,  // 1921-04-20T15:32:37 TT · 30° Cốc vũ, grain rain
  1500,  // 1921-05-06T02:04:40 TT · 45° Lập hạ, summer begins
  2288,  // 1921-05-21T15:17:04 TT · 60° Tiểu mãn, grain full
  3224,  // 1921-06-06T06:41:49 TT · 75° Mang chủng, grain in ear
  3525,  // 1921-06-21T23:35:58 TT · 90° Hạ chí, summer solstice
  3810,  // 1921-07-07T17:06:57 TT · 105° Tiểu thử, minor heat
  3505,  // 1921-07-23T10:30:37 TT · 120° Đại thử, major heat
  3076,  // 1921-08-08T02:43:47 TT · 135° Lập thu, autumn begins
  2247,  // 1921-08-23T17:15:29 TT · 150° Xử thử, end of heat
  1280,  // 1921-09-08T05:10:01 TT · 165° Bạch lộ, white dew
  177,  // 1921-09-23T14:20:04 TT · 180° Thu phân, autumn equinox
  -1005,  // 1921-10-08T20:10:58 TT · 195° Hàn lộ, cold dew
  -2062,  // 1921-10-23T23:02:38 TT · 210° Sương giáng, frost descends
  -3102,  // 1921-11-07T22:45:52 TT · 225° Lập đông, winter begins
  -3841,  // 1921-11-22T20:04:51 TT · 240° Tiểu tuyết, minor snow
  -4485,  // 1921-12-07T15:11:48 TT · 255° Đại tuyết, major snow
  -4752,  // 1921-12-22T09:07:45 TT · 270° Đông chí, winter solstice
  -4901,  // 1922-01-06T02:17:17 TT · 285° Tiểu hàn, minor cold
  -4383,  // 1922-01-20T19:48:16 TT · 300° Đại hàn, major cold
  -4313,  // 1922-02-04T14:06:47 TT · 315° Lập xuân, spring begins
  -3304,  // 1922-02-19T10:16:30 TT · 330° Vũ thủy, rain water
  -2804,  // 1922-03-06T08:34:12 TT · 345° Kinh trập, insects awaken
  -1477,  // 1922-03-21T09:48:55 TT · 0° Xuân phân, spring equinox
  -712,  // 1922-04-05T13:58:23 TT · 15° Thanh minh, bright and clear
  667,  // 1922-04-20T21:28:54 TT · 30° Cốc vũ, grain rain
  1488,  // 1922-05-06T07:53:14 TT · 45° Lập hạ, summer begins
  2573,  // 1922-05-21T21:10:35 TT · 60° Tiểu mãn, grain full
  3227,  // 1922-06-06T12:30:38 TT · 75° Mang chủng, grain in ear
  3663,  // 1922-06-22T05:27:02 TT · 90° Hạ chí, summer solstice
  3935,  // 1922-07-07T22:57:48 TT · 105° Tiểu thử, minor heat
  3542,  // 1922-07-23T16:20:00 TT · 120° Đại thử, major heat
  3373,  // 1922-08-08T08:37:30 TT · 135° Lập thu, autumn begins
  2263,  // 1922-08-23T23:04:31 TT · 150° Xử thử, end of heat
  1754,  // 1922-09-08T11:06:41 TT · 165° Bạch lộ, white dew
  241,  // 1922-09-23T20:09:54 TT · 180° Thu phân, autumn equinox
  -401,  // 1922-10-09T02:09:48 TT · 195° Hàn lộ, cold dew
  -1951,  // 1922-10-24T04:53:15 TT · 210° Sương giáng, frost descends
  -2445,  // 1922-11-08T04:45:35 TT · 225° Lập đông, winter begins
  -3725,  // 1922-11-23T01:55:33 TT · 240° Tiểu tuyết, minor snow
  -3857,  // 1922-12-07T21:11:02 TT · 255° Đại tuyết, major snow
  -4707,  // 1922-12-22T14:57:16 TT · 270° Đông chí, winter solstice
  -4400,  // 1923-01-06T08:14:23 TT · 285° Tiểu hàn, minor cold
  -4496,  // 1923-01-21T01:35:08 TT · 300° Đại hàn, major cold
  -4005,  // 1923-02-04T20:00:40 TT · 315° Lập xuân, spring begins
  -3615,  // 1923-02-19T16:00:04 TT · 330° Vũ thủy, rain water
  -2692,  // 1923-03-06T14:24:49 TT · 345° Kinh trập, insects awaken
  -1992,  // 1923-03-21T15:29:05 TT · 0° Xuân phân, spring equinox
  -771,  // 1923-04-05T19:46:09 TT · 15° Thanh minh, bright and clear
  -35,  // 1923-04-21T03:05:57 TT · 30° Cốc vũ, grain rain
  1287,  // 1923-05-06T13:38:38 TT · 45° Lập hạ, summer begins
  1750,  // 1923-05-22T02:45:37 TT · 60° Tiểu mãn, grain full
  2945,  // 1923-06-06T18:14:41 TT · 75° Mang chủng, grain in ear
  2901,  // 1923-06-22T11:03:05 TT · 90° Hạ chí, summer solstice
  3697,  // 1923-07-08T04:42:35 TT · 105° Tiểu thử, minor heat
  3069,  // 1923-07-23T22:00:52 TT · 120° Đại thử, major heat
  3290,  // 1923-08-08T14:24:52 TT · 135° Lập thu, autumn begins
  2196,  // 1923-08-24T04:52:09 TT · 150° Xử thử, end of heat
  1880,  // 1923-09-08T16:57:32 TT · 165° Bạch lộ, white dew
  556,  // 1923-09-24T02:03:54 TT · 180° Thu phân, autumn equinox
  -88,  // 1923-10-09T08:03:46 TT · 195° Hàn lộ, cold dew
  -1398,  // 1923-10-24T10:51:13 TT · 210° Sương giáng, frost descends
  -2061,  // 1923-11-08T10:40:44 TT · 225° Lập đông, winter begins
  -3143,  // 1923-11-23T07:54:00 TT · 240° Tiểu tuyết, minor snow
  -3546,  // 1923-12-08T03:04:58 TT · 255° Đại tuyết, major snow
  -4252,  // 1923-12-22T20:53:36 TT · 270° Đông chí, winter solstice
  -4231,  // 1924-01-06T14:05:57 TT · 285° Tiểu hàn, minor cold
  -4206,  // 1924-01-21T07:28:43 TT · 300° Đại hàn, major cold
  -3974,  // 1924-02-05T01:49:56 TT · 315° Lập xuân, spring begins
  -3445,  // 1924-02-19T21:51:39 TT · 330° Vũ thủy, rain water
  -2750,  // 1924-03-05T20:12:36 TT · 345° Kinh trập, insects awaken
  -1834,  // 1924-03-20T21:20:28 TT · 0° Xuân phân, spring equinox
  -854,  // 1924-04-05T01:33:31 TT · 15° Thanh minh, bright and clear
  219,  // 1924-04-20T08:58:56 TT · 30° Cốc vũ, grain rain
  1207,  // 1924-05-05T19:26:03 TT · 45° Lập hạ, summer begins
  2136,  // 1924-05-21T08:40:48 TT · 60° Tiểu mãn, grain full
  2854,  // 1924-06-06T00:01:55 TT · 75° Mang chủng, grain in ear
  3373,  // 1924-06-21T16:59:42 TT · 90° Hạ chí, summer solstice
  3605,  // 1924-07-07T10:29:48 TT · 105° Tiểu thử, minor heat
  3564,  // 1924-07-23T03:57:52 TT · 120° Đại thử, major heat
  3231,  // 1924-08-07T20:12:38 TT · 135° Lập thu, autumn begins
  2639,  // 1924-08-23T10:48:17 TT · 150° Xử thử, end of heat
  1857,  // 1924-09-07T22:45:54 TT · 165° Bạch lộ, white dew
  914,  // 1924-09-23T07:58:37 TT · 180° Thu phân, autumn equinox
  -86,  // 1924-10-08T13:52:33 TT · 195° Hàn lộ, cold dew
  -1110,  // 1924-10-23T16:44:46 TT · 210° Sương giáng, frost descends
  -2054,  // 1924-11-07T16:29:36 TT · 225° Lập đông, winter begins
  -2902,  // 1924-11-22T13:46:46 TT · 240° Tiểu tuyết, minor snow
  -3566,  // 1924-12-07T08:53:23 TT · 255° Đại tuyết, major snow
  -4044,  // 1924-12-22T02:45:49 TT · 270° Đông chí, winter solstice
  -4295,  // 1925-01-05T19:53:38 TT · 285° Tiểu hàn, minor cold
  -4022,  // 1925-01-20T13:20:32 TT · 300° Đại hàn, major cold
  -4066,  // 1925-02-04T07:37:09 TT · 315° Lập xuân, spring begins
  -3265,  // 1925-02-19T03:43:24 TT · 330° Vũ thủy, rain water
  -2818,  // 1925-03-06T02:00:13 TT · 345° Kinh trập, insects awaken
  -1636,  // 1925-03-21T03:12:31 TT · 0° Xuân phân, spring equinox
  -820,  // 1925-04-05T07:22:50 TT · 15° Thanh minh, bright and clear
  447,  // 1925-04-20T14:51:29 TT · 30° Cốc vũ, grain rain
  1413,  // 1925-05-06T01:18:14 TT · 45° Lập hạ, summer begins
  2360,  // 1925-05-21T14:33:17 TT · 60° Tiểu mãn, grain full
  3220,  // 1925-06-06T05:56:46 TT · 75° Mang chủng, grain in ear
  3484,  // 1925-06-21T22:50:18 TT · 90° Hạ chí, summer solstice
  4010,  // 1925-07-07T16:25:18 TT · 105° Tiểu thử, minor heat
  3478,  // 1925-07-23T09:45:11 TT · 120° Đại thử, major heat
  3597,  // 1925-08-08T02:07:29 TT · 135° Lập thu, autumn begins
  2426,  // 1925-08-23T16:33:29 TT · 150° Xử thử, end of heat
  2203,  // 1925-09-08T04:40:25 TT · 165° Bạch lộ, white dew
  696,  // 1925-09-23T13:43:44 TT · 180° Thu phân, autumn equinox
  302,  // 1925-10-08T19:47:46 TT · 195° Hàn lộ, cold dew
  -1235,  // 1925-10-23T22:31:26 TT · 210° Sương giáng, frost descends
  -1558,  // 1925-11-07T22:26:37 TT · 225° Lập đông, winter begins
  -2885,  // 1925-11-22T19:35:48 TT · 240° Tiểu tuyết, minor snow
  -2933,  // 1925-12-07T14:52:41 TT · 255° Đại tuyết, major snow
  -3899,  // 1925-12-22T08:36:59 TT · 270° Đông chí, winter solstice
  -3558,  // 1926-01-06T01:54:41 TT · 285° Tiểu hàn, minor cold
  -3812,  // 1926-01-20T19:12:48 TT · 300° Đại hàn, major cold
  -3303,  // 1926-02-04T13:38:38 TT · 315° Lập xuân, spring begins
  -3088,  // 1926-02-19T09:35:07 TT · 330° Vũ thủy, rain water
  -2153,  // 1926-03-06T08:00:04 TT · 345° Kinh trập, insects awaken
  -1622,  // 1926-03-21T09:01:31 TT · 0° Xuân phân, spring equinox
  -395,  // 1926-04-05T13:18:41 TT · 15° Thanh minh, bright and clear
  218,  // 1926-04-20T20:36:26 TT · 30° Cốc vũ, grain rain
  1518,  // 1926-05-06T07:08:45 TT · 45° Lập hạ, summer begins
  1927,  // 1926-05-21T20:14:50 TT · 60° Tiểu mãn, grain full
  3010,  // 1926-06-06T11:42:02 TT · 75° Mang chủng, grain in ear
  2962,  // 1926-06-22T04:30:22 TT · 90° Hạ chí, summer solstice
  3526,  // 1926-07-07T22:06:00 TT · 105° Tiểu thử, minor heat
  2949,  // 1926-07-23T15:25:08 TT · 120° Đại thử, major heat
  2898,  // 1926-08-08T07:44:36 TT · 135° Lập thu, autumn begins
  1949,  // 1926-08-23T22:14:18 TT · 150° Xử thử, end of heat
  1428,  // 1926-09-08T10:16:16 TT · 165° Bạch lộ, white dew
  363,  // 1926-09-23T19:26:57 TT · 180° Thu phân, autumn equinox
  -374,  // 1926-10-09T01:25:16 TT · 195° Hàn lộ, cold dew
  -1329,  // 1926-10-24T04:18:38 TT · 210° Sương giáng, frost descends
  -1995,  // 1926-11-08T04:08:06 TT · 225° Lập đông, winter begins
  -2683,  // 1926-11-23T01:27:56 TT · 240° Tiểu tuyết, minor snow
  -3077,  // 1926-12-07T20:39:03 TT · 255° Đại tuyết, major snow
  -3423,  // 1926-12-22T14:33:41 TT · 270° Đông chí, winter solstice
  -3463,  // 1927-01-06T07:45:01 TT · 285° Tiểu hàn, minor cold
  -3173,  // 1927-01-21T01:12:12 TT · 300° Đại hàn, major cold
  -3120,  // 1927-02-04T19:30:26 TT · 315° Lập xuân, spring begins
  -2442,  // 1927-02-19T15:34:38 TT · 330° Vũ thủy, rain water
  -2041,  // 1927-03-06T13:50:41 TT · 345° Kinh trập, insects awaken
  -1072,  // 1927-03-21T14:59:26 TT · 0° Xuân phân, spring equinox
  -451,  // 1927-04-05T19:06:30 TT · 15° Thanh minh, bright and clear
  629,  // 1927-04-21T02:32:02 TT · 30° Cốc vũ, grain rain
  1275,  // 1927-05-06T12:53:27 TT · 45° Lập hạ, summer begins
  2204,  // 1927-05-22T02:08:12 TT · 60° Tiểu mãn, grain full
  2671,  // 1927-06-06T17:25:08 TT · 75° Mang chủng, grain in ear
  3166,  // 1927-06-22T10:22:31 TT · 90° Hạ chí, summer solstice
  3261,  // 1927-07-08T03:50:20 TT · 105° Tiểu thử, minor heat
  3141,  // 1927-07-23T21:17:05 TT · 120° Đại thử, major heat
  2805,  // 1927-08-08T13:31:48 TT · 135° Lập thu, autumn begins
  2114,  // 1927-08-24T04:05:48 TT · 150° Xử thử, end of heat
  1477,  // 1927-09-08T16:05:50 TT · 165° Bạch lộ, white dew
  458,  // 1927-09-24T01:17:17 TT · 180° Thu phân, autumn equinox
  -286,  // 1927-10-09T07:15:29 TT · 195° Hàn lộ, cold dew
  -1350,  // 1927-10-24T10:07:02 TT · 210° Sương giáng, frost descends
  -1968,  // 1927-11-08T09:57:18 TT · 225° Lập đông, winter begins
  -2825,  // 1927-11-23T07:14:19 TT · 240° Tiểu tuyết, minor snow
  -3142,  // 1927-12-08T02:26:43 TT · 255° Đại tuyết, major snow
  -3639,  // 1927-12-22T20:18:50 TT · 270° Đông chí, winter solstice
  -3594,  // 1928-01-06T13:31:35 TT · 285° Tiểu hàn, minor cold
  -3410,  // 1928-01-21T06:57:00 TT · 300° Đại hàn, major cold
  -3265,  // 1928-02-05T01:16:46 TT · 315° Lập xuân, spring begins
  -2668,  // 1928-02-19T21:19:37 TT · 330° Vũ thủy, rain water
  -2148,  // 1928-03-05T19:37:39 TT · 345° Kinh trập, insects awaken
  -1288,  // 1928-03-20T20:44:35 TT · 0° Xuân phân, spring equinox
  -470,  // 1928-04-05T00:54:56 TT · 15° Thanh minh, bright and clear
  406,  // 1928-04-20T08:17:04 TT · 30° Cốc vũ, grain rain
  1376,  // 1928-05-05T18:43:53 TT · 45° Lập hạ, summer begins
  1949,  // 1928-05-21T07:52:42 TT · 60° Tiểu mãn, grain full
  2890,  // 1928-06-05T23:17:32 TT · 75° Mang chủng, grain in ear
  2896,  // 1928-06-21T16:06:46 TT · 90° Hạ chí, summer solstice
  3596,  // 1928-07-07T09:44:40 TT · 105° Tiểu thử, minor heat
  2950,  // 1928-07-23T03:02:39 TT · 120° Đại thử, major heat
  3246,  // 1928-08-07T19:27:54 TT · 135° Lập thu, autumn begins
  2051,  // 1928-08-23T09:53:30 TT · 150° Xử thử, end of heat
  1932,  // 1928-09-07T22:02:10 TT · 165° Bạch lộ, white dew
  447,  // 1928-09-23T07:05:51 TT · 180° Thu phân, autumn equinox
  76,  // 1928-10-08T13:10:16 TT · 195° Hàn lộ, cold dew
  -1404,  // 1928-10-23T15:54:53 TT · 210° Sương giáng, frost descends
  -1737,  // 1928-11-07T15:49:54 TT · 225° Lập đông, winter begins
  -2972,  // 1928-11-22T13:00:37 TT · 240° Tiểu tuyết, minor snow
  -3009,  // 1928-12-07T08:17:41 TT · 255° Đại tuyết, major snow
  -3853,  // 1928-12-22T02:04:01 TT · 270° Đông chí, winter solstice
  -3468,  // 1929-01-05T19:22:26 TT · 285° Tiểu hàn, minor cold
  -3600,  // 1929-01-20T12:42:35 TT · 300° Đại hàn, major cold
  -3049,  // 1929-02-04T07:09:07 TT · 315° Lập xuân, spring begins
  -2737,  // 1929-02-19T03:07:13 TT · 330° Vũ thủy, rain water
  -1790,  // 1929-03-06T01:32:22 TT · 345° Kinh trập, insects awaken
  -1177,  // 1929-03-21T02:35:11 TT · 0° Xuân phân, spring equinox
  6,  // 1929-04-05T06:51:37 TT · 15° Thanh minh, bright and clear
  697,  // 1929-04-20T14:10:40 TT · 30° Cốc vũ, grain rain
  1862,  // 1929-05-06T00:40:44 TT · 45° Lập hạ, summer begins
  2339,  // 1929-05-21T13:47:57 TT · 60° Tiểu mãn, grain full
  3185,  // 1929-06-06T05:11:12 TT · 75° Mang chủng, grain in ear
  3222,  // 1929-06-21T22:00:57 TT · 90° Hạ chí, summer solstice
  3514,  // 1929-07-07T15:32:03 TT · 105° Tiểu thử, minor heat
  3085,  // 1929-07-23T08:53:39 TT · 120° Đại thử, major heat
  2793,  // 1929-08-08T01:09:06 TT · 135° Lập thu, autumn begins
  2013,  // 1929-08-23T15:41:37 TT · 150° Xử thử, end of heat
  1276,  // 1929-09-08T03:39:59 TT · 165° Bạch lộ, white dew
  330,  // 1929-09-23T12:52:39 TT · 180° Thu phân, autumn equinox
  -619,  // 1929-10-08T18:47:26 TT · 195° Hàn lộ, cold dew
  -1515,  // 1929-10-23T21:41:47 TT · 210° Sương giáng, frost descends
  -2385,  // 1929-11-07T21:27:51 TT · 225° Lập đông, winter begins
  -3028,  // 1929-11-22T18:48:26 TT · 240° Tiểu tuyết, minor snow
  -3586,  // 1929-12-07T13:56:49 TT · 255° Đại tuyết, major snow
  -3834,  // 1929-12-22T07:53:05 TT · 270° Đông chí, winter solstice
  -3963,  // 1930-01-06T01:02:56 TT · 285° Tiểu hàn, minor cold
  -3480,  // 1930-01-20T18:33:20 TT · 300° Đại hàn, major cold
  -3429,  // 1930-02-04T12:51:32 TT · 315° Lập xuân, spring begins
  -2486,  // 1930-02-19T09:00:09 TT · 330° Vũ thủy, rain water
  -2039,  // 1930-03-06T07:16:58 TT · 345° Kinh trập, insects awaken
  -807,  // 1930-03-21T08:30:06 TT · 0° Xuân phân, spring equinox
  -149,  // 1930-04-05T12:37:47 TT · 15° Thanh minh, bright and clear
  1101,  // 1930-04-20T20:06:09 TT · 30° Cốc vũ, grain rain
  1736,  // 1930-05-06T06:27:23 TT · 45° Lập hạ, summer begins
  2680,  // 1930-05-21T19:42:23 TT · 60° Tiểu mãn, grain full
  3094,  // 1930-06-06T10:58:26 TT · 75° Mang chủng, grain in ear
  3430,  // 1930-06-22T03:53:10 TT · 90° Hạ chí, summer solstice
  3470,  // 1930-07-07T21:20:04 TT · 105° Tiểu thử, minor heat
  3081,  // 1930-07-23T14:42:20 TT · 120° Đại thử, major heat
  2764,  // 1930-08-08T06:57:22 TT · 135° Lập thu, autumn begins
  1793,  // 1930-08-23T21:26:42 TT · 150° Xử thử, end of heat
  1278,  // 1930-09-08T09:28:46 TT · 165° Bạch lộ, white dew
  23,  // 1930-09-23T18:36:17 TT · 180° Thu phân, autumn equinox
  -519,  // 1930-10-09T00:37:51 TT · 195° Hàn lộ, cold dew
  -1767,  // 1930-10-24T03:26:20 TT · 210° Sương giáng, frost descends
  -2146,  // 1930-11-08T03:20:35 TT · 225° Lập đông, winter begins
  -3170,  // 1930-11-23T00:34:49 TT · 240° Tiểu tuyết, minor snow
  -3259,  // 1930-12-07T19:51:01 TT · 255° Đại tuyết, major snow
  -3950,  // 1930-12-22T13:39:54 TT · 270° Đông chí, winter solstice
  -3706,  // 1931-01-06T06:55:59 TT · 285° Tiểu hàn, minor cold
  -3735,  // 1931-01-21T00:17:51 TT · 300° Đại hàn, major cold
  -3386,  // 1931-02-04T18:41:01 TT · 315° Lập xuân, spring begins
  -2983,  // 1931-02-19T14:40:38 TT · 330° Vũ thủy, rain water
  -2234,  // 1931-03-06T13:02:29 TT · 345° Kinh trập, insects awaken
  -1541,  // 1931-03-21T14:06:38 TT · 0° Xuân phân, spring equinox
  -494,  // 1931-04-05T18:20:48 TT · 15° Thanh minh, bright and clear
  214,  // 1931-04-21T01:40:08 TT · 30° Cốc vũ, grain rain
  1364,  // 1931-05-06T12:09:57 TT · 45° Lập hạ, summer begins
  1756,  // 1931-05-22T01:15:45 TT · 60° Tiểu mãn, grain full
  2790,  // 1931-06-06T16:42:08 TT · 75° Mang chủng, grain in ear
  2618,  // 1931-06-22T09:28:24 TT · 90° Hạ chí, summer solstice
  3299,  // 1931-07-08T03:05:59 TT · 105° Tiểu thử, minor heat
  2519,  // 1931-07-23T20:21:44 TT · 120° Đại thử, major heat
  2714,  // 1931-08-08T12:45:18 TT · 135° Lập thu, autumn begins
  1502,  // 1931-08-24T03:10:37 TT · 150° Xử thử, end of heat
  1287,  // 1931-09-08T15:17:41 TT · 165° Bạch lộ, white dew
  -61,  // 1931-09-24T00:23:39 TT · 180° Thu phân, autumn equinox
  -480,  // 1931-10-09T06:27:16 TT · 195° Hàn lộ, cold dew
  -1723,  // 1931-10-24T09:15:50 TT · 210° Sương giáng, frost descends
  -2092,  // 1931-11-08T09:10:15 TT · 225° Lập đông, winter begins
  -3083,  // 1931-11-23T06:25:02 TT · 240° Tiểu tuyết, minor snow
  -3207,  // 1931-12-08T01:40:39 TT · 255° Đại tuyết, major snow
  -3875,  // 1931-12-22T19:29:55 TT · 270° Đông chí, winter solstice
  -3662,  // 1932-01-06T12:45:28 TT · 285° Tiểu hàn, minor cold
  -3701,  // 1932-01-21T06:07:10 TT · 300° Đại hàn, major cold
  -3388,  // 1932-02-05T00:29:44 TT · 315° Lập xuân, spring begins
  -3022,  // 1932-02-19T20:28:44 TT · 330° Vũ thủy, rain water
  -2325,  // 1932-03-05T18:49:43 TT · 345° Kinh trập, insects awaken
  -1629,  // 1932-03-20T19:53:55 TT · 0° Xuân phân, spring equinox
  -665,  // 1932-04-05T00:06:42 TT · 15° Thanh minh, bright and clear
  185,  // 1932-04-20T07:28:24 TT · 30° Cốc vũ, grain rain
  1174,  // 1932-05-05T17:55:32 TT · 45° Lập hạ, summer begins
  1901,  // 1932-05-21T07:06:55 TT · 60° Tiểu mãn, grain full
  2625,  // 1932-06-05T22:28:08 TT · 75° Mang chủng, grain in ear
  2967,  // 1932-06-21T15:22:58 TT · 90° Hạ chí, summer solstice
  3175,  // 1932-07-07T08:52:40 TT · 105° Tiểu thử, minor heat
  2993,  // 1932-07-23T02:18:23 TT · 120° Đại thử, major heat
  2603,  // 1932-08-07T18:32:12 TT · 135° Lập thu, autumn begins
  1935,  // 1932-08-23T09:06:35 TT · 150° Xử thử, end of heat
  1096,  // 1932-09-07T21:03:15 TT · 165° Bạch lộ, white dew
  169,  // 1932-09-23T06:16:14 TT · 180° Thu phân, autumn equinox
  -840,  // 1932-10-08T12:10:01 TT · 195° Hàn lộ, cold dew
  -1744,  // 1932-10-23T15:04:14 TT · 210° Sương giáng, frost descends
  -2629,  // 1932-11-07T14:50:03 TT · 225° Lập đông, winter begins
  -3281,  // 1932-11-22T12:10:29 TT · 240° Tiểu tuyết, minor snow
  -3846,  // 1932-12-07T07:18:45 TT · 255° Đại tuyết, major snow
  -4119,  // 1932-12-22T01:14:36 TT · 270° Đông chí, winter solstice
  -4291,  // 1933-01-05T18:23:44 TT · 285° Tiểu hàn, minor cold
  -3873,  // 1933-01-20T11:53:03 TT · 300° Đại hàn, major cold
  -3917,  // 1933-02-04T06:09:40 TT · 315° Lập xuân, spring begins
  -3072,  // 1933-02-19T02:16:39 TT · 330° Vũ thủy, rain water
  -2725,  // 1933-03-06T00:31:48 TT · 345° Kinh trập, insects awaken
  -1583,  // 1933-03-21T01:43:26 TT · 0° Xuân phân, spring equinox
  -939,  // 1933-04-05T05:50:53 TT · 15° Thanh minh, bright and clear
  273,  // 1933-04-20T13:18:37 TT · 30° Cốc vũ, grain rain
  1044,  // 1933-05-05T23:42:07 TT · 45° Lập hạ, summer begins
  1989,  // 1933-05-21T12:57:08 TT · 60° Tiểu mãn, grain full
  2675,  // 1933-06-06T04:17:43 TT · 75° Mang chủng, grain in ear
  2994,  // 1933-06-21T21:12:10 TT · 90° Hạ chí, summer solstice
  3372,  // 1933-07-07T14:44:42 TT · 105° Tiểu thử, minor heat
  2911,  // 1933-07-23T08:05:46 TT · 120° Đại thử, major heat
  2901,  // 1933-08-08T00:25:55 TT · 135° Lập thu, autumn begins
  1778,  // 1933-08-23T14:52:43 TT · 150° Xử thử, end of heat
  1446,  // 1933-09-08T02:57:50 TT · 165° Bạch lộ, white dew
  -41,  // 1933-09-23T12:01:29 TT · 180° Thu phân, autumn equinox
  -509,  // 1933-10-08T18:04:17 TT · 195° Hàn lộ, cold dew
  -2017,  // 1933-10-23T20:48:26 TT · 210° Sương giáng, frost descends
  -2355,  // 1933-11-07T20:43:22 TT · 225° Lập đông, winter begins
  -3607,  // 1933-11-22T17:53:48 TT · 240° Tiểu tuyết, minor snow
  -3607,  // 1933-12-07T13:11:29 TT · 255° Đại tuyết, major snow
  -4449,  // 1933-12-22T06:57:51 TT · 270° Đông chí, winter solstice
  -4029,  // 1934-01-06T00:16:51 TT · 285° Tiểu hàn, minor cold
  -4146,  // 1934-01-20T17:37:15 TT · 300° Đại hàn, major cold
  -3582,  // 1934-02-04T12:04:00 TT · 315° Lập xuân, spring begins
  -3276,  // 1934-02-19T08:02:00 TT · 330° Vũ thủy, rain water
  -2355,  // 1934-03-06T06:26:43 TT · 345° Kinh trập, insects awaken
  -1819,  // 1934-03-21T07:28:15 TT · 0° Xuân phân, spring equinox
  -675,  // 1934-04-05T11:44:02 TT · 15° Thanh minh, bright and clear
  -140,  // 1934-04-20T19:00:29 TT · 30° Cốc vũ, grain rain
  1059,  // 1934-05-06T05:31:07 TT · 45° Lập hạ, summer begins
  1351,  // 1934-05-21T18:35:15 TT · 60° Tiểu mãn, grain full
  2392,  // 1934-06-06T10:01:45 TT · 75° Mang chủng, grain in ear
  2234,  // 1934-06-22T02:48:15 TT · 90° Hạ chí, summer solstice
  2854,  // 1934-07-07T20:24:49 TT · 105° Tiểu thử, minor heat
  2192,  // 1934-07-23T13:42:32 TT · 120° Đại thử, major heat
  2263,  // 1934-08-08T06:04:02 TT · 135° Lập thu, autumn begins
  1234,  // 1934-08-23T20:32:24 TT · 150° Xử thử, end of heat
  842,  // 1934-09-08T08:36:31 TT · 165° Bạch lộ, white dew
  -324,  // 1934-09-23T17:45:31 TT · 180° Thu phân, autumn equinox
  -969,  // 1934-10-08T23:45:22 TT · 195° Hàn lộ, cold dew
  -2050,  // 1934-10-24T02:36:38 TT · 210° Sương giáng, frost descends
  -2658,  // 1934-11-08T02:27:04 TT · 225° Lập đông, winter begins
  -3476,  // 1934-11-22T23:44:44 TT · 240° Tiểu tuyết, minor snow
  -3807,  // 1934-12-07T18:56:54 TT · 255° Đại tuyết, major snow
  -4259,  // 1934-12-22T12:49:46 TT · 270° Đông chí, winter solstice
  -4202,  // 1935-01-06T06:02:43 TT · 285° Tiểu hàn, minor cold
  -3985,  // 1935-01-20T23:28:41 TT · 300° Đại hàn, major cold
  -3802,  // 1935-02-04T17:49:05 TT · 315° Lập xuân, spring begins
  -3182,  // 1935-02-19T13:52:19 TT · 330° Vũ thủy, rain water
  -2649,  // 1935-03-06T12:10:34 TT · 345° Kinh trập, insects awaken
  -1754,  // 1935-03-21T13:18:05 TT · 0° Xuân phân, spring equinox
  -1039,  // 1935-04-05T17:26:43 TT · 15° Thanh minh, bright and clear
  -67,  // 1935-04-21T00:50:27 TT · 30° Cốc vũ, grain rain
  612,  // 1935-05-06T11:12:25 TT · 45° Lập hạ, summer begins
  1421,  // 1935-05-22T00:25:10 TT · 60° Tiểu mãn, grain full
  1880,  // 1935-06-06T15:41:58 TT · 75° Mang chủng, grain in ear
  2309,  // 1935-06-22T08:38:15 TT · 90° Hạ chí, summer solstice
  2396,  // 1935-07-08T02:05:56 TT · 105° Tiểu thử, minor heat
  2312,  // 1935-07-23T19:33:17 TT · 120° Đại thử, major heat
  1988,  // 1935-08-08T11:48:12 TT · 135° Lập thu, autumn begins
  1424,  // 1935-08-24T02:24:19 TT · 150° Xử thử, end of heat
  794,  // 1935-09-08T14:24:28 TT · 165° Bạch lộ, white dew
  -70,  // 1935-09-23T23:38:30 TT · 180° Thu phân, autumn equinox
  -854,  // 1935-10-09T05:36:02 TT · 195° Hàn lộ, cold dew
  -1801,  // 1935-10-24T08:29:32 TT · 210° Sương giáng, frost descends
  -2533,  // 1935-11-08T08:17:54 TT · 225° Lập đông, winter begins
  -3339,  // 1935-11-23T05:35:46 TT · 240° Tiểu tuyết, minor snow
  -3832,  // 1935-12-08T00:45:14 TT · 255° Đại tuyết, major snow
  -4322,  // 1935-12-22T18:37:28 TT · 270° Đông chí, winter solstice
  -4470,  // 1936-01-06T11:47:01 TT · 285° Tiểu hàn, minor cold
  -4275,  // 1936-01-21T05:12:37 TT · 300° Đại hàn, major cold
  -4294,  // 1936-02-04T23:29:39 TT · 315° Lập xuân, spring begins
  -3643,  // 1936-02-19T19:33:24 TT · 330° Vũ thủy, rain water
  -3240,  // 1936-03-05T17:49:29 TT · 345° Kinh trập, insects awaken
  -2274,  // 1936-03-20T18:58:11 TT · 0° Xuân phân, spring equinox
  -1541,  // 1936-04-04T23:07:07 TT · 15° Thanh minh, bright and clear
  -533,  // 1936-04-20T06:31:27 TT · 30° Cốc vũ, grain rain
  353,  // 1936-05-05T16:56:52 TT · 45° Lập hạ, summer begins
  1051,  // 1936-05-21T06:07:46 TT · 60° Tiểu mãn, grain full
  1899,  // 1936-06-05T21:31:03 TT · 75° Mang chủng, grain in ear
  2006,  // 1936-06-21T14:21:58 TT · 90° Hạ chí, summer solstice
  2635,  // 1936-07-07T07:58:41 TT · 105° Tiểu thử, minor heat
  2083,  // 1936-07-23T01:18:14 TT · 120° Đại thử, major heat
  2383,  // 1936-08-07T17:43:33 TT · 135° Lập thu, autumn begins
  1291,  // 1936-08-23T08:10:52 TT · 150° Xử thử, end of heat
  1257,  // 1936-09-07T20:20:57 TT · 165° Bạch lộ, white dew
  -128,  // 1936-09-23T05:26:18 TT · 180° Thu phân, autumn equinox
  -374,  // 1936-10-08T11:32:48 TT · 195° Hàn lộ, cold dew
  -1793,  // 1936-10-23T14:18:26 TT · 210° Sương giáng, frost descends
  -2031,  // 1936-11-07T14:15:02 TT · 225° Lập đông, winter begins
  -3287,  // 1936-11-22T11:25:24 TT · 240° Tiểu tuyết, minor snow
  -3314,  // 1936-12-07T06:42:38 TT · 255° Đại tuyết, major snow
  -4274,  // 1936-12-22T00:27:02 TT · 270° Đông chí, winter solstice
  -3968,  // 1937-01-05T17:44:08 TT · 285° Tiểu hàn, minor cold
  -4276,  // 1937-01-20T11:01:21 TT · 300° Đại hàn, major cold
  -3841,  // 1937-02-04T05:25:57 TT · 315° Lập xuân, spring begins
  -3708,  // 1937-02-19T01:21:04 TT · 330° Vũ thủy, rain water
  -2846,  // 1937-03-05T23:44:48 TT · 345° Kinh trập, insects awaken
  -2366,  // 1937-03-21T00:45:24 TT · 0° Xuân phân, spring equinox
  -1188,  // 1937-04-05T05:01:45 TT · 15° Thanh minh, bright and clear
  -573,  // 1937-04-20T12:19:32 TT · 30° Cốc vũ, grain rain
  674,  // 1937-05-05T22:50:58 TT · 45° Lập hạ, summer begins
  1110,  // 1937-05-21T11:57:30 TT · 60° Tiểu mãn, grain full
  2104,  // 1937-06-06T03:23:13 TT · 75° Mang chủng, grain in ear
  2103,  // 1937-06-21T20:12:20 TT · 90° Hạ chí, summer solstice
  2569,  // 1937-07-07T13:46:20 TT · 105° Tiểu thử, minor heat
  2101,  // 1937-07-23T07:07:17 TT · 120° Đại thử, major heat
  1990,  // 1937-08-07T23:25:45 TT · 135° Lập thu, autumn begins
  1206,  // 1937-08-23T13:58:12 TT · 150° Xử thử, end of heat
  662,  // 1937-09-08T01:59:47 TT · 165° Bạch lộ, white dew
  -235,  // 1937-09-23T11:13:16 TT · 180° Thu phân, autumn equinox
  -989,  // 1937-10-08T17:11:18 TT · 195° Hàn lộ, cold dew
  -1812,  // 1937-10-23T20:06:52 TT · 210° Sương giáng, frost descends
  -2520,  // 1937-11-07T19:55:38 TT · 225° Lập đông, winter begins
  -3125,  // 1937-11-22T17:16:51 TT · 240° Tiểu tuyết, minor snow
  -3597,  // 1937-12-07T12:26:40 TT · 255° Đại tuyết, major snow
  -3901,  // 1937-12-22T06:22:00 TT · 270° Đông chí, winter solstice
  -4049,  // 1938-01-05T23:31:32 TT · 285° Tiểu hàn, minor cold
  -3736,  // 1938-01-20T16:59:06 TT · 300° Đại hàn, major cold
  -3802,  // 1938-02-04T11:15:21 TT · 315° Lập xuân, spring begins
  -3100,  // 1938-02-19T07:19:57 TT · 330° Vũ thủy, rain water
  -2810,  // 1938-03-06T05:34:09 TT · 345° Kinh trập, insects awaken
  -1810,  // 1938-03-21T06:43:25 TT · 0° Xuân phân, spring equinox
  -1277,  // 1938-04-05T10:49:01 TT · 15° Thanh minh, bright and clear
  -165,  // 1938-04-20T18:15:05 TT · 30° Cốc vũ, grain rain
  424,  // 1938-05-06T04:35:33 TT · 45° Lập hạ, summer begins
  1367,  // 1938-05-21T17:50:32 TT · 60° Tiểu mãn, grain full
  1808,  // 1938-06-06T09:07:02 TT · 75° Mang chủng, grain in ear
  2274,  // 1938-06-22T02:03:56 TT · 90° Hạ chí, summer solstice
  2369,  // 1938-07-07T19:31:45 TT · 105° Tiểu thử, minor heat
  2186,  // 1938-07-23T12:57:27 TT · 120° Đại thử, major heat
  1904,  // 1938-08-08T05:13:04 TT · 135° Lập thu, autumn begins
  1159,  // 1938-08-23T19:46:10 TT · 150° Xử thử, end of heat
  660,  // 1938-09-08T07:48:30 TT · 165° Bạch lộ, white dew
  -365,  // 1938-09-23T16:59:51 TT · 180° Thu phân, autumn equinox
  -885,  // 1938-10-08T23:01:47 TT · 195° Hàn lộ, cold dew
  -1901,  // 1938-10-24T01:54:08 TT · 210° Sương giáng, frost descends
  -2261,  // 1938-11-08T01:48:42 TT · 225° Lập đông, winter begins
  -3074,  // 1938-11-22T23:06:27 TT · 240° Tiểu tuyết, minor snow
  -3180,  // 1938-12-07T18:22:22 TT · 255° Đại tuyết, major snow
  -3721,  // 1938-12-22T12:13:45 TT · 270° Đông chí, winter solstice
  -3572,  // 1939-01-06T05:28:14 TT · 285° Tiểu hàn, minor cold
  -3544,  // 1939-01-20T22:51:03 TT · 300° Đại hàn, major cold
  -3399,  // 1939-02-04T17:10:49 TT · 315° Lập xuân, spring begins
  -3045,  // 1939-02-19T13:09:37 TT · 330° Vũ thủy, rain water
  -2590,  // 1939-03-06T11:26:34 TT · 345° Kinh trập, insects awaken
  -2012,  // 1939-03-21T12:28:48 TT · 0° Xuân phân, spring equinox
  -1276,  // 1939-04-05T16:37:47 TT · 15° Thanh minh, bright and clear
  -666,  // 1939-04-20T23:55:29 TT · 30° Cốc vũ, grain rain
  252,  // 1939-05-06T10:21:26 TT · 45° Lập hạ, summer begins
  632,  // 1939-05-21T23:27:02 TT · 60° Tiểu mãn, grain full
  1583,  // 1939-06-06T14:52:02 TT · 75° Mang chủng, grain in ear
  1500,  // 1939-06-22T07:39:47 TT · 90° Hạ chí, summer solstice
  2263,  // 1939-07-08T01:18:44 TT · 105° Tiểu thử, minor heat
  1634,  // 1939-07-23T18:37:00 TT · 120° Đại thử, major heat
  2026,  // 1939-08-08T11:03:51 TT · 135° Lập thu, autumn begins
  955,  // 1939-08-24T01:31:31 TT · 150° Xử thử, end of heat
  971,  // 1939-09-08T13:42:26 TT · 165° Bạch lộ, white dew
  -293,  // 1939-09-23T22:49:48 TT · 180° Thu phân, autumn equinox
  -496,  // 1939-10-09T04:57:01 TT · 195° Hàn lộ, cold dew
  -1701,  // 1939-10-24T07:46:13 TT · 210° Sương giáng, frost descends
  -1873,  // 1939-11-08T07:43:55 TT · 225° Lập đông, winter begins
  -2853,  // 1939-11-23T04:58:53 TT · 240° Tiểu tuyết, minor snow
  -2802,  // 1939-12-08T00:17:25 TT · 255° Đại tuyết, major snow
  -3491,  // 1939-12-22T18:06:20 TT · 270° Đông chí, winter solstice
  -3147,  // 1940-01-06T11:24:05 TT · 285° Tiểu hàn, minor cold
  -3265,  // 1940-01-21T04:44:28 TT · 300° Đại hàn, major cold
  -2898,  // 1940-02-04T23:07:56 TT · 315° Lập xuân, spring begins
  -2701,  // 1940-02-19T19:04:07 TT · 330° Vũ thủy, rain water
  -2048,  // 1940-03-05T17:24:22 TT · 345° Kinh trập, insects awaken
  -1621,  // 1940-03-20T18:24:05 TT · 0° Xuân phân, spring equinox
  -771,  // 1940-04-04T22:34:58 TT · 15° Thanh minh, bright and clear
  -245,  // 1940-04-20T05:51:16 TT · 30° Cốc vũ, grain rain
  640,  // 1940-05-05T16:16:40 TT · 45° Lập hạ, summer begins
  1088,  // 1940-05-21T05:23:24 TT · 60° Tiểu mãn, grain full
  1802,  // 1940-06-05T20:44:27 TT · 75° Mang chủng, grain in ear
  1994,  // 1940-06-21T13:36:47 TT · 90° Hạ chí, summer solstice
  2319,  // 1940-07-07T07:08:26 TT · 105° Tiểu thử, minor heat
  2155,  // 1940-07-23T00:34:27 TT · 120° Đại thử, major heat
  1983,  // 1940-08-07T16:51:54 TT · 135° Lập thu, autumn begins
  1473,  // 1940-08-23T07:28:55 TT · 150° Xử thử, end of heat
  877,  // 1940-09-07T19:29:38 TT · 165° Bạch lộ, white dew
  149,  // 1940-09-23T04:45:56 TT · 180° Thu phân, autumn equinox
  -676,  // 1940-10-08T10:42:47 TT · 195° Hàn lộ, cold dew
  -1417,  // 1940-10-23T13:39:43 TT · 210° Sương giáng, frost descends
  -2203,  // 1940-11-07T13:27:11 TT · 225° Lập đông, winter begins
  -2752,  // 1940-11-22T10:49:20 TT · 240° Tiểu tuyết, minor snow
  -3277,  // 1940-12-07T05:58:16 TT · 255° Đại tuyết, major snow
  -3491,  // 1940-12-21T23:55:06 TT · 270° Đông chí, winter solstice
  -3658,  // 1941-01-05T17:04:19 TT · 285° Tiểu hàn, minor cold
  -3217,  // 1941-01-20T10:34:01 TT · 300° Đại hàn, major cold
  -3290,  // 1941-02-04T04:50:09 TT · 315° Lập xuân, spring begins
  -2467,  // 1941-02-19T00:56:46 TT · 330° Vũ thủy, rain water
  -2206,  // 1941-03-05T23:10:29 TT · 345° Kinh trập, insects awaken
  -1146,  // 1941-03-21T00:20:45 TT · 0° Xuân phân, spring equinox
  -673,  // 1941-04-05T04:25:21 TT · 15° Thanh minh, bright and clear
  404,  // 1941-04-20T11:50:50 TT · 30° Cốc vũ, grain rain
  931,  // 1941-05-05T22:10:16 TT · 45° Lập hạ, summer begins
  1752,  // 1941-05-21T11:23:13 TT · 60° Tiểu mãn, grain full
  2187,  // 1941-06-06T02:39:37 TT · 75° Mang chủng, grain in ear
  2482,  // 1941-06-21T19:33:40 TT · 90° Hạ chí, summer solstice
  2697,  // 1941-07-07T13:03:29 TT · 105° Tiểu thử, minor heat
  2355,  // 1941-07-23T06:26:32 TT · 120° Đại thử, major heat
  2321,  // 1941-08-07T22:46:17 TT · 135° Lập thu, autumn begins
  1449,  // 1941-08-23T13:17:16 TT · 150° Xử thử, end of heat
  1228,  // 1941-09-08T01:24:14 TT · 165° Bạch lộ, white dew
  56,  // 1941-09-23T10:33:08 TT · 180° Thu phân, autumn equinox
  -250,  // 1941-10-08T16:38:38 TT · 195° Hàn lộ, cold dew
  -1471,  // 1941-10-23T19:27:34 TT · 210° Sương giáng, frost descends
  -1690,  // 1941-11-07T19:24:29 TT · 225° Lập đông, winter begins
  -2745,  // 1941-11-22T16:38:12 TT · 240° Tiểu tuyết, minor snow
  -2714,  // 1941-12-07T11:56:24 TT · 255° Đại tuyết, major snow
  -3450,  // 1941-12-22T05:44:32 TT · 270° Đông chí, winter solstice
  -3079,  // 1942-01-05T23:02:43 TT · 285° Tiểu hàn, minor cold
  -3150,  // 1942-01-20T16:23:53 TT · 300° Đại hàn, major cold
  -2686,  // 1942-02-04T10:48:58 TT · 315° Lập xuân, spring begins
  -2366,  // 1942-02-19T06:47:12 TT · 330° Vũ thủy, rain water
  -1575,  // 1942-03-06T05:09:45 TT · 345° Kinh trập, insects awaken
  -1056,  // 1942-03-21T06:11:00 TT · 0° Xuân phân, spring equinox
  -65,  // 1942-04-05T10:24:14 TT · 15° Thanh minh, bright and clear
  400,  // 1942-04-20T17:39:31 TT · 30° Cốc vũ, grain rain
  1425,  // 1942-05-06T04:07:15 TT · 45° Lập hạ, summer begins
  1578,  // 1942-05-21T17:09:04 TT · 60° Tiểu mãn, grain full
  2462,  // 1942-06-06T08:32:57 TT · 75° Mang chủng, grain in ear
  2135,  // 1942-06-22T01:16:38 TT · 90° Hạ chí, summer solstice
  2695,  // 1942-07-07T18:52:12 TT · 105° Tiểu thử, minor heat
  1907,  // 1942-07-23T12:07:49 TT · 120° Đại thử, major heat
  2062,  // 1942-08-08T04:30:43 TT · 135° Lập thu, autumn begins
  1005,  // 1942-08-23T18:58:37 TT · 150° Xử thử, end of heat
  842,  // 1942-09-08T07:06:33 TT · 165° Bạch lộ, white dew
  -247,  // 1942-09-23T16:16:50 TT · 180° Thu phân, autumn equinox
  -566,  // 1942-10-08T22:22:07 TT · 195° Hàn lộ, cold dew
  -1516,  // 1942-10-24T01:15:34 TT · 210° Sương giáng, frost descends
  -1792,  // 1942-11-08T01:11:32 TT · 225° Lập đông, winter begins
  -2515,  // 1942-11-22T22:30:47 TT · 240° Tiểu tuyết, minor snow
  -2591,  // 1942-12-07T17:47:12 TT · 255° Đại tuyết, major snow
  -3051,  // 1942-12-22T11:39:56 TT · 270° Đông chí, winter solstice
  -2851,  // 1943-01-06T04:55:16 TT · 285° Tiểu hàn, minor cold
  -2751,  // 1943-01-20T22:19:17 TT · 300° Đại hàn, major cold
  -2519,  // 1943-02-04T16:40:30 TT · 315° Lập xuân, spring begins
  -2085,  // 1943-02-19T12:40:38 TT · 330° Vũ thủy, rain water
  -1548,  // 1943-03-06T10:58:57 TT · 345° Kinh trập, insects awaken
  -861,  // 1943-03-21T12:03:00 TT · 0° Xuân phân, spring equinox
  -147,  // 1943-04-05T16:11:37 TT · 15° Thanh minh, bright and clear
  618,  // 1943-04-20T23:31:54 TT · 30° Cốc vũ, grain rain
  1292,  // 1943-05-06T09:53:47 TT · 45° Lập hạ, summer begins
  1903,  // 1943-05-21T23:03:14 TT · 60° Tiểu mãn, grain full
  2323,  // 1943-06-06T14:19:23 TT · 75° Mang chủng, grain in ear
  2574,  // 1943-06-22T07:12:42 TT · 90° Hạ chí, summer solstice
  2593,  // 1943-07-08T00:39:15 TT · 105° Tiểu thử, minor heat
  2409,  // 1943-07-23T18:04:56 TT · 120° Đại thử, major heat
  2030,  // 1943-08-08T10:18:56 TT · 135° Lập thu, autumn begins
  1487,  // 1943-08-24T00:55:24 TT · 150° Xử thử, end of heat
  858,  // 1943-09-08T12:55:34 TT · 165° Bạch lộ, white dew
  145,  // 1943-09-23T22:12:07 TT · 180° Thu phân, autumn equinox
  -563,  // 1943-10-09T04:10:55 TT · 195° Hàn lộ, cold dew
  -1254,  // 1943-10-24T07:08:41 TT · 210° Sương giáng, frost descends
  -1859,  // 1943-11-08T06:59:10 TT · 225° Lập đông, winter begins
  -2374,  // 1943-11-23T04:21:53 TT · 240° Tiểu tuyết, minor snow
  -2751,  // 1943-12-07T23:33:17 TT · 255° Đại tuyết, major snow
  -3002,  // 1943-12-22T17:29:30 TT · 270° Đông chí, winter solstice
  -3111,  // 1944-01-06T10:39:41 TT · 285° Tiểu hàn, minor cold
  -2782,  // 1944-01-21T04:07:31 TT · 300° Đại hàn, major cold
  -2873,  // 1944-02-04T22:23:21 TT · 315° Lập xuân, spring begins
  -2196,  // 1944-02-19T18:27:32 TT · 330° Vũ thủy, rain water
  -1958,  // 1944-03-05T16:40:52 TT · 345° Kinh trập, insects awaken
  -1027,  // 1944-03-20T17:48:59 TT · 0° Xuân phân, spring equinox
  -505,  // 1944-04-04T21:54:24 TT · 15° Thanh minh, bright and clear
  471,  // 1944-04-20T05:18:12 TT · 30° Cốc vũ, grain rain
  1149,  // 1944-05-05T15:40:09 TT · 45° Lập hạ, summer begins
  1857,  // 1944-05-21T04:51:13 TT · 60° Tiểu mãn, grain full
  2514,  // 1944-06-05T20:11:19 TT · 75° Mang chủng, grain in ear
  2648,  // 1944-06-21T13:02:41 TT · 90° Hạ chí, summer solstice
  3101,  // 1944-07-07T06:36:28 TT · 105° Tiểu thử, minor heat
  2564,  // 1944-07-22T23:56:16 TT · 120° Đại thử, major heat
  2726,  // 1944-08-07T16:19:17 TT · 135° Lập thu, autumn begins
  1650,  // 1944-08-23T06:46:52 TT · 150° Xử thử, end of heat
  1557,  // 1944-09-07T18:55:58 TT · 165° Bạch lộ, white dew
  215,  // 1944-09-23T04:02:02 TT · 180° Thu phân, autumn equinox
  5,  // 1944-10-08T10:09:08 TT · 195° Hàn lộ, cold dew
  -1316,  // 1944-10-23T12:56:24 TT · 210° Sương giáng, frost descends
  -1428,  // 1944-11-07T12:55:06 TT · 225° Lập đông, winter begins
  -2534,  // 1944-11-22T10:07:58 TT · 240° Tiểu tuyết, minor snow
  -2387,  // 1944-12-07T05:28:06 TT · 255° Đại tuyết, major snow
  -3185,  // 1944-12-21T23:15:12 TT · 270° Đông chí, winter solstice
  -2725,  // 1945-01-05T16:34:53 TT · 285° Tiểu hàn, minor cold
  -2917,  // 1945-01-20T09:54:02 TT · 300° Đại hàn, major cold
  -2411,  // 1945-02-04T04:19:49 TT · 315° Lập xuân, spring begins
  -2257,  // 1945-02-19T00:15:17 TT · 330° Vũ thủy, rain water
  -1429,  // 1945-03-05T22:38:27 TT · 345° Kinh trập, insects awaken
  -1036,  // 1945-03-20T23:37:36 TT · 0° Xuân phân, spring equinox
  39,  // 1945-04-05T03:52:14 TT · 15° Thanh minh, bright and clear
  491,  // 1945-04-20T11:07:18 TT · 30° Cốc vũ, grain rain
  1637,  // 1945-05-05T21:37:03 TT · 45° Lập hạ, summer begins
  1897,  // 1945-05-21T10:40:39 TT · 60° Tiểu mãn, grain full
  2860,  // 1945-06-06T02:05:51 TT · 75° Mang chủng, grain in ear
  2709,  // 1945-06-21T18:52:28 TT · 90° Hạ chí, summer solstice
  3221,  // 1945-07-07T12:27:14 TT · 105° Tiểu thử, minor heat
  2612,  // 1945-07-23T05:45:50 TT · 120° Đại thử, major heat
  2574,  // 1945-08-07T22:05:31 TT · 135° Lập thu, autumn begins
  1655,  // 1945-08-23T12:35:43 TT · 150° Xử thử, end of heat
  1188,  // 1945-09-08T00:38:35 TT · 165° Bạch lộ, white dew
  178,  // 1945-09-23T09:50:11 TT · 180° Thu phân, autumn equinox
  -493,  // 1945-10-08T15:49:36 TT · 195° Hàn lộ, cold dew
  -1385,  // 1945-10-23T18:44:01 TT · 210° Sương giáng, frost descends
  -1982,  // 1945-11-07T18:34:38 TT · 225° Lập đông, winter begins
  -2601,  // 1945-11-22T15:55:37 TT · 240° Tiểu tuyết, minor snow
  -2913,  // 1945-12-07T11:08:06 TT · 255° Đại tuyết, major snow
  -3184,  // 1945-12-22T05:03:59 TT · 270° Đông chí, winter solstice
  -3137,  // 1946-01-05T22:16:46 TT · 285° Tiểu hàn, minor cold
  -2782,  // 1946-01-20T15:45:02 TT · 300° Đại hàn, major cold
  -2665,  // 1946-02-04T10:04:20 TT · 315° Lập xuân, spring begins
  -1962,  // 1946-02-19T06:08:57 TT · 330° Vũ thủy, rain water
  -1556,  // 1946-03-06T04:25:05 TT · 345° Kinh trập, insects awaken
  -632,  // 1946-03-21T05:33:05 TT · 0° Xuân phân, spring equinox
  -82,  // 1946-04-05T09:38:58 TT · 15° Thanh minh, bright and clear
  883,  // 1946-04-20T17:02:35 TT · 30° Cốc vũ, grain rain
  1403,  // 1946-05-06T03:21:54 TT · 45° Lập hạ, summer begins
  2193,  // 1946-05-21T16:34:20 TT · 60° Tiểu mãn, grain full
  2533,  // 1946-06-06T07:49:09 TT · 75° Mang chủng, grain in ear
  2920,  // 1946-06-22T00:44:44 TT · 90° Hạ chí, summer solstice
  2937,  // 1946-07-07T18:11:15 TT · 105° Tiểu thử, minor heat
  2784,  // 1946-07-23T11:37:27 TT · 120° Đại thử, major heat
  2440,  // 1946-08-08T03:52:02 TT · 135° Lập thu, autumn begins
  1794,  // 1946-08-23T18:26:47 TT · 150° Xử thử, end of heat
  1220,  // 1946-09-08T06:27:52 TT · 165° Bạch lộ, white dew
  305,  // 1946-09-23T15:41:03 TT · 180° Thu phân, autumn equinox
  -320,  // 1946-10-08T21:41:14 TT · 195° Hàn lộ, cold dew
  -1243,  // 1946-10-24T00:35:08 TT · 210° Sương giáng, frost descends
  -1729,  // 1946-11-08T00:27:36 TT · 225° Lập đông, winter begins
  -2459,  // 1946-11-22T21:46:44 TT · 240° Tiểu tuyết, minor snow
  -2685,  // 1946-12-07T17:00:39 TT · 255° Đại tuyết, major snow
  -3123,  // 1946-12-22T10:53:45 TT · 270° Đông chí, winter solstice
  -3060,  // 1947-01-06T04:06:48 TT · 285° Tiểu hàn, minor cold
  -2892,  // 1947-01-20T21:31:57 TT · 300° Đại hàn, major cold
  -2802,  // 1947-02-04T15:50:48 TT · 315° Lập xuân, spring begins
  -2284,  // 1947-02-19T11:52:20 TT · 330° Vũ thủy, rain water
  -1882,  // 1947-03-06T10:08:24 TT · 345° Kinh trập, insects awaken
  -1156,  // 1947-03-21T11:13:06 TT · 0° Xuân phân, spring equinox
  -509,  // 1947-04-05T15:20:36 TT · 15° Thanh minh, bright and clear
  193,  // 1947-04-20T22:39:50 TT · 30° Cốc vũ, grain rain
  969,  // 1947-05-06T09:03:25 TT · 45° Lập hạ, summer begins
  1376,  // 1947-05-21T22:09:28 TT · 60° Tiểu mãn, grain full
  2158,  // 1947-06-06T13:31:39 TT · 75° Mang chủng, grain in ear
  2065,  // 1947-06-22T06:19:14 TT · 90° Hạ chí, summer solstice
  2713,  // 1947-07-07T23:56:16 TT · 105° Tiểu thử, minor heat
  2089,  // 1947-07-23T17:14:37 TT · 120° Đại thử, major heat
  2472,  // 1947-08-08T09:41:19 TT · 135° Lập thu, autumn begins
  1426,  // 1947-08-24T00:09:24 TT · 150° Xử thử, end of heat
  1515,  // 1947-09-08T12:21:32 TT · 165° Bạch lộ, white dew
  260,  // 1947-09-23T21:29:03 TT · 180° Thu phân, autumn equinox
  147,  // 1947-10-09T03:37:46 TT · 195° Hàn lộ, cold dew
  -1099,  // 1947-10-24T06:26:17 TT · 210° Sương giáng, frost descends
  -1219,  // 1947-11-08T06:24:51 TT · 225° Lập đông, winter begins
  -2304,  // 1947-11-23T03:38:04 TT · 240° Tiểu tuyết, minor snow
  -2249,  // 1947-12-07T22:56:40 TT · 255° Đại tuyết, major snow
  -3081,  // 1947-12-22T16:43:12 TT · 270° Đông chí, winter solstice
  -2751,  // 1948-01-06T10:00:42 TT · 285° Tiểu hàn, minor cold
  -3003,  // 1948-01-21T03:18:51 TT · 300° Đại hàn, major cold
  -2627,  // 1948-02-04T21:42:28 TT · 315° Lập xuân, spring begins
  -2522,  // 1948-02-19T17:37:07 TT · 330° Vũ thủy, rain water
  -1810,  // 1948-03-05T15:58:21 TT · 345° Kinh trập, insects awaken
  -1435,  // 1948-03-20T16:57:12 TT · 0° Xuân phân, spring equinox
  -483,  // 1948-04-04T21:09:47 TT · 15° Thanh minh, bright and clear
  -4,  // 1948-04-20T04:25:18 TT · 30° Cốc vũ, grain rain
  1000,  // 1948-05-05T14:52:41 TT · 45° Lập hạ, summer begins
  1366,  // 1948-05-21T03:58:03 TT · 60° Tiểu mãn, grain full
  2182,  // 1948-06-05T19:20:48 TT · 75° Mang chủng, grain in ear
  2247,  // 1948-06-21T12:11:01 TT · 90° Hạ chí, summer solstice
  2650,  // 1948-07-07T05:43:58 TT · 105° Tiểu thử, minor heat
  2365,  // 1948-07-22T23:07:58 TT · 120° Đại thử, major heat
  2275,  // 1948-08-07T15:26:47 TT · 135° Lập thu, autumn begins
  1716,  // 1948-08-23T06:02:59 TT · 150° Xử thử, end of heat
  1225,  // 1948-09-07T18:05:27 TT · 165° Bạch lộ, white dew
  520,  // 1948-09-23T03:22:08 TT · 180° Thu phân, autumn equinox
  -201,  // 1948-10-08T09:20:43 TT · 195° Hàn lộ, cold dew
  -895,  // 1948-10-23T12:18:26 TT · 210° Sương giáng, frost descends
  -1615,  // 1948-11-07T12:07:00 TT · 225° Lập đông, winter begins
  -2157,  // 1948-11-22T09:29:16 TT · 240° Tiểu tuyết, minor snow
  -2688,  // 1948-12-07T04:38:06 TT · 255° Đại tuyết, major snow
  -2976,  // 1948-12-21T22:33:42 TT · 270° Đông chí, winter solstice
  -3221,  // 1949-01-05T15:41:37 TT · 285° Tiểu hàn, minor cold
  -2918,  // 1949-01-20T09:09:01 TT · 300° Đại hàn, major cold
  -3101,  // 1949-02-04T03:23:19 TT · 315° Lập xuân, spring begins
  -2423,  // 1949-02-18T23:27:31 TT · 330° Vũ thủy, rain water
  -2251,  // 1949-03-05T21:39:45 TT · 345° Kinh trập, insects awaken
  -1284,  // 1949-03-20T22:48:28 TT · 0° Xuân phân, spring equinox
  -849,  // 1949-04-05T02:52:26 TT · 15° Thanh minh, bright and clear
  215,  // 1949-04-20T10:17:42 TT · 30° Cốc vũ, grain rain
  737,  // 1949-05-05T20:37:03 TT · 45° Lập hạ, summer begins
  1624,  // 1949-05-21T09:51:06 TT · 60° Tiểu mãn, grain full
  2046,  // 1949-06-06T01:07:17 TT · 75° Mang chủng, grain in ear
  2453,  // 1949-06-21T18:03:12 TT · 90° Hạ chí, summer solstice
  2610,  // 1949-07-07T11:32:03 TT · 105° Tiểu thử, minor heat
  2391,  // 1949-07-23T04:57:09 TT · 120° Đại thử, major heat
  2268,  // 1949-08-07T21:15:25 TT · 135° Lập thu, autumn begins
  1533,  // 1949-08-23T11:48:41 TT · 150° Xử thử, end of heat
  1251,  // 1949-09-07T23:54:38 TT · 165° Bạch lộ, white dew
  243,  // 1949-09-23T09:06:16 TT · 180° Thu phân, autumn equinox
  -78,  // 1949-10-08T15:11:31 TT · 195° Hàn lộ, cold dew
  -1121,  // 1949-10-23T18:03:25 TT · 210° Sương giáng, frost descends
  -1345,  // 1949-11-07T18:00:15 TT · 225° Lập đông, winter begins
  -2248,  // 1949-11-22T15:16:30 TT · 240° Tiểu tuyết, minor snow
  -2266,  // 1949-12-07T10:33:53 TT · 255° Đại tuyết, major snow
  -2923,  // 1949-12-22T04:23:20 TT · 270° Đông chí, winter solstice
  -2693,  // 1950-01-05T21:39:11 TT · 285° Tiểu hàn, minor cold
  -2781,  // 1950-01-20T15:00:04 TT · 300° Đại hàn, major cold
  -2551,  // 1950-02-04T09:21:15 TT · 315° Lập xuân, spring begins
  -2322,  // 1950-02-19T05:17:58 TT · 330° Vũ thủy, rain water
  -1807,  // 1950-03-06T03:35:55 TT · 345° Kinh trập, insects awaken
  -1382,  // 1950-03-21T04:35:36 TT · 0° Xuân phân, spring equinox
  -626,  // 1950-04-05T08:44:55 TT · 15° Thanh minh, bright and clear
  -198,  // 1950-04-20T15:59:35 TT · 30° Cốc vũ, grain rain
  696,  // 1950-05-06T02:25:08 TT · 45° Lập hạ, summer begins
  889,  // 1950-05-21T15:27:37 TT · 60° Tiểu mãn, grain full
  1771,  // 1950-06-06T06:51:28 TT · 75° Mang chủng, grain in ear
  1524,  // 1950-06-21T23:36:29 TT · 90° Hạ chí, summer solstice
  2187,  // 1950-07-07T17:13:46 TT · 105° Tiểu thử, minor heat
  1459,  // 1950-07-23T10:30:23 TT · 120° Đại thử, major heat
  1758,  // 1950-08-08T02:55:41 TT · 135° Lập thu, autumn begins
  704,  // 1950-08-23T17:23:38 TT · 150° Xử thử, end of heat
  696,  // 1950-09-08T05:34:09 TT · 165° Bạch lộ, white dew
  -418,  // 1950-09-23T14:44:01 TT · 180° Thu phân, autumn equinox
  -567,  // 1950-10-08T20:52:08 TT · 195° Hàn lộ, cold dew
  -1541,  // 1950-10-23T23:45:11 TT · 210° Sương giáng, frost descends
  -1634,  // 1950-11-07T23:44:12 TT · 225° Lập đông, winter begins
  -2386,  // 1950-11-22T21:02:58 TT · 240° Tiểu tuyết, minor snow
  -2296,  // 1950-12-07T16:22:09 TT · 255° Đại tuyết, major snow
  -2822,  // 1950-12-22T10:13:47 TT · 270° Đông chí, winter solstice
  -2516,  // 1951-01-06T03:30:53 TT · 285° Tiểu hàn, minor cold
  -2559,  // 1951-01-20T20:52:31 TT · 300° Đại hàn, major cold
  -2315,  // 1951-02-04T15:13:56 TT · 315° Lập xuân, spring begins
  -2118,  // 1951-02-19T11:10:07 TT · 330° Vũ thủy, rain water
  -1657,  // 1951-03-06T09:27:10 TT · 345° Kinh trập, insects awaken
  -1273,  // 1951-03-21T10:26:10 TT · 0° Xuân phân, spring equinox
  -659,  // 1951-04-05T14:33:07 TT · 15° Thanh minh, bright and clear
  -187,  // 1951-04-20T21:48:31 TT · 30° Cốc vũ, grain rain
  447,  // 1951-05-06T08:09:44 TT · 45° Lập hạ, summer begins
  857,  // 1951-05-21T21:15:50 TT · 60° Tiểu mãn, grain full
  1340,  // 1951-06-06T12:33:02 TT · 75° Mang chủng, grain in ear
  1527,  // 1951-06-22T05:25:17 TT · 90° Hạ chí, summer solstice
  1696,  // 1951-07-07T22:54:20 TT · 105° Tiểu thử, minor heat
  1578,  // 1951-07-23T16:21:07 TT · 120° Đại thử, major heat
  1368,  // 1951-08-08T08:37:56 TT · 135° Lập thu, autumn begins
  955,  // 1951-08-23T23:16:34 TT · 150° Xử thử, end of heat
  442,  // 1951-09-08T11:18:40 TT · 165° Bạch lộ, white dew
  -146,  // 1951-09-23T20:37:18 TT · 180° Thu phân, autumn equinox
  -808,  // 1951-10-09T02:36:52 TT · 195° Hàn lộ, cold dew
  -1388,  // 1951-10-24T05:36:29 TT · 210° Sương giáng, frost descends
  -1986,  // 1951-11-08T05:27:05 TT · 225° Lập đông, winter begins
  -2397,  // 1951-11-23T02:51:32 TT · 240° Tiểu tuyết, minor snow
  -2782,  // 1951-12-07T22:02:48 TT · 255° Đại tuyết, major snow
  -2943,  // 1951-12-22T16:00:31 TT · 270° Đông chí, winter solstice
  -3080,  // 1952-01-06T09:10:14 TT · 285° Tiểu hàn, minor cold
  -2703,  // 1952-01-21T02:38:52 TT · 300° Đại hàn, major cold
  -2874,  // 1952-02-04T20:53:22 TT · 315° Lập xuân, spring begins
  -2219,  // 1952-02-19T16:57:11 TT · 330° Vũ thủy, rain water
  -2145,  // 1952-03-05T15:07:47 TT · 345° Kinh trập, insects awaken
  -1315,  // 1952-03-20T16:14:13 TT · 0° Xuân phân, spring equinox
  -1040,  // 1952-04-04T20:15:31 TT · 15° Thanh minh, bright and clear
  -196,  // 1952-04-20T03:37:07 TT · 30° Cốc vũ, grain rain
  208,  // 1952-05-05T13:54:30 TT · 45° Lập hạ, summer begins
  841,  // 1952-05-21T03:04:19 TT · 60° Tiểu mãn, grain full
  1281,  // 1952-06-05T18:20:48 TT · 75° Mang chủng, grain in ear
  1465,  // 1952-06-21T11:13:00 TT · 90° Hạ chí, summer solstice
  1820,  // 1952-07-07T04:45:09 TT · 105° Tiểu thử, minor heat
  1462,  // 1952-07-22T22:07:56 TT · 120° Đại thử, major heat
  1655,  // 1952-08-07T14:31:28 TT · 135° Lập thu, autumn begins
  833,  // 1952-08-23T05:03:17 TT · 150° Xử thử, end of heat
  847,  // 1952-09-07T17:14:10 TT · 165° Bạch lộ, white dew
  -261,  // 1952-09-23T02:24:08 TT · 180° Thu phân, autumn equinox
  -372,  // 1952-10-08T08:32:53 TT · 195° Hàn lộ, cold dew
  -1542,  // 1952-10-23T11:22:40 TT · 210° Sương giáng, frost descends
  -1612,  // 1952-11-07T11:22:04 TT · 225° Lập đông, winter begins
  -2647,  // 1952-11-22T08:36:07 TT · 240° Tiểu tuyết, minor snow
  -2512,  // 1952-12-07T03:56:03 TT · 255° Đại tuyết, major snow
  -3282,  // 1952-12-21T21:43:37 TT · 270° Đông chí, winter solstice
  -2867,  // 1953-01-05T15:02:32 TT · 285° Tiểu hàn, minor cold
  -3052,  // 1953-01-20T08:21:48 TT · 300° Đại hàn, major cold
  -2618,  // 1953-02-04T02:46:23 TT · 315° Lập xuân, spring begins
  -2481,  // 1953-02-18T22:41:34 TT · 330° Vũ thủy, rain water
  -1761,  // 1953-03-05T21:02:56 TT · 345° Kinh trập, insects awaken
  -1435,  // 1953-03-20T22:00:58 TT · 0° Xuân phân, spring equinox
  -510,  // 1953-04-05T02:13:06 TT · 15° Thanh minh, bright and clear
  -198,  // 1953-04-20T09:25:50 TT · 30° Cốc vũ, grain rain
  782,  // 1953-05-05T19:52:49 TT · 45° Lập hạ, summer begins
  854,  // 1953-05-21T08:53:17 TT · 60° Tiểu mãn, grain full
  1703,  // 1953-06-06T00:16:35 TT · 75° Mang chủng, grain in ear
  1384,  // 1953-06-21T17:00:24 TT · 90° Hạ chí, summer solstice
  1911,  // 1953-07-07T10:35:25 TT · 105° Tiểu thử, minor heat
  1219,  // 1953-07-23T03:52:38 TT · 120° Đại thử, major heat
  1348,  // 1953-08-07T20:15:06 TT · 135° Lập thu, autumn begins
  450,  // 1953-08-23T10:45:39 TT · 150° Xử thử, end of heat
  265,  // 1953-09-07T22:53:13 TT · 165° Bạch lộ, white dew
  -653,  // 1953-09-23T08:06:21 TT · 180° Thu phân, autumn equinox
  -1016,  // 1953-10-08T14:10:54 TT · 195° Hàn lộ, cold dew
  -1824,  // 1953-10-23T17:06:43 TT · 210° Sương giáng, frost descends
  -2174,  // 1953-11-07T17:01:27 TT · 225° Lập đông, winter begins
  -2786,  // 1953-11-22T14:22:33 TT · 240° Tiểu tuyết, minor snow
  -2951,  // 1953-12-07T09:37:29 TT · 255° Đại tuyết, major snow
  -3309,  // 1953-12-22T03:31:55 TT · 270° Đông chí, winter solstice
  -3198,  // 1954-01-05T20:45:47 TT · 285° Tiểu hàn, minor cold
  -2994,  // 1954-01-20T14:11:32 TT · 300° Đại hàn, major cold
  -2855,  // 1954-02-04T08:31:12 TT · 315° Lập xuân, spring begins
  -2333,  // 1954-02-19T04:32:48 TT · 330° Vũ thủy, rain water
  -1921,  // 1954-03-06T02:49:02 TT · 345° Kinh trập, insects awaken
  -1186,  // 1954-03-21T03:53:53 TT · 0° Xuân phân, spring equinox
  -643,  // 1954-04-05T07:59:39 TT · 15° Thanh minh, bright and clear
  127,  // 1954-04-20T15:20:01 TT · 30° Cốc vũ, grain rain
  605,  // 1954-05-06T01:38:38 TT · 45° Lập hạ, summer begins
  1204,  // 1954-05-21T14:47:53 TT · 60° Tiểu mãn, grain full
  1461,  // 1954-06-06T06:01:19 TT · 75° Mang chủng, grain in ear
  1704,  // 1954-06-21T22:54:30 TT · 90° Hạ chí, summer solstice
  1641,  // 1954-07-07T16:19:41 TT · 105° Tiểu thử, minor heat
  1459,  // 1954-07-23T09:45:24 TT · 120° Đại thử, major heat
  1090,  // 1954-08-08T01:59:34 TT · 135° Lập thu, autumn begins
  567,  // 1954-08-23T16:36:22 TT · 150° Xử thử, end of heat
  48,  // 1954-09-08T04:38:22 TT · 165° Bạch lộ, white dew
  -616,  // 1954-09-23T13:55:44 TT · 180° Thu phân, autumn equinox
  -1128,  // 1954-10-08T19:57:48 TT · 195° Hàn lộ, cold dew
  -1744,  // 1954-10-23T22:56:49 TT · 210° Sương giáng, frost descends
  -2124,  // 1954-11-07T22:51:03 TT · 225° Lập đông, winter begins
  -2585,  // 1954-11-22T20:14:40 TT · 240° Tiểu tuyết, minor snow
  -2786,  // 1954-12-07T15:29:00 TT · 255° Đại tuyết, major snow
  -3061,  // 1954-12-22T09:24:49 TT · 270° Đông chí, winter solstice
  -3087,  // 1955-01-06T02:36:23 TT · 285° Tiểu hàn, minor cold
  -2870,  // 1955-01-20T20:02:21 TT · 300° Đại hàn, major cold
  -2965,  // 1955-02-04T14:18:07 TT · 315° Lập xuân, spring begins
  -2471,  // 1955-02-19T10:19:15 TT · 330° Vũ thủy, rain water
  -2300,  // 1955-03-06T08:31:28 TT · 345° Kinh trập, insects awaken
  -1610,  // 1955-03-21T09:35:34 TT · 0° Xuân phân, spring equinox
  -1193,  // 1955-04-05T13:39:14 TT · 15° Thanh minh, bright and clear
  -499,  // 1955-04-20T20:58:20 TT · 30° Cốc vũ, grain rain
  71,  // 1955-05-06T07:18:29 TT · 45° Lập hạ, summer begins
  496,  // 1955-05-21T20:24:50 TT · 60° Tiểu mãn, grain full
  1093,  // 1955-06-06T11:43:56 TT · 75° Mang chủng, grain in ear
  1020,  // 1955-06-22T04:31:51 TT · 90° Hạ chí, summer solstice
  1517,  // 1955-07-07T22:06:22 TT · 105° Tiểu thử, minor heat
  912,  // 1955-07-23T15:25:02 TT · 120° Đại thử, major heat
  1224,  // 1955-08-08T07:50:33 TT · 135° Lập thu, autumn begins
  224,  // 1955-08-23T22:19:24 TT · 150° Xử thử, end of heat
  357,  // 1955-09-08T10:32:16 TT · 165° Bạch lộ, white dew
  -803,  // 1955-09-23T19:41:22 TT · 180° Thu phân, autumn equinox
  -762,  // 1955-10-09T01:52:39 TT · 195° Hàn lộ, cold dew
  -1866,  // 1955-10-24T04:43:32 TT · 210° Sương giáng, frost descends
  -1771,  // 1955-11-08T04:45:41 TT · 225° Lập đông, winter begins
  -2708,  // 1955-11-23T02:01:22 TT · 240° Tiểu tuyết, minor snow
  -2453,  // 1955-12-07T21:23:18 TT · 255° Đại tuyết, major snow
  -3192,  // 1955-12-22T15:11:23 TT · 270° Đông chí, winter solstice
  -2747,  // 1956-01-06T08:30:48 TT · 285° Tiểu hàn, minor cold
  -3008,  // 1956-01-21T01:48:48 TT · 300° Đại hàn, major cold
  -2631,  // 1956-02-04T20:12:26 TT · 315° Lập xuân, spring begins
  -2642,  // 1956-02-19T16:05:09 TT · 330° Vũ thủy, rain water
  -2015,  // 1956-03-05T14:24:58 TT · 345° Kinh trập, insects awaken
  -1823,  // 1956-03-20T15:20:46 TT · 0° Xuân phân, spring equinox
  -972,  // 1956-04-04T19:31:40 TT · 15° Thanh minh, bright and clear
  -688,  // 1956-04-20T02:43:56 TT · 30° Cốc vũ, grain rain
  265,  // 1956-05-05T13:10:28 TT · 45° Lập hạ, summer begins
  465,  // 1956-05-21T02:13:04 TT · 60° Tiểu mãn, grain full
  1311,  // 1956-06-05T17:36:19 TT · 75° Mang chủng, grain in ear
  1237,  // 1956-06-21T10:24:13 TT · 90° Hạ chí, summer solstice
  1722,  // 1956-07-07T03:58:32 TT · 105° Tiểu thử, minor heat
  1309,  // 1956-07-22T21:20:24 TT · 120° Đại thử, major heat
  1310,  // 1956-08-07T13:40:44 TT · 135° Lập thu, autumn begins
  652,  // 1956-08-23T04:15:17 TT · 150° Xử thử, end of heat
  263,  // 1956-09-07T16:19:27 TT · 165° Bạch lộ, white dew
  -478,  // 1956-09-23T01:35:32 TT · 180° Thu phân, autumn equinox
  -1062,  // 1956-10-08T07:36:24 TT · 195° Hàn lộ, cold dew
  -1714,  // 1956-10-23T10:34:49 TT · 210° Sương giáng, frost descends
  -2252,  // 1956-11-07T10:26:25 TT · 225° Lập đông, winter begins
  -2694,  // 1956-11-22T07:50:21 TT · 240° Tiểu tuyết, minor snow
  -3019,  // 1956-12-07T03:02:37 TT · 255° Đại tuyết, major snow
  -3202,  // 1956-12-21T20:59:58 TT · 270° Đông chí, winter solstice
  -3264,  // 1957-01-05T14:10:56 TT · 285° Tiểu hàn, minor cold
  -2914,  // 1957-01-20T07:39:07 TT · 300° Đại hàn, major cold
  -2994,  // 1957-02-04T01:55:08 TT · 315° Lập xuân, spring begins
  -2367,  // 1957-02-18T21:58:29 TT · 330° Vũ thủy, rain water
  -2200,  // 1957-03-05T20:10:38 TT · 345° Kinh trập, insects awaken
  -1376,  // 1957-03-20T21:16:58 TT · 0° Xuân phân, spring equinox
  -1037,  // 1957-04-05T01:19:20 TT · 15° Thanh minh, bright and clear
  -147,  // 1957-04-20T08:41:42 TT · 30° Cốc vũ, grain rain
  246,  // 1957-05-05T18:58:54 TT · 45° Lập hạ, summer begins
  1010,  // 1957-05-21T08:10:54 TT · 60° Tiểu mãn, grain full
  1322,  // 1957-06-05T23:25:15 TT · 75° Mang chủng, grain in ear
  1720,  // 1957-06-21T16:21:01 TT · 90° Hạ chí, summer solstice
  1807,  // 1957-07-07T09:48:42 TT · 105° Tiểu thử, minor heat
  1681,  // 1957-07-23T03:15:21 TT · 120° Đại thử, major heat
  1496,  // 1957-08-07T19:32:35 TT · 135° Lập thu, autumn begins
  894,  // 1957-08-23T10:08:04 TT · 150° Xử thử, end of heat
  534,  // 1957-09-07T22:12:43 TT · 165° Bạch lộ, white dew
  -341,  // 1957-09-23T07:26:34 TT · 180° Thu phân, autumn equinox
  -742,  // 1957-10-08T13:30:29 TT · 195° Hàn lộ, cold dew
  -1645,  // 1957-10-23T16:24:43 TT · 210° Sương giáng, frost descends
  -1929,  // 1957-11-07T16:20:33 TT · 225° Lập đông, winter begins
  -2667,  // 1957-11-22T13:39:33 TT · 240° Tiểu tuyết, minor snow
  -2713,  // 1957-12-07T08:56:28 TT · 255° Đại tuyết, major snow
  -3178,  // 1957-12-22T02:49:07 TT · 270° Đông chí, winter solstice
  -2954,  // 1958-01-05T20:04:51 TT · 285° Tiểu hàn, minor cold
  -2847,  // 1958-01-20T13:28:59 TT · 300° Đại hàn, major cold
  -2645,  // 1958-02-04T07:49:42 TT · 315° Lập xuân, spring begins
  -2263,  // 1958-02-19T03:48:58 TT · 330° Vũ thủy, rain water
  -1840,  // 1958-03-06T02:05:23 TT · 345° Kinh trập, insects awaken
  -1341,  // 1958-03-21T03:06:18 TT · 0° Xuân phân, spring equinox
  -750,  // 1958-04-05T07:12:52 TT · 15° Thanh minh, bright and clear
  -325,  // 1958-04-20T14:27:29 TT · 30° Cốc vũ, grain rain
  369,  // 1958-05-06T00:49:42 TT · 45° Lập hạ, summer begins
  523,  // 1958-05-21T13:51:32 TT · 60° Tiểu mãn, grain full
  1245,  // 1958-06-06T05:12:43 TT · 75° Mang chủng, grain in ear
  978,  // 1958-06-21T21:57:24 TT · 90° Hạ chí, summer solstice
  1597,  // 1958-07-07T15:33:57 TT · 105° Tiểu thử, minor heat
  893,  // 1958-07-23T08:50:58 TT · 120° Đại thử, major heat
  1278,  // 1958-08-08T01:17:42 TT · 135° Lập thu, autumn begins
  270,  // 1958-08-23T15:46:25 TT · 150° Xử thử, end of heat
  407,  // 1958-09-08T03:59:21 TT · 165° Bạch lộ, white dew
  -699,  // 1958-09-23T13:09:21 TT · 180° Thu phân, autumn equinox
  -715,  // 1958-10-08T19:19:41 TT · 195° Hàn lộ, cold dew
  -1742,  // 1958-10-23T22:11:51 TT · 210° Sương giáng, frost descends
  -1741,  // 1958-11-07T22:12:26 TT · 225° Lập đông, winter begins
  -2586,  // 1958-11-22T19:29:39 TT · 240° Tiểu tuyết, minor snow
  -2417,  // 1958-12-07T14:50:09 TT · 255° Đại tuyết, major snow
  -3037,  // 1958-12-22T08:40:13 TT · 270° Đông chí, winter solstice
  -2640,  // 1959-01-06T01:58:51 TT · 285° Tiểu hàn, minor cold
  -2750,  // 1959-01-20T19:19:22 TT · 300° Đại hàn, major cold
  -2390,  // 1959-02-04T13:42:43 TT · 315° Lập xuân, spring begins
  -2242,  // 1959-02-19T09:38:05 TT · 330° Vũ thủy, rain water
  -1660,  // 1959-03-06T07:57:09 TT · 345° Kinh trập, insects awaken
  -1343,  // 1959-03-21T08:55:02 TT · 0° Xuân phân, spring equinox
  -632,  // 1959-04-05T13:03:36 TT · 15° Thanh minh, bright and clear
  -280,  // 1959-04-20T20:17:00 TT · 30° Cốc vũ, grain rain
  417,  // 1959-05-06T06:39:16 TT · 45° Lập hạ, summer begins
  662,  // 1959-05-21T19:42:37 TT · 60° Tiểu mãn, grain full
  1192,  // 1959-06-06T11:00:36 TT · 75° Mang chủng, grain in ear
  1225,  // 1959-06-22T03:50:17 TT · 90° Hạ chí, summer solstice
  1459,  // 1959-07-07T21:20:25 TT · 105° Tiểu thử, minor heat
  1267,  // 1959-07-23T14:45:58 TT · 120° Đại thử, major heat
  1167,  // 1959-08-08T07:04:37 TT · 135° Lập thu, autumn begins
  801,  // 1959-08-23T21:44:02 TT · 150° Xử thử, end of heat
  426,  // 1959-09-08T09:48:26 TT · 165° Bạch lộ, white dew
  -49,  // 1959-09-23T19:08:57 TT · 180° Thu phân, autumn equinox
  -601,  // 1959-10-09T01:10:21 TT · 195° Hàn lộ, cold dew
  -1088,  // 1959-10-24T04:11:31 TT · 210° Sương giáng, frost descends
  -1656,  // 1959-11-08T04:02:37 TT · 225° Lập đông, winter begins
  -2044,  // 1959-11-23T01:27:27 TT · 240° Tiểu tuyết, minor snow
  -2482,  // 1959-12-07T20:37:50 TT · 255° Đại tuyết, major snow
  -2685,  // 1959-12-22T14:34:51 TT · 270° Đông chí, winter solstice
  -2916,  // 1960-01-06T07:43:00 TT · 285° Tiểu hàn, minor cold
  -2604,  // 1960-01-21T01:10:33 TT · 300° Đại hàn, major cold
  -2857,  // 1960-02-04T19:23:41 TT · 315° Lập xuân, spring begins
  -2244,  // 1960-02-19T15:26:48 TT · 330° Vũ thủy, rain water
  -2215,  // 1960-03-05T13:36:39 TT · 345° Kinh trập, insects awaken
  -1379,  // 1960-03-20T14:43:11 TT · 0° Xuân phân, spring equinox
  -1127,  // 1960-04-04T18:44:06 TT · 15° Thanh minh, bright and clear
  -240,  // 1960-04-20T02:06:25 TT · 30° Cốc vũ, grain rain
  122,  // 1960-05-05T12:23:06 TT · 45° Lập hạ, summer begins
  822,  // 1960-05-21T01:34:02 TT · 60° Tiểu mãn, grain full
  1178,  // 1960-06-05T16:49:07 TT · 75° Mang chủng, grain in ear
  1452,  // 1960-06-21T09:42:49 TT · 90° Hạ chí, summer solstice
  1701,  // 1960-07-07T03:13:12 TT · 105° Tiểu thử, minor heat
  1462,  // 1960-07-22T20:37:58 TT · 120° Đại thử, major heat
  1583,  // 1960-08-07T13:00:18 TT · 135° Lập thu, autumn begins
  929,  // 1960-08-23T03:34:55 TT · 150° Xử thử, end of heat
  950,  // 1960-09-07T15:45:55 TT · 165° Bạch lộ, white dew
  52,  // 1960-09-23T00:59:23 TT · 180° Thu phân, autumn equinox
  6,  // 1960-10-08T07:09:13 TT · 195° Hàn lộ, cold dew
  -962,  // 1960-10-23T10:02:22 TT · 210° Sương giáng, frost descends
  -983,  // 1960-11-07T10:02:35 TT · 225° Lập đông, winter begins
  -1881,  // 1960-11-22T07:18:55 TT · 240° Tiểu tuyết, minor snow
  -1779,  // 1960-12-07T02:38:18 TT · 255° Đại tuyết, major snow
  -2514,  // 1960-12-21T20:26:27 TT · 270° Đông chí, winter solstice
  -2232,  // 1961-01-05T13:43:09 TT · 285° Tiểu hàn, minor cold
  -2463,  // 1961-01-20T07:01:39 TT · 300° Đại hàn, major cold
  -2225,  // 1961-02-04T01:22:58 TT · 315° Lập xuân, spring begins
  -2157,  // 1961-02-18T21:17:00 TT · 330° Vũ thủy, rain water
  -1627,  // 1961-03-05T19:35:12 TT · 345° Kinh trập, insects awaken
  -1337,  // 1961-03-20T20:32:38 TT · 0° Xuân phân, spring equinox
  -539,  // 1961-04-05T00:42:39 TT · 15° Thanh minh, bright and clear
  -214,  // 1961-04-20T07:55:36 TT · 30° Cốc vũ, grain rain
  720,  // 1961-05-05T18:21:49 TT · 45° Lập hạ, summer begins
  822,  // 1961-05-21T07:22:47 TT · 60° Tiểu mãn, grain full
  1700,  // 1961-06-05T22:46:34 TT · 75° Mang chủng, grain in ear
  1396,  // 1961-06-21T15:30:38 TT · 90° Hạ chí, summer solstice
  2013,  // 1961-07-07T09:07:09 TT · 105° Tiểu thử, minor heat
  1307,  // 1961-07-23T02:24:08 TT · 120° Đại thử, major heat
  1574,  // 1961-08-07T18:48:54 TT · 135° Lập thu, autumn begins
  653,  // 1961-08-23T09:19:04 TT · 150° Xử thử, end of heat
  656,  // 1961-09-07T21:29:46 TT · 165° Bạch lộ, white dew
  -258,  // 1961-09-23T06:42:58 TT · 180° Thu phân, autumn equinox
  -383,  // 1961-10-08T12:51:29 TT · 195° Hàn lộ, cold dew
  -1155,  // 1961-10-23T15:47:54 TT · 210° Sương giáng, frost descends
  -1259,  // 1961-11-07T15:46:44 TT · 225° Lập đông, winter begins
  -1847,  // 1961-11-22T13:08:14 TT · 240° Tiểu tuyết, minor snow
  -1815,  // 1961-12-07T08:26:27 TT · 255° Đại tuyết, major snow
  -2226,  // 1961-12-22T02:20:00 TT · 270° Đông chí, winter solstice
  -2016,  // 1962-01-05T19:35:30 TT · 285° Tiểu hàn, minor cold
  -1980,  // 1962-01-20T12:58:27 TT · 300° Đại hàn, major cold
  -1854,  // 1962-02-04T07:17:54 TT · 315° Lập xuân, spring begins
  -1595,  // 1962-02-19T03:15:07 TT · 330° Vũ thủy, rain water
  -1260,  // 1962-03-06T01:30:04 TT · 345° Kinh trập, insects awaken
  -815,  // 1962-03-21T02:30:05 TT · 0° Xuân phân, spring equinox
  -335,  // 1962-04-05T06:34:48 TT · 15° Thanh minh, bright and clear
  198,  // 1962-04-20T13:51:13 TT · 30° Cốc vũ, grain rain
  688,  // 1962-05-06T00:10:02 TT · 45° Lập hạ, summer begins
  1153,  // 1962-05-21T13:17:03 TT · 60° Tiểu mãn, grain full
  1490,  // 1962-06-06T04:31:49 TT · 75° Mang chủng, grain in ear
  1712,  // 1962-06-21T21:24:39 TT · 90° Hạ chí, summer solstice
  1758,  // 1962-07-07T14:51:39 TT · 105° Tiểu thử, minor heat
  1644,  // 1962-07-23T08:18:30 TT · 120° Đại thử, major heat
  1370,  // 1962-08-08T00:34:15 TT · 135° Lập thu, autumn begins
  965,  // 1962-08-23T15:13:01 TT · 150° Xử thử, end of heat
  500,  // 1962-09-08T03:15:55 TT · 165° Bạch lộ, white dew
  -16,  // 1962-09-23T12:35:45 TT · 180° Thu phân, autumn equinox
  -489,  // 1962-10-08T18:38:28 TT · 195° Hàn lộ, cold dew
  -921,  // 1962-10-23T21:40:33 TT · 210° Sương giáng, frost descends
  -1260,  // 1962-11-07T21:35:28 TT · 225° Lập đông, winter begins
  -1522,  // 1962-11-22T19:02:24 TT · 240° Tiểu tuyết, minor snow
  -1694,  // 1962-12-07T14:17:13 TT · 255° Đại tuyết, major snow
  -1802,  // 1962-12-22T08:15:49 TT · 270° Đông chí, winter solstice
  -1851,  // 1963-01-06T01:27:01 TT · 285° Tiểu hàn, minor cold
  -1548,  // 1963-01-20T18:54:25 TT · 300° Đại hàn, major cold
  -1755,  // 1963-02-04T13:08:19 TT · 315° Lập xuân, spring begins
  -1279,  // 1963-02-19T09:09:09 TT · 330° Vũ thủy, rain water
  -1326,  // 1963-03-06T07:17:44 TT · 345° Kinh trập, insects awaken
  -732,  // 1963-03-21T08:20:14 TT · 0° Xuân phân, spring equinox
  -595,  // 1963-04-05T12:19:14 TT · 15° Thanh minh, bright and clear
  1,  // 1963-04-20T19:36:42 TT · 30° Cốc vũ, grain rain
  312,  // 1963-05-06T05:52:32 TT · 45° Lập hạ, summer begins
  726,  // 1963-05-21T18:58:42 TT · 60° Tiểu mãn, grain full
  1154,  // 1963-06-06T10:14:59 TT · 75° Mang chủng, grain in ear
  1182,  // 1963-06-22T03:04:35 TT · 90° Hạ chí, summer solstice
  1623,  // 1963-07-07T20:38:10 TT · 105° Tiểu thử, minor heat
  1194,  // 1963-07-23T13:59:46 TT · 120° Đại thử, major heat
  1547,  // 1963-08-08T06:25:58 TT · 135° Lập thu, autumn begins
  744,  // 1963-08-23T20:58:06 TT · 150° Xử thử, end of heat
  964,  // 1963-09-08T09:12:25 TT · 165° Bạch lộ, white dew
  -44,  // 1963-09-23T18:24:03 TT · 180° Thu phân, autumn equinox
  85,  // 1963-10-09T00:36:48 TT · 195° Hàn lộ, cold dew
  -917,  // 1963-10-24T03:29:23 TT · 210° Sương giáng, frost descends
  -741,  // 1963-11-08T03:32:53 TT · 225° Lập đông, winter begins
  -1597,  // 1963-11-23T00:49:55 TT · 240° Tiểu tuyết, minor snow
  -1262,  // 1963-12-07T20:13:11 TT · 255° Đại tuyết, major snow
  -1930,  // 1963-12-22T14:02:27 TT · 270° Đông chí, winter solstice
  -1422,  // 1964-01-06T07:22:55 TT · 285° Tiểu hàn, minor cold
  -1641,  // 1964-01-21T00:41:37 TT · 300° Đại hàn, major cold
  -1249,  // 1964-02-04T19:05:30 TT · 315° Lập xuân, spring begins
  -1281,  // 1964-02-19T14:57:52 TT · 330° Vũ thủy, rain water
  -720,  // 1964-03-05T13:16:35 TT · 345° Kinh trập, insects awaken
  -646,  // 1964-03-20T14:10:25 TT · 0° Xuân phân, spring equinox
  62,  // 1964-04-04T18:18:56 TT · 15° Thanh minh, bright and clear
  136,  // 1964-04-20T01:27:42 TT · 30° Cốc vũ, grain rain
  932,  // 1964-05-05T11:51:37 TT · 45° Lập hạ, summer begins
  900,  // 1964-05-21T00:50:21 TT · 60° Tiểu mãn, grain full
  1668,  // 1964-06-05T16:12:18 TT · 75° Mang chủng, grain in ear
  1424,  // 1964-06-21T08:57:22 TT · 90° Hạ chí, summer solstice
  1971,  // 1964-07-07T02:32:43 TT · 105° Tiểu thử, minor heat
  1480,  // 1964-07-22T19:53:17 TT · 120° Đại thử, major heat
  1669,  // 1964-08-07T12:16:45 TT · 135° Lập thu, autumn begins
  1029,  // 1964-08-23T02:51:36 TT · 150° Xử thử, end of heat
  896,  // 1964-09-07T15:00:02 TT · 165° Bạch lộ, white dew
  221,  // 1964-09-23T00:17:13 TT · 180° Thu phân, autumn equinox
  -122,  // 1964-10-08T06:22:06 TT · 195° Hàn lộ, cold dew
  -730,  // 1964-10-23T09:21:15 TT · 210° Sương giáng, frost descends
  -1096,  // 1964-11-07T09:15:43 TT · 225° Lập đông, winter begins
  -1549,  // 1964-11-22T06:39:28 TT · 240° Tiểu tuyết, minor snow
  -1759,  // 1964-12-07T01:53:39 TT · 255° Đại tuyết, major snow
  -1996,  // 1964-12-21T19:50:06 TT · 270° Đông chí, winter solstice
  -1969,  // 1965-01-05T13:02:33 TT · 285° Tiểu hàn, minor cold
  -1696,  // 1965-01-20T06:29:27 TT · 300° Đại hàn, major cold
  -1702,  // 1965-02-04T00:46:42 TT · 315° Lập xuân, spring begins
  -1174,  // 1965-02-18T20:48:24 TT · 330° Vũ thủy, rain water
  -967,  // 1965-03-05T19:01:13 TT · 345° Kinh trập, insects awaken
  -276,  // 1965-03-20T20:05:20 TT · 0° Xuân phân, spring equinox
  38,  // 1965-04-05T00:07:17 TT · 15° Thanh minh, bright and clear
  747,  // 1965-04-20T07:26:38 TT · 30° Cốc vũ, grain rain
  1036,  // 1965-05-05T17:42:06 TT · 45° Lập hạ, summer begins
  1602,  // 1965-05-21T06:50:48 TT · 60° Tiểu mãn, grain full
  1766,  // 1965-06-05T22:02:41 TT · 75° Mang chủng, grain in ear
  2033,  // 1965-06-21T14:56:16 TT · 90° Hạ chí, summer solstice
  2001,  // 1965-07-07T08:21:58 TT · 105° Tiểu thử, minor heat
  1884,  // 1965-07-23T01:48:46 TT · 120° Đại thử, major heat
  1650,  // 1965-08-07T18:05:11 TT · 135° Lập thu, autumn begins
  1206,  // 1965-08-23T08:43:18 TT · 150° Xử thử, end of heat
  875,  // 1965-09-07T20:48:26 TT · 165° Bạch lộ, white dew
  258,  // 1965-09-23T06:06:35 TT · 180° Thu phân, autumn equinox
  -70,  // 1965-10-08T12:11:43 TT · 195° Hàn lộ, cold dew
  -698,  // 1965-10-23T15:10:32 TT · 210° Sương giáng, frost descends
  -936,  // 1965-11-07T15:07:08 TT · 225° Lập đông, winter begins
  -1457,  // 1965-11-22T12:29:45 TT · 240° Tiểu tuyết, minor snow
  -1534,  // 1965-12-07T07:46:09 TT · 255° Đại tuyết, major snow
  -1866,  // 1965-12-22T01:41:01 TT · 270° Đông chí, winter solstice
  -1749,  // 1966-01-05T18:54:58 TT · 285° Tiểu hàn, minor cold
  -1572,  // 1966-01-20T12:20:16 TT · 300° Đại hàn, major cold
  -1523,  // 1966-02-04T06:38:26 TT · 315° Lập xuân, spring begins
  -1099,  // 1966-02-19T02:38:24 TT · 330° Vũ thủy, rain water
  -847,  // 1966-03-06T00:51:58 TT · 345° Kinh trập, insects awaken
  -311,  // 1966-03-21T01:53:30 TT · 0° Xuân phân, spring equinox
  100,  // 1966-04-05T05:57:04 TT · 15° Thanh minh, bright and clear
  550,  // 1966-04-20T13:12:06 TT · 30° Cốc vũ, grain rain
  1047,  // 1966-05-05T23:31:02 TT · 45° Lập hạ, summer begins
  1187,  // 1966-05-21T12:32:38 TT · 60° Tiểu mãn, grain full
  1693,  // 1966-06-06T03:50:13 TT · 75° Mang chủng, grain in ear
  1370,  // 1966-06-21T20:33:58 TT · 90° Hạ chí, summer solstice
  1814,  // 1966-07-07T14:07:36 TT · 105° Tiểu thử, minor heat
  1060,  // 1966-07-23T07:23:47 TT · 120° Đại thử, major heat
  1388,  // 1966-08-07T23:49:34 TT · 135° Lập thu, autumn begins
  381,  // 1966-08-23T14:18:18 TT · 150° Xử thử, end of heat
  604,  // 1966-09-08T02:32:40 TT · 165° Bạch lộ, white dew
  -438,  // 1966-09-23T11:43:44 TT · 180° Thu phân, autumn equinox
  -256,  // 1966-10-08T17:57:22 TT · 195° Hàn lộ, cold dew
  -1173,  // 1966-10-23T20:51:22 TT · 210° Sương giáng, frost descends
  -936,  // 1966-11-07T20:55:53 TT · 225° Lập đông, winter begins
  -1685,  // 1966-11-22T18:14:42 TT · 240° Tiểu tuyết, minor snow
  -1325,  // 1966-12-07T13:38:23 TT · 255° Đại tuyết, major snow
  -1926,  // 1966-12-22T07:28:46 TT · 270° Đông chí, winter solstice
  -1435,  // 1967-01-06T00:48:57 TT · 285° Tiểu hàn, minor cold
  -1625,  // 1967-01-20T18:08:08 TT · 300° Đại hàn, major cold
  -1268,  // 1967-02-04T12:31:26 TT · 315° Lập xuân, spring begins
  -1271,  // 1967-02-19T08:24:17 TT · 330° Vũ thủy, rain water
  -740,  // 1967-03-06T06:42:30 TT · 345° Kinh trập, insects awaken
  -601,  // 1967-03-21T07:37:25 TT · 0° Xuân phân, spring equinox
  69,  // 1967-04-05T11:45:18 TT · 15° Thanh minh, bright and clear
  242,  // 1967-04-20T18:55:43 TT · 30° Cốc vũ, grain rain
  942,  // 1967-05-06T05:18:02 TT · 45° Lập hạ, summer begins
  1012,  // 1967-05-21T18:18:28 TT · 60° Tiểu mãn, grain full
  1571,  // 1967-06-06T09:36:56 TT · 75° Mang chủng, grain in ear
  1414,  // 1967-06-22T02:23:27 TT · 90° Hạ chí, summer solstice
  1670,  // 1967-07-07T19:53:57 TT · 105° Tiểu thử, minor heat
  1295,  // 1967-07-23T13:16:27 TT · 120° Đại thử, major heat
  1218,  // 1967-08-08T05:35:29 TT · 135° Lập thu, autumn begins
  740,  // 1967-08-23T20:13:02 TT · 150° Xử thử, end of heat
  419,  // 1967-09-08T08:18:20 TT · 165° Bạch lộ, white dew
  -68,  // 1967-09-23T17:38:39 TT · 180° Thu phân, autumn equinox
  -516,  // 1967-10-08T23:41:47 TT · 195° Hàn lộ, cold dew
  -917,  // 1967-10-24T02:44:23 TT · 210° Sương giáng, frost descends
  -1334,  // 1967-11-08T02:38:00 TT · 225° Lập đông, winter begins
  -1587,  // 1967-11-23T00:05:05 TT · 240° Tiểu tuyết, minor snow
  -1867,  // 1967-12-07T19:18:06 TT · 255° Đại tuyết, major snow
  -1962,  // 1967-12-22T13:16:55 TT · 270° Đông chí, winter solstice
  -2089,  // 1968-01-06T06:26:49 TT · 285° Tiểu hàn, minor cold
  -1755,  // 1968-01-20T23:54:44 TT · 300° Đại hàn, major cold
  -1998,  // 1968-02-04T18:08:02 TT · 315° Lập xuân, spring begins
  -1464,  // 1968-02-19T14:09:50 TT · 330° Vũ thủy, rain water
  -1512,  // 1968-03-05T12:18:24 TT · 345° Kinh trập, insects awaken
  -814,  // 1968-03-20T13:22:38 TT · 0° Xuân phân, spring equinox
  -683,  // 1968-04-04T17:21:32 TT · 15° Thanh minh, bright and clear
  78,  // 1968-04-20T00:41:45 TT · 30° Cốc vũ, grain rain
  320,  // 1968-05-05T10:56:26 TT · 45° Lập hạ, summer begins
  967,  // 1968-05-21T00:06:29 TT · 60° Tiểu mãn, grain full
  1212,  // 1968-06-05T15:19:43 TT · 75° Mang chủng, grain in ear
  1515,  // 1968-06-21T08:13:54 TT · 90° Hạ chí, summer solstice
  1643,  // 1968-07-07T01:42:16 TT · 105° Tiểu thử, minor heat
  1464,  // 1968-07-22T19:08:02 TT · 120° Đại thử, major heat
  1433,  // 1968-08-07T11:27:50 TT · 135° Lập thu, autumn begins
  842,  // 1968-08-23T02:03:30 TT · 150° Xử thử, end of heat
  716,  // 1968-09-07T14:12:03 TT · 165° Bạch lộ, white dew
  -105,  // 1968-09-22T23:26:48 TT · 180° Thu phân, autumn equinox
  -247,  // 1968-10-08T05:35:02 TT · 195° Hàn lộ, cold dew
  -1093,  // 1968-10-23T08:30:13 TT · 210° Sương giáng, frost descends
  -1144,  // 1968-11-07T08:29:56 TT · 225° Lập đông, winter begins
  -1868,  // 1968-11-22T05:49:10 TT · 240° Tiểu tuyết, minor snow
  -1745,  // 1968-12-07T01:08:54 TT · 255° Đại tuyết, major snow
  -2280,  // 1968-12-21T19:00:23 TT · 270° Đông chí, winter solstice
  -1976,  // 1969-01-05T12:17:27 TT · 285° Tiểu hàn, minor cold
  -2034,  // 1969-01-20T05:38:50 TT · 300° Đại hàn, major cold
  -1834,  // 1969-02-03T23:59:31 TT · 315° Lập xuân, spring begins
  -1671,  // 1969-02-18T19:55:08 TT · 330° Vũ thủy, rain water
  -1268,  // 1969-03-05T18:11:13 TT · 345° Kinh trập, insects awaken
  -973,  // 1969-03-20T19:08:44 TT · 0° Xuân phân, spring equinox
  -371,  // 1969-04-04T23:15:29 TT · 15° Thanh minh, bright and clear
  -101,  // 1969-04-20T06:27:31 TT · 30° Cốc vũ, grain rain
  634,  // 1969-05-05T16:50:25 TT · 45° Lập hạ, summer begins
  676,  // 1969-05-21T05:50:23 TT · 60° Tiểu mãn, grain full
  1432,  // 1969-06-05T21:12:08 TT · 75° Mang chủng, grain in ear
  1097,  // 1969-06-21T13:55:41 TT · 90° Hạ chí, summer solstice
  1712,  // 1969-07-07T07:32:10 TT · 105° Tiểu thử, minor heat
  985,  // 1969-07-23T00:48:48 TT · 120° Đại thử, major heat
  1324,  // 1969-08-07T17:14:46 TT · 135° Lập thu, autumn begins
  348,  // 1969-08-23T07:44:01 TT · 150° Xử thử, end of heat
  432,  // 1969-09-07T19:56:04 TT · 165° Bạch lộ, white dew
  -586,  // 1969-09-23T05:07:32 TT · 180° Thu phân, autumn equinox
  -635,  // 1969-10-08T11:17:19 TT · 195° Hàn lộ, cold dew
  -1530,  // 1969-10-23T14:11:41 TT · 210° Sương giáng, frost descends
  -1546,  // 1969-11-07T14:11:59 TT · 225° Lập đông, winter begins
  -2239,  // 1969-11-22T11:31:44 TT · 240° Tiểu tuyết, minor snow
  -2086,  // 1969-12-07T06:51:58 TT · 255° Đại tuyết, major snow
  -2567,  // 1969-12-22T00:44:21 TT · 270° Đông chí, winter solstice
  -2207,  // 1970-01-05T18:02:21 TT · 285° Tiểu hàn, minor cold
  -2221,  // 1970-01-20T11:24:28 TT · 300° Đại hàn, major cold
  -1946,  // 1970-02-04T05:46:24 TT · 315° Lập xuân, spring begins
  -1757,  // 1970-02-19T01:42:27 TT · 330° Vũ thủy, rain water
  -1318,  // 1970-03-05T23:59:08 TT · 345° Kinh trập, insects awaken
  -1004,  // 1970-03-21T00:56:58 TT · 0° Xuân phân, spring equinox
  -480,  // 1970-04-05T05:02:25 TT · 15° Thanh minh, bright and clear
  -143,  // 1970-04-20T12:15:34 TT · 30° Cốc vũ, grain rain
  351,  // 1970-05-05T22:34:27 TT · 45° Lập hạ, summer begins
  607,  // 1970-05-21T11:37:59 TT · 60° Tiểu mãn, grain full
  953,  // 1970-06-06T02:52:54 TT · 75° Mang chủng, grain in ear
  1029,  // 1970-06-21T19:43:18 TT · 90° Hạ chí, summer solstice
  1129,  // 1970-07-07T13:11:12 TT · 105° Tiểu thử, minor heat
  984,  // 1970-07-23T06:37:32 TT · 120° Đại thử, major heat
  799,  // 1970-08-07T22:54:46 TT · 135° Lập thu, autumn begins
  454,  // 1970-08-23T13:34:32 TT · 150° Xử thử, end of heat
  57,  // 1970-09-08T01:38:34 TT · 165° Bạch lộ, white dew
  -386,  // 1970-09-23T10:59:37 TT · 180° Thu phân, autumn equinox
  -866,  // 1970-10-08T17:02:13 TT · 195° Hàn lộ, cold dew
  -1263,  // 1970-10-23T20:04:53 TT · 210° Sương giáng, frost descends
  -1687,  // 1970-11-07T19:58:23 TT · 225° Lập đông, winter begins
  -1955,  // 1970-11-22T17:25:13 TT · 240° Tiểu tuyết, minor snow
  -2250,  // 1970-12-07T12:37:59 TT · 255° Đại tuyết, major snow
  -2373,  // 1970-12-22T06:36:20 TT · 270° Đông chí, winter solstice
  -2527,  // 1971-01-05T23:45:46 TT · 285° Tiểu hàn, minor cold
  -2214,  // 1971-01-20T17:13:20 TT · 300° Đại hàn, major cold
  -2490,  // 1971-02-04T11:26:05 TT · 315° Lập xuân, spring begins
  -1972,  // 1971-02-19T07:27:37 TT · 330° Vũ thủy, rain water
  -2067,  // 1971-03-06T05:35:24 TT · 345° Kinh trập, insects awaken
  -1419,  // 1971-03-21T06:38:48 TT · 0° Xuân phân, spring equinox
  -1350,  // 1971-04-05T10:36:40 TT · 15° Thanh minh, bright and clear
  -709,  // 1971-04-20T17:54:53 TT · 30° Cốc vũ, grain rain
  -513,  // 1971-05-06T04:08:48 TT · 45° Lập hạ, summer begins
  -57,  // 1971-05-21T17:15:40 TT · 60° Tiểu mãn, grain full
  226,  // 1971-06-06T08:29:32 TT · 75° Mang chủng, grain in ear
  322,  // 1971-06-22T01:20:16 TT · 90° Hạ chí, summer solstice
  641,  // 1971-07-07T18:51:49 TT · 105° Tiểu thử, minor heat
  332,  // 1971-07-23T12:15:25 TT · 120° Đại thử, major heat
  642,  // 1971-08-08T04:40:54 TT · 135° Lập thu, autumn begins
  14,  // 1971-08-23T19:15:57 TT · 150° Xử thử, end of heat
  271,  // 1971-09-08T07:30:53 TT · 165° Bạch lộ, white dew
  -554,  // 1971-09-23T16:45:34 TT · 180° Thu phân, autumn equinox
  -371,  // 1971-10-08T22:59:13 TT · 195° Hàn lộ, cold dew
  -1251,  // 1971-10-24T01:53:50 TT · 210° Sương giáng, frost descends
  -1078,  // 1971-11-08T01:57:17 TT · 225° Lập đông, winter begins
  -1914,  // 1971-11-22T23:14:39 TT · 240° Tiểu tuyết, minor snow
  -1670,  // 1971-12-07T18:36:24 TT · 255° Đại tuyết, major snow
  -2403,  // 1971-12-22T12:24:35 TT · 270° Đông chí, winter solstice
  -2046,  // 1972-01-06T05:42:32 TT · 285° Tiểu hàn, minor cold
  -2358,  // 1972-01-20T22:59:41 TT · 300° Đại hàn, major cold
  -2126,  // 1972-02-04T17:20:54 TT · 315° Lập xuân, spring begins
  -2229,  // 1972-02-19T13:12:05 TT · 330° Vũ thủy, rain water
  -1790,  // 1972-03-05T11:28:46 TT · 345° Kinh trập, insects awaken
  -1746,  // 1972-03-20T12:22:06 TT · 0° Xuân phân, spring equinox
  -1102,  // 1972-04-04T16:29:33 TT · 15° Thanh minh, bright and clear
  -1038,  // 1972-04-19T23:38:09 TT · 30° Cốc vũ, grain rain
  -254,  // 1972-05-05T10:01:52 TT · 45° Lập hạ, summer begins
  -312,  // 1972-05-20T23:00:10 TT · 60° Tiểu mãn, grain full
  490,  // 1972-06-05T14:22:41 TT · 75° Mang chủng, grain in ear
  193,  // 1972-06-21T07:06:52 TT · 90° Hạ chí, summer solstice
  823,  // 1972-07-07T00:43:36 TT · 105° Tiểu thử, minor heat
  275,  // 1972-07-22T18:03:13 TT · 120° Đại thử, major heat
  615,  // 1972-08-07T10:29:12 TT · 135° Lập thu, autumn begins
  -45,  // 1972-08-23T01:03:43 TT · 150° Xử thử, end of heat
  42,  // 1972-09-07T13:15:49 TT · 165° Bạch lộ, white dew
  -606,  // 1972-09-22T22:33:27 TT · 180° Thu phân, autumn equinox
  -701,  // 1972-10-08T04:42:28 TT · 195° Hàn lộ, cold dew
  -1276,  // 1972-10-23T07:42:10 TT · 210° Sương giáng, frost descends
  -1434,  // 1972-11-07T07:40:06 TT · 225° Lập đông, winter begins
  -1914,  // 1972-11-22T05:03:24 TT · 240° Tiểu tuyết, minor snow
  -2013,  // 1972-12-07T00:19:26 TT · 255° Đại tuyết, major snow
  -2387,  // 1972-12-21T18:13:36 TT · 270° Đông chí, winter solstice
  -2362,  // 1973-01-05T11:26:02 TT · 285° Tiểu hàn, minor cold
  -2330,  // 1973-01-20T04:48:55 TT · 300° Đại hàn, major cold
  -2411,  // 1973-02-03T23:04:55 TT · 315° Lập xuân, spring begins
  -2169,  // 1973-02-18T19:01:51 TT · 330° Vũ thủy, rain water
  -2044,  // 1973-03-05T17:13:18 TT · 345° Kinh trập, insects awaken
  -1609,  // 1973-03-20T18:13:09 TT · 0° Xuân phân, spring equinox
  -1326,  // 1973-04-04T22:14:35 TT · 15° Thanh minh, bright and clear
  -788,  // 1973-04-20T05:31:05 TT · 30° Cốc vũ, grain rain
  -466,  // 1973-05-05T15:47:06 TT · 45° Lập hạ, summer begins
  25,  // 1973-05-21T04:54:33 TT · 60° Tiểu mãn, grain full
  257,  // 1973-06-05T20:07:34 TT · 75° Mang chủng, grain in ear
  533,  // 1973-06-21T13:01:18 TT · 90° Hạ chí, summer solstice
  566,  // 1973-07-07T06:28:05 TT · 105° Tiểu thử, minor heat
  532,  // 1973-07-22T23:56:16 TT · 120° Đại thử, major heat
  348,  // 1973-08-07T16:13:31 TT · 135° Lập thu, autumn begins
  57,  // 1973-08-23T06:54:11 TT · 150° Xử thử, end of heat
  -226,  // 1973-09-07T19:00:07 TT · 165° Bạch lộ, white dew
  -628,  // 1973-09-23T04:21:51 TT · 180° Thu phân, autumn equinox
  -897,  // 1973-10-08T10:27:58 TT · 195° Hàn lộ, cold dew
  -1278,  // 1973-10-23T13:30:54 TT · 210° Sương giáng, frost descends
  -1464,  // 1973-11-07T13:28:22 TT · 225° Lập đông, winter begins
  -1759,  // 1973-11-22T10:54:45 TT · 240° Tiểu tuyết, minor snow
  -1837,  // 1973-12-07T06:11:08 TT · 255° Đại tuyết, major snow
  -2023,  // 1973-12-22T00:08:26 TT · 270° Đông chí, winter solstice
  -2009,  // 1974-01-05T17:20:40 TT · 285° Tiểu hàn, minor cold
  -1806,  // 1974-01-20T10:46:24 TT · 300° Đại hàn, major cold
  -1981,  // 1974-02-04T05:00:50 TT · 315° Lập xuân, spring begins
  -1640,  // 1974-02-19T00:59:25 TT · 330° Vũ thủy, rain water
  -1697,  // 1974-03-05T23:07:50 TT · 345° Kinh trập, insects awaken
  -1282,  // 1974-03-21T00:07:21 TT · 0° Xuân phân, spring equinox
  -1182,  // 1974-04-05T04:05:44 TT · 15° Thanh minh, bright and clear
  -804,  // 1974-04-20T11:19:34 TT · 30° Cốc vũ, grain rain
  -540,  // 1974-05-05T21:34:37 TT · 45° Lập hạ, summer begins
  -366,  // 1974-05-21T10:36:47 TT · 60° Tiểu mãn, grain full
  22,  // 1974-06-06T01:52:24 TT · 75° Mang chủng, grain in ear
  -169,  // 1974-06-21T18:38:21 TT · 90° Hạ chí, summer solstice
  266,  // 1974-07-07T12:11:50 TT · 105° Tiểu thử, minor heat
  -313,  // 1974-07-23T05:30:56 TT · 120° Đại thử, major heat
  87,  // 1974-08-07T21:57:55 TT · 135° Lập thu, autumn begins
  -754,  // 1974-08-23T12:29:25 TT · 150° Xử thử, end of heat
  -409,  // 1974-09-08T00:45:49 TT · 165° Bạch lộ, white dew
  -1314,  // 1974-09-23T09:59:10 TT · 180° Thu phân, autumn equinox
  -977,  // 1974-10-08T16:15:23 TT · 195° Hàn lộ, cold dew
  -1777,  // 1974-10-23T19:11:20 TT · 210° Sương giáng, frost descends
  -1368,  // 1974-11-07T19:18:43 TT · 225° Lập đông, winter begins
  -2018,  // 1974-11-22T16:39:11 TT · 240° Tiểu tuyết, minor snow
  -1508,  // 1974-12-07T12:05:22 TT · 255° Đại tuyết, major snow
  -2053,  // 1974-12-22T05:56:41 TT · 270° Đông chí, winter solstice
  -1478,  // 1975-01-05T23:18:16 TT · 285° Tiểu hàn, minor cold
  -1695,  // 1975-01-20T16:37:00 TT · 300° Đại hàn, major cold
  -1359,  // 1975-02-04T10:59:57 TT · 315° Lập xuân, spring begins
  -1502,  // 1975-02-19T06:50:28 TT · 330° Vũ thủy, rain water
  -1100,  // 1975-03-06T05:06:32 TT · 345° Kinh trập, insects awaken
  -1203,  // 1975-03-21T05:57:25 TT · 0° Xuân phân, spring equinox
  -716,  // 1975-04-05T10:02:15 TT · 15° Thanh minh, bright and clear
  -825,  // 1975-04-20T17:07:58 TT · 30° Cốc vũ, grain rain
  -266,  // 1975-05-06T03:27:56 TT · 45° Lập hạ, summer begins
  -433,  // 1975-05-21T16:24:25 TT · 60° Tiểu mãn, grain full
  119,  // 1975-06-06T07:42:46 TT · 75° Mang chủng, grain in ear
  -164,  // 1975-06-22T00:27:11 TT · 90° Hạ chí, summer solstice
  240,  // 1975-07-07T18:00:09 TT · 105° Tiểu thử, minor heat
  -144,  // 1975-07-23T11:22:30 TT · 120° Đại thử, major heat
  26,  // 1975-08-08T03:45:39 TT · 135° Lập thu, autumn begins
  -382,  // 1975-08-23T18:24:22 TT · 150° Xử thử, end of heat
  -440,  // 1975-09-08T06:34:03 TT · 165° Bạch lộ, white dew
  -832,  // 1975-09-23T15:55:57 TT · 180° Thu phân, autumn equinox
  -1056,  // 1975-10-08T22:02:49 TT · 195° Hàn lộ, cold dew
  -1376,  // 1975-10-24T01:06:46 TT · 210° Sương giáng, frost descends
  -1614,  // 1975-11-08T01:03:22 TT · 225° Lập đông, winter begins
  -1806,  // 1975-11-22T22:31:28 TT · 240° Tiểu tuyết, minor snow
  -1939,  // 1975-12-07T17:46:56 TT · 255° Đại tuyết, major snow
  -2000,  // 1975-12-22T11:46:19 TT · 270° Đông chí, winter solstice
  -2010,  // 1976-01-06T04:58:09 TT · 285° Tiểu hàn, minor cold
  -1688,  // 1976-01-20T22:25:52 TT · 300° Đại hàn, major cold
  -1867,  // 1976-02-04T16:40:14 TT · 315° Lập xuân, spring begins
  -1414,  // 1976-02-19T12:40:41 TT · 330° Vũ thủy, rain water
  -1484,  // 1976-03-05T10:48:53 TT · 345° Kinh trập, insects awaken
  -952,  // 1976-03-20T11:50:21 TT · 0° Xuân phân, spring equinox
  -942,  // 1976-04-04T15:47:14 TT · 15° Thanh minh, bright and clear
  -406,  // 1976-04-19T23:03:42 TT · 30° Cốc vũ, grain rain
  -355,  // 1976-05-05T09:15:12 TT · 45° Lập hạ, summer begins
  89,  // 1976-05-20T22:21:52 TT · 60° Tiểu mãn, grain full
  148,  // 1976-06-05T13:32:00 TT · 75° Mang chủng, grain in ear
  378,  // 1976-06-21T06:24:58 TT · 90° Hạ chí, summer solstice
  403,  // 1976-07-06T23:51:37 TT · 105° Tiểu thử, minor heat
  334,  // 1976-07-22T17:19:13 TT · 120° Đại thử, major heat
  310,  // 1976-08-07T09:39:08 TT · 135° Lập thu, autumn begins
  -27,  // 1976-08-23T00:19:02 TT · 150° Xử thử, end of heat
  -69,  // 1976-09-07T12:28:59 TT · 165° Bạch lộ, white dew
  -577,  // 1976-09-22T21:48:57 TT · 180° Thu phân, autumn equinox
  -621,  // 1976-10-08T03:58:49 TT · 195° Hàn lộ, cold dew
  -1179,  // 1976-10-23T06:58:48 TT · 210° Sương giáng, frost descends
  -1179,  // 1976-11-07T06:59:22 TT · 225° Lập đông, winter begins
  -1682,  // 1976-11-22T04:22:17 TT · 240° Tiểu tuyết, minor snow
  -1576,  // 1976-12-06T23:41:44 TT · 255° Đại tuyết, major snow
  -1949,  // 1976-12-21T17:35:55 TT · 270° Đông chí, winter solstice
  -1715,  // 1977-01-05T10:51:50 TT · 285° Tiểu hàn, minor cold
  -1653,  // 1977-01-20T04:15:13 TT · 300° Đại hàn, major cold
  -1555,  // 1977-02-03T22:34:12 TT · 315° Lập xuân, spring begins
  -1307,  // 1977-02-18T18:31:14 TT · 330° Vũ thủy, rain water
  -1047,  // 1977-03-05T16:44:56 TT · 345° Kinh trập, insects awaken
  -716,  // 1977-03-20T17:43:03 TT · 0° Xuân phân, spring equinox
  -310,  // 1977-04-04T21:46:32 TT · 15° Thanh minh, bright and clear
  -73,  // 1977-04-20T04:58:01 TT · 30° Cốc vũ, grain rain
  414,  // 1977-05-05T15:16:47 TT · 45° Lập hạ, summer begins
  360,  // 1977-05-21T04:15:09 TT · 60° Tiểu mãn, grain full
  872,  // 1977-06-05T19:32:50 TT · 75° Mang chủng, grain in ear
  427,  // 1977-06-21T12:14:33 TT · 90° Hạ chí, summer solstice
  901,  // 1977-07-07T05:48:41 TT · 105° Tiểu thử, minor heat
  121,  // 1977-07-22T23:04:26 TT · 120° Đại thử, major heat
  498,  // 1977-08-07T15:31:02 TT · 135° Lập thu, autumn begins
  -433,  // 1977-08-23T06:01:02 TT · 150° Xử thử, end of heat
  -145,  // 1977-09-07T18:16:29 TT · 165° Bạch lộ, white dew
  -1038,  // 1977-09-23T03:30:02 TT · 180° Thu phân, autumn equinox
  -792,  // 1977-10-08T09:44:44 TT · 195° Hàn lộ, cold dew
  -1545,  // 1977-10-23T12:41:28 TT · 210° Sương giáng, frost descends
  -1270,  // 1977-11-07T12:46:37 TT · 225° Lập đông, winter begins
  -1877,  // 1977-11-22T10:07:48 TT · 240° Tiểu tuyết, minor snow
  -1508,  // 1977-12-07T05:31:38 TT · 255° Đại tuyết, major snow
  -1993,  // 1977-12-21T23:23:57 TT · 270° Đông chí, winter solstice
  -1508,  // 1978-01-05T16:44:02 TT · 285° Tiểu hàn, minor cold
  -1603,  // 1978-01-20T10:04:48 TT · 300° Đại hàn, major cold
  -1265,  // 1978-02-04T04:27:47 TT · 315° Lập xuân, spring begins
  -1201,  // 1978-02-19T00:21:45 TT · 330° Vũ thủy, rain water
  -728,  // 1978-03-05T22:39:00 TT · 345° Kinh trập, insects awaken
  -563,  // 1978-03-20T23:34:21 TT · 0° Xuân phân, spring equinox
  -18,  // 1978-04-05T03:40:09 TT · 15° Thanh minh, bright and clear
  141,  // 1978-04-20T10:50:20 TT · 30° Cốc vũ, grain rain
  644,  // 1978-05-05T21:09:22 TT · 45° Lập hạ, summer begins
  680,  // 1978-05-21T10:09:14 TT · 60° Tiểu mãn, grain full
  1012,  // 1978-06-06T01:23:55 TT · 75° Mang chủng, grain in ear
  851,  // 1978-06-21T18:10:22 TT · 90° Hạ chí, summer solstice
  921,  // 1978-07-07T11:37:46 TT · 105° Tiểu thử, minor heat
  594,  // 1978-07-23T05:01:04 TT · 120° Đại thử, major heat
  419,  // 1978-08-07T21:18:28 TT · 135° Lập thu, autumn begins
  35,  // 1978-08-23T11:57:35 TT · 150° Xử thử, end of heat
  -267,  // 1978-09-08T00:03:12 TT · 165° Bạch lộ, white dew
  -592,  // 1978-09-23T09:26:13 TT · 180° Thu phân, autumn equinox
  -898,  // 1978-10-08T15:31:43 TT · 195° Hàn lộ, cold dew
  -1080,  // 1978-10-23T18:37:58 TT · 210° Sương giáng, frost descends
  -1301,  // 1978-11-07T18:34:51 TT · 225° Lập đông, winter begins
  -1344,  // 1978-11-22T16:05:26 TT · 240° Tiểu tuyết, minor snow
  -1480,  // 1978-12-07T11:20:51 TT · 255° Đại tuyết, major snow
  -1448,  // 1978-12-22T05:21:47 TT · 270° Đông chí, winter solstice
  -1533,  // 1979-01-05T22:32:22 TT · 285° Tiểu hàn, minor cold
  -1171,  // 1979-01-20T16:00:45 TT · 300° Đại hàn, major cold
  -1470,  // 1979-02-04T10:13:07 TT · 315° Lập xuân, spring begins
  -989,  // 1979-02-19T06:14:02 TT · 330° Vũ thủy, rain water
  -1166,  // 1979-03-06T04:20:27 TT · 345° Kinh trập, insects awaken
  -584,  // 1979-03-21T05:22:45 TT · 0° Xuân phân, spring equinox
  -626,  // 1979-04-05T09:18:46 TT · 15° Thanh minh, bright and clear
  -32,  // 1979-04-20T16:36:12 TT · 30° Cốc vũ, grain rain
  37,  // 1979-05-06T02:48:00 TT · 45° Lập hạ, summer begins
  481,  // 1979-05-21T15:54:40 TT · 60° Tiểu mãn, grain full
  613,  // 1979-06-06T07:06:01 TT · 75° Mang chủng, grain in ear
  724,  // 1979-06-21T23:57:00 TT · 90° Hạ chí, summer solstice
  857,  // 1979-07-07T17:25:27 TT · 105° Tiểu thử, minor heat
  567,  // 1979-07-23T10:49:22 TT · 120° Đại thử, major heat
  689,  // 1979-08-08T03:11:43 TT · 135° Lập thu, autumn begins
  108,  // 1979-08-23T17:47:33 TT · 150° Xử thử, end of heat
  252,  // 1979-09-08T06:00:36 TT · 165° Bạch lộ, white dew
  -457,  // 1979-09-23T15:17:13 TT · 180° Thu phân, autumn equinox
  -273,  // 1979-10-08T21:30:53 TT · 195° Hàn lộ, cold dew
  -963,  // 1979-10-24T00:28:40 TT · 210° Sương giáng, frost descends
  -700,  // 1979-11-08T00:33:37 TT · 225° Lập đông, winter begins
  -1299,  // 1979-11-22T21:54:56 TT · 240° Tiểu tuyết, minor snow
  -938,  // 1979-12-07T17:18:38 TT · 255° Đại tuyết, major snow
  -1445,  // 1979-12-22T11:10:35 TT · 270° Đông chí, winter solstice
  -1016,  // 1980-01-06T04:29:44 TT · 285° Tiểu hàn, minor cold
  -1174,  // 1980-01-20T21:49:27 TT · 300° Đại hàn, major cold
  -963,  // 1980-02-04T16:10:19 TT · 315° Lập xuân, spring begins
  -1006,  // 1980-02-19T12:02:30 TT · 330° Vũ thủy, rain water
  -677,  // 1980-03-05T10:17:21 TT · 345° Kinh trập, insects awaken
  -643,  // 1980-03-20T11:10:31 TT · 0° Xuân phân, spring equinox
  -144,  // 1980-04-04T15:15:33 TT · 15° Thanh minh, bright and clear
  -117,  // 1980-04-19T22:23:32 TT · 30° Cốc vũ, grain rain
  552,  // 1980-05-05T08:45:20 TT · 45° Lập hạ, summer begins
  449,  // 1980-05-20T21:42:53 TT · 60° Tiểu mãn, grain full
  1202,  // 1980-06-05T13:04:35 TT · 75° Mang chủng, grain in ear
  850,  // 1980-06-21T05:47:51 TT · 90° Hạ chí, summer solstice
  1492,  // 1980-07-06T23:24:47 TT · 105° Tiểu thử, minor heat
  850,  // 1980-07-22T16:42:50 TT · 120° Đại thử, major heat
  1223,  // 1980-08-07T09:09:22 TT · 135° Lập thu, autumn begins
  419,  // 1980-08-22T23:41:29 TT · 150° Xử thử, end of heat
  549,  // 1980-09-07T11:54:18 TT · 165° Bạch lộ, white dew
  -243,  // 1980-09-22T21:09:32 TT · 180° Thu phân, autumn equinox
  -245,  // 1980-10-08T03:20:06 TT · 195° Hàn lộ, cold dew
  -906,  // 1980-10-23T06:18:22 TT · 210° Sương giáng, frost descends
  -896,  // 1980-11-07T06:19:06 TT · 225° Lập đông, winter begins
  -1385,  // 1980-11-22T03:42:15 TT · 240° Tiểu tuyết, minor snow
  -1254,  // 1980-12-06T23:02:07 TT · 255° Đại tuyết, major snow
  -1589,  // 1980-12-21T16:56:56 TT · 270° Đông chí, winter solstice
  -1316,  // 1981-01-05T10:13:29 TT · 285° Tiểu hàn, minor cold
  -1256,  // 1981-01-20T03:36:50 TT · 300° Đại hàn, major cold
  -1132,  // 1981-02-03T21:56:15 TT · 315° Lập xuân, spring begins
  -931,  // 1981-02-18T17:52:30 TT · 330° Vũ thủy, rain water
  -684,  // 1981-03-05T16:05:59 TT · 345° Kinh trập, insects awaken
  -377,  // 1981-03-20T17:03:42 TT · 0° Xuân phân, spring equinox
  -48,  // 1981-04-04T21:05:54 TT · 15° Thanh minh, bright and clear
  310,  // 1981-04-20T04:19:24 TT · 30° Cốc vũ, grain rain
  646,  // 1981-05-05T14:35:39 TT · 45° Lập hạ, summer begins
  967,  // 1981-05-21T03:40:16 TT · 60° Tiểu mãn, grain full
  1212,  // 1981-06-05T18:53:30 TT · 75° Mang chủng, grain in ear
  1386,  // 1981-06-21T11:45:32 TT · 90° Hạ chí, summer solstice
  1443,  // 1981-07-07T05:12:43 TT · 105° Tiểu thử, minor heat
  1389,  // 1981-07-22T22:40:34 TT · 120° Đại thử, major heat
  1217,  // 1981-08-07T14:58:01 TT · 135° Lập thu, autumn begins
  946,  // 1981-08-23T05:39:01 TT · 150° Xử thử, end of heat
  611,  // 1981-09-07T17:44:05 TT · 165° Bạch lộ, white dew
  223,  // 1981-09-23T03:06:03 TT · 180° Thu phân, autumn equinox
  -152,  // 1981-10-08T09:10:24 TT · 195° Hàn lộ, cold dew
  -511,  // 1981-10-23T12:13:42 TT · 210° Sương giáng, frost descends
  -805,  // 1981-11-07T12:09:22 TT · 225° Lập đông, winter begins
  -1035,  // 1981-11-22T09:36:50 TT · 240° Tiểu tuyết, minor snow
  -1179,  // 1981-12-07T04:52:07 TT · 255° Đại tuyết, major snow
  -1246,  // 1981-12-21T22:51:24 TT · 270° Đông chí, winter solstice
  -1245,  // 1982-01-05T16:03:26 TT · 285° Tiểu hàn, minor cold
  -887,  // 1982-01-20T09:31:45 TT · 300° Đại hàn, major cold
  -1052,  // 1982-02-04T03:46:21 TT · 315° Lập xuân, spring begins
  -564,  // 1982-02-18T23:47:23 TT · 330° Vũ thủy, rain water
  -642,  // 1982-03-05T21:55:27 TT · 345° Kinh trập, insects awaken
  -123,  // 1982-03-20T22:56:42 TT · 0° Xuân phân, spring equinox
  -115,  // 1982-04-05T02:53:33 TT · 15° Thanh minh, bright and clear
  319,  // 1982-04-20T10:08:19 TT · 30° Cốc vũ, grain rain
  433,  // 1982-05-05T20:20:52 TT · 45° Lập hạ, summer begins
  651,  // 1982-05-21T09:23:46 TT · 60° Tiểu mãn, grain full
  882,  // 1982-06-06T00:36:46 TT · 75° Mang chủng, grain in ear
  760,  // 1982-06-21T17:23:52 TT · 90° Hạ chí, summer solstice
  1081,  // 1982-07-07T10:55:27 TT · 105° Tiểu thử, minor heat
  605,  // 1982-07-23T04:16:16 TT · 120° Đại thử, major heat
  967,  // 1982-08-07T20:42:37 TT · 135° Lập thu, autumn begins
  245,  // 1982-08-23T11:16:06 TT · 150° Xử thử, end of heat
  595,  // 1982-09-07T23:32:35 TT · 165° Bạch lộ, white dew
  -242,  // 1982-09-23T08:47:04 TT · 180° Thu phân, autumn equinox
  79,  // 1982-10-08T15:03:01 TT · 195° Hàn lộ, cold dew
  -740,  // 1982-10-23T17:58:39 TT · 210° Sương giáng, frost descends
  -395,  // 1982-11-07T18:04:58 TT · 225° Lập đông, winter begins
  -1120,  // 1982-11-22T15:24:11 TT · 240° Tiểu tuyết, minor snow
  -695,  // 1982-12-07T10:48:57 TT · 255° Đại tuyết, major snow
  -1315,  // 1982-12-22T04:39:01 TT · 270° Đông chí, winter solstice
  -801,  // 1983-01-05T21:59:35 TT · 285° Tiểu hàn, minor cold
  -1048,  // 1983-01-20T15:17:49 TT · 300° Đại hàn, major cold
  -723,  // 1983-02-04T09:40:35 TT · 315° Lập xuân, spring begins
  -845,  // 1983-02-19T05:31:27 TT · 330° Vũ thủy, rain water
  -409,  // 1983-03-06T03:48:05 TT · 345° Kinh trập, insects awaken
  -473,  // 1983-03-21T04:39:37 TT · 0° Xuân phân, spring equinox
  62,  // 1983-04-05T08:45:15 TT · 15° Thanh minh, bright and clear
  -43,  // 1983-04-20T15:51:02 TT · 30° Cốc vũ, grain rain
  559,  // 1983-05-06T02:11:43 TT · 45° Lập hạ, summer begins
  339,  // 1983-05-21T15:07:19 TT · 60° Tiểu mãn, grain full
  945,  // 1983-06-06T06:26:34 TT · 75° Mang chủng, grain in ear
  576,  // 1983-06-21T23:09:33 TT · 90° Hạ chí, summer solstice
  1076,  // 1983-07-07T16:44:07 TT · 105° Tiểu thử, minor heat
  604,  // 1983-07-23T10:05:00 TT · 120° Đại thử, major heat
  915,  // 1983-08-08T02:30:30 TT · 135° Lập thu, autumn begins
  456,  // 1983-08-23T17:08:22 TT · 150° Xử thử, end of heat
  571,  // 1983-09-08T05:20:56 TT · 165° Bạch lộ, white dew
  159,  // 1983-09-23T14:42:30 TT · 180° Thu phân, autumn equinox
  91,  // 1983-10-08T20:51:58 TT · 195° Hàn lộ, cold dew
  -274,  // 1983-10-23T23:55:10 TT · 210° Sương giáng, frost descends
  -432,  // 1983-11-07T23:53:06 TT · 225° Lập đông, winter begins
  -742,  // 1983-11-22T21:19:14 TT · 240° Tiểu tuyết, minor snow
  -883,  // 1983-12-07T16:34:34 TT · 255° Đại tuyết, major snow
  -1132,  // 1983-12-22T10:30:49 TT · 270° Đông chí, winter solstice
  -1196,  // 1984-01-06T03:41:45 TT · 285° Tiểu hàn, minor cold
  -1086,  // 1984-01-20T21:05:56 TT · 300° Đại hàn, major cold
  -1305,  // 1984-02-04T15:19:38 TT · 315° Lập xuân, spring begins
  -1031,  // 1984-02-19T11:17:06 TT · 330° Vũ thủy, rain water
  -1086,  // 1984-03-05T09:25:33 TT · 345° Kinh trập, insects awaken
  -662,  // 1984-03-20T10:25:13 TT · 0° Xuân phân, spring equinox
  -584,  // 1984-04-04T14:23:14 TT · 15° Thanh minh, bright and clear
  -91,  // 1984-04-19T21:38:59 TT · 30° Cốc vũ, grain rain
  42,  // 1984-05-05T07:51:51 TT · 45° Lập hạ, summer begins
  484,  // 1984-05-20T20:58:29 TT · 60° Tiểu mãn, grain full
  597,  // 1984-06-05T12:09:31 TT · 75° Mang chủng, grain in ear
  866,  // 1984-06-21T05:03:08 TT · 90° Hạ chí, summer solstice
  905,  // 1984-07-06T22:30:01 TT · 105° Tiểu thử, minor heat
  926,  // 1984-07-22T15:59:07 TT · 120° Đại thử, major heat
  887,  // 1984-08-07T08:18:47 TT · 135° Lập thu, autumn begins
  695,  // 1984-08-22T23:01:06 TT · 150° Xử thử, end of heat
  633,  // 1984-09-07T11:10:43 TT · 165° Bạch lộ, white dew
  311,  // 1984-09-22T20:33:47 TT · 180° Thu phân, autumn equinox
  256,  // 1984-10-08T02:43:28 TT · 195° Hàn lộ, cold dew
  -116,  // 1984-10-23T05:46:33 TT · 210° Sương giáng, frost descends
  -157,  // 1984-11-07T05:46:26 TT · 225° Lập đông, winter begins
  -529,  // 1984-11-22T03:11:32 TT · 240° Tiểu tuyết, minor snow
  -545,  // 1984-12-06T22:28:57 TT · 255° Đại tuyết, major snow
  -883,  // 1984-12-21T16:23:43 TT · 270° Đông chí, winter solstice
  -867,  // 1985-01-05T09:35:59 TT · 285° Tiểu hàn, minor cold
  -859,  // 1985-01-20T02:58:28 TT · 300° Đại hàn, major cold
  -1046,  // 1985-02-03T21:12:42 TT · 315° Lập xuân, spring begins
  -885,  // 1985-02-18T17:08:17 TT · 330° Vũ thủy, rain water
  -908,  // 1985-03-05T15:17:16 TT · 345° Kinh trập, insects awaken
  -622,  // 1985-03-20T16:14:38 TT · 0° Xuân phân, spring equinox
  -434,  // 1985-04-04T20:14:29 TT · 15° Thanh minh, bright and clear
  -154,  // 1985-04-20T03:26:41 TT · 30° Cốc vũ, grain rain
  212,  // 1985-05-05T13:43:26 TT · 45° Lập hạ, summer begins
  279,  // 1985-05-21T02:43:49 TT · 60° Tiểu mãn, grain full
  751,  // 1985-06-05T18:00:50 TT · 75° Mang chủng, grain in ear
  455,  // 1985-06-21T10:45:02 TT · 90° Hạ chí, summer solstice
  949,  // 1985-07-07T04:19:30 TT · 105° Tiểu thử, minor heat
  295,  // 1985-07-22T21:37:21 TT · 120° Đại thử, major heat
  746,  // 1985-08-07T14:05:11 TT · 135° Lập thu, autumn begins
  -101,  // 1985-08-23T04:36:35 TT · 150° Xử thử, end of heat
  301,  // 1985-09-07T16:53:56 TT · 165° Bạch lộ, white dew
  -540,  // 1985-09-23T02:08:21 TT · 180° Thu phân, autumn equinox
  -149,  // 1985-10-08T08:25:28 TT · 195° Hàn lộ, cold dew
  -868,  // 1985-10-23T11:22:46 TT · 210° Sương giáng, frost descends
  -445,  // 1985-11-07T11:30:23 TT · 225° Lập đông, winter begins
  -1046,  // 1985-11-22T08:51:40 TT · 240° Tiểu tuyết, minor snow
  -572,  // 1985-12-07T04:17:15 TT · 255° Đại tuyết, major snow
  -1117,  // 1985-12-21T22:08:34 TT · 270° Đông chí, winter solstice
  -615,  // 1986-01-05T15:28:56 TT · 285° Tiểu hàn, minor cold
  -866,  // 1986-01-20T08:47:06 TT · 300° Đại hàn, major cold
  -617,  // 1986-02-04T03:08:36 TT · 315° Lập xuân, spring begins
  -802,  // 1986-02-18T22:58:25 TT · 330° Vũ thủy, rain water
  -486,  // 1986-03-05T21:13:03 TT · 345° Kinh trập, insects awaken
  -609,  // 1986-03-20T22:03:36 TT · 0° Xuân phân, spring equinox
  -206,  // 1986-04-05T02:07:02 TT · 15° Thanh minh, bright and clear
  -297,  // 1986-04-20T09:13:03 TT · 30° Cốc vũ, grain rain
  172,  // 1986-05-05T19:31:31 TT · 45° Lập hạ, summer begins
  54,  // 1986-05-21T08:28:49 TT · 60° Tiểu mãn, grain full
  494,  // 1986-06-05T23:45:18 TT · 75° Mang chủng, grain in ear
  281,  // 1986-06-21T16:30:53 TT · 90° Hạ chí, summer solstice
  555,  // 1986-07-07T10:01:41 TT · 105° Tiểu thử, minor heat
  247,  // 1986-07-23T03:25:18 TT · 120° Đại thử, major heat
  302,  // 1986-08-07T19:46:32 TT · 135° Lập thu, autumn begins
  -19,  // 1986-08-23T10:26:42 TT · 150° Xử thử, end of heat
  -128,  // 1986-09-07T22:35:32 TT · 165° Bạch lộ, white dew
  -379,  // 1986-09-23T07:59:47 TT · 180° Thu phân, autumn equinox
  -542,  // 1986-10-08T14:07:40 TT · 195° Hàn lộ, cold dew
  -653,  // 1986-10-23T17:15:06 TT · 210° Sương giáng, frost descends
  -768,  // 1986-11-07T17:13:45 TT · 225° Lập đông, winter begins
  -755,  // 1986-11-22T14:45:16 TT · 240° Tiểu tuyết, minor snow
  -821,  // 1986-12-07T10:01:51 TT · 255° Đại tuyết, major snow
  -773,  // 1986-12-22T04:03:03 TT · 270° Đông chí, winter solstice
  -842,  // 1987-01-05T21:13:55 TT · 285° Tiểu hàn, minor cold
  -540,  // 1987-01-20T14:41:18 TT · 300° Đại hàn, major cold
  -904,  // 1987-02-04T08:52:35 TT · 315° Lập xuân, spring begins
  -582,  // 1987-02-19T04:50:51 TT · 330° Vũ thủy, rain water
  -923,  // 1987-03-06T02:54:32 TT · 345° Kinh trập, insects awaken
  -578,  // 1987-03-21T03:52:53 TT · 0° Xuân phân, spring equinox
  -852,  // 1987-04-05T07:45:02 TT · 15° Thanh minh, bright and clear
  -499,  // 1987-04-20T14:58:27 TT · 30° Cốc vũ, grain rain
  -655,  // 1987-05-06T01:06:30 TT · 45° Lập hạ, summer begins
  -345,  // 1987-05-21T14:10:56 TT · 60° Tiểu mãn, grain full
  -357,  // 1987-06-06T05:19:53 TT · 75° Mang chủng, grain in ear
  -198,  // 1987-06-21T22:11:40 TT · 90° Hạ chí, summer solstice
  -97,  // 1987-07-07T15:39:35 TT · 105° Tiểu thử, minor heat
  -179,  // 1987-07-23T09:06:58 TT · 120° Đại thử, major heat
  -6,  // 1987-08-08T01:30:10 TT · 135° Lập thu, autumn begins
  -301,  // 1987-08-23T16:10:46 TT · 150° Xử thử, end of heat
  -83,  // 1987-09-08T04:25:03 TT · 165° Bạch lộ, white dew
  -521,  // 1987-09-23T13:46:11 TT · 180° Thu phân, autumn equinox
  -293,  // 1987-10-08T20:00:35 TT · 195° Hàn lộ, cold dew
  -778,  // 1987-10-23T23:01:47 TT · 210° Sương giáng, frost descends
  -524,  // 1987-11-07T23:06:35 TT · 225° Lập đông, winter begins
  -979,  // 1987-11-22T20:30:18 TT · 240° Tiểu tuyết, minor snow
  -670,  // 1987-12-07T15:53:08 TT · 255° Đại tuyết, major snow
  -1074,  // 1987-12-22T09:46:48 TT · 270° Đông chí, winter solstice
  -736,  // 1988-01-06T03:04:26 TT · 285° Tiểu hàn, minor cold
  -830,  // 1988-01-20T20:25:13 TT · 300° Đại hàn, major cold
  -759,  // 1988-02-04T14:43:45 TT · 315° Lập xuân, spring begins
  -795,  // 1988-02-19T10:36:03 TT · 330° Vũ thủy, rain water
  -672,  // 1988-03-05T08:47:28 TT · 345° Kinh trập, insects awaken
  -704,  // 1988-03-20T09:39:32 TT · 0° Xuân phân, spring equinox
  -479,  // 1988-04-04T13:40:00 TT · 15° Thanh minh, bright and clear
  -589,  // 1988-04-19T20:45:42 TT · 30° Cốc vũ, grain rain
  -211,  // 1988-05-05T07:02:39 TT · 45° Lập hạ, summer begins
  -470,  // 1988-05-20T19:57:36 TT · 60° Tiểu mãn, grain full
  74,  // 1988-06-05T11:15:49 TT · 75° Mang chủng, grain in ear
  -376,  // 1988-06-21T03:57:27 TT · 90° Hạ chí, summer solstice
  233,  // 1988-07-06T21:33:50 TT · 105° Tiểu thử, minor heat
  -400,  // 1988-07-22T14:52:02 TT · 120° Đại thử, major heat
  131,  // 1988-08-07T07:21:12 TT · 135° Lập thu, autumn begins
  -574,  // 1988-08-22T21:54:58 TT · 150° Xử thử, end of heat
  -164,  // 1988-09-07T10:12:27 TT · 165° Bạch lộ, white dew
  -831,  // 1988-09-22T19:29:46 TT · 180° Thu phân, autumn equinox
  -528,  // 1988-10-08T01:45:25 TT · 195° Hàn lộ, cold dew
  -1109,  // 1988-10-23T04:45:01 TT · 210° Sương giáng, frost descends
  -854,  // 1988-11-07T04:49:50 TT · 225° Lập đông, winter begins
  -1347,  // 1988-11-22T02:12:55 TT · 240° Tiểu tuyết, minor snow
  -1059,  // 1988-12-06T21:35:24 TT · 255° Đại tuyết, major snow
  -1478,  // 1988-12-21T15:28:49 TT · 270° Đông chí, winter solstice
  -1115,  // 1989-01-05T08:46:52 TT · 285° Tiểu hàn, minor cold
  -1193,  // 1989-01-20T02:07:55 TT · 300° Đại hàn, major cold
  -1023,  // 1989-02-03T20:28:06 TT · 315° Lập xuân, spring begins
  -997,  // 1989-02-18T16:21:26 TT · 330° Vũ thủy, rain water
  -740,  // 1989-03-05T14:35:05 TT · 345° Kinh trập, insects awaken
  -650,  // 1989-03-20T15:29:11 TT · 0° Xuân phân, spring equinox
  -353,  // 1989-04-04T19:30:51 TT · 15° Thanh minh, bright and clear
  -265,  // 1989-04-20T02:39:51 TT · 30° Cốc vũ, grain rain
  -3,  // 1989-05-05T12:54:52 TT · 45° Lập hạ, summer begins
  17,  // 1989-05-21T01:54:28 TT · 60° Tiểu mãn, grain full
  170,  // 1989-06-05T17:06:10 TT · 75° Mang chủng, grain in ear
  89,  // 1989-06-21T09:53:57 TT · 90° Hạ chí, summer solstice
  100,  // 1989-07-07T03:20:22 TT · 105° Tiểu thử, minor heat
  -62,  // 1989-07-22T20:46:25 TT · 120° Đại thử, major heat
  -176,  // 1989-08-07T13:04:50 TT · 135° Lập thu, autumn begins
  -368,  // 1989-08-23T03:47:09 TT · 150° Xử thử, end of heat
  -545,  // 1989-09-07T15:54:51 TT · 165° Bạch lộ, white dew
  -710,  // 1989-09-23T01:20:32 TT · 180° Thu phân, autumn equinox
  -882,  // 1989-10-08T07:28:16 TT · 195° Hàn lộ, cold dew
  -971,  // 1989-10-23T10:36:04 TT · 210° Sương giáng, frost descends
  -1100,  // 1989-11-07T10:34:29 TT · 225° Lập đông, winter begins
  -1114,  // 1989-11-22T08:05:33 TT · 240° Tiểu tuyết, minor snow
  -1194,  // 1989-12-07T03:21:54 TT · 255° Đại tuyết, major snow
  -1155,  // 1989-12-21T21:22:57 TT · 270° Đông chí, winter solstice
  -1201,  // 1990-01-05T14:34:11 TT · 285° Tiểu hàn, minor cold
  -843,  // 1990-01-20T08:02:30 TT · 300° Đại hàn, major cold
  -1137,  // 1990-02-04T02:14:57 TT · 315° Lập xuân, spring begins
  -710,  // 1990-02-18T22:14:58 TT · 330° Vũ thủy, rain water
  -956,  // 1990-03-05T20:20:14 TT · 345° Kinh trập, insects awaken
  -514,  // 1990-03-20T21:20:12 TT · 0° Xuân phân, spring equinox
  -697,  // 1990-04-05T01:13:52 TT · 15° Thanh minh, bright and clear
  -332,  // 1990-04-20T08:27:29 TT · 30° Cốc vũ, grain rain
  -437,  // 1990-05-05T18:36:23 TT · 45° Lập hạ, summer begins
  -275,  // 1990-05-21T07:38:21 TT · 60° Tiểu mãn, grain full
  -290,  // 1990-06-05T22:47:15 TT · 75° Mang chủng, grain in ear
  -449,  // 1990-06-21T15:33:44 TT · 90° Hạ chí, summer solstice
  -361,  // 1990-07-07T09:01:26 TT · 105° Tiểu thử, minor heat
  -824,  // 1990-07-23T02:22:28 TT · 120° Đại thử, major heat
  -602,  // 1990-08-07T18:46:29 TT · 135° Lập thu, autumn begins
  -1215,  // 1990-08-23T09:21:47 TT · 150° Xử thử, end of heat
  -856,  // 1990-09-07T21:38:25 TT · 165° Bạch lộ, white dew
  -1480,  // 1990-09-23T06:56:27 TT · 180° Thu phân, autumn equinox
  -1018,  // 1990-10-08T13:14:45 TT · 195° Hàn lộ, cold dew
  -1566,  // 1990-10-23T16:14:54 TT · 210° Sương giáng, frost descends
  -1028,  // 1990-11-07T16:24:26 TT · 225° Lập đông, winter begins
  -1500,  // 1990-11-22T13:47:52 TT · 240° Tiểu tuyết, minor snow
  -926,  // 1990-12-07T09:15:07 TT · 255° Đại tuyết, major snow
  -1381,  // 1990-12-22T03:07:56 TT · 270° Đông chí, winter solstice
  -833,  // 1991-01-05T20:29:05 TT · 285° Tiểu hàn, minor cold
  -1036,  // 1991-01-20T13:48:03 TT · 300° Đại hàn, major cold
  -798,  // 1991-02-04T08:09:22 TT · 315° Lập xuân, spring begins
  -977,  // 1991-02-19T03:59:17 TT · 330° Vũ thủy, rain water
  -704,  // 1991-03-06T02:13:12 TT · 345° Kinh trập, insects awaken
  -879,  // 1991-03-21T03:02:53 TT · 0° Xuân phân, spring equinox
  -515,  // 1991-04-05T07:05:40 TT · 15° Thanh minh, bright and clear
  -747,  // 1991-04-20T14:09:20 TT · 30° Cốc vũ, grain rain
  -275,  // 1991-05-06T00:27:51 TT · 45° Lập hạ, summer begins
  -629,  // 1991-05-21T13:21:13 TT · 60° Tiểu mãn, grain full
  -95,  // 1991-06-06T04:39:16 TT · 75° Mang chủng, grain in ear
  -615,  // 1991-06-21T21:19:44 TT · 90° Hạ chí, summer solstice
  -135,  // 1991-07-07T14:53:58 TT · 105° Tiểu thử, minor heat
  -773,  // 1991-07-23T08:12:05 TT · 120° Đại thử, major heat
  -423,  // 1991-08-08T00:38:14 TT · 135° Lập thu, autumn begins
  -1020,  // 1991-08-23T15:13:48 TT · 150° Xử thử, end of heat
  -788,  // 1991-09-08T03:28:19 TT · 165° Bạch lộ, white dew
  -1250,  // 1991-09-23T12:49:03 TT · 180° Thu phân, autumn equinox
  -1104,  // 1991-10-08T19:02:05 TT · 195° Hàn lộ, cold dew
  -1418,  // 1991-10-23T22:06:08 TT · 210° Sương giáng, frost descends
  -1291,  // 1991-11-07T22:08:49 TT · 225° Lập đông, winter begins
  -1495,  // 1991-11-22T19:36:43 TT · 240° Tiểu tuyết, minor snow
  -1340,  // 1991-12-07T14:56:59 TT · 255° Đại tuyết, major snow
  -1507,  // 1991-12-22T08:54:36 TT · 270° Đông chí, winter solstice
  -1334,  // 1992-01-06T02:09:29 TT · 285° Tiểu hàn, minor cold
  -1237,  // 1992-01-20T19:33:27 TT · 300° Đại hàn, major cold
  -1331,  // 1992-02-04T13:49:14 TT · 315° Lập xuân, spring begins
  -1192,  // 1992-02-19T09:44:27 TT · 330° Vũ thủy, rain water
  -1236,  // 1992-03-05T07:53:05 TT · 345° Kinh trập, insects awaken
  -1036,  // 1992-03-20T08:49:01 TT · 0° Xuân phân, spring equinox
  -1014,  // 1992-04-04T12:46:06 TT · 15° Thanh minh, bright and clear
  -761,  // 1992-04-19T19:57:51 TT · 30° Cốc vũ, grain rain
  -693,  // 1992-05-05T06:09:38 TT · 45° Lập hạ, summer begins
  -441,  // 1992-05-20T19:13:06 TT · 60° Tiểu mãn, grain full
  -378,  // 1992-06-05T10:23:18 TT · 75° Mang chủng, grain in ear
  -217,  // 1992-06-21T03:15:07 TT · 90° Hạ chí, summer solstice
  -224,  // 1992-07-06T20:41:14 TT · 105° Tiểu thử, minor heat
  -234,  // 1992-07-22T14:09:49 TT · 120° Đại thử, major heat
  -340,  // 1992-08-07T06:28:22 TT · 135° Lập thu, autumn begins
  -507,  // 1992-08-22T21:11:06 TT · 150° Xử thử, end of heat
  -654,  // 1992-09-07T09:19:18 TT · 165° Bạch lộ, white dew
  -893,  // 1992-09-22T18:43:45 TT · 180° Thu phân, autumn equinox
  -1008,  // 1992-10-08T00:52:26 TT · 195° Hàn lộ, cold dew
  -1225,  // 1992-10-23T03:58:06 TT · 210° Sương giáng, frost descends
  -1265,  // 1992-11-07T03:58:00 TT · 225° Lập đông, winter begins
  -1413,  // 1992-11-22T01:26:50 TT · 240° Tiểu tuyết, minor snow
  -1373,  // 1992-12-06T20:45:11 TT · 255° Đại tuyết, major snow
  -1455,  // 1992-12-21T14:44:13 TT · 270° Đông chí, winter solstice
  -1378,  // 1993-01-05T07:57:30 TT · 285° Tiểu hàn, minor cold
  -1141,  // 1993-01-20T01:23:48 TT · 300° Đại hàn, major cold
  -1322,  // 1993-02-03T19:38:08 TT · 315° Lập xuân, spring begins
  -1015,  // 1993-02-18T15:36:09 TT · 330° Vũ thủy, rain water
  -1135,  // 1993-03-05T13:43:31 TT · 345° Kinh trập, insects awaken
  -805,  // 1993-03-20T14:41:37 TT · 0° Xuân phân, spring equinox
  -816,  // 1993-04-04T18:38:09 TT · 15° Thanh minh, bright and clear
  -558,  // 1993-04-20T01:49:59 TT · 30° Cốc vũ, grain rain
  -435,  // 1993-05-05T12:02:41 TT · 45° Lập hạ, summer begins
  -390,  // 1993-05-21T01:02:42 TT · 60° Tiểu mãn, grain full
  -128,  // 1993-06-05T16:16:13 TT · 75° Mang chủng, grain in ear
  -406,  // 1993-06-21T09:00:43 TT · 90° Hạ chí, summer solstice
  -41,  // 1993-07-07T02:33:02 TT · 105° Tiểu thử, minor heat
  -639,  // 1993-07-22T19:51:49 TT · 120° Đại thử, major heat
  -229,  // 1993-08-07T12:18:58 TT · 135° Lập thu, autumn begins
  -1021,  // 1993-08-23T02:51:17 TT · 150° Xử thử, end of heat
  -610,  // 1993-09-07T15:08:47 TT · 165° Bạch lộ, white dew
  -1435,  // 1993-09-23T00:23:28 TT · 180° Thu phân, autumn equinox
  -1017,  // 1993-10-08T06:41:02 TT · 195° Hàn lộ, cold dew
  -1749,  // 1993-10-23T09:38:07 TT · 210° Sương giáng, frost descends
  -1277,  // 1993-11-07T09:46:33 TT · 225° Lập đông, winter begins
  -1878,  // 1993-11-22T07:07:50 TT · 240° Tiểu tuyết, minor snow
  -1320,  // 1993-12-07T02:34:49 TT · 255° Đại tuyết, major snow
  -1825,  // 1993-12-21T20:26:48 TT · 270° Đông chí, winter solstice
  -1207,  // 1994-01-05T13:49:06 TT · 285° Tiểu hàn, minor cold
  -1390,  // 1994-01-20T07:08:24 TT · 300° Đại hàn, major cold
  -1020,  // 1994-02-04T01:31:55 TT · 315° Lập xuân, spring begins
  -1151,  // 1994-02-18T21:22:38 TT · 330° Vũ thủy, rain water
  -751,  // 1994-03-05T19:38:40 TT · 345° Kinh trập, insects awaken
  -887,  // 1994-03-20T20:29:00 TT · 0° Xuân phân, spring equinox
  -463,  // 1994-04-05T00:32:47 TT · 15° Thanh minh, bright and clear
  -662,  // 1994-04-20T07:37:00 TT · 30° Cốc vũ, grain rain
  -216,  // 1994-05-05T17:55:05 TT · 45° Lập hạ, summer begins
  -509,  // 1994-05-21T06:49:28 TT · 60° Tiểu mãn, grain full
  -74,  // 1994-06-05T22:05:52 TT · 75° Mang chủng, grain in ear
  -462,  // 1994-06-21T14:48:32 TT · 90° Hạ chí, summer solstice
  -126,  // 1994-07-07T08:20:22 TT · 105° Tiểu thử, minor heat
  -553,  // 1994-07-23T01:42:00 TT · 120° Đại thử, major heat
  -371,  // 1994-08-07T18:05:21 TT · 135° Lập thu, autumn begins
  -738,  // 1994-08-23T08:44:45 TT · 150° Xử thử, end of heat
  -695,  // 1994-09-07T20:56:07 TT · 165° Bạch lộ, white dew
  -955,  // 1994-09-23T06:20:13 TT · 180° Thu phân, autumn equinox
  -1000,  // 1994-10-08T12:30:04 TT · 195° Hàn lộ, cold dew
  -1139,  // 1994-10-23T15:37:02 TT · 210° Sương giáng, frost descends
  -1198,  // 1994-11-07T15:36:37 TT · 225° Lập đông, winter begins
  -1254,  // 1994-11-22T13:06:59 TT · 240° Tiểu tuyết, minor snow
  -1300,  // 1994-12-07T08:23:54 TT · 255° Đại tuyết, major snow
  -1335,  // 1994-12-22T02:23:43 TT · 270° Đông chí, winter solstice
  -1372,  // 1995-01-05T19:35:06 TT · 285° Tiểu hàn, minor cold
  -1132,  // 1995-01-20T13:01:27 TT · 300° Đại hàn, major cold
  -1429,  // 1995-02-04T07:13:51 TT · 315° Lập xuân, spring begins
  -1131,  // 1995-02-19T03:11:43 TT · 330° Vũ thủy, rain water
  -1372,  // 1995-03-06T01:17:04 TT · 345° Kinh trập, insects awaken
  -1026,  // 1995-03-21T02:15:26 TT · 0° Xuân phân, spring equinox
  -1208,  // 1995-04-05T06:09:07 TT · 15° Thanh minh, bright and clear
  -858,  // 1995-04-20T13:22:29 TT · 30° Cốc vũ, grain rain
  -982,  // 1995-05-05T23:31:04 TT · 45° Lập hạ, summer begins
  -689,  // 1995-05-21T12:35:13 TT · 60° Tiểu mãn, grain full
  -741,  // 1995-06-06T03:43:30 TT · 75° Mang chủng, grain in ear
  -576,  // 1995-06-21T20:35:23 TT · 90° Hạ chí, summer solstice
  -553,  // 1995-07-07T14:02:00 TT · 105° Tiểu thử, minor heat
  -557,  // 1995-07-23T07:30:41 TT · 120° Đại thử, major heat
  -452,  // 1995-08-07T23:52:45 TT · 135° Lập thu, autumn begins
  -597,  // 1995-08-23T14:35:51 TT · 150° Xử thử, end of heat
  -412,  // 1995-09-08T02:49:35 TT · 165° Bạch lộ, white dew
  -653,  // 1995-09-23T12:14:00 TT · 180° Thu phân, autumn equinox
  -435,  // 1995-10-08T18:28:14 TT · 195° Hàn lộ, cold dew
  -734,  // 1995-10-23T21:32:32 TT · 210° Sương giáng, frost descends
  -523,  // 1995-11-07T21:36:37 TT · 225° Lập đông, winter begins
  -854,  // 1995-11-22T19:02:24 TT · 240° Tiểu tuyết, minor snow
  -662,  // 1995-12-07T14:23:17 TT · 255° Đại tuyết, major snow
  -1014,  // 1995-12-22T08:17:49 TT · 270° Đông chí, winter solstice
  -856,  // 1996-01-06T01:32:28 TT · 285° Tiểu hàn, minor cold
  -934,  // 1996-01-20T18:53:31 TT · 300° Đại hàn, major cold
  -1052,  // 1996-02-04T13:08:54 TT · 315° Lập xuân, spring begins
  -1056,  // 1996-02-19T09:01:44 TT · 330° Vũ thủy, rain water
  -1083,  // 1996-03-05T07:10:39 TT · 345° Kinh trập, insects awaken
  -1032,  // 1996-03-20T08:04:06 TT · 0° Xuân phân, spring equinox
  -900,  // 1996-04-04T12:03:01 TT · 15° Thanh minh, bright and clear
  -878,  // 1996-04-19T19:10:55 TT · 30° Cốc vũ, grain rain
  -550,  // 1996-05-05T05:27:02 TT · 45° Lập hạ, summer begins
  -680,  // 1996-05-20T18:24:08 TT · 60° Tiểu mãn, grain full
  -168,  // 1996-06-05T09:41:49 TT · 75° Mang chủng, grain in ear
  -539,  // 1996-06-21T02:24:46 TT · 90° Hạ chí, summer solstice
  62,  // 1996-07-06T20:01:01 TT · 105° Tiểu thử, minor heat
  -541,  // 1996-07-22T13:19:43 TT · 120° Đại thử, major heat
  46,  // 1996-08-07T05:49:49 TT · 135° Lập thu, autumn begins
  -643,  // 1996-08-22T20:23:51 TT · 150° Xử thử, end of heat
  -107,  // 1996-09-07T08:43:26 TT · 165° Bạch lộ, white dew
  -751,  // 1996-09-22T18:01:08 TT · 180° Thu phân, autumn equinox
  -272,  // 1996-10-08T00:19:43 TT · 195° Hàn lộ, cold dew
  -828,  // 1996-10-23T03:19:44 TT · 210° Sương giáng, frost descends
  -391,  // 1996-11-07T03:27:35 TT · 225° Lập đông, winter begins
  -897,  // 1996-11-22T00:50:27 TT · 240° Tiểu tuyết, minor snow
  -482,  // 1996-12-06T20:15:03 TT · 255° Đại tuyết, major snow
  -994,  // 1996-12-21T14:06:55 TT · 270° Đông chí, winter solstice
  -599,  // 1997-01-05T07:25:30 TT · 285° Tiểu hàn, minor cold
  -858,  // 1997-01-20T00:43:32 TT · 300° Đại hàn, major cold
  -732,  // 1997-02-03T19:02:59 TT · 315° Lập xuân, spring begins
  -935,  // 1997-02-18T14:52:30 TT · 330° Vũ thủy, rain water
  -737,  // 1997-03-05T13:05:10 TT · 345° Kinh trập, insects awaken
  -861,  // 1997-03-20T13:55:42 TT · 0° Xuân phân, spring equinox
  -567,  // 1997-04-04T17:57:19 TT · 15° Thanh minh, bright and clear
  -627,  // 1997-04-20T01:03:51 TT · 30° Cốc vũ, grain rain
  -268,  // 1997-05-05T11:20:29 TT · 45° Lập hạ, summer begins
  -318,  // 1997-05-21T00:18:55 TT · 60° Tiểu mãn, grain full
  12,  // 1997-06-05T15:33:34 TT · 75° Mang chủng, grain in ear
  -92,  // 1997-06-21T08:20:58 TT · 90° Hạ chí, summer solstice
  102,  // 1997-07-07T01:50:26 TT · 105° Tiểu thử, minor heat
  -60,  // 1997-07-22T19:16:29 TT · 120° Đại thử, major heat
  -27,  // 1997-08-07T11:37:21 TT · 135° Lập thu, autumn begins
  -186,  // 1997-08-23T02:20:13 TT · 150° Xử thử, end of heat
  -247,  // 1997-09-07T14:29:51 TT · 165° Bạch lộ, white dew
  -335,  // 1997-09-22T23:56:49 TT · 180° Thu phân, autumn equinox
  -407,  // 1997-10-08T06:06:13 TT · 195° Hàn lộ, cold dew
  -389,  // 1997-10-23T09:15:48 TT · 210° Sương giáng, frost descends
  -430,  // 1997-11-07T09:15:41 TT · 225° Lập đông, winter begins
  -333,  // 1997-11-22T06:48:36 TT · 240° Tiểu tuyết, minor snow
  -355,  // 1997-12-07T02:05:55 TT · 255° Đại tuyết, major snow
  -249,  // 1997-12-21T20:08:05 TT · 270° Đông chí, winter solstice
  -303,  // 1998-01-05T13:19:11 TT · 285° Tiểu hàn, minor cold
  32,  // 1998-01-20T06:47:07 TT · 300° Đại hàn, major cold
  -362,  // 1998-02-04T00:57:54 TT · 315° Lập xuân, spring begins
  -55,  // 1998-02-18T20:55:55 TT · 330° Vũ thủy, rain water
  -475,  // 1998-03-05T18:58:17 TT · 345° Kinh trập, insects awaken
  -193,  // 1998-03-20T19:55:35 TT · 0° Xuân phân, spring equinox
  -571,  // 1998-04-04T23:46:00 TT · 15° Thanh minh, bright and clear
  -316,  // 1998-04-20T06:57:47 TT · 30° Cốc vũ, grain rain
  -569,  // 1998-05-05T17:04:13 TT · 45° Lập hạ, summer begins
  -389,  // 1998-05-21T06:06:29 TT · 60° Tiểu mãn, grain full
  -461,  // 1998-06-05T21:14:26 TT · 75° Mang chủng, grain in ear
  -458,  // 1998-06-21T14:03:37 TT · 90° Hạ chí, summer solstice
  -361,  // 1998-07-07T07:31:28 TT · 105° Tiểu thử, minor heat
  -589,  // 1998-07-23T00:56:25 TT · 120° Đại thử, major heat
  -341,  // 1998-08-07T17:20:52 TT · 135° Lập thu, autumn begins
  -724,  // 1998-08-23T08:00:00 TT · 150° Xử thử, end of heat
  -346,  // 1998-09-07T20:16:57 TT · 165° Bạch lộ, white dew
  -774,  // 1998-09-23T05:38:15 TT · 180° Thu phân, autumn equinox
  -298,  // 1998-10-08T11:56:47 TT · 195° Hàn lộ, cold dew
  -683,  // 1998-10-23T14:59:39 TT · 210° Sương giáng, frost descends
  -130,  // 1998-11-07T15:09:26 TT · 225° Lập đông, winter begins
  -458,  // 1998-11-22T12:35:16 TT · 240° Tiểu tuyết, minor snow
  124,  // 1998-12-07T08:02:39 TT · 255° Đại tuyết, major snow
  -208,  // 1998-12-22T01:57:31 TT · 270° Đông chí, winter solstice
  313,  // 1999-01-05T19:18:12 TT · 285° Tiểu hàn, minor cold
  184,  // 1999-01-20T12:38:24 TT · 300° Đại hàn, major cold
  325,  // 1999-02-04T06:58:06 TT · 315° Lập xuân, spring begins
  138,  // 1999-02-19T02:47:53 TT · 330° Vũ thủy, rain water
  228,  // 1999-03-06T00:58:45 TT · 345° Kinh trập, insects awaken
  -40,  // 1999-03-21T01:46:53 TT · 0° Xuân phân, spring equinox
  84,  // 1999-04-05T05:45:40 TT · 15° Thanh minh, bright and clear
  -285,  // 1999-04-20T12:47:03 TT · 30° Cốc vũ, grain rain
  -24,  // 1999-05-05T23:02:03 TT · 45° Lập hạ, summer begins
  -494,  // 1999-05-21T11:53:29 TT · 60° Tiểu mãn, grain full
  -41,  // 1999-06-06T03:10:11 TT · 75° Mang chủng, grain in ear
  -590,  // 1999-06-21T19:50:10 TT · 90° Hạ chí, summer solstice
  -12,  // 1999-07-07T13:26:02 TT · 105° Tiểu thử, minor heat
  -589,  // 1999-07-23T06:45:10 TT · 120° Đại thử, major heat
  -7,  // 1999-08-07T23:15:11 TT · 135° Lập thu, autumn begins
  -521,  // 1999-08-23T13:52:08 TT · 150° Xử thử, end of heat
  -25,  // 1999-09-08T02:11:03 TT · 165° Bạch lộ, white dew
  -440,  // 1999-09-23T11:32:34 TT · 180° Thu phân, autumn equinox
  -64,  // 1999-10-08T17:49:26 TT · 195° Hàn lộ, cold dew
  -390,  // 1999-10-23T20:53:17 TT · 210° Sương giáng, frost descends
  -85,  // 1999-11-07T20:58:56 TT · 225° Lập đông, winter begins
  -345,  // 1999-11-22T18:25:54 TT · 240° Tiểu tuyết, minor snow
  -48,  // 1999-12-07T13:48:32 TT · 255° Đại tuyết, major snow
  -292,  // 1999-12-22T07:44:52 TT · 270° Đông chí, winter solstice
  0,  // 2000-01-06T01:01:45 TT · 285° Tiểu hàn, minor cold
  0,  // 2000-01-20T18:24:06 TT · 300° Đại hàn, major cold
  0,  // 2000-02-04T12:41:27 TT · 315° Lập xuân, spring begins
  0,  // 2000-02-19T08:34:21 TT · 330° Vũ thủy, rain water
  0,  // 2000-03-05T06:43:43 TT · 345° Kinh trập, insects awaken
  0,  // 2000-03-20T07:36:19 TT · 0° Xuân phân, spring equinox
  0,  // 2000-04-04T11:33:02 TT · 15° Thanh minh, bright and clear
  0,  // 2000-04-19T18:40:34 TT · 30° Cốc vũ, grain rain
  0,  // 2000-05-05T04:51:13 TT · 45° Lập hạ, summer begins
  0,  // 2000-05-20T17:50:29 TT · 60° Tiểu mãn, grain full
  0,  // 2000-06-05T08:59:38 TT · 75° Mang chủng, grain in ear
  0,  // 2000-06-21T01:48:46 TT · 90° Hạ chí, summer solstice
  0,  // 2000-07-06T19:15:00 TT · 105° Tiểu thử, minor heat
  0,  // 2000-07-22T12:43:45 TT · 120° Đại thử, major heat
  0,  // 2000-08-07T05:04:04 TT · 135° Lập thu, autumn begins
  0,  // 2000-08-22T19:49:35 TT · 150° Xử thử, end of heat
  0,  // 2000-09-07T08:00:14 TT · 165° Bạch lộ, white dew
  0,  // 2000-09-22T17:28:40 TT · 180° Thu phân, autumn equinox
  0,  // 2000-10-07T23:39:16 TT · 195° Hàn lộ, cold dew
  0,  // 2000-10-23T02:48:33 TT · 210° Sương giáng, frost descends
  0,  // 2000-11-07T02:49:07 TT · 225° Lập đông, winter begins
  0,  // 2000-11-22T00:20:25 TT · 240° Tiểu tuyết, minor snow
  0,  // 2000-12-06T19:38:06 TT · 255° Đại tuyết, major snow
  0,  // 2000-12-21T13:38:30 TT · 270° Đông chí, winter solstice
  -11,  // 2001-01-05T06:50:19 TT · 285° Tiểu hàn, minor cold
  271,  // 2001-01-20T00:17:22 TT · 300° Đại hàn, major cold
  -18,  // 2001-02-03T18:29:54 TT · 315° Lập xuân, spring begins
  314,  // 2001-02-18T14:28:20 TT · 330° Vũ thủy, rain water
  66,  // 2001-03-05T12:33:34 TT · 345° Kinh trập, insects awaken
  402,  // 2001-03-20T13:31:46 TT · 0° Xuân phân, spring equinox
  219,  // 2001-04-04T17:25:26 TT · 15° Thanh minh, bright and clear
  457,  // 2001-04-20T00:36:56 TT · 30° Cốc vũ, grain rain
  356,  // 2001-05-05T10:45:54 TT · 45° Lập hạ, summer begins
  362,  // 2001-05-20T23:45:16 TT · 60° Tiểu mãn, grain full
  377,  // 2001-06-05T14:54:40 TT · 75° Mang chủng, grain in ear
  76,  // 2001-06-21T07:38:47 TT · 90° Hạ chí, summer solstice
  241,  // 2001-07-07T01:07:46 TT · 105° Tiểu thử, minor heat
  -312,  // 2001-07-22T18:27:18 TT · 120° Đại thử, major heat
  36,  // 2001-08-07T10:53:25 TT · 135° Lập thu, autumn begins
  -607,  // 2001-08-23T01:28:13 TT · 150° Xử thử, end of heat
  -104,  // 2001-09-07T13:47:15 TT · 165° Bạch lộ, white dew
  -712,  // 2001-09-22T23:05:33 TT · 180° Thu phân, autumn equinox
  -115,  // 2001-10-08T05:26:06 TT · 195° Hàn lộ, cold dew
  -638,  // 2001-10-23T08:26:40 TT · 210° Sương giáng, frost descends
  5,  // 2001-11-07T08:37:57 TT · 225° Lập đông, winter begins
  -459,  // 2001-11-22T06:01:31 TT · 240° Tiểu tuyết, minor snow
  186,  // 2001-12-07T01:29:57 TT · 255° Đại tuyết, major snow
  -281,  // 2001-12-21T19:22:34 TT · 270° Đông chí, winter solstice
  319,  // 2002-01-05T12:44:34 TT · 285° Tiểu hàn, minor cold
  90,  // 2002-01-20T06:03:06 TT · 300° Đại hàn, major cold
  372,  // 2002-02-04T00:25:09 TT · 315° Lập xuân, spring begins
  152,  // 2002-02-18T20:14:23 TT · 330° Vũ thủy, rain water
  444,  // 2002-03-05T18:28:37 TT · 345° Kinh trập, insects awaken
  204,  // 2002-03-20T19:17:13 TT · 0° Xuân phân, spring equinox
  528,  // 2002-04-04T23:19:20 TT · 15° Thanh minh, bright and clear
  209,  // 2002-04-20T06:21:33 TT · 30° Cốc vũ, grain rain
  578,  // 2002-05-05T16:38:21 TT · 45° Lập hạ, summer begins
  131,  // 2002-05-21T05:30:10 TT · 60° Tiểu mãn, grain full
  523,  // 2002-06-05T20:45:51 TT · 75° Mang chủng, grain in ear
  -48,  // 2002-06-21T13:25:28 TT · 90° Hạ chí, summer solstice
  286,  // 2002-07-07T06:57:16 TT · 105° Tiểu thử, minor heat
  -319,  // 2002-07-23T00:15:56 TT · 120° Đại thử, major heat
  -71,  // 2002-08-07T16:40:23 TT · 135° Lập thu, autumn begins
  -542,  // 2002-08-23T07:18:03 TT · 150° Xử thử, end of heat
  -337,  // 2002-09-07T19:32:07 TT · 165° Bạch lộ, white dew
  -582,  // 2002-09-23T04:56:28 TT · 180° Thu phân, autumn equinox
  -383,  // 2002-10-08T11:10:23 TT · 195° Hàn lộ, cold dew
  -429,  // 2002-10-23T14:18:54 TT · 210° Sương giáng, frost descends
  -224,  // 2002-11-07T14:22:53 TT · 225° Lập đông, winter begins
  -187,  // 2002-11-22T11:54:48 TT · 240° Tiểu tuyết, minor snow
  -18,  // 2002-12-07T07:15:18 TT · 255° Đại tuyết, major snow
  -34,  // 2002-12-22T01:15:26 TT · 270° Đông chí, winter solstice
  48,  // 2003-01-05T18:28:48 TT · 285° Tiểu hàn, minor cold
  198,  // 2003-01-20T11:53:39 TT · 300° Đại hàn, major cold
  -78,  // 2003-02-04T06:06:24 TT · 315° Lập xuân, spring begins
  41,  // 2003-02-19T02:01:17 TT · 330° Vũ thủy, rain water
  -241,  // 2003-03-06T00:05:57 TT · 345° Kinh trập, insects awaken
  -104,  // 2003-03-21T01:00:50 TT · 0° Xuân phân, spring equinox
  -343,  // 2003-04-05T04:53:34 TT · 15° Thanh minh, bright and clear
  -178,  // 2003-04-20T12:03:51 TT · 30° Cốc vũ, grain rain
  -354,  // 2003-05-05T22:11:34 TT · 45° Lập hạ, summer begins
  -196,  // 2003-05-21T11:13:28 TT · 60° Tiểu mãn, grain full
  -305,  // 2003-06-06T02:20:48 TT · 75° Mang chủng, grain in ear
  -209,  // 2003-06-21T19:11:32 TT · 90° Hạ chí, summer solstice
  -271,  // 2003-07-07T12:36:44 TT · 105° Tiểu thử, minor heat
  -287,  // 2003-07-23T06:05:13 TT · 120° Đại thử, major heat
  -296,  // 2003-08-07T22:25:23 TT · 135° Lập thu, autumn begins
  -395,  // 2003-08-23T13:09:15 TT · 150° Xử thử, end of heat
  -310,  // 2003-09-08T01:21:19 TT · 165° Bạch lộ, white dew
  -421,  // 2003-09-23T10:47:54 TT · 180° Thu phân, autumn equinox
  -234,  // 2003-10-08T17:01:37 TT · 195° Hàn lộ, cold dew
  -317,  // 2003-10-23T20:09:31 TT · 210° Sương giáng, frost descends
  -66,  // 2003-11-07T20:14:16 TT · 225° Lập đông, winter begins
  -134,  // 2003-11-22T17:44:26 TT · 240° Tiểu tuyết, minor snow
  113,  // 2003-12-07T13:06:14 TT · 255° Đại tuyết, major snow
  8,  // 2003-12-22T07:04:53 TT · 270° Đông chí, winter solstice
  172,  // 2004-01-06T00:19:37 TT · 285° Tiểu hàn, minor cold
  261,  // 2004-01-20T17:43:27 TT · 300° Đại hàn, major cold
  49,  // 2004-02-04T11:57:16 TT · 315° Lập xuân, spring begins
  103,  // 2004-02-19T07:51:04 TT · 330° Vũ thủy, rain water
  -121,  // 2004-03-05T05:56:42 TT · 345° Kinh trập, insects awaken
  -97,  // 2004-03-20T06:49:42 TT · 0° Xuân phân, spring equinox
  -219,  // 2004-04-04T10:44:23 TT · 15° Thanh minh, bright and clear
  -245,  // 2004-04-19T17:51:29 TT · 30° Cốc vũ, grain rain
  -162,  // 2004-05-05T04:03:31 TT · 45° Lập hạ, summer begins
  -313,  // 2004-05-20T17:00:16 TT · 60° Tiểu mãn, grain full
  11,  // 2004-06-05T08:14:49 TT · 75° Mang chủng, grain in ear
  -350,  // 2004-06-21T00:57:56 TT · 90° Hạ chí, summer solstice
  140,  // 2004-07-06T18:32:20 TT · 105° Tiểu thử, minor heat
  -451,  // 2004-07-22T11:51:14 TT · 120° Đại thử, major heat
  96,  // 2004-08-07T04:20:40 TT · 135° Lập thu, autumn begins
  -615,  // 2004-08-22T18:54:20 TT · 150° Xử thử, end of heat
  -75,  // 2004-09-07T07:13:59 TT · 165° Bạch lộ, white dew
  -766,  // 2004-09-22T16:30:54 TT · 180° Thu phân, autumn equinox
  -234,  // 2004-10-07T22:50:22 TT · 195° Hàn lộ, cold dew
  -820,  // 2004-10-23T01:49:53 TT · 210° Sương giáng, frost descends
  -269,  // 2004-11-07T01:59:38 TT · 225° Lập đông, winter begins
  -760,  // 2004-11-21T23:22:45 TT · 240° Tiểu tuyết, minor snow
  -184,  // 2004-12-06T18:50:02 TT · 255° Đại tuyết, major snow
  -650,  // 2004-12-21T12:42:40 TT · 270° Đông chí, winter solstice
  -87,  // 2005-01-05T06:04:04 TT · 285° Tiểu hàn, minor cold
  -314,  // 2005-01-19T23:22:38 TT · 300° Đại hàn, major cold
  -66,  // 2005-02-03T17:44:07 TT · 315° Lập xuân, spring begins
  -307,  // 2005-02-18T13:33:00 TT · 330° Vũ thủy, rain water
  -74,  // 2005-03-05T11:46:15 TT · 345° Kinh trập, insects awaken
  -336,  // 2005-03-20T12:34:29 TT · 0° Xuân phân, spring equinox
  -87,  // 2005-04-04T16:35:21 TT · 15° Thanh minh, bright and clear
  -361,  // 2005-04-19T23:38:19 TT · 30° Cốc vũ, grain rain
  -65,  // 2005-05-05T09:53:54 TT · 45° Lập hạ, summer begins
  -347,  // 2005-05-20T22:48:28 TT · 60° Tiểu mãn, grain full
  -27,  // 2005-06-05T14:02:57 TT · 75° Mang chủng, grain in ear
  -320,  // 2005-06-21T06:47:12 TT · 90° Hạ chí, summer solstice
  -67,  // 2005-07-07T00:17:39 TT · 105° Tiểu thử, minor heat
  -345,  // 2005-07-22T17:41:46 TT · 120° Đại thử, major heat
  -203,  // 2005-08-07T10:04:27 TT · 135° Lập thu, autumn begins
  -409,  // 2005-08-23T00:46:32 TT · 150° Xử thử, end of heat
  -375,  // 2005-09-07T12:57:45 TT · 165° Bạch lộ, white dew
  -492,  // 2005-09-22T22:24:14 TT · 180° Thu phân, autumn equinox
  -519,  // 2005-10-08T04:34:23 TT · 195° Hàn lộ, cold dew
  -535,  // 2005-10-23T07:43:24 TT · 210° Sương giáng, frost descends
  -561,  // 2005-11-07T07:43:32 TT · 225° Lập đông, winter begins
  -488,  // 2005-11-22T05:16:03 TT · 240° Tiểu tuyết, minor snow
  -486,  // 2005-12-07T00:33:46 TT · 255° Đại tuyết, major snow
  -375,  // 2005-12-21T18:36:01 TT · 270° Đông chí, winter solstice
  -373,  // 2006-01-05T11:48:03 TT · 285° Tiểu hàn, minor cold
  -13,  // 2006-01-20T05:16:24 TT · 300° Đại hàn, major cold
  -337,  // 2006-02-03T23:28:21 TT · 315° Lập xuân, spring begins
  -12,  // 2006-02-18T19:26:40 TT · 330° Vũ thủy, rain water
  -390,  // 2006-03-05T17:29:44 TT · 345° Kinh trập, insects awaken
  -131,  // 2006-03-20T18:26:39 TT · 0° Xuân phân, spring equinox
  -539,  // 2006-04-04T22:16:34 TT · 15° Thanh minh, bright and clear
  -356,  // 2006-04-20T05:27:09 TT · 30° Cốc vũ, grain rain
  -721,  // 2006-05-05T15:31:43 TT · 45° Lập hạ, summer begins
  -622,  // 2006-05-21T04:32:38 TT · 60° Tiểu mãn, grain full
  -846,  // 2006-06-05T19:38:03 TT · 75° Mang chủng, grain in ear
  -861,  // 2006-06-21T12:26:56 TT · 90° Hạ chí, summer solstice
  -899,  // 2006-07-07T05:52:32 TT · 105° Tiểu thử, minor heat
  -1049,  // 2006-07-22T23:18:47 TT · 120° Đại thử, major heat
  -882,  // 2006-08-07T15:41:53 TT · 135° Lập thu, autumn begins
  -1106,  // 2006-08-23T06:23:40 TT · 150° Xử thử, end of heat
  -759,  // 2006-09-07T18:40:06 TT · 165° Bạch lộ, white dew
  -1004,  // 2006-09-23T04:04:27 TT · 180° Thu phân, autumn equinox
  -560,  // 2006-10-08T10:22:27 TT · 195° Hàn lộ, cold dew
  -811,  // 2006-10-23T13:27:33 TT · 210° Sương giáng, frost descends
  -344,  // 2006-11-07T13:35:54 TT · 225° Lập đông, winter begins
  -606,  // 2006-11-22T11:02:50 TT · 240° Tiểu tuyết, minor snow
  -164,  // 2006-12-07T06:27:53 TT · 255° Đại tuyết, major snow
  -470,  // 2006-12-22T00:23:11 TT · 270° Đông chí, winter solstice
  -106,  // 2007-01-05T17:41:15 TT · 285° Tiểu hàn, minor cold
  -207,  // 2007-01-20T11:01:55 TT · 300° Đại hàn, major cold
  -205,  // 2007-02-04T05:19:18 TT · 315° Lập xuân, spring begins
  -336,  // 2007-02-19T01:10:01 TT · 330° Vũ thủy, rain water
  -355,  // 2007-03-05T23:19:04 TT · 345° Kinh trập, insects awaken
  -545,  // 2007-03-21T00:08:30 TT · 0° Xuân phân, spring equinox
  -514,  // 2007-04-05T04:05:44 TT · 15° Thanh minh, bright and clear
  -822,  // 2007-04-20T11:08:08 TT · 30° Cốc vũ, grain rain
  -661,  // 2007-05-05T21:21:28 TT · 45° Lập hạ, summer begins
  -1125,  // 2007-05-21T10:13:00 TT · 60° Tiểu mãn, grain full
  -765,  // 2007-06-06T01:28:09 TT · 75° Mang chủng, grain in ear
  -1352,  // 2007-06-21T18:07:30 TT · 90° Hạ chí, summer solstice
  -807,  // 2007-07-07T11:42:49 TT · 105° Tiểu thử, minor heat
  -1425,  // 2007-07-23T05:01:16 TT · 120° Đại thử, major heat
  -780,  // 2007-08-07T21:32:20 TT · 135° Lập thu, autumn begins
  -1307,  // 2007-08-23T12:09:04 TT · 150° Xử thử, end of heat
  -656,  // 2007-09-08T00:30:34 TT · 165° Bạch lộ, white dew
  -1058,  // 2007-09-23T09:52:18 TT · 180° Thu phân, autumn equinox
  -477,  // 2007-10-08T16:12:35 TT · 195° Hàn lộ, cold dew
  -800,  // 2007-10-23T19:16:29 TT · 210° Sương giáng, frost descends
  -317,  // 2007-11-07T19:25:06 TT · 225° Lập đông, winter begins
  -642,  // 2007-11-22T16:50:59 TT · 240° Tiểu tuyết, minor snow
  -252,  // 2007-12-07T12:15:10 TT · 255° Đại tuyết, major snow
  -652,  // 2007-12-22T06:08:54 TT · 270° Đông chí, winter solstice
  -351,  // 2008-01-05T23:25:55 TT · 285° Tiểu hàn, minor cold
  -570,  // 2008-01-20T16:44:37 TT · 300° Đại hàn, major cold
  -598,  // 2008-02-04T11:01:30 TT · 315° Lập xuân, spring begins
  -824,  // 2008-02-19T06:50:38 TT · 330° Vũ thủy, rain water
  -830,  // 2008-03-05T04:59:54 TT · 345° Kinh trập, insects awaken
  -1017,  // 2008-03-20T05:49:23 TT · 0° Xuân phân, spring equinox
  -967,  // 2008-04-04T09:46:56 TT · 15° Thanh minh, bright and clear
  -1102,  // 2008-04-19T16:52:13 TT · 30° Cốc vũ, grain rain
  -1003,  // 2008-05-05T03:04:31 TT · 45° Lập hạ, summer begins
  -1111,  // 2008-05-20T16:01:59 TT · 60° Tiểu mãn, grain full
  -1010,  // 2008-06-05T07:12:49 TT · 75° Mang chủng, grain in ear
  -1100,  // 2008-06-21T00:00:27 TT · 90° Hạ chí, summer solstice
  -1026,  // 2008-07-06T17:27:55 TT · 105° Tiểu thử, minor heat
  -1073,  // 2008-07-22T10:55:53 TT · 120° Đại thử, major heat
  -1009,  // 2008-08-07T03:17:16 TT · 135° Lập thu, autumn begins
  -976,  // 2008-08-22T18:03:20 TT · 150° Xử thử, end of heat
  -901,  // 2008-09-07T06:15:14 TT · 165° Bạch lộ, white dew
  -787,  // 2008-09-22T15:45:34 TT · 180° Thu phân, autumn equinox
  -694,  // 2008-10-07T21:57:43 TT · 195° Hàn lộ, cold dew
  -530,  // 2008-10-23T01:09:44 TT · 210° Sương giáng, frost descends
  -449,  // 2008-11-07T01:11:39 TT · 225° Lập đông, winter begins
  -301,  // 2008-11-21T22:45:25 TT · 240° Tiểu tuyết, minor snow
  -284,  // 2008-12-06T18:03:23 TT · 255° Đại tuyết, major snow
  -220,  // 2008-12-21T12:04:51 TT · 270° Đông chí, winter solstice
  -317,  // 2009-01-05T05:15:14 TT · 285° Tiểu hàn, minor cold
  -87,  // 2009-01-19T22:41:25 TT · 300° Đại hàn, major cold
  -559,  // 2009-02-03T16:50:54 TT · 315° Lập xuân, spring begins
  -355,  // 2009-02-18T12:47:12 TT · 330° Vũ thủy, rain water
  -831,  // 2009-03-05T10:48:38 TT · 345° Kinh trập, insects awaken
  -621,  // 2009-03-20T11:44:44 TT · 0° Xuân phân, spring equinox
  -1016,  // 2009-04-04T15:34:52 TT · 15° Thanh minh, bright and clear
  -830,  // 2009-04-19T22:45:30 TT · 30° Cốc vũ, grain rain
  -1083,  // 2009-05-05T08:51:56 TT · 45° Lập hạ, summer begins
  -1019,  // 2009-05-20T21:52:16 TT · 60° Tiểu mãn, grain full
  -1094,  // 2009-06-05T13:00:10 TT · 75° Mang chủng, grain in ear
  -1255,  // 2009-06-21T05:46:37 TT · 90° Hạ chí, summer solstice
  -1150,  // 2009-07-06T23:14:36 TT · 105° Tiểu thử, minor heat
  -1542,  // 2009-07-22T16:36:49 TT · 120° Đại thử, major heat
  -1235,  // 2009-08-07T09:02:15 TT · 135° Lập thu, autumn begins
  -1721,  // 2009-08-22T23:39:40 TT · 150° Xử thử, end of heat
  -1218,  // 2009-09-07T11:58:42 TT · 165° Bạch lộ, white dew
  -1665,  // 2009-09-22T21:19:41 TT · 180° Thu phân, autumn equinox
  -1013,  // 2009-10-08T03:41:09 TT · 195° Hàn lộ, cold dew
  -1365,  // 2009-10-23T06:44:34 TT · 210° Sương giáng, frost descends
  -632,  // 2009-11-07T06:57:21 TT · 225° Lập đông, winter begins
  -931,  // 2009-11-22T04:23:40 TT · 240° Tiểu tuyết, minor snow
  -212,  // 2009-12-06T23:53:20 TT · 255° Đại tuyết, major snow
  -563,  // 2009-12-21T17:47:53 TT · 270° Đông chí, winter solstice
  36,  // 2010-01-05T11:09:53 TT · 285° Tiểu hàn, minor cold
  -170,  // 2010-01-20T04:28:48 TT · 300° Đại hàn, major cold
  -2,  // 2010-02-03T22:48:57 TT · 315° Lập xuân, spring begins
  -310,  // 2010-02-18T18:36:43 TT · 330° Vũ thủy, rain water
  -229,  // 2010-03-05T16:47:26 TT · 345° Kinh trập, insects awaken
  -633,  // 2010-03-20T17:33:18 TT · 0° Xuân phân, spring equinox
  -540,  // 2010-04-04T21:31:34 TT · 15° Thanh minh, bright and clear
  -1032,  // 2010-04-20T04:30:54 TT · 30° Cốc vũ, grain rain
  -818,  // 2010-05-05T14:45:07 TT · 45° Lập hạ, summer begins
  -1381,  // 2010-05-21T03:35:00 TT · 60° Tiểu mãn, grain full
  -1000,  // 2010-06-05T18:50:30 TT · 75° Mang chủng, grain in ear
  -1607,  // 2010-06-21T11:29:31 TT · 90° Hạ chí, summer solstice
  -1142,  // 2010-07-07T05:03:30 TT · 105° Tiểu thử, minor heat
  -1738,  // 2010-07-22T22:22:19 TT · 120° Đại thử, major heat
  -1281,  // 2010-08-07T14:50:15 TT · 135° Lập thu, autumn begins
  -1744,  // 2010-08-23T05:28:03 TT · 150° Xử thử, end of heat
  -1319,  // 2010-09-07T17:45:47 TT · 165° Bạch lộ, white dew
  -1564,  // 2010-09-23T03:10:08 TT · 180° Thu phân, autumn equinox
  -1153,  // 2010-10-08T09:27:35 TT · 195° Hàn lộ, cold dew
  -1196,  // 2010-10-23T12:36:09 TT · 210° Sương giáng, frost descends
  -783,  // 2010-11-07T12:43:36 TT · 225° Lập đông, winter begins
  -737,  // 2010-11-22T10:15:40 TT · 240° Tiểu tuyết, minor snow
  -369,  // 2010-12-07T05:39:29 TT · 255° Đại tuyết, major snow
  -388,  // 2010-12-21T23:39:34 TT · 270° Đông chí, winter solstice
  -138,  // 2011-01-05T16:55:44 TT · 285° Tiểu hàn, minor cold
  -45,  // 2011-01-20T10:19:38 TT · 300° Đại hàn, major cold
  -221,  // 2011-02-04T04:34:03 TT · 315° Lập xuân, spring begins
  -252,  // 2011-02-19T00:26:26 TT · 330° Vũ thủy, rain water
  -535,  // 2011-03-05T22:31:05 TT · 345° Kinh trập, insects awaken
  -646,  // 2011-03-20T23:21:50 TT · 0° Xuân phân, spring equinox
  -974,  // 2011-04-05T03:13:05 TT · 15° Thanh minh, bright and clear
  -1099,  // 2011-04-20T10:18:32 TT · 30° Cốc vũ, grain rain
  -1391,  // 2011-05-05T20:24:19 TT · 45° Lập hạ, summer begins
  -1470,  // 2011-05-21T09:22:16 TT · 60° Tiểu mãn, grain full
  -1648,  // 2011-06-06T00:28:27 TT · 75° Mang chủng, grain in ear
  -1647,  // 2011-06-21T17:17:36 TT · 90° Hạ chí, summer solstice
  -1690,  // 2011-07-07T10:43:07 TT · 105° Tiểu thử, minor heat
  -1626,  // 2011-07-23T04:12:56 TT · 120° Đại thử, major heat
  -1549,  // 2011-08-07T20:34:32 TT · 135° Lập thu, autumn begins
  -1447,  // 2011-08-23T11:21:45 TT · 150° Xử thử, end of heat
  -1271,  // 2011-09-07T23:35:20 TT · 165° Bạch lộ, white dew
  -1153,  // 2011-09-23T09:05:44 TT · 180° Thu phân, autumn equinox
  -921,  // 2011-10-08T15:20:12 TT · 195° Hàn lộ, cold dew
  -805,  // 2011-10-23T18:31:25 TT · 210° Sương giáng, frost descends
  -562,  // 2011-11-07T18:36:02 TT · 225° Lập đông, winter begins
  -466,  // 2011-11-22T16:08:56 TT · 240° Tiểu tuyết, minor snow
  -257,  // 2011-12-07T11:30:06 TT · 255° Đại tuyết, major snow
  -218,  // 2011-12-22T05:31:09 TT · 270° Đông chí, winter solstice
  -105,  // 2012-01-05T22:45:02 TT · 285° Tiểu hàn, minor cold
  109,  // 2012-01-20T16:10:57 TT · 300° Đại hàn, major cold
  -179,  // 2012-02-04T10:23:30 TT · 315° Lập xuân, spring begins
  -40,  // 2012-02-19T06:18:43 TT · 330° Vũ thủy, rain water
  -396,  // 2012-03-05T04:22:09 TT · 345° Kinh trập, insects awaken
  -349,  // 2012-03-20T05:15:32 TT · 0° Xuân phân, spring equinox
  -682,  // 2012-04-04T09:06:42 TT · 15° Thanh minh, bright and clear
  -745,  // 2012-04-19T16:13:11 TT · 30° Cốc vũ, grain rain
  -928,  // 2012-05-05T02:20:47 TT · 45° Lập hạ, summer begins
  -1133,  // 2012-05-20T15:16:38 TT · 60° Tiểu mãn, grain full
  -1059,  // 2012-06-05T06:27:01 TT · 75° Mang chủng, grain in ear
  -1433,  // 2012-06-20T23:09:55 TT · 90° Hạ chí, summer solstice
  -1091,  // 2012-07-06T16:41:51 TT · 105° Tiểu thử, minor heat
  -1608,  // 2012-07-22T10:01:59 TT · 120° Đại thử, major heat
  -1046,  // 2012-08-07T02:31:40 TT · 135° Lập thu, autumn begins
  -1600,  // 2012-08-22T17:07:57 TT · 150° Xử thử, end of heat
  -909,  // 2012-09-07T05:30:07 TT · 165° Bạch lộ, white dew
  -1417,  // 2012-09-22T14:50:05 TT · 180° Thu phân, autumn equinox
  -689,  // 2012-10-07T21:12:49 TT · 195° Hàn lộ, cold dew
  -1134,  // 2012-10-23T00:14:41 TT · 210° Sương giáng, frost descends
  -424,  // 2012-11-07T00:27:05 TT · 225° Lập đông, winter begins
  -851,  // 2012-11-21T21:51:16 TT · 240° Tiểu tuyết, minor snow
  -185,  // 2012-12-06T17:20:03 TT · 255° Đại tuyết, major snow
  -648,  // 2012-12-21T11:12:44 TT · 270° Đông chí, winter solstice
  -47,  // 2013-01-05T04:34:45 TT · 285° Tiểu hàn, minor cold
  -303,  // 2013-01-19T21:52:50 TT · 300° Đại hàn, major cold
  -41,  // 2013-02-03T16:14:33 TT · 315° Lập xuân, spring begins
  -325,  // 2013-02-18T12:02:43 TT · 330° Vũ thủy, rain water
  -92,  // 2013-03-05T10:15:58 TT · 345° Kinh trập, insects awaken
  -424,  // 2013-03-20T11:03:02 TT · 0° Xuân phân, spring equinox
  -195,  // 2013-04-04T15:03:34 TT · 15° Thanh minh, bright and clear
  -597,  // 2013-04-19T22:04:24 TT · 30° Cốc vũ, grain rain
  -343,  // 2013-05-05T08:19:17 TT · 45° Lập hạ, summer begins
  -819,  // 2013-05-20T21:10:37 TT · 60° Tiểu mãn, grain full
  -538,  // 2013-06-05T12:24:27 TT · 75° Mang chủng, grain in ear
  -1049,  // 2013-06-21T05:05:04 TT · 90° Hạ chí, summer solstice
  -783,  // 2013-07-06T22:35:44 TT · 105° Tiểu thử, minor heat
  -1226,  // 2013-07-22T15:57:06 TT · 120° Đại thử, major heat
  -982,  // 2013-08-07T08:21:29 TT · 135° Lập thu, autumn begins
  -1233,  // 2013-08-22T23:02:49 TT · 150° Xử thử, end of heat
  -998,  // 2013-09-07T11:17:23 TT · 165° Bạch lộ, white dew
  -1032,  // 2013-09-22T20:45:15 TT · 180° Thu phân, autumn equinox
  -806,  // 2013-10-08T02:59:37 TT · 195° Hàn lộ, cold dew
  -683,  // 2013-10-23T06:10:57 TT · 210° Sương giáng, frost descends
  -474,  // 2013-11-07T06:15:00 TT · 225° Lập đông, winter begins
  -297,  // 2013-11-22T03:49:15 TT · 240° Tiểu tuyết, minor snow
  -133,  // 2013-12-06T23:09:40 TT · 255° Đại tuyết, major snow
  -9,  // 2013-12-21T17:12:08 TT · 270° Đông chí, winter solstice
  61,  // 2014-01-05T10:25:19 TT · 285° Tiểu hàn, minor cold
  344,  // 2014-01-20T03:52:23 TT · 300° Đại hàn, major cold
  24,  // 2014-02-03T22:04:24 TT · 315° Lập xuân, spring begins
  223,  // 2014-02-18T18:00:37 TT · 330° Vũ thủy, rain water
  -173,  // 2014-03-05T16:03:23 TT · 345° Kinh trập, insects awaken
  -39,  // 2014-03-20T16:58:13 TT · 0° Xuân phân, spring equinox
  -468,  // 2014-04-04T20:47:47 TT · 15° Thanh minh, bright and clear
  -387,  // 2014-04-20T03:56:40 TT · 30° Cốc vũ, grain rain
  -793,  // 2014-05-05T14:00:33 TT · 45° Lập hạ, summer begins
  -771,  // 2014-05-21T03:00:11 TT · 60° Tiểu mãn, grain full
  -1080,  // 2014-06-05T18:04:11 TT · 75° Mang chủng, grain in ear
  -1138,  // 2014-06-21T10:52:21 TT · 90° Hạ chí, summer solstice
  -1299,  // 2014-07-07T04:15:54 TT · 105° Tiểu thử, minor heat
  -1429,  // 2014-07-22T21:42:29 TT · 120° Đại thử, major heat
  -1381,  // 2014-08-07T14:03:36 TT · 135° Lập thu, autumn begins
  -1502,  // 2014-08-23T04:47:06 TT · 150° Xử thử, end of heat
  -1214,  // 2014-09-07T17:02:33 TT · 165° Bạch lộ, white dew
  -1261,  // 2014-09-23T02:30:12 TT · 180° Thu phân, autumn equinox
  -791,  // 2014-10-08T08:48:38 TT · 195° Hàn lộ, cold dew
  -775,  // 2014-10-23T11:58:11 TT · 210° Sương giáng, frost descends
  -232,  // 2014-11-07T12:07:48 TT · 225° Lập đông, winter begins
  -219,  // 2014-11-22T09:39:19 TT · 240° Tiểu tuyết, minor snow
  275,  // 2014-12-07T05:05:14 TT · 255° Đại tuyết, major snow
  186,  // 2014-12-21T23:04:09 TT · 270° Đông chí, winter solstice
  518,  // 2015-01-05T16:21:41 TT · 285° Tiểu hàn, minor cold
  539,  // 2015-01-20T09:44:23 TT · 300° Đại hàn, major cold
  410,  // 2015-02-04T03:59:35 TT · 315° Lập xuân, spring begins
  317,  // 2015-02-18T23:50:56 TT · 330° Vũ thủy, rain water
  107,  // 2015-03-05T21:56:48 TT · 345° Kinh trập, insects awaken
  -80,  // 2015-03-20T22:46:17 TT · 0° Xuân phân, spring equinox
  -245,  // 2015-04-05T02:40:15 TT · 15° Thanh minh, bright and clear
  -533,  // 2015-04-20T09:42:59 TT · 30° Cốc vũ, grain rain
  -528,  // 2015-05-05T19:53:43 TT · 45° Lập hạ, summer begins
  -952,  // 2015-05-21T08:45:55 TT · 60° Tiểu mãn, grain full
  -698,  // 2015-06-05T23:59:18 TT · 75° Mang chủng, grain in ear
  -1261,  // 2015-06-21T16:39:03 TT · 90° Hạ chí, summer solstice
  -774,  // 2015-07-07T10:13:24 TT · 105° Tiểu thử, minor heat
  -1408,  // 2015-07-23T03:31:35 TT · 120° Đại thử, major heat
  -770,  // 2015-08-07T20:02:32 TT · 135° Lập thu, autumn begins
  -1348,  // 2015-08-23T10:38:25 TT · 150° Xử thử, end of heat
  -650,  // 2015-09-07T23:00:42 TT · 165° Bạch lộ, white dew
  -1097,  // 2015-09-23T08:21:41 TT · 180° Thu phân, autumn equinox
  -397,  // 2015-10-08T14:43:57 TT · 195° Hàn lộ, cold dew
  -719,  // 2015-10-23T17:47:52 TT · 210° Sương giáng, frost descends
  -38,  // 2015-11-07T17:59:47 TT · 225° Lập đông, winter begins
  -317,  // 2015-11-22T15:26:26 TT · 240° Tiểu tuyết, minor snow
  306,  // 2015-12-07T10:54:30 TT · 255° Đại tuyết, major snow
  -43,  // 2015-12-22T04:49:05 TT · 270° Đông chí, winter solstice
  463,  // 2016-01-05T22:09:31 TT · 285° Tiểu hàn, minor cold
  245,  // 2016-01-20T15:28:14 TT · 300° Đại hàn, major cold
  340,  // 2016-02-04T09:47:10 TT · 315° Lập xuân, spring begins
  28,  // 2016-02-19T05:34:52 TT · 330° Vũ thủy, rain water
  55,  // 2016-03-05T03:44:41 TT · 345° Kinh trập, insects awaken
  -303,  // 2016-03-20T04:31:19 TT · 0° Xuân phân, spring equinox
  -265,  // 2016-04-04T08:28:40 TT · 15° Thanh minh, bright and clear
  -602,  // 2016-04-19T15:30:35 TT · 30° Cốc vũ, grain rain
  -494,  // 2016-05-05T01:43:02 TT · 45° Lập hạ, summer begins
  -774,  // 2016-05-20T14:37:38 TT · 60° Tiểu mãn, grain full
  -602,  // 2016-06-05T05:49:39 TT · 75° Mang chủng, grain in ear
  -810,  // 2016-06-20T22:35:19 TT · 90° Hạ chí, summer solstice
  -633,  // 2016-07-06T16:04:30 TT · 105° Tiểu thử, minor heat
  -747,  // 2016-07-22T09:31:21 TT · 120° Đại thử, major heat
  -597,  // 2016-08-07T01:54:10 TT · 135° Lập thu, autumn begins
  -601,  // 2016-08-22T16:39:37 TT · 150° Xử thử, end of heat
  -483,  // 2016-09-07T04:52:14 TT · 165° Bạch lộ, white dew
  -387,  // 2016-09-22T14:22:16 TT · 180° Thu phân, autumn equinox
  -288,  // 2016-10-07T20:34:31 TT · 195° Hàn lộ, cold dew
  -114,  // 2016-10-22T23:46:42 TT · 210° Sương giáng, frost descends
  -20,  // 2016-11-06T23:48:50 TT · 225° Lập đông, winter begins
  184,  // 2016-11-21T21:23:32 TT · 240° Tiểu tuyết, minor snow
  248,  // 2016-12-06T16:42:17 TT · 255° Đại tuyết, major snow
  406,  // 2016-12-21T10:45:19 TT · 270° Đông chí, winter solstice
  381,  // 2017-01-05T03:56:54 TT · 285° Tiểu hàn, minor cold
  711,  // 2017-01-19T21:24:45 TT · 300° Đại hàn, major cold
  298,  // 2017-02-03T15:35:13 TT · 315° Lập xuân, spring begins
  560,  // 2017-02-18T11:32:29 TT · 330° Vũ thủy, rain water
  82,  // 2017-03-05T09:33:53 TT · 345° Kinh trập, insects awaken
  280,  // 2017-03-20T10:29:47 TT · 0° Xuân phân, spring equinox
  -201,  // 2017-04-04T14:18:29 TT · 15° Thanh minh, bright and clear
  -72,  // 2017-04-19T21:28:10 TT · 30° Cốc vũ, grain rain
  -470,  // 2017-05-05T07:32:11 TT · 45° Lập hạ, summer begins
  -432,  // 2017-05-20T20:32:05 TT · 60° Tiểu mãn, grain full
  -641,  // 2017-06-05T11:37:45 TT · 75° Mang chủng, grain in ear
  -736,  // 2017-06-21T04:25:18 TT · 90° Hạ chí, summer solstice
  -717,  // 2017-07-06T21:51:51 TT · 105° Tiểu thử, minor heat
  -962,  // 2017-07-22T15:16:31 TT · 120° Đại thử, major heat
  -703,  // 2017-08-07T07:41:09 TT · 135° Lập thu, autumn begins
  -1021,  // 2017-08-22T22:21:22 TT · 150° Xử thử, end of heat
  -556,  // 2017-09-07T10:39:46 TT · 165° Bạch lộ, white dew
  -871,  // 2017-09-22T20:02:57 TT · 180° Thu phân, autumn equinox
  -287,  // 2017-10-08T02:23:17 TT · 195° Hàn lộ, cold dew
  -571,  // 2017-10-23T05:27:50 TT · 210° Sương giáng, frost descends
  63,  // 2017-11-07T05:38:58 TT · 225° Lập đông, winter begins
  -205,  // 2017-11-22T03:05:48 TT · 240° Tiểu tuyết, minor snow
  414,  // 2017-12-06T22:33:48 TT · 255° Đại tuyết, major snow
  108,  // 2017-12-21T16:29:06 TT · 270° Đông chí, winter solstice
  635,  // 2018-01-05T09:49:53 TT · 285° Tiểu hàn, minor cold
  512,  // 2018-01-20T03:10:11 TT · 300° Đại hàn, major cold
  638,  // 2018-02-03T21:29:38 TT · 315° Lập xuân, spring begins
  436,  // 2018-02-18T17:19:10 TT · 330° Vũ thủy, rain water
  484,  // 2018-03-05T15:29:20 TT · 345° Kinh trập, insects awaken
  164,  // 2018-03-20T16:16:36 TT · 0° Xuân phân, spring equinox
  202,  // 2018-04-04T20:13:57 TT · 15° Thanh minh, bright and clear
  -265,  // 2018-04-20T03:13:42 TT · 30° Cốc vũ, grain rain
  -135,  // 2018-05-05T13:26:31 TT · 45° Lập hạ, summer begins
  -735,  // 2018-05-21T02:15:47 TT · 60° Tiểu mãn, grain full
  -413,  // 2018-06-05T17:30:18 TT · 75° Mang chủng, grain in ear
  -1072,  // 2018-06-21T10:08:27 TT · 90° Hạ chí, summer solstice
  -572,  // 2018-07-07T03:43:01 TT · 105° Tiểu thử, minor heat
  -1188,  // 2018-07-22T21:01:30 TT · 120° Đại thử, major heat
  -588,  // 2018-08-07T13:31:49 TT · 135° Lập thu, autumn begins
  -1045,  // 2018-08-23T04:09:43 TT · 150° Xử thử, end of heat
  -416,  // 2018-09-07T16:30:51 TT · 165° Bạch lộ, white dew
  -658,  // 2018-09-23T01:55:15 TT · 180° Thu phân, autumn equinox
  -56,  // 2018-10-08T08:15:53 TT · 195° Hàn lộ, cold dew
  -153,  // 2018-10-23T11:23:33 TT · 210° Sương giáng, frost descends
  375,  // 2018-11-07T11:32:55 TT · 225° Lập đông, winter begins
  281,  // 2018-11-22T09:02:39 TT · 240° Tiểu tuyết, minor snow
  686,  // 2018-12-07T04:27:05 TT · 255° Đại tuyết, major snow
  470,  // 2018-12-21T22:23:53 TT · 270° Đông chí, winter solstice
  723,  // 2019-01-05T15:40:07 TT · 285° Tiểu hàn, minor cold
  617,  // 2019-01-20T09:00:42 TT · 300° Đại hàn, major cold
  463,  // 2019-02-04T03:15:29 TT · 315° Lập xuân, spring begins
  266,  // 2019-02-18T23:05:06 TT · 330° Vũ thủy, rain water
  52,  // 2019-03-05T21:10:54 TT · 345° Kinh trập, insects awaken
  -183,  // 2019-03-20T21:59:35 TT · 0° Xuân phân, spring equinox
  -405,  // 2019-04-05T01:52:36 TT · 15° Thanh minh, bright and clear
  -628,  // 2019-04-20T08:56:25 TT · 30° Cốc vũ, grain rain
  -817,  // 2019-05-05T19:03:55 TT · 45° Lập hạ, summer begins
  -992,  // 2019-05-21T08:00:16 TT · 60° Tiểu mãn, grain full
  -1104,  // 2019-06-05T23:07:33 TT · 75° Mang chủng, grain in ear
  -1181,  // 2019-06-21T15:55:24 TT · 90° Hạ chí, summer solstice
  -1178,  // 2019-07-07T09:21:41 TT · 105° Tiểu thử, minor heat
  -1112,  // 2019-07-23T02:51:32 TT · 120° Đại thử, major heat
  -970,  // 2019-08-07T19:14:13 TT · 135° Lập thu, autumn begins
  -764,  // 2019-08-23T10:03:10 TT · 150° Xử thử, end of heat
  -512,  // 2019-09-07T22:18:01 TT · 165° Bạch lộ, white dew
  -219,  // 2019-09-23T07:51:20 TT · 180° Thu phân, autumn equinox
  72,  // 2019-10-08T14:06:47 TT · 195° Hàn lộ, cold dew
  362,  // 2019-10-23T17:20:54 TT · 210° Sương giáng, frost descends
  605,  // 2019-11-07T17:25:31 TT · 225° Lập đông, winter begins
  801,  // 2019-11-22T15:00:05 TT · 240° Tiểu tuyết, minor snow
  912,  // 2019-12-07T10:19:37 TT · 255° Đại tuyết, major snow
  946,  // 2019-12-22T04:20:35 TT · 270° Đông chí, winter solstice
  867,  // 2020-01-05T21:31:16 TT · 285° Tiểu hàn, minor cold
  999,  // 2020-01-20T14:55:49 TT · 300° Đại hàn, major cold
  478,  // 2020-02-04T09:04:29 TT · 315° Lập xuân, spring begins
  524,  // 2020-02-19T04:58:09 TT · 330° Vũ thủy, rain water
  -45,  // 2020-03-05T02:58:02 TT · 345° Kinh trập, insects awaken
  -37,  // 2020-03-20T03:50:46 TT · 0° Xuân phân, spring equinox
  -527,  // 2020-04-04T07:39:19 TT · 15° Thanh minh, bright and clear
  -540,  // 2020-04-19T14:46:38 TT · 30° Cốc vũ, grain rain
  -825,  // 2020-05-05T00:52:32 TT · 45° Lập hạ, summer begins
  -907,  // 2020-05-20T13:50:26 TT · 60° Tiểu mãn, grain full
  -907,  // 2020-06-05T04:59:35 TT · 75° Mang chủng, grain in ear
  -1140,  // 2020-06-20T21:44:50 TT · 90° Hạ chí, summer solstice
  -867,  // 2020-07-06T15:15:37 TT · 105° Tiểu thử, minor heat
  -1247,  // 2020-07-22T08:38:02 TT · 120° Đại thử, major heat
  -707,  // 2020-08-07T01:07:21 TT · 135° Lập thu, autumn begins
  -1114,  // 2020-08-22T15:46:05 TT · 150° Xử thử, end of heat
  -366,  // 2020-09-07T04:09:12 TT · 165° Bạch lộ, white dew
  -716,  // 2020-09-22T13:31:48 TT · 180° Thu phân, autumn equinox
  125,  // 2020-10-07T19:56:25 TT · 195° Hàn lộ, cold dew
  -175,  // 2020-10-22T23:00:42 TT · 210° Sương giáng, frost descends
  654,  // 2020-11-06T23:15:05 TT · 225° Lập đông, winter begins
  326,  // 2020-11-21T20:40:55 TT · 240° Tiểu tuyết, minor snow
  1050,  // 2020-12-06T16:10:40 TT · 255° Đại tuyết, major snow
  596,  // 2020-12-21T10:03:30 TT · 270° Đông chí, winter solstice
  1141,  // 2021-01-05T03:24:35 TT · 285° Tiểu hàn, minor cold
  786,  // 2021-01-19T20:41:01 TT · 300° Đại hàn, major cold
  881,  // 2021-02-03T14:59:57 TT · 315° Lập xuân, spring begins
  417,  // 2021-02-18T10:45:07 TT · 330° Vũ thủy, rain water
  438,  // 2021-03-05T08:54:50 TT · 345° Kinh trập, insects awaken
  -90,  // 2021-03-20T09:38:38 TT · 0° Xuân phân, spring equinox
  -36,  // 2021-04-04T13:36:15 TT · 15° Thanh minh, bright and clear
  -590,  // 2021-04-19T20:34:33 TT · 30° Cốc vũ, grain rain
  -402,  // 2021-05-05T06:48:20 TT · 45° Lập hạ, summer begins
  -962,  // 2021-05-20T19:38:16 TT · 60° Tiểu mãn, grain full
  -612,  // 2021-06-05T10:53:15 TT · 75° Mang chủng, grain in ear
  -1156,  // 2021-06-21T03:33:19 TT · 90° Hạ chí, summer solstice
  -731,  // 2021-07-06T21:06:38 TT · 105° Tiểu thử, minor heat
  -1199,  // 2021-07-22T14:27:35 TT · 120° Đại thử, major heat
  -765,  // 2021-08-07T06:55:08 TT · 135° Lập thu, autumn begins
  -1036,  // 2021-08-22T21:36:08 TT · 150° Xử thử, end of heat
  -597,  // 2021-09-07T09:54:06 TT · 165° Bạch lộ, white dew
  -614,  // 2021-09-22T19:22:15 TT · 180° Thu phân, autumn equinox
  -174,  // 2021-10-08T01:40:11 TT · 195° Hàn lộ, cold dew
  -3,  // 2021-10-23T04:52:19 TT · 210° Sương giáng, frost descends
  419,  // 2021-11-07T04:59:55 TT · 225° Lập đông, winter begins
  639,  // 2021-11-22T02:34:53 TT · 240° Tiểu tuyết, minor snow
  978,  // 2021-12-06T21:58:13 TT · 255° Đại tuyết, major snow
  1089,  // 2021-12-21T16:00:28 TT · 270° Đông chí, winter solstice
  1254,  // 2022-01-05T09:15:13 TT · 285° Tiểu hàn, minor cold
  1416,  // 2022-01-20T02:40:16 TT · 300° Đại hàn, major cold
  1076,  // 2022-02-03T20:51:57 TT · 315° Lập xuân, spring begins
  1035,  // 2022-02-18T16:44:10 TT · 330° Vũ thủy, rain water
  518,  // 2022-03-05T14:44:55 TT · 345° Kinh trập, insects awaken
  341,  // 2022-03-20T15:34:34 TT · 0° Xuân phân, spring equinox
  -252,  // 2022-04-04T19:21:24 TT · 15° Thanh minh, bright and clear
  -462,  // 2022-04-20T02:25:26 TT · 30° Cốc vũ, grain rain
  -1000,  // 2022-05-05T12:27:07 TT · 45° Lập hạ, summer begins
  -1159,  // 2022-05-21T01:23:44 TT · 60° Tiểu mãn, grain full
  -1514,  // 2022-06-05T16:26:58 TT · 75° Mang chủng, grain in ear
  -1580,  // 2022-06-21T09:15:00 TT · 90° Hạ chí, summer solstice
  -1705,  // 2022-07-07T02:39:09 TT · 105° Tiểu thử, minor heat
  -1690,  // 2022-07-22T20:08:09 TT · 120° Đại thử, major heat
  -1579,  // 2022-08-07T12:30:19 TT · 135° Lập thu, autumn begins
  -1490,  // 2022-08-23T03:17:19 TT · 150° Xử thử, end of heat
  -1160,  // 2022-09-07T15:33:28 TT · 165° Bạch lộ, white dew
  -983,  // 2022-09-23T01:04:51 TT · 180° Thu phân, autumn equinox
  -493,  // 2022-10-08T07:23:37 TT · 195° Hàn lộ, cold dew
  -256,  // 2022-10-23T10:36:51 TT · 210° Sương giáng, frost descends
  297,  // 2022-11-07T10:46:38 TT · 225° Lập đông, winter begins
  520,  // 2022-11-22T08:21:39 TT · 240° Tiểu tuyết, minor snow
  1005,  // 2022-12-07T03:47:25 TT · 255° Đại tuyết, major snow
  1098,  // 2022-12-21T21:49:22 TT · 270° Đông chí, winter solstice
  1376,  // 2023-01-05T15:06:00 TT · 285° Tiểu hàn, minor cold
  1518,  // 2023-01-20T08:30:43 TT · 300° Đại hàn, major cold
  1256,  // 2023-02-04T02:43:42 TT · 315° Lập xuân, spring begins
  1188,  // 2023-02-18T22:35:28 TT · 330° Vũ thủy, rain water
  741,  // 2023-03-05T20:37:23 TT · 345° Kinh trập, insects awaken
  478,  // 2023-03-20T21:25:36 TT · 0° Xuân phân, spring equinox
  -8,  // 2023-04-05T01:14:13 TT · 15° Thanh minh, bright and clear
  -426,  // 2023-04-20T08:14:47 TT · 30° Cốc vũ, grain rain
  -757,  // 2023-05-05T18:19:55 TT · 45° Lập hạ, summer begins
  -1288,  // 2023-05-21T07:10:20 TT · 60° Tiểu mãn, grain full
  -1286,  // 2023-06-05T22:19:31 TT · 75° Mang chủng, grain in ear
  -1866,  // 2023-06-21T14:58:59 TT · 90° Hạ chí, summer solstice
  -1468,  // 2023-07-07T08:31:51 TT · 105° Tiểu thử, minor heat
  -2007,  // 2023-07-23T01:51:37 TT · 120° Đại thử, major heat
  -1280,  // 2023-08-07T18:24:03 TT · 135° Lập thu, autumn begins
  -1706,  // 2023-08-23T09:02:28 TT · 150° Xử thử, end of heat
  -822,  // 2023-09-07T21:27:51 TT · 165° Bạch lộ, white dew
  -1130,  // 2023-09-23T06:51:09 TT · 180° Thu phân, autumn equinox
  -231,  // 2023-10-08T13:16:44 TT · 195° Hàn lộ, cold dew
  -470,  // 2023-10-23T16:22:02 TT · 210° Sương giáng, frost descends
  379,  // 2023-11-07T16:36:45 TT · 225° Lập đông, winter begins
  127,  // 2023-11-22T14:03:51 TT · 240° Tiểu tuyết, minor snow
  881,  // 2023-12-07T09:34:06 TT · 255° Đại tuyết, major snow
  522,  // 2023-12-22T03:28:31 TT · 270° Đông chí, winter solstice
  1122,  // 2024-01-05T20:50:32 TT · 285° Tiểu hàn, minor cold
  859,  // 2024-01-20T14:08:30 TT · 300° Đại hàn, major cold
  1005,  // 2024-02-04T08:28:17 TT · 315° Lập xuân, spring begins
  593,  // 2024-02-19T04:14:19 TT · 330° Vũ thủy, rain water
  607,  // 2024-03-05T02:23:55 TT · 345° Kinh trập, insects awaken
  69,  // 2024-03-20T03:07:33 TT · 0° Xuân phân, spring equinox
  20,  // 2024-04-04T07:03:27 TT · 15° Thanh minh, bright and clear
  -584,  // 2024-04-19T14:00:55 TT · 30° Cốc vũ, grain rain
  -604,  // 2024-05-05T00:11:14 TT · 45° Lập hạ, summer begins
  -1194,  // 2024-05-20T13:00:40 TT · 60° Tiểu mãn, grain full
  -1120,  // 2024-06-05T04:11:03 TT · 75° Mang chủng, grain in ear
  -1602,  // 2024-06-20T20:52:09 TT · 90° Hạ chí, summer solstice
  -1432,  // 2024-07-06T14:21:13 TT · 105° Tiểu thử, minor heat
  -1695,  // 2024-07-22T07:45:35 TT · 120° Đại thử, major heat
  -1423,  // 2024-08-07T00:10:26 TT · 135° Lập thu, autumn begins
  -1408,  // 2024-08-22T14:56:12 TT · 150° Xử thử, end of heat
  -1069,  // 2024-09-07T03:12:30 TT · 165° Bạch lộ, white dew
  -836,  // 2024-09-22T12:44:49 TT · 180° Thu phân, autumn equinox
  -495,  // 2024-10-07T19:01:06 TT · 195° Hàn lộ, cold dew
  -164,  // 2024-10-22T22:15:54 TT · 210° Sương giáng, frost descends
  122,  // 2024-11-06T22:21:14 TT · 225° Lập đông, winter begins
  429,  // 2024-11-21T19:57:39 TT · 240° Tiểu tuyết, minor snow
  601,  // 2024-12-06T15:18:12 TT · 255° Đại tuyết, major snow
  788,  // 2024-12-21T09:21:43 TT · 270° Đông chí, winter solstice
  801,  // 2025-01-05T02:33:56 TT · 285° Tiểu hàn, minor cold
  1101,  // 2025-01-19T20:01:17 TT · 300° Đại hàn, major cold
  680,  // 2025-02-03T14:11:37 TT · 315° Lập xuân, spring begins
  872,  // 2025-02-18T10:07:43 TT · 330° Vũ thủy, rain water
  352,  // 2025-03-05T08:08:25 TT · 345° Kinh trập, insects awaken
  449,  // 2025-03-20T09:02:38 TT · 0° Xuân phân, spring equinox
  -129,  // 2025-04-04T12:49:43 TT · 15° Thanh minh, bright and clear
  -134,  // 2025-04-19T19:57:10 TT · 30° Cốc vũ, grain rain
  -702,  // 2025-05-05T05:58:21 TT · 45° Lập hạ, summer begins
  -812,  // 2025-05-20T18:55:47 TT · 60° Tiểu mãn, grain full
  -1248,  // 2025-06-05T09:57:40 TT · 75° Mang chủng, grain in ear
  -1451,  // 2025-06-21T02:43:25 TT · 90° Hạ chí, summer solstice
  -1662,  // 2025-07-06T20:06:08 TT · 105° Tiểu thử, minor heat
  -1919,  // 2025-07-22T13:30:36 TT · 120° Đại thử, major heat
  -1810,  // 2025-08-07T05:52:44 TT · 135° Lập thu, autumn begins
  -2004,  // 2025-08-22T20:35:01 TT · 150° Xử thử, end of heat
  -1558,  // 2025-09-07T08:53:06 TT · 165° Bạch lộ, white dew
  -1620,  // 2025-09-22T18:20:30 TT · 180° Thu phân, autumn equinox
  -945,  // 2025-10-08T00:42:21 TT · 195° Hàn lộ, cold dew
  -918,  // 2025-10-23T03:52:05 TT · 210° Sương giáng, frost descends
  -165,  // 2025-11-07T04:05:12 TT · 225° Lập đông, winter begins
  -151,  // 2025-11-22T01:36:44 TT · 240° Tiểu tuyết, minor snow
  528,  // 2025-12-06T21:05:44 TT · 255° Đại tuyết, major snow
  414,  // 2025-12-21T15:04:14 TT · 270° Đông chí, winter solstice
  899,  // 2026-01-05T08:24:19 TT · 285° Tiểu hàn, minor cold
  864,  // 2026-01-20T01:46:05 TT · 300° Đại hàn, major cold
  855,  // 2026-02-03T20:03:17 TT · 315° Lập xuân, spring begins
  669,  // 2026-02-18T15:53:05 TT · 330° Vũ thủy, rain water
  530,  // 2026-03-05T14:00:08 TT · 345° Kinh trập, insects awaken
  193,  // 2026-03-20T14:47:07 TT · 0° Xuân phân, spring equinox
  31,  // 2026-04-04T18:41:08 TT · 15° Thanh minh, bright and clear
  -473,  // 2026-04-20T01:40:16 TT · 30° Cốc vũ, grain rain
  -535,  // 2026-05-05T11:49:53 TT · 45° Lập hạ, summer begins
  -1210,  // 2026-05-21T00:37:54 TT · 60° Tiểu mãn, grain full
  -1062,  // 2026-06-05T15:49:31 TT · 75° Mang chủng, grain in ear
  -1841,  // 2026-06-21T08:25:40 TT · 90° Hạ chí, summer solstice
  -1468,  // 2026-07-07T01:58:07 TT · 105° Tiểu thử, minor heat
  -2226,  // 2026-07-22T19:14:14 TT · 120° Đại thử, major heat
  -1665,  // 2026-08-07T11:43:54 TT · 135° Lập thu, autumn begins
  -2232,  // 2026-08-23T02:19:58 TT · 150° Xử thử, end of heat
  -1523,  // 2026-09-07T14:42:26 TT · 165° Bạch lộ, white dew
  -1793,  // 2026-09-23T00:06:22 TT · 180° Thu phân, autumn equinox
  -984,  // 2026-10-08T06:30:27 TT · 195° Hàn lộ, cold dew
  -1023,  // 2026-10-23T09:39:05 TT · 210° Sương giáng, frost descends
  -209,  // 2026-11-07T09:53:13 TT · 225° Lập đông, winter begins
  -210,  // 2026-11-22T07:24:30 TT · 240° Tiểu tuyết, minor snow
  480,  // 2026-12-07T02:53:41 TT · 255° Đại tuyết, major snow
  318,  // 2026-12-21T20:51:23 TT · 270° Đông chí, winter solstice
  782,  // 2027-01-05T14:11:07 TT · 285° Tiểu hàn, minor cold
  634,  // 2027-01-20T07:31:00 TT · 300° Đại hàn, major cold
  580,  // 2027-02-04T01:47:27 TT · 315° Lập xuân, spring begins
  237,  // 2027-02-18T21:34:38 TT · 330° Vũ thủy, rain water
  38,  // 2027-03-05T19:40:41 TT · 345° Kinh trập, insects awaken
  -408,  // 2027-03-20T20:25:51 TT · 0° Xuân phân, spring equinox
  -644,  // 2027-04-05T00:18:38 TT · 15° Thanh minh, bright and clear
  -1087,  // 2027-04-20T07:18:47 TT · 30° Cốc vũ, grain rain
  -1273,  // 2027-05-05T17:26:20 TT · 45° Lập hạ, summer begins
  -1645,  // 2027-05-21T06:19:24 TT · 60° Tiểu mãn, grain full
  -1741,  // 2027-06-05T21:26:57 TT · 75° Mang chủng, grain in ear
  -1987,  // 2027-06-21T14:11:59 TT · 90° Hạ chí, summer solstice
  -1987,  // 2027-07-07T07:38:13 TT · 105° Tiểu thử, minor heat
  -2056,  // 2027-07-23T01:05:49 TT · 120° Đại thử, major heat
  -1949,  // 2027-08-07T17:27:55 TT · 135° Lập thu, autumn begins
  -1827,  // 2027-08-23T08:15:28 TT · 150° Xử thử, end of heat
  -1618,  // 2027-09-07T20:29:36 TT · 165° Bạch lộ, white dew
  -1328,  // 2027-09-23T06:02:52 TT · 180° Thu phân, autumn equinox
  -1042,  // 2027-10-08T12:18:14 TT · 195° Hàn lộ, cold dew
  -652,  // 2027-10-23T15:34:01 TT · 210° Sương giáng, frost descends
  -344,  // 2027-11-07T15:39:43 TT · 225° Lập đông, winter begins
  38,  // 2027-11-22T13:17:23 TT · 240° Tiểu tuyết, minor snow
  264,  // 2027-12-07T08:38:50 TT · 255° Đại tuyết, major snow
  509,  // 2027-12-22T02:43:19 TT · 270° Đông chí, winter solstice
  537,  // 2028-01-05T19:55:48 TT · 285° Tiểu hàn, minor cold
  833,  // 2028-01-20T13:23:05 TT · 300° Đại hàn, major cold
  350,  // 2028-02-04T07:32:23 TT · 315° Lập xuân, spring begins
  464,  // 2028-02-19T03:27:11 TT · 330° Vũ thủy, rain water
  -172,  // 2028-03-05T01:25:57 TT · 345° Kinh trập, insects awaken
  -188,  // 2028-03-20T02:18:17 TT · 0° Xuân phân, spring equinox
  -834,  // 2028-04-04T06:04:14 TT · 15° Thanh minh, bright and clear
  -902,  // 2028-04-19T13:10:38 TT · 30° Cốc vũ, grain rain
  -1379,  // 2028-05-04T23:13:20 TT · 45° Lập hạ, summer begins
  -1478,  // 2028-05-20T12:10:57 TT · 60° Tiểu mãn, grain full
  -1655,  // 2028-06-05T03:17:09 TT · 75° Mang chủng, grain in ear
  -1843,  // 2028-06-20T20:03:09 TT · 90° Hạ chí, summer solstice
  -1719,  // 2028-07-06T13:31:27 TT · 105° Tiểu thử, minor heat
  -2023,  // 2028-07-22T06:55:08 TT · 120° Đại thử, major heat
  -1611,  // 2028-08-06T23:22:19 TT · 135° Lập thu, autumn begins
  -1957,  // 2028-08-22T14:02:04 TT · 150° Xử thử, end of heat
  -1322,  // 2028-09-07T02:23:18 TT · 165° Bạch lộ, white dew
  -1638,  // 2028-09-22T11:46:28 TT · 180° Thu phân, autumn equinox
  -883,  // 2028-10-07T18:09:39 TT · 195° Hàn lộ, cold dew
  -1147,  // 2028-10-22T21:14:32 TT · 210° Sương giáng, frost descends
  -348,  // 2028-11-06T21:28:25 TT · 225° Lập đông, winter begins
  -599,  // 2028-11-21T18:55:32 TT · 240° Tiểu tuyết, minor snow
  157,  // 2028-12-06T14:25:49 TT · 255° Đại tuyết, major snow
  -167,  // 2028-12-21T08:20:49 TT · 270° Đông chí, winter solstice
  448,  // 2029-01-05T01:43:04 TT · 285° Tiểu hàn, minor cold
  245,  // 2029-01-19T19:02:02 TT · 300° Đại hàn, major cold
  397,  // 2029-02-03T13:21:55 TT · 315° Lập xuân, spring begins
  53,  // 2029-02-18T09:09:05 TT · 330° Vũ thủy, rain water
  71,  // 2029-03-05T07:18:45 TT · 345° Kinh trập, insects awaken
  -422,  // 2029-03-20T08:03:08 TT · 0° Xuân phân, spring equinox
  -442,  // 2029-04-04T11:59:31 TT · 15° Thanh minh, bright and clear
  -1054,  // 2029-04-19T18:56:51 TT · 30° Cốc vũ, grain rain
  -970,  // 2029-05-05T05:08:54 TT · 45° Lập hạ, summer begins
  -1639,  // 2029-05-20T17:57:01 TT · 60° Tiểu mãn, grain full
  -1342,  // 2029-06-05T09:11:07 TT · 75° Mang chủng, grain in ear
  -1990,  // 2029-06-21T01:49:27 TT · 90° Hạ chí, summer solstice
  -1518,  // 2029-07-06T19:23:33 TT · 105° Tiểu thử, minor heat
  -2061,  // 2029-07-22T12:43:15 TT · 120° Đại thử, major heat
  -1501,  // 2029-08-07T05:12:54 TT · 135° Lập thu, autumn begins
  -1840,  // 2029-08-22T19:52:46 TT · 150° Xử thử, end of heat
  -1262,  // 2029-09-07T08:13:03 TT · 165° Bạch lộ, white dew
  -1372,  // 2029-09-22T17:39:39 TT · 180° Thu phân, autumn equinox
  -831,  // 2029-10-07T23:59:16 TT · 195° Hàn lộ, cold dew
  -787,  // 2029-10-23T03:09:17 TT · 210° Sương giáng, frost descends
  -304,  // 2029-11-07T03:17:54 TT · 225° Lập đông, winter begins
  -224,  // 2029-11-22T00:50:32 TT · 240° Tiểu tuyết, minor snow
  180,  // 2029-12-06T20:14:57 TT · 255° Đại tuyết, major snow
  174,  // 2029-12-21T14:15:15 TT · 270° Đông chí, winter solstice
  442,  // 2030-01-05T07:31:43 TT · 285° Tiểu hàn, minor cold
  531,  // 2030-01-20T00:55:33 TT · 300° Đại hàn, major cold
  335,  // 2030-02-03T19:09:38 TT · 315° Lập xuân, spring begins
  248,  // 2030-02-18T15:01:05 TT · 330° Vũ thủy, rain water
  -112,  // 2030-03-05T13:04:27 TT · 345° Kinh trập, insects awaken
  -340,  // 2030-03-20T13:53:15 TT · 0° Xuân phân, spring equinox
  -809,  // 2030-04-04T17:42:09 TT · 15° Thanh minh, bright and clear
  -1106,  // 2030-04-20T00:44:44 TT · 30° Cốc vũ, grain rain
  -1582,  // 2030-05-05T10:47:27 TT · 45° Lập hạ, summer begins
  -1851,  // 2030-05-20T23:42:14 TT · 60° Tiểu mãn, grain full
  -2195,  // 2030-06-05T14:45:39 TT · 75° Mang chủng, grain in ear
  -2334,  // 2030-06-21T07:32:28 TT · 90° Hạ chí, summer solstice
  -2458,  // 2030-07-07T00:56:38 TT · 105° Tiểu thử, minor heat
  -2418,  // 2030-07-22T18:26:03 TT · 120° Đại thử, major heat
  -2291,  // 2030-08-07T10:48:29 TT · 135° Lập thu, autumn begins
  -2078,  // 2030-08-23T01:37:33 TT · 150° Xử thử, end of heat
  -1731,  // 2030-09-07T13:53:59 TT · 165° Bạch lộ, white dew
  -1394,  // 2030-09-22T23:28:02 TT · 180° Thu phân, autumn equinox
  -926,  // 2030-10-08T05:46:26 TT · 195° Hàn lộ, cold dew
  -566,  // 2030-10-23T09:01:43 TT · 210° Sương giáng, frost descends
  -110,  // 2030-11-07T09:09:53 TT · 225° Lập đông, winter begins
  164,  // 2030-11-22T06:45:45 TT · 240° Tiểu tuyết, minor snow
  485,  // 2030-12-07T02:08:47 TT · 255° Đại tuyết, major snow
  581,  // 2030-12-21T20:10:47 TT · 270° Đông chí, winter solstice
  671,  // 2031-01-05T13:24:17 TT · 285° Tiểu hàn, minor cold
  821,  // 2031-01-20T06:49:08 TT · 300° Đại hàn, major cold
  399,  // 2031-02-04T00:59:27 TT · 315° Lập xuân, spring begins
  383,  // 2031-02-18T20:52:05 TT · 330° Vũ thủy, rain water
  -173,  // 2031-03-05T18:52:11 TT · 345° Kinh trập, insects awaken
  -332,  // 2031-03-20T19:42:08 TT · 0° Xuân phân, spring equinox
  -891,  // 2031-04-04T23:29:32 TT · 15° Thanh minh, bright and clear
  -1172,  // 2031-04-20T06:32:23 TT · 30° Cốc vũ, grain rain
  -1574,  // 2031-05-05T16:36:20 TT · 45° Lập hạ, summer begins
  -1966,  // 2031-05-21T05:29:04 TT · 60° Tiểu mãn, grain full
  -2048,  // 2031-06-05T20:36:51 TT · 75° Mang chủng, grain in ear
  -2510,  // 2031-06-21T13:18:17 TT · 90° Hạ chí, summer solstice
  -2180,  // 2031-07-07T06:50:01 TT · 105° Tiểu thử, minor heat
  -2608,  // 2031-07-23T00:11:38 TT · 120° Đại thử, major heat
  -1879,  // 2031-08-07T16:44:06 TT · 135° Lập thu, autumn begins
  -2188,  // 2031-08-23T07:24:28 TT · 150° Xử thử, end of heat
  -1217,  // 2031-09-07T19:51:18 TT · 165° Bạch lộ, white dew
  -1414,  // 2031-09-23T05:16:27 TT · 180° Thu phân, autumn equinox
  -390,  // 2031-10-08T11:44:07 TT · 195° Hàn lộ, cold dew
  -557,  // 2031-10-23T14:50:37 TT · 210° Sương giáng, frost descends
  382,  // 2031-11-07T15:06:50 TT · 225° Lập đông, winter begins
  121,  // 2031-11-22T12:33:47 TT · 240° Tiểu tuyết, minor snow
  876,  // 2031-12-07T08:04:03 TT · 255° Đại tuyết, major snow
  412,  // 2031-12-22T01:56:43 TT · 270° Đông chí, winter solstice
  924,  // 2032-01-05T19:17:15 TT · 285° Tiểu hàn, minor cold
  495,  // 2032-01-20T12:32:27 TT · 300° Đại hàn, major cold
  513,  // 2032-02-04T06:50:06 TT · 315° Lập xuân, spring begins
  -65,  // 2032-02-19T02:33:22 TT · 330° Vũ thủy, rain water
  -146,  // 2032-03-05T00:41:23 TT · 345° Kinh trập, insects awaken
  -802,  // 2032-03-20T01:23:03 TT · 0° Xuân phân, spring equinox
  -863,  // 2032-04-04T05:18:45 TT · 15° Thanh minh, bright and clear
  -1522,  // 2032-04-19T12:15:18 TT · 30° Cốc vũ, grain rain
  -1457,  // 2032-05-04T22:27:02 TT · 45° Lập hạ, summer begins
  -2066,  // 2032-05-20T11:16:09 TT · 60° Tiểu mãn, grain full
  -1835,  // 2032-06-05T02:29:09 TT · 75° Mang chủng, grain in ear
  -2337,  // 2032-06-20T19:09:55 TT · 90° Hạ chí, summer solstice
  -1982,  // 2032-07-06T12:42:04 TT · 105° Tiểu thử, minor heat
  -2277,  // 2032-07-22T06:05:54 TT · 120° Đại thử, major heat
  -1818,  // 2032-08-06T22:33:52 TT · 135° Lập thu, autumn begins
  -1811,  // 2032-08-22T13:19:30 TT · 150° Xử thử, end of heat
  -1277,  // 2032-09-07T01:39:03 TT · 165° Bạch lộ, white dew
  -1004,  // 2032-09-22T11:12:02 TT · 180° Thu phân, autumn equinox
  -469,  // 2032-10-07T17:31:33 TT · 195° Hàn lộ, cold dew
  -76,  // 2032-10-22T20:47:23 TT · 210° Sương giáng, frost descends
  372,  // 2032-11-06T20:55:25 TT · 225° Lập đông, winter begins
  710,  // 2032-11-21T18:32:21 TT · 240° Tiểu tuyết, minor snow
  977,  // 2032-12-06T13:54:29 TT · 255° Đại tuyết, major snow
  1110,  // 2032-12-21T07:57:06 TT · 270° Đông chí, winter solstice
  1119,  // 2033-01-05T01:09:16 TT · 285° Tiểu hàn, minor cold
  1259,  // 2033-01-19T18:33:57 TT · 300° Đại hàn, major cold
  746,  // 2033-02-03T12:42:45 TT · 315° Lập xuân, spring begins
  705,  // 2033-02-18T08:34:58 TT · 330° Vũ thủy, rain water
  55,  // 2033-03-05T06:33:30 TT · 345° Kinh trập, insects awaken
  -78,  // 2033-03-20T07:23:53 TT · 0° Xuân phân, spring equinox
  -757,  // 2033-04-04T11:09:17 TT · 15° Thanh minh, bright and clear
  -909,  // 2033-04-19T18:14:17 TT · 30° Cốc vũ, grain rain
  -1509,  // 2033-05-05T04:14:56 TT · 45° Lập hạ, summer begins
  -1633,  // 2033-05-20T17:12:08 TT · 60° Tiểu mãn, grain full
  -2034,  // 2033-06-05T08:14:36 TT · 75° Mang chủng, grain in ear
  -2120,  // 2033-06-21T01:02:18 TT · 90° Hạ chí, summer solstice
  -2265,  // 2033-07-06T18:26:07 TT · 105° Tiểu thử, minor heat
  -2318,  // 2033-07-22T11:53:59 TT · 120° Đại thử, major heat
  -2162,  // 2033-08-07T04:16:54 TT · 135° Lập thu, autumn begins
  -2127,  // 2033-08-22T19:03:00 TT · 150° Xử thử, end of heat
  -1655,  // 2033-09-07T07:21:31 TT · 165° Bạch lộ, white dew
  -1482,  // 2033-09-22T16:52:50 TT · 180° Thu phân, autumn equinox
  -782,  // 2033-10-07T23:15:06 TT · 195° Hàn lộ, cold dew
  -518,  // 2033-10-23T02:28:47 TT · 210° Sương giáng, frost descends
  255,  // 2033-11-07T02:42:14 TT · 225° Lập đông, winter begins
  483,  // 2033-11-22T00:17:20 TT · 240° Tiểu tuyết, minor snow
  1147,  // 2033-12-06T19:46:05 TT · 255° Đại tuyết, major snow
  1188,  // 2033-12-21T13:47:10 TT · 270° Đông chí, winter solstice
  1579,  // 2034-01-05T07:05:41 TT · 285° Tiểu hàn, minor cold
  1604,  // 2034-01-20T00:28:27 TT · 300° Đại hàn, major cold
  1395,  // 2034-02-03T18:42:19 TT · 315° Lập xuân, spring begins
  1163,  // 2034-02-18T14:31:21 TT · 330° Vũ thủy, rain water
  733,  // 2034-03-05T12:33:33 TT · 345° Kinh trập, insects awaken
  284,  // 2034-03-20T13:18:40 TT · 0° Xuân phân, spring equinox
  -195,  // 2034-04-04T17:07:24 TT · 15° Thanh minh, bright and clear
  -798,  // 2034-04-20T00:04:53 TT · 30° Cốc vũ, grain rain
  -1111,  // 2034-05-05T10:10:19 TT · 45° Lập hạ, summer begins
  -1803,  // 2034-05-20T22:58:03 TT · 60° Tiểu mãn, grain full
  -1765,  // 2034-06-05T14:07:50 TT · 75° Mang chủng, grain in ear
  -2462,  // 2034-06-21T06:45:21 TT · 90° Hạ chí, summer solstice
  -2029,  // 2034-07-07T00:18:48 TT · 105° Tiểu thử, minor heat
  -2631,  // 2034-07-22T17:37:31 TT · 120° Đại thử, major heat
  -1885,  // 2034-08-07T10:10:16 TT · 135° Lập thu, autumn begins
  -2296,  // 2034-08-23T00:48:56 TT · 150° Xử thử, end of heat
  -1361,  // 2034-09-07T13:15:10 TT · 165° Bạch lộ, white dew
  -1533,  // 2034-09-22T22:40:44 TT · 180° Thu phân, autumn equinox
  -516,  // 2034-10-08T05:08:17 TT · 195° Hàn lộ, cold dew
  -513,  // 2034-10-23T08:17:37 TT · 210° Sương giáng, frost descends
  486,  // 2034-11-07T08:34:50 TT · 225° Lập đông, winter begins
  486,  // 2034-11-22T06:06:08 TT · 240° Tiểu tuyết, minor snow
  1336,  // 2034-12-07T01:37:59 TT · 255° Đại tuyết, major snow
  1143,  // 2034-12-21T19:35:10 TT · 270° Đông chí, winter solstice
  1726,  // 2035-01-05T12:56:53 TT · 285° Tiểu hàn, minor cold
  1498,  // 2035-01-20T06:15:26 TT · 300° Đại hàn, major cold
  1495,  // 2035-02-04T00:32:44 TT · 315° Lập xuân, spring begins
  997,  // 2035-02-18T20:17:20 TT · 330° Vũ thủy, rain water
  763,  // 2035-03-05T18:22:48 TT · 345° Kinh trập, insects awaken
  73,  // 2035-03-20T19:03:54 TT · 0° Xuân phân, spring equinox
  -262,  // 2035-04-04T22:55:02 TT · 15° Thanh minh, bright and clear
  -1006,  // 2035-04-20T05:50:10 TT · 30° Cốc vũ, grain rain
  -1288,  // 2035-05-05T15:56:07 TT · 45° Lập hạ, summer begins
  -1934,  // 2035-05-21T04:44:37 TT · 60° Tiểu mãn, grain full
  -2040,  // 2035-06-05T19:52:00 TT · 75° Mang chủng, grain in ear
  -2450,  // 2035-06-21T12:34:18 TT · 90° Hạ chí, summer solstice
  -2342,  // 2035-07-07T06:02:20 TT · 105° Tiểu thử, minor heat
  -2416,  // 2035-07-22T23:29:51 TT · 120° Đại thử, major heat
  -2095,  // 2035-08-07T15:55:31 TT · 135° Lập thu, autumn begins
  -1837,  // 2035-08-23T06:45:20 TT · 150° Xử thử, end of heat
  -1376,  // 2035-09-07T19:03:40 TT · 165° Bạch lộ, white dew
  -896,  // 2035-09-23T04:40:06 TT · 180° Thu phân, autumn equinox
  -407,  // 2035-10-08T10:58:51 TT · 195° Hàn lộ, cold dew
  145,  // 2035-10-23T14:17:20 TT · 210° Sương giáng, frost descends
  572,  // 2035-11-07T14:25:01 TT · 225° Lập đông, winter begins
  1056,  // 2035-11-22T12:04:23 TT · 240° Tiểu tuyết, minor snow
  1333,  // 2035-12-07T07:26:41 TT · 255° Đại tuyết, major snow
  1631,  // 2035-12-22T01:32:03 TT · 270° Đông chí, winter solstice
  1668,  // 2036-01-05T18:44:40 TT · 285° Tiểu hàn, minor cold
  1980,  // 2036-01-20T12:12:13 TT · 300° Đại hàn, major cold
  1472,  // 2036-02-04T06:21:06 TT · 315° Lập xuân, spring begins
  1559,  // 2036-02-19T02:15:27 TT · 330° Vũ thủy, rain water
  850,  // 2036-03-05T00:13:00 TT · 345° Kinh trập, insects awaken
  754,  // 2036-03-20T01:04:00 TT · 0° Xuân phân, spring equinox
  -43,  // 2036-04-04T04:47:26 TT · 15° Thanh minh, bright and clear
  -241,  // 2036-04-19T11:51:40 TT · 30° Cốc vũ, grain rain
  -946,  // 2036-05-04T21:50:34 TT · 45° Lập hạ, summer begins
  -1173,  // 2036-05-20T10:46:03 TT · 60° Tiểu mãn, grain full
  -1595,  // 2036-06-05T01:48:10 TT · 75° Mang chủng, grain in ear
  -1829,  // 2036-06-20T18:33:24 TT · 90° Hạ chí, summer solstice
  -1884,  // 2036-07-06T11:58:43 TT · 105° Tiểu thử, minor heat
  -2101,  // 2036-07-22T05:23:51 TT · 120° Đại thử, major heat
  -1746,  // 2036-08-06T21:50:05 TT · 135° Lập thu, autumn begins
  -1867,  // 2036-08-22T12:33:35 TT · 150° Xử thử, end of heat
  -1152,  // 2036-09-07T00:56:09 TT · 165° Bạch lộ, white dew
  -1157,  // 2036-09-22T10:24:30 TT · 180° Thu phân, autumn equinox
  -255,  // 2036-10-07T16:50:08 TT · 195° Hàn lộ, cold dew
  -220,  // 2036-10-22T20:00:00 TT · 210° Sương giáng, frost descends
  695,  // 2036-11-06T20:15:49 TT · 225° Lập đông, winter begins
  656,  // 2036-11-21T17:46:28 TT · 240° Tiểu tuyết, minor snow
  1439,  // 2036-12-06T13:17:12 TT · 255° Đại tuyết, major snow
  1226,  // 2036-12-21T07:14:03 TT · 270° Đông chí, winter solstice
  1777,  // 2037-01-05T00:35:14 TT · 285° Tiểu hàn, minor cold
  1617,  // 2037-01-19T17:54:55 TT · 300° Đại hàn, major cold
  1649,  // 2037-02-03T12:12:48 TT · 315° Lập xuân, spring begins
  1312,  // 2037-02-18T08:00:05 TT · 330° Vũ thủy, rain water
  1186,  // 2037-03-05T06:07:21 TT · 345° Kinh trập, insects awaken
  675,  // 2037-03-20T06:51:26 TT · 0° Xuân phân, spring equinox
  498,  // 2037-04-04T10:45:12 TT · 15° Thanh minh, bright and clear
  -176,  // 2037-04-19T17:41:30 TT · 30° Cốc vũ, grain rain
  -266,  // 2037-05-05T03:50:39 TT · 45° Lập hạ, summer begins
  -1062,  // 2037-05-20T16:36:39 TT · 60° Tiểu mãn, grain full
  -928,  // 2037-06-05T07:48:02 TT · 75° Mang chủng, grain in ear
  -1741,  // 2037-06-21T00:23:37 TT · 90° Hạ chí, summer solstice
  -1352,  // 2037-07-06T17:56:20 TT · 105° Tiểu thử, minor heat
  -2030,  // 2037-07-22T11:13:47 TT · 120° Đại thử, major heat
  -1422,  // 2037-08-07T03:44:14 TT · 135° Lập thu, autumn begins
  -1815,  // 2037-08-22T18:23:12 TT · 150° Xử thử, end of heat
  -1041,  // 2037-09-07T06:46:45 TT · 165° Bạch lộ, white dew
  -1096,  // 2037-09-22T16:14:16 TT · 180° Thu phân, autumn equinox
  -247,  // 2037-10-07T22:39:01 TT · 195° Hàn lộ, cold dew
  -82,  // 2037-10-23T01:51:03 TT · 210° Sương giáng, frost descends
  736,  // 2037-11-07T02:05:15 TT · 225° Lập đông, winter begins
  917,  // 2037-11-21T23:39:34 TT · 240° Tiểu tuyết, minor snow
  1590,  // 2037-12-06T19:08:28 TT · 255° Đại tuyết, major snow
  1593,  // 2037-12-21T13:08:55 TT · 270° Đông chí, winter solstice
  2016,  // 2038-01-05T06:27:59 TT · 285° Tiểu hàn, minor cold
  1998,  // 2038-01-19T23:50:02 TT · 300° Đại hàn, major cold
  1854,  // 2038-02-03T18:04:59 TT · 315° Lập xuân, spring begins
  1580,  // 2038-02-18T13:53:19 TT · 330° Vũ thủy, rain water
  1220,  // 2038-03-05T11:56:41 TT · 345° Kinh trập, insects awaken
  772,  // 2038-03-20T12:41:49 TT · 0° Xuân phân, spring equinox
  299,  // 2038-04-04T16:30:39 TT · 15° Thanh minh, bright and clear
  -209,  // 2038-04-19T23:29:43 TT · 30° Cốc vũ, grain rain
  -688,  // 2038-05-05T09:32:23 TT · 45° Lập hạ, summer begins
  -1154,  // 2038-05-20T22:23:53 TT · 60° Tiểu mãn, grain full
  -1527,  // 2038-06-05T13:26:49 TT · 75° Mang chủng, grain in ear
  -1850,  // 2038-06-21T06:10:34 TT · 90° Hạ chí, summer solstice
  -2035,  // 2038-07-06T23:33:43 TT · 105° Tiểu thử, minor heat
  -2118,  // 2038-07-22T17:01:05 TT · 120° Đại thử, major heat
  -2052,  // 2038-08-07T09:22:30 TT · 135° Lập thu, autumn begins
  -1853,  // 2038-08-23T00:11:20 TT · 150° Xử thử, end of heat
  -1523,  // 2038-09-07T12:27:29 TT · 165° Bạch lộ, white dew
  -1070,  // 2038-09-22T22:03:28 TT · 180° Thu phân, autumn equinox
  -548,  // 2038-10-08T04:22:46 TT · 195° Hàn lộ, cold dew
  42,  // 2038-10-23T07:41:53 TT · 210° Sương giáng, frost descends
  617,  // 2038-11-07T07:52:02 TT · 225° Lập đông, winter begins
  1167,  // 2038-11-22T05:32:30 TT · 240° Tiểu tuyết, minor snow
  1610,  // 2038-12-07T00:57:34 TT · 255° Đại tuyết, major snow
  1943,  // 2038-12-21T19:03:31 TT · 270° Đông chí, winter solstice
  2083,  // 2039-01-05T12:17:51 TT · 285° Tiểu hàn, minor cold
  2363,  // 2039-01-20T05:44:52 TT · 300° Đại hàn, major cold
  1876,  // 2039-02-03T23:54:06 TT · 315° Lập xuân, spring begins
  1872,  // 2039-02-18T19:46:56 TT · 330° Vũ thủy, rain water
  1148,  // 2039-03-05T17:44:14 TT · 345° Kinh trập, insects awaken
  931,  // 2039-03-20T18:33:13 TT · 0° Xuân phân, spring equinox
  154,  // 2039-04-04T22:16:59 TT · 15° Thanh minh, bright and clear
  -179,  // 2039-04-20T05:18:58 TT · 30° Cốc vũ, grain rain
  -796,  // 2039-05-05T15:19:20 TT · 45° Lập hạ, summer begins
  -1188,  // 2039-05-21T04:12:04 TT · 60° Tiểu mãn, grain full
  -1461,  // 2039-06-05T19:16:40 TT · 75° Mang chủng, grain in ear
  -1892,  // 2039-06-21T11:58:37 TT · 90° Hạ chí, summer solstice
  -1743,  // 2039-07-07T05:27:20 TT · 105° Tiểu thử, minor heat
  -2147,  // 2039-07-22T22:49:21 TT · 120° Đại thử, major heat
  -1570,  // 2039-08-07T15:19:17 TT · 135° Lập thu, autumn begins
  -1867,  // 2039-08-23T05:59:51 TT · 150° Xử thử, end of heat
  -983,  // 2039-09-07T18:25:14 TT · 165° Bạch lộ, white dew
  -1155,  // 2039-09-23T03:50:48 TT · 180° Thu phân, autumn equinox
  -130,  // 2039-10-08T10:18:29 TT · 195° Hàn lộ, cold dew
  -221,  // 2039-10-23T13:26:15 TT · 210° Sương giáng, frost descends
  816,  // 2039-11-07T13:44:06 TT · 225° Lập đông, winter begins
  695,  // 2039-11-22T11:13:23 TT · 240° Tiểu tuyết, minor snow
  1608,  // 2039-12-07T06:46:17 TT · 255° Đại tuyết, major snow
  1314,  // 2039-12-22T00:41:47 TT · 270° Đông chí, winter solstice
  1974,  // 2040-01-05T18:04:47 TT · 285° Tiểu hàn, minor cold
  1680,  // 2040-01-20T11:22:14 TT · 300° Đại hàn, major cold
  1769,  // 2040-02-04T05:41:04 TT · 315° Lập xuân, spring begins
  1231,  // 2040-02-19T01:25:00 TT · 330° Vũ thủy, rain water
  1114,  // 2040-03-04T23:32:25 TT · 345° Kinh trập, insects awaken
  386,  // 2040-03-20T00:12:53 TT · 0° Xuân phân, spring equinox
  212,  // 2040-04-04T04:06:42 TT · 15° Thanh minh, bright and clear
  -597,  // 2040-04-19T11:00:45 TT · 30° Cốc vũ, grain rain
  -648,  // 2040-05-04T21:10:33 TT · 45° Lập hạ, summer begins
  -1422,  // 2040-05-20T09:56:55 TT · 60° Tiểu mãn, grain full
  -1233,  // 2040-06-05T01:09:13 TT · 75° Mang chủng, grain in ear
  -1879,  // 2040-06-20T17:47:35 TT · 90° Hạ chí, summer solstice
  -1482,  // 2040-07-06T11:20:26 TT · 105° Tiểu thử, minor heat
  -1912,  // 2040-07-22T04:42:01 TT · 120° Đại thử, major heat
  -1377,  // 2040-08-06T21:11:15 TT · 135° Lập thu, autumn begins
  -1512,  // 2040-08-22T11:54:31 TT · 150° Xử thử, end of heat
  -904,  // 2040-09-07T00:15:18 TT · 165° Bạch lộ, white dew
  -761,  // 2040-09-22T09:46:07 TT · 180° Thu phân, autumn equinox
  -161,  // 2040-10-07T16:06:43 TT · 195° Hàn lộ, cold dew
  135,  // 2040-10-22T19:20:56 TT · 210° Sương giáng, frost descends
  674,  // 2040-11-06T19:30:29 TT · 225° Lập đông, winter begins
  969,  // 2040-11-21T17:06:42 TT · 240° Tiểu tuyết, minor snow
  1380,  // 2040-12-06T12:31:14 TT · 255° Đại tuyết, major snow
  1524,  // 2040-12-21T06:34:02 TT · 270° Đông chí, winter solstice
  1721,  // 2041-01-04T23:49:19 TT · 285° Tiểu hàn, minor cold
  1891,  // 2041-01-19T17:14:30 TT · 300° Đại hàn, major cold
  1561,  // 2041-02-03T11:26:21 TT · 315° Lập xuân, spring begins
  1514,  // 2041-02-18T07:18:28 TT · 330° Vũ thủy, rain water
  986,  // 2041-03-05T05:19:02 TT · 345° Kinh trập, insects awaken
  768,  // 2041-03-20T06:08:00 TT · 0° Xuân phân, spring equinox
  112,  // 2041-04-04T09:53:47 TT · 15° Thanh minh, bright and clear
  -200,  // 2041-04-19T16:56:07 TT · 30° Cốc vũ, grain rain
  -864,  // 2041-05-05T02:55:42 TT · 45° Lập hạ, summer begins
  -1160,  // 2041-05-20T15:50:02 TT · 60° Tiểu mãn, grain full
  -1653,  // 2041-06-05T06:50:58 TT · 75° Mang chủng, grain in ear
  -1835,  // 2041-06-20T23:37:04 TT · 90° Hạ chí, summer solstice
  -2051,  // 2041-07-06T16:59:42 TT · 105° Tiểu thử, minor heat
  -2085,  // 2041-07-22T10:27:53 TT · 120° Đại thử, major heat
  -1983,  // 2041-08-07T02:49:54 TT · 135° Lập thu, autumn begins
  -1860,  // 2041-08-22T17:37:28 TT · 150° Xử thử, end of heat
  -1461,  // 2041-09-07T05:54:46 TT · 165° Bạch lộ, white dew
  -1187,  // 2041-09-22T15:27:46 TT · 180° Thu phân, autumn equinox
  -599,  // 2041-10-07T21:48:10 TT · 195° Hàn lộ, cold dew
  -256,  // 2041-10-23T01:03:10 TT · 210° Sương giáng, frost descends
  378,  // 2041-11-07T01:14:18 TT · 225° Lập đông, winter begins
  672,  // 2041-11-21T22:50:30 TT · 240° Tiểu tuyết, minor snow
  1201,  // 2041-12-06T18:17:00 TT · 255° Đại tuyết, major snow
  1329,  // 2041-12-21T12:19:32 TT · 270° Đông chí, winter solstice
  1616,  // 2042-01-05T05:36:20 TT · 285° Tiểu hàn, minor cold
  1771,  // 2042-01-19T23:01:16 TT · 300° Đại hàn, major cold
  1497,  // 2042-02-03T17:14:03 TT · 315° Lập xuân, spring begins
  1422,  // 2042-02-18T13:05:42 TT · 330° Vũ thủy, rain water
  938,  // 2042-03-05T11:07:00 TT · 345° Kinh trập, insects awaken
  633,  // 2042-03-20T11:54:31 TT · 0° Xuân phân, spring equinox
  70,  // 2042-04-04T15:41:51 TT · 15° Thanh minh, bright and clear
  -435,  // 2042-04-19T22:40:58 TT · 30° Cốc vũ, grain rain
  -889,  // 2042-05-05T08:44:03 TT · 45° Lập hạ, summer begins
  -1541,  // 2042-05-20T21:32:27 TT · 60° Tiểu mãn, grain full
  -1672,  // 2042-06-05T12:39:25 TT · 75° Mang chủng, grain in ear
  -2362,  // 2042-06-21T05:17:03 TT · 90° Hạ chí, summer solstice
  -2050,  // 2042-07-06T22:48:29 TT · 105° Tiểu thử, minor heat
  -2631,  // 2042-07-22T16:07:33 TT · 120° Đại thử, major heat
  -1902,  // 2042-08-07T08:40:01 TT · 135° Lập thu, autumn begins
  -2274,  // 2042-08-22T23:19:20 TT · 150° Xử thử, end of heat
  -1273,  // 2042-09-07T11:46:40 TT · 165° Bạch lộ, white dew
  -1413,  // 2042-09-22T21:12:46 TT · 180° Thu phân, autumn equinox
  -309,  // 2042-10-08T03:41:46 TT · 195° Hàn lộ, cold dew
  -326,  // 2042-10-23T06:50:46 TT · 210° Sương giáng, frost descends
  725,  // 2042-11-07T07:08:51 TT · 225° Lập đông, winter begins
  631,  // 2042-11-22T04:38:35 TT · 240° Tiểu tuyết, minor snow
  1481,  // 2042-12-07T00:10:26 TT · 255° Đại tuyết, major snow
  1148,  // 2042-12-21T18:05:17 TT · 270° Đông chí, winter solstice
  1705,  // 2043-01-05T11:26:34 TT · 285° Tiểu hàn, minor cold
  1338,  // 2043-01-20T04:42:48 TT · 300° Đại hàn, major cold
  1328,  // 2043-02-03T22:59:59 TT · 315° Lập xuân, spring begins
  728,  // 2043-02-18T18:42:53 TT · 330° Vũ thủy, rain water
  533,  // 2043-03-05T16:49:00 TT · 345° Kinh trập, insects awaken
  -223,  // 2043-03-20T17:29:00 TT · 0° Xuân phân, spring equinox
  -477,  // 2043-04-04T21:21:29 TT · 15° Thanh minh, bright and clear
  -1279,  // 2043-04-20T04:15:39 TT · 30° Cốc vũ, grain rain
  -1460,  // 2043-05-05T14:23:17 TT · 45° Lập hạ, summer begins
  -2191,  // 2043-05-21T03:10:22 TT · 60° Tiểu mãn, grain full
  -2200,  // 2043-06-05T18:19:22 TT · 75° Mang chủng, grain in ear
  -2735,  // 2043-06-21T10:59:35 TT · 90° Hạ chí, summer solstice
  -2540,  // 2043-07-07T04:29:04 TT · 105° Tiểu thử, minor heat
  -2728,  // 2043-07-22T21:54:41 TT · 120° Đại thử, major heat
  -2309,  // 2043-08-07T14:21:59 TT · 135° Lập thu, autumn begins
  -2098,  // 2043-08-23T05:11:01 TT · 150° Xử thử, end of heat
  -1514,  // 2043-09-07T17:31:24 TT · 165° Bạch lộ, white dew
  -1014,  // 2043-09-23T03:08:10 TT · 180° Thu phân, autumn equinox
  -403,  // 2043-10-08T09:28:57 TT · 195° Hàn lộ, cold dew
  185,  // 2043-10-23T12:48:02 TT · 210° Sương giáng, frost descends
  692,  // 2043-11-07T12:57:03 TT · 225° Lập đông, winter begins
  1168,  // 2043-11-22T10:36:17 TT · 240° Tiểu tuyết, minor snow
  1446,  // 2043-12-07T05:58:36 TT · 255° Đại tuyết, major snow
  1654,  // 2043-12-22T00:02:28 TT · 270° Đông chí, winter solstice
  1610,  // 2044-01-05T17:13:44 TT · 285° Tiểu hàn, minor cold
  1764,  // 2044-01-20T10:38:39 TT · 300° Đại hàn, major cold
  1135,  // 2044-02-04T04:45:31 TT · 315° Lập xuân, spring begins
  1052,  // 2044-02-19T00:37:02 TT · 330° Vũ thủy, rain water
  237,  // 2044-03-04T22:32:49 TT · 345° Kinh trập, insects awaken
  19,  // 2044-03-19T23:21:47 TT · 0° Xuân phân, spring equinox
  -833,  // 2044-04-04T03:04:18 TT · 15° Thanh minh, bright and clear
  -1066,  // 2044-04-19T10:07:57 TT · 30° Cốc vũ, grain rain
  -1781,  // 2044-05-04T20:06:41 TT · 45° Lập hạ, summer begins
  -1952,  // 2044-05-20T09:03:06 TT · 60° Tiểu mãn, grain full
  -2373,  // 2044-06-05T00:05:14 TT · 75° Mang chủng, grain in ear
  -2493,  // 2044-06-20T16:52:22 TT · 90° Hạ chí, summer solstice
  -2580,  // 2044-07-06T10:17:09 TT · 105° Tiểu thử, minor heat
  -2659,  // 2044-07-22T03:44:35 TT · 120° Đại thử, major heat
  -2363,  // 2044-08-06T20:09:50 TT · 135° Lập thu, autumn begins
  -2330,  // 2044-08-22T10:55:54 TT · 150° Xử thử, end of heat
  -1659,  // 2044-09-06T23:17:44 TT · 165° Bạch lộ, white dew
  -1483,  // 2044-09-22T08:49:06 TT · 180° Thu phân, autumn equinox
  -594,  // 2044-10-07T15:14:31 TT · 195° Hàn lộ, cold dew
  -370,  // 2044-10-22T18:27:32 TT · 210° Sương giáng, frost descends
  536,  // 2044-11-06T18:43:12 TT · 225° Lập đông, winter begins
  658,  // 2044-11-21T16:16:32 TT · 240° Tiểu tuyết, minor snow
  1390,  // 2044-12-06T11:46:25 TT · 255° Đại tuyết, major snow
  1270,  // 2044-12-21T05:44:49 TT · 270° Đông chí, winter solstice
  1686,  // 2045-01-04T23:03:45 TT · 285° Tiểu hàn, minor cold
  1527,  // 2045-01-19T16:23:27 TT · 300° Đại hàn, major cold
  1330,  // 2045-02-03T10:37:31 TT · 315° Lập xuân, spring begins
  921,  // 2045-02-18T06:23:36 TT · 330° Vũ thủy, rain water
  519,  // 2045-03-05T04:26:16 TT · 345° Kinh trập, insects awaken
  -81,  // 2045-03-20T05:08:52 TT · 0° Xuân phân, spring equinox
  -505,  // 2045-04-04T08:58:31 TT · 15° Thanh minh, bright and clear
  -1222,  // 2045-04-19T15:54:06 TT · 30° Cốc vũ, grain rain
  -1462,  // 2045-05-05T02:00:45 TT · 45° Lập hạ, summer begins
  -2229,  // 2045-05-20T14:47:14 TT · 60° Tiểu mãn, grain full
  -2117,  // 2045-06-05T05:58:15 TT · 75° Mang chủng, grain in ear
  -2851,  // 2045-06-20T22:35:09 TT · 90° Hạ chí, summer solstice
  -2374,  // 2045-07-06T16:09:20 TT · 105° Tiểu thử, minor heat
  -2976,  // 2045-07-22T09:28:03 TT · 120° Đại thử, major heat
  -2222,  // 2045-08-07T02:00:56 TT · 135° Lập thu, autumn begins
  -2584,  // 2045-08-22T16:40:25 TT · 150° Xử thử, end of heat
  -1645,  // 2045-09-07T05:06:43 TT · 165° Bạch lộ, white dew
  -1704,  // 2045-09-22T14:34:10 TT · 180° Thu phân, autumn equinox
  -676,  // 2045-10-07T21:01:54 TT · 195° Hàn lộ, cold dew
  -521,  // 2045-10-23T00:13:46 TT · 210° Sương giáng, frost descends
  485,  // 2045-11-07T00:31:06 TT · 225° Lập đông, winter begins
  647,  // 2045-11-21T22:05:06 TT · 240° Tiểu tuyết, minor snow
  1489,  // 2045-12-06T17:36:49 TT · 255° Đại tuyết, major snow
  1438,  // 2045-12-21T11:36:22 TT · 270° Đông chí, winter solstice
  1971,  // 2046-01-05T04:57:15 TT · 285° Tiểu hàn, minor cold
  1823,  // 2046-01-19T22:17:08 TT · 300° Đại hàn, major cold
  1694,  // 2046-02-03T16:32:20 TT · 315° Lập xuân, spring begins
  1193,  // 2046-02-18T12:16:53 TT · 330° Vũ thủy, rain water
  759,  // 2046-03-05T10:19:01 TT · 345° Kinh trập, insects awaken
  9,  // 2046-03-20T10:59:07 TT · 0° Xuân phân, spring equinox
  -569,  // 2046-04-04T14:46:12 TT · 15° Thanh minh, bright and clear
  -1383,  // 2046-04-19T21:40:10 TT · 30° Cốc vũ, grain rain
  -1917,  // 2046-05-05T07:41:55 TT · 45° Lập hạ, summer begins
  -2604,  // 2046-05-20T20:29:44 TT · 60° Tiểu mãn, grain full
  -2927,  // 2046-06-05T11:33:30 TT · 75° Mang chủng, grain in ear
  -3330,  // 2046-06-21T04:15:55 TT · 90° Hạ chí, summer solstice
  -3366,  // 2046-07-06T21:41:33 TT · 105° Tiểu thử, minor heat
  -3387,  // 2046-07-22T15:09:57 TT · 120° Đại thử, major heat
  -3127,  // 2046-08-07T07:34:36 TT · 135° Lập thu, autumn begins
  -2787,  // 2046-08-22T22:25:47 TT · 150° Xử thử, end of heat
  -2300,  // 2046-09-07T10:44:33 TT · 165° Bạch lộ, white dew
  -1700,  // 2046-09-22T20:22:59 TT · 180° Thu phân, autumn equinox
  -1095,  // 2046-10-08T02:43:40 TT · 195° Hàn lộ, cold dew
  -383,  // 2046-10-23T06:04:49 TT · 210° Sương giáng, frost descends
  219,  // 2046-11-07T06:15:25 TT · 225° Lập đông, winter begins
  868,  // 2046-11-22T03:57:32 TT · 240° Tiểu tuyết, minor snow
  1308,  // 2046-12-06T23:22:33 TT · 255° Đại tuyết, major snow
  1716,  // 2046-12-21T17:29:45 TT · 270° Đông chí, winter solstice
  1828,  // 2047-01-05T10:43:38 TT · 285° Tiểu hàn, minor cold
  2142,  // 2047-01-20T04:11:13 TT · 300° Đại hàn, major cold
  1585,  // 2047-02-03T22:19:17 TT · 315° Lập xuân, spring begins
  1552,  // 2047-02-18T18:11:38 TT · 330° Vũ thủy, rain water
  686,  // 2047-03-05T16:06:34 TT · 345° Kinh trập, insects awaken
  372,  // 2047-03-20T16:53:56 TT · 0° Xuân phân, spring equinox
  -629,  // 2047-04-04T20:33:58 TT · 15° Thanh minh, bright and clear
  -1091,  // 2047-04-20T03:33:48 TT · 30° Cốc vũ, grain rain
  -1971,  // 2047-05-05T13:29:47 TT · 45° Lập hạ, summer begins
  -2443,  // 2047-05-21T02:21:11 TT · 60° Tiểu mãn, grain full
  -2935,  // 2047-06-05T17:22:08 TT · 75° Mang chủng, grain in ear
  -3325,  // 2047-06-21T10:04:46 TT · 90° Hạ chí, summer solstice
  -3279,  // 2047-07-07T03:31:46 TT · 105° Tiểu thử, minor heat
  -3504,  // 2047-07-22T20:56:46 TT · 120° Đại thử, major heat
  -2899,  // 2047-08-07T13:27:10 TT · 135° Lập thu, autumn begins
  -2931,  // 2047-08-23T04:12:09 TT · 150° Xử thử, end of heat
  -1932,  // 2047-09-07T16:39:27 TT · 165° Bạch lộ, white dew
  -1843,  // 2047-09-23T02:09:22 TT · 180° Thu phân, autumn equinox
  -703,  // 2047-10-08T08:38:58 TT · 195° Hàn lộ, cold dew
  -608,  // 2047-10-23T11:49:50 TT · 210° Sương giáng, frost descends
  485,  // 2047-11-07T12:08:37 TT · 225° Lập đông, winter begins
  463,  // 2047-11-22T09:39:33 TT · 240° Tiểu tuyết, minor snow
  1368,  // 2047-12-07T05:12:19 TT · 255° Đại tuyết, major snow
  1116,  // 2047-12-21T23:08:31 TT · 270° Đông chí, winter solstice
  1724,  // 2048-01-05T16:30:39 TT · 285° Tiểu hàn, minor cold
  1447,  // 2048-01-20T09:48:23 TT · 300° Đại hàn, major cold
  1456,  // 2048-02-04T04:05:53 TT · 315° Lập xuân, spring begins
  916,  // 2048-02-18T23:49:47 TT · 330° Vũ thủy, rain water
  691,  // 2048-03-04T21:55:24 TT · 345° Kinh trập, insects awaken
  -82,  // 2048-03-19T22:35:07 TT · 0° Xuân phân, spring equinox
  -399,  // 2048-04-04T02:26:33 TT · 15° Thanh minh, bright and clear
  -1320,  // 2048-04-19T09:18:44 TT · 30° Cốc vũ, grain rain
  -1537,  // 2048-05-04T19:25:46 TT · 45° Lập hạ, summer begins
  -2479,  // 2048-05-20T08:09:20 TT · 60° Tiểu mãn, grain full
  -2413,  // 2048-06-04T23:19:35 TT · 75° Mang chủng, grain in ear
  -3223,  // 2048-06-20T15:55:13 TT · 90° Hạ chí, summer solstice
  -2825,  // 2048-07-06T09:28:05 TT · 105° Tiểu thử, minor heat
  -3341,  // 2048-07-22T02:48:14 TT · 120° Đại thử, major heat
  -2645,  // 2048-08-06T19:20:09 TT · 135° Lập thu, autumn begins
  -2757,  // 2048-08-22T10:03:48 TT · 150° Xử thử, end of heat
  -1861,  // 2048-09-06T22:29:23 TT · 165° Bạch lộ, white dew
  -1614,  // 2048-09-22T08:01:56 TT · 180° Thu phân, autumn equinox
  -685,  // 2048-10-07T14:28:01 TT · 195° Hàn lộ, cold dew
  -282,  // 2048-10-22T17:44:01 TT · 210° Sương giáng, frost descends
  530,  // 2048-11-06T17:58:07 TT · 225° Lập đông, winter begins
  853,  // 2048-11-21T15:34:48 TT · 240° Tiểu tuyết, minor snow
  1430,  // 2048-12-06T11:02:06 TT · 255° Đại tuyết, major snow
  1493,  // 2048-12-21T05:03:33 TT · 270° Đông chí, winter solstice
  1761,  // 2049-01-04T22:20:01 TT · 285° Tiểu hàn, minor cold
  1769,  // 2049-01-19T15:42:30 TT · 300° Đại hàn, major cold
  1459,  // 2049-02-03T09:54:41 TT · 315° Lập xuân, spring begins
  1219,  // 2049-02-18T05:43:35 TT · 330° Vũ thủy, rain water
  695,  // 2049-03-05T03:44:13 TT · 345° Kinh trập, insects awaken
  281,  // 2049-03-20T04:29:55 TT · 0° Xuân phân, spring equinox
  -376,  // 2049-04-04T08:15:41 TT · 15° Thanh minh, bright and clear
  -883,  // 2049-04-19T15:14:46 TT · 30° Cốc vũ, grain rain
  -1572,  // 2049-05-05T01:13:56 TT · 45° Lập hạ, summer begins
  -2057,  // 2049-05-20T14:05:07 TT · 60° Tiểu mãn, grain full
  -2611,  // 2049-06-05T05:05:02 TT · 75° Mang chủng, grain in ear
  -2944,  // 2049-06-20T21:48:37 TT · 90° Hạ chí, summer solstice
  -3227,  // 2049-07-06T15:10:08 TT · 105° Tiểu thử, minor heat
  -3303,  // 2049-07-22T08:37:37 TT · 120° Đại thử, major heat
  -3225,  // 2049-08-07T00:59:14 TT · 135° Lập thu, autumn begins
  -2991,  // 2049-08-22T15:48:39 TT · 150° Xử thử, end of heat
  -2538,  // 2049-09-07T04:06:51 TT · 165° Bạch lộ, white dew
  -2020,  // 2049-09-22T13:43:55 TT · 180° Thu phân, autumn equinox
  -1311,  // 2049-10-07T20:06:20 TT · 195° Hàn lộ, cold dew
  -658,  // 2049-10-22T23:26:30 TT · 210° Sương giáng, frost descends
  101,  // 2049-11-06T23:39:43 TT · 225° Lập đông, winter begins
  677,  // 2049-11-21T21:20:37 TT · 240° Tiểu tuyết, minor snow
  1257,  // 2049-12-06T16:47:58 TT · 255° Đại tuyết, major snow
  1564,  // 2049-12-21T10:53:29 TT · 270° Đông chí, winter solstice
  1787,  // 2050-01-05T04:09:12 TT · 285° Tiểu hàn, minor cold
  2001,  // 2050-01-19T21:35:07 TT · 300° Đại hàn, major cold
  1558,  // 2050-02-03T15:45:05 TT · 315° Lập xuân, spring begins
  1463,  // 2050-02-18T11:36:24 TT · 330° Vũ thủy, rain water
  757,  // 2050-03-05T09:34:00 TT · 345° Kinh trập, insects awaken
  415,  // 2050-03-20T10:20:54 TT · 0° Xuân phân, spring equinox
  -371,  // 2050-04-04T14:04:31 TT · 15° Thanh minh, bright and clear
  -884,  // 2050-04-19T21:03:30 TT · 30° Cốc vũ, grain rain
  -1537,  // 2050-05-05T07:03:16 TT · 45° Lập hạ, summer begins
  -2159,  // 2050-05-20T19:52:10 TT · 60° Tiểu mãn, grain full
  -2469,  // 2050-06-05T10:56:09 TT · 75° Mang chủng, grain in ear
  -3125,  // 2050-06-21T03:34:21 TT · 90° Hạ chí, summer solstice
  -2967,  // 2050-07-06T21:03:13 TT · 105° Tiểu thử, minor heat
  -3521,  // 2050-07-22T14:22:44 TT · 120° Đại thử, major heat
  -2875,  // 2050-08-07T06:53:49 TT · 135° Lập thu, autumn begins
  -3194,  // 2050-08-22T21:34:01 TT · 150° Xử thử, end of heat
  -2155,  // 2050-09-07T10:01:59 TT · 165° Bạch lộ, white dew
  -2189,  // 2050-09-22T19:29:51 TT · 180° Thu phân, autumn equinox
  -927,  // 2050-10-08T02:01:29 TT · 195° Hàn lộ, cold dew
  -782,  // 2050-10-23T05:13:11 TT · 210° Sương giáng, frost descends
  494,  // 2050-11-07T05:35:01 TT · 225° Lập đông, winter begins
  575,  // 2050-11-22T03:07:40 TT · 240° Tiểu tuyết, minor snow
  1642,  // 2050-12-06T22:43:08 TT · 255° Đại tuyết, major snow
  1433,  // 2050-12-21T16:40:03 TT · 270° Đông chí, winter solstice
  2121,  // 2051-01-05T10:03:32 TT · 285° Tiểu hàn, minor cold
  1775,  // 2051-01-20T03:20:07 TT · 300° Đại hàn, major cold
  1775,  // 2051-02-03T21:37:28 TT · 315° Lập xuân, spring begins
  1080,  // 2051-02-18T17:18:47 TT · 330° Vũ thủy, rain water
  794,  // 2051-03-05T15:23:23 TT · 345° Kinh trập, insects awaken
  -134,  // 2051-03-20T16:00:31 TT · 0° Xuân phân, spring equinox
  -506,  // 2051-04-04T19:51:02 TT · 15° Thanh minh, bright and clear
  -1500,  // 2051-04-20T02:42:00 TT · 30° Cốc vũ, grain rain
  -1751,  // 2051-05-05T12:48:28 TT · 45° Lập hạ, summer begins
  -2649,  // 2051-05-21T01:32:46 TT · 60° Tiểu mãn, grain full
  -2640,  // 2051-06-05T16:42:04 TT · 75° Mang chủng, grain in ear
  -3312,  // 2051-06-21T09:20:00 TT · 90° Hạ chí, summer solstice
  -3037,  // 2051-07-07T02:50:49 TT · 105° Tiểu thử, minor heat
  -3352,  // 2051-07-22T20:14:19 TT · 120° Đại thử, major heat
  -2838,  // 2051-08-07T12:43:12 TT · 135° Lập thu, autumn begins
  -2730,  // 2051-08-23T03:30:31 TT · 150° Xử thử, end of heat
  -2039,  // 2051-09-07T15:52:41 TT · 165° Bạch lộ, white dew
  -1582,  // 2051-09-23T01:28:44 TT · 180° Thu phân, autumn equinox
  -832,  // 2051-10-08T07:51:50 TT · 195° Hàn lộ, cold dew
  -212,  // 2051-10-23T11:11:27 TT · 210° Sương giáng, frost descends
  477,  // 2051-11-07T11:23:30 TT · 225° Lập đông, winter begins
  1042,  // 2051-11-22T09:04:13 TT · 240° Tiểu tuyết, minor snow
  1528,  // 2051-12-07T04:30:00 TT · 255° Đại tuyết, major snow
  1834,  // 2051-12-21T22:35:30 TT · 270° Đông chí, winter solstice
  1979,  // 2052-01-05T15:49:55 TT · 285° Tiểu hàn, minor cold
  2178,  // 2052-01-20T09:15:35 TT · 300° Đại hàn, major cold
  1662,  // 2052-02-04T03:24:20 TT · 315° Lập xuân, spring begins
  1528,  // 2052-02-18T23:15:00 TT · 330° Vũ thủy, rain water
  720,  // 2052-03-04T21:10:54 TT · 345° Kinh trập, insects awaken
  358,  // 2052-03-19T21:57:28 TT · 0° Xuân phân, spring equinox
  -572,  // 2052-04-04T01:38:41 TT · 15° Thanh minh, bright and clear
  -986,  // 2052-04-19T08:39:19 TT · 30° Cốc vũ, grain rain
  -1814,  // 2052-05-04T18:36:10 TT · 45° Lập hạ, summer begins
  -2117,  // 2052-05-20T07:30:23 TT · 60° Tiểu mãn, grain full
  -2638,  // 2052-06-04T22:30:51 TT · 75° Mang chủng, grain in ear
  -2781,  // 2052-06-20T15:17:36 TT · 90° Hạ chí, summer solstice
  -2929,  // 2052-07-06T08:41:22 TT · 105° Tiểu thử, minor heat
  -2921,  // 2052-07-22T02:10:15 TT · 120° Đại thử, major heat
  -2678,  // 2052-08-06T18:34:37 TT · 135° Lập thu, autumn begins
  -2514,  // 2052-08-22T09:22:52 TT · 150° Xử thử, end of heat
  -1913,  // 2052-09-06T21:43:32 TT · 165° Bạch lộ, white dew
  -1605,  // 2052-09-22T07:17:06 TT · 180° Thu phân, autumn equinox
  -794,  // 2052-10-07T13:41:13 TT · 195° Hàn lộ, cold dew
  -429,  // 2052-10-22T16:56:35 TT · 210° Sương giáng, frost descends
  418,  // 2052-11-06T17:11:16 TT · 225° Lập đông, winter begins
  708,  // 2052-11-21T14:47:24 TT · 240° Tiểu tuyết, minor snow
  1416,  // 2052-12-06T10:16:53 TT · 255° Đại tuyết, major snow
  1495,  // 2052-12-21T04:18:36 TT · 270° Đông chí, winter solstice
  1910,  // 2053-01-04T21:37:31 TT · 285° Tiểu hàn, minor cold
  1956,  // 2053-01-19T15:00:38 TT · 300° Đại hàn, major cold
  1744,  // 2053-02-03T09:14:27 TT · 315° Lập xuân, spring begins
  1501,  // 2053-02-18T05:03:18 TT · 330° Vũ thủy, rain water
  1023,  // 2053-03-05T03:04:42 TT · 345° Kinh trập, insects awaken
  512,  // 2053-03-20T03:48:47 TT · 0° Xuân phân, spring equinox
  -64,  // 2053-04-04T07:35:54 TT · 15° Thanh minh, bright and clear
  -770,  // 2053-04-19T14:31:40 TT · 30° Cốc vũ, grain rain
  -1210,  // 2053-05-05T00:34:59 TT · 45° Lập hạ, summer begins
  -2007,  // 2053-05-20T13:20:58 TT · 60° Tiểu mãn, grain full
  -2071,  // 2053-06-05T04:29:03 TT · 75° Mang chủng, grain in ear
  -2829,  // 2053-06-20T21:05:33 TT · 90° Hạ chí, summer solstice
  -2423,  // 2053-07-06T14:38:33 TT · 105° Tiểu thử, minor heat
  -3004,  // 2053-07-22T07:57:37 TT · 120° Đại thử, major heat
  -2195,  // 2053-08-07T00:31:25 TT · 135° Lập thu, autumn begins
  -2511,  // 2053-08-22T15:11:40 TT · 150° Xử thử, end of heat
  -1447,  // 2053-09-07T03:40:03 TT · 165° Bạch lộ, white dew
  -1493,  // 2053-09-22T13:07:43 TT · 180° Thu phân, autumn equinox
  -341,  // 2053-10-07T19:37:31 TT · 195° Hàn lộ, cold dew
  -229,  // 2053-10-22T22:48:40 TT · 210° Sương giáng, frost descends
  872,  // 2053-11-06T23:07:35 TT · 225° Lập đông, winter begins
  951,  // 2053-11-21T20:40:12 TT · 240° Tiểu tuyết, minor snow
  1875,  // 2053-12-06T16:13:17 TT · 255° Đại tuyết, major snow
  1736,  // 2053-12-21T10:11:22 TT · 270° Đông chí, winter solstice
  2357,  // 2054-01-05T03:33:43 TT · 285° Tiểu hàn, minor cold
  2139,  // 2054-01-19T20:52:26 TT · 300° Đại hàn, major cold
  2113,  // 2054-02-03T15:09:21 TT · 315° Lập xuân, spring begins
  1559,  // 2054-02-18T10:53:01 TT · 330° Vũ thủy, rain water
  1233,  // 2054-03-05T08:56:57 TT · 345° Kinh trập, insects awaken
  415,  // 2054-03-20T09:35:55 TT · 0° Xuân phân, spring equinox
  -73,  // 2054-04-04T13:24:30 TT · 15° Thanh minh, bright and clear
  -1003,  // 2054-04-19T20:16:32 TT · 30° Cốc vũ, grain rain
  -1477,  // 2054-05-05T06:19:17 TT · 45° Lập hạ, summer begins
  -2324,  // 2054-05-20T19:04:26 TT · 60° Tiểu mãn, grain full
  -2604,  // 2054-06-05T10:08:55 TT · 75° Mang chủng, grain in ear
  -3169,  // 2054-06-21T02:48:38 TT · 90° Hạ chí, summer solstice
  -3147,  // 2054-07-06T20:15:14 TT · 105° Tiểu thử, minor heat
  -3262,  // 2054-07-22T13:42:04 TT · 120° Đại thử, major heat
  -2900,  // 2054-08-07T06:08:25 TT · 135° Lập thu, autumn begins
  -2542,  // 2054-08-22T20:59:54 TT · 150° Xử thử, end of heat
  -1914,  // 2054-09-07T09:21:01 TT · 165° Bạch lộ, white dew
  -1224,  // 2054-09-22T19:00:57 TT · 180° Thu phân, autumn equinox
  -497,  // 2054-10-08T01:23:40 TT · 195° Hàn lộ, cold dew
  304,  // 2054-10-23T04:46:18 TT · 210° Sương giáng, frost descends
  957,  // 2054-11-07T04:57:45 TT · 225° Lập đông, winter begins
  1635,  // 2054-11-22T02:40:21 TT · 240° Tiểu tuyết, minor snow
  2045,  // 2054-12-06T22:04:52 TT · 255° Đại tuyết, major snow
  2415,  // 2054-12-21T16:11:26 TT · 270° Đông chí, winter solstice
  2451,  // 2055-01-05T09:24:02 TT · 285° Tiểu hàn, minor cold
  2697,  // 2055-01-20T02:50:29 TT · 300° Đại hàn, major cold
  2063,  // 2055-02-03T20:57:16 TT · 315° Lập xuân, spring begins
  1980,  // 2055-02-18T16:48:47 TT · 330° Vũ thủy, rain water
  1066,  // 2055-03-05T14:42:55 TT · 345° Kinh trập, insects awaken
  742,  // 2055-03-20T15:30:07 TT · 0° Xuân phân, spring equinox
  -285,  // 2055-04-04T19:09:43 TT · 15° Thanh minh, bright and clear
  -719,  // 2055-04-20T02:10:01 TT · 30° Cốc vũ, grain rain
  -1639,  // 2055-05-05T12:05:20 TT · 45° Lập hạ, summer begins
  -2054,  // 2055-05-21T00:57:41 TT · 60° Tiểu mãn, grain full
  -2622,  // 2055-06-05T15:57:22 TT · 75° Mang chủng, grain in ear
  -2930,  // 2055-06-21T08:41:22 TT · 90° Hạ chí, summer solstice
  -2984,  // 2055-07-07T02:06:42 TT · 105° Tiểu thử, minor heat
  -3099,  // 2055-07-22T19:33:32 TT · 120° Đại thử, major heat
  -2579,  // 2055-08-07T12:02:31 TT · 135° Lập thu, autumn begins
  -2458,  // 2055-08-23T02:50:03 TT · 150° Xử thử, end of heat
  -1479,  // 2055-09-07T15:17:01 TT · 165° Bạch lộ, white dew
  -1191,  // 2055-09-23T00:50:15 TT · 180° Thu phân, autumn equinox
  -11,  // 2055-10-08T07:20:31 TT · 195° Hàn lộ, cold dew
  290,  // 2055-10-23T10:34:49 TT · 210° Sương giáng, frost descends
  1421,  // 2055-11-07T10:54:14 TT · 225° Lập đông, winter begins
  1549,  // 2055-11-22T08:27:40 TT · 240° Tiểu tuyết, minor snow
  2426,  // 2055-12-07T03:59:58 TT · 255° Đại tuyết, major snow
  2231,  // 2055-12-21T21:57:07 TT · 270° Đông chí, winter solstice
  2713,  // 2056-01-05T15:17:10 TT · 285° Tiểu hàn, minor cold
  2408,  // 2056-01-20T08:34:26 TT · 300° Đại hàn, major cold
  2219,  // 2056-02-04T02:48:38 TT · 315° Lập xuân, spring begins
  1615,  // 2056-02-18T22:31:28 TT · 330° Vũ thủy, rain water
  1183,  // 2056-03-04T20:33:38 TT · 345° Kinh trập, insects awaken
  365,  // 2056-03-19T21:12:36 TT · 0° Xuân phân, spring equinox
  -105,  // 2056-04-04T01:01:29 TT · 15° Thanh minh, bright and clear
  -1029,  // 2056-04-19T07:53:37 TT · 30° Cốc vũ, grain rain
  -1317,  // 2056-05-04T17:59:28 TT · 45° Lập hạ, summer begins
  -2234,  // 2056-05-20T06:43:27 TT · 60° Tiểu mãn, grain full
  -2160,  // 2056-06-04T21:53:50 TT · 75° Mang chủng, grain in ear
  -2953,  // 2056-06-20T14:29:45 TT · 90° Hạ chí, summer solstice
  -2481,  // 2056-07-06T08:03:51 TT · 105° Tiểu thử, minor heat
  -3011,  // 2056-07-22T01:23:46 TT · 120° Đại thử, major heat
  -2201,  // 2056-08-06T17:57:35 TT · 135° Lập thu, autumn begins
  -2352,  // 2056-08-22T08:40:35 TT · 150° Xử thử, end of heat
  -1297,  // 2056-09-06T21:08:49 TT · 165° Bạch lộ, white dew
  -1069,  // 2056-09-22T06:41:03 TT · 180° Thu phân, autumn equinox
  69,  // 2056-10-07T13:10:37 TT · 195° Hàn lộ, cold dew
  488,  // 2056-10-22T16:26:53 TT · 210° Sương giáng, frost descends
  1531,  // 2056-11-06T16:44:50 TT · 225° Lập đông, winter begins
  1868,  // 2056-11-21T14:21:45 TT · 240° Tiểu tuyết, minor snow
  2647,  // 2056-12-06T09:52:25 TT · 255° Đại tuyết, major snow
  2667,  // 2056-12-21T03:53:09 TT · 270° Đông chí, winter solstice
  3052,  // 2057-01-04T21:11:34 TT · 285° Tiểu hàn, minor cold
  2918,  // 2057-01-19T14:31:41 TT · 300° Đại hàn, major cold
  2618,  // 2057-02-03T08:44:02 TT · 315° Lập xuân, spring begins
  2138,  // 2057-02-18T04:28:56 TT · 330° Vũ thủy, rain water
  1552,  // 2057-03-05T02:28:32 TT · 345° Kinh trập, insects awaken
  852,  // 2057-03-20T03:09:28 TT · 0° Xuân phân, spring equinox
  130,  // 2057-04-04T06:54:09 TT · 15° Thanh minh, bright and clear
  -628,  // 2057-04-19T13:49:03 TT · 30° Cốc vũ, grain rain
  -1320,  // 2057-05-04T23:48:10 TT · 45° Lập hạ, summer begins
  -1960,  // 2057-05-20T12:36:46 TT · 60° Tiểu mãn, grain full
  -2445,  // 2057-06-05T03:37:50 TT · 75° Mang chủng, grain in ear
  -2825,  // 2057-06-20T20:20:38 TT · 90° Hạ chí, summer solstice
  -2999,  // 2057-07-06T13:43:58 TT · 105° Tiểu thử, minor heat
  -3027,  // 2057-07-22T07:12:15 TT · 120° Đại thử, major heat
  -2854,  // 2057-08-06T23:35:27 TT · 135° Lập thu, autumn begins
  -2518,  // 2057-08-22T14:26:34 TT · 150° Xử thử, end of heat
  -2013,  // 2057-09-07T02:45:38 TT · 165° Bạch lộ, white dew
  -1366,  // 2057-09-22T12:24:51 TT · 180° Thu phân, autumn equinox
  -630,  // 2057-10-07T18:47:43 TT · 195° Hàn lộ, cold dew
  184,  // 2057-10-22T22:10:34 TT · 210° Sương giáng, frost descends
  977,  // 2057-11-06T22:24:21 TT · 225° Lập đông, winter begins
  1733,  // 2057-11-21T20:08:15 TT · 240° Tiểu tuyết, minor snow
  2349,  // 2057-12-06T15:36:12 TT · 255° Đại tuyết, major snow
  2818,  // 2057-12-21T09:44:25 TT · 270° Đông chí, winter solstice
  3038,  // 2058-01-05T03:00:05 TT · 285° Tiểu hàn, minor cold
  3348,  // 2058-01-19T20:27:36 TT · 300° Đại hàn, major cold
  2814,  // 2058-02-03T14:36:03 TT · 315° Lập xuân, spring begins
  2710,  // 2058-02-18T10:27:13 TT · 330° Vũ thủy, rain water
  1801,  // 2058-03-05T08:21:26 TT · 345° Kinh trập, insects awaken
  1355,  // 2058-03-20T09:06:36 TT · 0° Xuân phân, spring equinox
  288,  // 2058-04-04T12:45:32 TT · 15° Thanh minh, bright and clear
  -349,  // 2058-04-19T19:42:27 TT · 30° Cốc vũ, grain rain
  -1282,  // 2058-05-05T05:37:33 TT · 45° Lập hạ, summer begins
  -1953,  // 2058-05-20T18:25:38 TT · 60° Tiểu mãn, grain full
  -2462,  // 2058-06-05T09:26:18 TT · 75° Mang chủng, grain in ear
  -3049,  // 2058-06-21T02:05:39 TT · 90° Hạ chí, summer solstice
  -2977,  // 2058-07-06T19:33:05 TT · 105° Tiểu thử, minor heat
  -3364,  // 2058-07-22T12:55:23 TT · 120° Đại thử, major heat
  -2696,  // 2058-08-07T05:26:50 TT · 135° Lập thu, autumn begins
  -2817,  // 2058-08-22T20:10:20 TT · 150° Xử thử, end of heat
  -1701,  // 2058-09-07T08:39:35 TT · 165° Bạch lộ, white dew
  -1582,  // 2058-09-22T18:10:00 TT · 180° Thu phân, autumn equinox
  -251,  // 2058-10-08T00:42:47 TT · 195° Hàn lộ, cold dew
  -15,  // 2058-10-23T03:56:00 TT · 210° Sương giáng, frost descends
  1312,  // 2058-11-07T04:18:41 TT · 225° Lập đông, winter begins
  1455,  // 2058-11-22T01:52:22 TT · 240° Tiểu tuyết, minor snow
  2572,  // 2058-12-06T21:28:40 TT · 255° Đại tuyết, major snow
  2423,  // 2058-12-21T15:26:35 TT · 270° Đông chí, winter solstice
  3154,  // 2059-01-05T08:50:46 TT · 285° Tiểu hàn, minor cold
  2855,  // 2059-01-20T02:08:08 TT · 300° Đại hàn, major cold
  2859,  // 2059-02-03T20:25:33 TT · 315° Lập xuân, spring begins
  2161,  // 2059-02-18T16:06:49 TT · 330° Vũ thủy, rain water
  1810,  // 2059-03-05T14:10:20 TT · 345° Kinh trập, insects awaken
  786,  // 2059-03-20T14:45:52 TT · 0° Xuân phân, spring equinox
  273,  // 2059-04-04T18:34:02 TT · 15° Thanh minh, bright and clear
  -910,  // 2059-04-20T01:21:51 TT · 30° Cốc vũ, grain rain
  -1327,  // 2059-05-05T11:25:33 TT · 45° Lập hạ, summer begins
  -2446,  // 2059-05-21T00:06:10 TT · 60° Tiểu mãn, grain full
  -2533,  // 2059-06-05T15:13:52 TT · 75° Mang chủng, grain in ear
  -3380,  // 2059-06-21T07:48:53 TT · 90° Hạ chí, summer solstice
  -3062,  // 2059-07-07T01:20:25 TT · 105° Tiểu thử, minor heat
  -3461,  // 2059-07-22T18:42:31 TT · 120° Đại thử, major heat
  -2771,  // 2059-08-07T11:14:20 TT · 135° Lập thu, autumn begins
  -2654,  // 2059-08-23T02:01:48 TT · 150° Xử thử, end of heat
  -1710,  // 2059-09-07T14:28:11 TT · 165° Bạch lộ, white dew
  -1198,  // 2059-09-23T00:05:09 TT · 180° Thu phân, autumn equinox
  -209,  // 2059-10-08T06:32:14 TT · 195° Hàn lộ, cold dew
  443,  // 2059-10-23T09:52:23 TT · 210° Sương giáng, frost descends
  1302,  // 2059-11-07T10:07:16 TT · 225° Lập đông, winter begins
  1841,  // 2059-11-22T07:47:33 TT · 240° Tiểu tuyết, minor snow
  2440,  // 2059-12-07T03:15:13 TT · 255° Đại tuyết, major snow
  2678,  // 2059-12-21T21:19:35 TT · 270° Đông chí, winter solstice
  2911,  // 2060-01-05T14:35:28 TT · 285° Tiểu hàn, minor cold
  3027,  // 2060-01-20T07:59:45 TT · 300° Đại hàn, major cold
  2589,  // 2060-02-04T02:09:48 TT · 315° Lập xuân, spring begins
  2359,  // 2060-02-18T21:58:52 TT · 330° Vũ thủy, rain water
  1607,  // 2060-03-04T19:55:42 TT · 345° Kinh trập, insects awaken
  1118,  // 2060-03-19T20:40:09 TT · 0° Xuân phân, spring equinox
  186,  // 2060-04-04T00:21:20 TT · 15° Thanh minh, bright and clear
  -407,  // 2060-04-19T07:18:59 TT · 30° Cốc vũ, grain rain
  -1321,  // 2060-05-04T17:14:24 TT · 45° Lập hạ, summer begins
  -1833,  // 2060-05-20T06:05:08 TT · 60° Tiểu mãn, grain full
  -2500,  // 2060-06-04T21:03:10 TT · 75° Mang chủng, grain in ear
  -2801,  // 2060-06-20T13:47:17 TT · 90° Hạ chí, summer solstice
  -3078,  // 2060-07-06T07:08:54 TT · 105° Tiểu thử, minor heat
  -3094,  // 2060-07-22T00:37:23 TT · 120° Đại thử, major heat
  -2909,  // 2060-08-06T17:00:47 TT · 135° Lập thu, autumn begins
  -2616,  // 2060-08-22T07:51:11 TT · 150° Xử thử, end of heat
  -1991,  // 2060-09-06T20:12:15 TT · 165° Bạch lộ, white dew
  -1441,  // 2060-09-22T05:49:51 TT · 180° Thu phân, autumn equinox
  -559,  // 2060-10-07T12:15:09 TT · 195° Hàn lộ, cold dew
  78,  // 2060-10-22T15:35:03 TT · 210° Sương giáng, frost descends
  971,  // 2060-11-06T15:50:30 TT · 225° Lập đông, winter begins
  1479,  // 2060-11-21T13:30:16 TT · 240° Tiểu tuyết, minor snow
  2154,  // 2060-12-06T08:59:12 TT · 255° Đại tuyết, major snow
  2363,  // 2060-12-21T03:03:05 TT · 270° Đông chí, winter solstice
  2661,  // 2061-01-04T20:20:04 TT · 285° Tiểu hàn, minor cold
  2772,  // 2061-01-19T13:44:16 TT · 300° Đại hàn, major cold
  2397,  // 2061-02-03T07:55:22 TT · 315° Lập xuân, spring begins
  2191,  // 2061-02-18T03:44:50 TT · 330° Vũ thủy, rain water
  1537,  // 2061-03-05T01:43:18 TT · 345° Kinh trập, insects awaken
  1059,  // 2061-03-20T02:27:56 TT · 0° Xuân phân, spring equinox
  302,  // 2061-04-04T06:12:02 TT · 15° Thanh minh, bright and clear
  -382,  // 2061-04-19T13:08:10 TT · 30° Cốc vũ, grain rain
  -1023,  // 2061-05-04T23:08:08 TT · 45° Lập hạ, summer begins
  -1831,  // 2061-05-20T11:53:56 TT · 60° Tiểu mãn, grain full
  -2119,  // 2061-06-05T02:58:17 TT · 75° Mang chủng, grain in ear
  -2930,  // 2061-06-20T19:33:54 TT · 90° Hạ chí, summer solstice
  -2712,  // 2061-07-06T13:03:46 TT · 105° Tiểu thử, minor heat
  -3342,  // 2061-07-22T06:22:01 TT · 120° Đại thử, major heat
  -2612,  // 2061-08-06T22:54:30 TT · 135° Lập thu, autumn begins
  -2925,  // 2061-08-22T13:34:48 TT · 150° Xử thử, end of heat
  -1799,  // 2061-09-07T02:04:13 TT · 165° Bạch lộ, white dew
  -1774,  // 2061-09-22T11:33:04 TT · 180° Thu phân, autumn equinox
  -447,  // 2061-10-07T18:05:47 TT · 195° Hàn lộ, cold dew
  -217,  // 2061-10-22T21:18:54 TT · 210° Sương giáng, frost descends
  1107,  // 2061-11-06T21:41:32 TT · 225° Lập đông, winter begins
  1289,  // 2061-11-21T19:15:52 TT · 240° Tiểu tuyết, minor snow
  2398,  // 2061-12-06T14:52:02 TT · 255° Đại tuyết, major snow
  2284,  // 2061-12-21T08:50:32 TT · 270° Đông chí, winter solstice
  2995,  // 2062-01-05T02:14:23 TT · 285° Tiểu hàn, minor cold
  2703,  // 2062-01-19T19:31:52 TT · 300° Đại hàn, major cold
  2672,  // 2062-02-03T13:48:42 TT · 315° Lập xuân, spring begins
  1974,  // 2062-02-18T09:29:58 TT · 330° Vũ thủy, rain water
  1598,  // 2062-03-05T07:33:04 TT · 345° Kinh trập, insects awaken
  609,  // 2062-03-20T08:09:11 TT · 0° Xuân phân, spring equinox
  81,  // 2062-04-04T11:57:06 TT · 15° Thanh minh, bright and clear
  -1017,  // 2062-04-19T18:46:20 TT · 30° Cốc vũ, grain rain
  -1490,  // 2062-05-05T04:49:06 TT · 45° Lập hạ, summer begins
  -2504,  // 2062-05-20T17:31:28 TT · 60° Tiểu mãn, grain full
  -2753,  // 2062-06-05T08:36:28 TT · 75° Mang chủng, grain in ear
  -3503,  // 2062-06-21T01:13:06 TT · 90° Hạ chí, summer solstice
  -3456,  // 2062-07-06T18:40:07 TT · 105° Tiểu thử, minor heat
  -3755,  // 2062-07-22T12:03:53 TT · 120° Đại thử, major heat
  -3370,  // 2062-08-07T04:30:37 TT · 135° Lập thu, autumn begins
  -3137,  // 2062-08-22T19:20:01 TT · 150° Xử thử, end of heat
  -2450,  // 2062-09-07T07:42:07 TT · 165° Bạch lộ, white dew
  -1786,  // 2062-09-22T17:21:37 TT · 180° Thu phân, autumn equinox
  -944,  // 2062-10-07T23:46:15 TT · 195° Hàn lộ, cold dew
  -72,  // 2062-10-23T03:10:04 TT · 210° Sương giáng, frost descends
  744,  // 2062-11-07T03:24:14 TT · 225° Lập đông, winter begins
  1542,  // 2062-11-22T01:08:50 TT · 240° Tiểu tuyết, minor snow
  2122,  // 2062-12-06T20:36:11 TT · 255° Đại tuyết, major snow
  2591,  // 2062-12-21T14:44:24 TT · 270° Đông chí, winter solstice
  2743,  // 2063-01-05T07:58:56 TT · 285° Tiểu hàn, minor cold
  3007,  // 2063-01-20T01:25:41 TT · 300° Đại hàn, major cold
  2397,  // 2063-02-03T19:32:52 TT · 315° Lập xuân, spring begins
  2233,  // 2063-02-18T15:23:02 TT · 330° Vũ thủy, rain water
  1254,  // 2063-03-05T13:16:05 TT · 345° Kinh trập, insects awaken
  788,  // 2063-03-20T14:00:55 TT · 0° Xuân phân, spring equinox
  -352,  // 2063-04-04T17:38:38 TT · 15° Thanh minh, bright and clear
  -920,  // 2063-04-20T00:36:42 TT · 30° Cốc vũ, grain rain
  -1959,  // 2063-05-05T10:30:02 TT · 45° Lập hạ, summer begins
  -2436,  // 2063-05-20T23:21:21 TT · 60° Tiểu mãn, grain full
  -3109,  // 2063-06-05T14:19:17 TT · 75° Mang chủng, grain in ear
  -3395,  // 2063-06-21T07:03:39 TT · 90° Hạ chí, summer solstice
  -3557,  // 2063-07-07T00:27:11 TT · 105° Tiểu thử, minor heat
  -3607,  // 2063-07-22T17:55:06 TT · 120° Đại thử, major heat
  -3223,  // 2063-08-07T10:21:49 TT · 135° Lập thu, autumn begins
  -3030,  // 2063-08-23T01:10:33 TT · 150° Xử thử, end of heat
  -2187,  // 2063-09-07T13:35:15 TT · 165° Bạch lộ, white dew
  -1810,  // 2063-09-22T23:09:58 TT · 180° Thu phân, autumn equinox
  -727,  // 2063-10-08T05:38:37 TT · 195° Hàn lộ, cold dew
  -299,  // 2063-10-23T08:55:02 TT · 210° Sương giáng, frost descends
  793,  // 2063-11-07T09:13:48 TT · 225° Lập đông, winter begins
  1093,  // 2063-11-22T06:50:06 TT · 240° Tiểu tuyết, minor snow
  1975,  // 2063-12-07T02:22:29 TT · 255° Đại tuyết, major snow
  1974,  // 2063-12-21T20:22:52 TT · 270° Đông chí, winter solstice
  2463,  // 2064-01-05T13:43:01 TT · 285° Tiểu hàn, minor cold
  2328,  // 2064-01-20T07:03:07 TT · 300° Đại hàn, major cold
  2093,  // 2064-02-04T01:16:33 TT · 315° Lập xuân, spring begins
  1591,  // 2064-02-18T21:01:05 TT · 330° Vũ thủy, rain water
  1031,  // 2064-03-04T19:01:07 TT · 345° Kinh trập, insects awaken
  231,  // 2064-03-19T19:40:23 TT · 0° Xuân phân, spring equinox
  -431,  // 2064-04-03T23:26:04 TT · 15° Thanh minh, bright and clear
  -1390,  // 2064-04-19T06:17:37 TT · 30° Cốc vũ, grain rain
  -1872,  // 2064-05-04T16:20:14 TT · 45° Lập hạ, summer begins
  -2832,  // 2064-05-20T05:03:30 TT · 60° Tiểu mãn, grain full
  -2879,  // 2064-06-04T20:11:52 TT · 75° Mang chủng, grain in ear
  -3692,  // 2064-06-20T12:47:27 TT · 90° Hạ chí, summer solstice
  -3230,  // 2064-07-06T06:21:23 TT · 105° Tiểu thử, minor heat
  -3769,  // 2064-07-21T23:41:09 TT · 120° Đại thử, major heat
  -2891,  // 2064-08-06T16:16:06 TT · 135° Lập thu, autumn begins
  -3082,  // 2064-08-22T06:58:26 TT · 150° Xử thử, end of heat
  -1940,  // 2064-09-06T19:28:07 TT · 165° Bạch lộ, white dew
  -1803,  // 2064-09-22T04:58:50 TT · 180° Thu phân, autumn equinox
  -586,  // 2064-10-07T11:29:43 TT · 195° Hàn lộ, cold dew
  -284,  // 2064-10-22T14:44:02 TT · 210° Sương giáng, frost descends
  844,  // 2064-11-06T15:03:24 TT · 225° Lập đông, winter begins
  1074,  // 2064-11-21T12:38:32 TT · 240° Tiểu tuyết, minor snow
  1963,  // 2064-12-06T08:11:02 TT · 255° Đại tuyết, major snow
  1910,  // 2064-12-21T02:10:33 TT · 270° Đông chí, winter solstice
  2434,  // 2065-01-04T19:31:18 TT · 285° Tiểu hàn, minor cold
  2254,  // 2065-01-19T12:50:39 TT · 300° Đại hàn, major cold
  2100,  // 2065-02-03T07:05:26 TT · 315° Lập xuân, spring begins
  1563,  // 2065-02-18T02:49:23 TT · 330° Vũ thủy, rain water
  1092,  // 2065-03-05T00:50:54 TT · 345° Kinh trập, insects awaken
  281,  // 2065-03-20T01:29:59 TT · 0° Xuân phân, spring equinox
  -380,  // 2065-04-04T05:15:41 TT · 15° Thanh minh, bright and clear
  -1313,  // 2065-04-19T12:07:40 TT · 30° Cốc vũ, grain rain
  -1981,  // 2065-05-04T22:07:11 TT · 45° Lập hạ, summer begins
  -2818,  // 2065-05-20T10:52:30 TT · 60° Tiểu mãn, grain full
  -3279,  // 2065-06-05T01:53:58 TT · 75° Mang chủng, grain in ear
  -3808,  // 2065-06-20T18:34:17 TT · 90° Hạ chí, summer solstice
  -3921,  // 2065-07-06T11:58:38 TT · 105° Tiểu thử, minor heat
  -3991,  // 2065-07-22T05:26:13 TT · 120° Đại thử, major heat
  -3719,  // 2065-08-06T21:51:04 TT · 135° Lập thu, autumn begins
  -3325,  // 2065-08-22T12:43:09 TT · 150° Xử thử, end of heat
  -2730,  // 2065-09-07T01:03:43 TT · 165° Bạch lộ, white dew
  -1994,  // 2065-09-22T10:44:25 TT · 180° Thu phân, autumn equinox
  -1232,  // 2065-10-07T17:07:43 TT · 195° Hàn lộ, cold dew
  -363,  // 2065-10-22T20:31:29 TT · 210° Sương giáng, frost descends
  377,  // 2065-11-06T20:44:23 TT · 225° Lập đông, winter begins
  1139,  // 2065-11-21T18:28:23 TT · 240° Tiểu tuyết, minor snow
  1655,  // 2065-12-06T13:54:40 TT · 255° Đại tuyết, major snow
  2106,  // 2065-12-21T08:02:35 TT · 270° Đông chí, winter solstice
  2226,  // 2066-01-05T01:16:35 TT · 285° Tiểu hàn, minor cold
  2524,  // 2066-01-19T18:43:54 TT · 300° Đại hàn, major cold
  1917,  // 2066-02-03T12:51:08 TT · 315° Lập xuân, spring begins
  1827,  // 2066-02-18T08:42:32 TT · 330° Vũ thủy, rain water
  867,  // 2066-03-05T06:35:54 TT · 345° Kinh trập, insects awaken
  455,  // 2066-03-20T07:21:38 TT · 0° Xuân phân, spring equinox
  -673,  // 2066-04-04T10:59:33 TT · 15° Thanh minh, bright and clear
  -1272,  // 2066-04-19T17:57:06 TT · 30° Cốc vũ, grain rain
  -2308,  // 2066-05-05T03:50:29 TT · 45° Lập hạ, summer begins
  -2936,  // 2066-05-20T16:39:17 TT · 60° Tiểu mãn, grain full
  -3581,  // 2066-06-05T07:37:41 TT · 75° Mang chủng, grain in ear
  -4096,  // 2066-06-21T00:18:14 TT · 90° Hạ chí, summer solstice
  -4141,  // 2066-07-06T17:43:43 TT · 105° Tiểu thử, minor heat
  -4401,  // 2066-07-22T11:08:08 TT · 120° Đại thử, major heat
  -3782,  // 2066-08-07T03:38:46 TT · 135° Lập thu, autumn begins
  -3719,  // 2066-08-22T18:25:20 TT · 150° Xử thử, end of heat
  -2568,  // 2066-09-07T06:55:10 TT · 165° Bạch lộ, white dew
  -2253,  // 2066-09-22T16:28:51 TT · 180° Thu phân, autumn equinox
  -859,  // 2066-10-07T23:02:41 TT · 195° Hàn lộ, cold dew
  -483,  // 2066-10-23T02:18:14 TT · 210° Sương giáng, frost descends
  853,  // 2066-11-07T02:41:04 TT · 225° Lập đông, winter begins
  1037,  // 2066-11-22T00:15:26 TT · 240° Tiểu tuyết, minor snow
  2069,  // 2066-12-06T19:50:19 TT · 255° Đại tuyết, major snow
  1869,  // 2066-12-21T13:47:23 TT · 270° Đông chí, winter solstice
  2439,  // 2067-01-05T07:08:53 TT · 285° Tiểu hàn, minor cold
  2050,  // 2067-01-20T00:24:45 TT · 300° Đại hàn, major cold
  1873,  // 2067-02-03T18:39:09 TT · 315° Lập xuân, spring begins
  1101,  // 2067-02-18T14:19:11 TT · 330° Vũ thủy, rain water
  609,  // 2067-03-05T12:20:21 TT · 345° Kinh trập, insects awaken
  -439,  // 2067-03-20T12:55:29 TT · 0° Xuân phân, spring equinox
  -1024,  // 2067-04-04T16:42:27 TT · 15° Thanh minh, bright and clear
  -2195,  // 2067-04-19T23:30:28 TT · 30° Cốc vũ, grain rain
  -2620,  // 2067-05-05T09:34:02 TT · 45° Lập hạ, summer begins
  -3731,  // 2067-05-20T22:14:47 TT · 60° Tiểu mãn, grain full
  -3776,  // 2067-06-05T13:23:11 TT · 75° Mang chủng, grain in ear
  -4642,  // 2067-06-21T05:57:53 TT · 90° Hạ chí, summer solstice
  -4229,  // 2067-07-06T23:31:00 TT · 105° Tiểu thử, minor heat
  -4664,  // 2067-07-22T16:52:30 TT · 120° Đại thử, major heat
  -3816,  // 2067-08-07T09:26:57 TT · 135° Lập thu, autumn begins
  -3717,  // 2067-08-23T00:14:07 TT · 150° Xử thử, end of heat
  -2554,  // 2067-09-07T12:44:09 TT · 165° Bạch lộ, white dew
  -2018,  // 2067-09-22T22:21:31 TT · 180° Thu phân, autumn equinox
  -778,  // 2067-10-08T04:52:47 TT · 195° Hàn lộ, cold dew
  -83,  // 2067-10-23T08:13:39 TT · 210° Sương giáng, frost descends
  1001,  // 2067-11-07T08:32:17 TT · 225° Lập đông, winter begins
  1535,  // 2067-11-22T06:12:29 TT · 240° Tiểu tuyết, minor snow
  2273,  // 2067-12-07T01:42:28 TT · 255° Đại tuyết, major snow
  2400,  // 2067-12-21T19:44:59 TT · 270° Đông chí, winter solstice
  2659,  // 2068-01-05T13:01:18 TT · 285° Tiểu hàn, minor cold
  2551,  // 2068-01-20T06:21:51 TT · 300° Đại hàn, major cold
  2052,  // 2068-02-04T00:30:53 TT · 315° Lập xuân, spring begins
  1541,  // 2068-02-18T20:15:16 TT · 330° Vũ thủy, rain water
  710,  // 2068-03-04T18:10:47 TT · 345° Kinh trập, insects awaken
  -41,  // 2068-03-19T18:50:52 TT · 0° Xuân phân, spring equinox
  -1001,  // 2068-04-03T22:31:35 TT · 15° Thanh minh, bright and clear
  -1773,  // 2068-04-19T05:26:15 TT · 30° Cốc vũ, grain rain
  -2640,  // 2068-05-04T15:22:27 TT · 45° Lập hạ, summer begins
  -3230,  // 2068-05-20T04:11:53 TT · 60° Tiểu mãn, grain full
  -3806,  // 2068-06-04T19:11:26 TT · 75° Mang chủng, grain in ear
  -4099,  // 2068-06-20T11:55:41 TT · 90° Hạ chí, summer solstice
  -4288,  // 2068-07-06T05:18:46 TT · 105° Tiểu thử, minor heat
  -4225,  // 2068-07-21T22:48:34 TT · 120° Đại thử, major heat
  -3976,  // 2068-08-06T15:13:02 TT · 135° Lập thu, autumn begins
  -3540,  // 2068-08-22T06:05:49 TT · 150° Xử thử, end of heat
  -2865,  // 2068-09-06T18:27:43 TT · 165° Bạch lộ, white dew
  -2113,  // 2068-09-22T04:08:41 TT · 180° Thu phân, autumn equinox
  -1173,  // 2068-10-07T10:34:57 TT · 195° Hàn lộ, cold dew
  -295,  // 2068-10-22T13:58:52 TT · 210° Sương giáng, frost descends
  656,  // 2068-11-06T14:15:17 TT · 225° Lập đông, winter begins
  1394,  // 2068-11-21T11:58:53 TT · 240° Tiểu tuyết, minor snow
  2084,  // 2068-12-06T07:28:04 TT · 255° Đại tuyết, major snow
  2451,  // 2068-12-21T01:34:35 TT · 270° Đông chí, winter solstice
  2667,  // 2069-01-04T18:50:11 TT · 285° Tiểu hàn, minor cold
  2816,  // 2069-01-19T12:15:01 TT · 300° Đại hàn, major cold
  2237,  // 2069-02-03T06:22:43 TT · 315° Lập xuân, spring begins
  1955,  // 2069-02-18T02:10:55 TT · 330° Vũ thủy, rain water
  1005,  // 2069-03-05T00:04:27 TT · 345° Kinh trập, insects awaken
  400,  // 2069-03-20T00:46:58 TT · 0° Xuân phân, spring equinox
  -668,  // 2069-04-04T04:25:53 TT · 15° Thanh minh, bright and clear
  -1434,  // 2069-04-19T11:20:39 TT · 30° Cốc vũ, grain rain
  -2316,  // 2069-05-04T21:16:36 TT · 45° Lập hạ, summer begins
  -3092,  // 2069-05-20T10:02:56 TT · 60° Tiểu mãn, grain full
  -3503,  // 2069-06-05T01:05:14 TT · 75° Mang chủng, grain in ear
  -4171,  // 2069-06-20T17:43:14 TT · 90° Hạ chí, summer solstice
  -3967,  // 2069-07-06T11:12:52 TT · 105° Tiểu thử, minor heat
  -4406,  // 2069-07-22T04:34:18 TT · 120° Đại thử, major heat
  -3608,  // 2069-08-06T21:07:55 TT · 135° Lập thu, autumn begins
  -3742,  // 2069-08-22T11:51:12 TT · 150° Xử thử, end of heat
  -2501,  // 2069-09-07T00:22:32 TT · 165° Bạch lộ, white dew
  -2330,  // 2069-09-22T09:53:49 TT · 180° Thu phân, autumn equinox
  -860,  // 2069-10-07T16:28:55 TT · 195° Hàn lộ, cold dew
  -506,  // 2069-10-22T19:44:06 TT · 210° Sương giáng, frost descends
  978,  // 2069-11-06T20:09:24 TT · 225° Lập đông, winter begins
  1269,  // 2069-11-21T17:45:33 TT · 240° Tiểu tuyết, minor snow
  2530,  // 2069-12-06T13:24:15 TT · 255° Đại tuyết, major snow
  2491,  // 2069-12-21T07:24:00 TT · 270° Đông chí, winter solstice
  3298,  // 2070-01-05T00:49:28 TT · 285° Tiểu hàn, minor cold
  3005,  // 2070-01-19T18:06:56 TT · 300° Đại hàn, major cold
  2972,  // 2070-02-03T12:23:44 TT · 315° Lập xuân, spring begins
  2164,  // 2070-02-18T08:03:10 TT · 330° Vũ thủy, rain water
  1673,  // 2070-03-05T06:04:21 TT · 345° Kinh trập, insects awaken
  467,  // 2070-03-20T06:36:51 TT · 0° Xuân phân, spring equinox
  -244,  // 2070-04-04T10:21:43 TT · 15° Thanh minh, bright and clear
  -1612,  // 2070-04-19T17:06:27 TT · 30° Cốc vũ, grain rain
  -2235,  // 2070-05-05T03:06:43 TT · 45° Lập hạ, summer begins
  -3480,  // 2070-05-20T15:45:14 TT · 60° Tiểu mãn, grain full
  -3746,  // 2070-06-05T06:49:57 TT · 75° Mang chủng, grain in ear
  -4618,  // 2070-06-20T23:24:33 TT · 90° Hạ chí, summer solstice
  -4423,  // 2070-07-06T16:54:02 TT · 105° Tiểu thử, minor heat
  -4732,  // 2070-07-22T10:17:38 TT · 120° Đại thử, major heat
  -4096,  // 2070-08-07T02:48:33 TT · 135° Lập thu, autumn begins
  -3794,  // 2070-08-22T17:39:06 TT · 150° Xử thử, end of heat
  -2834,  // 2070-09-07T06:05:45 TT · 165° Bạch lộ, white dew
  -2078,  // 2070-09-22T15:46:47 TT · 180° Thu phân, autumn equinox
  -1002,  // 2070-10-07T22:15:19 TT · 195° Hàn lộ, cold dew
  -58,  // 2070-10-23T01:40:20 TT · 210° Sương giáng, frost descends
  939,  // 2070-11-07T01:57:31 TT · 225° Lập đông, winter begins
  1784,  // 2070-11-21T23:42:54 TT · 240° Tiểu tuyết, minor snow
  2512,  // 2070-12-06T19:12:43 TT · 255° Đại tuyết, major snow
  3003,  // 2070-12-21T13:21:18 TT · 270° Đông chí, winter solstice
  3277,  // 2071-01-05T06:37:52 TT · 285° Tiểu hàn, minor cold
  3527,  // 2071-01-20T00:04:23 TT · 300° Đại hàn, major cold
  2990,  // 2071-02-03T18:12:47 TT · 315° Lập xuân, spring begins
  2747,  // 2071-02-18T14:01:38 TT · 330° Vũ thủy, rain water
  1759,  // 2071-03-05T11:54:32 TT · 345° Kinh trập, insects awaken
  1130,  // 2071-03-20T12:36:39 TT · 0° Xuân phân, spring equinox
  -119,  // 2071-04-04T16:12:33 TT · 15° Thanh minh, bright and clear
  -913,  // 2071-04-19T23:06:51 TT · 30° Cốc vũ, grain rain
  -2131,  // 2071-05-05T08:57:12 TT · 45° Lập hạ, summer begins
  -2821,  // 2071-05-20T21:44:58 TT · 60° Tiểu mãn, grain full
  -3672,  // 2071-06-05T12:39:56 TT · 75° Mang chủng, grain in ear
  -4047,  // 2071-06-21T05:22:49 TT · 90° Hạ chí, summer solstice
  -4304,  // 2071-07-06T22:44:46 TT · 105° Tiểu thử, minor heat
  -4261,  // 2071-07-22T16:14:14 TT · 120° Đại thử, major heat
  -3867,  // 2071-08-07T08:41:07 TT · 135° Lập thu, autumn begins
  -3433,  // 2071-08-22T23:33:52 TT · 150° Xử thử, end of heat
  -2509,  // 2071-09-07T11:59:55 TT · 165° Bạch lộ, white dew
  -1826,  // 2071-09-22T21:39:44 TT · 180° Thu phân, autumn equinox
  -649,  // 2071-10-08T04:09:57 TT · 195° Hàn lộ, cold dew
  67,  // 2071-10-23T07:31:10 TT · 210° Sương giáng, frost descends
  1204,  // 2071-11-07T07:50:41 TT · 225° Lập đông, winter begins
  1728,  // 2071-11-22T05:30:43 TT · 240° Tiểu tuyết, minor snow
  2590,  // 2071-12-07T01:02:46 TT · 255° Đại tuyết, major snow
  2753,  // 2071-12-21T19:05:53 TT · 270° Đông chí, winter solstice
  3177,  // 2072-01-05T12:24:57 TT · 285° Tiểu hàn, minor cold
  3168,  // 2072-01-20T05:47:09 TT · 300° Đại hàn, major cold
  2837,  // 2072-02-03T23:58:59 TT · 315° Lập xuân, spring begins
  2430,  // 2072-02-18T19:45:06 TT · 330° Vũ thủy, rain water
  1737,  // 2072-03-04T17:42:55 TT · 345° Kinh trập, insects awaken
  990,  // 2072-03-19T18:23:04 TT · 0° Xuân phân, spring equinox
  144,  // 2072-04-03T22:05:41 TT · 15° Thanh minh, bright and clear
  -829,  // 2072-04-19T04:57:00 TT · 30° Cốc vũ, grain rain
  -1545,  // 2072-05-04T14:55:43 TT · 45° Lập hạ, summer begins
  -2585,  // 2072-05-20T03:37:39 TT · 60° Tiểu mãn, grain full
  -2876,  // 2072-06-04T18:41:57 TT · 75° Mang chủng, grain in ear
  -3792,  // 2072-06-20T11:15:49 TT · 90° Hạ chí, summer solstice
  -3484,  // 2072-07-06T04:47:11 TT · 105° Tiểu thử, minor heat
  -4071,  // 2072-07-21T22:06:09 TT · 120° Đại thử, major heat
  -3178,  // 2072-08-06T14:41:21 TT · 135° Lập thu, autumn begins
  -3319,  // 2072-08-22T05:24:31 TT · 150° Xử thử, end of heat
  -1999,  // 2072-09-06T17:57:10 TT · 165° Bạch lộ, white dew
  -1744,  // 2072-09-22T03:29:51 TT · 180° Thu phân, autumn equinox
  -252,  // 2072-10-07T10:05:19 TT · 195° Hàn lộ, cold dew
  185,  // 2072-10-22T13:21:53 TT · 210° Sương giáng, frost descends
  1590,  // 2072-11-06T13:45:52 TT · 225° Lập đông, winter begins
  1907,  // 2072-11-21T11:22:27 TT · 240° Tiểu tuyết, minor snow
  3009,  // 2072-12-06T06:58:30 TT · 255° Đại tuyết, major snow
  2958,  // 2072-12-21T00:58:03 TT · 270° Đông chí, winter solstice
  3607,  // 2073-01-04T18:20:52 TT · 285° Tiểu hàn, minor cold
  3354,  // 2073-01-19T11:39:00 TT · 300° Đại hàn, major cold
  3260,  // 2073-02-03T05:54:47 TT · 315° Lập xuân, spring begins
  2606,  // 2073-02-18T01:36:47 TT · 330° Vũ thủy, rain water
  2162,  // 2073-03-04T23:38:45 TT · 345° Kinh trập, insects awaken
  1204,  // 2073-03-20T00:15:23 TT · 0° Xuân phân, spring equinox
  556,  // 2073-04-04T04:01:18 TT · 15° Thanh minh, bright and clear
  -559,  // 2073-04-19T10:50:15 TT · 30° Cốc vũ, grain rain
  -1223,  // 2073-05-04T20:49:50 TT · 45° Lập hạ, summer begins
  -2278,  // 2073-05-20T09:31:31 TT · 60° Tiểu mãn, grain full
  -2756,  // 2073-06-05T00:32:42 TT · 75° Mang chủng, grain in ear
  -3522,  // 2073-06-20T17:09:04 TT · 90° Hạ chí, summer solstice
  -3666,  // 2073-07-06T10:32:54 TT · 105° Tiểu thử, minor heat
  -3928,  // 2073-07-22T03:57:17 TT · 120° Đại thử, major heat
  -3648,  // 2073-08-06T20:22:16 TT · 135° Lập thu, autumn begins
  -3318,  // 2073-08-22T11:13:17 TT · 150° Xử thử, end of heat
  -2633,  // 2073-09-06T23:35:21 TT · 165° Bạch lộ, white dew
  -1819,  // 2073-09-22T09:17:21 TT · 180° Thu phân, autumn equinox
  -895,  // 2073-10-07T15:43:21 TT · 195° Hàn lộ, cold dew
  154,  // 2073-10-22T19:10:07 TT · 210° Sương giáng, frost descends
  1083,  // 2073-11-06T19:26:10 TT · 225° Lập đông, winter begins
  2047,  // 2073-11-21T17:13:32 TT · 240° Tiểu tuyết, minor snow
  2722,  // 2073-12-06T12:42:28 TT · 255° Đại tuyết, major snow
  3316,  // 2073-12-21T06:52:46 TT · 270° Đông chí, winter solstice
  3518,  // 2074-01-05T00:08:08 TT · 285° Tiểu hàn, minor cold
  3861,  // 2074-01-19T17:36:12 TT · 300° Đại hàn, major cold
  3248,  // 2074-02-03T11:43:20 TT · 315° Lập xuân, spring begins
  3121,  // 2074-02-18T07:34:07 TT · 330° Vũ thủy, rain water
  2094,  // 2074-03-05T05:26:22 TT · 345° Kinh trập, insects awaken
  1612,  // 2074-03-20T06:10:56 TT · 0° Xuân phân, spring equinox
  386,  // 2074-04-04T09:47:13 TT · 15° Thanh minh, bright and clear
  -271,  // 2074-04-19T16:43:48 TT · 30° Cốc vũ, grain rain
  -1424,  // 2074-05-05T02:35:14 TT · 45° Lập hạ, summer begins
  -2070,  // 2074-05-20T15:23:44 TT · 60° Tiểu mãn, grain full
  -2858,  // 2074-06-05T06:19:45 TT · 75° Mang chủng, grain in ear
  -3359,  // 2074-06-20T23:00:32 TT · 90° Hạ chí, summer solstice
  -3580,  // 2074-07-06T16:23:05 TT · 105° Tiểu thử, minor heat
  -3821,  // 2074-07-22T09:47:49 TT · 120° Đại thử, major heat
  -3389,  // 2074-08-07T02:15:20 TT · 135° Lập thu, autumn begins
  -3280,  // 2074-08-22T17:02:40 TT · 150° Xử thử, end of heat
  -2256,  // 2074-09-07T05:30:23 TT · 165° Bạch lộ, white dew
  -1832,  // 2074-09-22T15:05:53 TT · 180° Thu phân, autumn equinox
  -460,  // 2074-10-07T21:39:21 TT · 195° Hàn lộ, cold dew
  96,  // 2074-10-23T00:57:54 TT · 210° Sương giáng, frost descends
  1497,  // 2074-11-07T01:21:49 TT · 225° Lập đông, winter begins
  1909,  // 2074-11-21T22:59:59 TT · 240° Tiểu tuyết, minor snow
  3040,  // 2074-12-06T18:36:31 TT · 255° Đại tuyết, major snow
  3065,  // 2074-12-21T12:37:20 TT · 270° Đông chí, winter solstice
  3701,  // 2075-01-05T05:59:57 TT · 285° Tiểu hàn, minor cold
  3480,  // 2075-01-19T23:18:37 TT · 300° Đại hàn, major cold
  3284,  // 2075-02-03T17:32:42 TT · 315° Lập xuân, spring begins
  2594,  // 2075-02-18T13:14:06 TT · 330° Vũ thủy, rain water
  1994,  // 2075-03-05T11:13:28 TT · 345° Kinh trập, insects awaken
  952,  // 2075-03-20T11:48:42 TT · 0° Xuân phân, spring equinox
  214,  // 2075-04-04T15:33:07 TT · 15° Thanh minh, bright and clear
  -994,  // 2075-04-19T22:20:31 TT · 30° Cốc vũ, grain rain
  -1557,  // 2075-05-05T08:21:47 TT · 45° Lập hạ, summer begins
  -2718,  // 2075-05-20T21:01:42 TT · 60° Tiểu mãn, grain full
  -2841,  // 2075-06-05T12:08:48 TT · 75° Mang chủng, grain in ear
  -3764,  // 2075-06-21T04:42:33 TT · 90° Hạ chí, summer solstice
  -3355,  // 2075-07-06T22:15:36 TT · 105° Tiểu thử, minor heat
  -3880,  // 2075-07-22T15:35:36 TT · 120° Đại thử, major heat
  -3005,  // 2075-08-07T08:10:30 TT · 135° Lập thu, autumn begins
  -3045,  // 2075-08-22T22:55:21 TT · 150° Xử thử, end of heat
  -1841,  // 2075-09-07T11:26:04 TT · 165° Bạch lộ, white dew
  -1453,  // 2075-09-22T21:00:58 TT · 180° Thu phân, autumn equinox
  -132,  // 2075-10-08T03:33:35 TT · 195° Hàn lộ, cold dew
  461,  // 2075-10-23T06:52:45 TT · 210° Sương giáng, frost descends
  1686,  // 2075-11-07T07:13:44 TT · 225° Lập đông, winter begins
  2184,  // 2075-11-22T04:53:20 TT · 240° Tiểu tuyết, minor snow
  3119,  // 2075-12-07T00:26:36 TT · 255° Đại tuyết, major snow
  3252,  // 2075-12-21T18:29:13 TT · 270° Đông chí, winter solstice
  3731,  // 2076-01-05T11:49:12 TT · 285° Tiểu hàn, minor cold
  3627,  // 2076-01-20T05:09:49 TT · 300° Đại hàn, major cold
  3319,  // 2076-02-03T23:22:02 TT · 315° Lập xuân, spring begins
  2757,  // 2076-02-18T19:05:34 TT · 330° Vũ thủy, rain water
  2045,  // 2076-03-04T17:03:04 TT · 345° Kinh trập, insects awaken
  1164,  // 2076-03-19T17:40:59 TT · 0° Xuân phân, spring equinox
  252,  // 2076-04-03T21:22:30 TT · 15° Thanh minh, bright and clear
  -704,  // 2076-04-19T04:14:06 TT · 30° Cốc vũ, grain rain
  -1557,  // 2076-05-04T14:10:32 TT · 45° Lập hạ, summer begins
  -2328,  // 2076-05-20T02:56:57 TT · 60° Tiểu mãn, grain full
  -2891,  // 2076-06-04T17:56:43 TT · 75° Mang chủng, grain in ear
  -3306,  // 2076-06-20T10:38:56 TT · 90° Hạ chí, summer solstice
  -3462,  // 2076-07-06T04:02:34 TT · 105° Tiểu thử, minor heat
  -3430,  // 2076-07-21T21:31:51 TT · 120° Đại thử, major heat
  -3157,  // 2076-08-06T13:56:43 TT · 135° Lập thu, autumn begins
  -2700,  // 2076-08-22T04:49:51 TT · 150° Xử thử, end of heat
  -2058,  // 2076-09-06T17:11:12 TT · 165° Bạch lộ, white dew
  -1291,  // 2076-09-22T02:52:25 TT · 180° Thu phân, autumn equinox
  -448,  // 2076-10-07T09:17:04 TT · 195° Hàn lộ, cold dew
  442,  // 2076-10-22T12:41:11 TT · 210° Sương giáng, frost descends
  1277,  // 2076-11-06T12:55:40 TT · 225° Lập đông, winter begins
  2053,  // 2076-11-21T10:39:54 TT · 240° Tiểu tuyết, minor snow
  2658,  // 2076-12-06T06:07:40 TT · 255° Đại tuyết, major snow
  3108,  // 2076-12-21T00:15:34 TT · 270° Đông chí, winter solstice
  3293,  // 2077-01-04T17:30:39 TT · 285° Tiểu hàn, minor cold
  3568,  // 2077-01-19T10:57:35 TT · 300° Đại hàn, major cold
  2989,  // 2077-02-03T05:05:17 TT · 315° Lập xuân, spring begins
  2844,  // 2077-02-18T00:55:46 TT · 330° Vũ thủy, rain water
  1877,  // 2077-03-04T22:49:01 TT · 345° Kinh trập, insects awaken
  1377,  // 2077-03-19T23:33:17 TT · 0° Xuân phân, spring equinox
  231,  // 2077-04-04T03:10:54 TT · 15° Thanh minh, bright and clear
  -478,  // 2077-04-19T10:06:37 TT · 30° Cốc vũ, grain rain
  -1499,  // 2077-05-04T20:00:15 TT · 45° Lập hạ, summer begins
  -2238,  // 2077-05-20T08:47:12 TT · 60° Tiểu mãn, grain full
  -2814,  // 2077-06-04T23:46:45 TT · 75° Mang chủng, grain in ear
  -3427,  // 2077-06-20T16:25:40 TT · 90° Hạ chí, summer solstice
  -3357,  // 2077-07-06T09:53:04 TT · 105° Tiểu thử, minor heat
  -3703,  // 2077-07-22T03:16:03 TT · 120° Đại thử, major heat
  -2963,  // 2077-08-06T19:48:42 TT · 135° Lập thu, autumn begins
  -2974,  // 2077-08-22T10:34:02 TT · 150° Xử thử, end of heat
  -1733,  // 2077-09-06T23:05:22 TT · 165° Bạch lộ, white dew
  -1477,  // 2077-09-22T08:38:04 TT · 180° Thu phân, autumn equinox
  -19,  // 2077-10-07T15:12:58 TT · 195° Hàn lộ, cold dew
  340,  // 2077-10-22T18:28:14 TT · 210° Sương giáng, frost descends
  1760,  // 2077-11-06T18:52:28 TT · 225° Lập đông, winter begins
  1989,  // 2077-11-21T16:27:35 TT · 240° Tiểu tuyết, minor snow
  3153,  // 2077-12-06T12:04:40 TT · 255° Đại tuyết, major snow
  3031,  // 2077-12-21T06:03:02 TT · 270° Đông chí, winter solstice
  3750,  // 2078-01-04T23:27:01 TT · 285° Tiểu hàn, minor cold
  3405,  // 2078-01-19T16:43:37 TT · 300° Đại hàn, major cold
  3322,  // 2078-02-03T10:59:35 TT · 315° Lập xuân, spring begins
  2512,  // 2078-02-18T06:38:59 TT · 330° Vũ thủy, rain water
  2019,  // 2078-03-05T04:40:08 TT · 345° Kinh trập, insects awaken
  839,  // 2078-03-20T05:13:04 TT · 0° Xuân phân, spring equinox
  152,  // 2078-04-04T08:58:20 TT · 15° Thanh minh, bright and clear
  -1213,  // 2078-04-19T15:43:07 TT · 30° Cốc vũ, grain rain
  -1808,  // 2078-05-05T01:43:51 TT · 45° Lập hạ, summer begins
  -3099,  // 2078-05-20T14:21:36 TT · 60° Tiểu mãn, grain full
  -3325,  // 2078-06-05T05:26:59 TT · 75° Mang chủng, grain in ear
  -4281,  // 2078-06-20T22:00:11 TT · 90° Hạ chí, summer solstice
  -4004,  // 2078-07-06T15:31:02 TT · 105° Tiểu thử, minor heat
  -4400,  // 2078-07-22T08:53:11 TT · 120° Đại thử, major heat
  -3626,  // 2078-08-07T01:26:24 TT · 135° Lập thu, autumn begins
  -3372,  // 2078-08-22T16:16:09 TT · 150° Xử thử, end of heat
  -2226,  // 2078-09-07T04:45:54 TT · 165° Bạch lộ, white dew
  -1480,  // 2078-09-22T14:26:46 TT · 180° Thu phân, autumn equinox
  -227,  // 2078-10-07T20:58:15 TT · 195° Hàn lộ, cold dew
  686,  // 2078-10-23T00:22:45 TT · 210° Sương giáng, frost descends
  1786,  // 2078-11-07T00:41:39 TT · 225° Lập đông, winter begins
  2516,  // 2078-11-21T22:25:07 TT · 240° Tiểu tuyết, minor snow
  3249,  // 2078-12-06T17:55:01 TT · 255° Đại tuyết, major snow
  3537,  // 2078-12-21T12:00:13 TT · 270° Đông chí, winter solstice
  3748,  // 2079-01-05T05:15:45 TT · 285° Tiểu hàn, minor cold
  3752,  // 2079-01-19T22:38:10 TT · 300° Đại hàn, major cold
  3148,  // 2079-02-03T16:45:27 TT · 315° Lập xuân, spring begins
  2686,  // 2079-02-18T12:30:39 TT · 330° Vũ thủy, rain water
  1679,  // 2079-03-05T10:23:14 TT · 345° Kinh trập, insects awaken
  906,  // 2079-03-20T11:02:57 TT · 0° Xuân phân, spring equinox
  -294,  // 2079-04-04T14:39:40 TT · 15° Thanh minh, bright and clear
  -1155,  // 2079-04-19T21:32:51 TT · 30° Cốc vũ, grain rain
  -2291,  // 2079-05-05T07:24:34 TT · 45° Lập hạ, summer begins
  -2992,  // 2079-05-20T20:12:09 TT · 60° Tiểu mãn, grain full
  -3778,  // 2079-06-05T11:08:12 TT · 75° Mang chủng, grain in ear
  -4122,  // 2079-06-21T03:51:36 TT · 90° Hạ chí, summer solstice
  -4352,  // 2079-07-06T21:14:00 TT · 105° Tiểu thử, minor heat
  -4227,  // 2079-07-22T14:44:50 TT · 120° Đại thử, major heat
  -3838,  // 2079-08-07T07:11:38 TT · 135° Lập thu, autumn begins
  -3268,  // 2079-08-22T22:06:39 TT · 150° Xử thử, end of heat
  -2352,  // 2079-09-07T10:32:34 TT · 165° Bạch lộ, white dew
  -1485,  // 2079-09-22T20:15:27 TT · 180° Thu phân, autumn equinox
  -305,  // 2079-10-08T02:45:43 TT · 195° Hàn lộ, cold dew
  610,  // 2079-10-23T06:10:15 TT · 210° Sương giáng, frost descends
  1725,  // 2079-11-07T06:29:24 TT · 225° Lập đông, winter begins
  2400,  // 2079-11-22T04:11:57 TT · 240° Tiểu tuyết, minor snow
  3162,  // 2079-12-06T23:42:20 TT · 255° Đại tuyết, major snow
  3377,  // 2079-12-21T17:46:19 TT · 270° Đông chí, winter solstice
  3592,  // 2080-01-05T11:01:54 TT · 285° Tiểu hàn, minor cold
  3533,  // 2080-01-20T04:23:16 TT · 300° Đại hàn, major cold
  2912,  // 2080-02-03T22:30:16 TT · 315° Lập xuân, spring begins
  2404,  // 2080-02-18T18:14:42 TT · 330° Vũ thủy, rain water
  1408,  // 2080-03-04T16:07:28 TT · 345° Kinh trập, insects awaken
  590,  // 2080-03-19T16:46:26 TT · 0° Xuân phân, spring equinox
  -498,  // 2080-04-03T20:25:01 TT · 15° Thanh minh, bright and clear
  -1452,  // 2080-04-19T03:16:39 TT · 30° Cốc vũ, grain rain
  -2312,  // 2080-05-04T13:12:58 TT · 45° Lập hạ, summer begins
  -3242,  // 2080-05-20T01:56:44 TT · 60° Tiểu mãn, grain full
  -3589,  // 2080-06-04T17:00:06 TT · 75° Mang chủng, grain in ear
  -4358,  // 2080-06-20T09:36:25 TT · 90° Hạ chí, summer solstice
  -4039,  // 2080-07-06T03:07:58 TT · 105° Tiểu thử, minor heat
  -4491,  // 2080-07-21T20:29:11 TT · 120° Đại thử, major heat
  -3534,  // 2080-08-06T13:05:27 TT · 135° Lập thu, autumn begins
  -3574,  // 2080-08-22T03:50:18 TT · 150° Xử thử, end of heat
  -2144,  // 2080-09-06T16:24:47 TT · 165° Bạch lộ, white dew
  -1812,  // 2080-09-22T01:58:45 TT · 180° Thu phân, autumn equinox
  -172,  // 2080-10-07T08:36:41 TT · 195° Hàn lộ, cold dew
  331,  // 2080-10-22T11:54:21 TT · 210° Sương giáng, frost descends
  1895,  // 2080-11-06T12:20:59 TT · 225° Lập đông, winter begins
  2249,  // 2080-11-21T09:58:11 TT · 240° Tiểu tuyết, minor snow
  3469,  // 2080-12-06T05:36:12 TT · 255° Đại tuyết, major snow
  3382,  // 2080-12-20T23:35:09 TT · 270° Đông chí, winter solstice
  4055,  // 2081-01-04T16:58:22 TT · 285° Tiểu hàn, minor cold
  3658,  // 2081-01-19T10:14:06 TT · 300° Đại hàn, major cold
  3467,  // 2081-02-03T04:28:16 TT · 315° Lập xuân, spring begins
  2565,  // 2081-02-18T00:06:08 TT · 330° Vũ thủy, rain water
  1938,  // 2081-03-04T22:05:03 TT · 345° Kinh trập, insects awaken
  676,  // 2081-03-19T22:36:37 TT · 0° Xuân phân, spring equinox
  -149,  // 2081-04-04T02:19:35 TT · 15° Thanh minh, bright and clear
  -1542,  // 2081-04-19T09:03:54 TT · 30° Cốc vũ, grain rain
  -2277,  // 2081-05-04T19:02:18 TT · 45° Lập hạ, summer begins
  -3512,  // 2081-05-20T07:40:59 TT · 60° Tiểu mãn, grain full
  -3908,  // 2081-06-04T22:43:32 TT · 75° Mang chủng, grain in ear
  -4743,  // 2081-06-20T15:18:45 TT · 90° Hạ chí, summer solstice
  -4689,  // 2081-07-06T08:45:53 TT · 105° Tiểu thử, minor heat
  -4935,  // 2081-07-22T02:10:32 TT · 120° Đại thử, major heat
  -4421,  // 2081-08-06T18:39:25 TT · 135° Lập thu, autumn begins
  -4030,  // 2081-08-22T09:31:27 TT · 150° Xử thử, end of heat
  -3137,  // 2081-09-06T21:56:59 TT · 165° Bạch lộ, white dew
  -2251,  // 2081-09-22T07:40:11 TT · 180° Thu phân, autumn equinox
  -1164,  // 2081-10-07T14:08:54 TT · 195° Hàn lộ, cold dew
  -41,  // 2081-10-22T17:36:54 TT · 210° Sương giáng, frost descends
  1019,  // 2081-11-06T17:55:08 TT · 225° Lập đông, winter begins
  2049,  // 2081-11-21T15:43:36 TT · 240° Tiểu tuyết, minor snow
  2822,  // 2081-12-06T11:14:10 TT · 255° Đại tuyết, major snow
  3442,  // 2081-12-21T05:24:54 TT · 270° Đông chí, winter solstice
  3687,  // 2082-01-04T22:40:59 TT · 285° Tiểu hàn, minor cold
  3978,  // 2082-01-19T16:08:11 TT · 300° Đại hàn, major cold
  3322,  // 2082-02-03T10:14:36 TT · 315° Lập xuân, spring begins
  3037,  // 2082-02-18T06:02:45 TT · 330° Vũ thủy, rain water
  1863,  // 2082-03-05T03:52:33 TT · 345° Kinh trập, insects awaken
  1134,  // 2082-03-20T04:33:00 TT · 0° Xuân phân, spring equinox
  -317,  // 2082-04-04T08:05:32 TT · 15° Thanh minh, bright and clear
  -1235,  // 2082-04-19T14:57:46 TT · 30° Cốc vũ, grain rain
  -2619,  // 2082-05-05T00:45:21 TT · 45° Lập hạ, summer begins
  -3426,  // 2082-05-20T13:31:10 TT · 60° Tiểu mãn, grain full
  -4371,  // 2082-06-05T04:24:34 TT · 75° Mang chủng, grain in ear
  -4852,  // 2082-06-20T21:05:41 TT · 90° Hạ chí, summer solstice
  -5117,  // 2082-07-06T14:27:30 TT · 105° Tiểu thử, minor heat
  -5165,  // 2082-07-22T07:55:27 TT · 120° Đại thử, major heat
  -4686,  // 2082-08-07T00:23:45 TT · 135° Lập thu, autumn begins
  -4290,  // 2082-08-22T15:15:52 TT · 150° Xử thử, end of heat
  -3181,  // 2082-09-07T03:45:00 TT · 165° Bạch lộ, white dew
  -2464,  // 2082-09-22T13:25:23 TT · 180° Thu phân, autumn equinox
  -1028,  // 2082-10-07T19:59:55 TT · 195° Hàn lộ, cold dew
  -231,  // 2082-10-22T23:22:29 TT · 210° Sương giáng, frost descends
  1186,  // 2082-11-06T23:46:40 TT · 225° Lập đông, winter begins
  1780,  // 2082-11-21T21:27:52 TT · 240° Tiểu tuyết, minor snow
  2886,  // 2082-12-06T17:03:59 TT · 255° Đại tuyết, major snow
  3049,  // 2082-12-21T11:07:06 TT · 270° Đông chí, winter solstice
  3618,  // 2083-01-05T04:28:35 TT · 285° Tiểu hàn, minor cold
  3488,  // 2083-01-19T21:48:46 TT · 300° Đại hàn, major cold
  3169,  // 2083-02-03T16:00:48 TT · 315° Lập xuân, spring begins
  2506,  // 2083-02-18T11:42:39 TT · 330° Vũ thủy, rain water
  1704,  // 2083-03-05T09:38:39 TT · 345° Kinh trập, insects awaken
  606,  // 2083-03-20T10:12:57 TT · 0° Xuân phân, spring equinox
  -412,  // 2083-04-04T13:52:42 TT · 15° Thanh minh, bright and clear
  -1753,  // 2083-04-19T20:37:53 TT · 30° Cốc vũ, grain rain
  -2624,  // 2083-05-05T06:34:01 TT · 45° Lập hạ, summer begins
  -3945,  // 2083-05-20T19:11:16 TT · 60° Tiểu mãn, grain full
  -4306,  // 2083-06-05T10:14:24 TT · 75° Mang chủng, grain in ear
  -5338,  // 2083-06-21T02:46:20 TT · 90° Hạ chí, summer solstice
  -4996,  // 2083-07-06T20:18:16 TT · 105° Tiểu thử, minor heat
  -5525,  // 2083-07-22T13:38:12 TT · 120° Đại thử, major heat
  -4519,  // 2083-08-07T06:15:17 TT · 135° Lập thu, autumn begins
  -4465,  // 2083-08-22T21:01:42 TT · 150° Xử thử, end of heat
  -2989,  // 2083-09-07T09:36:57 TT · 165° Bạch lộ, white dew
  -2467,  // 2083-09-22T19:14:05 TT · 180° Thu phân, autumn equinox
  -833,  // 2083-10-08T01:51:55 TT · 195° Hàn lộ, cold dew
  -137,  // 2083-10-23T05:12:48 TT · 210° Sương giáng, frost descends
  1351,  // 2083-11-07T05:38:10 TT · 225° Lập đông, winter begins
  1867,  // 2083-11-22T03:18:04 TT · 240° Tiểu tuyết, minor snow
  2978,  // 2083-12-06T22:54:16 TT · 255° Đại tuyết, major snow
  3048,  // 2083-12-21T16:55:50 TT · 270° Đông chí, winter solstice
  3627,  // 2084-01-05T10:17:30 TT · 285° Tiểu hàn, minor cold
  3400,  // 2084-01-20T03:36:04 TT · 300° Đại hàn, major cold
  3141,  // 2084-02-03T21:49:06 TT · 315° Lập xuân, spring begins
  2413,  // 2084-02-18T17:29:52 TT · 330° Vũ thủy, rain water
  1711,  // 2084-03-04T15:27:32 TT · 345° Kinh trập, insects awaken
  619,  // 2084-03-19T16:01:56 TT · 0° Xuân phân, spring equinox
  -324,  // 2084-04-03T19:42:56 TT · 15° Thanh minh, bright and clear
  -1544,  // 2084-04-19T02:30:08 TT · 30° Cốc vũ, grain rain
  -2466,  // 2084-05-04T12:25:25 TT · 45° Lập hạ, summer begins
  -3534,  // 2084-05-20T01:06:53 TT · 60° Tiểu mãn, grain full
  -4182,  // 2084-06-04T16:05:14 TT · 75° Mang chủng, grain in ear
  -4860,  // 2084-06-20T08:43:04 TT · 90° Hạ chí, summer solstice
  -5060,  // 2084-07-06T02:05:58 TT · 105° Tiểu thử, minor heat
  -5159,  // 2084-07-21T19:33:04 TT · 120° Đại thử, major heat
  -4832,  // 2084-08-06T11:58:50 TT · 135° Lập thu, autumn begins
  -4318,  // 2084-08-22T02:52:55 TT · 150° Xử thử, end of heat
  -3521,  // 2084-09-06T15:16:51 TT · 165° Bạch lộ, white dew
  -2542,  // 2084-09-22T01:01:36 TT · 180° Thu phân, autumn equinox
  -1490,  // 2084-10-07T07:29:44 TT · 195° Hàn lộ, cold dew
  -325,  // 2084-10-22T10:58:26 TT · 210° Sương giáng, frost descends
  698,  // 2084-11-06T11:16:03 TT · 225° Lập đông, winter begins
  1709,  // 2084-11-21T09:04:12 TT · 240° Tiểu tuyết, minor snow
  2417,  // 2084-12-06T04:33:41 TT · 255° Đại tuyết, major snow
  2999,  // 2084-12-20T22:43:47 TT · 270° Đông chí, winter solstice
  3181,  // 2085-01-04T15:58:49 TT · 285° Tiểu hàn, minor cold
  3479,  // 2085-01-19T09:26:08 TT · 300° Đại hàn, major cold
  2812,  // 2085-02-03T03:32:22 TT · 315° Lập xuân, spring begins
  2621,  // 2085-02-17T23:22:05 TT · 330° Vũ thủy, rain water
  1514,  // 2085-03-04T21:13:00 TT · 345° Kinh trập, insects awaken
  942,  // 2085-03-19T21:56:04 TT · 0° Xuân phân, spring equinox
  -376,  // 2085-04-04T01:30:49 TT · 15° Thanh minh, bright and clear
  -1157,  // 2085-04-19T08:25:20 TT · 30° Cốc vũ, grain rain
  -2383,  // 2085-05-04T18:15:33 TT · 45° Lập hạ, summer begins
  -3182,  // 2085-05-20T07:01:30 TT · 60° Tiểu mãn, grain full
  -3994,  // 2085-06-04T21:57:07 TT · 75° Mang chủng, grain in ear
  -4646,  // 2085-06-20T14:35:23 TT · 90° Hạ chí, summer solstice
  -4811,  // 2085-07-06T07:58:52 TT · 105° Tiểu thử, minor heat
  -5148,  // 2085-07-22T01:22:00 TT · 120° Đại thử, major heat
  -4568,  // 2085-08-06T17:51:59 TT · 135° Lập thu, autumn begins
  -4481,  // 2085-08-22T08:38:57 TT · 150° Xử thử, end of heat
  -3257,  // 2085-09-06T21:10:00 TT · 165° Bạch lộ, white dew
  -2800,  // 2085-09-22T06:46:03 TT · 180° Thu phân, autumn equinox
  -1220,  // 2085-10-07T13:22:59 TT · 195° Hàn lộ, cold dew
  -593,  // 2085-10-22T16:42:43 TT · 210° Sương giáng, frost descends
  1019,  // 2085-11-06T17:10:09 TT · 225° Lập đông, winter begins
  1518,  // 2085-11-21T14:49:46 TT · 240° Tiểu tuyết, minor snow
  2847,  // 2085-12-06T10:29:36 TT · 255° Đại tuyết, major snow
  2925,  // 2085-12-21T04:31:18 TT · 270° Đông chí, winter solstice
  3701,  // 2086-01-04T21:56:14 TT · 285° Tiểu hàn, minor cold
  3437,  // 2086-01-19T15:14:11 TT · 300° Đại hàn, major cold
  3283,  // 2086-02-03T09:28:58 TT · 315° Lập xuân, spring begins
  2446,  // 2086-02-18T05:07:55 TT · 330° Vũ thủy, rain water
  1795,  // 2086-03-05T03:06:26 TT · 345° Kinh trập, insects awaken
  524,  // 2086-03-20T03:37:51 TT · 0° Xuân phân, spring equinox
  -339,  // 2086-04-04T07:20:11 TT · 15° Thanh minh, bright and clear
  -1816,  // 2086-04-19T14:03:06 TT · 30° Cốc vũ, grain rain
  -2552,  // 2086-05-05T00:01:29 TT · 45° Lập hạ, summer begins
  -3964,  // 2086-05-20T12:37:13 TT · 60° Tiểu mãn, grain full
  -4272,  // 2086-06-05T03:41:14 TT · 75° Mang chủng, grain in ear
  -5362,  // 2086-06-20T20:12:12 TT · 90° Hạ chí, summer solstice
  -5109,  // 2086-07-06T13:42:39 TT · 105° Tiểu thử, minor heat
  -5657,  // 2086-07-22T07:02:16 TT · 120° Đại thử, major heat
  -4850,  // 2086-08-06T23:36:02 TT · 135° Lập thu, autumn begins
  -4734,  // 2086-08-22T14:23:29 TT · 150° Xử thử, end of heat
  -3481,  // 2086-09-07T02:55:01 TT · 165° Bạch lộ, white dew
  -2799,  // 2086-09-22T12:34:49 TT · 180° Thu phân, autumn equinox
  -1344,  // 2086-10-07T19:09:40 TT · 195° Hàn lộ, cold dew
  -396,  // 2086-10-22T22:34:45 TT · 210° Sương giáng, frost descends
  983,  // 2086-11-06T22:58:18 TT · 225° Lập đông, winter begins
  1816,  // 2086-11-21T20:43:29 TT · 240° Tiểu tuyết, minor snow
  2855,  // 2086-12-06T16:18:29 TT · 255° Đại tuyết, major snow
  3238,  // 2086-12-21T10:25:16 TT · 270° Đông chí, winter solstice
  3713,  // 2087-01-05T03:45:11 TT · 285° Tiểu hàn, minor cold
  3732,  // 2087-01-19T21:07:51 TT · 300° Đại hàn, major cold
  3287,  // 2087-02-03T15:17:47 TT · 315° Lập xuân, spring begins
  2722,  // 2087-02-18T11:01:16 TT · 330° Vũ thủy, rain water
  1759,  // 2087-03-05T08:54:35 TT · 345° Kinh trập, insects awaken
  784,  // 2087-03-20T09:30:56 TT · 0° Xuân phân, spring equinox
  -448,  // 2087-04-04T13:07:07 TT · 15° Thanh minh, bright and clear
  -1542,  // 2087-04-19T19:56:25 TT · 30° Cốc vũ, grain rain
  -2727,  // 2087-05-05T05:47:19 TT · 45° Lập hạ, summer begins
  -3624,  // 2087-05-20T18:31:38 TT · 60° Tiểu mãn, grain full
  -4444,  // 2087-06-05T09:27:07 TT · 75° Mang chủng, grain in ear
  -4902,  // 2087-06-21T02:08:37 TT · 90° Hạ chí, summer solstice
  -5156,  // 2087-07-06T19:30:37 TT · 105° Tiểu thử, minor heat
  -5064,  // 2087-07-22T13:00:54 TT · 120° Đại thử, major heat
  -4720,  // 2087-08-07T05:26:57 TT · 135° Lập thu, autumn begins
  -4129,  // 2087-08-22T20:22:19 TT · 150° Xử thử, end of heat
  -3288,  // 2087-09-07T08:46:59 TT · 165° Bạch lộ, white dew
  -2355,  // 2087-09-22T18:30:58 TT · 180° Thu phân, autumn equinox
  -1240,  // 2087-10-08T01:00:09 TT · 195° Hàn lộ, cold dew
  -194,  // 2087-10-23T04:26:52 TT · 210° Sương giáng, frost descends
  910,  // 2087-11-07T04:45:50 TT · 225° Lập đông, winter begins
  1791,  // 2087-11-22T02:31:49 TT · 240° Tiểu tuyết, minor snow
  2599,  // 2087-12-06T22:02:58 TT · 255° Đại tuyết, major snow
  3066,  // 2087-12-21T16:11:09 TT · 270° Đông chí, winter solstice
  3350,  // 2088-01-05T09:27:54 TT · 285° Tiểu hàn, minor cold
  3532,  // 2088-01-20T02:53:17 TT · 300° Đại hàn, major cold
  2940,  // 2088-02-03T21:00:46 TT · 315° Lập xuân, spring begins
  2600,  // 2088-02-18T16:48:00 TT · 330° Vũ thủy, rain water
  1538,  // 2088-03-04T14:39:40 TT · 345° Kinh trập, insects awaken
  785,  // 2088-03-19T15:19:43 TT · 0° Xuân phân, spring equinox
  -475,  // 2088-04-03T18:55:26 TT · 15° Thanh minh, bright and clear
  -1440,  // 2088-04-19T01:46:53 TT · 30° Cốc vũ, grain rain
  -2529,  // 2088-05-04T11:39:23 TT · 45° Lập hạ, summer begins
  -3477,  // 2088-05-20T00:22:51 TT · 60° Tiểu mãn, grain full
  -4037,  // 2088-06-04T15:22:40 TT · 75° Mang chủng, grain in ear
  -4781,  // 2088-06-20T07:59:24 TT · 90° Hạ chí, summer solstice
  -4602,  // 2088-07-06T01:28:37 TT · 105° Tiểu thử, minor heat
  -4991,  // 2088-07-21T18:50:53 TT · 120° Đại thử, major heat
  -4087,  // 2088-08-06T11:26:16 TT · 135° Lập thu, autumn begins
  -4061,  // 2088-08-22T02:12:13 TT · 150° Xử thử, end of heat
  -2636,  // 2088-09-06T14:46:37 TT · 165° Bạch lộ, white dew
  -2280,  // 2088-09-22T00:20:59 TT · 180° Thu phân, autumn equinox
  -635,  // 2088-10-07T06:59:00 TT · 195° Hàn lộ, cold dew
  -147,  // 2088-10-22T10:16:25 TT · 210° Sương giáng, frost descends
  1436,  // 2088-11-06T10:43:22 TT · 225° Lập đông, winter begins
  1781,  // 2088-11-21T08:20:25 TT · 240° Tiểu tuyết, minor snow
  3058,  // 2088-12-06T03:59:23 TT · 255° Đại tuyết, major snow
  3005,  // 2088-12-20T21:58:54 TT · 270° Đông chí, winter solstice
  3784,  // 2089-01-04T15:23:53 TT · 285° Tiểu hàn, minor cold
  3465,  // 2089-01-19T08:40:55 TT · 300° Đại hàn, major cold
  3407,  // 2089-02-03T02:57:18 TT · 315° Lập xuân, spring begins
  2586,  // 2089-02-17T22:36:31 TT · 330° Vũ thủy, rain water
  2072,  // 2089-03-04T20:37:19 TT · 345° Kinh trập, insects awaken
  836,  // 2089-03-19T21:09:19 TT · 0° Xuân phân, spring equinox
  59,  // 2089-04-04T00:53:05 TT · 15° Thanh minh, bright and clear
  -1404,  // 2089-04-19T07:36:14 TT · 30° Cốc vũ, grain rain
  -2147,  // 2089-05-04T17:34:30 TT · 45° Lập hạ, summer begins
  -3531,  // 2089-05-20T06:10:42 TT · 60° Tiểu mãn, grain full
  -3930,  // 2089-06-04T21:13:12 TT · 75° Mang chủng, grain in ear
  -4927,  // 2089-06-20T13:45:43 TT · 90° Hạ chí, summer solstice
  -4816,  // 2089-07-06T07:13:48 TT · 105° Tiểu thử, minor heat
  -5185,  // 2089-07-22T00:36:24 TT · 120° Đại thử, major heat
  -4546,  // 2089-08-06T17:07:22 TT · 135° Lập thu, autumn begins
  -4209,  // 2089-08-22T07:58:30 TT · 150° Xử thử, end of heat
  -3156,  // 2089-09-06T20:26:42 TT · 165° Bạch lộ, white dew
  -2284,  // 2089-09-22T06:09:40 TT · 180° Thu phân, autumn equinox
  -1060,  // 2089-10-07T12:40:40 TT · 195° Hàn lộ, cold dew
  28,  // 2089-10-22T16:08:05 TT · 210° Sương giáng, frost descends
  1160,  // 2089-11-06T16:27:31 TT · 225° Lập đông, winter begins
  2111,  // 2089-11-21T14:14:40 TT · 240° Tiểu tuyết, minor snow
  2909,  // 2089-12-06T09:45:39 TT · 255° Đại tuyết, major snow
  3434,  // 2089-12-21T03:54:48 TT · 270° Đông chí, winter solstice
  3709,  // 2090-01-04T21:11:23 TT · 285° Tiểu hàn, minor cold
  3927,  // 2090-01-19T14:37:22 TT · 300° Đại hàn, major cold
  3342,  // 2090-02-03T08:44:58 TT · 315° Lập xuân, spring begins
  3027,  // 2090-02-18T04:32:37 TT · 330° Vũ thủy, rain water
  1960,  // 2090-03-05T02:24:12 TT · 345° Kinh trập, insects awaken
  1233,  // 2090-03-20T03:04:41 TT · 0° Xuân phân, spring equinox
  -116,  // 2090-04-04T06:38:55 TT · 15° Thanh minh, bright and clear
  -1036,  // 2090-04-19T13:31:07 TT · 30° Cốc vũ, grain rain
  -2376,  // 2090-05-04T23:19:26 TT · 45° Lập hạ, summer begins
  -3207,  // 2090-05-20T12:04:51 TT · 60° Tiểu mãn, grain full
  -4186,  // 2090-06-05T02:57:41 TT · 75° Mang chủng, grain in ear
  -4673,  // 2090-06-20T19:38:42 TT · 90° Hạ chí, summer solstice
  -5010,  // 2090-07-06T12:59:19 TT · 105° Tiểu thử, minor heat
  -4998,  // 2090-07-22T06:28:16 TT · 120° Đại thử, major heat
  -4582,  // 2090-08-06T22:55:31 TT · 135° Lập thu, autumn begins
  -4046,  // 2090-08-22T13:49:58 TT · 150° Xử thử, end of heat
  -2969,  // 2090-09-07T02:18:34 TT · 165° Bạch lộ, white dew
  -2059,  // 2090-09-22T12:02:10 TT · 180° Thu phân, autumn equinox
  -637,  // 2090-10-07T18:36:28 TT · 195° Hàn lộ, cold dew
  346,  // 2090-10-22T22:02:08 TT · 210° Sương giáng, frost descends
  1709,  // 2090-11-06T22:25:25 TT · 225° Lập đông, winter begins
  2425,  // 2090-11-21T20:08:39 TT · 240° Tiểu tuyết, minor snow
  3399,  // 2090-12-06T15:42:34 TT · 255° Đại tuyết, major snow
  3605,  // 2090-12-21T09:46:24 TT · 270° Đông chí, winter solstice
  3982,  // 2091-01-05T03:04:41 TT · 285° Tiểu hàn, minor cold
  3854,  // 2091-01-19T20:24:54 TT · 300° Đại hàn, major cold
  3332,  // 2091-02-03T14:33:33 TT · 315° Lập xuân, spring begins
  2690,  // 2091-02-18T10:15:45 TT · 330° Vũ thủy, rain water
  1727,  // 2091-03-05T08:09:04 TT · 345° Kinh trập, insects awaken
  709,  // 2091-03-20T08:44:42 TT · 0° Xuân phân, spring equinox
  -403,  // 2091-04-04T12:22:53 TT · 15° Thanh minh, bright and clear
  -1605,  // 2091-04-19T19:10:23 TT · 30° Cốc vũ, grain rain
  -2518,  // 2091-05-05T05:05:49 TT · 45° Lập hạ, summer begins
  -3693,  // 2091-05-20T17:45:30 TT · 60° Tiểu mãn, grain full
  -4078,  // 2091-06-05T08:48:14 TT · 75° Mang chủng, grain in ear
  -5013,  // 2091-06-21T01:21:47 TT · 90° Hạ chí, summer solstice
  -4676,  // 2091-07-06T18:53:38 TT · 105° Tiểu thử, minor heat
  -5158,  // 2091-07-22T12:14:21 TT · 120° Đại thử, major heat
  -4103,  // 2091-08-07T04:52:15 TT · 135° Lập thu, autumn begins
  -4022,  // 2091-08-22T19:39:07 TT · 150° Xử thử, end of heat
  -2436,  // 2091-09-07T08:16:12 TT · 165° Bạch lộ, white dew
  -1891,  // 2091-09-22T17:53:43 TT · 180° Thu phân, autumn equinox
  -99,  // 2091-10-08T00:34:11 TT · 195° Hàn lộ, cold dew
  615,  // 2091-10-23T03:55:22 TT · 210° Sương giáng, frost descends
  2268,  // 2091-11-07T04:23:29 TT · 225° Lập đông, winter begins
  2771,  // 2091-11-22T02:03:10 TT · 240° Tiểu tuyết, minor snow
  3997,  // 2091-12-06T21:41:17 TT · 255° Đại tuyết, major snow
  3981,  // 2091-12-21T15:41:25 TT · 270° Đông chí, winter solstice
  4590,  // 2092-01-05T09:03:34 TT · 285° Tiểu hàn, minor cold
  4194,  // 2092-01-20T02:19:19 TT · 300° Đại hàn, major cold
  3890,  // 2092-02-03T20:31:36 TT · 315° Lập xuân, spring begins
  2947,  // 2092-02-18T16:08:47 TT · 330° Vũ thủy, rain water
  2183,  // 2092-03-04T14:05:25 TT · 345° Kinh trập, insects awaken
  889,  // 2092-03-19T14:36:27 TT · 0° Xuân phân, spring equinox
  -60,  // 2092-04-03T18:17:21 TT · 15° Thanh minh, bright and clear
  -1422,  // 2092-04-19T01:02:11 TT · 30° Cốc vũ, grain rain
  -2248,  // 2092-05-04T10:59:04 TT · 45° Lập hạ, summer begins
  -3388,  // 2092-05-19T23:39:20 TT · 60° Tiểu mãn, grain full
  -3865,  // 2092-06-04T14:40:32 TT · 75° Mang chủng, grain in ear
  -4573,  // 2092-06-20T07:17:52 TT · 90° Hạ chí, summer solstice
  -4595,  // 2092-07-06T00:43:44 TT · 105° Tiểu thử, minor heat
  -4709,  // 2092-07-21T18:10:35 TT · 120° Đại thử, major heat
  -4235,  // 2092-08-06T10:38:48 TT · 135° Lập thu, autumn begins
  -3704,  // 2092-08-22T01:33:10 TT · 150° Xử thử, end of heat
  -2792,  // 2092-09-06T13:59:01 TT · 165° Bạch lộ, white dew
  -1757,  // 2092-09-21T23:44:42 TT · 180° Thu phân, autumn equinox
  -607,  // 2092-10-07T06:14:28 TT · 195° Hàn lộ, cold dew
  646,  // 2092-10-22T09:44:38 TT · 210° Sương giáng, frost descends
  1755,  // 2092-11-06T10:03:41 TT · 225° Lập đông, winter begins
  2860,  // 2092-11-21T07:53:24 TT · 240° Tiểu tuyết, minor snow
  3628,  // 2092-12-06T03:23:53 TT · 255° Đại tuyết, major snow
  4260,  // 2092-12-20T21:34:49 TT · 270° Đông chí, winter solstice
  4441,  // 2093-01-04T14:49:51 TT · 285° Tiểu hàn, minor cold
  4704,  // 2093-01-19T08:16:35 TT · 300° Đại hàn, major cold
  3952,  // 2093-02-03T02:21:24 TT · 315° Lập xuân, spring begins
  3632,  // 2093-02-17T22:08:58 TT · 330° Vũ thủy, rain water
  2365,  // 2093-03-04T19:57:13 TT · 345° Kinh trập, insects awaken
  1623,  // 2093-03-19T20:37:27 TT · 0° Xuân phân, spring equinox
  117,  // 2093-04-04T00:09:04 TT · 15° Thanh minh, bright and clear
  -794,  // 2093-04-19T07:01:25 TT · 30° Cốc vũ, grain rain
  -2170,  // 2093-05-04T16:49:08 TT · 45° Lập hạ, summer begins
  -2977,  // 2093-05-20T05:34:57 TT · 60° Tiểu mãn, grain full
  -3858,  // 2093-06-04T20:29:25 TT · 75° Mang chủng, grain in ear
  -4371,  // 2093-06-20T13:10:00 TT · 90° Hạ chí, summer solstice
  -4536,  // 2093-07-06T06:33:29 TT · 105° Tiểu thử, minor heat
  -4653,  // 2093-07-22T00:00:17 TT · 120° Đại thử, major heat
  -4055,  // 2093-08-06T16:30:34 TT · 135° Lập thu, autumn begins
  -3740,  // 2093-08-22T07:21:20 TT · 150° Xử thử, end of heat
  -2505,  // 2093-09-06T19:52:34 TT · 165° Bạch lộ, white dew
  -1854,  // 2093-09-22T05:31:51 TT · 180° Thu phân, autumn equinox
  -269,  // 2093-10-07T12:08:52 TT · 195° Hàn lộ, cold dew
  514,  // 2093-10-22T15:31:12 TT · 210° Sương giáng, frost descends
  2126,  // 2093-11-06T15:58:38 TT · 225° Lập đông, winter begins
  2760,  // 2093-11-21T13:40:30 TT · 240° Tiểu tuyết, minor snow
  4078,  // 2093-12-06T09:20:09 TT · 255° Đại tuyết, major snow
  4266,  // 2093-12-21T03:23:41 TT · 270° Đông chí, winter solstice
  4996,  // 2094-01-04T20:47:51 TT · 285° Tiểu hàn, minor cold
  4800,  // 2094-01-19T14:06:56 TT · 300° Đại hàn, major cold
  4538,  // 2094-02-03T08:19:55 TT · 315° Lập xuân, spring begins
  3702,  // 2094-02-18T03:58:53 TT · 330° Vũ thủy, rain water
  2865,  // 2094-03-05T01:54:18 TT · 345° Kinh trập, insects awaken
  1522,  // 2094-03-20T02:24:31 TT · 0° Xuân phân, spring equinox
  421,  // 2094-04-04T06:02:53 TT · 15° Thanh minh, bright and clear
  -1175,  // 2094-04-19T12:43:49 TT · 30° Cốc vũ, grain rain
  -2127,  // 2094-05-04T22:38:36 TT · 45° Lập hạ, summer begins
  -3647,  // 2094-05-20T11:12:32 TT · 60° Tiểu mãn, grain full
  -4058,  // 2094-06-05T02:14:50 TT · 75° Mang chủng, grain in ear
  -5180,  // 2094-06-20T18:45:16 TT · 90° Hạ chí, summer solstice
  -4857,  // 2094-07-06T12:16:53 TT · 105° Tiểu thử, minor heat
  -5356,  // 2094-07-22T05:37:19 TT · 120° Đại thử, major heat
  -4343,  // 2094-08-06T22:14:31 TT · 135° Lập thu, autumn begins
  -4152,  // 2094-08-22T13:03:13 TT · 150° Xử thử, end of heat
  -2646,  // 2094-09-07T01:38:58 TT · 165° Bạch lộ, white dew
  -1919,  // 2094-09-22T11:19:31 TT · 180° Thu phân, autumn equinox
  -234,  // 2094-10-07T17:58:12 TT · 195° Hàn lộ, cold dew
  706,  // 2094-10-22T21:23:09 TT · 210° Sương giáng, frost descends
  2260,  // 2094-11-06T21:49:37 TT · 225° Lập đông, winter begins
  3035,  // 2094-11-21T19:33:50 TT · 240° Tiểu tuyết, minor snow
  4204,  // 2094-12-06T15:11:00 TT · 255° Đại tuyết, major snow
  4498,  // 2094-12-21T09:16:18 TT · 270° Đông chí, winter solstice
  5077,  // 2095-01-05T02:37:57 TT · 285° Tiểu hàn, minor cold
  4982,  // 2095-01-19T19:58:43 TT · 300° Đại hàn, major cold
  4617,  // 2095-02-03T14:09:59 TT · 315° Lập xuân, spring begins
  3903,  // 2095-02-18T09:50:59 TT · 330° Vũ thủy, rain water
  2977,  // 2095-03-05T07:44:55 TT · 345° Kinh trập, insects awaken
  1802,  // 2095-03-20T08:17:56 TT · 0° Xuân phân, spring equinox
  551,  // 2095-04-04T11:53:48 TT · 15° Thanh minh, bright and clear
  -795,  // 2095-04-19T18:38:54 TT · 30° Cốc vũ, grain rain
  -2039,  // 2095-05-05T04:28:49 TT · 45° Lập hạ, summer begins
  -3195,  // 2095-05-20T17:08:49 TT · 60° Tiểu mãn, grain full
  -4074,  // 2095-06-05T08:03:19 TT · 75° Mang chủng, grain in ear
  -4711,  // 2095-06-21T00:41:50 TT · 90° Hạ chí, summer solstice
  -4959,  // 2095-07-06T18:03:56 TT · 105° Tiểu thử, minor heat
  -4885,  // 2095-07-22T11:33:55 TT · 120° Đại thử, major heat
  -4443,  // 2095-08-07T04:01:36 TT · 135° Lập thu, autumn begins
  -3711,  // 2095-08-22T18:59:19 TT · 150° Xử thử, end of heat
  -2725,  // 2095-09-07T07:26:24 TT · 165° Bạch lộ, white dew
  -1568,  // 2095-09-22T17:14:07 TT · 180° Thu phân, autumn equinox
  -326,  // 2095-10-07T23:45:25 TT · 195° Hàn lộ, cold dew
  936,  // 2095-10-23T03:15:44 TT · 210° Sương giáng, frost descends
  2093,  // 2095-11-07T03:35:35 TT · 225° Lập đông, winter begins
  3119,  // 2095-11-22T01:23:59 TT · 240° Tiểu tuyết, minor snow
  3891,  // 2095-12-06T20:54:32 TT · 255° Đại tuyết, major snow
  4424,  // 2095-12-21T15:03:49 TT · 270° Đông chí, winter solstice
  4608,  // 2096-01-05T08:18:53 TT · 285° Tiểu hàn, minor cold
  4805,  // 2096-01-20T01:44:31 TT · 300° Đại hàn, major cold
  4082,  // 2096-02-03T19:49:49 TT · 315° Lập xuân, spring begins
  3737,  // 2096-02-18T15:36:58 TT · 330° Vũ thủy, rain water
  2525,  // 2096-03-04T13:26:08 TT · 345° Kinh trập, insects awaken
  1756,  // 2096-03-19T14:05:55 TT · 0° Xuân phân, spring equinox
  319,  // 2096-04-03T17:38:41 TT · 15° Thanh minh, bright and clear
  -674,  // 2096-04-19T00:29:40 TT · 30° Cốc vũ, grain rain
  -1976,  // 2096-05-04T10:18:37 TT · 45° Lập hạ, summer begins
  -2958,  // 2096-05-19T23:01:31 TT · 60° Tiểu mãn, grain full
  -3755,  // 2096-06-04T13:57:23 TT · 75° Mang chủng, grain in ear
  -4518,  // 2096-06-20T06:33:48 TT · 90° Hạ chí, summer solstice
  -4546,  // 2096-07-05T23:59:34 TT · 105° Tiểu thử, minor heat
  -4896,  // 2096-07-21T17:22:29 TT · 120° Đại thử, major heat
  -4081,  // 2096-08-06T09:56:23 TT · 135° Lập thu, autumn begins
  -3921,  // 2096-08-22T00:44:34 TT · 150° Xử thử, end of heat
  -2436,  // 2096-09-06T13:19:58 TT · 165° Bạch lộ, white dew
  -1875,  // 2096-09-21T22:57:45 TT · 180° Thu phân, autumn equinox
  -76,  // 2096-10-07T05:38:20 TT · 195° Hàn lộ, cold dew
  625,  // 2096-10-22T08:59:18 TT · 210° Sương giáng, frost descends
  2364,  // 2096-11-06T09:28:51 TT · 225° Lập đông, winter begins
  2863,  // 2096-11-21T07:08:28 TT · 240° Tiểu tuyết, minor snow
  4223,  // 2096-12-06T02:48:49 TT · 255° Đại tuyết, major snow
  4224,  // 2096-12-20T20:49:14 TT · 270° Đông chí, winter solstice
  4982,  // 2097-01-04T14:13:52 TT · 285° Tiểu hàn, minor cold
  4623,  // 2097-01-19T07:30:14 TT · 300° Đại hàn, major cold
  4467,  // 2097-02-03T01:44:59 TT · 315° Lập xuân, spring begins
  3552,  // 2097-02-17T21:22:38 TT · 330° Vũ thủy, rain water
  2910,  // 2097-03-04T19:21:18 TT · 345° Kinh trập, insects awaken
  1561,  // 2097-03-19T19:51:25 TT · 0° Xuân phân, spring equinox
  666,  // 2097-04-03T23:33:13 TT · 15° Thanh minh, bright and clear
  -919,  // 2097-04-19T06:14:20 TT · 30° Cốc vũ, grain rain
  -1747,  // 2097-05-04T16:11:11 TT · 45° Lập hạ, summer begins
  -3272,  // 2097-05-20T04:45:02 TT · 60° Tiểu mãn, grain full
  -3719,  // 2097-06-04T19:46:44 TT · 75° Mang chủng, grain in ear
  -4886,  // 2097-06-20T12:16:25 TT · 90° Hạ chí, summer solstice
  -4780,  // 2097-07-06T05:44:25 TT · 105° Tiểu thử, minor heat
  -5328,  // 2097-07-21T23:04:02 TT · 120° Đại thử, major heat
  -4633,  // 2097-08-06T15:35:56 TT · 135° Lập thu, autumn begins
  -4410,  // 2097-08-22T06:25:10 TT · 150° Xử thử, end of heat
  -3205,  // 2097-09-06T18:55:54 TT · 165° Bạch lộ, white dew
  -2332,  // 2097-09-22T04:38:53 TT · 180° Thu phân, autumn equinox
  -865,  // 2097-10-07T11:13:56 TT · 195° Hàn lộ, cold dew
  312,  // 2097-10-22T14:42:50 TT · 210° Sương giáng, frost descends
  1722,  // 2097-11-06T15:06:54 TT · 225° Lập đông, winter begins
  2775,  // 2097-11-21T12:55:45 TT · 240° Tiểu tuyết, minor snow
  3817,  // 2097-12-06T08:30:48 TT · 255° Đại tuyết, major snow
  4373,  // 2097-12-21T02:40:28 TT · 270° Đông chí, winter solstice
  4793,  // 2098-01-04T19:59:29 TT · 285° Tiểu hàn, minor cold
  4922,  // 2098-01-19T13:23:59 TT · 300° Đại hàn, major cold
  4364,  // 2098-02-03T07:32:02 TT · 315° Lập xuân, spring begins
  3853,  // 2098-02-18T03:16:25 TT · 330° Vũ thủy, rain water
  2728,  // 2098-03-05T01:07:02 TT · 345° Kinh trập, insects awaken
  1759,  // 2098-03-20T01:43:29 TT · 0° Xuân phân, spring equinox
  325,  // 2098-04-04T05:16:18 TT · 15° Thanh minh, bright and clear
  -817,  // 2098-04-19T12:04:48 TT · 30° Cốc vũ, grain rain
  -2230,  // 2098-05-04T21:51:54 TT · 45° Lập hạ, summer begins
  -3222,  // 2098-05-20T10:34:38 TT · 60° Tiểu mãn, grain full
  -4263,  // 2098-06-05T01:26:26 TT · 75° Mang chủng, grain in ear
  -4835,  // 2098-06-20T18:06:02 TT · 90° Hạ chí, summer solstice
  -5247,  // 2098-07-06T11:25:24 TT · 105° Tiểu thử, minor heat
  -5254,  // 2098-07-22T04:54:02 TT · 120° Đại thử, major heat
  -4940,  // 2098-08-06T21:19:35 TT · 135° Lập thu, autumn begins
  -4363,  // 2098-08-22T12:14:43 TT · 150° Xử thử, end of heat
  -3381,  // 2098-09-07T00:41:44 TT · 165° Bạch lộ, white dew
  -2354,  // 2098-09-22T10:27:17 TT · 180° Thu phân, autumn equinox
  -968,  // 2098-10-07T17:00:59 TT · 195° Hàn lộ, cold dew
  214,  // 2098-10-22T20:29:58 TT · 210° Sương giáng, frost descends
  1605,  // 2098-11-06T20:53:43 TT · 225° Lập đông, winter begins
  2574,  // 2098-11-21T18:41:10 TT · 240° Tiểu tuyết, minor snow
  3601,  // 2098-12-06T14:15:58 TT · 255° Đại tuyết, major snow
  4052,  // 2098-12-21T08:23:53 TT · 270° Đông chí, winter solstice
  4440,  // 2099-01-05T01:42:21 TT · 285° Tiểu hàn, minor cold
  4481,  // 2099-01-19T19:05:23 TT · 300° Đại hàn, major cold
  3872,  // 2099-02-03T13:12:35 TT · 315° Lập xuân, spring begins
  3286,  // 2099-02-18T08:55:43 TT · 330° Vũ thủy, rain water
  2123,  // 2099-03-05T06:45:42 TT · 345° Kinh trập, insects awaken
  1072,  // 2099-03-20T07:20:47 TT · 0° Xuân phân, spring equinox
  -308,  // 2099-04-04T10:54:30 TT · 15° Thanh minh, bright and clear
  -1568,  // 2099-04-19T17:41:02 TT · 30° Cốc vũ, grain rain
  -2741,  // 2099-05-05T03:32:08 TT · 45° Lập hạ, summer begins
  -3942,  // 2099-05-20T16:11:23 TT · 60° Tiểu mãn, grain full
  -4524,  // 2099-06-05T07:10:50 TT · 75° Mang chủng, grain in ear
  -5439,  // 2099-06-20T23:44:43 TT · 90° Hạ chí, summer solstice
  -5210,  // 2099-07-06T17:14:46 TT · 105° Tiểu thử, minor heat
  -5660,  // 2099-07-22T10:36:01 TT · 120° Đại thử, major heat
  -4642,  // 2099-08-07T03:13:18 TT · 135° Lập thu, autumn begins
  -4561,  // 2099-08-22T18:00:10 TT · 150° Xử thử, end of heat
  -2974,  // 2099-09-07T06:37:16 TT · 165° Bạch lộ, white dew
  -2466,  // 2099-09-22T16:14:10 TT · 180° Thu phân, autumn equinox
  -634,  // 2099-10-07T22:55:18 TT · 195° Hàn lộ, cold dew
  50,  // 2099-10-23T02:15:59 TT · 210° Sương giáng, frost descends
  1801,  // 2099-11-07T02:45:44 TT · 225° Lập đông, winter begins
  2321,  // 2099-11-22T00:25:42 TT · 240° Tiểu tuyết, minor snow
  3700,  // 2099-12-06T20:06:22 TT · 255° Đại tuyết, major snow
  3739,  // 2099-12-21T14:07:25 TT · 270° Đông chí, winter solstice
  4517,  // 2100-01-05T07:32:23 TT · 285° Tiểu hàn, minor cold
  4173,  // 2100-01-20T00:49:00 TT · 300° Đại hàn, major cold
  3995,  // 2100-02-03T19:03:23 TT · 315° Lập xuân, spring begins
  3041,  // 2100-02-18T14:40:23 TT · 330° Vũ thủy, rain water
  2314,  // 2100-03-05T12:37:38 TT · 345° Kinh trập, insects awaken
  907,  // 2100-03-20T13:06:47 TT · 0° Xuân phân, spring equinox
  -89,  // 2100-04-04T16:46:54 TT · 15° Thanh minh, bright and clear
  -1656,  // 2100-04-19T23:28:19 TT · 30° Cốc vũ, grain rain
  -2552,  // 2100-05-05T09:24:02 TT · 45° Lập hạ, summer begins
  -3927,  // 2100-05-20T22:00:23 TT · 60° Tiểu mãn, grain full
  -4425,  // 2100-06-05T13:01:14 TT · 75° Mang chủng, grain in ear
  -5329,  // 2100-06-21T05:35:18 TT · 90° Hạ chí, summer solstice
  -5291,  // 2100-07-06T23:02:10 TT · 105° Tiểu thử, minor heat
  -5522,  // 2100-07-22T16:27:04 TT · 120° Đại thử, major heat
  -4933,  // 2100-08-07T08:57:12 TT · 135° Lập thu, autumn begins
  -4450,  // 2100-08-22T23:50:46 TT · 150° Xử thử, end of heat
  -3430,  // 2100-09-07T12:18:25 TT · 165° Bạch lộ, white dew
  -2425,  // 2100-09-22T22:03:36 TT · 180° Thu phân, autumn equinox
  -1217,  // 2100-10-08T04:34:20 TT · 195° Hàn lộ, cold dew
  -4,  // 2100-10-23T08:03:50 TT · 210° Sương giáng, frost descends
  1125,  // 2100-11-07T08:23:13 TT · 225° Lập đông, winter begins
  2195,  // 2100-11-22T06:12:21 TT · 240° Tiểu tuyết, minor snow
  2988,  // 2100-12-07T01:43:15 TT · 255° Đại tuyết, major snow
  3610,  // 2100-12-21T19:54:01 TT · 270° Đông chí, winter solstice
  3849,  // 2101-01-05T13:10:00 TT · 285° Tiểu hàn, minor cold
  4123,  // 2101-01-20T06:36:55 TT · 300° Đại hàn, major cold
  3450,  // 2101-02-04T00:43:03 TT · 315° Lập xuân, spring begins
  3140,  // 2101-02-18T20:30:47 TT · 330° Vũ thủy, rain water
  1931,  // 2101-03-05T18:20:00 TT · 345° Kinh trập, insects awaken
  1159,  // 2101-03-20T18:59:44 TT · 0° Xuân phân, spring equinox
  -357,  // 2101-04-04T22:31:11 TT · 15° Thanh minh, bright and clear
  -1350,  // 2101-04-20T05:22:10 TT · 30° Cốc vũ, grain rain
  -2822,  // 2101-05-05T15:08:17 TT · 45° Lập hạ, summer begins
  -3723,  // 2101-05-21T03:52:32 TT · 60° Tiểu mãn, grain full
  -4750,  // 2101-06-05T18:44:34 TT · 75° Mang chủng, grain in ear
  -5294,  // 2101-06-21T11:24:38 TT · 90° Hạ chí, summer solstice
  -5590,  // 2101-07-07T04:45:56 TT · 105° Tiểu thử, minor heat
  -5634,  // 2101-07-22T22:13:57 TT · 120° Đại thử, major heat
  -5114,  // 2101-08-07T14:42:56 TT · 135° Lập thu, autumn begins
  -4634,  // 2101-08-23T05:36:27 TT · 150° Xử thử, end of heat
  -3427,  // 2101-09-07T18:07:13 TT · 165° Bạch lộ, white dew
  -2580,  // 2101-09-23T03:49:46 TT · 180° Thu phân, autumn equinox
  -1020,  // 2101-10-08T10:26:22 TT · 195° Hàn lộ, cold dew
  -84,  // 2101-10-23T13:51:15 TT · 210° Sương giáng, frost descends
  1451,  // 2101-11-07T14:17:24 TT · 225° Lập đông, winter begins
  2166,  // 2101-11-22T12:00:37 TT · 240° Tiểu tuyết, minor snow
  3350,  // 2101-12-07T07:38:02 TT · 255° Đại tuyết, major snow
  3572,  // 2101-12-22T01:42:08 TT · 270° Đông chí, winter solstice
]

/// The instant in 2000 of the term at a position in the year.
package func termIn2000(_ index: Int) -> Int32 {
  termsIn2000[index]
}

/// The residual at 24 * (year - first year) + position in the year.
package func termResidual(_ index: Int) -> Int16 {
  termResiduals[index]
}
