// Delta T and leap seconds: how far TT is ahead of UT1 and UTC.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Before 1972-01-01, TT - UTC is Delta T (UTC means UT1); later it is 32.184 s + (TAI - UTC), also after the last
// row. Delta T is linear from one 1 January to the next. Example: 699984 means 69.9984 s.
//
// Inputs:
//   Data/time/delta_t.tsv
//   Data/time/leap_seconds.tsv
//
// swift-format-ignore-file

/// The first year of Delta T.
@inlinable package var firstDeltaTYear: Int { 1897 }

/// The number of years of Delta T.
@inlinable package var deltaTCount: Int { 207 }

/// Delta T = TT - UT1 at 0h on 1 January, in units of 0.1 ms.
let deltaTs: [Int32] = [
  -44800,  // 1897 · -4.4800 s · spline
  -38600,  // 1898 · -3.8600 s · spline
  -30200,  // 1899 · -3.0200 s · spline
  -19800,  // 1900 · -1.9800 s · spline
  -7500,  // 1901 · -0.7500 s · spline
  6200,  // 1902 · 0.6200 s · spline
  20600,  // 1903 · 2.0600 s · spline
  35100,  // 1904 · 3.5100 s · spline
  49200,  // 1905 · 4.9200 s · spline
  62400,  // 1906 · 6.2400 s · spline
  74900,  // 1907 · 7.4900 s · spline
  87000,  // 1908 · 8.7000 s · spline
  99000,  // 1909 · 9.9000 s · spline
  111400,  // 1910 · 11.1400 s · spline
  124300,  // 1911 · 12.4300 s · spline
  137500,  // 1912 · 13.7500 s · spline
  150600,  // 1913 · 15.0600 s · spline
  163200,  // 1914 · 16.3200 s · spline
  174800,  // 1915 · 17.4800 s · spline
  185200,  // 1916 · 18.5200 s · spline
  194400,  // 1917 · 19.4400 s · spline
  202500,  // 1918 · 20.2500 s · spline
  209800,  // 1919 · 20.9800 s · spline
  216200,  // 1920 · 21.6200 s · spline
  221900,  // 1921 · 22.1900 s · spline
  226900,  // 1922 · 22.6900 s · spline
  231200,  // 1923 · 23.1200 s · spline
  234900,  // 1924 · 23.4900 s · spline
  237900,  // 1925 · 23.7900 s · spline
  240200,  // 1926 · 24.0200 s · spline
  242000,  // 1927 · 24.2000 s · spline
  243200,  // 1928 · 24.3200 s · spline
  243900,  // 1929 · 24.3900 s · spline
  244200,  // 1930 · 24.4200 s · spline
  244100,  // 1931 · 24.4100 s · spline
  243800,  // 1932 · 24.3800 s · spline
  243200,  // 1933 · 24.3200 s · spline
  242400,  // 1934 · 24.2400 s · spline
  241600,  // 1935 · 24.1600 s · spline
  240800,  // 1936 · 24.0800 s · spline
  240400,  // 1937 · 24.0400 s · spline
  240600,  // 1938 · 24.0600 s · spline
  241700,  // 1939 · 24.1700 s · spline
  244300,  // 1940 · 24.4300 s · spline
  248300,  // 1941 · 24.8300 s · spline
  253500,  // 1942 · 25.3500 s · spline
  259300,  // 1943 · 25.9300 s · spline
  265100,  // 1944 · 26.5100 s · spline
  270500,  // 1945 · 27.0500 s · spline
  275100,  // 1946 · 27.5100 s · spline
  278900,  // 1947 · 27.8900 s · spline
  282400,  // 1948 · 28.2400 s · spline
  285800,  // 1949 · 28.5800 s · spline
  289300,  // 1950 · 28.9300 s · spline
  293200,  // 1951 · 29.3200 s · spline
  297000,  // 1952 · 29.7000 s · spline
  300000,  // 1953 · 30.0000 s · spline
  302000,  // 1954 · 30.2000 s · spline
  310700,  // 1955 · 31.0700 s · annual
  313500,  // 1956 · 31.3500 s · annual
  316800,  // 1957 · 31.6800 s · annual
  321800,  // 1958 · 32.1800 s · annual
  326800,  // 1959 · 32.6800 s · annual
  331500,  // 1960 · 33.1500 s · annual
  335900,  // 1961 · 33.5900 s · annual
  339972,  // 1962 · 33.9972 s · measured
  344735,  // 1963 · 34.4735 s · measured
  350307,  // 1964 · 35.0307 s · measured
  357424,  // 1965 · 35.7424 s · measured
  365444,  // 1966 · 36.5444 s · measured
  374320,  // 1967 · 37.4320 s · measured
  382952,  // 1968 · 38.2952 s · measured
  392049,  // 1969 · 39.2049 s · measured
  401806,  // 1970 · 40.1806 s · measured
  411695,  // 1971 · 41.1695 s · measured
  422295,  // 1972 · 42.2295 s · measured
  433734,  // 1973 · 43.3734 s · measured
  444847,  // 1974 · 44.4847 s · measured
  454761,  // 1975 · 45.4761 s · measured
  464582,  // 1976 · 46.4582 s · measured
  475200,  // 1977 · 47.5200 s · measured
  485347,  // 1978 · 48.5347 s · measured
  495856,  // 1979 · 49.5856 s · measured
  505390,  // 1980 · 50.5390 s · measured
  513804,  // 1981 · 51.3804 s · measured
  521665,  // 1982 · 52.1665 s · measured
  529566,  // 1983 · 52.9566 s · measured
  537864,  // 1984 · 53.7864 s · measured
  543431,  // 1985 · 54.3431 s · measured
  548704,  // 1986 · 54.8704 s · measured
  553221,  // 1987 · 55.3221 s · measured
  558197,  // 1988 · 55.8197 s · measured
  563001,  // 1989 · 56.3001 s · measured
  568552,  // 1990 · 56.8552 s · measured
  575653,  // 1991 · 57.5653 s · measured
  583091,  // 1992 · 58.3091 s · measured
  591218,  // 1993 · 59.1218 s · measured
  599845,  // 1994 · 59.9845 s · measured
  607853,  // 1995 · 60.7853 s · measured
  616286,  // 1996 · 61.6286 s · measured
  622951,  // 1997 · 62.2951 s · measured
  629659,  // 1998 · 62.9659 s · measured
  634673,  // 1999 · 63.4673 s · measured
  638285,  // 2000 · 63.8285 s · measured
  640908,  // 2001 · 64.0908 s · measured
  642998,  // 2002 · 64.2998 s · measured
  644734,  // 2003 · 64.4734 s · measured
  645736,  // 2004 · 64.5736 s · measured
  646876,  // 2005 · 64.6876 s · measured
  648452,  // 2006 · 64.8452 s · measured
  651464,  // 2007 · 65.1464 s · measured
  654573,  // 2008 · 65.4573 s · measured
  657768,  // 2009 · 65.7768 s · measured
  660699,  // 2010 · 66.0699 s · measured
  663245,  // 2011 · 66.3245 s · measured
  666030,  // 2012 · 66.6030 s · measured
  669069,  // 2013 · 66.9069 s · measured
  672811,  // 2014 · 67.2811 s · measured
  676439,  // 2015 · 67.6439 s · measured
  681025,  // 2016 · 68.1025 s · measured
  685927,  // 2017 · 68.5927 s · measured
  689676,  // 2018 · 68.9676 s · measured
  692202,  // 2019 · 69.2202 s · measured
  693612,  // 2020 · 69.3612 s · measured
  693594,  // 2021 · 69.3594 s · measured
  692945,  // 2022 · 69.2945 s · measured
  692038,  // 2023 · 69.2038 s · measured
  691752,  // 2024 · 69.1752 s · measured
  691377,  // 2025 · 69.1377 s · measured
  691099,  // 2026 · 69.1099 s · measured
  693100,  // 2027 · 69.3100 s · predicted
  694100,  // 2028 · 69.4100 s · predicted
  695200,  // 2029 · 69.5200 s · predicted
  696400,  // 2030 · 69.6400 s · predicted
  697600,  // 2031 · 69.7600 s · predicted
  698900,  // 2032 · 69.8900 s · predicted
  700200,  // 2033 · 70.0200 s · predicted
  701700,  // 2034 · 70.1700 s · predicted
  703200,  // 2035 · 70.3200 s · predicted
  704700,  // 2036 · 70.4700 s · predicted
  706300,  // 2037 · 70.6300 s · predicted
  708000,  // 2038 · 70.8000 s · predicted
  709800,  // 2039 · 70.9800 s · predicted
  711600,  // 2040 · 71.1600 s · predicted
  713400,  // 2041 · 71.3400 s · predicted
  715400,  // 2042 · 71.5400 s · predicted
  717400,  // 2043 · 71.7400 s · predicted
  719500,  // 2044 · 71.9500 s · predicted
  721600,  // 2045 · 72.1600 s · predicted
  723800,  // 2046 · 72.3800 s · predicted
  726100,  // 2047 · 72.6100 s · predicted
  728400,  // 2048 · 72.8400 s · predicted
  730800,  // 2049 · 73.0800 s · predicted
  733300,  // 2050 · 73.3300 s · predicted
  735800,  // 2051 · 73.5800 s · predicted
  738400,  // 2052 · 73.8400 s · predicted
  741000,  // 2053 · 74.1000 s · predicted
  743800,  // 2054 · 74.3800 s · predicted
  746600,  // 2055 · 74.6600 s · predicted
  749400,  // 2056 · 74.9400 s · predicted
  752300,  // 2057 · 75.2300 s · predicted
  755300,  // 2058 · 75.5300 s · predicted
  758400,  // 2059 · 75.8400 s · predicted
  761500,  // 2060 · 76.1500 s · predicted
  764600,  // 2061 · 76.4600 s · predicted
  767900,  // 2062 · 76.7900 s · predicted
  771200,  // 2063 · 77.1200 s · predicted
  774600,  // 2064 · 77.4600 s · predicted
  778000,  // 2065 · 77.8000 s · predicted
  781500,  // 2066 · 78.1500 s · predicted
  785100,  // 2067 · 78.5100 s · predicted
  788700,  // 2068 · 78.8700 s · predicted
  792400,  // 2069 · 79.2400 s · predicted
  796200,  // 2070 · 79.6200 s · predicted
  800000,  // 2071 · 80.0000 s · predicted
  803900,  // 2072 · 80.3900 s · predicted
  807800,  // 2073 · 80.7800 s · predicted
  811900,  // 2074 · 81.1900 s · predicted
  816000,  // 2075 · 81.6000 s · predicted
  820100,  // 2076 · 82.0100 s · predicted
  824300,  // 2077 · 82.4300 s · predicted
  828600,  // 2078 · 82.8600 s · predicted
  833000,  // 2079 · 83.3000 s · predicted
  837400,  // 2080 · 83.7400 s · predicted
  841800,  // 2081 · 84.1800 s · predicted
  846400,  // 2082 · 84.6400 s · predicted
  851000,  // 2083 · 85.1000 s · predicted
  855700,  // 2084 · 85.5700 s · predicted
  860400,  // 2085 · 86.0400 s · predicted
  865200,  // 2086 · 86.5200 s · predicted
  870100,  // 2087 · 87.0100 s · predicted
  875000,  // 2088 · 87.5000 s · predicted
  880000,  // 2089 · 88.0000 s · predicted
  885100,  // 2090 · 88.5100 s · predicted
  890200,  // 2091 · 89.0200 s · predicted
  895400,  // 2092 · 89.5400 s · predicted
  900600,  // 2093 · 90.0600 s · predicted
  906000,  // 2094 · 90.6000 s · predicted
  911400,  // 2095 · 91.1400 s · predicted
  916800,  // 2096 · 91.6800 s · predicted
  922300,  // 2097 · 92.2300 s · predicted
  927900,  // 2098 · 92.7900 s · predicted
  933600,  // 2099 · 93.3600 s · predicted
  939300,  // 2100 · 93.9300 s · predicted
  945000,  // 2101 · 94.5000 s · predicted
  950900,  // 2102 · 95.0900 s · predicted
  956800,  // 2103 · 95.6800 s · predicted
]

/// Index of the first year whose Delta T is a prediction.
@inlinable package var firstPredictedIndex: Int { 130 }

/// How much smaller and larger than the value used TT - UTC may be, in units of 0.1 ms: 2 sigma of Delta T before 1972;
/// 0 while leap seconds are announced; later, the leap seconds that keep UTC within 0.9 s of UT1 where Delta T is 2 sigma
/// off, and at least what the polynomial of Espenak and Meeus 2006 is larger.
let slacks: [Int32] = [
  16000, 16000,  // 1897 · 1.60 s less to 1.60 s more
  16000, 16000,  // 1898 · 1.60 s less to 1.60 s more
  16000, 16000,  // 1899 · 1.60 s less to 1.60 s more
  15800, 15800,  // 1900 · 1.58 s less to 1.58 s more
  15800, 15800,  // 1901 · 1.58 s less to 1.58 s more
  16400, 16400,  // 1902 · 1.64 s less to 1.64 s more
  17400, 17400,  // 1903 · 1.74 s less to 1.74 s more
  21200, 21200,  // 1904 · 2.12 s less to 2.12 s more
  21200, 21200,  // 1905 · 2.12 s less to 2.12 s more
  27000, 27000,  // 1906 · 2.70 s less to 2.70 s more
  27000, 27000,  // 1907 · 2.70 s less to 2.70 s more
  19000, 19000,  // 1908 · 1.90 s less to 1.90 s more
  15400, 15400,  // 1909 · 1.54 s less to 1.54 s more
  18000, 18000,  // 1910 · 1.80 s less to 1.80 s more
  18000, 18000,  // 1911 · 1.80 s less to 1.80 s more
  8200, 8200,  // 1912 · 0.82 s less to 0.82 s more
  8200, 8200,  // 1913 · 0.82 s less to 0.82 s more
  6200, 6200,  // 1914 · 0.62 s less to 0.62 s more
  6000, 6000,  // 1915 · 0.60 s less to 0.60 s more
  7600, 7600,  // 1916 · 0.76 s less to 0.76 s more
  7600, 7600,  // 1917 · 0.76 s less to 0.76 s more
  6000, 6000,  // 1918 · 0.60 s less to 0.60 s more
  9200, 9200,  // 1919 · 0.92 s less to 0.92 s more
  9200, 9200,  // 1920 · 0.92 s less to 0.92 s more
  6000, 6000,  // 1921 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1922 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1923 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1924 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1925 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1926 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1927 · 0.60 s less to 0.60 s more
  6200, 6200,  // 1928 · 0.62 s less to 0.62 s more
  8000, 8000,  // 1929 · 0.80 s less to 0.80 s more
  8200, 8200,  // 1930 · 0.82 s less to 0.82 s more
  10200, 10200,  // 1931 · 1.02 s less to 1.02 s more
  10200, 10200,  // 1932 · 1.02 s less to 1.02 s more
  7600, 7600,  // 1933 · 0.76 s less to 0.76 s more
  7600, 7600,  // 1934 · 0.76 s less to 0.76 s more
  7000, 7000,  // 1935 · 0.70 s less to 0.70 s more
  7000, 7000,  // 1936 · 0.70 s less to 0.70 s more
  6000, 6000,  // 1937 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1938 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1939 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1940 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1941 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1942 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1943 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1944 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1945 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1946 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1947 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1948 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1949 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1950 · 0.60 s less to 0.60 s more
  6000, 6000,  // 1951 · 0.60 s less to 0.60 s more
  7200, 7200,  // 1952 · 0.72 s less to 0.72 s more
  10400, 10400,  // 1953 · 1.04 s less to 1.04 s more
  10400, 10400,  // 1954 · 1.04 s less to 1.04 s more
  2000, 2000,  // 1955 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1956 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1957 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1958 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1959 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1960 · 0.20 s less to 0.20 s more
  2000, 2000,  // 1961 · 0.20 s less to 0.20 s more
  1800, 1800,  // 1962 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1963 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1964 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1965 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1966 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1967 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1968 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1969 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1970 · 0.18 s less to 0.18 s more
  1800, 1800,  // 1971 · 0.18 s less to 0.18 s more
  0, 0,  // 1972 · exact
  0, 0,  // 1973 · exact
  0, 0,  // 1974 · exact
  0, 0,  // 1975 · exact
  0, 0,  // 1976 · exact
  0, 0,  // 1977 · exact
  0, 0,  // 1978 · exact
  0, 0,  // 1979 · exact
  0, 0,  // 1980 · exact
  0, 0,  // 1981 · exact
  0, 0,  // 1982 · exact
  0, 0,  // 1983 · exact
  0, 0,  // 1984 · exact
  0, 0,  // 1985 · exact
  0, 0,  // 1986 · exact
  0, 0,  // 1987 · exact
  0, 0,  // 1988 · exact
  0, 0,  // 1989 · exact
  0, 0,  // 1990 · exact
  0, 0,  // 1991 · exact
  0, 0,  // 1992 · exact
  0, 0,  // 1993 · exact
  0, 0,  // 1994 · exact
  0, 0,  // 1995 · exact
  0, 0,  // 1996 · exact
  0, 0,  // 1997 · exact
  0, 0,  // 1998 · exact
  0, 0,  // 1999 · exact
  0, 0,  // 2000 · exact
  0, 0,  // 2001 · exact
  0, 0,  // 2002 · exact
  0, 0,  // 2003 · exact
  0, 0,  // 2004 · exact
  0, 0,  // 2005 · exact
  0, 0,  // 2006 · exact
  0, 0,  // 2007 · exact
  0, 0,  // 2008 · exact
  0, 0,  // 2009 · exact
  0, 0,  // 2010 · exact
  0, 0,  // 2011 · exact
  0, 0,  // 2012 · exact
  0, 0,  // 2013 · exact
  0, 0,  // 2014 · exact
  0, 0,  // 2015 · exact
  0, 0,  // 2016 · exact
  0, 0,  // 2017 · exact
  0, 0,  // 2018 · exact
  0, 0,  // 2019 · exact
  0, 0,  // 2020 · exact
  0, 0,  // 2021 · exact
  0, 0,  // 2022 · exact
  0, 0,  // 2023 · exact
  0, 0,  // 2024 · exact
  0, 0,  // 2025 · exact
  0, 0,  // 2026 · exact
  0, 71385,  // 2027 · 0.00 s less to 7.14 s more
  10000, 77793,  // 2028 · 1.00 s less to 7.78 s more
  10000, 84312,  // 2029 · 1.00 s less to 8.43 s more
  10000, 90943,  // 2030 · 1.00 s less to 9.09 s more
  10000, 97686,  // 2031 · 1.00 s less to 9.77 s more
  10000, 104540,  // 2032 · 1.00 s less to 10.45 s more
  20000, 111507,  // 2033 · 2.00 s less to 11.15 s more
  20000, 118585,  // 2034 · 2.00 s less to 11.86 s more
  20000, 125775,  // 2035 · 2.00 s less to 12.58 s more
  30000, 133076,  // 2036 · 3.00 s less to 13.31 s more
  30000, 140490,  // 2037 · 3.00 s less to 14.05 s more
  30000, 148015,  // 2038 · 3.00 s less to 14.80 s more
  40000, 155652,  // 2039 · 4.00 s less to 15.57 s more
  40000, 163401,  // 2040 · 4.00 s less to 16.34 s more
  50000, 171261,  // 2041 · 5.00 s less to 17.13 s more
  50000, 179234,  // 2042 · 5.00 s less to 17.92 s more
  50000, 187318,  // 2043 · 5.00 s less to 18.73 s more
  60000, 195514,  // 2044 · 6.00 s less to 19.55 s more
  60000, 203821,  // 2045 · 6.00 s less to 20.38 s more
  70000, 212241,  // 2046 · 7.00 s less to 21.22 s more
  70000, 220772,  // 2047 · 7.00 s less to 22.08 s more
  80000, 229415,  // 2048 · 8.00 s less to 22.94 s more
  80000, 238160,  // 2049 · 8.00 s less to 23.82 s more
  90000, 258540,  // 2050 · 9.00 s less to 25.85 s more
  90000, 278984,  // 2051 · 9.00 s less to 27.90 s more
  100000, 299492,  // 2052 · 10.00 s less to 29.95 s more
  100000, 320064,  // 2053 · 10.00 s less to 32.01 s more
  110000, 340700,  // 2054 · 11.00 s less to 34.07 s more
  110000, 361400,  // 2055 · 11.00 s less to 36.14 s more
  120000, 382164,  // 2056 · 12.00 s less to 38.22 s more
  130000, 402992,  // 2057 · 13.00 s less to 40.30 s more
  130000, 423884,  // 2058 · 13.00 s less to 42.39 s more
  140000, 444840,  // 2059 · 14.00 s less to 44.48 s more
  140000, 465860,  // 2060 · 14.00 s less to 46.59 s more
  150000, 486944,  // 2061 · 15.00 s less to 48.69 s more
  150000, 508092,  // 2062 · 15.00 s less to 50.81 s more
  160000, 529304,  // 2063 · 16.00 s less to 52.93 s more
  170000, 550580,  // 2064 · 17.00 s less to 55.06 s more
  170000, 571920,  // 2065 · 17.00 s less to 57.19 s more
  180000, 593324,  // 2066 · 18.00 s less to 59.33 s more
  190000, 614792,  // 2067 · 19.00 s less to 61.48 s more
  190000, 636324,  // 2068 · 19.00 s less to 63.63 s more
  200000, 657920,  // 2069 · 20.00 s less to 65.79 s more
  210000, 679580,  // 2070 · 21.00 s less to 67.96 s more
  210000, 701304,  // 2071 · 21.00 s less to 70.13 s more
  220000, 723092,  // 2072 · 22.00 s less to 72.31 s more
  220000, 744944,  // 2073 · 22.00 s less to 74.49 s more
  230000, 766860,  // 2074 · 23.00 s less to 76.69 s more
  240000, 788840,  // 2075 · 24.00 s less to 78.88 s more
  250000, 810884,  // 2076 · 25.00 s less to 81.09 s more
  250000, 832992,  // 2077 · 25.00 s less to 83.30 s more
  260000, 855164,  // 2078 · 26.00 s less to 85.52 s more
  270000, 877400,  // 2079 · 27.00 s less to 87.74 s more
  270000, 899700,  // 2080 · 27.00 s less to 89.97 s more
  280000, 922064,  // 2081 · 28.00 s less to 92.21 s more
  290000, 944492,  // 2082 · 29.00 s less to 94.45 s more
  290000, 966984,  // 2083 · 29.00 s less to 96.70 s more
  300000, 989540,  // 2084 · 30.00 s less to 98.95 s more
  310000, 1012160,  // 2085 · 31.00 s less to 101.22 s more
  320000, 1034844,  // 2086 · 32.00 s less to 103.48 s more
  320000, 1057592,  // 2087 · 32.00 s less to 105.76 s more
  330000, 1080404,  // 2088 · 33.00 s less to 108.04 s more
  340000, 1103280,  // 2089 · 34.00 s less to 110.33 s more
  340000, 1126220,  // 2090 · 34.00 s less to 112.62 s more
  350000, 1149224,  // 2091 · 35.00 s less to 114.92 s more
  360000, 1172292,  // 2092 · 36.00 s less to 117.23 s more
  370000, 1195424,  // 2093 · 37.00 s less to 119.54 s more
  370000, 1218620,  // 2094 · 37.00 s less to 121.86 s more
  380000, 1241880,  // 2095 · 38.00 s less to 124.19 s more
  390000, 1265204,  // 2096 · 39.00 s less to 126.52 s more
  400000, 1288592,  // 2097 · 40.00 s less to 128.86 s more
  400000, 1312044,  // 2098 · 40.00 s less to 131.20 s more
  410000, 1335560,  // 2099 · 41.00 s less to 133.56 s more
  420000, 1359140,  // 2100 · 42.00 s less to 135.91 s more
  430000, 1382784,  // 2101 · 43.00 s less to 138.28 s more
  440000, 1406492,  // 2102 · 44.00 s less to 140.65 s more
  440000, 1430264,  // 2103 · 44.00 s less to 143.03 s more
]

/// How much smaller TT - UTC may be in a year.
package func slackBelow(_ index: Int) -> Int32 {
  slacks[2 * index]
}

/// How much larger TT - UTC may be in a year.
package func slackAbove(_ index: Int) -> Int32 {
  slacks[2 * index + 1]
}

/// The number of values of TAI - UTC.
@inlinable package var leapSecondCount: Int { 28 }

/// First UTC day (rata die: 1 is 0001-01-01) and TAI - UTC in seconds.
let leapSeconds: [Int32] = [
  719893, 10,  // from 1972-01-01 · TAI - UTC = 10 s, TT - UTC = 42.184 s
  720075, 11,  // from 1972-07-01 · TAI - UTC = 11 s, TT - UTC = 43.184 s
  720259, 12,  // from 1973-01-01 · TAI - UTC = 12 s, TT - UTC = 44.184 s
  720624, 13,  // from 1974-01-01 · TAI - UTC = 13 s, TT - UTC = 45.184 s
  720989, 14,  // from 1975-01-01 · TAI - UTC = 14 s, TT - UTC = 46.184 s
  721354, 15,  // from 1976-01-01 · TAI - UTC = 15 s, TT - UTC = 47.184 s
  721720, 16,  // from 1977-01-01 · TAI - UTC = 16 s, TT - UTC = 48.184 s
  722085, 17,  // from 1978-01-01 · TAI - UTC = 17 s, TT - UTC = 49.184 s
  722450, 18,  // from 1979-01-01 · TAI - UTC = 18 s, TT - UTC = 50.184 s
  722815, 19,  // from 1980-01-01 · TAI - UTC = 19 s, TT - UTC = 51.184 s
  723362, 20,  // from 1981-07-01 · TAI - UTC = 20 s, TT - UTC = 52.184 s
  723727, 21,  // from 1982-07-01 · TAI - UTC = 21 s, TT - UTC = 53.184 s
  724092, 22,  // from 1983-07-01 · TAI - UTC = 22 s, TT - UTC = 54.184 s
  724823, 23,  // from 1985-07-01 · TAI - UTC = 23 s, TT - UTC = 55.184 s
  725737, 24,  // from 1988-01-01 · TAI - UTC = 24 s, TT - UTC = 56.184 s
  726468, 25,  // from 1990-01-01 · TAI - UTC = 25 s, TT - UTC = 57.184 s
  726833, 26,  // from 1991-01-01 · TAI - UTC = 26 s, TT - UTC = 58.184 s
  727380, 27,  // from 1992-07-01 · TAI - UTC = 27 s, TT - UTC = 59.184 s
  727745, 28,  // from 1993-07-01 · TAI - UTC = 28 s, TT - UTC = 60.184 s
  728110, 29,  // from 1994-07-01 · TAI - UTC = 29 s, TT - UTC = 61.184 s
  728659, 30,  // from 1996-01-01 · TAI - UTC = 30 s, TT - UTC = 62.184 s
  729206, 31,  // from 1997-07-01 · TAI - UTC = 31 s, TT - UTC = 63.184 s
  729755, 32,  // from 1999-01-01 · TAI - UTC = 32 s, TT - UTC = 64.184 s
  732312, 33,  // from 2006-01-01 · TAI - UTC = 33 s, TT - UTC = 65.184 s
  733408, 34,  // from 2009-01-01 · TAI - UTC = 34 s, TT - UTC = 66.184 s
  734685, 35,  // from 2012-07-01 · TAI - UTC = 35 s, TT - UTC = 67.184 s
  735780, 36,  // from 2015-07-01 · TAI - UTC = 36 s, TT - UTC = 68.184 s
  736330, 37,  // from 2017-01-01 · TAI - UTC = 37 s, TT - UTC = 69.184 s
]

/// Delta T of a year.
package func deltaT(_ index: Int) -> Int32 {
  deltaTs[index]
}

/// The first day with a value of TAI - UTC.
package func leapSecondDay(_ index: Int) -> Int32 {
  leapSeconds[2 * index]
}

/// TAI - UTC in seconds.
package func taiMinusUTC(_ index: Int) -> Int32 {
  leapSeconds[2 * index + 1]
}
