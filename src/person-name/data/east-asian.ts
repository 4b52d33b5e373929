import { wordSet } from "../../text/lookup.ts";

/** Chinese family names of one character, simplified and traditional. After the Hundred Family Surnames and current frequency lists, 2026. */
export const CHINESE_FAMILY_NAMES: string = String.raw`王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾鐘谭譚陆陸汪范石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫閻阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單季裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連芦蘆麦麥褚娄婁窦竇戚岑景党宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩鞏明佘池查麻苑迟遲邝鄺官封谈談匡鞠惠荆荊乐樂冀郁胥南班储儲原栗燕楚鄢劳勞谌諶奚皮粟冼蔺藺楼樓盘盤满滿闻聞位厉厲伊仝区區郜海阚闞花权權强強帅帥屠豆朴盖蓋练練廉禹井祖漆巴丰豐支卿国國狄平计計索宣晋晉相初门門云雲容敬来來扈晁芮都普阙闕浦戈伏鹿薄邸雍辜羊阿乌烏母裘亓修邰赫杭况況那宿鲜鮮印逯隆茹诺諾战戰慕危玉银銀亢嵇公哈湛宾賓戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴陰昝智幸奉植衡富尧堯闭閉由习習荀郗隗钮鈕綦睢眭矫矯肇茆蒯腾騰撒逄拓闪閃傅洪金常赖賴溫凃甯竺粘鄂仉塗籃釋贲賁郦酈贡貢诸諸訾昌怀宓汲邴璩濮`;

/** Chinese family names of two characters. */
export const CHINESE_COMPOUND_FAMILY_NAMES: string = String.raw`欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 司空 令狐 皇甫 尉迟 尉遲 公孙 公孫 轩辕 軒轅 夏侯 慕容 东方 東方 南宫 南宮 独孤 獨孤 长孙 長孫 宇文 端木 钟离 鐘離 鍾離 闻人 聞人 赫连 赫連 澹台 濮阳 濮陽 淳于 单于 單于 太叔 申屠 仲孙 仲孫 鲜于 鮮于 闾丘 司寇 子车 颛孙 巫马 公西 漆雕 乐正 壤驷 公良 拓跋 夹谷 宰父 谷梁 段干 百里 东郭 東郭 南门 呼延 羊舌 微生 梁丘 左丘 东门 西门 西門 第五 范姜 張簡 张简 陳李`;

/** Japanese family names, by length; of those that end as below and begin unlike Chinese ones the rule is enough. After frequency lists of family names, 2026. */
export const JAPANESE_FAMILY_NAMES: string = String.raw`高橋 金井 金田 金本 金沢 金澤 金山 金谷 金丸 金城 金森 金村 金原 常田 常盤 元木 元田 田中 伊藤 小林 吉田 佐々木 井上 齊藤 清水 池田 阿部 石川 石井 長谷川 金子 原田 田村 和田 石田 柴田 宮崎 宮本 高木 安藤 谷口 高田 武田 平野 千葉 久保 菊地 古川 小松 高野 安田 五十嵐 東 吉川 久保田 辻 関 土屋 田口 山根 吉村 石原 馬場 大久保 熊谷 田辺 望月 平田 堀 宮田 本間 三宅 吉岡 高山 栗原 富田 平井 石橋 児玉 白石 高島 足立 桑原 河合 吉野 宮下 稲垣 平山 孫 菅 王 林 原 森 星 南 北 西 谷 岡 島 浜 泉 畑 沢 坂 桂 牧 峰 榊 小笠原 宇佐美 長谷部 勅使河原 五十川 二階堂 伊集院 武者小路 東海林 小早川 大河原 佐久間 御手洗 具志堅 中曽根 西園寺 綾小路 小野寺 宇都宮 日下部 小野田 小野塚 大和田 大河内 小田切 小田島 小久保 小宮山 久保寺 阿久津 安孫子 一ノ瀬 一之瀬 井ノ上 伊地知 宇田川 加賀谷 北大路 木ノ下 佐々岡 曽我部 波多野 長谷山 日比野 海老原 海老名 名古屋 八重樫 四方田 和久井 野々村 野々山 御子柴 美濃部 神宮寺 阿久根 春日井 小松原 小山田`;

/** Second characters of Japanese family names of two, which seldom open a given name. After the same lists, 2026. */
export const JAPANESE_FAMILY_ENDINGS: string = String.raw`田野藤井山本村川口原崎島木上下橋内西岡中辺部浦尾池谷石沢﨑嶋塚澤邊邉瀬根北戸倉坂垣浜場淵堀`;

/** Korean family names of two syllables. */
export const KOREAN_COMPOUND_FAMILY_NAMES: string = String.raw`남궁 황보 제갈 사공 선우 서문 독고 동방`;

/** Korean family names frequent enough to be told in a name of two syllables. */
export const KOREAN_FREQUENT_FAMILY_NAMES: string = String.raw`김이박최정강조윤장임한오서신권황안송홍`;

/** Forms of address before a name. */
export const EAST_ASIAN_PREFIXES: string = String.raw`미스터 미스 미즈 미세스 닥터`;

/** Forms of address that follow a name directly, reported as its title. */
export const EAST_ASIAN_HONORIFICS: string = String.raw`さん 様 さま ちゃん くん 君 殿 氏 씨 님 군 양`;

/** Offices, professions and kinship words that follow a name, reported as its suffix; longest first is not needed. */
export const EAST_ASIAN_OFFICES: string =
  String.raw`先生 女士 小姐 縣長 镇长 鎮長 区长 區長 村长 行长 行長 站长 站長 队长 隊長 组长 組長 科长 科長 班长 班長 团长 團長 秘书长 秘書長 司机 司機 营养师 營養師 药剂师 藥劑師 采购员 採購員 厨师 廚師 摄影师 攝影師 太太 夫人 老师 老師 教授 博士 硕士 碩士 医生 醫生 医师 醫師 律师 律師 护士 護士 工程师 工程師 总理 總理 总统 總統 主席 主任 经理 經理 董事长 董事長 董事 总裁 總裁 首席执行官 首席執行官 执行长 執行長 部長 局長 市長 省長 院長 校長 處長 书记 書記 委员 委員 议员 議員 法官 警官 将军 將軍 上校 少校 同志 师傅 師傅 老板 老闆 秘书 秘書 会计 會計 会计师 會計師 建筑师 建築師 设计师 設計師 顾问 顧問 助理 专员 專員 牙医 牙醫 牙齿卫生员 牙齒衛生員 药师 藥師 太平紳士 太平绅士 爵士 媽媽 妈妈 爸爸 爷爷 爺爺 奶奶 外公 外婆 叔叔 阿姨 伯伯 姑姑 舅舅 哥哥 姐姐 弟弟 妹妹 主教 神父 牧师 牧師 講師 大使 领事 領事 委员长 委員長 立委 立法委員 护士长 会长 會長 主编 主編 记者 記者 作家 导演 導演 演员 演員 歌手 教练 教練 首相 国王 國王 皇后 女王 王子 公主 皇帝 检察官 檢察官 大师 大師 國会議員 国会议员 立法会议员 立法會議員 人大代表 司令 总监 總監 院士 特首 行政長官 財務長 研究员 研究員 ` +
  String.raw`社長 会長 事務局長 本部長 支社長 工場長 司法書士 行政書士 税理士 公認会計士 執行役員 マネージャー ディレクター 専務 常務 課長 係長 主任 次長 室長 店長 所長 支店長 知事 市長 首相 総理 大臣 監督 選手 議員 弁護士 医師 看護師 先輩 後輩 編集長 助教 准教授 講師 師範 親方 衆議院議員 参議院議員 国会議員 取締役 代表取締役 顧問 学長 総長 校長 園長 院長 判事 検事 牧師 神父 名人 記者 作家 歌手 夫人 大統領 国王 女王 皇太子 王子 将軍 名誉教授 助手 博士 村長 町長 主席 総裁 長官 次官 大使 領事 容疑者 投手 捕手 横綱 ` +
  String.raw`선생 교수 매니저 디자이너 디렉터 개발자 엔지니어 학과장 조합장 지점장 점장 청장 처장 차관 교감 강사 코치 소령 중령 대령 대위 중위 경위 경감 수의사 변리사 법무사 노무사 영양사 프로듀서 아나운서 박사 과장 부장 차장 대리 사장 회장 이사 전무 상무 주임 대표 원장 팀장 실장 본부장 소장 국장 의원 장관 총리 대통령 변호사 의사 간호사 기자 감독 선임 책임 수석 연구원 사원 주니어 시니어 여사 목사 신부 조교수 총장 교장 검사 판사 대법관 세무사 회계사 약사 한의사 수녀 교황 주교 대사 시장 도지사 구청장 군수 국회의원 비서 센터장 위원장 위원 이사장 고문 가수 배우 선수 대장 중장 조교 연구소장 장군 작가 대왕 시인 화백 스님 학장 전도사`;

/** What stands between a name and an office: deputy, acting, former. */
export const OFFICE_PREFIXES: string = "副總总総代前元原부";

/** Syllables of names from elsewhere, which Korean names lack; they keep the order of their own language. General knowledge, 2026. */
export const FOREIGN_SYLLABLES: string = String.raw`드트스즈츠크프브슨튼턴렌클벨델릴쉬캐케퀴컴햄랜맥블플슈쉐셰`;

/** "And" between two forms of address. */
export const OFFICE_JOINTS: string = "和與与及";

/** Last characters of words for parts of a firm or authority. */
export const DEPARTMENT_ENDINGS: string = String.raw`部科課组組室處处局系팀실부과국`;

/** Last characters of Chinese words for offices and professions. */
export const OFFICE_CHARACTERS: string = String.raw`师師员員长長官医醫生家手士工警兵`;

/** Particles before family names of other countries. General knowledge, 2026; sorted. */
export const FOREIGN_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ダ ディ デ デッラ デル ド ドゥ バン ファン フォン ラ ヴァン ヴォン 冯 德 范 迪 達 达 馮 다 데 델 두 드 디 반 판 폰",
);

/** Between the names of a person from elsewhere. */
export const FOREIGN_DOT: RegExp = /[·‧・･＝]/u;
/** Words in Katakana alone with a sound that Japanese names lack: "トム・クルーズ", not "タナカ タロウ". */
export const FOREIGN_KATAKANA: RegExp = /^(?=.*[ァィゥェォパピプペポヴー])[ァ-ヿ ]+$/u;
