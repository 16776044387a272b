import type { Subject } from '@tests/contract/subject';
import { cheatsAreCaught } from './cheats';
import type { CheckID, Extent, Finding } from './finding';
import { viewsAreMinimal } from './golden';
import { guessesAreHuman } from './guesses';
import { peekingPays } from './premium';
import { noFuture, sameViewSameChoice } from './same-choice';
import { viewIsEnough } from './view-is-enough';
import { worldsAreEven, worldsArePlayable } from './worlds';

type Proof = (subject: Subject, extent: Extent) => Finding | Promise<Finding>;

/** Every proof; one that a game has nothing for says so. */
const PROOFS: Readonly<Record<CheckID, Proof>> = {
  F1: viewIsEnough,
  F2: sameViewSameChoice,
  F3: worldsArePlayable,
  F4: worldsAreEven,
  F5: noFuture,
  F6: cheatsAreCaught,
  F7: guessesAreHuman,
  F9: peekingPays,
  F10: viewsAreMinimal,
};

export async function* prove(subject: Subject, extent: Extent): AsyncGenerator<Finding> {
  for (const proof of Object.values(PROOFS)) yield await proof(subject, extent);
}
