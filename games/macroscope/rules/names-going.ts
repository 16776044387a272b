/** Vehicles and places: what each picture is called, in Chinese, then in English; the first name is the one it is shown with. */
export const going = `
airplane|飛機|airplane,plane,aeroplane
ambulance|救護車|ambulance
anchor|錨,船錨|anchor
truck|卡車,聯結車,貨櫃車|truck,lorry,articulated lorry
tuk-tuk|嘟嘟車,三輪車|tuk tuk,auto rickshaw,rickshaw
car|汽車,車子,轎車|car,automobile
bank|銀行|bank
beach|海灘,沙灘,海邊|beach,beach with umbrella
bicycle|腳踏車,自行車,單車|bicycle,bike
bullet-train|高鐵,子彈列車|bullet train,high speed rail
bus|公車,巴士|bus
bus-stop|公車站牌,公車站,站牌|bus stop
camping|露營|camping
canoe|獨木舟|canoe,kayak
castle|城堡|castle
buildings|城市,高樓大廈,大樓|buildings,cityscape,city,skyscrapers
convenience-store|便利商店,超商|convenience store
delivery-truck|貨車,小貨車|delivery truck,delivery van
haunted-house|鬼屋,廢墟,破房子|haunted house,derelict house,abandoned house
factory|工廠|factory
ferry|渡輪|ferry
fire-engine|消防車|fire engine,fire truck
ufo|飛碟,幽浮|ufo,flying saucer
fountain|噴水池,噴泉|fountain
gas-pump|加油站,加油機|gas pump,fuel pump,petrol pump,gas station
helicopter|直升機,直昇機|helicopter
hospital|醫院|hospital
hotel|旅館,飯店|hotel
house|房子,家|house,home
hut|茅草屋,小屋,茅屋|hut
locomotive|火車頭,蒸汽火車|locomotive,steam train,steam engine
motor-boat|汽艇,動力船|motor boat,motorboat
motor-scooter|摩托車,速克達,機車|motor scooter,moped
motorcycle|重機,重型機車|motorcycle,motorbike
highway|高速公路,馬路,公路|highway,motorway,road
oil-drum|油桶|oil drum,barrel
parachute|降落傘|parachute
cruise-ship|郵輪,遊輪|cruise ship,passenger ship
police-car|警車|police car
racing-car|賽車,F1賽車|racing car,race car
railway-track|鐵軌,鐵路|railway track,rails,railroad
life-ring|救生圈,游泳圈|life ring,ring buoy,lifebuoy
rocket|火箭|rocket
sailboat|帆船|sailboat,sailing boat,yacht
satellite|人造衛星,衛星|satellite
ship|輪船,船,大船|ship,boat
small-airplane|小飛機,輕航機|small airplane,propeller plane
speedboat|快艇|speedboat
stadium|體育場,體育館,運動場|stadium
stop-sign|停車標誌,停止標誌|stop sign,stop
taxi|計程車,小黃|taxi,cab
tent|帳篷|tent
tractor|拖拉機,牽引機,曳引機|tractor
traffic-light|紅綠燈|traffic light,vertical traffic light
train|火車,電車|train
tram|路面電車,輕軌|tram,streetcar
wheel|輪子,輪胎,車輪|wheel,tire,tyre
wheelchair|輪椅|wheelchair,manual wheelchair
cable-car|纜車,空中纜車|cable car,aerial tramway,gondola
bridge|橋,大橋|bridge,bridge at night
siren|警示燈,警笛|siren,police car light
barrier|路障,施工圍欄,拒馬|barrier,construction,roadblock
`;
