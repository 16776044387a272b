/** Each haunt by its number: its folder, and what it is called. The one list of them. */
export const names = {
  1: { folder: '01-the-mummy-walks', title: { 'zh-Hant': '木乃伊復活', en: 'The Mummy Walks' } },
  2: { folder: '02-the-seance', title: { 'zh-Hant': '降靈會', en: 'The Séance' } },
  3: { folder: '03-frog-leg-stew', title: { 'zh-Hant': '蛙腿燉湯', en: 'Frog-Leg Stew' } },
  4: { folder: '04-the-web-of-destiny', title: { 'zh-Hant': '命運之網', en: 'The Web of Destiny' } },
  5: {
    folder: '05-i-was-a-teenage-lycanthrope',
    title: { 'zh-Hant': '少年狼人', en: 'I Was a Teenage Lycanthrope' },
  },
  6: { folder: '06-the-floating-eye', title: { 'zh-Hant': '飄浮之眼', en: 'The Floating Eye' } },
  7: { folder: '07-carnivorous-ivy', title: { 'zh-Hant': '食人藤', en: 'Carnivorous Ivy' } },
  8: { folder: '08-wail-of-the-banshee', title: { 'zh-Hant': '報喪女妖的哀號', en: 'Wail of the Banshee' } },
  9: { folder: '09-the-dance-of-death', title: { 'zh-Hant': '死亡之舞', en: 'The Dance of Death' } },
  10: { folder: '10-family-gathering', title: { 'zh-Hant': '家族團聚', en: 'Family Gathering' } },
  11: { folder: '11-let-them-in', title: { 'zh-Hant': '讓他們進來', en: 'Let Them In' } },
  12: { folder: '12-fleshwalkers', title: { 'zh-Hant': '皮囊行者', en: 'Fleshwalkers' } },
  13: { folder: '13-perchance-to-dream', title: { 'zh-Hant': '或許做夢', en: 'Perchance to Dream' } },
  14: { folder: '14-the-stars-are-right', title: { 'zh-Hant': '群星歸位', en: 'The Stars Are Right' } },
  15: { folder: '15-here-there-be-dragons', title: { 'zh-Hant': '此地有龍', en: 'Here There Be Dragons' } },
  16: { folder: '16-the-phantoms-embrace', title: { 'zh-Hant': '魅影的擁抱', en: 'The Phantom’s Embrace' } },
  17: { folder: '17-a-breath-of-wind', title: { 'zh-Hant': '一陣微風', en: 'A Breath of Wind' } },
  18: { folder: '18-united-we-stand', title: { 'zh-Hant': '同心則立', en: 'United We Stand' } },
  19: { folder: '19-a-friend-for-the-ages', title: { 'zh-Hant': '永遠的朋友', en: 'A Friend for the Ages' } },
  20: { folder: '20-ghost-bride', title: { 'zh-Hant': '幽靈新娘', en: 'Ghost Bride' } },
  21: {
    folder: '21-house-of-the-living-dead',
    title: { 'zh-Hant': '活屍之屋', en: 'House of the Living Dead' },
  },
  22: { folder: '22-the-abyss-gazes-back', title: { 'zh-Hant': '深淵回望', en: 'The Abyss Gazes Back' } },
  23: { folder: '23-tentacled-horror', title: { 'zh-Hant': '觸手驚魂', en: 'Tentacled Horror' } },
  24: { folder: '24-fly-away-home', title: { 'zh-Hant': '飛回家去', en: 'Fly Away Home' } },
  25: { folder: '25-voodoo', title: { 'zh-Hant': '巫毒', en: 'Voodoo' } },
  26: { folder: '26-pay-the-piper', title: { 'zh-Hant': '該付給吹笛人的', en: 'Pay the Piper' } },
  27: { folder: '27-amok-flesh', title: { 'zh-Hant': '狂亂血肉', en: 'Amok Flesh' } },
  28: {
    folder: '28-the-ring-of-king-solomon',
    title: { 'zh-Hant': '所羅門王的戒指', en: 'Ring of King Solomon' },
  },
  29: {
    folder: '29-frankensteins-legacy',
    title: { 'zh-Hant': '科學怪人的遺產', en: 'Frankenstein’s Legacy' },
  },
  30: { folder: '30-tomb-of-dracula', title: { 'zh-Hant': '德古拉之墓', en: 'Tomb of Dracula' } },
  31: { folder: '31-airborne', title: { 'zh-Hant': '騰空', en: 'Airborne' } },
  32: { folder: '32-lost', title: { 'zh-Hant': '迷失', en: 'Lost' } },
  33: {
    folder: '33-an-invocation-of-darkness',
    title: { 'zh-Hant': '召喚黑暗', en: 'An Invocation of Darkness' },
  },
  34: { folder: '34-guillotines', title: { 'zh-Hant': '斷頭台', en: 'Guillotines' } },
  36: { folder: '36-better-with-friends', title: { 'zh-Hant': '有朋友更好', en: 'Better with Friends' } },
  37: { folder: '37-checkmate', title: { 'zh-Hant': '將死', en: 'Checkmate' } },
  38: { folder: '38-hellbeasts', title: { 'zh-Hant': '地獄獸', en: 'Hellbeasts' } },
  39: { folder: '39-the-heir', title: { 'zh-Hant': '繼承人', en: 'The Heir' } },
  40: { folder: '40-buried-alive', title: { 'zh-Hant': '活埋', en: 'Buried Alive' } },
  42: { folder: '42-comes-the-hero', title: { 'zh-Hant': '英雄登場', en: 'Comes the Hero' } },
  43: { folder: '43-the-star-sickness', title: { 'zh-Hant': '星之病', en: 'The Star-Sickness' } },
  44: {
    folder: '44-death-doth-find-us-all',
    title: { 'zh-Hant': '死亡終將找上眾人', en: 'Death Doth Find Us All' },
  },
  45: { folder: '45-tick-tick-tick', title: { 'zh-Hant': '滴答，滴答，滴答', en: 'Tick, Tick, Tick' } },
  46: { folder: '46-the-feast', title: { 'zh-Hant': '盛宴', en: 'The Feast' } },
  47: { folder: '47-worm-ouroboros', title: { 'zh-Hant': '銜尾巨蛇', en: 'Worm Ouroboros' } },
  48: { folder: '48-stacked-like-cordwood', title: { 'zh-Hant': '疊成柴堆', en: 'Stacked Like Cordwood' } },
  49: { folder: '49-you-wear-it-well', title: { 'zh-Hant': '穿在你身上真好', en: 'You Wear It Well' } },
  50: { folder: '50-treasure-hunt', title: { 'zh-Hant': '尋寶', en: 'Treasure Hunt' } },
} as const;

export type HauntNumber = keyof typeof names;

/** Which haunts a box holds, by the name that a match keeps: a set stays as it is, more haunts make a new one. */
export const boxes = {
  three: [4, 12, 22],
  six: [4, 8, 12, 22, 38, 48],
  ten: [4, 5, 8, 12, 16, 22, 29, 34, 38, 48],
  eleven: [4, 5, 7, 8, 12, 16, 22, 29, 34, 38, 48],
  sixteen: [4, 5, 7, 8, 10, 12, 16, 22, 26, 29, 33, 34, 38, 44, 45, 48],
  'twenty-one': [4, 5, 7, 8, 10, 12, 13, 15, 16, 19, 22, 26, 29, 33, 34, 36, 37, 38, 44, 45, 48],
  'twenty-three': [4, 5, 7, 8, 10, 12, 13, 14, 15, 16, 17, 19, 22, 26, 29, 33, 34, 36, 37, 38, 44, 45, 48],
  'twenty-seven': [
    4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 21, 22, 26, 27, 29, 30, 33, 34, 36, 37, 38, 44, 45, 48,
  ],
  'thirty-one': [
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 21, 22, 23, 24, 26, 27, 29, 30, 33, 34, 36, 37, 38,
    44, 45, 48,
  ],
  'forty-one': [
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    33, 34, 36, 37, 38, 39, 40, 42, 44, 45, 46, 47, 48,
  ],
} as const satisfies Readonly<Record<string, readonly HauntNumber[]>>;

type Box = keyof typeof boxes;

/** What a new match is played with: the set that was named last. */
export const newest: Box = (Object.keys(boxes) as Box[]).at(-1) ?? 'three';
