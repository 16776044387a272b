/** Games, music and festivities: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const play = `
gold-medal|金牌|gold medal,1st place medal,first place medal
american-football|美式足球|american football
palette|調色盤,調色板|palette,artist palette,paint palette
badminton|羽毛球,羽球|badminton,shuttlecock
balloon|氣球|balloon
baseball|棒球|baseball
basketball|籃球|basketball
bowling|保齡球|bowling
boxing-glove|拳擊手套|boxing glove
bullseye|標靶,靶,靶心,飛鏢靶|bullseye,target,dartboard
crystal-ball|水晶球|crystal ball
diving-mask|潛水面鏡,蛙鏡面罩,潛水鏡|diving mask,snorkel
firecracker|鞭炮,爆竹|firecracker
fireworks|煙火|fireworks
fishing-rod|釣竿,釣魚竿,釣魚|fishing rod,fishing pole,fishing
golf|高爾夫,高爾夫球|golf,flag in hole,golf flag
picture-frame|畫框,畫,相框|picture frame,framed picture,painting
die|骰子|die,dice,game die
goal|球門,球門網|goal,goal net
ice-skate|溜冰鞋,冰刀鞋|ice skate,ice skates
jack-o-lantern|南瓜燈,萬聖節南瓜|jack o lantern,halloween pumpkin,pumpkin
joker|鬼牌,小丑牌|joker,joker card
joystick|搖桿|joystick
kite|風箏|kite
knot|繩結,繩子|knot,rope
magic-wand|魔杖,魔法棒,魔術棒|magic wand,wand
disco-ball|迪斯可球,鏡球,水晶燈球|disco ball,mirror ball
party-popper|拉炮,彩炮|party popper
theater-masks|面具,戲劇面具|theater masks,theatre masks,performing arts,masks
table-tennis|桌球,乒乓球|table tennis,ping pong
billiards|撞球,八號球,黑八|billiards,pool 8 ball,8 ball,eight ball
puzzle|拼圖|puzzle,puzzle piece,jigsaw
red-envelope|紅包|red envelope
bow|蝴蝶結,緞帶|bow,ribbon
rugby-ball|橄欖球|rugby ball,rugby football,rugby
needle|針,針線,縫衣針|needle,sewing needle
skis|滑雪板,滑雪|skis,ski
sled|雪橇|sled,sleigh
slot-machine|吃角子老虎機,拉霸機,老虎機|slot machine
soccer-ball|足球|soccer ball,football,soccer
sparkler|仙女棒|sparkler
medal|獎牌|medal,sports medal
teddy-bear|泰迪熊,熊娃娃,玩具熊|teddy bear,teddy
tennis|網球|tennis,tennis ball
thread|線,縫線,線軸|thread,spool of thread,spool
ticket|門票,票,入場券|ticket,admission tickets,tickets
trophy|獎盃,冠軍盃|trophy,cup
game-controller|手把,遊戲手把,電動,電玩|game controller,video game,gamepad
volleyball|排球|volleyball
wind-chime|風鈴|wind chime
gift|禮物,禮物盒|gift,present,wrapped gift
yarn|毛線球,毛線|yarn,ball of yarn
yo-yo|溜溜球|yo yo,yoyo
accordion|手風琴|accordion
drum|鼓,小鼓|drum
guitar|吉他|guitar
microphone|麥克風|microphone,mic
piano|鋼琴,琴鍵,鍵盤樂器|piano,musical keyboard
music-note|音符|music note,musical note
saxophone|薩克斯風|saxophone,sax
trumpet|小號,喇叭號|trumpet
carousel|旋轉木馬|carousel,carousel horse,merry go round
circus-tent|馬戲團,馬戲團帳篷|circus tent,circus
ferris-wheel|摩天輪|ferris wheel
roller-coaster|雲霄飛車|roller coaster
slide|溜滑梯,滑梯|slide,playground slide
roller-skate|直排輪,輪鞋,溜冰輪鞋|roller skate,roller skates
skateboard|滑板|skateboard
kick-scooter|滑板車|kick scooter,scooter
robot|機器人|robot
ghost|鬼,幽靈|ghost
alien|外星人|alien
clown|小丑|clown,clown face
poop|大便,便便|poop,pile of poo,poo
`;
