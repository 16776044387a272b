/** Things to eat and drink: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const food = `
avocado|酪梨,牛油果|avocado
baby-bottle|奶瓶|baby bottle,milk bottle
bacon|培根|bacon
bagel|貝果|bagel
baguette|法國麵包,長棍麵包,法棍|baguette,baguette bread,french bread
banana|香蕉|banana
beans|豆子,紅豆,大豆|beans,bean
beer|啤酒|beer,beer mug
bell-pepper|青椒,甜椒,彩椒|bell pepper,green pepper
bento|便當,飯盒|bento,bento box,lunch box
juice-box|鋁箔包,果汁,飲料盒|juice box,juice,beverage box
birthday-cake|生日蛋糕|birthday cake
blueberries|藍莓|blueberries,blueberry
champagne|香檳|champagne,bottle with popping cork
bread|吐司,麵包|bread,toast,loaf
broccoli|花椰菜,青花菜,綠花椰菜|broccoli
bubble-tea|珍珠奶茶,珍奶,波霸奶茶,手搖飲|bubble tea,boba,boba tea,pearl milk tea
burrito|墨西哥捲餅,捲餅|burrito,wrap
candy|糖果,糖|candy,sweet
canned-food|罐頭|canned food,can,tin
carrot|紅蘿蔔,胡蘿蔔|carrot
cheese|起司,起士,乳酪,乾酪|cheese,cheese wedge
cherries|櫻桃|cherries,cherry
chestnut|栗子|chestnut
chocolate|巧克力|chocolate,chocolate bar
chopsticks|筷子|chopsticks
cocktail|雞尾酒,調酒|cocktail,cocktail glass,martini
coconut|椰子|coconut
rice-bowl|白飯,飯,米飯,碗飯|rice bowl,rice,cooked rice,bowl of rice
cookie|餅乾,曲奇|cookie,biscuit
fried-egg|荷包蛋,煎蛋,太陽蛋|fried egg,cooking,frying pan
croissant|可頌,牛角麵包|croissant
cucumber|小黃瓜,黃瓜|cucumber,pickle
soft-drink|汽水,飲料,可樂|soft drink,soda,cola,cup with straw
cupcake|杯子蛋糕|cupcake,muffin
curry-rice|咖哩飯,咖哩|curry rice,curry
pudding|布丁|pudding,custard,flan
steak|牛排,肉|steak,meat,cut of meat
dango|糯米丸子,三色丸子,丸子串,糰子|dango,dumplings on a stick
doughnut|甜甜圈|doughnut,donut
dumpling|水餃,餃子,鍋貼|dumpling,gyoza
corn|玉米,玉蜀黍|corn,ear of corn,maize
egg|蛋,雞蛋|egg
eggplant|茄子|eggplant,aubergine
fish-cake|魚板|fish cake,narutomaki,fish cake with swirl
fork-and-knife|刀叉|fork and knife,knife and fork,cutlery
fortune-cookie|幸運餅乾,籤餅|fortune cookie
french-fries|薯條|french fries,fries,chips
fried-shrimp|炸蝦,天婦羅|fried shrimp,tempura,fried prawn
garlic|大蒜,蒜頭,蒜|garlic
milk|牛奶,鮮奶|milk,glass of milk
grapes|葡萄|grapes,grape
green-apple|青蘋果,綠蘋果|green apple
salad|沙拉,生菜沙拉|salad,green salad
hamburger|漢堡,漢堡包|hamburger,burger,cheeseburger
honey|蜂蜜|honey,honey pot,honey jar
hot-drink|咖啡,熱咖啡,熱飲|hot drink,coffee,hot beverage
hot-dog|熱狗,熱狗堡|hot dog
chili|辣椒|chili,chilli,hot pepper,chili pepper
ice-cube|冰塊,冰|ice cube,ice
ice-cream|霜淇淋,冰淇淋,甜筒|ice cream,soft ice cream,ice cream cone,soft serve
sundae|聖代,冰淇淋杯|sundae,bowl of ice cream
jam-jar|果醬罐,罐子,玻璃罐|jam jar,jar
kitchen-knife|菜刀,刀子,刀|kitchen knife,knife
kiwi|奇異果,獼猴桃|kiwi,kiwi fruit
lettuce|青菜,生菜,萵苣,白菜|lettuce,leafy green,greens,cabbage
lemon|檸檬|lemon
lollipop|棒棒糖|lollipop
mango|芒果|mango
meat-on-bone|帶骨肉,排骨,大骨肉|meat on bone,meat on the bone
melon|哈密瓜,香瓜,洋香瓜|melon,cantaloupe,honeydew
moon-cake|月餅|moon cake,mooncake
olive|橄欖|olive,olives
onion|洋蔥|onion
oyster|牡蠣,蚵仔,生蠔|oyster
pancakes|鬆餅,美式鬆餅|pancakes,pancake
pea-pod|豌豆,豆莢,毛豆|pea pod,peas,pea
peach|桃子,水蜜桃,壽桃|peach
peanuts|花生|peanuts,peanut
pear|西洋梨,梨子,梨|pear
pie|派,南瓜派|pie
pineapple|鳳梨,菠蘿|pineapple
pizza|披薩,比薩|pizza
popcorn|爆米花|popcorn
stew|火鍋,鍋子,湯鍋|stew,pot of food,hot pot,hotpot
potato|馬鈴薯,洋芋,土豆|potato
pretzel|扭結餅,蝴蝶餅,椒鹽捲餅|pretzel
apple|蘋果,紅蘋果|apple,red apple
rice-ball|飯糰,御飯糰|rice ball,onigiri
rice-cracker|仙貝,米果|rice cracker,senbei
sweet-potato|地瓜,番薯,烤地瓜,烤番薯|sweet potato,roasted sweet potato,yam
salt|鹽,鹽巴,鹽罐|salt,salt shaker
sandwich|三明治|sandwich
shaved-ice|刨冰,剉冰|shaved ice,snow cone
strawberry-cake|草莓蛋糕,蛋糕,切片蛋糕|strawberry cake,cake,shortcake,slice of cake
shrimp|蝦子,蝦|shrimp,prawn
spaghetti|義大利麵,番茄義大利麵|spaghetti,pasta
spoon|湯匙,調羹|spoon
noodles|拉麵,麵,湯麵,牛肉麵|noodles,ramen,steaming bowl,noodle soup
strawberry|草莓|strawberry
taco|塔可,墨西哥夾餅,夾餅|taco
takeout-box|外帶盒,外帶餐盒|takeout box,take out box,takeaway box
orange|橘子,柳丁,橙子|orange,tangerine,mandarin
tea|茶,綠茶,茶杯,熱茶|tea,green tea,teacup,teacup without handle
teapot|茶壺|teapot
tomato|番茄,西紅柿|tomato
tropical-drink|熱帶飲料,調飲,水果飲料|tropical drink
whiskey|威士忌,烈酒|whiskey,whisky,tumbler glass
waffle|格子鬆餅,華夫餅|waffle
watermelon|西瓜|watermelon
wine|紅酒,葡萄酒,酒杯|wine,red wine,wine glass
plate|餐盤,盤子,餐具|plate,dinner plate,fork and knife with plate
`;
