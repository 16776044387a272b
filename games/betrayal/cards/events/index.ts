import type { CardID, TokenID } from '../../rules/components';
import type { Card, Thing } from '../../rules/thing';
import { aMomentOfHope, blessing } from './a-moment-of-hope';
import { angryBeing } from './angry-being';
import { bloodyVision } from './bloody-vision';
import { burningMan } from './burning-man';
import { closet, closetDoor } from './closet-door';
import { creepyCrawlies } from './creepy-crawlies';
import { creepyPuppet } from './creepy-puppet';
import { debris } from './debris';
import { disquietingSounds } from './disquieting-sounds';
import { drip, dripDripDrip } from './drip-drip-drip';
import { footsteps } from './footsteps';
import { funeral } from './funeral';
import { graveDirt } from './grave-dirt';
import { groundskeeper } from './groundskeeper';
import { hangedMen } from './hanged-men';
import { hideousShriek } from './hideous-shriek';
import { imageInTheMirrorA } from './image-in-the-mirror-a';
import { imageInTheMirrorB } from './image-in-the-mirror-b';
import { itIsMeantToBe } from './it-is-meant-to-be';
import { jonahsTurn } from './jonahs-turn';
import { lightsOut } from './lights-out';
import { lockedSafe, safe } from './locked-safe';
import { mistsFromTheWalls } from './mists-from-the-walls';
import { mysticSlide, slide } from './mystic-slide';
import { nightView } from './night-view';
import { phoneCall } from './phone-call';
import { possession } from './possession';
import { revolvingWall, wallSwitch } from './revolving-wall';
import { rotten } from './rotten';
import { secretPassage, secretPassageToken } from './secret-passage';
import { secretStairs, secretStairsToken } from './secret-stairs';
import { shriekingWind } from './shrieking-wind';
import { silence } from './silence';
import { skeletons, skeletonsToken } from './skeletons';
import { smoke, smokeToken } from './smoke';
import { somethingHidden } from './something-hidden';
import { somethingSlimy } from './something-slimy';
import { spider } from './spider';
import { theBeckoning } from './the-beckoning';
import { theLostOne } from './the-lost-one';
import { theVoice } from './the-voice';
import { theWalls } from './the-walls';
import { webs } from './webs';
import { whatThe } from './what-the';
import { whoops } from './whoops';

/** The 45 events (section 4.3 of the rulings), by their names. */
export const events: Readonly<Record<CardID, Card>> = {
  'a-moment-of-hope': aMomentOfHope,
  'angry-being': angryBeing,
  'bloody-vision': bloodyVision,
  'burning-man': burningMan,
  'closet-door': closetDoor,
  'creepy-crawlies': creepyCrawlies,
  'creepy-puppet': creepyPuppet,
  debris: debris,
  'disquieting-sounds': disquietingSounds,
  'drip-drip-drip': dripDripDrip,
  footsteps: footsteps,
  funeral: funeral,
  'grave-dirt': graveDirt,
  groundskeeper: groundskeeper,
  'hanged-men': hangedMen,
  'hideous-shriek': hideousShriek,
  'image-in-the-mirror-a': imageInTheMirrorA,
  'image-in-the-mirror-b': imageInTheMirrorB,
  'it-is-meant-to-be': itIsMeantToBe,
  'jonahs-turn': jonahsTurn,
  'lights-out': lightsOut,
  'locked-safe': lockedSafe,
  'mists-from-the-walls': mistsFromTheWalls,
  'mystic-slide': mysticSlide,
  'night-view': nightView,
  'phone-call': phoneCall,
  possession: possession,
  'revolving-wall': revolvingWall,
  rotten: rotten,
  'secret-passage': secretPassage,
  'secret-stairs': secretStairs,
  'shrieking-wind': shriekingWind,
  silence: silence,
  skeletons: skeletons,
  smoke: smoke,
  'something-hidden': somethingHidden,
  'something-slimy': somethingSlimy,
  spider: spider,
  'the-beckoning': theBeckoning,
  'the-lost-one': theLostOne,
  'the-voice': theVoice,
  'the-walls': theWalls,
  webs: webs,
  'what-the': whatThe,
  whoops: whoops,
};

/** What the tokens do that events leave in rooms. */
export const eventTokens: Readonly<Record<TokenID, Thing>> = {
  blessing: blessing,
  closet: closet,
  drip: drip,
  safe: safe,
  'secret-passage': secretPassageToken,
  'secret-stairs': secretStairsToken,
  skeletons: skeletonsToken,
  slide: slide,
  smoke: smokeToken,
  'wall-switch': wallSwitch,
};
