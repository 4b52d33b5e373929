/** Chinese family names of one character, simplified and traditional. After the Hundred Family Surnames and current frequency lists, 2026. */
export const CHINESE_FAMILY_NAMES: string =
  "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾鐘谭譚陆陸汪范石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫閻阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯温康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀梅童凌毕畢单單季裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連芦蘆麦麥褚娄婁窦竇戚岑景党宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩鞏明佘池查麻苑迟遲邝鄺官封谈談匡鞠惠荆荊乐樂冀郁胥南班储儲原栗燕楚鄢劳勞谌諶奚皮粟冼蔺藺楼樓盘盤满滿闻聞位厉厲伊仝区區郜海阚闞花权權强強帅帥屠豆朴盖蓋练練廉禹井祖漆巴丰豐支卿国國狄平计計索宣晋晉相初门門云雲容敬来來扈晁芮都普阙闕浦戈伏鹿薄邸雍辜羊阿乌烏母裘亓修邰赫杭况況那宿鲜鮮印逯隆茹诺諾战戰慕危玉银銀亢嵇公哈湛宾賓戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴陰昝智幸奉植衡富尧堯闭閉由";

/** Chinese family names of two characters. */
export const CHINESE_COMPOUND_FAMILY_NAMES: string =
  "欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 司空 令狐 皇甫 尉迟 尉遲 公孙 公孫 轩辕 軒轅 夏侯 慕容 东方 東方 南宫 南宮 独孤 獨孤 长孙 長孫 宇文 端木 钟离 鐘離 鍾離 闻人 聞人 赫连 赫連 澹台 濮阳 濮陽 淳于 单于 單于 太叔 申屠 仲孙 仲孫 鲜于 鮮于 闾丘 司寇 子车 颛孙 巫马 公西 漆雕 乐正 壤驷 公良 拓跋 夹谷 宰父 谷梁 段干 百里 东郭 東郭 南门 呼延 羊舌 微生 梁丘 左丘 东门 西门 西門 第五 范姜 張簡 张简 陳李";

/** Japanese family names, by length. After frequency lists of family names, 2026. */
export const JAPANESE_FAMILY_NAMES: string =
  "佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 齊藤 清水 山崎 山﨑 池田 橋本 阿部 石川 山下 中島 中嶋 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 上田 森田 柴田 酒井 工藤 横山 宮崎 宮本 内田 高木 安藤 谷口 大野 丸山 今井 高田 河野 藤本 村田 武田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小島 岩崎 桜井 野口 松尾 野村 木下 菊地 菊池 佐野 大西 杉本 新井 浜田 古川 水野 小松 島田 小山 高野 山内 西田 北村 安田 川崎 五十嵐 飯田 東 吉川 本田 久保田 中田 沢田 辻 関 服部 岩田 土屋 福島 川口 秋山 田口 永井 山中 山根 中西 吉村 川上 石原 大橋 松岡 馬場 浅野 荒木 大久保 熊谷 野田 小池 川村 田辺 星野 黒田 大谷 尾崎 望月 永田 菅原 松村 平田 内藤 西川 堀 大島 宮田 早川 荒井 片山 本間 横田 岩本 三宅 岡崎 松下 樋口 吉岡 大石 鎌田 小田 西山 矢野 高山 八木 上原 今村 栗原 川島 須藤 三上 小沢 中井 広瀬 奥村 富田 小西 西本 平井 大山 石橋 菅野 児玉 松浦 村山 片岡 白石 内山 岡村 森本 高島 足立 福井 桑原 篠原 坂口 河合 吉野 宮下 中尾 堀内 土井 榎本 大川 津田 稲垣 関口 竹田 天野 平山 藤沢 細川 孫 菅 王 林 原 森 星 南 北 西 谷 岡 島 浜 泉 畑 沢 坂 桂 牧 峰 榊 小笠原 宇佐美 長谷部 勅使河原 五十川 二階堂 伊集院 武者小路 東海林 小早川 大河原 佐久間 御手洗 具志堅 中曽根 西園寺 綾小路 小野寺 宇都宮 日下部 小野田 小野塚 大和田 大河内 小田切 小田島 小久保 小宮山 久保寺 阿久津 安孫子 一ノ瀬 一之瀬 井ノ上 伊地知 宇田川 加賀谷 北大路 木ノ下 佐々岡 曽我部 波多野 長谷山 日比野 海老原 海老名 名古屋 八重樫 四方田 和久井 野々村 野々山 御子柴 美濃部 神宮寺 阿久根 春日井 小松原 小山田";

/** Korean family names of two syllables. */
export const KOREAN_COMPOUND_FAMILY_NAMES: string = "남궁 황보 제갈 사공 선우 서문 독고 동방 어금 망절 강전";

/** Korean family names frequent enough to be told in a name of two syllables. */
export const KOREAN_FREQUENT_FAMILY_NAMES: string = "김이박최정강조윤장임한오서신권황안송홍";

/** Forms of address before a name. */
export const EAST_ASIAN_PREFIXES: string = "미스터 미스 미즈 미세스 닥터";

/** Forms of address that follow a name directly, reported as its title. */
export const EAST_ASIAN_HONORIFICS: string = "さん 様 さま ちゃん くん 君 殿 氏 씨 님 군 양";

/** Offices, professions and kinship words that follow a name, reported as its suffix; longest first is not needed. */
export const EAST_ASIAN_OFFICES: string =
  "先生 女士 小姐 太太 夫人 老师 老師 教授 博士 硕士 碩士 医生 醫生 医师 醫師 律师 律師 护士 護士 工程师 工程師 总理 總理 总统 總統 主席 主任 经理 經理 总经理 總經理 董事长 董事長 董事 总裁 總裁 副总裁 首席执行官 首席執行官 执行长 執行長 部长 部長 局长 局長 市长 市長 省长 省長 院长 院長 校长 校長 科长 處長 书记 書記 委员 委員 议员 議員 法官 警官 将军 將軍 上校 少校 同志 师傅 師傅 老板 老闆 秘书 秘書 会计 會計 会计师 會計師 建筑师 建築師 设计师 設計師 顾问 顧問 助理 专员 專員 牙医 牙醫 牙齿卫生员 牙齒衛生員 药师 藥師 太平紳士 太平绅士 爵士 媽媽 妈妈 爸爸 爷爷 爺爺 奶奶 外公 外婆 叔叔 阿姨 伯伯 姑姑 舅舅 哥哥 姐姐 弟弟 妹妹 主教 神父 牧师 牧師 講師 大使 领事 領事 委员长 委員長 立委 立法委員 护士长 会长 會長 主编 主編 记者 記者 作家 导演 導演 演员 演員 歌手 教练 教練 首相 国王 國王 皇后 女王 王子 公主 皇帝 检察官 檢察官 大师 大師 國会議員 国会议员 立法会议员 立法會議員 人大代表 特首 行政長官 財務長 研究员 研究員 " +
  "社長 会長 専務 常務 課長 係長 主任 次長 室長 店長 所長 支店長 知事 市長 首相 総理 大臣 監督 選手 議員 弁護士 医師 看護師 先輩 後輩 編集長 助教 准教授 講師 師範 親方 衆議院議員 参議院議員 国会議員 取締役 代表取締役 顧問 学長 総長 校長 園長 院長 判事 検事 牧師 神父 名人 記者 作家 歌手 夫人 大統領 国王 女王 皇太子 王子 将軍 名誉教授 助手 博士 村長 町長 主席 総裁 長官 次官 大使 領事 容疑者 " +
  "선생님 선생 교수님 교수 박사 과장 부장 차장 대리 사장 회장 이사 전무 상무 주임 대표 대표이사 원장 팀장 실장 본부장 소장 국장 의원 장관 총리 대통령 변호사 의사 간호사 기자 감독 선임 책임 수석 연구원 선임연구원 책임연구원 사원 주니어 시니어 여사 목사 신부 부사장 부회장 부총리 부대표 부원장 부교수 조교수 총장 교장 검사 판사 대법관 세무사 회계사 약사 한의사 목사님 수녀 교황 주교 대사 시장 도지사 구청장 군수 국회의원 비서 센터장 위원장 위원 이사장 고문 가수 배우 선수 대장 중장 조교 연구소장";

/** What stands between a name and an office: deputy, acting, former. */
export const OFFICE_PREFIXES: string = "副總总総代前元原";

/** "And" between two forms of address. */
export const OFFICE_JOINTS: string = "和與与及";

/** Last characters of words for parts of a firm or authority. */
export const DEPARTMENT_ENDINGS: string = "部科課组組室處处局系팀실부과국";

/** Last characters of Chinese words for offices and professions. */
export const OFFICE_CHARACTERS: string = "师師员員长長官医醫生家手士工警兵";
