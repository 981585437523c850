// The instants of the pentads, for JavaScript.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// firstPentads: the first two instants, those of 285° and 290° in January 1899, in seconds from 1970 in UTC (UT1 before 1972).
// Each further one is as long after the one before as that is after the one before it, and later by the waves in whole seconds
// and by a letter: `>` is 0 s, the letter after it 1 s. pentadWaves: seconds, the period in days, and the turns at the first
// instant, whose days are counted to the instant before; Apps/JavaScript/pentads.js has the wave. A row is a year.
//
// Inputs:
//   Data/astronomy/nutation_lunisolar.tsv
//   Data/astronomy/nutation_planetary.tsv
//   Data/astronomy/rounding.tsv
//   Data/astronomy/sun_correction.tsv
//   Data/astronomy/sun_vsop87d_longitude.tsv
//   Data/astronomy/sun_vsop87d_radius.tsv
//   Data/time/change_overs.tsv
//   Data/time/delta_t.tsv
//   Data/time/leap_seconds.tsv

export const firstPentads = [-2240134955, -2239711176];

export const pentadWaves = [
  [1278.7, 365.2596, 0.0102],
  [9.8, 182.63022, 0.5138],
  [166.7, 29.53059, 0.7838],
  [18.7, 13.6608, 0.6512],
  [13.9, 14.25418, 0.5406],
  [10.2, 27.32171, 0.2953],
];

export const pentadLetters = [
  "<<;;?@B?D9?B@EA8<E=K@9C@IHA<ABDA<<<F>BE5C68D3?456A:;44;:B3:35C=9=<5L>A",  // 1899
  "B::A>?C?C=EADHB:CA?O:<C<JH?=C@KA<>9D>DA8D7@>4=558;4@05;6B4807?=7;1;K;DA9",  // 1900
  "@F=BC;FAFDIEE>IBFL9C@>JE:@?:N;=:5?=A8;<?D?9;9:@:5A0>;7B774<9A67/=@=C96BE",  // 1901
  ">D:8A?CDD=D?FBFC;C?AH@>B<?N9D:9A?@7;3GCB>9=?G8?<8E>>C9<===A8:4=;=>47>;AB",  // 1902
  "35;3C>99>9GAC;?ABDD>@D;JG?J<AEDB?:6F@E<:>BD8A0;C:?<5=>;?<6<6?;<:4<<:D?6>",  // 1903
  "96G:7:7:L>B9>@GDC;AD@K>DI>GGCIA<@CAC:<=FB==.?<8<4/<9;>45>6A;8:8>==B>;E9C",  // 1904
  "H:;>4>K;D:;CHAC8>C@H8C>@BC;F=;C:BA5=;BEA?5B=@@36@:>A/;=8F879:<@:><;D<HBB",  // 1905
  "?B4HB<D;:GF?F5?AAD8>6@AA9B7>E8C;6@8=B??=AAC@:8?=DA2@:@H87=8>D5:;5@:A9@:?",  // 1906
  "4I5>=8:I>CF7CCBEA<<BCF<C6GE?G8>A=@>:?A?DC??:?=C?4@4ED8:;6AA3<45?9;9:6@9F",  // 1907
  "4>67;D5E?9FACHC<CAEIB?:HDGH6CBAD=6@;=D9=>7?7?9783E9>987F?:?1=?@<=6;D>F:A",  // 1908
  "9?>@7D9>D>DFA@D<HJ?A<DDJB;B?FF<6>7?A2>9;B8=7886@3?887D;A=1A>C?<2ACEB>=?G",  // 1909
  "C@;=7CA:C>;@?8G><>8?AF=<>@HF?9E6JA4B2EF@@9<>?<9:;;<?9C86C9F?74B;EA8:@DFC",  // 1910
  "<96B?=@8<B>>G6@=:@A>==;BCE?=C9P?>B0GEBB>8IA>>1?<<=5=49>4?746=4D95:;@FD:@",  // 1911
  ";CAC?8?BFEI6H>DHC:C=@F>E?>B<L>A@3EA?@<6N@?B+B;?;557<;9955;:4A1698;C<;A8D",  // 1912
  "FA<<9@HHD:H=NJE9G>HI:D=A@>@@?99<?:=33K;H<1E;CB56=?@@7:<>?;=1?9:==6>>8DAB",  // 1913
  "=<4@BB?;><PCD;B=MC<C9ECC;E<A?=A9?48@8G86C:G?79<?E?6><EA@=4F9A=95?8;@6?:;",  // 1914
  "4?7>696<E?@;=?L@C?:HEF@G;JFEG>D?B@<F8@A<FA7<:9F86;5C@>68?;C;69<8A<5A7=<C",  // 1915
  "5B295@:==<9@E>D<9DCCE>9KCJH<FCHD@@<A@@C>>>98E3;40B9<566?A;87<:G:9B7CEC<J",  // 1916
  "6B<B;A<?=CA@E9>@?CD6:B<K@8?=EE>9=>?@=>>E<?D5D48C6A866C;?669;E7;95BF<DA8K",  // 1917
  "AB??9D<D@@B:>>?B?3<<7L87<:DE;:>9E><;9GAGB:H9BF8F<;?E:I6<;=F9;38>@:>58H=A",  // 1918
  "?66D8A@:@@?ADAA:?=?H7=<:ED:=?4M:<:5A>G>>??FB;?=;E>9F5?>:D;77;;A9<0;B=B>4",  // 1919
  "<A8E:7?>BED@B@EBGD>B?AHE<E<=M9B96<>?9<3CA?:68:B7;94C;=A9:<<=C9;5??@E::B?",  // 1920
  "AG59<;CE@<C<JCH<BBBDG?>D;DD<D88<>;:51C=B775>@7=17C9A>7=A>BA:@:C?CA>>D?IH",  // 1921
  "9@:9GB;=<8M@C7?;DAB6@@;H=?E:@@?A>48>=E8:9AA;<-<>9A92@=<E:7B8C=?;=<A<FA9E",  // 1922
  "9;F=:B3=L>D;;=J?E7>@AH:D@@EF?GA;E<BC;?>DDA<2?:==52;9;@06<3B94796@8?<;C;B",  // 1923
  "D=:C1FD?F?9GIAI9@ADF?B;BFE=I:AG;F>9A;BCA<;;:@;72:7?>-:67C63867B5;:9??C@@",  // 1924
  ">A6J=AE>=NAHJ<CECGE>=BCF@B5DD<F58>9?<<??=?@;>7;9C>4>2BB:693=C3<56=@=>>:@",  // 1925
  "=E5A:;<I7GA;AC>GC;?>BHB?:DCFG7>@=D<5@??F=>A;@<D>==6H@C<<4FA;>17?>;<58>??",  // 1926
  "7:299>4B7;@=>D?:A9EG?@:EBLE=B@EJ?7B:EH:D=?C=@:=9:A9A9:5F9B<1<<A<>0==BC<:",  // 1927
  "7>=;8>3?@;AC:?A7JA?@;ACKB?AAIIB;E4MB:F5EE@>98;=:89897@5B65=9@@92A9FD=:?C",  // 1928
  "DB<:6D>AD=:D>>H9>?:@@@<=9?AC<;?2L<:@0FGCA>5FA>@3@<@A8A8<@:A>78A5I?:<@@IG",  // 1929
  "<?5B@DA::CADF4@;=A@3A89B8B;:<5G:=:0@ABC<4M@CC0C@DC;=<CB@?<9?>8D69::9E>:?",  // 1930
  "5<?A:;6>DHC8B;HEC3F8DE;B<B??A@@<8;A>A88L=G?/D;DB88=AAB;9<@>;@1?9:;A6@=8?",  // 1931
  "?=::2=@E?<=:NFD9D9LE>C;EEC?E>@==A:>58B8G82?5B>54;:BA5<<@AA<4C:@@>7F;AD@B",  // 1932
  "B;8@>D=>:?HDD?=:N@D?9CED?E7F?A@7>6;:8C5;=7@;6866C:7:5BBA99?<EA::C:GD?EBA",  // 1933
  "@E:E9@8D=C?=9<D:E:7>A?E=6F>HD8@;C><>8A@>B>==97G5?92D?B8:7AC@7:<9H>;C:?HB",  // 1934
  "<D5?<A:C=@;B??D::>=@G87E9LD8A>DG>;<>DCB@@C<=D3D45A6A651B8@462;D7;95@G?AD",  // 1935
  "4E?@?C9F?FDEEA@CAFG8?A;Q=<@<DJ<;=6F?>=;E=C>6B2=>4?829>5C3559?9944=D;C98G",  // 1936
  "@AA<6H=FEDCDEEGFF=BA@N;>><AG:<;1H7<82A?G<=9;BA9>:9C>:F5==;A=:69:A<?4:C?D",  // 1937
  "A56B7G><;C>GE@A=D>EF;C>?EF;E:9K7B74:@B>=3AB@;:8<G:@@7F@>C?:><<B:;4;;<C:3",  // 1938
  ";95C667:=E?;?9F@H<@?DCGCCI=HHAJ=<@CBB<8G@F;86=C7@17D9?@5:?9?>7<6=;?@::?8",  // 1939
  "@C2;54@E7>87GAD7?:F?G9DC?KCDI?BEAFB9=BBI<99??;</8>8?;0<<8D85@5@=A;@<E>HD",  // 1940
  "<B99FB9E6;J@C=99G>D5=<>G<?A<?D:E>6A9BG;A=ACA=4>;>B:4=<=F38?3D<;7A6E<F?AC",  // 1941
  "==G==C2AF?A?4>C<D498?@<;9<?C:D7<C8B?9DADFEA>??FBA9@=FH4A;;G=7<96D6>;;<?=",  // 1942
  "A8;;2C=>B=6G>AF8;>>@C;:;AC?B4@@=D77A<CD@AA?@C>C9>:G@9>6?F>7>2>D7=97=B>@=",  // 1943
  ":<8C8>?<:I;FG;AC>FF;@=AGD@7D?CE39<9A<7@==A<9?6=6C:<<4D?C9?/GA<A66BD>D:=?",  // 1944
  "BA:>8<>D:G?<D@>HA=A9CG??7@<I@7:8=A:1>5AC7>89?:>9=8<A=D><8I;GA7;DBDE9?CEH",  // 1945
  "B<8=@B:D6@A<@D8==6C@=;9>=J>;<;AC=4@/FC9D3@A=>88:>===<;<E8H::<?>D=4A:EG@:",  // 1946
  "<<@C==5C?BDA8C><I:?>;@BBA@<BBG@<B1M>=E3EFB@<0A?;>2;9<>6=59<7;?64@4DB;=?;",  // 1947
  "EE;=6A>ICB8G?GJ9A??EE8F=?E>F@>?7I;?<1ADBA;.G;?>,=:=>785?;<9;3;=5C;9>?:JC",  // 1948
  ">@7=CG@B;CDNF>B=GHF5I7GD<B=@>;>><82:>@B85F:F;0>;@B:6<@?A;89==:@3>;=:H8A@",  // 1949
  ":;B<=?5<AG@>;9GGA9C4LD>A<BDC<F<?<;>=A8>D:J;5A8EC:9>?EF;>:AAB<4A7><A2E6>;",  // 1950
  "A4=639<?<>5<AC@=;5J@AB:@GDDF;FABD<@;BC=L9@@6D@98:3F<:;3??C88;9B?=5E6E@A<",  // 1951
  "B6<<;><=8?>CA?9<D=F?8>D@JC7H?HG:>=BA?B:F?>@=;=63E5?61==A775<@@98<8I?@A?=",  // 1952
  "H?<C:=?A=F?A;A?>F<8=<=H76A5K?7:9@B=9:?DCA??B:=E5H78C=E<:4D<F7:5<F>?>:>L?",  // 1953
  "BB5?A@>E9D=A@AB:;;<>E58<3M<8:7>F88;3EAA@<D=EA8H6AD=EA9>E<I:;6=A=<64<D;D8",  // 1954
  "3=>:@;5C<CBC=A?ABBD:?>=N<>>;AJ;>=/J;?@8B@G><;9AB;><8C?:G5>9==?:86:A=B68?",  // 1955
  "<@?43@7FA?:C=FDAA>B?FE?B@?DI;F97G8A83;@B<<0==?8949E9??4D><C?:?;=D@C:?ABH",  // 1956
  "B7;>7K>=;?;LA?=;C@F<?=B?E?>E8@A;C748??A:3?=A871=A8@56E:AA;9B:BB=@;BAFFB>",  // 1957
  "C;@G9>:9=J9@78@AA9:7C<E7AB:F@@E<:?>BD8>CAH;;7>B<@39C:D?4=>8F;7@6@>C<C:E;",  // 1958
  "EB8>;6DD:E69FAA>77E<D7=<>F>@B=>E:F?9C>EK=A<AA@>3::;@:1;88F34<1?>:8@5F<F>",  // 1959
  "A<>8H>?G9@KAGF7BEAI;=;CCBA;=BB<C98A8BB9E<A@@=9:9>?;4<5?D1;73@=4:83D:C;B;",  // 1960
  "@;F8B@8DG@IE9ICCL?;@AAE>:;?B>@2:>7B45B<AA=??9>B=D7B7IC<@7<FA7@2;C;><9;E;",  // 1961
  "C7<79?=>A=:F;CG;<A:DF<>;@FDB5@=BC47<9DB9@>:B<<B8@:H>C?:BFE=A1D?=?82>B;B6",  // 1962
  "879;:8:5=A7E>:@@:GB=A:CIEE:G>OE<?=?FB:E:CG8A99=9@7=8;>>@=:3F8C?74B>BD7:=",  // 1963
  "A?=768=@9D6>?==E:=@6FABA;AANAA=>AF@7C2KE=C4<A==868===;;98B6D<6;@<GB8B?EJ",  // 1964
  "D:=9AD@A7A?BBE2C:9F:<=8;A@>>9=<E<8=-K>AE2AE@A<2@A>B7<>>B:A9:==9E;8A8EIA=",  // 1965
  "C6CE>@6>=FBB1C7BD88<9>A5A:;@9D;>;3E;BA7AICG?1IADF4AACE?=<A>?<@5<>6C>;<?6",  // 1966
  "C>:;66>F>@6A9KC;:;?BE2F6BC;A>?<;>=?;6?EAH;4H;G?3?;BB>8<@>D;=5@<=B7><?:I9",  // 1967
  "@;:5A?>A9=AIBB<<BKC;E4KCAA>@@B;A:;79=<D79A5G84;6?B:6=:AD<<7A=C@7?=@AI6K:",  // 1968
  "B;E7C<:=BBCC;<BF@A=4I>AA9<BA?C3@8<=7=8??8G5;=4>@;:;3IA?=8?BH<==<CGA:J:FD",  // 1969
  "E9E7>=?@A?9?=C>@76B:C?69C=GB3C9DC6<7AA>C8B=:>><<83I8E96>@F;<5<?D8<=7GA@?",  // 1970
  "B4C==??<?B=EAB:???F>8<??L>9D9ND<=:AEA?>BD@B<;@68D0G35;<?<60=8B7828C?>?;7",  // 1971
  "J;?A8;C?BG=E?CACE@>>?AL9?A7PB==:<H<7>6GAB>8B8@?4C4;A9??38?5G493;=@><6<H>",  // 1972
  "E=5;B>EB8EBDEF@C@AACE<@==L=?=8<H6<9-G;B?8==F=:<8@D<??6DA8I6=9<<B;;6<BAE9",  // 1973
  "6<<<C73?7DA@6C8C@A=;@<DD@@@=CH;F96G:E?:>DFA?5=BD>?:=H?BD8B@=@A9<9;>?@6;9",  // 1974
  ":?=0572D<:5<5H=>8:=>E=?>B@GBBI;AD>H=;AGFH>7A@D<:4;B:@:3D:=B;6B7?@>@:@?AD",  // 1975
  "A6?49F;=;88M:B87>C@=<8D=H:BD:F??E;:??FG<<@@G;<4>?<@48@9AA49@5D<9>:?BBBC<",  // 1976
  "D9CA=>@5DH;G:7AC>@65?;A5=8:B;<?7:?6B@7D?AK=@;@ADA:>A@FD7@>9K::=7?C?<C9F>",  // 1977
  "E<@;>6G=?F89E?@B48?:B896<>?;;5=>8@74C9CE:E=A?DA?=?FEF:C<CL;>=5AD5>95C<@;",  // 1978
  "?6=5C6?@8=G<FC7B@?H>:<?@H?<;?B>C3;=:C;;D<B@><@9<B=E9@6GD>>88EC7A49D>@?<9",  // 1979
  "B8A6=89=B;E?8E<BI=<@=CJ?A;@EEB4?8>B36<:A?7;;4?99A6=7E=B>:<FC?B3BDBCB:BGB",  // 1980
  "G=<:=A@>B:>D;DC:>?8DE;@8@DD?8>6G?575:C?7@5:C5=85=9?:A9;?B?C=6F<FD@7GCGK?",  // 1981
  "=>@AB;<7A@<C9;>;9D8<<4B@@@:?<K>?:;<DC;F3IE<D3;?>><99?>@==:9C8C>98B9HE9@=",  // 1982
  "@DD8;7@CAB9=?A@D3B:8D<=>;=BAAA:@:H?<D1PBDE4?B@>=-==;?497<=6>869<6F<8B:@J",  // 1983
  "B;@5@FDC;@BIEI5G;EH=;A<@F9F<<@:A==92E=EA4>D?D:,C:@B1:<<?;96;::7A3;=8@E<?",  // 1984
  "A3CB>@>:AJFF;D:NFA;?;GD6E7A@<>;=87:9A<6>A@G84C:GB6?>CFA;=@=C<@4@:>?>:??8",  // 1985
  "D:;<93@?@A;9=GAB::=GA<C4GC@A?=@>=?;;:<C>G8;A6J<8?:AGA;A<DG@=7?:C<:8=;>C4",  // 1986
  "A775?1A997??AA9;<E?C>5IBFF@=HCEH8B?@D?F=DA:G6?:6=@;:;1E?>;4;<F;::9>F>9F6",  // 1987
  "A=?3C5;:@:C>9=;B=D87A=GD9=E?LE7D:CE9><EC?E7B=9<?<>82I7F867BB=<4<>H=?B9GF",  // 1988
  "A?B5B=A?D;@?=B>B79<9E=67>8K;5A1G@996>EB@>@B@@@<C9;I5M99>C@D87<;E<?7:DE@D",  // 1989
  "<5E:>A;6C:?C;>;;<>@;89;8J7;=2L?::89H>>C8JCGA;E:FE:J;@DB@H8<B8G:<6:=A??76",  // 1990
  "C8B:25A8CB6?>>?C:A:<?=E9?;9K>=>87J9==2K?HA:<?E?=<9AC=A@7D@;F9=;<<C@>9<C?",  // 1991
  "H957>;F=7>=DDC8E9E@B?=B=AF?>@9<G5B5/D:E>78?@><1:?A<>99F=@D6B=??C<B;@BFG=",  // 1992
  "?<<@F8<=8IC@:@6I>B7<:>B=<<?9C=;B38>5E<7;B?D93<=C>=5=F<G>7F??EA9F:CDECBAB",  // 1993
  "@EC6@89H?=?85J;A768@?<:6?;E9?B7A<:D8:?@CH9:>;F<<5=B>D:9C;AC99C1F==<?;CBB",  // 1994
  "B8B5>D>@C5AI=G=6=F>D97A?E<A<>D?>A9=B:FG:C>>H:>6;<?@69;:?A39;2G87;6:E<@A8",  // 1995
  "D;@>><D5GCBI?:FCAJ8=A?FA?:ABBA<7;>8@97D9BC7C7=;@><99?AC5>6;H99;4<G9?>8DA",  // 1996
  "@>>9@8G<DD>=I>FH7AA=IA<<??H@:9:@<?24?8D=7B;==>;A7>@@G:A4GE?=:5CD9B87EA?C",  // 1997
  ":7<8>7>88<B8D>6B:=H<;?;AL?A;@DFC6?:@F==@@BD;=@7B=@D;?;GAE>;8F@>B39C>AC4;",  // 1998
  "=:?7638:=:?68@6A@7<=7CE=C:BDHE:C8KD>=@BIH<E7>D8@87;;>;?7;9B;@=4?=AF@5E?A",  // 1999
  "J<98<=D<>5A?=C=8>=8E;<@6@BDA<=<H@>:;;JD>H1GB=B76@=>?7:==?:=97A7@A;8D:II=",  // 2000
  ">><CE;A7ADCD=9A>=F0@75@;8=78>=><5:6E=@C1MCCF7;FBCD5ACCF<?<?B=@=9<A6I@=@=",  // 2001
  ";GB6?4>CD?=8=BBD0A4>A<3@5<B5B99;5@;=:4H@GC7>DAGB2FBEI<@@CCB>;=:>8D5=<;;G",  // 2002
  "98=1:A>=@5>DED8A6ICA9A7GF8F8B@<?=>99=>F?9>@>G;2C9ED8==ACD:<>;A=A4B:>@D7C",  // 2003
  "<5?<:<=3A>CB=::FCB=;:IB@E6FDA@?;<::<9<9<>;D67=2G<8>8?EC;?:AEA@8C;GBC<G?C",  // 2004
  "E=>@;9C9DA=:>?BA;89D=C>3C@BC<8A;@?4::=A:C7><4E4@:5<E?=?3ECE=<:@HB@<C?LE?",  // 2005
  "D<=>@6D9=:?8C>898=<B76=<CE98C:JC5@8DC?C=FB?D8D<;<B=A;3H:H<66AB?=69>H>A>;",  // 2006
  "?B<;A5>=@;F:>=<?>C79<:EA8:?8P?7C2HD>>=CIEB>?B=>?9B57E4H758>;B8389E<@:9AF",  // 2007
  "@C<3C>ACE7H?CFBA??>ACB:;@8O9;>1G?:876IA>B4E>B?7A7AA8F8;>@9F48<6B>;7;;DAD",  // 2008
  "85@:DA:5G;HF?>B?AD<B9>=<G8@;6F>:952G8?>2G>E?:<=EC@A<CIABE9E@;F==;=:CB?::",  // 2009
  "<:E844<7G<99;=BA6?6A=A==@<@CA>A6<G6E75G=H@:8?CA@6<CFAC?:K@BE:?>=<E:B8>;A",  // 2010
  "B:4678G4;86?F::<2G>A7A:BCC@@E=EC=I8<C>LB<=@BD;5:=A>=58E8E<5@<:C@6E8C?F@B",  // 2011
  ";>9@B7>97CD:@92I<A897C@@=;A=H;@A8>=9F=<@?AH9:<:F<?5;B<E=6A:=F:8D4FAD>E<H",  // 2012
  "?G@<B:>EA?F5=F<C<48B9B84<;A:>78?:8>6:@;DF9B:>G=B9=@BG==?>CH7=@5H?==@9J=E",  // 2013
  "><=::A<=A4AA=D=3><<E66<;A@<7<=A=<5<><DA:I<CG:G<>@FAD=?@DJ8B8;I?9>5;I8B=9",  // 2014
  "<=9<98<6B;@C<7D:@G5==;EB;<==F@<8:@=A9:C=H@:B;<>>;B7=>@G;?5BEB;>3BG;D=8DD",  // 2015
  "?A;8;;@=A?;?C;FB8A=<H?;@==L>>9:?A@3:5?E;:;:>>8:=4?;?B:=8C@D=;6EB?F8;FDDH",  // 2016
  ";<?<D>?9=@C>G9:B9>B9;<5@D;A6==D@4<1D@;==:DB9A5;B;@?:>>D@C=>:F>EB8@BBJF9D",  // 2017
  "??H>9:;>E>A5?>;@>5<95D:<?5=?B?;:7E>=;>:KC>E1CA=D89@A?B<:?=A:@96>9=D<9B9C",  // 2018
  "I<:;7?I<B7A@ED?8A>>G5B>8D@?B>:@@B@:;:JBED2I@AD57@>@A1:?;@8979<7;=78A4FD:",  // 2019
  "><5BD:B7>BJBC:ABFH7E9BEC:F:?E7E;8:5@;A<5D?DB58B>CA1A@>G::<=>A::<9@8F;@<@",  // 2020
  "7H::?6;CC@D7?CEE;@5FDB9C6DD:D6=>8<9>79?>D?8:?=G=5B;HF=>@@DG<>>:B>B7C:@<H",  // 2021
  "3?838=5<<2<;A>=76A@@=<5IC@G6DDAAA<@=@CCA@@A=I9<?6IA=A;>GF=@:=DA>8?8C?C4E",  // 2022
  "5:;93=63=6>=<49:>?;65D<EB4E@EG@:E?CE=BCDI?H:B=7G6B;77D?>=1?@D<:8=DBA<C:H",  // 2023
  "A<=>7<@7C=>9>:B?;78>9E:5>;CG:6C8GB5?8DH?D;F>?D7E;;<D<E:4D<E=91A@C>::?ICA",  // 2024
  "C:;D=<F9?@@=F<>;9<:@5585@?55=1J;4<-CB@?<BEDB?AA@DE=M9AH>L@;;E=H<9:<FCA>9",  // 2025
  "<D:@=1>?=AB4B;;A;=8:7<<@68:3L5;9-C=;;:8LCBA7EAFB=F;GH@K?>BE;I;:<:@C?9:;A",  // 2026
  "@A80;9@B=1D9EC>:@<>C<B:>==I;A:7C@:<63K<D?0F<E=;8:EA@@:@E?@G5C>;BA>=>:FCE",  // 2027
  ":899D?94@6JB;8@;FB9A:A?D?@B<>A?;?16B3E91B:C>54;@@=88@D?D?7I?AD@>D@@HCG@C",  // 2028
  ">BG?;;<:M=>9;;H<;;3A=@7?8??@=<@5?<7C39@:G?67<=A<67>AAA99I;FA:@B;FF<H=FCH",  // 2029
  "BB:>6AC9@98?D9B61B;@993B>B;:A:F==D6@>>JB=A>@I:;<9E>@8:A:H;7=;9F:7D4BBD<E",  // 2030
  "6D8C;<?=8FA=H59D<C?47C;F;9><F=A;;@@=D>BE@DI7C::D:A5::>B;6;6:G38<0CA<<B5I",  // 2031
  "<C<=<><G?BH8CDAHC7>C<L;9@<DB?8;=><<4:A<DA7E9?D8D9=9D?C:;9@G6=65D?8?78H=A",  // 2032
  ">:9?8B<@A8E@AH?8C<>J7:=:CC<:<9E=;47>;E;;B;DB:B>=AD>I<B@EI?A8>FB<@1>G;C=6",  // 2033
  "<?6=8588=;>=89@7?C3>;9DC:?=:M?A9<=CD8?<CI@=@<?C=?B9D?CF@@:CAC><3B?>E96AA",  // 2034
  "<C3678=<<79:@:D88?8=C<<A9AJ?E:@@IC;@6IHDA@<DE8C78B=??9<;@>@:;5C;AB8;B?EH",  // 2035
  "6>9:B?:89;F<C3=<<>?6==5E=>B7>=D>;84D>A?>:JB?D2@E>E=8@BAC>;?=A<B=:@>=JC:F",  // 2036
  ";>I?:=8=J?D4?<B??1>87D2=;4==9?95::=<9;9JACD0FABG;8ECDJ9?E?F?A;@??=E><D8C",  // 2037
  "E::;0>D9?79<F=A2=7AA5=6;@?7B7;A8A::;8CBGA8E@HF:;G@IH6CEAK?>=A>C;@:=?9F=<",  // 2038
  "<;1B78=56??=B4<:D@;<4?D@9C5CC;C9<=9>=C==B?EA99?;F?5B9DH>=>@@G<?=>@BF<B>A",  // 2039
  "<I4?;89E7BB6==BA@;5@AB>=4F@@D3>?;=:9:;=>@=;:;8E88>4F@A<>9FF>@9?AGB>B>FFI",  // 2040
  ":G8>=C7F=9@=>B?499<?<42@:BA1?;>B;4<:=D:??>B:D7A<5H<E>=7LAE@6@CH?A:?EHE?E",  // 2041
  ":E?>:B7?>;@B;9:7?=;43<8E;3;:@F;6?4FA7B;EF@D9C=>D8F=<:H:J:4@=C?91?=E?><:H",  // 2042
  "A@=<6D>>D>=A?<H<@;:><E;:<:BF::?2M=8?1GGCA=?BB@:>=;?B6G69@9C<63>8D<96;DAD",  // 2043
  ">96C<BA8=CACI8D??CB@>?;A@F;=>2N6;8+A>==;5G?@?5A<D@<C7DC=E?8>A8H::;<?DC><",  // 2044
  "9A>D:5:?@GA4E9EC@8C9@A<B;><;H:@82?=;;82J;D=0B;D?=:<GDCD=?GB@I7B@=?F??>9A",  // 2045
  "@A5535??83:4E@;2@3D?:=;A=E@BC>>BB?B8;I>L@7E<HA<5>BBB=:@E@CB4H;?AA9C<<CAB",  // 2046
  ":<39?<5944H<:693F:;93?>B<A<B@E?AD9BB=M=BD?KC:9<>B=88;B=B85F6A@::B9DB@D>C",  // 2047
  "=D=A9@6@E>@=8:H9A92==?<<2C<B=:?8B;;C6B@?IC<?==I<>::E@C9:B9F?5<<6H=:C:?FC",  // 2048
  "?D7B9D>?BA8DB<G74>;<>30?6C9687A;::4===E@@D?AK9G=>ICH?@@EHD<@;=K:<@4AG>>C",  // 2049
  "3B:=9>9=7D;?E69@9AA18<7H8699>A;67:<=>9>E=FD9I;AG?H@A?IDJ<A8CI9A84CE8B:5F",  // 2050
  "<=994=8>;?@7>@=F?5A;=L9==<BG==<7D>=69@?H;;B8D?9B<;@B<J9?;CG??89DC=D5=G=D",  // 2051
  "A77@7@<:<9?>?C;8B9AG6A=;CG=@;8H;?467?C7>7=B>9;9:C:>D7B?CDB?<BBECB6FFBLC;",  // 2052
  "BC;H;:;=>B?<:;?8C87<89A<:?5=E;B598C>8=5CDA;<6@B9A98C?BC=>@BBD@>9G?DI>?E>",  // 2053
  "DI6;87AC;;7;B<C2::::@5;>3C>>B8==F??;9FFGBB8IC?D3>C?C@7=A>A>9<8B8B<:<A:FF",  // 2054
  "7@58DA9?5<FAC6=:A@A0B8:F8?>9>A=A?8<>BFAA;KADB2@@?E:4A=?F69>9@;<8<:?9H=<C",  // 2055
  "8<F=9A2@H@C>:>HAE6A9BF;@:<AA9C98?6>;9<:C?E?5@>CE:8C>DI5@@<F>;:?9A:C9>?;A",  // 2056
  "D::>0C==A=6BB@C7<6C?==5<BA;B3@A9A79=8@?D><?=EA>:A=LF9H>EKC@@@?H=C:@<CBA;",  // 2057
  "<;4A39:73A4>@477=<?749A@>@1FA@F6=@<B=B?CABD?A<A9J>>B8FGD??7EE?@8<?FA@><?",  // 2058
  "@B4>788@1D:7;9:??678>@A:3F<GE6@>@E@8A@DHAAAAA<E9C;7D=D=;2G?A=59?E?A8=CGD",  // 2059
  ">@7>@=9E7>@;=C<996@>>74?7I=6;8=E:3=1EC:C:CD@D8D=>E<FA=:I<K>5=@DC@5>AHDC>",  // 2060
  ";DA?>@5C??CB9?;9A;;64:8B8676;C74<)J98?2DFC@=<BCC@AD>EH=O<>D@EG;:A;HD?<<A",  // 2061
  "@A<60A8@@:5A;?D5>:9<>;<::;<E8;<.N7<;0DEDC?6JADA:B@FE@G;EF?EB;>B8H><;=>BC",  // 2062
  "=83<7C:64>:EA3=9?@@4C8>A;C<@;9H:A83?@@C=3K;E>1><D>?:9FBAB>;E?>G8B>@>IBB?",  // 2063
  "==@D:96=?I<9=6GA@4A5E?==<A<A@=@:6><;?59E9G;2>8C?969B@C=;<E?CC5G=AAG=H@BC",  // 2064
  "GD?=8=BG;?;6H@<99/E9;84:=?;>9=;?<9A3>@;L;<B:FB<9;?FB=;>DAG>7H9DCA9H9EDDA",  // 2065
  "C;<<?A8A6<B@<@35F6@719<=>;3?;C<;>6C=<G;EC=JC>@=<K>@<<CAE99>8AA69?2F=>?>;",  // 2066
  "B?<@7@8B>BBC7AC=H;6>?@E95C:H?9<9C=<>7DAAFA?C:>I7E:9B@E9<9=AC4<65I9:>6<G<",  // 2067
  ">>4=:?:A>B9D@AI:<B=DG7<A9M>9;:>A:658<=@<<D9BD4I8?D?H@>=GAJ;@6AI;@<3BH<C=",  // 2068
  "4B<9=:7?8A<@A9;?;CB3><8L:<;:AE<::4A;>9:@=G<9B7CA=BB<CFAN=D;GGCC<9EF@F79E",  // 2069
  "<=<22;2=9;56:::>94<6=E7>;<AI>B<9J?D9>>IL>C<@ED;B;<E?@F9C=CBD?;<BABC5@C=G",  // 2070
  "@48:3C88397?:;37;5?;5;98AA;C8>G@F9>;IGCE:FGD??7@E:C<8B>?B<;=<@@?>8D?AL@=",  // 2071
  "C:>K8>8;>G=?4=?<A58:89A4==2A=<@68:A=?:;DFEA@5HB@F6>E@DD9?A=F=<>9C;CB>=F9",  // 2072
  "GH7?:8DG;B7=C@A777<8@,=46?69<58;8?969>CFAA:IBEH5DFCMF:FEDM>?D=D@B;A;D9J>",  // 2073
  ";>83E;8B0;C??;58A;A0>1<@7<86<?5A75=6??>@<E?GB9A@FJ@<GAHL;AB<FA=<@9C<H8D<",  // 2074
  ";;C6:=1>@<A>5>@@B9<5C@??8;BA<D3>?6@88><@>E;:=9C@>8@9ID;A<?HD;@><E?F:C>DA",  // 2075
  "F9?;5C;<A>4E9AC;9:>?C=79D@B@2A=<A17;7?<?:>;;?<=9=4J=?A8CGD@B7EGCC?>BLEGA",  // 2076
  "C>BC:A><=D5G?:9:8??746<=B82@7EA3999A<9==AC;?;==8F7D<9BBEA@3HAGB:8DHDF<@@",  // 2077
  "H@;>7;>?8F9<=;:B;994==?94A5J?8<;=G>8B7JI@F:DBBB8E:=B=D@:7E7H;46>@B>6;>FB",  // 2078
  "@<5;A<=B4B>>AD8@;9D<@;8=;H==:;=H;:?,MBBD6FDD@<;=@A><A8?C6J88;<;D95>9DC@;",  // 2079
  ";<>A?>2C;EFA6F=AG<?><@A@??;<<H8<9,J6><2AEB@=3C@C@:?>FC>F8B@??C7<@6D@><?8",  // 2080
  "AB=93;8G?=2C7GB69:=>@5A9>><D;A:7F9B93@EBE<4H=GA7?@HDDA<JDEEB:FA>E=?>@:E?",  // 2081
  ">9638B77186F9663=?;2>2B><?;A<A@@A<:?BBJ;?H>L@9A<GDA;<FBFA;:F<BB7B<?>H:E<",  // 2082
  "<:?<;857<C9;73@@98:.E:?<8<?C@A=?=A?>F:EE>P=?@<FD>9=<FD=:;B;F<3C7@@B7I7D@",  // 2083
  "F:B7;9AA:@99A?<?62D7A;46?<A;3=:?:8;6@><K9DB<GC@@?;N@F=>DCK=<B9DF<;E5HCB@",  // 2084
  "C8B;@?;@:>@@>C3;>6D90798D51<6@;664>9;?7CA?CB?C==N<L>AEGKCB>BFJ<B=9KA?A;8",  // 2085
  "G7;;388;:=;?3?::E84;9=F57=6I?8:8>@=98>BCEA=G:EF8M:BDCHF?>FBL<A7>I@??6=J:",  // 2086
  "C929<6<;5=6>9=A69<9?E2==6M<<<;<H=:;3C@E<;B:G<7B5AA<AC:BB@L=A9BEEA@6FH@K=",  // 2087
  "8C?<B96?:@??9<8>:@<4?6<G9<;:=H9?81C9A7=9BG:<89A?;><9E?@G;B<DCE@>;FCFJ;BE",  // 2088
  "AGD9:@7H?>9=8B;=35:3=95986?>9B48A<A7;9GG@B8@EC>A7@F=GA:F?BEA>>?B@CD;CB@L",  // 2089
  "C9@89K;=99;G;@27;:?45886@5=>3>==A799EAG?<DHFAC5FE?I::G<EC89@8B<;::?<?E>=",  // 2090
  "D4?G9>=5AK<F7;CBC<8;?=D3B;8E9>@7:<;??9??EFA@7F?BF5>C=FC6=A9H:9;9==>=>:C7",  // 2091
  "F>9=:3EA;F6=DDAB9<ABD9A7@D===6<=6>64;7@@>?7B<DB7A>DID:DACM<A?=CD=?@9E;I:",  // 2092
  "A;:4F5<@3;D9AA3<<>A:;3?A??96C?<B2:>8?;=A<@=C<<<;CEA<D:LJ?E@?IH?C><H?F;B9",  // 2093
  ">:@0<52:;5?91=5;@865<<C>88BAED4D?@G9>DBGDD@D=?C@A;A5L@AA9=FC>A5?DAB=><DB",  // 2094
  "B8>49<:8>67?3??6666<B684>?D?4D9GE8?=@IF@CAAE?A?=>;H8F=8?BB@>1C=DA;6AEEF>",  // 2095
  "?;D?==>9A@9E=:>89@>793=;B83>4H=6978E=9C6GG?C:BA@E:G=?DBBF<8F:I?97A@FC<<>",  // 2096
  "FB@<8:B??E7>>;=A4:83=7<6585C98766E97>,OCBF7CFFCA@CFHGCH@EH>M?==B=I?:=<BC",  // 2097
  "B763<;>;0<9>@@.A4;A78:7:<<=;997E6=8+K<DB7BFECA6GCHF@BAHF@I;?CA<H9=A:BF@<",  // 2098
  ">5<?=8478DA>/A5EA:8<;AB7C;?==C;B65C:@=4@D@F92C<DA7==ECB@9FACBC7F?=GAAAC;",  // 2099
  "EA@:86:E?=5<4K=:698E=6A4B>><<=9;=9>65=??G86C7G=7=;DDC;>DCGCA:I>FF>CDDCJ@",  // 2100
  "J=?9B?@<<8<G:>749A88:+@9=8:6=><=999==<F:BA9L:><:BE@<=>GED<<D>J@;B??GE:J:",  // 2101
];
