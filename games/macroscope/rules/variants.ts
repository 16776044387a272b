/**
 * Characters of the names as they are written elsewhere, each before the one that stands for it here:
 * simplified ones, and variants that Taiwan knows two of. No others: what is no name is seldom written twice.
 */
const PAIRS =
  '台臺丝絲义義乌烏乐樂书書仓倉伞傘体體儿兒兽獸写寫军軍凉涼凤鳳击擊刚剛创創别別剧劇务務动動医醫华華单單卫衛厂廠厦廈双雙发發号號听聽喷噴团團围圍国國图圖圆圓圣聖场場块塊声聲壳殼壶壺头頭夹夾奖獎妇婦婴嬰学學宝寶' +
  '宾賓寿壽尔爾屉屜岛島帐帳带帶干乾废廢开開异異弯彎弹彈强強当當录錄懒懶戏戲户戶扩擴扫掃护護报報挂掛据據摄攝摇搖无無时時显顯术術机機条條松鬆板闆极極枫楓柜櫃柠檸标標栏欄树樹桥橋档檔楼樓榄欖槟檳樱櫻毕畢气氣' +
  '汉漢汤湯涡渦满滿滩灘潜潛灭滅灯燈灵靈烛燭烟煙热熱牵牽狮獅独獨猪豬猫貓獭獺电電画畫盐鹽盘盤码碼砖磚礼禮窝窩笔筆笼籠签籤篮籃红紅纸紙线線结結绳繩绵綿绷繃绿綠缆纜缎緞缝縫罗羅联聯胶膠脑腦脚腳节節苍蒼苹蘋药藥' +
  '莲蓮萝蘿萤螢营營萨薩葱蔥蓝藍虫蟲虾蝦蚁蟻蚂螞蛎蠣蜗蝸蜡蠟蝇蠅蝎蠍袜襪装裝裤褲视視计計记記试試话話调調谢謝贝貝货貨购購贴貼贵貴贼賊资資赛賽车車轨軌转轉轮輪轴軸轻輕轿轎边邊达達运運远遠邮郵郁鬱酱醬针針钉釘' +
  '钓釣钟鐘钢鋼钥鑰钩鉤钱錢钻鑽铁鐵铃鈴铅鉛铛鐺铝鋁银銀链鏈锁鎖锅鍋锚錨锤鎚键鍵锯鋸镐鎬镖鏢镜鏡长長门門闪閃闹鬧阳陽阴陰雏雛面麵领領颈頸风風飞飛饭飯饮飲饺餃饼餅馆館马馬驴驢驼駝骆駱鱼魚鱿魷鲜鮮鲨鯊鲸鯨鳄鱷' +
  '鸟鳥鸡雞鸭鴨鸽鴿鹅鵝鹉鵡鹤鶴鹦鸚鹰鷹麦麥黄黃齿齒龄齡龙龍龟龜颱臺峯峰綫線牀床枱桌麪麵鷄雞菓果';

const STANDARD = new Map<string, string>();
const OTHER = new Map<string, string>();
const characters = [...PAIRS];
for (let index = 0; index + 1 < characters.length; index += 2) {
  const [other, standard] = [characters[index] as string, characters[index + 1] as string];
  STANDARD.set(other, standard);
  if (!OTHER.has(standard)) OTHER.set(standard, other);
}

/** The same text in one way of writing: what is left of it is compared, never shown. */
export const inOneScript = (text: string): string => rewritten(text, STANDARD);

/** The same text as it is written elsewhere. */
export const inOtherScript = (text: string): string => rewritten(text, OTHER);

function rewritten(text: string, by: ReadonlyMap<string, string>): string {
  let written = '';
  for (const character of text) written += by.get(character) ?? character;
  return written;
}
