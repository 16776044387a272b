/** Plants, sky and land: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const nature = `
bouquet|花束,捧花|bouquet,bunch of flowers
cactus|仙人掌|cactus
cherry-blossom|櫻花|cherry blossom,sakura
clover|幸運草,四葉草,四葉幸運草|clover,four leaf clover,lucky clover
fallen-leaves|落葉,枯葉|fallen leaves,fallen leaf,dead leaves
leaves|樹葉,葉子,綠葉|leaves,leaf,green leaves
lotus|蓮花,荷花,睡蓮|lotus,water lily
maple-leaf|楓葉|maple leaf
mushroom|香菇,蘑菇,菇,毒菇|mushroom,toadstool
palm-tree|椰子樹,棕櫚樹|palm tree,coconut tree
pine-tree|松樹,杉樹,針葉樹|pine tree,pine,evergreen tree,fir tree
tree|樹,大樹|tree,deciduous tree
potted-plant|盆栽,植物|potted plant,house plant,plant
rose|玫瑰,玫瑰花|rose
seedling|幼苗,樹苗,豆芽,新芽|seedling,sprout
rice-plant|稻穗,水稻,稻子,稻米,麥子|rice plant,ear of rice,sheaf of rice,wheat
sunflower|向日葵,太陽花|sunflower
tulip|鬱金香|tulip
wilted-flower|枯萎的花,凋謝的花,枯花|wilted flower,dead flower
wood|木頭,木柴,柴|wood,logs,log,firewood
rock|石頭,岩石|rock,stone
brick|磚頭,磚塊,紅磚|brick,bricks
cloud|雲,雲朵|cloud
lightning|閃電,電|lightning,bolt,lightning bolt,high voltage
thunderstorm|雷雨,打雷下雨|thunderstorm,cloud with lightning and rain
rain-cloud|下雨,雨雲,雨天|rain cloud,rain,cloud with rain
snow-cloud|下雪,雪雲|snow cloud,snow,cloud with snow
comet|彗星|comet
crescent-moon|月亮,彎月,新月|crescent moon,moon,crescent
full-moon|滿月,圓月|full moon
typhoon|颱風,漩渦,旋風|typhoon,cyclone,hurricane,swirl
desert|沙漠|desert
desert-island|小島,無人島,荒島,海島|desert island,island
droplet|水滴,水|droplet,water drop,drop,water
fire|火,火焰|fire,flame
earth|地球|earth,globe,world
planet|土星,行星|planet,saturn,ringed planet
rainbow|彩虹|rainbow
snowflake|雪花|snowflake
snowman|雪人|snowman
star|星星|star
sun|太陽|sun
tornado|龍捲風|tornado
volcano|火山|volcano
snowy-mountain|雪山,山,高山|snowy mountain,mountain,snow capped mountain
sunrise|日出,朝陽|sunrise,sunrise over mountains
milky-way|銀河,星空|milky way,galaxy
wave|海浪,波浪,浪|wave,waves,sea,ocean,water wave
partly-cloudy|多雲,晴時多雲,陰天|partly cloudy,sun behind cloud
`;
