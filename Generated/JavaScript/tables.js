// Lunar years of all calendars, and the days whose lunar date is not certain, for JavaScript.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// A lunar year is a number: bits 0 to 12 are 1 for each month of 30 days, in order; bits 13 to 16 are the number
// of the leap month, 0 for none; bits 17 to 22 are the number of days from 1 January to the first day.
// Example: 0x3D16D2 is 1900 in the first calendar: 30 days from 1 January, leap month 8.
// A doubt has four numbers: the first and last day that would change, in days since 1970-01-01; 0 for a new moon or 1
// for a solar term, and seconds from midnight to the event; or 2 for a disputed leap month, and its number here.
// The checksum is FNV-1a over the letters of the id, firstYear, lastYear, the numbers of the years and the numbers of
// the doubts. Each of these is one step with 32 bits, where FNV-1a has a byte.
//
// Inputs:
//   Data/astronomy/moon_constants.tsv
//   Data/astronomy/moon_elp82b_distance.tsv
//   Data/astronomy/moon_elp82b_main.tsv
//   Data/astronomy/moon_elp82b_perturbations.tsv
//   Data/astronomy/nutation_lunisolar.tsv
//   Data/astronomy/nutation_planetary.tsv
//   Data/astronomy/rounding.tsv
//   Data/astronomy/sun_correction.tsv
//   Data/astronomy/sun_vsop87d_longitude.tsv
//   Data/astronomy/sun_vsop87d_radius.tsv
//   Data/calendars/chinese-utc8.tsv
//   Data/calendars/chinese.tsv
//   Data/calendars/japanese.tsv
//   Data/calendars/korean.tsv
//   Data/calendars/vietnamese-utc7.tsv
//   Data/calendars/vietnamese.tsv
//   Data/names/branches.tsv
//   Data/names/solar_terms.tsv
//   Data/names/stems.tsv
//   Data/time/change_overs.tsv
//   Data/time/delta_t.tsv
//   Data/time/leap_seconds.tsv

/** The lunar year of the first number in each calendar. */
export const firstYear = 1899;

/** The lunar year of the last number in each calendar. */
export const lastYear = 2100;

/** The calendars, in the order of their ids. */
export const tables = [
  {
    id: "chinese",  // Chinese lunar calendar, as published tables carry it
    checksum: 0x9D09B836,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0EA5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x38B64A,  // 1903 Quý Mão · new year 1903-01-29 · leap 5 · 29 30 29 30 29 29 30 29 29 30 30 29 30
      0x5C064B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x440A9B,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x309556,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x56056A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x400B59,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x2A5752,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x500752,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x3ADB25,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B4AB,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x5802AD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x42056B,  // 1916 Bính Thìn · new year 1916-02-03 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x2C4B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 2 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520DA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x3EFD92,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x640E92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36BA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 5 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0A56,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4602B6,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x2E95B5,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 29 30 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400EA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x2C5E92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E052B,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B2B6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x580B5A,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 29 30 30 29 30
      0x4406D4,  // 1935 Ất Hợi · new year 1935-02-04 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x2E6EC9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 29 30 30 29 30 30 30 29
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3CF693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 7 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A93,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A0AAD,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x46056A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x309B55,  // 1944 Giáp Thân · new year 1944-01-25 · leap 4 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A93,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52D,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x5E0536,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 29 30 30 29 30 30 29 29 30 29 30 29
      0x480AAD,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x34B5AA,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5805B2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 30 29 30 30 29 30 29
      0x420DA5,  // 1954 Giáp Ngọ · new year 1954-02-03 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D4A,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x540D4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D0A95,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 29
      0x600A97,  // 1958 Mậu Tuất · new year 1958-02-18 · no leap · 30 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD5,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560EA5,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x40064A,  // 1965 Ất Tỵ · new year 1965-02-02 · no leap · 29 30 29 30 29 29 30 29 29 30 30 29
      0x286C97,  // 1966 Bính Ngọ · new year 1966-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E0A9B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x3AF55A,  // 1968 Mậu Thân · new year 1968-01-30 · leap 7 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x5E056A,  // 1969 Kỷ Dậu · new year 1969-02-17 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x480B69,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0B52,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x420B25,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x2C964B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x520A4B,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x3D14AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A056D,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 29 30 30 29 30 30 29 30 29 30 29
      0x36CB69,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309D25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x415A4D,  // 1984 Giáp Tý · new year 1984-02-02 · leap 10 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x640A56,  // 1985 Ất Sửu · new year 1985-02-20 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E02B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x38C5B5,  // 1987 Đinh Mão · new year 1987-01-29 · leap 6 · 30 29 30 29 30 30 29 30 30 29 30 29 29
      0x5E06D5,  // 1988 Mậu Thìn · new year 1988-02-17 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x480EA9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x34BE92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D14D6,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 29 30 30 29 29 30 29 30
      0x62035A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 30 29 30 29 30 30 29 29
      0x4A06D5,  // 1997 Đinh Sửu · new year 1997-02-07 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x36B6C9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 29 30
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E952B,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E056A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x38FB55,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x600BA4,  // 2007 Đinh Hợi · new year 2007-02-18 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x4A0B49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x32BA93,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C8AAD,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 4 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x500AB5,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36DD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 6 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0D4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x460C95,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x30952E,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 29 30 30 30 29 30 29 29 30 29 30 29 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55B2,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0725,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x48064B,  // 2027 Đinh Mùi · new year 2027-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x32AC97,  // 2028 Mậu Thân · new year 2028-01-26 · leap 5 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x560CAB,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 29 30 29 30 29 29 30 30
      0x42055A,  // 2030 Canh Tuất · new year 2030-02-03 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2C6AD6,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 29 30 30 29 30 29 30 30 29 30 29 30 29
      0x520B69,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620B52,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36DA4B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x5A0A4B,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x4404AB,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x2EA55B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x5405AD,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x3E0B6A,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A55,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5804B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x4005B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 30 29 30 29
      0x2C6DAA,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 29 30 29 30 29 30 29 30 30 29 30 30 29
      0x520EC9,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x3F1E92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x620E92,  // 2053 Quý Dậu · new year 2053-02-19 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A57,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x4404D6,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 30 29 30 29 30 30 29 29 30 29
      0x2E86D5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 29 30 30 29 30 30 29 29
      0x540755,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 29 30 30 30 29
      0x400749,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x286E93,  // 2061 Tân Tỵ · new year 2061-01-21 · leap 3 · 30 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0693,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A5B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B65,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 29 30 30 29 30 30 29 30
      0x2C974A,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 29 30 29 30 29 29 30 29 30 30 30 29 30
      0x520B4A,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 29 30 29 30 29 29 30 29 30 30 29 30
      0x3D1A95,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620A95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x4A052D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x34CAAD,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540DA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7C95,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 30 29 29 30 30 30
      0x4E0C96,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x38F94E,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 30 29 29 30 29 30 29 29 30 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B2,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5806D2,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E8E4A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 30 29 29 30 30 30 29
      0x50068B,  // 2089 Kỷ Dậu · new year 2089-02-10 · no leap · 30 30 29 30 29 29 29 30 29 30 30 29
      0x3B0C97,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x6004AB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x4A055B,  // 2092 Nhâm Tý · new year 2092-02-07 · no leap · 30 30 29 30 30 29 30 29 30 29 30 29
      0x34CAD6,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 29 30 30 29 30 29 30 30 29 30 29 30 29
      0x5A0B6A,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x460752,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x309725,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 30 29 30
      0x540B25,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x3E0A8B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 29 30 29 30 29 30
      0x28549B,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 2 · 30 30 29 30 30 29 29 30 29 29 30 29 30
      0x4E04AB,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [46605, 46634, 0, 109],  // new moon of month 7 of 2097, 109 s after midnight · 2097-08-08 or 2097-08-07 · 30 days from 2097-08-07 to 2097-09-05
    ],
  },
  {
    id: "chinese-utc8",  // Chinese lunar calendar, the rule of today (UTC+8) for all years
    checksum: 0xB34176C8,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0EA5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x38B64A,  // 1903 Quý Mão · new year 1903-01-29 · leap 5 · 29 30 29 30 29 29 30 29 29 30 30 29 30
      0x5C064B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x440A9B,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x309556,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x56056A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x400B59,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x2A5752,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x500752,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x3ADB25,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B2AB,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 29 30 29 30 29 30 29 29 30
      0x580AAD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x44056A,  // 1916 Bính Thìn · new year 1916-02-04 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x2C4B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 2 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520DA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x3EFD92,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x640D92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36BA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 5 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0A56,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4602B6,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x2E95B5,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 29 30 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400EA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x2C5E92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E052B,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B2B6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x580B5A,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 29 30 30 29 30
      0x4406D4,  // 1935 Ất Hợi · new year 1935-02-04 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x2E6EC9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 29 30 30 29 30 30 30 29
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3CF693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 7 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A93,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A0AAD,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x46056A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x309B55,  // 1944 Giáp Thân · new year 1944-01-25 · leap 4 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A93,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52D,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x5E0536,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 29 30 30 29 30 30 29 29 30 29 30 29
      0x480AAD,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x34B5AA,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5805B2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 30 29 30 30 29 30 29
      0x420DA5,  // 1954 Giáp Ngọ · new year 1954-02-03 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D4A,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x540D4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D0A95,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 29
      0x600A97,  // 1958 Mậu Tuất · new year 1958-02-18 · no leap · 30 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD5,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560EA5,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x40064A,  // 1965 Ất Tỵ · new year 1965-02-02 · no leap · 29 30 29 30 29 29 30 29 29 30 30 29
      0x286C97,  // 1966 Bính Ngọ · new year 1966-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E0A9B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x3AF55A,  // 1968 Mậu Thân · new year 1968-01-30 · leap 7 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x5E056A,  // 1969 Kỷ Dậu · new year 1969-02-17 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x480B69,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0B52,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x420B25,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x2C964B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x520A4B,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x3D14AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A056D,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 29 30 30 29 30 30 29 30 29 30 29
      0x36CB69,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309D25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x415A4D,  // 1984 Giáp Tý · new year 1984-02-02 · leap 10 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x640A56,  // 1985 Ất Sửu · new year 1985-02-20 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E02B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x38C5B5,  // 1987 Đinh Mão · new year 1987-01-29 · leap 6 · 30 29 30 29 30 30 29 30 30 29 30 29 29
      0x5E06D5,  // 1988 Mậu Thìn · new year 1988-02-17 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x480EA9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x34BE92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D14D6,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 29 30 30 29 29 30 29 30
      0x62035A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 30 29 30 29 30 30 29 29
      0x4A06D5,  // 1997 Đinh Sửu · new year 1997-02-07 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x36B6C9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 29 30
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E952B,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E056A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x38FB55,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x600BA4,  // 2007 Đinh Hợi · new year 2007-02-18 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x4A0B49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x32BA93,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C8AAD,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 4 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x500AB5,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36DD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 6 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0D4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x460C95,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x30952E,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 29 30 30 30 29 30 29 29 30 29 30 29 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55B2,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0725,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x48064B,  // 2027 Đinh Mùi · new year 2027-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x32AC97,  // 2028 Mậu Thân · new year 2028-01-26 · leap 5 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x560CAB,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 29 30 29 30 29 29 30 30
      0x42055A,  // 2030 Canh Tuất · new year 2030-02-03 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2C6AD6,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 29 30 30 29 30 29 30 30 29 30 29 30 29
      0x520B69,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620B52,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36DA4B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x5A0A4B,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x4404AB,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x2EA55B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x5405AD,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x3E0B6A,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A55,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5804B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x4005B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 30 29 30 29
      0x2C6DAA,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 29 30 29 30 29 30 29 30 30 29 30 30 29
      0x520EC9,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x3F1E92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x620E92,  // 2053 Quý Dậu · new year 2053-02-19 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A57,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x4404D6,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 30 29 30 29 30 30 29 29 30 29
      0x2E86D5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 29 30 30 29 30 30 29 29
      0x540755,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 29 30 30 30 29
      0x400749,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x286E93,  // 2061 Tân Tỵ · new year 2061-01-21 · leap 3 · 30 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0693,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A5B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B65,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 29 30 30 29 30 30 29 30
      0x2C974A,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 29 30 29 30 29 29 30 29 30 30 30 29 30
      0x520B4A,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 29 30 29 30 29 29 30 29 30 30 29 30
      0x3D1A95,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620A95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x4A052D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x34CAAD,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540DA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7C95,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 30 29 29 30 30 30
      0x4E0C96,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x38F94E,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 30 29 29 30 29 30 29 29 30 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B2,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5806D2,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E8E4A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 30 29 29 30 30 30 29
      0x50068B,  // 2089 Kỷ Dậu · new year 2089-02-10 · no leap · 30 30 29 30 29 29 29 30 29 30 30 29
      0x3B0C97,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x6004AB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x4A055B,  // 2092 Nhâm Tý · new year 2092-02-07 · no leap · 30 30 29 30 30 29 30 29 30 29 30 29
      0x34CAD6,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 29 30 30 29 30 29 30 30 29 30 29 30 29
      0x5A0B6A,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x460752,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x309725,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 30 29 30
      0x540B25,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x3E0A8B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 29 30 29 30 29 30
      0x28549B,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 2 · 30 30 29 30 30 29 29 30 29 29 30 29 30
      0x4E04AB,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [46605, 46634, 0, 109],  // new moon of month 7 of 2097, 109 s after midnight · 2097-08-08 or 2097-08-07 · 30 days from 2097-08-07 to 2097-09-05
    ],
  },
  {
    id: "japanese",  // Japanese lunar calendar (kyūreki), the rule of today at Japan Standard Time
    checksum: 0x6DD3497,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0EA5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x38AD4A,  // 1903 Quý Mão · new year 1903-01-29 · leap 5 · 29 30 29 30 29 29 30 29 30 29 30 30 29
      0x5C054B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 30 29 30 29
      0x440A97,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 30 29 30 29 29 30 29 30 29 30
      0x309556,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x56055A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x400B55,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x2A56D2,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x500752,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x3AD725,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 30 29 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B29B,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 30 29 29 30 29 30 29 29 30
      0x580AAD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x44056A,  // 1916 Bính Thìn · new year 1916-02-04 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x2C4B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 2 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520BA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 30 29 30
      0x3EFB52,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x640D92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36BA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 5 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0956,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 30 29 29 30
      0x4602B5,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 30 29 30 29 30 30 29 30 29 30 29 29
      0x2E95AD,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 30 29 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400DA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x2C5D92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E0527,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 30 29 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B2B6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x580ADA,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 30 29 30 29 30
      0x4406D4,  // 1935 Ất Hợi · new year 1935-02-04 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x2E6EA9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 30 29 30 29 30 30 30 29
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3CF693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 7 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A93,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A096D,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 30 29 30 29 29 30
      0x460B6A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x329B54,  // 1944 Giáp Thân · new year 1944-01-26 · leap 4 · 29 29 30 29 30 29 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A93,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52B,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052D,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x480AAD,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x34B56A,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 30 29 30 29 30 29 30
      0x580DB2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 30 29 30 30 29 30 30
      0x440DA4,  // 1954 Giáp Ngọ · new year 1954-02-04 · no leap · 29 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D49,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 30 29 29 30 29 29 30 29 30 29 30 30 30
      0x540D4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D1A95,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620A96,  // 1958 Mậu Tuất · new year 1958-02-19 · no leap · 29 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD5,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560EA5,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x400E4A,  // 1965 Ất Tỵ · new year 1965-02-02 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x2A6C96,  // 1966 Bính Ngọ · new year 1966-01-22 · leap 3 · 29 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E0A9B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x3AF556,  // 1968 Mậu Thân · new year 1968-01-30 · leap 7 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x5E056A,  // 1969 Kỷ Dậu · new year 1969-02-17 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x480B59,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0752,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x420725,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x2C964B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x520A4B,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x3D12AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 30 29 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A056B,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x36CB69,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309B25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x415A4D,  // 1984 Giáp Tý · new year 1984-02-02 · leap 10 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x640A56,  // 1985 Ất Sửu · new year 1985-02-20 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E02B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x38D5AD,  // 1987 Đinh Mão · new year 1987-01-29 · leap 6 · 30 29 30 30 29 30 29 30 30 29 30 29 30
      0x6006D4,  // 1988 Mậu Thìn · new year 1988-02-18 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x480DA9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x34BD92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D12B6,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x620B5A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 30 29 30 29 30 30 29 30
      0x4C06D4,  // 1997 Đinh Sửu · new year 1997-02-08 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x36AEC9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 30 29
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E9527,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 30 29 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E036A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 30 29 29
      0x38FB55,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x600BA4,  // 2007 Đinh Hợi · new year 2007-02-18 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x4A0B49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x32BA93,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C6A5D,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 3 · 30 29 30 30 30 29 30 29 29 30 29 30 29
      0x500AAD,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36BD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 5 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0D4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x460A95,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x30952D,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55AA,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0EA5,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x4A0E4A,  // 2027 Đinh Mùi · new year 2027-02-07 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x34AC96,  // 2028 Mậu Thân · new year 2028-01-27 · leap 5 · 29 30 30 29 30 29 29 30 29 29 30 30 29
      0x560C9B,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 30 29 29 30 29 29 30 30
      0x42055A,  // 2030 Canh Tuất · new year 2030-02-03 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2C6AD5,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x520B69,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620752,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36D64B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x5A0A4B,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x4404AB,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x2EA55B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x54056D,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 30 29 30 29 30 29
      0x3E0B69,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A4D,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5802B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x4005B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 30 29 30 29
      0x2C6DA9,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 30 29 29 30 29 30 29 30 30 29 30 30 29
      0x520EA9,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x3F1D92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x620E92,  // 2053 Quý Dậu · new year 2053-02-19 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A57,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x4404D6,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 30 29 30 29 30 30 29 29 30 29
      0x2E86B5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 30 29 30 29 30 30 29 29
      0x5406D5,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x400EC9,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x2A6E92,  // 2061 Tân Tỵ · new year 2061-01-22 · leap 3 · 29 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0693,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A5B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B55,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x2C9749,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 30 29 29 30 29 29 30 29 30 30 30 29 30
      0x520B49,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x3D1A93,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x620A95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x4A052D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x34CA6D,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 30 29 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540DA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7A95,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x4E0C95,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x38F52E,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 30 29 30 29 29 30 29 30 29 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B2,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5806D2,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E9E4A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 30 29 29 30 30 30 30
      0x52064A,  // 2089 Kỷ Dậu · new year 2089-02-11 · no leap · 29 30 29 30 29 29 30 29 29 30 30 29
      0x3B0C97,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x600CAB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 30
      0x4C055A,  // 2092 Nhâm Tý · new year 2092-02-08 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x34CAD5,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x5A0B69,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x460752,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x308EA5,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x540B25,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x3E064B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x287497,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 29 30
      0x4E04AB,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [23247, 23453, 2, 11],  // leap month 11 is disputed · 2033-08-25 to 2034-03-19
      [38219, 38248, 0, 24],  // new moon of month 7 of 2074, 24 s after midnight · 2074-08-23 or 2074-08-22 · 30 days from 2074-08-22 to 2074-09-20
      [46399, 46428, 0, 118],  // new moon of month 12 of 2096, 118 s after midnight · 2097-01-14 or 2097-01-13 · 30 days from 2097-01-13 to 2097-02-11
    ],
  },
  {
    id: "korean",  // Korean lunar calendar, as the tables of KASI carry it
    checksum: 0xB132B4DF,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0EA5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x38B64A,  // 1903 Quý Mão · new year 1903-01-29 · leap 5 · 29 30 29 30 29 29 30 29 29 30 30 29 30
      0x5C064B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x440A9B,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x309556,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x56056A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x400B59,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x2A5752,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x500752,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x3ADB25,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B29B,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 30 29 29 30 29 30 29 29 30
      0x580AAD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x44056A,  // 1916 Bính Thìn · new year 1916-02-04 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x2C4B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 2 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520BA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 30 29 30
      0x3EFB52,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x640D92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36BA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 5 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0956,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 30 29 29 30
      0x4602B5,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 30 29 30 29 30 30 29 30 29 30 29 29
      0x2E95AD,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 30 29 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400DA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x2C5D92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E0527,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 30 29 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B2B6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x580ADA,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 30 29 30 29 30
      0x4406D4,  // 1935 Ất Hợi · new year 1935-02-04 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x2E6EA9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 30 29 30 29 30 30 30 29
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3CF693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 7 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A93,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A096D,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 30 29 30 29 29 30
      0x460B6A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x329B54,  // 1944 Giáp Thân · new year 1944-01-26 · leap 4 · 29 29 30 29 30 29 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A93,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52B,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052D,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x480AAD,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x34B56A,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 30 29 30 29 30 29 30
      0x580DB2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 30 29 30 30 29 30 30
      0x440DA4,  // 1954 Giáp Ngọ · new year 1954-02-04 · no leap · 29 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D49,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 30 29 29 30 29 29 30 29 30 29 30 30 30
      0x540D4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D1A95,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620A96,  // 1958 Mậu Tuất · new year 1958-02-19 · no leap · 29 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD5,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560EA5,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x400E4A,  // 1965 Ất Tỵ · new year 1965-02-02 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x2A6C96,  // 1966 Bính Ngọ · new year 1966-01-22 · leap 3 · 29 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E0A9B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x3AF556,  // 1968 Mậu Thân · new year 1968-01-30 · leap 7 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x5E056A,  // 1969 Kỷ Dậu · new year 1969-02-17 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x480B59,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0752,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x420725,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x2C964B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x520A4B,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x3D12AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 30 29 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A056B,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x36CB69,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309B25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x415A4D,  // 1984 Giáp Tý · new year 1984-02-02 · leap 10 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x640A56,  // 1985 Ất Sửu · new year 1985-02-20 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E02B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x38D5AD,  // 1987 Đinh Mão · new year 1987-01-29 · leap 6 · 30 29 30 30 29 30 29 30 30 29 30 29 30
      0x6006D4,  // 1988 Mậu Thìn · new year 1988-02-18 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x480DA9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x34BD92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D12B6,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x620B5A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 30 29 30 29 30 30 29 30
      0x4C06D4,  // 1997 Đinh Sửu · new year 1997-02-08 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x36AEC9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 30 29
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E9527,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 30 29 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E036A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 30 29 29
      0x38FB55,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x600BA4,  // 2007 Đinh Hợi · new year 2007-02-18 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x4A0B49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x32BA93,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C6A5D,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 3 · 30 29 30 30 30 29 30 29 29 30 29 30 29
      0x500AAD,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36BD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 5 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0D4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x460A95,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x30952D,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55AA,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0EA5,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x4A0E4A,  // 2027 Đinh Mùi · new year 2027-02-07 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x34AC96,  // 2028 Mậu Thân · new year 2028-01-27 · leap 5 · 29 30 30 29 30 29 29 30 29 29 30 30 29
      0x560C9B,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 30 29 29 30 29 29 30 30
      0x42055A,  // 2030 Canh Tuất · new year 2030-02-03 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2C6AD5,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x520B69,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620752,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36D64B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x5A0A4B,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x4404AB,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x2EA55B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x54056D,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 30 29 30 29 30 29
      0x3E0B69,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A4D,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5802B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x4005B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 30 29 30 29
      0x2C6DA9,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 30 29 29 30 29 30 29 30 30 29 30 30 29
      0x520EA9,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x3F1D92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x620E92,  // 2053 Quý Dậu · new year 2053-02-19 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A57,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x4404D6,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 30 29 30 29 30 30 29 29 30 29
      0x2E86B5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 30 29 30 29 30 30 29 29
      0x5406D5,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x400EC9,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x2A6E92,  // 2061 Tân Tỵ · new year 2061-01-22 · leap 3 · 29 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0693,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A5B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B55,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x2C9749,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 30 29 29 30 29 29 30 29 30 30 30 29 30
      0x520B49,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x3D1A93,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x620A95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x4A052D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x34CA6D,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 30 29 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540DA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7A95,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x4E0C95,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x38F52E,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 30 29 30 29 29 30 29 30 29 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B2,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5806D2,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E9E4A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 30 29 29 30 30 30 30
      0x52064A,  // 2089 Kỷ Dậu · new year 2089-02-11 · no leap · 29 30 29 30 29 29 30 29 29 30 30 29
      0x3B0C97,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x600CAB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 30
      0x4C055A,  // 2092 Nhâm Tý · new year 2092-02-08 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x34CAD5,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x5A0B69,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x460752,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x308EA5,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x540B25,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x3E064B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x287497,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 29 30
      0x4E04AB,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [38219, 38248, 0, 24],  // new moon of month 7 of 2074, 24 s after midnight · 2074-08-23 or 2074-08-22 · 30 days from 2074-08-22 to 2074-09-20
      [46399, 46428, 0, 118],  // new moon of month 12 of 2096, 118 s after midnight · 2097-01-14 or 2097-01-13 · 30 days from 2097-01-13 to 2097-02-11
    ],
  },
  {
    id: "vietnamese",  // Vietnamese lunar calendar, as published tables carry it
    checksum: 0xE040ED7C,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C0EA5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x38B64A,  // 1903 Quý Mão · new year 1903-01-29 · leap 5 · 29 30 29 30 29 29 30 29 29 30 30 29 30
      0x5C064B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x440A9B,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x30955A,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x56056A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x400B59,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 29 30 30 29 30 29 30 30 29 30
      0x2A5752,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x500752,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x3ADB25,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B4AB,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x5802AD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x42056B,  // 1916 Bính Thìn · new year 1916-02-03 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x2C4B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 2 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520DA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x3EFD92,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x640E92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36BA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 5 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0A56,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4602B6,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x2E95B5,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 29 30 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400EA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x2C5E92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E052B,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B2B6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 30 29 30 29 30 29 29 30
      0x580B5A,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 29 30 30 29 30
      0x4406D4,  // 1935 Ất Hợi · new year 1935-02-04 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x2E6EC9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 29 30 30 29 30 30 30 29
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3CF693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 7 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A93,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A0AAD,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x46056A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x309B55,  // 1944 Giáp Thân · new year 1944-01-25 · leap 4 · 30 29 30 29 30 29 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A93,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 30 29 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52D,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x5E0536,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 29 30 30 29 30 30 29 29 30 29 30 29
      0x480AAD,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x34B5AA,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5805B2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 30 29 30 30 29 30 29
      0x420DA5,  // 1954 Giáp Ngọ · new year 1954-02-03 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D4A,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x540D4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D0A95,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 29
      0x600A97,  // 1958 Mậu Tuất · new year 1958-02-18 · no leap · 30 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD5,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560EA5,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x40064A,  // 1965 Ất Tỵ · new year 1965-02-02 · no leap · 29 30 29 30 29 29 30 29 29 30 30 29
      0x286C97,  // 1966 Bính Ngọ · new year 1966-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E029B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 30 29 29
      0x38E55B,  // 1968 Mậu Thân · new year 1968-01-29 · leap 7 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x5C056B,  // 1969 Kỷ Dậu · new year 1969-02-16 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x480B69,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0B52,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x420B25,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x2C9A4B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x520A4D,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x3D14AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A05AD,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x36CB6A,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 29 30 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309D25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x400A55,  // 1984 Giáp Tý · new year 1984-02-02 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x2854AD,  // 1985 Ất Sửu · new year 1985-01-21 · leap 2 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E04B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x38E5B5,  // 1987 Đinh Mão · new year 1987-01-29 · leap 7 · 30 29 30 29 30 30 29 30 30 29 30 29 29
      0x5E06D5,  // 1988 Mậu Thìn · new year 1988-02-17 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x480EC9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x34BE92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D1556,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x62056A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x4A0B55,  // 1997 Đinh Sửu · new year 1997-02-07 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x36B6C9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 29 30
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E952B,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E056A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x38EB65,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 29 30 30 29 30 30 29 30 29
      0x5E0BA5,  // 2007 Đinh Hợi · new year 2007-02-17 · no leap · 30 29 30 29 29 30 29 30 30 30 29 30
      0x4A0D49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 29 30 30
      0x32BA95,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C8AAD,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 4 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x500AB5,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36DD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 6 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0E4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x460C96,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x30992E,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 29 30 30 30 29 30 29 29 30 29 29 30 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55B2,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0725,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x48064B,  // 2027 Đinh Mùi · new year 2027-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x32AC97,  // 2028 Mậu Thân · new year 2028-01-26 · leap 5 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x5604AB,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x40055B,  // 2030 Canh Tuất · new year 2030-02-02 · no leap · 30 30 29 30 30 29 30 29 30 29 30 29
      0x2C6ADA,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 29 30 29 30 30 29 30 30 29 30 29 30 29
      0x520B6A,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620B92,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 29 30 30 30 29 30
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36DA4B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x5A0A4D,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x4404AD,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 29 30 30 29 30 29 30 29 29 30 29
      0x2EA95B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 29 30 29
      0x5405AD,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x3E0BAA,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 29 30 29 30 29 30 29 30 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A55,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5804B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x4006B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 29 30 30 29
      0x2C6DAA,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 29 30 29 30 29 30 29 30 30 29 30 30 29
      0x520ECA,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 29 30 29 30 29 29 30 30 29 30 30 30
      0x3F0E92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 29 30 30 30 29
      0x600E93,  // 2053 Quý Dậu · new year 2053-02-18 · no leap · 30 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A5B,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x44055A,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2E8AD5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x540B55,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x40074A,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 29 30 29 30 29 29 30 29 30 30 30 29
      0x286E93,  // 2061 Tân Tỵ · new year 2061-01-21 · leap 3 · 30 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0A93,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A9B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B65,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 29 30 30 29 30 30 29 30
      0x2C974A,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 29 30 29 30 29 29 30 29 30 30 30 29 30
      0x520D4A,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D1A95,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620C95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x4A092D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 29 30
      0x34CAAD,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540EA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7D15,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 29 30 29 30 30 30
      0x4E0C96,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x38F956,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 29 30 29 30 29 30 29 29 30 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B4,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 29 30 29 30 30 29 30 30 29 30 29 30
      0x5806D4,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E8E8A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 29 30 29 30 30 30 29
      0x50068B,  // 2089 Kỷ Dậu · new year 2089-02-10 · no leap · 30 30 29 30 29 29 29 30 29 30 30 29
      0x3B1497,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 29 30
      0x6004AB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x4A095B,  // 2092 Nhâm Tý · new year 2092-02-07 · no leap · 30 30 29 30 30 29 30 29 30 29 29 30
      0x34CADA,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 29 30 29 30 30 29 30 30 29 30 29 30 29
      0x5A0B6A,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x460754,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 29 30 29 30 29 30 29 30 30 30 29
      0x309725,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 30 29 30
      0x540B45,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 29 30 29 30 30 29 30
      0x3E0A8B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 29 30 29 30 29 30
      0x28552B,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 2 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x4E04AD,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 29 30 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [37598, 37627, 0, -3],  // new moon of month 11 of 2072, 3 s before midnight · 2072-12-09 or 2072-12-10 · 30 days from 2072-12-09 to 2073-01-07
      [39400, 39429, 0, 75],  // new moon of month 10 of 2077, 75 s after midnight · 2077-11-16 or 2077-11-15 · 30 days from 2077-11-15 to 2077-12-14
      [42294, 42323, 0, 76],  // new moon of month 9 of 2085, 76 s after midnight · 2085-10-19 or 2085-10-18 · 30 days from 2085-10-18 to 2085-11-16
    ],
  },
  {
    id: "vietnamese-utc7",  // Vietnamese lunar calendar, the rule of today (UTC+7) for all years
    checksum: 0x8AD90B14,
    years: [
      0x500AD5,  // 1899 Kỷ Hợi · new year 1899-02-10 · no leap · 30 29 30 29 30 29 30 30 29 30 29 30
      0x3D16D2,  // 1900 Canh Tý · new year 1900-01-31 · leap 8 · 29 30 29 29 30 29 30 30 29 30 30 29 30
      0x620752,  // 1901 Tân Sửu · new year 1901-02-19 · no leap · 29 30 29 29 30 29 30 29 30 30 30 29
      0x4C06A5,  // 1902 Nhâm Dần · new year 1902-02-08 · no leap · 30 29 30 29 29 30 29 30 29 30 30 29
      0x36B64B,  // 1903 Quý Mão · new year 1903-01-28 · leap 5 · 30 30 29 30 29 29 30 29 29 30 30 29 30
      0x5C064B,  // 1904 Giáp Thìn · new year 1904-02-16 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x440C9B,  // 1905 Ất Tỵ · new year 1905-02-04 · no leap · 30 30 29 30 30 29 29 30 29 29 30 30
      0x30955A,  // 1906 Bính Ngọ · new year 1906-01-25 · leap 4 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x56056A,  // 1907 Đinh Mùi · new year 1907-02-13 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x400B69,  // 1908 Mậu Thân · new year 1908-02-02 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x2A5752,  // 1909 Kỷ Dậu · new year 1909-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x500B52,  // 1910 Canh Tuất · new year 1910-02-10 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x3ADB25,  // 1911 Tân Hợi · new year 1911-01-30 · leap 6 · 30 29 30 29 29 30 29 29 30 30 29 30 30
      0x600B25,  // 1912 Nhâm Tý · new year 1912-02-18 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x480A4B,  // 1913 Quý Sửu · new year 1913-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 29 30
      0x32B4AB,  // 1914 Giáp Dần · new year 1914-01-26 · leap 5 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x5802AD,  // 1915 Ất Mão · new year 1915-02-14 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x42056D,  // 1916 Bính Thìn · new year 1916-02-03 · no leap · 30 29 30 30 29 30 30 29 30 29 30 29
      0x2C6B69,  // 1917 Đinh Tỵ · new year 1917-01-23 · leap 3 · 30 29 29 30 29 30 30 29 30 30 29 30 29
      0x520DA9,  // 1918 Mậu Ngọ · new year 1918-02-11 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x3EFD92,  // 1919 Kỷ Mùi · new year 1919-02-01 · leap 7 · 29 30 29 29 30 29 29 30 30 29 30 30 30
      0x640E92,  // 1920 Canh Thân · new year 1920-02-20 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D25,  // 1921 Tân Dậu · new year 1921-02-08 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x36DA4D,  // 1922 Nhâm Tuất · new year 1922-01-28 · leap 6 · 30 29 30 30 29 29 30 29 29 30 29 30 30
      0x5C0A56,  // 1923 Quý Hợi · new year 1923-02-16 · no leap · 29 30 30 29 30 29 30 29 29 30 29 30
      0x4602B6,  // 1924 Giáp Tý · new year 1924-02-05 · no leap · 29 30 30 29 30 30 29 30 29 30 29 29
      0x2E95B5,  // 1925 Ất Sửu · new year 1925-01-24 · leap 4 · 30 29 30 29 30 30 29 30 30 29 30 29 30
      0x5606D4,  // 1926 Bính Dần · new year 1926-02-13 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x400EA9,  // 1927 Đinh Mão · new year 1927-02-02 · no leap · 30 29 29 30 29 30 29 30 29 30 30 30
      0x2C5E92,  // 1928 Mậu Thìn · new year 1928-01-23 · leap 2 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x500E92,  // 1929 Kỷ Tỵ · new year 1929-02-10 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x3ACD26,  // 1930 Canh Ngọ · new year 1930-01-30 · leap 6 · 29 30 30 29 29 30 29 29 30 29 30 30 29
      0x5E052B,  // 1931 Tân Mùi · new year 1931-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x480A57,  // 1932 Nhâm Thân · new year 1932-02-06 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x32B4D6,  // 1933 Quý Dậu · new year 1933-01-26 · leap 5 · 29 30 30 29 30 29 30 30 29 29 30 29 30
      0x58035A,  // 1934 Giáp Tuất · new year 1934-02-14 · no leap · 29 30 29 30 30 29 30 29 30 30 29 29
      0x4206D5,  // 1935 Ất Hợi · new year 1935-02-03 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x2E76C9,  // 1936 Bính Tý · new year 1936-01-24 · leap 3 · 30 29 29 30 29 29 30 30 29 30 30 29 30
      0x520749,  // 1937 Đinh Sửu · new year 1937-02-11 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x3D1693,  // 1938 Mậu Dần · new year 1938-01-31 · leap 8 · 30 30 29 29 30 29 29 30 29 30 30 29 30
      0x620A95,  // 1939 Kỷ Mão · new year 1939-02-19 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x4C052B,  // 1940 Canh Thìn · new year 1940-02-08 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x34CA5B,  // 1941 Tân Tỵ · new year 1941-01-27 · leap 6 · 30 30 29 30 30 29 30 29 29 30 29 30 29
      0x5A0AAD,  // 1942 Nhâm Ngọ · new year 1942-02-15 · no leap · 30 29 30 30 29 30 29 30 29 30 29 30
      0x46056A,  // 1943 Quý Mùi · new year 1943-02-05 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x309B65,  // 1944 Giáp Thân · new year 1944-01-25 · leap 4 · 30 29 30 29 29 30 30 29 30 30 29 30 30
      0x560BA4,  // 1945 Ất Dậu · new year 1945-02-13 · no leap · 29 29 30 29 29 30 29 30 30 30 29 30
      0x400B49,  // 1946 Bính Tuất · new year 1946-02-02 · no leap · 30 29 29 30 29 29 30 29 30 30 29 30
      0x2A5A95,  // 1947 Đinh Hợi · new year 1947-01-22 · leap 2 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x500A95,  // 1948 Mậu Tý · new year 1948-02-10 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x38F52D,  // 1949 Kỷ Sửu · new year 1949-01-29 · leap 7 · 30 29 30 30 29 30 29 29 30 29 30 29 30
      0x5E0556,  // 1950 Canh Dần · new year 1950-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 1951 Tân Mão · new year 1951-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x34B5AA,  // 1952 Nhâm Thìn · new year 1952-01-27 · leap 5 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x5805D2,  // 1953 Quý Tỵ · new year 1953-02-14 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x420DA5,  // 1954 Giáp Ngọ · new year 1954-02-03 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x2E7D4A,  // 1955 Ất Mùi · new year 1955-01-24 · leap 3 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x540E4A,  // 1956 Bính Thân · new year 1956-02-12 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x3D0C96,  // 1957 Đinh Dậu · new year 1957-01-31 · leap 8 · 29 30 30 29 30 29 29 30 29 29 30 30 29
      0x600A97,  // 1958 Mậu Tuất · new year 1958-02-18 · no leap · 30 30 30 29 30 29 29 30 29 30 29 30
      0x4C0556,  // 1959 Kỷ Hợi · new year 1959-02-08 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x36CAB5,  // 1960 Canh Tý · new year 1960-01-28 · leap 6 · 30 29 30 29 30 30 29 30 29 30 29 30 29
      0x5A0AD9,  // 1961 Tân Sửu · new year 1961-02-15 · no leap · 30 29 29 30 30 29 30 30 29 30 29 30
      0x4606D2,  // 1962 Nhâm Dần · new year 1962-02-05 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x308EA5,  // 1963 Quý Mão · new year 1963-01-25 · leap 4 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x560725,  // 1964 Giáp Thìn · new year 1964-02-13 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x3E064B,  // 1965 Ất Tỵ · new year 1965-02-01 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x286C97,  // 1966 Bính Ngọ · new year 1966-01-21 · leap 3 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x4E049B,  // 1967 Đinh Mùi · new year 1967-02-09 · no leap · 30 30 29 30 30 29 29 30 29 29 30 29
      0x38E55B,  // 1968 Mậu Thân · new year 1968-01-29 · leap 7 · 30 30 29 30 30 29 30 29 30 29 30 29 29
      0x5C056B,  // 1969 Kỷ Dậu · new year 1969-02-16 · no leap · 30 30 29 30 29 30 30 29 30 29 30 29
      0x480B69,  // 1970 Canh Tuất · new year 1970-02-06 · no leap · 30 29 29 30 29 30 30 29 30 30 29 30
      0x34B752,  // 1971 Tân Hợi · new year 1971-01-27 · leap 5 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x5A0B52,  // 1972 Nhâm Tý · new year 1972-02-15 · no leap · 29 30 29 29 30 29 30 29 30 30 29 30
      0x420B25,  // 1973 Quý Sửu · new year 1973-02-03 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x2C9A4B,  // 1974 Giáp Dần · new year 1974-01-23 · leap 4 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x520A4D,  // 1975 Ất Mão · new year 1975-02-11 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x3D14AB,  // 1976 Bính Thìn · new year 1976-01-31 · leap 8 · 30 30 29 30 29 30 29 30 29 29 30 29 30
      0x6002AD,  // 1977 Đinh Tỵ · new year 1977-02-18 · no leap · 30 29 30 30 29 30 29 30 29 30 29 29
      0x4A05AD,  // 1978 Mậu Ngọ · new year 1978-02-07 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x36CB6A,  // 1979 Kỷ Mùi · new year 1979-01-28 · leap 6 · 29 30 29 30 29 30 30 29 30 30 29 30 29
      0x5C0DA9,  // 1980 Canh Thân · new year 1980-02-16 · no leap · 30 29 29 30 29 30 29 30 30 29 30 30
      0x460D92,  // 1981 Tân Dậu · new year 1981-02-05 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x309D25,  // 1982 Nhâm Tuất · new year 1982-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x560D25,  // 1983 Quý Hợi · new year 1983-02-13 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x400A55,  // 1984 Giáp Tý · new year 1984-02-02 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x2854AD,  // 1985 Ất Sửu · new year 1985-01-21 · leap 2 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x4E04B6,  // 1986 Bính Dần · new year 1986-02-09 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x38E5B5,  // 1987 Đinh Mão · new year 1987-01-29 · leap 7 · 30 29 30 29 30 30 29 30 30 29 30 29 29
      0x5E06D5,  // 1988 Mậu Thìn · new year 1988-02-17 · no leap · 30 29 30 29 30 29 30 30 29 30 30 29
      0x480EC9,  // 1989 Kỷ Tỵ · new year 1989-02-06 · no leap · 30 29 29 30 29 29 30 30 29 30 30 30
      0x34BE92,  // 1990 Canh Ngọ · new year 1990-01-27 · leap 5 · 29 30 29 29 30 29 29 30 29 30 30 30 30
      0x5A0E92,  // 1991 Tân Mùi · new year 1991-02-15 · no leap · 29 30 29 29 30 29 29 30 29 30 30 30
      0x440D26,  // 1992 Nhâm Thân · new year 1992-02-04 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x2C6A56,  // 1993 Quý Dậu · new year 1993-01-23 · leap 3 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x500A57,  // 1994 Giáp Tuất · new year 1994-02-10 · no leap · 30 30 30 29 30 29 30 29 29 30 29 30
      0x3D1556,  // 1995 Ất Hợi · new year 1995-01-31 · leap 8 · 29 30 30 29 30 29 30 29 30 29 30 29 30
      0x62056A,  // 1996 Bính Tý · new year 1996-02-19 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x4A0B55,  // 1997 Đinh Sửu · new year 1997-02-07 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x36B6C9,  // 1998 Mậu Dần · new year 1998-01-28 · leap 5 · 30 29 29 30 29 29 30 30 29 30 30 29 30
      0x5C0749,  // 1999 Kỷ Mão · new year 1999-02-16 · no leap · 30 29 29 30 29 29 30 29 30 30 30 29
      0x460693,  // 2000 Canh Thìn · new year 2000-02-05 · no leap · 30 30 29 29 30 29 29 30 29 30 30 29
      0x2E952B,  // 2001 Tân Tỵ · new year 2001-01-24 · leap 4 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x54052B,  // 2002 Nhâm Ngọ · new year 2002-02-12 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x3E0A5B,  // 2003 Quý Mùi · new year 2003-02-01 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x2A555A,  // 2004 Giáp Thân · new year 2004-01-22 · leap 2 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x4E056A,  // 2005 Ất Dậu · new year 2005-02-09 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x38EB65,  // 2006 Bính Tuất · new year 2006-01-29 · leap 7 · 30 29 30 29 29 30 30 29 30 30 29 30 29
      0x5E0BA5,  // 2007 Đinh Hợi · new year 2007-02-17 · no leap · 30 29 30 29 29 30 29 30 30 30 29 30
      0x4A0D49,  // 2008 Mậu Tý · new year 2008-02-07 · no leap · 30 29 29 30 29 29 30 29 30 29 30 30
      0x32BA95,  // 2009 Kỷ Sửu · new year 2009-01-26 · leap 5 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x580A95,  // 2010 Canh Dần · new year 2010-02-14 · no leap · 30 29 30 29 30 29 29 30 29 30 29 30
      0x42052D,  // 2011 Tân Mão · new year 2011-02-03 · no leap · 30 29 30 30 29 30 29 29 30 29 30 29
      0x2C8AAD,  // 2012 Nhâm Thìn · new year 2012-01-23 · leap 4 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x500AB5,  // 2013 Quý Tỵ · new year 2013-02-10 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x3D35AA,  // 2014 Giáp Ngọ · new year 2014-01-31 · leap 9 · 29 30 29 30 29 30 29 30 30 29 30 29 30
      0x6205D2,  // 2015 Ất Mùi · new year 2015-02-19 · no leap · 29 30 29 29 30 29 30 30 30 29 30 29
      0x4C0DA5,  // 2016 Bính Thân · new year 2016-02-08 · no leap · 30 29 30 29 29 30 29 30 30 29 30 30
      0x36DD4A,  // 2017 Đinh Dậu · new year 2017-01-28 · leap 6 · 29 30 29 30 29 29 30 29 30 29 30 30 30
      0x5C0E4A,  // 2018 Mậu Tuất · new year 2018-02-16 · no leap · 29 30 29 30 29 29 30 29 29 30 30 30
      0x460C96,  // 2019 Kỷ Hợi · new year 2019-02-05 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x30992E,  // 2020 Canh Tý · new year 2020-01-25 · leap 4 · 29 30 30 30 29 30 29 29 30 29 29 30 30
      0x540556,  // 2021 Tân Sửu · new year 2021-02-12 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x3E0AB5,  // 2022 Nhâm Dần · new year 2022-02-01 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x2A55B2,  // 2023 Quý Mão · new year 2023-01-22 · leap 2 · 29 30 29 29 30 30 29 30 30 29 30 29 30
      0x5006D2,  // 2024 Giáp Thìn · new year 2024-02-10 · no leap · 29 30 29 29 30 29 30 30 29 30 30 29
      0x38CEA5,  // 2025 Ất Tỵ · new year 2025-01-29 · leap 6 · 30 29 30 29 29 30 29 30 29 30 30 30 29
      0x5E0725,  // 2026 Bính Ngọ · new year 2026-02-17 · no leap · 30 29 30 29 29 30 29 29 30 30 30 29
      0x48064B,  // 2027 Đinh Mùi · new year 2027-02-06 · no leap · 30 30 29 30 29 29 30 29 29 30 30 29
      0x32AC97,  // 2028 Mậu Thân · new year 2028-01-26 · leap 5 · 30 30 30 29 30 29 29 30 29 29 30 30 29
      0x5604AB,  // 2029 Kỷ Dậu · new year 2029-02-13 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x40055B,  // 2030 Canh Tuất · new year 2030-02-02 · no leap · 30 30 29 30 30 29 30 29 30 29 30 29
      0x2C6ADA,  // 2031 Tân Hợi · new year 2031-01-23 · leap 3 · 29 30 29 30 30 29 30 30 29 30 29 30 29
      0x520B6A,  // 2032 Nhâm Tý · new year 2032-02-11 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x3D7752,  // 2033 Quý Sửu · new year 2033-01-31 · leap 11 · 29 30 29 29 30 29 30 29 30 30 30 29 30
      0x620B92,  // 2034 Giáp Dần · new year 2034-02-19 · no leap · 29 30 29 29 30 29 29 30 30 30 29 30
      0x4C0B25,  // 2035 Ất Mão · new year 2035-02-08 · no leap · 30 29 30 29 29 30 29 29 30 30 29 30
      0x36DA4B,  // 2036 Bính Thìn · new year 2036-01-28 · leap 6 · 30 30 29 30 29 29 30 29 29 30 29 30 30
      0x5A0A4D,  // 2037 Đinh Tỵ · new year 2037-02-15 · no leap · 30 29 30 30 29 29 30 29 29 30 29 30
      0x4404AD,  // 2038 Mậu Ngọ · new year 2038-02-04 · no leap · 30 29 30 30 29 30 29 30 29 29 30 29
      0x2EA95B,  // 2039 Kỷ Mùi · new year 2039-01-24 · leap 5 · 30 30 29 30 30 29 30 29 30 29 29 30 29
      0x5405AD,  // 2040 Canh Thân · new year 2040-02-12 · no leap · 30 29 30 30 29 30 29 30 30 29 30 29
      0x3E0BAA,  // 2041 Tân Dậu · new year 2041-02-01 · no leap · 29 30 29 30 29 30 29 30 30 30 29 30
      0x2A5B52,  // 2042 Nhâm Tuất · new year 2042-01-22 · leap 2 · 29 30 29 29 30 29 30 29 30 30 29 30 30
      0x500D92,  // 2043 Quý Hợi · new year 2043-02-10 · no leap · 29 30 29 29 30 29 29 30 30 29 30 30
      0x3AFD25,  // 2044 Giáp Tý · new year 2044-01-30 · leap 7 · 30 29 30 29 29 30 29 29 30 29 30 30 30
      0x5E0D25,  // 2045 Ất Sửu · new year 2045-02-17 · no leap · 30 29 30 29 29 30 29 29 30 29 30 30
      0x480A55,  // 2046 Bính Dần · new year 2046-02-06 · no leap · 30 29 30 29 30 29 30 29 29 30 29 30
      0x32B4AD,  // 2047 Đinh Mão · new year 2047-01-26 · leap 5 · 30 29 30 30 29 30 29 30 29 29 30 29 30
      0x5804B6,  // 2048 Mậu Thìn · new year 2048-02-14 · no leap · 29 30 30 29 30 30 29 30 29 29 30 29
      0x4006B5,  // 2049 Kỷ Tỵ · new year 2049-02-02 · no leap · 30 29 30 29 30 30 29 30 29 30 30 29
      0x2C6DAA,  // 2050 Canh Ngọ · new year 2050-01-23 · leap 3 · 29 30 29 30 29 30 29 30 30 29 30 30 29
      0x520ECA,  // 2051 Tân Mùi · new year 2051-02-11 · no leap · 29 30 29 30 29 29 30 30 29 30 30 30
      0x3F0E92,  // 2052 Nhâm Thân · new year 2052-02-01 · leap 8 · 29 30 29 29 30 29 29 30 29 30 30 30 29
      0x600E93,  // 2053 Quý Dậu · new year 2053-02-18 · no leap · 30 30 29 29 30 29 29 30 29 30 30 30
      0x4C0D26,  // 2054 Giáp Tuất · new year 2054-02-08 · no leap · 29 30 30 29 29 30 29 29 30 29 30 30
      0x36CA56,  // 2055 Ất Hợi · new year 2055-01-28 · leap 6 · 29 30 30 29 30 29 30 29 29 30 29 30 29
      0x5A0A5B,  // 2056 Bính Tý · new year 2056-02-15 · no leap · 30 30 29 30 30 29 30 29 29 30 29 30
      0x44055A,  // 2057 Đinh Sửu · new year 2057-02-04 · no leap · 29 30 29 30 30 29 30 29 30 29 30 29
      0x2E8AD5,  // 2058 Mậu Dần · new year 2058-01-24 · leap 4 · 30 29 30 29 30 29 30 30 29 30 29 30 29
      0x540B55,  // 2059 Kỷ Mão · new year 2059-02-12 · no leap · 30 29 30 29 30 29 30 29 30 30 29 30
      0x40074A,  // 2060 Canh Thìn · new year 2060-02-02 · no leap · 29 30 29 30 29 29 30 29 30 30 30 29
      0x286E93,  // 2061 Tân Tỵ · new year 2061-01-21 · leap 3 · 30 30 29 29 30 29 29 30 29 30 30 30 29
      0x4E0A93,  // 2062 Nhâm Ngọ · new year 2062-02-09 · no leap · 30 30 29 29 30 29 29 30 29 30 29 30
      0x38F52B,  // 2063 Quý Mùi · new year 2063-01-29 · leap 7 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x5E052B,  // 2064 Giáp Thân · new year 2064-02-17 · no leap · 30 30 29 30 29 30 29 29 30 29 30 29
      0x460A9B,  // 2065 Ất Dậu · new year 2065-02-05 · no leap · 30 30 29 30 30 29 29 30 29 30 29 30
      0x32B55A,  // 2066 Bính Tuất · new year 2066-01-26 · leap 5 · 29 30 29 30 30 29 30 29 30 29 30 29 30
      0x58056A,  // 2067 Đinh Hợi · new year 2067-02-14 · no leap · 29 30 29 30 29 30 30 29 30 29 30 29
      0x420B65,  // 2068 Mậu Tý · new year 2068-02-03 · no leap · 30 29 30 29 29 30 30 29 30 30 29 30
      0x2C974A,  // 2069 Kỷ Sửu · new year 2069-01-23 · leap 4 · 29 30 29 30 29 29 30 29 30 30 30 29 30
      0x520D4A,  // 2070 Canh Dần · new year 2070-02-11 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x3D1A95,  // 2071 Tân Mão · new year 2071-01-31 · leap 8 · 30 29 30 29 30 29 29 30 29 30 29 30 30
      0x620C95,  // 2072 Nhâm Thìn · new year 2072-02-19 · no leap · 30 29 30 29 30 29 29 30 29 29 30 30
      0x4A092D,  // 2073 Quý Tỵ · new year 2073-02-07 · no leap · 30 29 30 30 29 30 29 29 30 29 29 30
      0x34CAAD,  // 2074 Giáp Ngọ · new year 2074-01-27 · leap 6 · 30 29 30 30 29 30 29 30 29 30 29 30 29
      0x5A0AB5,  // 2075 Ất Mùi · new year 2075-02-15 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x4605AA,  // 2076 Bính Thân · new year 2076-02-05 · no leap · 29 30 29 30 29 30 29 30 30 29 30 29
      0x2E8BA5,  // 2077 Đinh Dậu · new year 2077-01-24 · leap 4 · 30 29 30 29 29 30 29 30 30 30 29 30 29
      0x540EA5,  // 2078 Mậu Tuất · new year 2078-02-12 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x400D4A,  // 2079 Kỷ Hợi · new year 2079-02-02 · no leap · 29 30 29 30 29 29 30 29 30 29 30 30
      0x2A7D15,  // 2080 Canh Tý · new year 2080-01-22 · leap 3 · 30 29 30 29 30 29 29 29 30 29 30 30 30
      0x4E0C96,  // 2081 Tân Sửu · new year 2081-02-09 · no leap · 29 30 30 29 30 29 29 30 29 29 30 30
      0x38F956,  // 2082 Nhâm Dần · new year 2082-01-29 · leap 7 · 29 30 30 29 30 29 30 29 30 29 29 30 30
      0x5E0556,  // 2083 Quý Mão · new year 2083-02-17 · no leap · 29 30 30 29 30 29 30 29 30 29 30 29
      0x480AB5,  // 2084 Giáp Thìn · new year 2084-02-06 · no leap · 30 29 30 29 30 30 29 30 29 30 29 30
      0x32B5B4,  // 2085 Ất Tỵ · new year 2085-01-26 · leap 5 · 29 29 30 29 30 30 29 30 30 29 30 29 30
      0x5806D4,  // 2086 Bính Ngọ · new year 2086-02-14 · no leap · 29 29 30 29 30 29 30 30 29 30 30 29
      0x420EA5,  // 2087 Đinh Mùi · new year 2087-02-03 · no leap · 30 29 30 29 29 30 29 30 29 30 30 30
      0x2E8E8A,  // 2088 Mậu Thân · new year 2088-01-24 · leap 4 · 29 30 29 30 29 29 29 30 29 30 30 30 29
      0x50068B,  // 2089 Kỷ Dậu · new year 2089-02-10 · no leap · 30 30 29 30 29 29 29 30 29 30 30 29
      0x3B1497,  // 2090 Canh Tuất · new year 2090-01-30 · leap 8 · 30 30 30 29 30 29 29 30 29 29 30 29 30
      0x6004AB,  // 2091 Tân Hợi · new year 2091-02-18 · no leap · 30 30 29 30 29 30 29 30 29 29 30 29
      0x4A095B,  // 2092 Nhâm Tý · new year 2092-02-07 · no leap · 30 30 29 30 30 29 30 29 30 29 29 30
      0x34CADA,  // 2093 Quý Sửu · new year 2093-01-27 · leap 6 · 29 30 29 30 30 29 30 30 29 30 29 30 29
      0x5A0B6A,  // 2094 Giáp Dần · new year 2094-02-15 · no leap · 29 30 29 30 29 30 30 29 30 30 29 30
      0x460754,  // 2095 Ất Mão · new year 2095-02-05 · no leap · 29 29 30 29 30 29 30 29 30 30 30 29
      0x309725,  // 2096 Bính Thìn · new year 2096-01-25 · leap 4 · 30 29 30 29 29 30 29 29 30 30 30 29 30
      0x540B45,  // 2097 Đinh Tỵ · new year 2097-02-12 · no leap · 30 29 30 29 29 29 30 29 30 30 29 30
      0x3E0A8B,  // 2098 Mậu Ngọ · new year 2098-02-01 · no leap · 30 30 29 30 29 29 29 30 29 30 29 30
      0x28552B,  // 2099 Kỷ Mùi · new year 2099-01-21 · leap 2 · 30 30 29 30 29 30 29 29 30 29 30 29 30
      0x4E04AD,  // 2100 Canh Thân · new year 2100-02-09 · no leap · 30 29 30 30 29 30 29 30 29 29 30 29
    ],
    doubts: [
      [37598, 37627, 0, -3],  // new moon of month 11 of 2072, 3 s before midnight · 2072-12-09 or 2072-12-10 · 30 days from 2072-12-09 to 2073-01-07
      [39400, 39429, 0, 75],  // new moon of month 10 of 2077, 75 s after midnight · 2077-11-16 or 2077-11-15 · 30 days from 2077-11-15 to 2077-12-14
      [42294, 42323, 0, 76],  // new moon of month 9 of 2085, 76 s after midnight · 2085-10-19 or 2085-10-18 · 30 days from 2085-10-18 to 2085-11-16
    ],
  },
];
