/** What colour an explorer's card is: the two on its sides share one (BH2). */
export const colours = {
  'ox-bellows': 'red',
  'darrin-flash-williams': 'red',
  'missy-dubourde': 'yellow',
  'zoe-ingstrom': 'yellow',
  'peter-akimoto': 'green',
  'brandon-jaspers': 'green',
  'madame-zostra': 'blue',
  'vivian-lopez': 'blue',
  'professor-longfellow': 'white',
  'father-rhinehardt': 'white',
  'heather-granville': 'purple',
  'jenny-leclerc': 'purple',
} as const;
