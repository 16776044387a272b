/** Animals: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const animals = `
ant|螞蟻|ant
baby-chick|小雞,雛雞|baby chick,chick
bat|蝙蝠|bat
bear|熊,熊頭|bear
beaver|海狸,河狸|beaver
beetle|甲蟲|beetle
bison|野牛,美洲野牛|bison,buffalo
black-cat|黑貓|black cat
blowfish|河豚|blowfish,pufferfish,puffer fish
boar|野豬,山豬|boar,wild boar
caterpillar|毛毛蟲,毛蟲,菜蟲|caterpillar,bug
butterfly|蝴蝶|butterfly
camel|駱駝,單峰駱駝|camel,dromedary
cat|貓,貓咪,小貓|cat,kitty,kitten,cat face
chicken|雞,母雞|chicken,hen
squirrel|松鼠,花栗鼠|squirrel,chipmunk
cockroach|蟑螂,小強|cockroach,roach
coral|珊瑚|coral
cow|牛,乳牛,母牛|cow,dairy cow
cricket|蟋蟀,蟋蟀蟲|cricket
crocodile|鱷魚|crocodile,alligator
deer|鹿,梅花鹿,鹿頭|deer
dodo|渡渡鳥|dodo,dodo bird
dog|狗,小狗,狗狗|dog,puppy,doggy
dolphin|海豚|dolphin
donkey|驢,驢子|donkey
dove|鴿子,白鴿,和平鴿|dove,pigeon
dragon|龍|dragon
duck|鴨子,鴨|duck
eagle|老鷹,鷹|eagle,hawk
elephant|大象,象|elephant
sheep|綿羊,羊|sheep,ewe,lamb
feather|羽毛|feather
fish|魚|fish
flamingo|紅鶴,火鶴,火烈鳥|flamingo
fly|蒼蠅|fly,housefly
fox|狐狸|fox
frog|青蛙,蛙|frog
giraffe|長頸鹿|giraffe
goat|山羊|goat
goose|鵝,大鵝|goose
gorilla|大猩猩,金剛|gorilla
hamster|倉鼠,黃金鼠|hamster
hatching-chick|小雞破殼,破蛋小雞,小雞破蛋,剛孵出的小雞|hatching chick,hatching egg
hedgehog|刺蝟|hedgehog
hippo|河馬|hippo,hippopotamus
bee|蜜蜂|bee,honeybee,honey bee
horse|馬,馬兒|horse,pony
jellyfish|水母|jellyfish
kangaroo|袋鼠|kangaroo
koala|無尾熊,考拉|koala,koala bear
ladybug|瓢蟲|ladybug,ladybird,lady beetle
leopard|花豹,豹|leopard,cheetah
lion|獅子|lion
lizard|蜥蜴,壁虎|lizard,gecko
llama|羊駝,草泥馬,駱馬|llama,alpaca
mammoth|長毛象,猛獁象,毛象|mammoth
monkey|猴子,猴|monkey
moose|麋鹿,駝鹿|moose,elk
mosquito|蚊子|mosquito
mouse|老鼠,小老鼠,白老鼠|mouse
nest-with-eggs|鳥巢,鳥窩|nest,bird nest,nest with eggs
octopus|章魚|octopus
orangutan|紅毛猩猩,猩猩|orangutan
otter|水獺|otter
owl|貓頭鷹|owl
ox|公牛,黃牛|ox,bull
panda|貓熊,熊貓,大貓熊|panda,panda bear
parrot|鸚鵡|parrot
paw-prints|腳印,動物腳印,爪印,掌印|paw prints,paw print,paw
peacock|孔雀|peacock
penguin|企鵝|penguin
pig|豬,小豬|pig,piglet
polar-bear|北極熊,白熊|polar bear
poodle|貴賓狗,貴賓犬|poodle
rabbit|兔子,兔,小白兔|rabbit,bunny
raccoon|浣熊|raccoon
ram|公羊,綿羊角|ram
rhino|犀牛|rhino,rhinoceros
rooster|公雞|rooster,cock
long-necked-dinosaur|雷龍,長頸龍,腕龍,長脖子恐龍|long necked dinosaur,sauropod,brontosaurus,brachiosaurus
scorpion|蠍子|scorpion
seal|海豹,海獅|seal,sea lion
shark|鯊魚|shark
skunk|臭鼬|skunk
sloth|樹懶|sloth
snail|蝸牛|snail
snake|蛇|snake
spider|蜘蛛|spider
spider-web|蜘蛛網|spider web,cobweb,web
seashell|海螺,貝殼|seashell,shell,conch,spiral shell
swan|天鵝|swan
t-rex|暴龍,霸王龍|t rex,tyrannosaurus,tyrannosaurus rex
tiger|老虎,虎|tiger
tropical-fish|熱帶魚|tropical fish
turkey|火雞|turkey
turtle|烏龜,龜|turtle,tortoise
bactrian-camel|雙峰駱駝|bactrian camel,two hump camel,two humped camel
unicorn|獨角獸|unicorn
water-buffalo|水牛|water buffalo
whale|鯨魚|whale,spouting whale
wolf|狼,野狼,大野狼|wolf
worm|蚯蚓,蟲,蟲子|worm,earthworm
zebra|斑馬|zebra
crab|螃蟹|crab
lobster|龍蝦|lobster
squid|魷魚,烏賊,花枝|squid
`;
