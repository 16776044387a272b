/** Things of the house, clothes and the body: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const things = `
abacus|算盤|abacus
band-aid|OK繃,創可貼|band aid,adhesive bandage,plaster
axe|斧頭|axe
backpack|書包,背包|backpack,school bag
scales|天平,秤|scales,balance scale,scale
ballet-shoes|芭蕾舞鞋,芭蕾鞋|ballet shoes
basket|籃子|basket
bathtub|浴缸,澡盆|bathtub,bath
battery|電池|battery
bed|床|bed
bell|鈴鐺,鐘|bell
bikini|比基尼|bikini
books|書,書本,書堆|books,pile of books
boomerang|迴力鏢|boomerang
briefcase|公事包,手提箱|briefcase
broom|掃把,掃帚|broom
bubbles|泡泡|bubbles,bubble
bucket|水桶|bucket,pail
camera|相機,照相機|camera
candle|蠟燭|candle
saw|鋸子|saw,carpentry saw,handsaw
chain|鐵鍊,鎖鏈,鍊條|chain,chains
chair|椅子|chair
clapper-board|場記板,拍板|clapper board,clapperboard
clipboard|板夾,寫字板|clipboard
coat|外套,大衣|coat,jacket
computer-mouse|滑鼠|computer mouse
sofa|沙發,沙發和立燈|sofa,couch,couch and lamp
crayon|蠟筆|crayon
credit-card|信用卡|credit card
crown|皇冠,王冠|crown
crutch|拐杖,枴杖|crutch
computer|電腦,電腦螢幕,螢幕|computer,desktop computer,monitor
door|門|door
dress|洋裝,裙子|dress
cd|光碟,CD|cd,dvd,optical disk,compact disc
plug|插頭|plug,electric plug
envelope|信封,信|envelope,letter,mail
file-cabinet|檔案櫃,抽屜櫃|file cabinet,filing cabinet
folder|資料夾,文件夾|folder,file folder
fire-extinguisher|滅火器|fire extinguisher
flat-shoe|平底鞋,娃娃鞋|flat shoe,flats
floppy-disk|磁碟片,磁片|floppy disk
fountain-pen|鋼筆|fountain pen
gear|齒輪|gear,cog
diamond|鑽石,寶石|diamond,gem,gem stone,jewel
glasses|眼鏡|glasses,eyeglasses
gloves|手套|gloves,glove
goggles|護目鏡,蛙鏡|goggles
graduation-cap|學士帽,畢業帽|graduation cap,mortarboard
comb|梳子|comb,hair pick
hammer|鐵鎚,鎚子,榔頭|hammer
handbag|手提包,包包|handbag,bag
headphones|耳機|headphones,headphone
high-heels|高跟鞋|high heels,high heel,high heeled shoe
hiking-boot|登山鞋,登山靴|hiking boot,hiking boots
hook|鉤子,掛鉤|hook
jeans|牛仔褲,褲子|jeans,trousers,pants
key|鑰匙|key
keyboard|鍵盤|keyboard
ladder|梯子|ladder
laptop|筆電,筆記型電腦|laptop,notebook computer
light-bulb|燈泡,電燈泡|light bulb,bulb
lipstick|口紅|lipstick
lock|鎖,鎖頭|lock,padlock,locked
lotion|乳液,洗手乳,沐浴乳|lotion,lotion bottle,shampoo
magnet|磁鐵|magnet
magnifying-glass|放大鏡|magnifying glass,magnifier
leather-shoe|皮鞋|leather shoe,mans shoe,dress shoe
megaphone|大聲公,擴音器|megaphone,bullhorn
microscope|顯微鏡|microscope
mirror|鏡子|mirror
mobile-phone|手機,智慧型手機|mobile phone,phone,cell phone,smartphone
money-bag|錢袋,一袋錢|money bag,bag of money
mousetrap|捕鼠器,捕鼠夾|mousetrap,mouse trap
movie-camera|電影攝影機,攝影機|movie camera,film camera
necktie|領帶|necktie,tie
newspaper|報紙|newspaper
notebook|筆記本|notebook
screw|螺絲,螺絲釘,螺絲和螺帽|screw,nut and bolt,bolt and nut
swimsuit|泳衣,泳裝|swimsuit,bathing suit,one piece swimsuit
open-book|打開的書,翻開的書|open book
package|包裹,紙箱,箱子|package,box,parcel
paintbrush|水彩筆,畫筆,筆刷|paintbrush,brush
pen|原子筆,筆|pen,ballpoint pen
pencil|鉛筆|pencil
pickaxe|十字鎬|pickaxe
pill|藥丸,膠囊,藥|pill,capsule,medicine
plunger|馬桶吸把,通馬桶,吸把|plunger
postbox|郵筒|postbox,mailbox
printer|印表機|printer
pushpin|圖釘|pushpin,push pin,thumbtack
radio|收音機|radio
razor|刮鬍刀|razor
receipt|收據,發票|receipt
lantern|燈籠,紅燈籠|lantern,red paper lantern,paper lantern
helmet|安全帽,工地帽,頭盔|helmet,hard hat,rescue workers helmet
ring|戒指,鑽戒|ring
toilet-paper|衛生紙,捲筒衛生紙|toilet paper,roll of paper
sneaker|運動鞋,球鞋,跑鞋|sneaker,running shoe,trainer
safety-pin|安全別針,別針|safety pin
safety-vest|反光背心,安全背心|safety vest
satellite-dish|衛星天線,小耳朵,雷達|satellite dish,satellite antenna
scarf|圍巾|scarf
scissors|剪刀|scissors
screwdriver|螺絲起子|screwdriver
scroll|卷軸,捲軸|scroll
shield|盾牌,盾|shield
shopping-bags|購物袋,紙袋|shopping bags,shopping bag
shopping-cart|購物車,推車|shopping cart,trolley
shorts|短褲|shorts
shower|蓮蓬頭,淋浴,洗澡|shower,shower head
soap|肥皂|soap
socks|襪子|socks,sock
sponge|海綿,菜瓜布|sponge
stethoscope|聽診器|stethoscope
ruler|尺,直尺|ruler,straight ruler
sunglasses|太陽眼鏡,墨鏡|sunglasses
syringe|針筒,打針|syringe,injection
t-shirt|T恤,上衣|T-shirt,tee shirt,shirt
calendar|日曆,月曆|calendar,tear off calendar
telephone|電話|telephone
telescope|望遠鏡,天文望遠鏡|telescope
tv|電視,電視機|tv,television
test-tube|試管|test tube
flip-flop|夾腳拖,拖鞋,人字拖|flip flop,thong sandal,flip flops,slipper
toilet|馬桶|toilet
toolbox|工具箱|toolbox,tool box
toothbrush|牙刷|toothbrush
top-hat|高帽,禮帽,大禮帽|top hat
set-square|三角板,三角尺|set square,triangular ruler
video-tape|錄影帶,卡帶|video tape,videocassette,vhs
trash-can|垃圾桶,字紙簍|trash can,wastebasket,bin,garbage can
window|窗戶,窗|window
boot|靴子,長靴|boot,boots,womans boot
straw-hat|草帽,帽子,女帽|straw hat,hat,womans hat
sandal|涼鞋,高跟涼鞋|sandal,womans sandal
wrench|扳手|wrench,spanner
x-ray|X光,X光片|x ray,xray
umbrella|雨傘,傘|umbrella
thermometer|溫度計,體溫計|thermometer
alarm-clock|鬧鐘|alarm clock,clock
stopwatch|碼錶,馬錶|stopwatch
watch|手錶|watch,wristwatch
hourglass|沙漏|hourglass,sand clock,sandglass
compass|指南針,羅盤|compass
suitcase|行李箱|suitcase,luggage
service-bell|服務鈴,櫃檯鈴|service bell,bellhop bell,desk bell
barber-pole|理髮店燈,理髮店,旋轉燈|barber pole
map|地圖,世界地圖|map,world map
bone|骨頭|bone
brain|腦,大腦|brain
ear|耳朵|ear
eye|眼睛|eye
foot|腳,腳掌|foot
mouth|嘴巴,嘴|mouth,lips
nose|鼻子|nose
tongue|舌頭|tongue
tooth|牙齒|tooth
nail-polish|指甲油|nail polish
baby|寶寶,嬰兒|baby
mermaid|美人魚,人魚|mermaid,woman merpeople
`;
