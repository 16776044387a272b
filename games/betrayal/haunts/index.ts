// Written by `npm run list-haunts`.
import type { Haunt } from '../rules/thing';
import { theMummyWalks } from './01-the-mummy-walks';
import { theSeance } from './02-the-seance';
import { frogLegStew } from './03-frog-leg-stew';
import { theWebOfDestiny } from './04-the-web-of-destiny';
import { iWasATeenageLycanthrope } from './05-i-was-a-teenage-lycanthrope';
import { theFloatingEye } from './06-the-floating-eye';
import { carnivorousIvy } from './07-carnivorous-ivy';
import { wailOfTheBanshee } from './08-wail-of-the-banshee';
import { theDanceOfDeath } from './09-the-dance-of-death';
import { familyGathering } from './10-family-gathering';
import { letThemIn } from './11-let-them-in';
import { fleshwalkers } from './12-fleshwalkers';
import { perchanceToDream } from './13-perchance-to-dream';
import { theStarsAreRight } from './14-the-stars-are-right';
import { hereThereBeDragons } from './15-here-there-be-dragons';
import { thePhantomsEmbrace } from './16-the-phantoms-embrace';
import { aBreathOfWind } from './17-a-breath-of-wind';
import { unitedWeStand } from './18-united-we-stand';
import { aFriendForTheAges } from './19-a-friend-for-the-ages';
import { ghostBride } from './20-ghost-bride';
import { houseOfTheLivingDead } from './21-house-of-the-living-dead';
import { theAbyssGazesBack } from './22-the-abyss-gazes-back';
import { tentacledHorror } from './23-tentacled-horror';
import { flyAwayHome } from './24-fly-away-home';
import { voodoo } from './25-voodoo';
import { payThePiper } from './26-pay-the-piper';
import { amokFlesh } from './27-amok-flesh';
import { theRingOfKingSolomon } from './28-the-ring-of-king-solomon';
import { frankensteinsLegacy } from './29-frankensteins-legacy';
import { tombOfDracula } from './30-tomb-of-dracula';
import { airborne } from './31-airborne';
import { lost } from './32-lost';
import { anInvocationOfDarkness } from './33-an-invocation-of-darkness';
import { guillotines } from './34-guillotines';
import { smallChange } from './35-small-change';
import { betterWithFriends } from './36-better-with-friends';
import { checkmate } from './37-checkmate';
import { hellbeasts } from './38-hellbeasts';
import { theHeir } from './39-the-heir';
import { buriedAlive } from './40-buried-alive';
import { invisibleTraitor } from './41-invisible-traitor';
import { comesTheHero } from './42-comes-the-hero';
import { theStarSickness } from './43-the-star-sickness';
import { deathDothFindUsAll } from './44-death-doth-find-us-all';
import { tickTickTick } from './45-tick-tick-tick';
import { theFeast } from './46-the-feast';
import { wormOuroboros } from './47-worm-ouroboros';
import { stackedLikeCordwood } from './48-stacked-like-cordwood';
import { youWearItWell } from './49-you-wear-it-well';
import { treasureHunt } from './50-treasure-hunt';
import type { HauntNumber } from './names';

export { chart } from './chart';

/** The haunts of the box, by number. */
export const haunts: Readonly<Record<HauntNumber, Haunt>> = {
  1: theMummyWalks,
  2: theSeance,
  3: frogLegStew,
  4: theWebOfDestiny,
  5: iWasATeenageLycanthrope,
  6: theFloatingEye,
  7: carnivorousIvy,
  8: wailOfTheBanshee,
  9: theDanceOfDeath,
  10: familyGathering,
  11: letThemIn,
  12: fleshwalkers,
  13: perchanceToDream,
  14: theStarsAreRight,
  15: hereThereBeDragons,
  16: thePhantomsEmbrace,
  17: aBreathOfWind,
  18: unitedWeStand,
  19: aFriendForTheAges,
  20: ghostBride,
  21: houseOfTheLivingDead,
  22: theAbyssGazesBack,
  23: tentacledHorror,
  24: flyAwayHome,
  25: voodoo,
  26: payThePiper,
  27: amokFlesh,
  28: theRingOfKingSolomon,
  29: frankensteinsLegacy,
  30: tombOfDracula,
  31: airborne,
  32: lost,
  33: anInvocationOfDarkness,
  34: guillotines,
  35: smallChange,
  36: betterWithFriends,
  37: checkmate,
  38: hellbeasts,
  39: theHeir,
  40: buriedAlive,
  41: invisibleTraitor,
  42: comesTheHero,
  43: theStarSickness,
  44: deathDothFindUsAll,
  45: tickTickTick,
  46: theFeast,
  47: wormOuroboros,
  48: stackedLikeCordwood,
  49: youWearItWell,
  50: treasureHunt,
};
