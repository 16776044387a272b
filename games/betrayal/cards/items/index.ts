import type { CardID } from '../../rules/components';
import type { Card } from '../../rules/thing';
import { adrenalineShot } from './adrenaline-shot';
import { amuletOfTheAges } from './amulet-of-the-ages';
import { angelFeather } from './angel-feather';
import { armor } from './armor';
import { axe } from './axe';
import { bell } from './bell';
import { bloodDagger } from './blood-dagger';
import { bottle } from './bottle';
import { candle } from './candle';
import { darkDice } from './dark-dice';
import { dynamite } from './dynamite';
import { healingSalve } from './healing-salve';
import { idol } from './idol';
import { luckyStone } from './lucky-stone';
import { medicalKit } from './medical-kit';
import { musicBox } from './music-box';
import { pickpocketsGloves } from './pickpockets-gloves';
import { puzzleBox } from './puzzle-box';
import { rabbitsFoot } from './rabbits-foot';
import { revolver } from './revolver';
import { sacrificialDagger } from './sacrificial-dagger';
import { smellingSalts } from './smelling-salts';

export const items: Readonly<Record<CardID, Card>> = {
  'adrenaline-shot': adrenalineShot,
  'amulet-of-the-ages': amuletOfTheAges,
  'angel-feather': angelFeather,
  armor,
  axe,
  bell,
  'blood-dagger': bloodDagger,
  bottle,
  candle,
  'dark-dice': darkDice,
  dynamite,
  'healing-salve': healingSalve,
  idol,
  'lucky-stone': luckyStone,
  'medical-kit': medicalKit,
  'music-box': musicBox,
  'pickpockets-gloves': pickpocketsGloves,
  'puzzle-box': puzzleBox,
  'rabbits-foot': rabbitsFoot,
  revolver,
  'sacrificial-dagger': sacrificialDagger,
  'smelling-salts': smellingSalts,
};
