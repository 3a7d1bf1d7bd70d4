/** Made by `npm run weights` from a corpus: `template key:cards` (see weights.ts). */
export const templateCounts = `
1003rl4:40 100uy74:6 101676u:14 102myz4:10 102oikr:14 102vcwa:264 1037gk6:3 103dq0d:5 103quh3:68 103zm2d:7 10511d2:17
1053f97:58 1054arj:16105 106j1cb:29 1081wso:14 10a2m1h:16 10a32ry:3 10a6nmk:7 10a8g8w:4 10acxyn:37 10auqrt:7 10awhz3:3
10cmoc2:23 10d4xwd:4 10de35u:15 10dtzgc:236 10f04ko:27 10f1f1s:5 10f59kc:4 10fj4fg:1163 10gh1f2:31 10gqt3e:12 10guiav:9
10hu9hz:4 10i38ee:8 10ijqu5:4 10ix1hb:9 10j1ddh:5 10j235i:14 10j2rmj:5 10j8cwb:9 10k631n:18 10ktidq:4 10l1jow:5
10nv5bt:6 10nz6fb:7 10pbckz:30 10pbxgl:9 10pkwd3:12 10pliwp:52 10ptnc4:336 10qoqfk:4 10rxke6:79 10s032a:23 10smeh7:1196
10t1rhl:14 10t9fsf:32 10tgy0e:33 10ttvg2:19 10txx2d:610 10u6bvq:7 10ujvxv:8 10ux5sv:3 10v2xj2:46 10vgzx:39 10vig6h:14
10xbphj:13 10y5b13:101 10y77c0:4 10z0zvq:293 10zbi59:6 111lqp9:8 112fe2t:6 112zd44:7 114yu0a:1835 115orhv:25 116b0wx:6
116mla9:3 116wr2e:18 1174d3a:133 1175ymp:3 1178x9y:51 117ewb5:644 118ckdh:182 118tusq:144 119jj8m:844 119nnzl:27
11b45wd:4 11bs2n0:3 11bxmqc:99 11cbls:13 11cf0ps:7 11cfy0m:31 11cgixe:26957 11cljym:5 11cv3sq:27 11dmdtq:7 11doyvh:6
11dpedj:20 11dtdg2:9 11dz2l2:4323 11g9a65:238 11g9bkc:6 11hyc4l:11 11i1ase:16 11i3dua:3 11i43kc:44 11ifudl:195 11j2ey1:3
11j9q5i:1056 11kdnyb:569 11kge5h:3 11kvde1:3 11kzh33:8 11l2unw:464 11lly9c:216 11lzm6o:12 11mbt8a:14 11meowy:4 11mfaxf:105
11ms6qs:11 11mytyh:164 11nnhh9:84 11orvd1:8 11p2lhq:13 11p5ep1:3 11pw5e8:2682 11q7rxg:8 11qgmss:961 11r6wmd:7 11riuk0:86
11rkq25:24 11rrvuh:3 11seup7:15 11tmdj8:80 11tpuml:29 11tsv88:8 11uespa:20 11uv06z:46 11vzua2:80 11xknwc:10 11y44b9:14
11yf2jr:59 11ykj3r:404 11yyhim:58 11yyr2f:52 11zd8dg:3 120jr2x:63 120tzal:9 121n73q:26 12293on:103 122fvlo:5 1233rdt:59
1245vab:54 124ii3y:2787 124zsms:28 1256liu:23 1256raq:2233 12600tm:11879 126903v:3 126t2cm:1534 127k1t0:155 127kiw0:6
127wg9r:3 127xgv0:298 1286q6u:58 1292w2n:7 12b0jdk:7 12cigf1:6 12dmlfc:13 12e60mj:5 12ecvde:365 12eqzq3:20 12f540o:621
12fr7xw:3 12fy9ia:3 12g328m:13 12g3c8j:12 12gygii:7 12h9fwn:13 12hbflo:5 12hdctd:3 12hltp1:15 12ibq7t:385 12ierxh:14
12ihojc:9 12jlzw8:179 12jmzkx:7 12jq6ww:14 12k6xav:3 12n0ox:127 12n68zw:16 12nrfvi:184 12oi7tm:33 12p474p:13 12pcipr:6
12pdwqk:67 12plajq:69 12pps45:327 12pq6v1:4 12q7fvx:174 12q865j:5 12qbebn:25 12qoysx:5 12qsn93:7 12qvkyy:23 12qzfx8:8
12syenx:3 12tcwj0:8 12tdg1u:3 12tpoo8:74 12u4sdp:831 12unbo7:7712 12uv3z7:22 12ved5f:94 12vmdhm:7 12vubwc:5 12w12v1:627
12w7soo:170 12x71en:49 12xusq8:9 12y10st:1222 12y54tg:12 12y7zfn:154 12zlead:50 130524:13 1308r6c:26 13107df:5 131ddmq:105
131gg9q:6 1327pnj:3 133jo82:77 133ux5h:112 134tulr:209 135i32n:9 135k57t:3 1361siq:3 136c1vu:6 136q6j1:87 136xjxb:19
1374ftk:1224 1379adu:9 137h8e6:52 137yirp:80 1382dyd:11 1384rqo:5 138me87:13 138tp6x:1804 1396g0a:14 139lc5l:2932
139vxql:4 13a4uom:20 13a8ux3:130 13akpuk:7 13awwjd:20 13b1068:3 13bjk7z:20 13btqn9:137 13bvyml:14163 13d5cee:25
13d7c6b:4 13doarz:18 13e305z:5 13e5w7t:9 13fnwah:7 13foo90:46 13fvyjz:177 13g8x8y:19 13hkpog:113 13hs9ex:28 13hvt5i:111
13jelh7:122 13l1zn8:5 13l5ya3:14888 13lcujp:17 13m3srl:34 13m43dk:191 13ms09i:19 13mzcf:3 13nvvmn:5746 13nwrsy:20
13o3upu:24 13odcci:16 13oqtdz:71 13ovvqc:7 13q8mog:113 13qafba:11 13qbpg9:28 13qeyak:9 13r8zd1:5647 13s4jyf:272
13syrki:7 13t2byd:8 13tfar9:11 13uqfvh:65 13wdyr0:26 13x3wdq:431 13x5jhw:41 13xh51i:13 13xpjnd:60 13y4gpc:5 13ytdkc:7
13yvqhc:4923 13zycfn:156 140ko5a:6 140nyyl:12 140pu56:26 140vpbi:3 1410bdw:4 1412eds:60 1417nkf:4 141hjm4:53 141lsrw:31
142057y:49 1427f5g:31 142aglq:8463 1431ddr:16 1437o51:417 143pn1r:8 143t6x3:11 143ub5i:3 1444h4i:76 1447ls8:7 144bbh7:24
144r297:5 144ucrw:64 145878b:7 145awhv:3 145zwvf:34 146mrb6:14 146msdo:736 146qrk0:3 146y8ob:54 14719mc:62 147ztnw:8
148p5iq:11 149blyc:93 149nqv9:43 149yjzb:3 14a3z50:1177 14bkcpu:19584 14cdvh6:159 14cetku:13 14cewd8:78 14d0odj:8
14dgl9:3 14dsnpc:5 14du6fe:46 14duu7k:89 14dzdvp:3 14eu5pb:3 14f1ypp:21 14f6ray:6 14fk2uz:8 14fot3x:6 14fs0or:13
14fxarn:7 14g2j7h:17 14gpuq9:5 14h3xkh:10 14hxfg:171 14i1k8u:30 14i6buz:7 14iv8g2:6 14j1o3k:7 14jp3xs:34 14jyd9u:1074
14k643v:3 14ksumu:4 14ld7if:3 14lzko:5 14nqpok:5 14nr0oz:59 14o3rvo:290 14o60n0:4 14oy791:11811 14oyz17:11 14pjkc2:7
14pks6p:4 14q07ck:16 14r3uhc:163 14r6py8:8873 14ro661:5 14s4y6g:100 14seu1d:22 14sgeda:8 14sgt7d:24 14t3xxr:13 14t4qk:232
14t6rme:8 14thuwc:40 14tn8g1:20 14tus89:13 14udb5p:91 14viiff:20 14wa8ci:9 14xow8h:33 14y9fbc:9 14ypg2r:9 14yyzyf:8
14zknwp:24 1509ikz:8 1516z0q:5 151isct:114 151nv3i:10 151vgue:551 151wvw3:28 1523efz:117 1524n4i:836 1527ott:247
152bmgs:23 152i0z8:658 153az6q:161 153wepc:4 1540i65:4 1546jxf:25 154pi92:9 155km91:81 155q6b5:473 156l1pl:21 156nu9d:4
156ul7a:20 1576n5w:3 157cmj9:10 157dtxa:9 157g8fi:82 1587ldo:38 158fiz1:8 158wtcw:14 15932wd:27 159nca3:15 15afh8x:17
15apna3:5 15au6nz:189 15b0acs:148 15b7dq5:115 15baxq2:201 15bcxut:25 15bk0yt:18 15cd61s:10 15cht1t:16 15cv53i:11
15d33tw:34 15d5943:37 15e65up:11 15f5q9c:26 15fin20:7 15fk8fu:8 15ftbak:23 15fzb0u:12401 15g4b38:93 15gj7t3:171
15h3vxl:974 15hcokz:11 15hg5ik:184 15hhl5g:22 15hulan:105 15i006s:3 15i6fcv:6 15id0of:7 15ie2sg:99 15iidci:11 15iwme6:50
15j9dy0:28 15jhew1:49 15jx2x9:625 15lqizi:74 15m8hpz:185 15ma618:13 15mda89:2918 15mndzc:525 15muy7t:48 15n1dp7:5
15ny5nz:11 15pb9fx:292 15q32ym:3 15qfpuy:703 15rafna:11 15s27wx:3 15s9i83:587 15sa8r1:164 15sl1ne:5 15sm1vl:7 15ss9h4:226
15st5k6:125 15swvs5:15 15tfzdm:5 15u9mvf:5 15uu46b:15 15vbmxb:11 15vlepm:10 15vlszf:14 15vtfto:9 15w80on:11 15w9bco:7
15x4th8:15 15xafjl:22 15xho07:26 15xn3mu:7 15xvxww:15327 15y3vt9:12695 15yve9u:13 15z245v:3511 15zpy2r:61 161d8ae:5
161i6l0:816 162pav9:394 1652x53:9 165mzx3:3 165roo8:18 165xim1:8 165yzg2:651 166bz4x:87 167lfzz:62 167mv8a:5 16904hh:11
1698xe4:15 169dmkz:5 169sjrx:32 16b43g7:3 16bfpcy:17 16c0zjs:31 16cch2l:7 16chxln:9 16cip5i:125 16cmjrd:362 16d0da7:5
16dhtlt:44 16ejsr:43 16erzqk:10 16etc5n:6 16ewx47:20 16f12vw:3 16fjhof:20 16fns5s:7 16fxwf3:804 16glawv:242 16gvdba:5
16h3cp7:6 16i6k38:8 16if11n:744 16intxz:8 16j78qc:234 16k3mfg:37 16kdh9w:196 16l1gdq:6 16l2wfs:384 16lj7b1:4 16lxsgp:50
16m1zk5:36 16m5cra:39 16msxc2:205 16muevn:5 16mzn4a:15 16nah7m:42 16nme8o:8 16pkb1d:63 16qsfys:358 16rnpnc:8 16sf96a:16
16srzp9:5 16t6lc3:227 16tmxsu:10 16tyx7f:58 16uahql:15 16uamr:3 16ulusz:7 16uyek3:3734 16uyqqz:22 16v1zue:225 16v2yh6:99
16vzmtv:16 16w9zer:731 16wmz72:24 16wq7r:10 16wu19r:24 16ym7wk:5 16z1bvh:550 16zbwwv:3232 16zl9gz:4 1705ieh:6 1712dcj:6
171wnkl:5 172e9n5:605 172zdec:9 1732zzy:16 173pir9:1224 1743oeo:28 174431a:5 1746hgh:893 1746whc:6 17512nw:5 175qkcp:3
176h3n3:19 176j95i:169 177chre:13 1781qoq:1833 178egio:39 178nx2r:21 178o6x4:20 178t62l:46 17947pf:348 179do97:2766
179jpa2:463 179qm35:267 17a74d3:17 17a97gn:605 17aehek:207 17agx78:4 17bey1e:8 17bz5rj:325 17cn7qj:69 17czjl9:6
17d06yp:63 17e3jye:28 17e5j58:11 17f2rdp:481 17fxn3x:28 17gkha6:5 17grbu2:6 17grzj5:3 17gzk34:2261 17hrqrc:16 17i6eja:29726
17id78x:91 17jkqsn:11131 17jt8ut:20 17kgftr:188 17ki6fc:3204 17kkiqn:27 17kvqju:7 17kxd7m:95 17ldofn:34 17lgmnl:3
17lvxnd:3 17m9mzs:433 17mhxit:1818 17n42yl:13 17nf0eh:70 17ny8ai:3 17o0s9d:5 17o8ca9:9 17ojmp4:28 17plg0f:3 17pmh7h:14
17poktt:5 17pzp30:24 17qfwmt:3599 17qv2u6:5 17r3yoe:16 17ropwf:7 17rzwfg:5 17s5ig2:8 17sks93:34 17stoay:10 17t5in7:3
17t9ces:21 17uhfh0:71 17uxw88:3 17vcduk:178 17w3lua:10 17wky2i:5 17x3am9:20 17xsbz2:265 17xsxhn:957 17y497:7 17yhb0i:39
17zc80o:19 17zs0rb:15 17zzwcx:85 1802rc:267 18085nl:10 180fwgp:3 182snlt:7 18435he:12 184am2t:3 184bqjm:70 184hrf8:63
184zej5:13 185ibdg:5 185xeyp:101 1864zap:12 18685u8:8 186u7rl:6 186wskg:130 1871u55:6 187hu77:37 187omzu:3 187ysiu:6
188nm81:7 1892asi:4 1892f6h:10 189bn4c:769 189mrz0:20 189nyx8:14 18a3q85:172 18a6n32:19 18aasea:45 18acmru:8 18af7yn:7
18aywva:15 18b5vpy:20 18cb57m:20 18ccznf:449 18cjw3m:742 18cw9k3:290 18czsjq:5 18d2von:39 18dgvra:4 18etzat:17 18g3410:32
18g6t6g:4 18g8ajm:14 18geudk:33 18gmptu:182 18gzyvu:12 18h8iv7:13 18hxjh2:8 18iw3pj:4 18jl1c4:73 18js70h:20 18k0spw:5
18k28zx:12 18kvq8q:5 18l4w8b:3 18m0tgf:3 18m1n21:175 18m3k7c:65 18n435b:611 18n7538:4 18nkl57:10 18o1du7:1167 18otg80:6
18pervs:3 18q1z5i:18 18q8r7g:25 18qppyq:4 18rca9u:819 18rg3bv:22 18rqykd:27 18sk3f3:14 18soj6v:147 18tf9uq:4 18txv9z:3
18uagpr:851 18v4maz:28 18vfzey:4 18w8tut:20 18x4ana:8 18x645g:12 18xmrq9:4 18z5znr:5 18z7kcb:12 18zr5uc:135 18zz8uj:12
190lihc:16 1912g76:29 1915l28:9 191vnu:36 191xwfb:30 192ejxl:3 192pm5x:3 193773x:8007 193phso:5 1942ezc:65 1942i76:154
19442py:116 1946rgk:6 194864a:18 194bjwb:21 194jaln:435 194s68k:1517 194wgal:25 195taht:204 196e7yk:38 196fqyd:27
196jhk1:24 197h0k6:7 197votp:17 197vzc0:2378 1985341:3 198d61v:3 199ekgw:150 199oykv:3 19aotq0:180 19b1bmc:4 19b2cfy:20
19bljr9:62 19bzvv6:18264 19c3b9z:6 19cd545:1910 19coyyl:139 19cqfzz:230 19d277w:7 19da9sl:8 19dhw8q:8 19e5y4i:3
19eqkm7:47 19ewduf:10 19exem9:105 19frk3f:9 19h6e68:5 19hepqp:74 19hmr2b:124 19i0m31:31 19jh90r:10 19jmrza:196 19ly7wm:47
19mezkl:7 19n1nl2:5 19nj050:7 19nl9ci:24 19o1qzp:21 19obt0t:7 19ogop4:8 19ovn78:31 19s53a9:11 19sj615:33 19suld1:8
19tog2u:46 19uprwa:33 19uujxg:12 19vixrc:60 19vvpey:14 19wqvk9:19 19xbt81:9 19xe2oh:87 19xmxrl:47 19y23js:54 19y6q31:9
19ygg01:120 19ygps0:27 19ymqid:22 19z8a7z:154 19zat0g:7 19zuk1k:4 1a0ebik:4 1a0izdd:7 1a114tw:3 1a1wwb:45 1a2h4sw:5
1a3duep:20 1a3g59r:4 1a4dq6u:232 1a4g57g:399 1a4u8tu:893 1a5cimq:15 1a5ndxc:3 1a6386k:71 1a6crgz:7 1a854ua:43 1a8gkw3:241
1a8ou1t:17 1a9cp16:4 1aamc9u:7 1aawaxk:24 1abltat:7 1acfetq:3 1acfwrq:4 1acu0ay:98 1acwp5o:57 1ad5il5:7 1ad72vb:9
1adk72g:7 1adw35z:26 1af3jv2:8 1afbd16:8 1aflixl:2501 1afpjle:140 1aga80o:18 1aghshq:26 1ah41pr:7 1ah7ca7:13 1ahsynq:2708
1aihtf3:7 1ail2dg:3 1air2xl:7 1aj1nci:82 1al8x6q:3 1aluovt:96 1am0owc:7 1amd2uc:429 1an2e36:9 1andg53:69 1anjaar:14
1anuare:60 1ao4sy1:324 1aodcdc:37 1aoif2l:19 1aomryu:9 1aozz6:50 1apf7po:6 1aq22vw:8 1aq366s:219 1aqu09p:12 1asbgoc:11
1asnwx7:137 1asr35z:218 1atct3k:8 1atqt97:5 1au9sqr:147 1au9yub:10 1avqvw3:9 1avslz5:12 1awd1j4:164 1awe4x9:7 1awi4of:15
1awrzxp:150 1ay3ob9:65 1ayruy7:37 1az9ary:3 1azs9wq:8 1azzdvk:61 1b0nhrh:18 1b12xm9:8 1b1fzce:8 1b1kl5h:4 1b2gzs9:4
1b2xzuq:100 1b3m4is:12 1b3rgs2:5 1b3t26j:6 1b45tlj:14034 1b4mwkc:4 1b4p03y:38 1b53m6s:8 1b5fhod:24 1b5ktxr:10 1b5pk8u:37
1b5qmpe:526 1b5qwjb:18 1b6fzsy:4 1b6muu0:5 1b6z3qv:12 1b7zs4v:4 1b85nik:244 1b9u8dx:186 1baem7h:104 1bb2dg8:95 1bbc8a5:18
1bc29ql:14 1bckzqk:39 1bdombe:26 1be6m0f:831 1beds85:10 1bei7pm:4 1beq1g2:9 1bf1mi:56 1bf6ldk:5 1bfcpqo:13 1bfu80d:4
1bg81sz:9 1bggi8:313 1bh5wn9:6 1bh6rq8:194 1bh8i8k:338 1bh9ann:23 1bhavih:50 1bhejaz:6 1bheset:3 1bhttba:918 1bi1koh:18
1bi3gn4:3 1bjb3z8:372 1bjeodl:4 1bk3ysv:3 1bkbkl7:12 1blgqq8:4 1blgziy:91 1bmuca2:1024 1bn4fr9:8799 1bn9hbe:475
1bnayl9:68 1bnhp7q:7 1bnqkag:58 1bntsfa:25 1bnvfpt:9 1bnxsno:21 1borxp4:3 1boua8p:65 1bp3lrd:24 1bp56f7:12 1bpafg5:12953
1bplhc2:1129 1bps2wi:6 1bqvf4l:26 1bqwn1v:97 1br07dm:26 1brapn4:51 1brjfkm:102 1brrmwa:4 1brsp02:35 1brxjbo:76 1brynk8:7
1bs8rzb:22 1bsfuqb:14 1bshett:18 1bsj1op:7 1bsoe4:806 1bt4cfa:12 1bti8ca:4 1buzmgu:2293 1bv6wpl:3 1bvamvb:12 1bvc7cm:706
1bw534z:82 1bw6pov:8 1bwzp6w:7 1bxlz2i:40 1bxnho9:2997 1by07up:4 1by4qlk:30492 1bzc6zp:10 1c096p5:72 1c0pko0:3 1c11li8:22
1c14cx3:5 1c193df:10 1c1hhi8:491 1c28i45:9 1c2arky:10 1c2z0v2:183 1c32myg:170 1c3m36p:15 1c3ommd:12 1c3ov7o:11 1c3wnbv:2263
1c54nvl:5 1c5hmju:26 1c6qbd8:56 1c73de3:13 1c938xw:39 1c9arjv:1847 1c9fq23:3 1cah0ma:3 1caqitk:83 1cbiah:3 1cc2xip:7095
1cckx0d:3 1cdbbf4:19 1ce883q:14 1cf4wbd:4 1cfctsh:25 1cgh1ia:6 1ch12o7:10 1ch3rx1:9 1cidvsa:18 1cji4fk:16 1cjwc00:7
1ck19wp:5 1ck3lug:6 1cknpnt:23 1ckpe38:358 1ckuffl:1315 1ckvgpm:19 1cl1wwl:6 1clre88:231 1clvkh3:5 1cmnq98:18 1cnfsvz:15
1cniyir:100 1co80gt:35 1cog50q:11 1coje3w:29 1cq6siy:15 1cqhfgi:6 1cqlg92:13 1crxq15:4 1cs2q3d:11 1csh6za:7 1ct872g:5
1cu18vk:48 1cud4wj:621 1cuhi5z:5 1cv97g6:12 1cva8jf:7 1cvaal5:12 1cw2gc2:12 1cw6rmn:43 1cw7p6x:4 1cwu613:98 1cx0qjt:45
1cz96ts:63 1czhn6e:6 1czziru:18 1d0dk3:22 1d0kz22:5 1d1oma1:9 1d1rfh4:32 1d1u8ck:8 1d2a2h2:120 1d31ehg:6 1d45ciq:6
1d4ryt9:57 1d5aer9:37 1d5t4kv:4 1d5wqgo:74 1d5zw75:47 1d6aa00:3 1d71jm9:43 1d73s0j:581 1d8gker:43 1d9fhra:39 1d9l7k2:512
1daeb92:3 1dbffx1:41 1dbjgig:114 1dcdk3g:481 1dcjzqs:90 1dcruvb:26 1dd15zp:6 1ddj1w8:110 1ddsazu:6 1dexgpi:390 1dez2pv:670
1df4t2b:1010 1dg3ynx:5 1dg4ppn:328 1dg7sm:222 1dh907d:127 1di244b:5 1diiizt:8 1div22v:4511 1diws4q:232 1dj9hfu:3
1djzfe7:812 1dkxy0v:351 1dkznn3:4 1dlfqxm:2933 1dm9a3d:36 1dmbq9y:16 1dmlzhq:22 1dn169w:13 1dnqwhe:136 1dnvnpb:3
1do06ni:13 1dorim9:16 1dot4aw:15 1dowx0c:12 1dpoc0o:210 1dq5rb9:93 1dqlovm:39 1dquekh:34 1dr8fsb:211 1dra5ze:3 1droc5r:7
1drpwm4:3 1drqpw6:10 1dt5zli:13 1dtcqaf:87 1dtk8v5:11 1dvn9v4:14 1dvz1fu:4 1dw3u1m:13 1dwd7n7:21 1dx3ont:25 1dx62ej:30
1dxhefc:204 1dxpmib:8 1dy0co3:30 1dyhf9l:16 1dynyty:4 1dz4frh:6 1dzleeg:1578 1dzqt0v:12 1e03jto:16 1e1gyzz:5 1e1idiz:16
1e2tl2g:51 1e33mcq:71 1e37l9v:4 1e49m2:4 1e4mj3m:9 1e4rddv:4 1e5fo6a:703 1e5l2id:12 1e65qug:8 1e6a48y:5 1e6jvkc:158
1e6m1z:4 1e7azf3:30 1e7tec0:3 1e7ypp0:10 1e8cs37:11 1e8eajb:13 1e8ikmh:9 1e9nj0l:3 1ea7rmb:3 1eamsaw:21 1eavidf:3
1ebcypr:2427 1ec2u27:11 1ec6urx:40 1eca9fx:11 1ecvi5u:263 1edgidt:185 1eea87:217 1eebi8v:9 1eegi4c:3 1efapeq:101
1efpk0p:3 1efr1z3:19 1efsvel:5 1eg6ci:7 1eg7o09:21 1egkthi:88 1egp3yx:8 1egrc7p:51 1eh36ag:2202 1ei66i2:7 1ejav04:14
1ejd42o:17 1ejk2mc:43 1ek1u4b:5 1ekfbbq:233 1ekpl9l:109 1elfubf:5367 1elmgx7:9 1ely1vz:4 1em4p2e:9 1em4wzp:32 1emoe2f:5
1enbu46:74 1eo2s10:861 1eony4k:9 1epcbb0:208 1ept7yp:18 1eptz8b:3 1eq1mmv:23 1eq35s3:5 1eq5ehu:24 1eqifrn:262 1eqjsn4:1565
1eqkkvs:18 1ercomp:2045 1erdn2t:37 1ergwdd:423 1erovc9:94 1ertz80:25 1erxpv0:131 1erzp84:10 1es0l50:12 1es8rxx:8
1esxh3m:5 1eszb6c:4 1etgoex:61 1euvj5z:288 1evi8pa:151 1evwse:3 1ewcv4y:241 1eym7qk:13 1eymtrl:8 1ezkfln:5 1ezzwmu:77
1f00yx6:3 1f0204g:78 1f0gow6:164 1f0syqn:19 1f1eosc:127 1f1m4o3:39 1f1rqny:15 1f1u16m:8 1f2kspf:8 1f2o43j:224 1f2o71o:57
1f3gkta:5 1f3hc4f:13 1f3ny0q:5 1f3xaxh:15 1f40zmp:26 1f4hfj0:10 1f4vzgv:353 1f53hzy:3 1f619mg:12 1f6cjft:3851 1f6ntbz:5
1f702du:3 1f74zhf:6 1f7mydb:5 1f7oj4u:114 1f7whj5:7 1f8f2sc:18 1f8j9a0:31 1f8v7vp:23 1f9frmm:5 1fb1gic:8 1fb5qf2:703
1fbvi91:130 1fe0rs6:27 1fehnr4:1709 1feqoe0:16 1ffajva:2898 1fgfkym:19 1fgkjjz:187 1fgtv7n:6 1fh789s:3 1fhuzvy:351
1fi2922:25 1fijg40:91 1finf48:183 1finwgv:8 1firqnq:6 1fjhrr6:10 1fk7t85:3 1fk7tkr:5 1flcdne:6 1fm4rcy:6 1fm4yj7:3
1fmkuas:13 1fnfobu:9 1fnh5mo:45 1fnpqth:3 1fo0kqi:4 1fo7iid:440 1fpk0k8:170 1fpllo5:4 1fqtnrv:4 1fr4954:6 1fra71m:9
1frgtkt:23 1frjgrq:20 1fs3lvx:13 1fsfwl5:50 1fuc0mt:7 1fvjb18:27 1fvlksy:6 1fw5n8s:33 1fxebww:16 1fxivzp:23 1fxx85h:3
1fyekb6:6 1fynihg:3 1fyu9d:23 1fzd68q:5 1fzlfgf:138 1fzpk12:9 1g08tdz:30 1g1tu6r:3 1g25rnv:1242 1g2fpwd:7 1g2qtca:2469
1g2s6ut:7 1g33d37:4 1g390zf:12 1g3bfk2:85 1g3csiq:3 1g4wx0s:90 1g4zesc:84 1g6fxrs:11 1g6wzn8:7 1g7anld:26 1g7at61:238
1g8ihij:4 1g8ja0c:3 1g8nelb:553 1g8t3ou:8 1g92gq0:3 1g98dn9:118 1ga8v7g:6253 1gabecu:10 1gazbgv:332 1gbrf4u:9 1gclz97:3
1gcu1vg:4 1gcvcbt:5 1gd64r8:7 1gefejr:56 1gej4xk:35 1gf05gq:107 1gf7obj:44 1gfx38v:3 1gfyrrt:8 1gg2hku:8 1gg9mwe:1703
1ggpa7p:144 1gh93dw:17 1ghfg2s:3 1ghyrjk:35 1giv22x:69 1gk6174:10 1gkli7t:57 1gkmfwy:150 1glioj:17 1gly9me:39 1gm885i:3
1gmktqw:676 1gml6zk:21 1gn8s0e:42 1gpojnf:630 1gpri7d:10 1gpsxlu:7 1gqbkux:21 1grch1l:7 1grds77:134 1grympi:3 1gs487x:23
1gsd0vh:8 1gsp39u:21 1gt7cgy:146 1gt8d1w:5 1gu7u19:21 1guhv8r:21 1guqz1q:17194 1gurmvz:3 1guxb4a:7 1gv6fot:12 1gw8xif:5
1gwc0qb:17 1gwevmo:251 1gxc497:32 1gxrng4:8 1h1535i:10 1h1s04i:124 1h2bx23:3 1h2e43z:14 1h2eyvg:2269 1h2u16b:7 1h37d89:645
1h3uzga:27 1h3vjtw:11 1h419ge:697 1h4our6:3 1h4t732:128 1h5177l:266 1h53rj9:4 1h5b1f9:5981 1h5hv22:56 1h5tlx2:112
1h65qab:3 1h65upi:12 1h6es07:7 1h72bgb:322 1h73gr6:22 1h73l49:3204 1h7m48f:136 1h7ub64:5 1h7vr71:12 1h7vseh:157
1h865kg:16 1h8f4cg:23 1haac84:393 1hau9s1:27 1hca5z5:60 1hcb0ff:33 1hcqat8:6 1hcqfgj:9 1hcvc9:307 1hczzu2:6 1hd2go2:17
1heof4f:9 1hex7sd:3 1hfbc1l:6 1hfpuw0:8 1hg2ce5:6 1hgv1yw:37 1hgz66q:3 1hh8xi6:68 1hhjeid:16 1hhnptj:57 1hhtlyp:196
1hhy5me:196 1hi2m22:11 1hi3u6q:279 1hidiwh:5 1hig3gd:6 1hii01w:3 1hitcmv:339 1hitudi:1002 1hj1tis:186 1hjgv3b:4
1hjlbb1:11 1hkp724:3204 1hl3ky0:35 1hla2ry:3 1hljet0:6 1hlq2a:8 1hm5flp:24 1hmcbj5:1046 1hmcrpp:14 1hois5v:3 1hpf5nz:10
1hpj9n5:1473 1hprm:9790 1hqi43h:227 1hqybni:6 1hreu5y:8 1hsuj2u:16 1hsv8km:4098 1htfxij:17 1hubto0:41 1huiu77:8
1husiac:5 1hvagzz:1310 1hvg25q:3 1hy9oz8:5 1hymstn:40 1hzbmvc:97 1hze74x:7 1i08no0:22 1i0cpt9:182 1i0ek29:18 1i0g3nk:10
1i0h1zl:15 1i0lg0d:1565 1i0pr8n:43 1i0v719:479 1i1bklm:9 1i1ke3h:12 1i279t7:1722 1i3dh7h:10 1i3qoin:67 1i3vypj:5
1i46p3b:135 1i4ozn3:4 1i4r094:31 1i4yu7r:12 1i5wcp2:15 1i5y71r:4 1i6bvau:7 1i6ea8b:17 1i78qaq:8 1i7h5g9:33 1i7j3gt:20
1i7jezj:95 1i83zz8:5 1ia7a10:13 1iadmba:6 1iaqzp3:15 1iardiy:161 1ibw525:4 1iclqqf:3 1idmubh:230 1idwm9n:54 1ie95vr:8
1iemo1e:4 1ieyf0x:35 1if1x5k:23 1ifg2so:4 1ifnjnz:24 1ifson9:3 1ig3rfx:7 1ighdi1:10 1igjsna:15 1igmro8:5 1igtyd5:17
1ihquj5:142 1ii09dx:16 1ii7rm5:6 1iib0tm:5 1iiiup1:121 1iioo5d:5 1iiqchm:257 1ij2jb3:471 1ikyth1:3 1il81j3:25 1ilpzya:12
1ilroeu:7340 1im1u1n:6 1inups4:71 1io70sj:40 1iogivx:48 1ipszy0:41 1ipux18:104 1iql36c:665 1ir94ib:6110 1irjjyq:1887
1irkxo3:10 1is5jlc:102 1isefmt:4 1iseo0o:32 1isf0zi:5 1isv201:6 1itxgnz:1733 1iu4tuz:8 1iuoudf:5 1iusqr4:51 1iuyv5c:6
1iv6081:5 1iv8sfw:83 1ivtjml:4 1iwbex:5 1iwgba:15 1iwhfm6:16 1iwmqzb:110 1ixa7sx:20 1ixflav:253 1ixovp0:82 1iy5sfs:42
1iymo5s:4945 1j094ke:18 1j0g315:6 1j0il5k:13 1j0ut6o:3 1j1444o:6 1j23u64:15 1j412ny:8 1j43vw6:27 1j4e23a:83 1j4ofe6:44
1j4vey:10 1j5bkoz:4 1j5d9pg:17 1j5ysvr:15709 1j6oes5:6 1j6u5s7:7 1j758hh:31 1j7jvm3:4 1j7vxdt:4 1j81n2b:52 1j96vv2:6
1j9s45t:148 1jacmrl:6 1jaidl:104 1jb2bnz:11 1jb9qdb:10 1jbqtvh:42 1jcuhsh:3 1jd9qys:26 1jda7so:6 1jdfmyz:4 1jdmmv2:36
1je1bqo:67 1je2cdt:4 1je9916:196 1jemyg2:59 1jfnwn3:378 1jfwqvl:3 1jgfv1u:3 1jgm314:3 1jgoys:20 1jgvn7p:9 1jgw1gq:34
1jhyg6r:9 1ji0o86:9 1ji9lcp:4696 1jj3uxo:9 1jj9zcg:6 1jjgv1k:6 1jjx48h:34 1jk8fmi:13 1jkg0bd:64 1jkt9pg:9 1jkul64:14
1jl4jtl:22 1jlfol6:32 1jlgtn7:28 1jllfwg:128 1jly0hy:234 1jmew3j:12 1jmxyuo:6 1jmyw1q:5 1jnexkx:484 1jnorqe:23 1jo2env:41
1jopvla:132 1jp802t:166 1jp9es9:205 1jpf7mv:12 1jph95s:5 1jr1hbo:4 1jrpod0:20 1jsaho0:6 1jsg9je:288 1jsifut:2676
1jt6ma3:3 1jtpsna:16 1jujpz7:135 1jvun95:3 1jvviah:32 1jvxw2p:4 1jwdgwz:37 1jwri0w:19 1jxe9j8:10 1jxleme:36 1jy94d2:5
1jypvd4:14 1jyq3p5:6 1jz5h3k:58 1jzyzz2:53 1k0qfu7:1003 1k1591j:18 1k1njxi:13 1k1nvzo:7 1k1wmh9:301 1k1y0yw:85 1k3eft:4
1k3s0cj:4 1k3xshw:18 1k4fqfu:5 1k503yc:579 1k52amb:37 1k64i6g:9 1k6awuy:6 1k6hnvv:5 1k74cxk:53 1k74zic:9576 1k75awl:163
1k8bsl5:20 1k8jlf2:115 1k9g0en:142 1ka0tiu:4 1kakep:11 1ke38rc:5098 1ke6ud3:283 1keo0wy:4 1kf74ij:72 1kfxt1r:116
1kg5i1l:4 1khrpqw:17 1khvyst:47 1ki3ifp:78 1kib9wo:8 1kj5j40:12 1kkfufh:6110 1kldiey:16 1klensv:13 1km11yb:136 1km2dfh:287
1km94iv:14 1kmxpao:10 1knfw4e:10 1ko0unr:8 1koafs8:4 1kog8pv:71 1kpd89g:7 1kq7f8l:53 1kqjnvu:10 1kqvqq7:21 1kr9cnq:24
1ks3ciw:10 1ksbvl6:6 1ksozgs:24 1ktavvr:3 1ku8560:10 1kuw1r3:539 1kv0pwm:6 1kvf1vw:4399 1kvnfss:834 1kwca0r:3 1kwpfpb:39
1kx68v:728 1kxh25z:7 1ky3k82:5 1kyawir:6 1kybhcm:9008 1kym9uh:6 1kysvfh:457 1kz2hiu:186 1kz50qo:3 1l00irs:221 1l08rqk:11
1l09y73:22 1l252yr:87 1l2cos4:133 1l2hs3k:13 1l2qahp:8 1l3n4fw:844 1l3tnyy:205 1l48d0v:4918 1l4se96:10 1l5ain7:3
1l5rdy5:17 1l6b8m3:16 1l78mw:30 1l7apme:10 1l88wb:28 1l8ihj8:29 1l8lrlu:25 1l8yygu:38 1l9fg7s:404 1latjdy:10 1lbryoi:3
1lc4w92:26 1lcjezt:3 1lcpbt2:54 1lelx7r:7 1lflgyq:21 1lfnjrh:6 1lg4jha:43 1lg8c1b:5 1lh3s9z:24 1lh7sak:9 1lhmerm:5
1lics83:7 1lij6j2:8993 1lim5go:174 1linrz0:541 1liyrx2:23 1lj4ko2:28 1ljkpcd:24 1lkengg:59 1lkkss2:6 1ll3sfa:9 1llaq7n:302
1llcfno:8 1llpehv:3 1lly12c:7 1llys:65 1lmzutt:8 1ln83i5:3 1lojgri:497 1lolur6:101 1loxu76:239 1lprh2t:3 1lqqlks:36
1lqw3c3:8 1lr3mm6:138 1lr6w0z:14 1lrxpmi:6 1lsd4gs:1736 1lu1eg0:5 1lusafu:123 1lv8y35:22 1lvqyor:3 1lw4mhc:7 1lx4q0k:48
1lx8i6r:5 1lxzai8:8 1lz6xr2:5 1lz8ne5:139 1lzky99:5 1m0c4yu:3 1m0e4az:3 1m0hkac:1137 1m0wemo:193 1m123mz:5 1m1mua3:7
1m21olj:4 1m2gl7f:3 1m45uug:191 1m4jkve:5 1m69mwu:20 1m6goop:33823 1m6zzoy:13 1m7rmea:5 1m81rb5:3 1m8c5ad:16 1m8cora:39
1m8wcga:1638 1m903zr:4 1m9ctio:3 1maw518:17 1mawryr:6 1mbib4s:190 1mbk5g9:88 1mbk9jt:41 1mbplix:18 1mc69zx:32 1mcuqim:5
1me25by:16 1me47xj:4 1mem643:8 1mfbv8j:10 1mfi6td:342 1mfl8ds:10 1mfsjm7:19 1mfswt6:6 1mfxc39:9 1mg9rdu:29 1mgjgsz:44
1mgq664:26 1mhotjx:10 1mhtz77:35 1mhzjyt:239 1mirbop:9 1mj8gbo:76 1mja9pg:4 1mjk7s9:100 1mjqipc:2237 1mjxuuv:284
1mlbat4:11 1mmcfox:9 1mn29dd:16806 1mn6x8i:44 1mnjsak:4 1mo8efy:3 1moe49m:4 1moj2aa:4 1mona9u:77 1mpczxw:93 1mpy02e:14
1mqcyzz:10 1mqijgo:7 1mqnedq:9 1mqqdaa:30 1mrbpc9:32 1mrbwyv:21 1mrsyiv:48 1mrz8b8:30 1ms2spe:12 1mt34xg:20 1mtb8kh:88
1mtg1nj:4 1mtisla:15 1mtwty:10 1mu0lyi:7 1murj3u:17 1mv2804:5945 1mvn8ng:3 1mwgme0:47 1mwhdqi:114 1mwptb7:317 1mx1lqn:6
1mxpf5q:11 1my1jnp:20 1my64tw:7 1myb044:31 1mye5yc:323 1myum9v:4 1mza14p:128 1mzq77i:29 1n0no42:14 1n0vxhr:117 1n1men9:33
1n20jfu:16 1n35lmx:21 1n39izm:4 1n3kg8j:127 1n3tzo6:50 1n3vqbq:932 1n4r35k:209 1n4xj56:2196 1n51mej:20 1n53tic:6
1n5fa30:3 1n5s9l4:20 1n5yd5i:5 1n6dmch:112 1n6fu6h:41 1n6hw3j:12 1n81igt:17 1n8r4wa:4 1n9lpke:128 1n9mzx1:3 1nb4pl7:30
1nbuel3:91 1nbxfhx:187 1nbxt9o:141 1nc9ehm:3 1nci0t4:215 1nczkvi:49 1ndgjp5:249 1ndpj1d:8 1ndrcjp:8 1ndv8rp:13 1ne0b5o:90
1ne46ej:103 1netq7g:10 1neu79s:18 1nf7f0b:16 1nfok0c:6 1nfqnl5:569 1nhpye9:3 1ni3bwh:10 1nj1yjy:9 1njdg04:4 1njkqs8:47
1nk3bke:37 1nl481g:7 1nl8b8o:3 1nla4jy:9 1nldn7j:16 1nm8hrk:109 1nn03k1:6 1no3qvj:4 1noq9ft:32 1np7596:942 1npjy3s:15
1npu2d1:4 1nr3gc0:38 1nragrk:9 1nroah9:31 1nrrn7v:12 1ns9b7f:3 1nsuq5v:18 1nt4h4u:7 1nufouo:139 1nw7ike:4 1nwqhpw:10
1nwy21t:124 1nxajos:412 1nye2jq:24 1nyzrhv:881 1nz3zz5:404 1nzhi0l:6 1nzo9z6:6 1nztrin:4897 1o0jf3o:105 1o15cak:12
1o212u8:2291 1o2doof:3 1o2q8p:4 1o2y7p3:161 1o37h52:7 1o3a1yc:28 1o3ovnm:4 1o460jy:64 1o4tx3d:153 1o56e7p:3 1o5e72k:3
1o6kl3p:55 1o6pw1m:11 1o79p9u:29 1o7ky4j:7 1o8272e:4 1oaqolx:8 1ob9w5t:7 1oc6evn:29 1ock3v5:5 1ocs3qx:59 1od33oi:44
1od8568:28 1odshcd:39 1odzm9t:9 1oe184a:10 1oef25s:37 1oehs2t:4 1oetwkq:17 1ofv9a0:48 1oha1pa:16 1ohdumf:3 1ohf36:7
1ohly2h:395 1oi8cyl:49 1oi8ekb:17 1oirv5v:1214 1ojkfda:23 1oka50o:3 1ol7bud:8 1olql8t:4 1om3w30:7 1ompm7c:4541 1omzvtu:25
1onmlqq:4 1ons9dw:10 1oo9409:4 1ooggil:9 1opupui:972 1opx294:20 1oq7n0f:55 1oqi1y2:14 1orxqag:4 1os4exj:21 1osf2ny:643
1otk8yd:66 1otuq4m:34636 1otzl67:35 1oubcns:16 1ouihmq:106 1ovkyt0:3 1ow6xoy:225 1owiu28:3466 1owretz:5 1ox7pjc:98
1oxvbq7:11 1oyccll:3 1oyobbj:375 1oyut7n:10 1ozi1uk:4 1ozn14r:5 1p0fuc8:4 1p0hj7:52 1p0zflu:1027 1p18t9t:16 1p25yx2:32
1p2mk02:17 1p2vee2:9 1p3044o:18 1p49l7m:27 1p4u80f:225 1p563hp:13 1p5o5y0:6 1p5t5bd:20 1p6erj8:6 1p6moko:15 1p7utnw:5
1p83kt1:47 1p84p79:27 1p8z921:8 1p97yym:7 1p9yzq1:10 1pa1ga8:1240 1pbws8x:6 1pc6rpv:1064 1pcmvvq:4 1pcwyhf:38 1pczm68:50
1pd1mz8:33 1pdlwi7:34 1pdra0:12 1pecgxm:10 1pega7c:11 1peixyv:56 1pf56jq:6 1pf9znq:372 1pgcvan:47 1ph098a:11 1ph0pra:3
1ph9yqq:186 1piacff:5 1pipy3j:25 1pjb6yx:7 1pjkymz:7 1pjt4me:14 1pk5r36:161 1pk7w70:4 1pkd30u:15 1pkst1h:17 1pl4d42:9
1pl7sv8:3 1pm0fdn:20 1pmgz2w:55 1pmxo5m:8 1pn395n:26 1po02yq:8 1popgke:17 1poqmx7:5381 1porxg3:22 1pp6fxx:348 1pq0crm:15
1pq9wy1:20 1pqez:21 1pqh9i8:4 1pqi9cu:6 1pql620:5 1pqlves:13 1pqmer:30 1pqoblm:6 1pquhwb:24 1prhaue:5 1prns0f:80
1prsa6w:25 1prsv3e:6 1ps1o2f:3 1psc3un:53 1psyxd3:172 1pt7uno:3 1ptfof5:3 1pu0hkj:11 1pvbq7v:3 1pvfizk:16842 1pvk42x:7
1pvmmzc:11 1pwll61:314 1px1ckm:15 1px6z1n:58 1px7mjj:46 1py078h:1053 1py4e8u:114 1pyb6a3:6 1q0fkgk:10 1q0o5d2:19
1q1wc7:5 1q2dy0p:21 1q2ts6h:6 1q32u12:4 1q3qnnr:73 1q3wu0t:3 1q3zv3j:41 1q4l8i9:5046 1q4w7is:66 1q4zp5t:3 1q5smyr:1423
1q6k4w7:9 1q6yr5a:24 1q71dpj:14 1q75een:224 1q80cj0:21 1q83bix:22 1q8ljpx:13 1q8w2lm:51 1q9x02e:3 1qbl5v5:3 1qc1fhn:43
1qd3a1v:3 1qdex1l:107 1qdp7gt:9 1qdqypn:7 1qdvs0s:149 1qe9k5p:32 1qei255:48 1qewx08:109 1qf6sk3:8 1qfx7z7:20 1qg6mur:11
1qhah0f:3 1qhbtn5:5 1qir44w:17 1qjj4yg:12 1qjrthr:51 1qkqz8u:290 1qkz038:63 1ql8lpp:7 1qlfqcq:7 1qliv8h:4 1qn3sbv:4
1qn5iof:116 1qnq7af:38 1qnr2lm:4 1qnwc54:5 1qo2buu:54 1qo3dfj:352 1qo676f:3 1qoapaz:4 1qofsss:319 1qpsbr7:7 1qpu9lb:4
1qqgfn:56 1qqgotg:14 1qqyp1d:66 1qr4b4c:71 1qra1fp:24 1qrj4pp:13 1qrpp53:17 1qs59rf:5 1qsd2uy:40 1qt9fc1:5 1qtnz8a:8516
1quf7d3:9 1qut12h:9 1qv3xw9:17 1qv5t3v:61 1qv897a:121 1qvn7ku:5 1qw915d:3 1qwg8x8:9 1qwktz4:28 1qwr7xm:14 1qxaf7y:15
1qxkta3:11 1qyt8b6:21 1qz54hr:842 1qzb8av:4 1qzbogn:58 1r02u8o:18 1r0cuyr:8 1r0dgz9:40 1r0h6nc:13 1r0iz5i:3 1r0jse5:6
1r0t0oq:16 1r0tkc2:11 1r14402:4 1r1d9rm:9 1r1i1ck:8 1r286z1:326 1r2i9u5:342 1r2oaoo:130 1r2s5cq:80 1r31dh3:162 1r32gmj:645
1r3t3t2:5 1r3z2er:33 1r45dyq:40 1r4b38w:287 1r4cbyr:150 1r4idrn:3 1r4mk4h:15 1r4mttu:3 1r564lp:177 1r591d0:3 1r5i765:65
1r5tjm4:16 1r60lel:3204 1r6mwyl:13 1r6zscr:6 1r71hga:5 1r740u3:147 1r7t4n4:1966 1r80mzr:117 1r8wf79:3 1r9qyzz:5
1raaq15:8 1ranak2:2417 1rb801w:6 1rbat0s:10 1rbe42v:72 1rbr8pq:57 1rd6l5p:3616 1rddocx:10227 1re2e0p:7 1re2v47:80
1reyg9t:12 1rfd1c:4946 1rfhhff:14 1rgmjbm:36 1rgoki8:4601 1rgsi1h:105 1rh58be:9 1rhoe74:728 1rhsvy5:17 1ri0u3r:3
1ri714m:119 1ricx14:21 1rim5nr:28 1ritb7l:3 1rivdgr:251 1riwck7:28 1rje4np:30 1rjj4m7:10 1rl21zy:7 1rlmpja:81 1rlpdz6:219
1rlzyn8:34 1rn0qh9:26 1rn2zve:9 1rnhg9z:133 1rnqr9v:26 1rnwjbb:150 1ro5har:38 1roisai:20 1rpbdb0:161 1rpytmk:6 1rpzbx:26
1rq2l33:16 1rq763e:14 1rqn1ww:8 1rr1f0w:7 1rr71rc:5 1rrsb96:3 1rsfxfk:3851 1rsukvc:4 1rt1jo0:26 1rtbspd:114 1rtvux2:10
1ruqu9r:8 1rurkq5:2399 1rvcujh:9 1rvyee2:4 1rw8n9o:15 1rxnrk3:12 1ry0wuf:4 1ryl23j:21 1ryofwm:7 1rz153d:3 1rz4eda:190
1rzoqrr:460 1s0drn8:4 1s0mwy5:12 1s12qhd:12 1s16bfc:4 1s1mddo:499 1s1xxng:7 1s4jv55:112 1s4sbdr:3 1s5jpen:811 1s6c6a1:29
1s6lcyx:585 1s873sh:6 1s8q170:8 1s9164p:3 1s9p6ox:186 1s9srb2:3 1sa2tku:58 1sapet4:12 1sbwydq:8 1sc8ige:201 1scho5p:16
1scnasc:51 1scx0wd:8 1sd1sg8:22 1sdtvgl:9 1se58ex:27 1se5xib:26 1sec8pe:35 1segfqr:37 1sewbnu:36 1sfdf5z:7 1sfh23o:15
1sgdsy2:22 1sgxls4:10 1shvu3i:4 1si1tly:10 1sj1xhd:65 1sj4t1s:97 1sjav8g:17 1skfpbe:10 1skryn:37 1sms61u:6 1smw9ep:1158
1smxs6f:5 1sn256v:5 1sofjkx:4 1soqc3i:43 1sp0s6b:218 1spc9ji:9314 1sq51zn:5 1sqesfr:1712 1sqodtf:5 1sqryta:3 1srkjoa:8
1srogl6:6 1srxvl:4 1suhj2y:3 1svgw6m:9 1svh5ak:10 1svmv3h:29 1swcnu7:2374 1swtnz3:15 1swxgob:3 1sx0rz0:8 1sy5ztq:7
1sygon4:392 1symet4:9 1syxvvn:5 1sz02aa:10 1sz3rn4:6 1t04khy:5 1t0a6yz:5 1t0lzb0:9 1t1jejr:39 1t2nmkc:19 1t368re:15
1t38luk:6 1t4cmr1:9 1t4r09e:18 1t551le:6 1t5m72b:34 1t6485h:2175 1t6lfz4:242 1t6p57i:5 1t86e9y:5 1t9rdjn:13 1tabjhb:3
1tai1jm:93 1tb7qg7:7 1tc7e3b:4 1tcfotm:204 1tctcna:69 1td1e1d:344 1tdaf0n:10 1tebeup:156 1terimj:45 1tertb3:7 1tfeiuz:319
1tga0ec:5 1tgfyac:14 1tgjl7k:3 1tgrsi9:4 1thsbdg:7 1tj2wyh:8 1tjgmd4:7 1tjmfb1:5 1tkgysv:23 1tkyal5:86 1tl1ix6:35
1tl46zo:5 1tlf2d5:621 1tlt1yl:16 1tlvxeo:4 1tlx99k:18 1tlzwxx:39 1tmvkg8:28 1tn6r0:3 1tns7am:5 1toeahl:57 1tohpzr:35
1tol0dc:129 1tooqf2:21 1tp3s6f:13 1tp6l9p:49 1tpa4p5:14 1tpb0qj:23 1tpwpmd:75 1tq38gu:3 1tqbgqi:63 1tqc2q7:8 1tqdbvg:58
1tqi6wt:10 1tr6c6e:10 1ts33hy:654 1tsel9p:22 1tsta4a:25 1tt0f8m:71 1tt122a:7 1ttizju:116 1ttodov:4 1ttwgln:72 1tuf6qu:471
1tuiaf:90 1tumx4s:117 1tw00uu:6 1tw0nm3:4 1tw4pbv:231 1twk8tj:3 1twlzh3:58 1tx2s9o:17 1tx4aop:3 1tx6vcd:5 1txcvhl:24
1txi25y:512 1txopx6:8 1ty692t:196 1ty88js:4 1tyjjv:15 1tyuk9t:135 1tz8a1h:6 1tzirbp:4 1tznjkp:73 1u1z42b:26410 1u267ki:798
1u3w4h3:9 1u49jls:333 1u5nh2x:54 1u6ubgw:7 1u72x4j:3 1u7ggin:197 1u7t0qq:198 1u8p590:63 1u8r7kb:21 1u9576y:2443
1u9p0az:13 1ua5wxw:4 1uakk5p:19 1uayatp:4 1ub9a4d:6 1ub9oex:98 1ubcxl6:346 1ubdqg5:16 1ubq20m:107 1uccypv:136 1ucdqa1:21
1uczq23:71 1udgklu:215 1udhi8r:6 1udkkcv:5 1udxkv5:7 1udzbqc:7 1ue0q1q:155 1ue7u3x:28 1ufjuyt:32 1uftku:123 1ufw27d:5
1ugzwsw:6 1uh2cn5:147 1uh5mzu:3 1uhvbg8:16 1uhwabe:310 1uivad7:14 1ujhkq4:1811 1ujimyn:3 1ujj9dj:38 1ujm91g:329
1ujmore:4 1ujrw5h:9 1uk4yqj:8 1ulg44n:239 1umbja3:12 1umtvs4:97 1un393a:5 1un3yec:14 1una847:6 1unmjb5:18 1unsa5b:9
1unumnh:19 1uo3kru:21 1uo57ns:11 1uoxvc4:20 1upu010:13 1uq1qs8:24 1ur5rez:4 1us2wf9:8 1usjo8x:27 1uu19v9:57 1uu4qlj:4
1uua87c:3 1uudyao:93 1uuynrm:17 1uvr2s2:34 1uvw8dz:6 1uvxs19:380 1uwm5g0:9 1uwvg0m:1776 1ux7cjz:4 1uxam5o:3 1uxvqlr:298
1uxxpl1:16 1uytyqs:5 1uyw97j:6 1uyz33r:11 1uz8fqc:7 1v08ro7:8 1v0e5vp:9 1v19rxv:3 1v1h6v:6 1v3738z:34 1v3b9fe:12
1v3ddvg:11 1v3ec4:43 1v3rsv2:4 1v452ui:9 1v49p7n:4 1v4m6wf:618 1v53jv4:21 1v6pp1r:456 1v72cjo:8 1v7rue6:265 1v7swnu:5
1v7xzdf:83 1v7z2qr:11 1v8kle8:10 1v923q0:13 1v92d4o:5 1v9c1s1:10 1v9m53q:4 1va3s51:14 1vac8ln:5 1vafcpr:4 1vampub:329
1vawko7:78 1vbc5z7:27 1vbifdt:5 1vbu28t:332 1vdicbv:62 1ve7o54:7 1ve8txj:24 1veb69o:10 1vf3nm2:57 1vfftty:4 1vfjdva:5
1vftox6:24 1vfunfr:17 1vg1lpx:4 1vgf2ug:4 1viazne:28 1vikxtr:16 1viotrs:14 1viug8l:12 1vj9jzv:564 1vjsipp:8 1vju9tr:18
1vjwyr0:4 1vk782e:192 1vk95jr:1695 1vkhnt8:153 1vl0je8:184 1vmc9g0:5 1vme42g:41 1vmp4up:6 1vn6im4:44 1vnds5l:9 1vo9t53:3
1vodu5i:6 1voma36:15 1votv8l:5690 1vq5nv1:3 1vqcj85:48 1vqizxc:3 1vrb7bf:12 1vrdl5:18 1vrqvkf:59 1vs72or:22 1vsog82:5
1vswlts:5 1vtgccf:6 1vtlye2:156 1vtsjxq:9 1vtwpnk:453 1vtx3qa:16 1vuy4dz:8 1vv8i9q:23 1vvfufj:55 1vw9yys:252 1vwvdsl:7
1vx9lll:4 1vypkiy:19 1w03uxo:6 1w041el:3 1w0vp1m:133 1w1ops0:3 1w2me7i:18 1w30dzl:153 1w3nqp9:13 1w4aq73:5 1w4q0kr:47
1w5fhjo:32 1w69f87:10 1w6zj4y:9 1w78v0w:28 1w78x87:7 1w7co26:3 1w7xg3b:3 1w875jg:64 1w8ctwt:15 1w8j4t0:37 1w9mmyz:16
1wa0zqa:5934 1wabqyu:3 1wazj3e:8 1wbczi1:13 1wblnyh:21 1wbmg93:4 1wc4huv:17 1wctyq:138 1wczayt:8007 1wd2pxm:5 1wd87h4:16
1wdhs8r:5 1we4ciy:10 1wejrlr:3155 1wghqev:5 1wgmmlp:15 1wgvm8q:3 1wgzg0y:4 1wh3wwo:4 1wj19rp:9 1wjjvpk:3 1wjt1dp:31
1wjxpef:58 1wk462q:39 1wk6g13:15 1wknfho:6 1wkngym:3 1wktgnf:151 1wl3d8a:91 1wlc3hd:1468 1wln0ah:9 1wlo610:3 1wloqrd:7
1wm5lwb:117 1wmrqxd:14 1wmw5kc:111 1wn2v5c:18 1wni7zz:4 1wohnlw:5 1wosksg:17 1wouo2f:14 1wptg61:6 1wq0k6d:11 1wqt0ko:1141
1wrjc27:4 1wrom8l:7 1ws0c9o:19 1wtadgk:3 1wti006:1171 1wuxrct:609 1wv5ag8:7 1wv8yyr:7 1wveox0:24 1ww71e7:19 1wwyskh:6
1wxevos:23 1wxkl6j:5 1wy8k6x:5 1wymimv:31 1wyp4jj:25 1wyyhnu:32 1x05z7h:25 1x09pjd:820 1x0kmfi:14 1x10f3h:7 1x127bk:23
1x27o7v:456 1x2iies:29 1x2k8k8:5 1x2tue4:4 1x3c6ze:6 1x3i4s3:73 1x3iiaa:40 1x3q6ur:70 1x408u6:12 1x477wf:36 1x4dsig:1653
1x4vfb2:13 1x4zh6r:81 1x5u8og:7 1x5zjx8:28 1x6xy0n:3 1x7cde7:17 1x8aam4:32 1x9a45t:8 1x9k3i8:57 1xa4kfn:13 1xas7yd:21
1xautkw:119 1xb301e:6 1xbihhx:342 1xbj6xf:33 1xbogwb:39 1xbtw3h:7 1xc9mko:101 1xch57x:3 1xcw4lh:21 1xcznl9:14 1xdacmd:3
1xdi1wp:6 1xdi9fl:9 1xdpqsa:10 1xeda1r:52 1xeppjp:5 1xgzjy2:12 1xh3oni:46 1xhgjl0:7 1xhihkp:4 1xipiii:18 1xjx38b:30
1xkc44i:5 1xklk8g:725 1xkw15f:10 1xkw56u:1204 1xl8xpi:124 1xl9fo5:11 1xlf6hb:65 1xlfzo6:188 1xlupoo:10 1xn3vcs:6
1xnafol:977 1xnedr4:5178 1xnfl05:6 1xnon4k:11 1xoomaq:5 1xpe64u:8 1xpkj9m:20 1xq9ezi:14 1xqb54b:15 1xqfvlw:2369
1xrd4kj:12 1xrdzvf:3 1xrxjt:5 1xsj3f:4 1xsztzp:14 1xtswzu:7 1xuezpx:80 1xuvd36:4 1xv9431:34 1xv9ia1:711 1xvap3g:157
1xvc050:191 1xw1nek:1102 1xw8bzs:5 1xy0t7d:5 1xy1tmy:3 1xyb5lq:10 1xyulqe:58 1xz4so3:24 1xzdspy:866 1y02am2:291
1y17j4l:4 1y29w8n:2514 1y2ntk:249 1y4wdkv:5 1y54s8z:73 1y5guyq:3 1y6s9r4:4 1y6yhn2:36 1y7enih:5 1y8u7xn:861 1y9iu4i:11
1ya91hd:618 1yabkmo:1660 1yatpff:8 1yb4d0l:6 1ybahdn:150 1yc7ixz:3 1ycri9t:16 1ydecij:3 1ydudhw:46 1ydvhu0:27 1ydwiys:1151
1ye3sea:15 1yerota:93 1yevu51:39 1yf8bzj:4 1yflygn:2777 1ygka1d:48 1yh1ti8:12 1yhaaps:3 1yhba00:153 1yhda8f:48 1yhfk0y:162
1yhquiq:39 1yhvuzd:3 1yi1njp:54 1yigv26:72 1yildwu:75 1yjanpd:6 1yk5l29:3 1ylm9xq:5 1ylse4:1857 1yly676:8 1ynr85h:4
1yolq0e:33 1ypg5i9:42 1ypn3o8:23 1yporsx:7 1yqooao:34 1yqsa8e:33 1yqsfvr:121 1yr7aww:4 1ys76dm:275 1yslt7v:83 1yt905g:3
1ythcod:4 1ytjlj4:4 1ytvhhd:12 1yurfsh:110 1yuyi61:13 1yveq9x:104 1yvoqa:3 1ywbga7:5 1yws0gw:17 1yx19xw:826 1yx9jml:20
1yy6wnm:7 1yzqsmv:7 1yzx034:86 1yzz1lb:810 1z0exye:22 1z0pz6:175 1z0qk3o:3097 203sgd:3 2089u6:8 20whqw:12 21rcb6:279
226pbv:73 22dbyz:5 2382vx:27 239snb:12 23rst7:19 244ku0:5 245yrr:768 254hjj:6 25n42p:4 26bd7f:42 26k5kd:630 27975y:41
27htl2:1042 28p7ms:7 292lnc:22 29j9e8:208 2bbdya:27 2bzjsq:1460 2c9sbv:10 2ckeje:7 2cnwp2:7 2cp5qt:18 2demle:30
2e5klv:11 2e8g3z:3 2efjaz:3 2el4m9:18 2er803:618 2f0akp:7 2f2n4g:3 2fksdc:5 2gawtl:9 2gdohq:12 2gn4d8:7 2gxsu0:3
2gyz9l:7 2ifr07:33 2jv7de:4 2k0iyf:13 2k61fx:714 2la41n:28 2lc1m6:5 2lgeox:17 2lobj6:11 2lwvbk:127 2m7xs8:589 2ma19h:10
2mmqu6:7 2mtj71:4 2n4qyu:3 2ndbqx:14 2nr80:7 2oi9cc:11 2olxi0:15 2oyhco:9 2p0803:20 2pc4vp:3 2pgcyx:1658 2pnnel:10
2q89oy:201 2qmxkc:102 2qpnb5:26 2s2apy:1325 2s6hkd:757 2sygec:9 2t5y9p:10 2tw6ud:11 2tzlqd:190 2tzxkq:59 2uusab:72
2vde8f:4 2vpc40:4 2vup7a:11 2w6en9:12 2wqiom:4 2x9p41:42 2xgalv:7 2xh4xd:1284 2y0l9g:13 2yvcwz:5 2yy91l:864 2zik4f:491
2zxqje:2367 304loq:39 30isbs:3 312zbb:7 31dkhb:5 31i7uc:15 31sodk:3 31twgv:22 32aggq:9 32eteg:31 331day:69 33e2k5:27
33vx6j:5 33w2v0:3 34j9ye:930 35kuva:26 35ls0y:20 362mhq:80 369dq8:4 36m46b:35 370qpk:21 37en6t:16 37j9nh:9 387vc3:173
38jo2w:623 38y5tc:3 395ws2:320 3967pb:6 3973mv:24 3aabuf:7 3azbog:7 3btmy9:11 3c72b4:3554 3cokq5:7 3cwjd0:231 3d8jnr:108
3dpcud:47 3erva1:78 3f4zui:8048 3f8f9j:11 3fa134:8 3fjfvm:69 3fkl8n:7 3fvebf:82 3g0220:20 3g0uie:26 3gsm8s:4 3h86au:7
3hwn23:4 3i6ctf:6 3ihu81:21 3iubfa:5 3iv2nv:13 3jaz53:5 3jfm0j:9 3jmecx:25 3k63rv:6 3lkofq:69 3ltjag:12 3murzr:11
3mztzo:3 3n0lpa:77 3nc8uz:889 3nikpt:793 3ns6lx:182 3nvmvu:10 3o4dil:11 3o79cq:17 3ognpu:33 3olsbp:8 3pcg4j:157
3pohfw:18 3pvvgm:3 3r9ttj:14 3rvj50:12 3rz2cf:13 3saymi:10 3u8q70:75 3va0p4:12 3vid7m:4 3w5p4y:16 3w9ja1:1298 3wi3gv:39
3x8p3h:7 3xgqlk:11347 3y84s8:866 3yabx:17 3yfgxr:68 3yfmng:77 3yoiv1:100 3z2m0r:8 3z4enn:3 3z79:1857 3zcq3n:42 3zk2g3:86
40garx:1512 40ikss:1563 40nn2v:4 40q6ew:307 40r6zt:5 41sl7p:6 427uyn:10 42icmg:10 42sicr:9 433b85:4 43xht8:17 44duf6:3
44phv8:19 45p7ci:144 45q9v5:38 45wxvv:12 46qh0q:3 47bj8s:7 47pluo:103 47xx8c:147 48x9zo:153 49dvom:104 49v7g5:27
4b1qw6:7 4bv0l:284 4cef86:27 4cn4np:36 4d2gwi:190 4dcqbq:3 4drl02:4 4dza0d:250 4edisy:19 4fe9bk:12 4fufop:6 4hz6an:34
4itmdq:8 4jbd4z:38 4jhsm3:6 4kx01v:13 4l5rht:7 4lr02e:263 4lsw0r:3 4lthns:3 4m7bk6:33 4m9xmq:19 4mgt23:14 4mqm7f:7
4mqu95:4 4mr4wb:16 4mrnyo:5 4mz3gc:36 4nbuhy:57 4nkwpx:3 4ohklb:15 4qt8lk:226 4r3tt9:23 4re7nb:41 4rzoak:9 4sb75x:22
4sfc9l:18 4t8qej:1329 4tclqy:5 4to700:4 4u4nm1:55 4uc96h:80 4ujdlx:3 4uuj00:4 4v9tiy:22 4vpgsy:3 4vwtnj:14 4weega:96
4x6zop:33 4x95s4:3737 4xbrmt:11441 4xbs7c:20 4y1lbw:338 4y8cr0:18 4ypygj:3 4zfo5r:181 509hoj:7 50hgik:2703 5110x6:11
5130vs:5 51hjzn:394 51hq8i:3 51o7yt:8 51xp4i:3 52gof4:4 53gcx0:191 53sszt:5 53tl5w:10 547kkg:13 54shvl:9 550mjm:9
55cr1w:16 55uhsq:3 560yyf:91 570sze:7 571axe:221 58cvf5:59 58hagc:4 58hdbp:5 59ktsy:80 5a34qj:27 5ajnvt:3 5b01sy:3
5bfs0j:34 5d4q09:4 5d7xr1:573 5det96:150 5dkjik:4 5eej9y:12 5ew467:4 5fgj7p:72 5h04mf:7 5h8gwg:5 5hjh63:5 5hoa8g:11
5hq6ou:313 5huyzb:1570 5i0gyc:3 5i51v:1565 5icks:19 5ig7ta:3 5j64z8:36 5jvpdf:142 5k6ty6:25 5kqhyd:6 5l05ee:217
5lfnqw:139 5lpq30:26 5lvtoj:9 5mc35p:9 5ml046:7 5ml0k4:5 5mlbui:10 5mqh60:12 5ncik0:126 5o3la:6 5odx97:5 5omv3j:3045
5ose8d:117 5ou22r:5 5oveg6:27 5oxdf6:11 5ozna:29 5p1lde:24 5p1u82:6 5p83ot:39 5pld6d:72 5psq62:37 5qhsf:30 5qjtn0:9
5r37yz:18 5r8fd1:7 5rmm1h:58 5rqevj:12 5rz3ym:3 5tizjo:15 5tsq0r:21 5ufk5o:9 5uno8r:2336 5v6f8s:230 5v7vvy:11 5vqrnd:15
5vrg75:29752 5vtwdk:32 5vv1ms:1407 5vza6o:3 5w2g6q:9 5wtz3n:150 5x9cpx:3628 5xjz7i:80 5yg7vc:40 5ythuw:6 5zf3fm:518
60fadt:8 61pn4l:15 629dwp:8 62r49n:149 62ra0d:32 62soy5:10227 62t8ph:47 62wyvr:19 63ilu4:699 63nh49:17 63nxz8:20
640xqh:7 64b6f9:13 64mx6x:12 64x251:7 652n4i:7 65gr1u:10 66ak9y:425 66smg0:9 66tgy8:3 67100t:201 6768pm:4 67ns6m:6
67z5ll:44 68cdvz:20 68j7uu:19 69kx64:23 6a8jkr:278 6ab9yk:552 6ahycc:11 6avg4z:7 6b3dx2:34 6b6l38:6 6c7xyx:5 6cihge:13
6ckrso:4591 6daipu:50 6dsxch:1582 6du1h5:78 6dxht9:3 6e6qtr:7 6e7bn0:319 6eotvf:84 6erd4q:108 6erxvu:6 6f0s5z:229
6f28iv:41 6f2pro:156 6fwk11:6 6gsdiz:2010 6h7y4i:7 6ijgwu:26 6irv4r:11 6jlcm9:94 6k4g9:628 6k4m70:989 6k78yk:6 6mtnb9:3
6mwsks:25 6ogn53:3 6onv0q:9 6ow2kr:11 6p80gw:11 6pagac:17 6phyow:17 6q1gyp:4 6q3u67:38 6qfp5t:15 6qk9o0:5 6qlnwv:3
6qluiz:4 6qn4e9:13 6rer44:134 6rojul:1166 6sioyx:361 6so2mh:75 6u878z:2376 6ufjd8:5 6v6tof:512 6vecfp:273 6wgdxb:38
6xe2jk:5 6xrbwu:12 6xzoez:606 6ydegi:14 6yedh7:489 6z2r5r:3 6z4vna:8 6zqa1j:15 70v157:6 71cape:7 72706:5 72of9m:9
72zrpr:4 732xls:536 73d9ti:24 73hewz:8 73xidm:11 744e5h:16 74bcsg:4 74lxh:9 74tmfd:4 75z1g7:11 76gf2p:153 772n3o:7
778zbd:946 77w9mk:3 77zh69:24 7851ad:19 7862py:7 787fgh:3 787fju:7 78qq71:5 78qsg2:1480 790nho:3 79ua8j:317 7adiwe:32
7af98m:26 7b4k7y:5 7b5sti:73 7bmgf4:6 7ccejy:59 7cp5wa:88 7d73jc:29 7df8jv:19 7dqx3m:4 7dtm1r:92 7ek7fj:33 7fgkm:1804
7g0vl2:11 7g2dph:129 7g3y50:12 7gasd4:28 7gldb4:14 7gvj04:202 7gyydt:1932 7h3lt6:12 7i3bea:15 7i6nyc:12 7ixhh1:16
7jpia0:2678 7jxm7m:12 7k6hsl:19 7kkaso:4 7kl22c:5 7kldf3:28 7kwsmv:15 7l6ksl:3 7lamtc:20 7n13k3:6307 7ny8m8:150
7nz3a0:788 7o2dar:3 7ogz6y:5 7p2g2z:9 7pkx0b:20 7py3al:44 7r25ex:9 7rq23f:4 7s3irq:84 7s8so3:66 7swqf1:48 7tib0r:53
7tlsfa:186 7ufxjb:32 7ui8qm:135 7v74az:4 7vccmw:38 7veiq3:5 7wbp8f:48 7wl5km:37 7wloh:11 7wqlj:10 7x2bik:4 7xg4rt:8
7ycax9:4 7yxdxc:147 7yytgm:116 7z412d:8 7zae9r:10 822rre:3 82gh9m:4 833a38:20 834dd0:461 83low6:30 8477ye:127 84i9t:3
84nxjb:279 85sz4l:57 86eyb6:22 86o6bd:4 874q1a:5 87mwef:21 87nrc4:4 880dfx:15 88f5u5:34 88kje5:161 88sd2o:29 89axs4:4720
89f91y:5 89iwi1:10 8aew7l:31 8arpkp:705 8b2uba:3 8c9jsv:5 8cco91:692 8cnk40:9 8d2xja:261 8d3x4t:6 8ejitd:9 8eq41b:85
8evlop:3 8gnr00:42 8gt818:41 8gz38y:6 8hbg6a:18 8hhv1u:121 8hkpja:12 8i43sv:1660 8i5l40:7 8i9ehe:12 8iarlz:56 8ibybe:21
8jplhb:11 8ke48x:60 8ko2kp:3 8kxpsx:11 8lgod8:607 8mi3ss:37 8mtq2f:9 8n8y1u:1248 8o4e8m:11 8o7agz:4 8ohtv5:15 8olk5p:4
8olp9g:25 8onii8:605 8os0p1:5 8p1fpa:13221 8pskod:1133 8px3u9:1402 8pxboj:41 8q7k2p:42 8qkxoe:7 8qyfdt:13 8r6xjb:7
8rjthq:800 8rmf12:7 8s39kc:28 8sp7tq:42 8sqb3v:5 8t0yd2:12 8u0gfu:5 8v3coq:4 8w0ltc:529 8x15w2:13 8xdhl8:9 8xkup9:3
8xzib1:3 8y6c2e:168 8yirxd:911 9013h2:3 907db2:5 90lzz3:97 91td7w:157 92rcbg:11 933mzs:14 93h803:21 93hosh:5 93op65:3
93yddi:165 94d322:3 97etr3:3 987c3f:4 98q10h:60 9agdfu:3 9al5we:3040 9aliow:5 9am3wp:34 9awjsp:31 9bbdcy:7 9bqqh:4
9bril:8 9c4j4i:158 9c620a:8 9d3b3j:4 9e9e9a:6 9f5k21:125 9fa3uh:87 9fbtx6:301 9fw99w:16 9g93wh:10 9gb133:25 9hobx1:11
9ihcrw:29 9ixuav:9 9k2x6v:4 9kclgj:4 9l9l8l:4 9le4ec:5 9m2d33:11 9mi9bj:3 9mk9gu:1255 9mntgp:247 9nct17:5 9nj5x1:126
9om6s6:8 9plelw:16 9pofyu:19 9pyapr:4 9q4wp7:3 9r3ql6:4 9rbbui:1125 9s4wd2:14 9s99yc:3 9s9sj4:6936 9si7ps:29 9soj6n:24
9swj7p:1245 9tubq4:112 9tvsg1:79 9u9bgq:20 9ubsak:14 9uegqa:3 9uq6kl:5 9vb54d:17 9vd97i:94 9vp2fp:144 9vy81a:18
9vyaco:20 9wm863:113 9ws76i:18 9xducs:6 9xss3j:184 9xx1tz:22 9zhv9x:5 a01y5i:4 a0aykk:9 a0nnot:144 a1itc9:14 a2xkk3:7
a3o3ex:24 a3q9kp:8 a4fror:1292 a4licz:14 a5e0sq:10 a5f9bb:16 a5w11y:5 a6gyqk:9 a6jub0:12 a6wkwi:6 a7lemi:5 a82jce:11
a8juod:21 a8npsy:3 a8qw95:440 a90dg5:9 a9fhr4:1696 aa1iyx:50 aayisj:19 abb5db:3 ablaqu:3 ac1oax:3 ac394o:11 ac6wd8:13
acdcoa:8 acsjd6:23 aethah:8 af83jn:13 afd74x:9 afqdwo:17 ag12hh:30 agj0x0:6 ah0ssb:157 ahriaj:19 aik1f3:10 ain4d6:24
aiqwni:6 aj9ugo:445 ak3lbx:49 ak6an1:106 al5052:7 alj7kv:6 aln7fh:222 alz4r4:24 an1si:30 andven:7 aoocdm:4 aooglb:736
aot15j:22 ap9tyw:17 apccgc:3 apsluf:17 aqkcbj:5 ar8ruy:14 arorxp:44 aryzya:20 av0hh3:4 avyu23:4 awncpv:4 ax6s3c:3
axqlhy:161 ayguif:910 ays4n7:28 azazwg:29 azdj1k:544 azu84n:5 b2577:8 b2lkxn:3 b2pzm6:6 b2wjag:13 b326r8:3 b3hnuz:138
b3x0an:18 b495hu:893 b49w9i:101 b4x6z6:12 b5nvkb:7447 b6k5w7:97 b6kurz:178 b7u46h:21 b8ofm:19 b9hoqy:31 baqkxz:9
bb5ztr:40 bce9w7:21 bcm644:18 bcuqk8:35 bdetlq:18 bdqpkg:2044 bdz27u:17 be2der:4 be8poi:6 bgfn90:13458 bgwi5x:661
bh5821:9 bi1g40:9 bihtmw:16 bj0ehd:145 bjfzkg:4 bjhlt7:3 bjzx6n:992 bk6jqa:42 bkncfz:263 blcnf1:28 bmv52g:9 bn9b94:4
bnrn4s:4 bo38cc:12 bobzt2:77 boetix:23 bog6tu:63 botao4:10 bovfzu:24 bp6o5q:440 bp7mnk:31 bplq7z:11 bpsg8m:19 bqcrx7:609
bqpnn8:3 bqumwb:4 bqzx9v:15 br0bkq:120 bsekos:4 bskftu:91 bsp2sf:44 bt7e23:65 btjf0l:19706 btknu3:3 btsmt7:38 bu1so5:28
bu2vts:21 bul93:6 bv1hbi:136 bvnoog:331 bw49wy:74 bxvh3r:2957 by9907:645 byeewa:79 byyje3:187 bz6tcr:11 bzechu:5
c0lc9u:3 c0vwuv:9 c1ewqv:4 c2r3bw:71 c3321t:5 c36etd:15 c3nkgv:1214 c4ea5q:9 c4tfci:1591 c5co7p:74 c5sohi:87 c5xebd:5
c5zcm4:14 c61qjm:5 c65v1f:8 c7s1u5:145 c8klsi:17 c8qsr6:831 c9um7v:3 c9xf4w:7 ca60w8:10 cazk6p:7 cb2fxh:17 cbds7t:68
cbhq6w:12 ccb8at:37 ccd0mz:61 ccmyom:2211 ccsd3r:5 cd8a9f:9 cdbfua:53 cdhydf:97 cdqzkf:3 ceaerf:31 ceg80x:352 cezx7v:11
cf3qvn:7 ch5phu:7 chhvhj:22 chtg6b:17 chuues:51 ci0fvq:71 cifl46:27 cisdsj:13 cj3mzw:235 cj9dxi:385 cjgt8q:3 cjoi2g:25
ckd2t4:9 clf6d7:45 clj43m:599 clnv46:64 cls1j6:32 cmkmzq:38 cn1ent:5 cn9fop:9 cnau16:4 cndci1:1833 cno0yf:8 cp33kc:10
cp3k32:4655 cp3zf0:23 cqk9kv:10 cr1rzy:14 csakbq:6 csioyn:15 ctbie8:31 ctchah:104 ctxjm4:229 ctz1b9:13 cubzyr:5
cv48m0:112 cvqbkz:3 cw037t:5 cwtj0f:120 cx24mq:15 cxjvl:29 cxyky4:15 cyqqpi:3 czpnz4:4 czxic6:16 d01dsc:37 d1ek5y:23
d20sjx:4256 d240yz:16 d3tmml:12 d47lkw:6 d49py1:7 d4yaek:44 d5b8vj:9 d5ig9k:744 d6a3vn:41 d6ofc2:4 d7edc4:28 d7mpr0:336
d7w37l:4 d8htde:27 d8mqwr:112 d8xr1u:63 d8z4i2:107 d94ovh:13 d9a1dw:74 d9fr67:5 db7yp1:28 dce6r0:52 dcmpdm:18 dda9u8:3
de8o44:15 degpbm:23 df7idi:533 dg3kkj:8 dg99jh:13 dgpk0y:3 dh289y:90 dhg9zy:9 di4snz:6 dif06e:50 difimh:5 dim99a:21
dj5k8v:5 dj7dmb:4 dja329:62330 djkf4n:192 djr2gk:4110 djtqay:30 djzzpj:3 dkrrwl:578 dll1su:9 dlxn2d:26 dmbq0g:1996
dmegmr:10 dmh7hs:17 dmq1y2:50 dmt9m4:144 dn28zy:3 dnhvna:3 do7hry:7 domv6t:5 dpzoc6:20 dpzx9y:11 dqvb48:6 dqyffh:4
dr0f85:703 dr4fly:5 dr5hmn:28 drhks2:171 ds1nnt:3 dshipb:5 dte2rf:4 dts30h:20 du1epv:12 du6y96:5 duge5y:1240 duj24h:29
dumsdt:3 duoyj2:12 durmf8:148 dwf37a:44 dx3nz7:17 dxfkra:3 dyle3o:3 dyvbdu:11 dzhc5o:13 dzmyx8:587 e04jx7:81 e06z6w:2033
e0j30t:28 e0pbnw:3 e0ve2g:131 e1j30r:5 e1nkio:8 e286wj:7 e2f1vb:11 e2ppgx:13434 e3f8ry:11 e3oecz:49 e4lbg1:11 e57gv4:11
e5iq2s:9 e647sl:347 e66er2:5 e69jk5:186 e6n8r9:5 e6yz3m:628 e8bnpu:26 e8lql0:185 e8p454:11 e975nz:16 e9o5iv:9 ea0jia:3
ea94hh:14 eag3jd:35 eaqyex:5884 eatm52:21 ebhbi3:3 ecorrs:607 ectafx:3 eddfre:18 edween:23 ee8v9j:3 eev63p:1898
ef8b6c:29 efftau:6 efimri:9 efshw1:14 eg0t2p:340 eg5up8:6 egc190:105 egdwds:50 eghnbt:22 egvpjc:14 egzpov:731 ehepns:7
ehk9co:714 eip56n:26 ejhnpd:802 ekqoky:120 el2ak4:376 el2jh9:3 el6zyr:4 en6q7l:16 enzxcr:14 eo2m5k:218 eoe8wq:138
eoqunm:5615 eousz0:2137 eow7ah:8 ep1f35:10 ep4jtz:51 eq43zg:14 eqk0c7:127 eqkyld:7 es99ox:4409 esaii3:4 esgex6:22353
esuqbi:7 ets88i:10 etxpp7:560 eu6pof:6 eubabb:389 euffah:164 ev2mkc:15996 evtkt:19 ewbutl:3 ewztkg:528 ex3dsf:24
ex8omm:134 exzcui:13 eye2bm:17 ezoc9a:8 f04d66:3 f0bnm5:255 f175es:9 f1qxp8:946 f2exxe:38 f2o0rv:12 f39fto:70 f3bbhe:37
f4edyd:129 f4jv15:57 f5dd4e:10 f5to93:9 f5u8ca:6 f5x1zw:3 f64f0c:3 f66fwu:303 f74qka:43 f7dvyv:4 f848gc:11 f9b6sp:1615
f9uq9p:43 faqo6b:114 fawxnw:4 fawyvx:6 fck1k6:90 fcp4va:6 fddy42:11 fdueat:32 fe1pgy:44 feuwxh:80 ff06xg:7 ff11h7:102
ffo72c:158 ffwvs3:307 fh0g22:10 fh6iel:67 fhymoz:5 fibncr:136 fih4j5:317 fijmzg:12395 filaab:5 fj1obc:10 fjagv:182
fji0tp:6 fjm8zd:5 fjtj5y:3 fju5yf:5 fjx2c8:13 fkd5gl:24 fl1v1g:583 fl2z1v:11 flc9qr:12 flekss:36 fllcan:5 fmp750:1137
fnkja0:7 fnn6wl:17 fqka3i:14 frdi1d:41 frr0ni:13 frrkdx:22 fs3r7:3 fs3z83:17 fsr8b5:5 fsy9ga:21 ftr20f:9 ftstmz:8
ftx4jm:6 ftxej8:272 fu2dnw:3 fvb7pj:11 fwh8rx:5 fx8ygb:6 fxc4b4:4 fy6z7t:3549 fyxny5:54 g11cnx:18 g20o5q:5 g2bij6:49
g3hwyk:3 g3t38f:207 g3tjey:3 g494mg:95 g5mt3g:9 g5oqph:13 g6ge8p:7 g6s7xg:29 g7wxgv:5 g7xkru:14 g8035e:2189 g81f1q:8
g81lca:2642 g8q0wn:31 g8vbcb:324 g9flgq:10 g9v96j:4 gahbw6:85 gav4x6:4 gb04ef:26 gblcj:54 gbwytj:55 gc6n4w:169 gcpg0w:5
gcyzdp:65 gczeel:239 gd0ot1:8 gd141p:8 gdmmnf:6 gdndi0:24892 ge2fl3:5 ge4k2s:5 gesk03:114 gfm8gk:13 gfv50e:3 ggeky6:18
gghdy4:102 ghqksn:3378 ghueq2:3 gi5iep:3 gikmcf:45 giw7v9:25 gk23r7:47 gm5t8w:376 gmbjwy:65 gmeywt:18 gn02ne:50
gnmik8:753 gnouth:21 gobqzs:7 godf4g:4 gor89d:44 goxdu3:325 gpm3en:6 gs3zm7:37 gscjhs:17 gsi7gj:6 gsrout:19 gtr7k2:55
gu0626:11 gu3nlx:3 guagic:3 guwnn1:183 guy068:30 gv05un:8 gv17fe:1293 gw3atp:37 gxt5mh:3 gxw3mv:23 gypftj:24 gzz0nl:21
h179py:672 h2a3b0:48 h2bmk2:7 h3fi5x:69 h3qsb5:4 h4s0t0:365 h4ysv9:10 h52vv3:18 h5azs1:7 h5ovzi:4 h6slzv:4 h7uicc:4
h9ub92:6 h9z5ta:3 hae3cc:5 hafchq:6 haj9y8:18 hapu3q:389 hbeaxq:10 hbt1bu:21 hc8bib:487 hco24c:101 hdeec2:23 hdenev:384
hdhug4:404 hdupuz:14 he0v9n:255 he3763:12 heln1p:2376 her0j5:5 heuspj:40 hexevq:7 hfaksi:5 hffk4v:700 hfjg8q:9 hg2fto:62
hg6nm9:11 hgn5q8:424 hgqch2:13 hgt48k:6 hheo23:1129 hio9p1:266 hiqb90:11 hiuxcx:72 hiw28r:3 hjkjko:21 hk2mg1:3517
hk6mc7:16 hm09xk:5 hnsdr6:475 hp0gew:3 hphfpo:6 hq3jkt:5 hq53sv:78 hqe9xg:3 hqhfhc:4 hqn3ik:46 hqsrud:84 hqxlq0:4673
hroogz:58 hrxlqc:17 hst4x5:18 htd3jj:7 htmdwo:5 huaj6d:106 huptnj:4774 hvcixw:55 hvjx3u:21 hxrmyk:48 hz0kcx:30 hz5vlm:68
hz6a3b:4 hzqv1o:3157 i02pio:6 i0u7w8:91 i1as8o:21 i1i611:768 i1n1bz:57 i2mjc1:111 i3my4u:563 i3nmhx:6 i3x2pw:6 i42am0:398
i45rh0:3 i52ejz:67 i5eqjx:13 i5j95u:17 i5uwy5:74 i5yonq:27 i65a3r:6 i6w2wy:155 i6wjgr:24 i71cl7:54 i73kj3:6 i8mbgm:16
i8nn7y:66 i8z2tu:1856 i99j7q:5 i9odvy:5 iad7vm:3 iafto9:7 ib9d4v:4063 ibkxt:4 ic07ef:106 ic0j7z:61 ica643:58 id5bt:54
id5rxy:18 ie52ra:3 ie5uzp:13 iexo0f:10 if32sm:4 if9rss:17 ifoyb7:3 ifzo7t:97 ig39vq:178 igyedi:7 ihvqk:4 ihvwjo:6
iijxrm:22 iir0uh:15 ijd2vz:3 ik0fem:34 ik7btj:487 ikm5w7:4 ikxlqh:17164 il5mz4:5 il7f4e:4 ilr21n:1402 iltnpw:9 ilxkrh:9
im0j61:181 im0yh9:965 imla9c:8 iobn3z:5 ion4qp:895 iq21jt:2111 iq3w10:3 iqf98v:17 irvp81:179 is3v5o:7 isatr3:7 isavpc:5
isnzx7:35 ispg3r:1242 isqttb:7 iswm7g:4 ittlhv:332 itzq79:6 iuts3y:7 iuxeu7:6 iuxqbx:2867 iv0slh:18 ivwq4t:45 ivx2fd:5
iwhmzo:5 iwn3ti:541 ixd18w:965 ixhifr:4 iyfei6:104 iyo4r0:103 iyqiis:88 iz8kgc:3 izt4kh:58 izti3g:1586 j1gzv2:33
j1ojhl:19 j219hn:512 j2lk35:9 j2w0wd:9 j2wxjd:4 j34aac:41 j35hg0:27 j3nwqo:329 j3otfs:4 j4r9qz:17 j4uvng:306 j4vmef:18
j4yk9a:1751 j55tn6:31 j68vga:7 j6mp64:5 j6uukq:3118 j6wgqd:33 j87vgb:4 j895mu:7 j8a94:235 j8dsbu:221 j94mx1:610
jaodv6:51 jblxbs:4 jbz4cx:3 jc8an4:29 jcfqkz:1568 jctu5f:1690 jd32wq:16 jde6pw:825 jdopvi:5 jdup4h:42 je2k7e:331
jehygu:180 jeuqm3:4 jf7x5z:26 jf83p0:119 jfx34h:19 jgyp9l:17 jgz9eh:6 jh3yh6:10 jhxwwf:3 jigr5i:81 jjowou:11 jjssrp:2968
jknwse:62 jlbod1:38 jlpngh:9 jm1f23:793 jmekoj:20 jo1kp:12 jofy8s:24 jortcj:14 jp7gfa:67 jpfmya:37 jpwjmy:12 jqk1jq:9
jr1yap:21 jr8j93:7 jrrdvi:360 jsg67x:8 jty611:88 juayc6:134 juouc0:25 jvyzof:5 jw4jos:2940 jw4jxi:368 jw5vnd:90
jwhbgh:9 jx1g0w:3 jxvatg:15 jy4l58:30 jze350:4 k04nef:17 k0p4ec:6 k13hwo:20 k1bwyb:2369 k1ex11:5 k1iwwc:824 k1x9ye:54
k2anid:153 k3j3o2:16 k3paex:53 k4csbh:15 k4iwgz:17 k4mrei:475 k4wrg1:14 k5gx23:103 k5jfq9:211 k5ssr:5 k5ujfp:48
k6gknh:4 k6lkr9:2342 k6zrdl:4 k7b1m5:236 k7bg7u:212 k7bhn6:39 k7v6cs:3 k8h5x9:43 k918xo:129 k9uufc:11 kan6jg:32
kavaj5:22 kaxgt:9 kazsfb:3 kbk4in:489 kcorlg:35 kda8mk:33 ke8zjp:10 kekynf:102 kf73sm:3 kfw335:3 kg4hat:25 kg6tjw:17
kglc4o:245 ki93p4:14 kieqls:5 kjjy28:4 kjmruc:3894 kjwvrb:407 kkch2a:23 kl6lsz:4 klap8m:4 klev2a:4 kn036l:15 kn2774:24
kn3n3d:5 kn8p0g:104 knktxu:5 knvug:3 kpdvec:4 kqsxec:18 kqxn8p:88 kqz0dq:32 kr5u6l:6 kr7lxy:4 krrvc6:8 ksowjt:657
kt195e:22 ktqvxk:8 kv36wm:25 kv64xx:8 kv9pk5:17 kvb9vu:6 kvj5ze:154 kw9ze0:53 kwe8jz:4 kwf5ly:33 kwllh6:389 ky8nr5:139
kypirw:26 kzeh36:48 l09hs6:7986 l0jaeg:555 l22rcj:26 l2hoeh:3 l2vlxk:5 l2xv5z:46 l3760v:5 l4qut:7 l4r22s:1256 l4sqwp:5
l573e7:19 l5gdtj:12 l5imev:7 l6bhzt:5 l73d7b:326 l8ynoy:163 l97y0t:80 l9dgtx:2281 l9z3qn:6 lcrr4m:237 ld7o7l:17
ld8r4h:11 ldlkm7:241 lelvzk:6 lf6q6m:25 lf6uws:3 lgwu9v:20 lh7ccx:3 lheu6h:4 lhly1j:4638 lhp8d2:81 lhzyqn:20 li0ovx:282
li4xgn:8 ljy2cb:18 ljym77:36 lk448f:1102 lk5q2r:15 lknza4:83 lkpvbc:203 lksbe:217 lkx6h:4 ll573h:9 ll67b6:73 ll8nq4:3
llstc2:130 llxatl:18 llz11v:19 lmr79z:7 lmwa5y:4 lnqyhv:13 lnrq4d:175 lnup7:56 loa524:19 loatbo:5 lpend2:362 lpwzfd:17
lqavqg:433 lqpktw:3 lr7xh3:5 lrpm1m:59 lrqdfy:136 lrxbhe:12 lsinr2:41 lsojwc:3 lspbs6:3 lssd58:611 lt9ncr:17 ltdm2v:3
ltsjpv:26 lwp68l:4 lwr6k:4 lyaz11:4 lyw3wc:30 lz2h53:13 lzv6a0:6 lzy0do:36 m0583z:14 m0fufv:11 m0ih9k:12 m19utr:14
m2lnu3:4 m31ozi:34 m35av5:2445 m37r4o:569 m3p2ef:608 m3r6ke:887 m563bk:4 m5ccin:5 m5vo2o:13 m63rfm:28 m67ojh:4 m6bzqg:9
m76ixg:3 m7c97n:24 m7mj6t:23 m82rus:3517 m83kf4:130 m8d3ox:44 m8hy5o:51 m8l5gl:4 m8owar:8 m95fgh:15 m9ghow:12 m9urzg:164
m9y2l6:11 m9zyaw:6 ma06zs:6 mb42y0:13 mb56hm:19 mcdekp:3 mcjtcf:14 mcs7s9:4 md3f1x:11 mdsol:7 mdw56n:4 me3it2:48
me469p:3 mfiemh:32 mg635u:10 mg84b7:9 mg8hfy:27 mggliv:3 mhzh4x:1053 mi6qyy:7 miut47:4 mk7nq4:73 mm3yjq:9 mm8xct:6
mmbbsl:7 mn3mqd:22 mo1cm8:40 mox9e6:14 mp9z46:13 mpl6qn:7 mpy0tk:24 mq7xm3:318 mqulm5:63 mr3y5k:8 mrj4pw:4 mrr8gg:14
mrsit8:188 mrup0r:813 mrzwpy:1563 msmffu:7 msppxk:6 mt99w4:9 mugw6m:51 mv27r4:566 mwbnd6:25 mwdmjy:200 mwm523:11
mwmba1:35 mydjhw:5 myn2y5:10 n05gjn:643 n0co06:1619 n0he5f:3 n1ispo:399 n1n5pr:11 n34ily:22 n3arn8:8 n3gfc7:4 n44bll:5
n4bqoc:10 n4hvcy:5 n4njqo:3 n4syer:5 n6ipf3:27 n6vxho:105 n72nki:458 n7ifxe:87 n7sndj:20 n7ugsc:13 n8khgr:187 n8ul04:392
n8vw03:7 n9get0:5 n9j6xt:14 n9qz66:136 nawk22:8 nb3ppr:6 nbegxe:6 nbqn0r:9 nbuiyg:5 nc9r7d:4 ncs5qb:34 nd1so3:6
nde663:8 ndo42p:73 neztil:942 nflqb1:11 ngnvvs:868 nhjknx:241 ni3q44:24 nik80a:17 njasx2:7 nl0b8:5 nmth0g:14 nn2id7:17
nnaz6p:24 nnh0vw:15 nnkd0e:121 nnx3m6:10 nox76o:4 nplw14:14 nq9t1j:7 nqckx5:4 nqxz76:3 nrkpuq:32 nt4rdn:31 ntub2g:2369
ntw05x:39 nuxbte:4 nvqyfe:22 nvu3cn:3 nvw6vh:6 nwi6hq:5 nwlakj:3 nwpl1k:19 nwt1n0:31 nx9u77:3 nxpe6:366 nyy0ai:12
nzb2m:45 nztt4g:251 o05za6:6 o0uh1t:24 o1a615:4 o1i6s0:277 o1lgr:31 o2d2xs:8 o2fijf:5 o3lj4y:5 o52euv:11 o5ztlb:3
o62fa7:66 o6bh0s:22 o6dqof:75 o6p7vt:48 o7kra6:19 o7t3fp:10 o9brnb:17 oaopsw:7 oar8kb:13 ocv4up:5 ocygge:9 oczbsh:3
ofdc61:9 oflzs3:9 og20yb:4 oggmfx:7 oguspz:60 ogv1e8:39 oh0dc8:44 oh5s1i:21 ohjulv:3 ohk4p3:6 ohkfwg:5896 oi5a30:8
oii8h9:15 oiv9vo:60 oixkyv:5 ojbzsm:3 ojx8dj:6 ok02se:11 ok77ba:13 oketkq:45 olatb4:21 olptph:10 olz244:12 om4ejn:8
omhunz:7 one6n7:10 onqdym:17 ooqjw6:42 ooqtbj:25 oovb91:268 opgu6d:41 ophw1s:4 oq03be:5 oqu092:24 ordtlj:7 orsbpf:239
os1w3r:4 os2oca:4 os61xy:4 oshmoq:1167 osksit:107 ot0otb:18 otgwx6:4 otnbca:3 oudir:6 ovv3tz:10 ovvjh7:7 owjktu:3
owkyt8:24 owqgwc:8 owx8gp:14 oxmaye:26 oxoxbl:16 oyezby:29 oz1ncj:57 ozl7j7:17 ozsor:8 p0goqb:4 p0gpdo:14 p0mtvm:12
p0qhp8:3 p18rxm:4839 p1g5r8:49 p1tv78:72 p1w3p7:923 p32hha:4 p37qca:16 p3fg2c:7 p42ul6:12 p4ey2y:27 p4qdg3:3 p5d3ea:26
p5m7f6:10 p5s1eg:4 p5wf2l:3 p636hb:1846 p65qn0:85 p6s6it:5 p7bxdc:4 p88jn1:345 p8s6oh:3 p95itr:24 p9bw7v:6 p9fh0t:5
p9ybw:72 p9z4ma:785 pa31pt:57 pbcpua:8 pcw6a0:2376 pd27aw:4 pdk9fu:13 pdvy8v:4 peephr:3 pf2gus:4448 pfj3gm:6 pfqa2t:14
pftw1z:612 phbsw4:799 phdjzo:611 phfsrp:6 phjc37:48 phmogn:24 picar3:13 pild6t:3 piopcs:3 pjarry:18 pkhp2d:4 pky4oq:3
plm00:113 pmbz8v:15 pnic8:113 po2he8:19 poggyk:12 pqk184:3 pqs7j7:615 psahoh:5 psi32x:720 ptanz3:11 ptbxb5:7 pu1i37:9
pu3zuh:280 puvs8s:3 puwxej:83 pux184:3 puzu40:276 pv04ix:156 pvm6tx:5 pwfvv3:767 pwsbor:3 pwv4qv:3 pwwish:105 px0w32:7
px2txd:11 px6z5s:21 pyjv9r:98 pyoszb:73 q121kg:4 q1ghkt:3 q1l7rp:69 q311w3:8 q4b160:4 q4ewhm:34 q4ljxw:20 q4p5cd:6
q5e3w4:46 q778kr:23 q7t2c7:4 q7zmc3:9 q91b55:3 q9d6fj:7 qag13d:12 qbgffo:5 qbqxyt:17 qbwi7t:10 qbyyvu:4 qc6q4g:7
qcoso7:2156 qd00xg:11 qd8gao:9 qdbhxc:104 qe1l7o:1712 qepxfi:6 qfe0q1:6 qfl4qj:6 qfzz4d:410 qhqgz4:1252 qiqs9j:3
qj6xkk:8 qjas7g:16 qk2y64:3255 qk2yij:5 qk8by3:8 qkrmd5:22 qkurr6:601 qli4a3:19 qlp7i1:974 qlqq1v:127 qm99t5:9 qmh6yz:6
qp737m:8 qp7ylf:4 qpcwfq:3 qq00sq:5 qqv5f2:4 qr4t8g:6 qrb6ya:337 qrfa4:77 qrgoev:3 qrlf87:9 qsjxif:7 qsvk8f:4 quavwg:8
quqx20:670 qurqqr:7 qusffz:18 qv0qds:3 qv2rpb:6 qv86y6:1340 qvjol2:8 qwmwij:347 qwxv3k:74 qx08fs:19 qxch43:15 qxiywj:95
qxrud2:21 qy8pkx:273 qyqrhh:12 qyzpc8:12604 qz4i4h:10 qzaymd:3 qzg9kw:33 qzmpop:34 r1celr:580 r1etfs:8 r24u3k:3
r25y4o:67 r288n7:23 r2ewqh:141 r2o3wu:125 r2q75k:10 r2saej:18 r3pxus:4 r59hcw:18 r5cojr:126 r5ma99:7 r5rd4p:28 r7v2ft:2121
r82ne1:487 r8sm1y:37 r9t7om:156 r9uwvj:4 rag9ky:7 ralspb:5 ranfo0:61 raugdb:157 rbk4vj:28 rc96fr:6 rczgja:33 rdde41:3
re1fx6:14 re38ch:23 re8hsu:3 rfaep1:54 rflqpv:96 rg6i64:32 rgw4yf:3 rh8vjc:4 rhx68g:117 rhy1d8:12 rigy7u:52 rj05gk:9
rj879q:7 rjha9h:8 rjvv57:414 rjz6zj:12 rk44d:4 rk8vdh:7888 rl1ek9:40 rldtyx:5063 rljzz8:5 rlv40v:2693 rm2kbq:187
rmieg0:5 rmnni7:16 rmwcfy:7 rn8yeb:8 rnczy9:67 rnhagf:3 rnqejr:4 rntu08:2955 rnyjij:215 rof7na:20 rohn2w:6 rowal5:6
rpfmp:5 rqy4wj:3 rr1lf8:10 rr6qp0:7 rrgqep:3 rsrg70:70 rtdnpa:58 rtkwyk:1857 rtlz0u:108 rty0e1:186 ru29d0:742 ru6v7p:189
rv1lmt:8 rv1ykr:16 rv6jcm:33 rv8f3n:18 rvzznb:19 rw43vr:10 rwafb:11 rwmay5:50 rwpqnf:31 rxn1xm:19 rxpx31:4 ry2xv6:14
ryoxnr:5 rz0uzr:3577 rz7i73:4 rzr5nv:12 s06omw:135 s08i2s:3 s0nlc8:13 s0u69f:5 s167ar:15 s181sy:6 s1875m:3 s1mc6o:4
s1ucdc:67 s2agfs:6 s2in9v:172 s2sc8q:46 s34vt0:89 s38ywi:4 s44gde:417 s47tiy:5 s4agr2:28 s4k0e7:32 s50hfb:97 s52zlv:212
s560xx:10 s5h86f:4 s5jtax:81 s5mizv:11 s6015b:197 s6kuwd:15 s6ow0b:5 s72o89:4 s73vs2:15 s7snsk:331 s7u42u:12 s8woof:7
s9vqj5:30 sacv7p:14 sb4sk5:51 sbvlj8:20 sc52gj:5 scb66k:6 sciln0:13 sd1ds7:55 sd80t6:19 sdhh62:8 sdx7ao:386 se1mdx:4
se1oe9:4 se42gt:13 sexe2n:20 sfe2gd:138 sff86m:3087 sfsx4k:3 sg1y9r:526 sgl9z4:5 shedpa:1041 si2vcy:16 si51nj:4
sjybex:4 sko44y:7 sl5hke:9 sla5mz:188 slwdyq:194 smfa6h:140 sn2mbf:3 snenmw:40 sniwx3:255 spcpyr:204 spdbvx:34 spk4n6:7
spym6t:790 sq2r8f:3 sq5f0o:9 sqm7rb:222 sqwjsg:9 su2s4b:588 sutdm2:6 svstjh:298 sx3no2:1297 sxmdsr:4 sxp2dn:55 syah8o:80
syawmg:11 syfcw8:20 szv20e:3 t06a7r:1206 t09cm8:9 t1ezkm:6 t1khav:183 t2gaop:20 t2t2zg:952 t39mtk:24 t407v5:23 t48721:5
t49p6z:8 t4b6ke:9 t4h216:24 t4jkf4:4 t4yms8:9 t52sl5:65 t53790:9 t5ldbu:362 t608fn:172 t7e87a:137 t7fom5:235 t7nguu:4
t7pfep:12910 t7qw29:4 t82d2x:68 t87clt:5 t8gr87:13 t9mywj:17 t9tg08:8185 t9xjoc:151 tancy3:32 tavv47:30 tb2mdj:91
td0znr:15 td5n38:7 tdhua2:13 te25pr:50 te7mc1:121 tedovy:5 teiq6l:30 tenvq5:4290 tfpfg1:27 tgizw7:6 tgphd6:9 th4tvm:20
th612y:234 th7knk:3461 th8ybv:3 thdo9r:232 thdyws:65 thkqdv:72 thn7db:875 ti1t0i:8 tihf4p:14 tj03sy:395 tknu1b:8
tl1gzg:8 tlh8gx:122 tltu7e:348 tm6c73:5 tmd3p9:30 tmpimg:5 tmqeam:6 tnc0pp:5 tnn6s0:4 tnrxxa:9 tnxjzn:53 to792i:7
todin1:18 tp5c68:25 tqk3b0:47 tr7fdj:15 tra0ef:9 trahog:57 trptry:3 tsxhzg:56 tt7ddq:9 ttqvy2:4 tua7jl:161 tvpi2v:20
tw9cra:1920 txrge9:3 tyfqx7:3 tyl86c:4 tzja17:5 u0ha7x:25 u0rl8e:30 u0vicj:24 u17uuj:150 u1fypp:15 u1uamv:7 u3q0p1:7
u3y6q1:699 u67bc4:11 u6i5kw:4063 u6mx63:181 u6omyp:3 u7jtpb:8 u87mr8:26 u8ga6l:34 u8gcms:13 u92kfb:34 u9whe9:106
ua4jhs:125 uaglxs:287 ub0epe:3 ucpq0y:20 uctdjf:15 ud14uf:62 udg5y6:6 udlmfh:1064 udyiah:7 ue04u8:10 uegcrb:18 ueymy0:5
uflzol:14 uhmsbk:30 uifq4d:9 uiolm3:316 uityxc:2477 uj7jvh:11 uj9gio:39 uj9hmz:3 ujbpu6:3 ujuzmd:15 ukhg5:13 ukt1y9:58
ukuns9:44 ulw970:81 um901b:68 umigme:6 umu6ak:52766 un52m7:266 une8fm:404 unnuvz:28 uofil5:19 uomm98:69 uowhma:101
uqcb5h:16 uqdbjr:7 uqtcoi:50 ur6ltp:5 urbmw4:164 uruk99:4 usbuve:5 uslq8f:19 usun2m:5 utcf8o:23 uub30g:31 uuqrkk:6
uvh2a1:4 uvpuq:140 uw7w0q:121 uwzsik:3 uy5d4z:35 uy5ggb:6 uy8yih:305 uz4p2r:4 uz5nq4:89 v069nf:11 v0721f:3 v0wryy:81
v0zjzp:62 v1902a:17 v1bebh:4 v1id9y:9 v21d1d:75 v2ejhc:115 v2iybu:11 v2qddo:15 v2rmwe:42 v3vjl9:14 v3x6dv:630 v453s5:21
v4aj1a:8 v4kejt:49 v4z522:14 v504ch:4 v65ezs:403 v6h04e:43 v70l1b:5 v8hx2v:17 v8mv3d:6 v8u8ad:65 v8yczo:3 v9kop8:267
vb3c51:3 vcirqu:203 vct6i3:104 vdhw2u:5 vdn6r9:5 vdwgp8:156 vehlu:34 verzqc:3 vesc4u:3 vf5d6e:3 vfaqk1:46 vgbjr5:11
vgg7e:5 vgjg0l:3 vgtiem:8 vgx2fl:9 vh9sko:25 vho947:26 vi67wr:59 vica0d:27 vii9q6:28 vippb6:20 vjhjtl:12 vku2qh:21
vl1w4u:8 vlnxbx:13 vm5p3m:112 vmwpww:3 vnif62:3462 vnje4q:7 vnr66m:52 voa3au:429 vr3u3k:24 vrm19m:3 vrmkfu:3 vrnq4x:106
vsqcgh:3137 vtgf5:478 vtinoz:43 vtj3q5:4 vtkaba:45 vu551:5 vuaw6:21 vuevm0:94 vv246h:10 vvpi7a:3 vvpk0b:542 vvr1m2:7
vw0f70:8 vwm3uf:5287 vxoffi:64 vxq9jx:4 vy03oj:103 vyf2xz:47 vykx5h:16 w0ju0h:10 w0y20e:6 w1ngvy:16 w248z0:32 w298yl:17
w32576:20 w36i4k:253 w3anto:317 w3hcbw:3 w3jsfb:8 w3plms:14 w464fk:6 w4akii:186 w4uou2:13 w4y04y:8 w4zf0k:14 w5kcme:3
w64vt9:10 w717qz:104 w76orj:3 w7jq4r:19 w7kvx0:24 w7s1o0:5 w7wqzi:27 w967al:13 w98e3w:27 w9a3fh:4 w9llvn:189 w9p941:17
wa2ufe:4 wa4dkn:7 waajab:197 wbxqyg:354 wclfno:74 wd2jaq:20 wdc2pe:4 wdken:4 wdtpdn:136 we0oco:27 wfiwtd:4 wfnixb:1434
wfxm4b:31 wg9sg1:9 wh3l7v:265 whb9y3:4 whdx50:5 whgl20:17 wi47zx:18 wilpb7:3 witn4n:3301 wjpba5:32 wjrm1n:3 wjvr5p:30
wjyqrk:16 wl0sbs:162 wlf5id:12 wmo13m:3 wmt04a:40 wmta5h:8349 wmwrhp:76 wng4dq:230 wnmh5a:3 wo2jmj:28 wocpkm:6 wof2k5:26
wogu98:9 wp422i:3 wp5i7t:7 wq3p18:18 wq974n:13 wsb6h0:24 wsd0oy:11 wswjdi:15 wtndpo:217 wur88p:26 wv0a2k:157 wwbd7:15
wwbfgl:7 wwhgbu:12 wwpjh1:9 wwuwxp:34 wx532h:20 wx56op:31 wxk7gl:711 wxuh91:7 wy84vy:31 wya444:5 wyrbzf:130 wyt2rr:7
wz70eg:15 wzs4kw:12 wzxdfo:21 wzycmt:16 x07e9g:3 x12dcm:5 x157lg:49 x1ecwi:134 x20goq:57 x39f8v:5 x3yral:37 x43rqq:40
x44ta:13 x47bj6:5 x4obot:3 x4q1pq:14 x531go:4 x56tel:846 x5ce0c:14 x5k30k:464 x6mydy:3 x78htb:8 x7vaa4:63 x8bcuf:208
x8svng:8 x8z1bx:22 x9cukq:12 x9m7wq:3 xadlfg:587 xaij2b:166 xam3v9:37 xaqq7w:566 xbohjl:1392 xc134n:20 xcn75r:26
xcpeyg:304 xdsgom:136 xdyn8w:13 xeb7ih:3 xf2bsw:259 xfd885:10 xfde1i:11 xfh7qk:1275 xfxqp9:12 xg3ehy:6 xg3nov:8
xgevbl:7 xgw87o:132 xh6zvq:38 xhmk23:4 xhze2c:18 xineyp:3 xjhuyy:213 xjks4n:18 xjl05f:3 xkgwk6:238 xkui20:4616 xkxbfz:35
xlbb6e:30 xllm3w:3928 xlzmff:3 xm8g5w:6 xmpoke:24 xnhmbn:8 xnsm60:13 xo6b0t:46 xo9tle:7 xofwwv:5 xojshn:12 xop0hv:5
xox67e:169 xp808k:4 xqzpct:28 xrjvk2:42 xrmt9o:34 xs0c06:3 xs82mn:172 xsst1b:5 xua2i3:5 xucg5z:3 xuuf5d:16 xv579c:3
xvn91q:4 xvnrjb:10 xvwd6e:5 xwlh91:408 xx1nk6:544 xxk8t7:11 xxzcmm:13 xydaj9:3 xyfxqo:759 xylemc:66 xz61c4:32 y19brc:100
y1fjan:826 y1h2it:10 y1k6up:24 y1q05r:64 y22gil:10 y2gr5b:9 y2i7e:10 y3mjmh:5 y3wdnn:19 y45ms:6 y4bk3d:6 y4zgwh:41
y53k3n:23 y57iiy:112 y5bz74:6 y5qtun:24 y5qzrz:19 y5t426:98 y62nr9:37 y63msb:15 y6bn5j:3 y6lksn:12 y7bbir:3 y7qega:52
y8kp7f:46 y9yapv:49 yaw3tk:27 yb101f:149 yb4gc8:8 ybcscn:10 ybiuxk:122 ycqe1y:23 ye4w6k:262 yea37d:62 yem39f:11
yfg4pf:186 yfwyjf:9 yge60x:53 yge8ug:5 yh0ibl:13 yhdh1i:43 yhxnfv:18 yhy61q:301 yie9oz:3 yiopox:4 yis6:24 yivbcd:41
yjjm73:7 yjtkth:4 yk5n05:8 yl8u72:10 ymfuak:9 ymmc8:12 yn7wc9:29913 yo0zup:639 yo8ki9:4 yoenlz:52 yovsuh:5 yp03yu:113
yqs08q:10 yr7q19:26 yr9lu0:24 yracms:20 yu3cpv:13 yun2bw:4 yuo9w2:42 yuvxnt:9 yvlrmg:8 yvyjms:217 ywh7yo:96 ywo7jy:183
yy2952:78 yy29l5:11 yyvuyy:1105 yyzwab:7 yz580v:10 yznzir:10 z0fxy3:189 z0jhtz:44 z0obdc:229 z1sqcv:4443 z266iy:15
z2fghy:59 z2kwsw:2211 z35of6:6 z36wzz:32 z49qkq:205 z4c17u:4 z4ybru:18 z6hiak:5 z6undc:3 z74hrq:92 z75mdm:22 z7e13c:9
z7m4cc:12 z7tuoa:4 z7wat2:10 z88pox:84 z8bmfu:5 z8mmi2:45 z9098e:3 z9k040:135 z9ljk5:108 za53zc:5 zadjb9:3 zaefpz:7
zb5x5i:2261 zbbc69:29 zbfw50:9 zbqbb1:81 zc1ugh:830 zc8oz3:26 zca6ub:6 zcaekm:1638 zd6qzx:16 zd9z09:18 zetkus:6
zf8q6j:104 zg2kuv:234 zggrkn:30 zhe9re:4 zhfjyu:21 zht74k:11 zi0w61:8 zi6kcl:85 zinjnc:12 zjcvdj:42 zk5e6t:15 zlb82m:1137
zldbme:106 zm8kot:16125 zmmxnw:10 znc4oa:7 zo13ah:203 zol552:7 zoztas:7 zp3dx4:26 zpbl:90 zpdu7g:30 zpvb2n:9 zqg8q1:146
zqh6bo:234 zsesbh:21 zsh9fd:843 zsjrjp:90 ztrky4:18 zualu6:22 zuc828:267 zurvhl:45 zvt63p:64 zw6ppq:43 zwikd7:5
zwz0da:692 zx1yy8:114 zx5pgu:20 zx87qi:84 zxg73y:4 zy7ctp:15 zyf5vi:67 zyklyd:528 zyoj4b:65 zyzfi9:3 zz52rt:94 zz6bxv:10
zz6y19:13 zz9qla:14 zzb0nb:5 zzbx5:5
`;
