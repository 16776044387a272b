import type { CardID } from '../../rules/components';
import type { Card } from '../../rules/thing';
import { bite } from './bite';
import { book } from './book';
import { crystalBall } from './crystal-ball';
import { dog } from './dog';
import { girl } from './girl';
import { holySymbol } from './holy-symbol';
import { madman } from './madman';
import { mask } from './mask';
import { medallion } from './medallion';
import { ring } from './ring';
import { skull } from './skull';
import { spear } from './spear';
import { spiritBoard } from './spirit-board';

export const omens: Readonly<Record<CardID, Card>> = {
  bite,
  book,
  'crystal-ball': crystalBall,
  dog,
  girl,
  'holy-symbol': holySymbol,
  madman,
  mask,
  medallion,
  ring,
  skull,
  spear,
  'spirit-board': spiritBoard,
};
