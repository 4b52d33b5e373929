// Meaning: characters and syllables by which names, forms of address and offices of Chinese, Japanese and Korean are told apart.
// Source: general knowledge of Chinese, Japanese and Korean names; a table with another source names it. 2026-11. 40 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** Mandarin and Cantonese. */
export const CHINESE: ReadonlySet<string> = /* @__PURE__ */ wordSet("yue zh");

/** Chinese family names of two characters that people bear today. */
export const CHINESE_COMPOUND_FAMILY_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`上官 东方 令狐 公孙 公孫 南宫 南宮 司徒 司空 司馬 司马 呼延 夏侯 宇文 尉迟 尉遲 张简 張簡 慕容 拓跋 東方 東郭 欧阳 歐陽 淳于 澹台 濮阳 濮陽 独孤 獨孤 申屠 百里 皇甫 端木 范姜 西門 西门 諸葛 诸葛 赫连 赫連 軒轅 轩辕 鍾離 鐘離 钟离 長孫 长孙 闻人 闾丘 鮮于 鲜于`,
);

/** Japanese family names; of those that end as below and begin unlike Chinese ones the rule is enough. After frequency lists of family names, 2026. */
export const JAPANESE_FAMILY_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`一ノ瀬 一之瀬 三宅 中曽根 久保 久保寺 久保田 二階堂 五十嵐 五十川 井ノ上 井上 伊地知 伊藤 伊集院 佐々岡 佐々木 佐久間 元木 元田 児玉 八重樫 具志堅 加賀谷 勅使河原 北 北大路 千葉 南 原 原田 古川 吉岡 吉川 吉村 吉田 吉野 名古屋 和久井 和田 四方田 土屋 坂 堀 大久保 大和田 大河内 大河原 孫 宇佐美 宇田川 宇都宮 安孫子 安田 安藤 宮下 宮崎 宮本 宮田 富田 小久保 小宮山 小山田 小早川 小松 小松原 小林 小田切 小田島 小笠原 小野塚 小野寺 小野田 山根 岡 峰 島 常田 常盤 平井 平山 平田 平野 御子柴 御手洗 日下部 日比野 星 春日井 曽我部 望月 木ノ下 本間 東 東海林 林 柴田 栗原 桂 桑原 森 榊 武田 武者小路 池田 沢 河合 泉 波多野 浜 海老原 海老名 清水 熊谷 牧 王 田中 田口 田村 田辺 畑 白石 石井 石原 石川 石橋 石田 神宮寺 稲垣 綾小路 美濃部 菅 菊地 西 西園寺 谷 谷口 足立 辻 野々山 野々村 金丸 金井 金原 金城 金子 金山 金本 金村 金森 金沢 金澤 金田 金谷 長谷山 長谷川 長谷部 関 阿久根 阿久津 阿部 馬場 高山 高島 高木 高橋 高田 高野 齊藤`,
);

/** Second characters of Japanese family names of two, which seldom open a given name. After the same lists, 2026. */
export const JAPANESE_FAMILY_ENDINGS: string = String.raw`上下中井倉内北原口坂垣堀場塚尾山岡島崎嶋川戸木本村根橋池沢浜浦淵澤瀬田石藤西谷辺邉邊部野﨑`;

/** Korean family names of two syllables. */
export const KOREAN_COMPOUND_FAMILY_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`남궁 독고 동방 사공 서문 선우 제갈 황보`,
);

/** Korean family names frequent enough to be told in a name of two syllables. */
export const KOREAN_FREQUENT_FAMILY_NAMES: string = String.raw`강권김박서송신안오윤이임장정조최한홍황`;

/** Forms of address before a name. */
export const EAST_ASIAN_PREFIXES: string = String.raw`닥터 미세스 미스 미스터 미즈`;

/** Forms of address that follow a name directly, reported as its title. */
export const EAST_ASIAN_HONORIFICS: string = String.raw`くん さま さん ちゃん 君 様 殿 氏 군 귀하 님 씨 양`;

/** What opens a text before the name: "dear", "to", "from", "contact". General knowledge, 2026; sorted. */
export const EAST_ASIAN_OPENINGS: string = String.raw`姓名 宛名 寄件人 尊敬的 担当者 收件人 氏名 联系人 聯絡人 받는사람 받는이 보낸이 성명 이름`;

/** "The late" before a name and a space, and what closes a letter behind one: "respectfully". Sorted. */
export const LATE: string = "고故";
export const EAST_ASIAN_CLOSINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`敬上 敬启 敬啟 謹啟 谨启 드림 배상 올림`,
);

/** The one of them that the name follows without a sign between. */
export const DEAR: string = String.raw`尊敬的`;

/** What parts of firms are called by: sales, accounts, staff and the like. */
export const DEPARTMENT_STEMS: RegExp =
  /[业务]|产品|人事|人力|企画|企劃|品質|品质|営業|國際|国际|国際|客服|市场|市場|広報|技术|技術|法務|海外|物流|生产|生産|研发|研發|研究|管理|経理|総務|行政|製造|設計|財務|販売|購買|运营|開発|销售|銷售|マーケ|システム|개발|관리|구매|기획|마케팅|법무|사업|생산|연구|영업|인사|재무|지원|총무|품질|행정|홍보/u;

/** Offices in characters that are written so in mainland China alone. */
export const CHINESE_OFFICE: RegExp = /[业书产监总护师经计记设员长导]/u;

/** Offices, professions and kinship words of Chinese, Japanese and Korean that follow a name, reported as its suffix. General knowledge, 2026; sorted. */
export const EAST_ASIAN_OFFICES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`エンジニア シニア ジュニア ディレクター マネージャー 上尉 上校 专员 主任 主席 主教 主編 主编 书记 事務局長 二世 人大代表 代表取締役 会计 会计师 会長 伯伯 作家 係長 修女 先生 先輩 公主 公認会計士 准教授 刑事 判事 助手 助教 助理 医师 医師 医生 區長 博士 厨师 参議院議員 叔叔 取締役 司令 司机 司機 司法書士 同学 同志 名人 名誉教授 哥哥 国会議員 国会议员 国王 國会議員 國王 園長 團長 執行役員 執行長 外公 外婆 大佐 大使 大尉 大师 大師 大統領 大臣 太太 太平紳士 太平绅士 夫人 女士 女王 奶奶 妈妈 妹妹 姐姐 姑姑 委员 委员长 委員 委員長 媽媽 学長 室長 容疑者 导演 専務 将军 将軍 將軍 專員 導演 小姐 少校 局長 工場長 工程师 工程師 市長 师傅 師傅 師範 常務 店長 廚師 建筑师 建築師 弁護士 弟弟 律师 律師 後輩 总理 总监 总统 总裁 所長 执行长 技師 投手 护士 护士长 捕手 採購員 摄影师 攝影師 支店長 支社長 教授 教練 教练 書記 會計 會計師 會長 本部長 村長 校長 检察官 検事 横綱 檢察官 次官 次長 歌手 歯科医 歯科衛生士 殿下 法官 演员 演員 營養師 爵士 爷爷 爸爸 爺爺 牙医 牙醫 牙齒衛生員 牙齿卫生员 牧师 牧師 特首 王子 班長 理事長 町長 皇后 皇太子 皇帝 監督 省長 看護師 知事 研究员 研究員 硕士 碩士 社員 社長 神父 科長 秘书 秘书长 秘書 秘書長 税理士 立委 立法会议员 立法委員 立法會議員 站長 組長 經理 総理 総裁 総長 編集長 縣長 總理 總監 總統 總裁 经理 老师 老師 老板 老闆 舅舅 药剂师 药师 营养师 董事 董事長 董事长 藥劑師 藥師 處長 衆議院議員 行政書士 行政長官 行長 裁判官 親方 記者 設計師 課長 講師 警官 警部 議員 護士 议员 记者 设计师 財務長 退休 選手 部長 醫師 醫生 采购员 鎮長 镇长 長官 閣下 阿姨 陛下 院士 院長 隊長 領事 顧問 顾问 领事 首席執行官 首席执行官 首相 가수 간호사 감독 강사 개발자 검사 경감 경위 고문 과장 교감 교수 교장 교황 구청장 국장 국회의원 군수 기자 노무사 대령 대리 대법관 대사 대왕 대위 대장 대통령 대표 대표이사 도지사 디렉터 디자이너 매니저 목사 박사 배우 법무사 변리사 변호사 본부장 부장 부통령 비서 사원 사장 상무 선생 선수 선임 세무사 센터장 소령 소장 수녀 수석 수의사 스님 시니어 시인 시장 신부 실장 아나운서 약사 엔지니어 여사 연구소장 연구원 영양사 원장 위원 위원장 은퇴 의사 의원 이사 이사장 작가 장관 장군 전도사 전무 점장 조교 조교수 조합장 주교 주니어 주임 중령 중위 중장 지점장 차관 차장 책임 처장 청장 총리 총장 치과의사 치위생사 코치 팀장 판사 프로듀서 학과장 학장 한의사 화백 회계사 회장`,
);

/** What stands between a name and an office: deputy, acting, former. */
export const OFFICE_PREFIXES: string = String.raw`副總总総代前元原부`;

/** The one of them that ends family names as well: "石原". */
export const PREFIX_ENDING_FAMILY: string = "原";

/** Syllables of names from elsewhere, which Korean names lack; they keep the order of their own language. General knowledge, 2026. */
export const FOREIGN_SYLLABLES: string = String.raw`델드랜렌릴맥벨브블셰쉐쉬슈스슨즈츠캐컴케퀴크클턴트튼프플햄`;

/** "And" between two forms of address. */
export const OFFICE_JOINTS: string = String.raw`和與与及`;

/** Last characters of words for parts of a firm or authority. */
export const DEPARTMENT_ENDINGS: string = String.raw`处室局科系組组處課部과국부실팀`;

/** An office and its letters before a name. */
export const OFFICE_IN_LETTERS: RegExp = /^([^ ]+) ([A-Z]{2,4}) +(?=[^\0-\u2fff])/u;

/** Last characters of names of provinces, cities and their parts. */
export const PLACE_ENDINGS: string = String.raw`区區州市府省县県縣郡都구군도동면시읍`;

/** Last characters of Chinese words for offices and professions. */
export const OFFICE_CHARACTERS: string = String.raw`兵医员員士官家工师師手生警醫長长`;

/** Last characters of firms, offices and places behind a name, and of what is done there: "前田建設", "정책팀". */
export const FIRM_ENDINGS: string = String.raw`业会公务务司団团園团园场堂場学學局店庁所業校械機社科站組署行設课課部院館騨产産과관대부사생소실업점처청팀회`;

/** Korean ends of two syllables of the same kind. */
export const KOREAN_FIRM: RegExp = /(?:[의직합무구]원)$/u;

/** Two names in full of Korea, of China or of Japan, and what stands between them. */
export const KOREAN_PAIR: RegExp = /^([가-힣]{3})( ?[,;&/] ?|[와과] )([가-힣]{3})$/u;
export const HAN_PAIR: RegExp = /^([々㐀-鿿]{2,4}?)( ?[、;&] ?|[和与與及と])([々㐀-鿿]{2,4})$/u;

/** Particles before family names of other countries. General knowledge, 2026; sorted. */
export const FOREIGN_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ダ デ ディ デッラ デル ド ドゥ バン ファン フォン ラ ヴァン ヴォン 冯 德 范 达 迪 達 馮 다 데 델 두 드 디 반 판 폰`,
);

/** Han, Kana and Hangul, from U+3040 to the last syllable. */
export const EAST_ASIAN: RegExp = /[\u3040-\ud7a3]/u;

/** Signs that divide persons or names. */
export const MARKS_AROUND: string = String.raw`&+,;·‧・･＝、。`;

/** Between the names of a person from elsewhere. */
export const FOREIGN_DOT: RegExp = /[·‧・･＝]/u;
/** Words in Katakana alone with a sound that Japanese names lack: "トム・クルーズ", not "タナカ タロウ". */
export const FOREIGN_KATAKANA: RegExp = /^(?=.*[ァィゥェォパピプペポヴー])[ァ-ヿ ]+$/u;

/** Forms of address that no given name ends with, and syllables that are one behind a whole Korean name. */
export const SURE_HONORIFIC: RegExp = /^(?:さん|様|씨)$/u;
export const LONE_HONORIFIC: RegExp = /^(?:さま|さん|様|殿|님|씨)$/u;
export const KOREAN_HONORIFICS: string = String.raw`군님양`;
/** The one of them that stands behind an office in Hangul, or not. */
export const OFFICE_HONORIFIC: string = "님";

/** Three Korean syllables that are a name, not a role: "봉준호", but "작성자". */
export const KOREAN_NAME: RegExp = /^[가-힣]{2}(?![사원인자장])[가-힣]$/u;

/** Two Kanji that do not end as Japanese given names do: "高橋", but "花子". */
export const JAPANESE_FAMILY: RegExp = /^[^ぁ-ヿ][^ぁ-ヿ夫奈子男美郎香]$/u;

/** How given names of men end that stand behind a family name of two characters: "桐島健太郎". */
export const JAPANESE_MEN: string = "郎";

/** "局长", "村長": the head of something; no given name ends so. */
export const HEAD_OF: RegExp = /[^ ][长長]$/u;
