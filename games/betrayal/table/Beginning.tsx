'use client';

import { seatFact } from '@/kit/journal';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import type { BetrayalView } from '../rules/view';
import { bookFacts } from './book-facts';
import { FacedMark } from './FacedMark';
import { HauntPlate } from './HauntPlate';
import { sideNamed } from './sides';
import { useNames, useWords } from './use-words';

/** How it came to it: who revealed the haunt, by which omen, where, and what the dice showed. */
export function Revealed({ className }: { readonly className?: string }) {
  const { message } = useWording();
  const { view, playerID } = useTable<BetrayalView>();
  const { haunt } = view;
  if (haunt === null) return null;
  const { omens, roll } = haunt.began;
  const facts = { ...bookFacts(haunt, playerID), omens, ...(roll !== null && { roll }) };
  const words = message(`reveal.${roll === null ? 'overdue' : 'rolled'}`, facts);
  return (
    words !== undefined && (
      <p className={className}>
        <Wording parts={words} />
      </p>
    )
  );
}

/** What is known of the traitor: the name, or that there is none, or that nobody knows it. */
function Against() {
  const { message } = useWording();
  const { view, playerID } = useTable<BetrayalView>();
  const { haunt, side } = view;
  if (haunt === null || haunt.kind === 'each') return null;
  if (haunt.traitor !== null && haunt.traitor === playerID) return null;
  const unknown = side === 'traitor' ? 'hidden-you' : 'hidden';
  const words =
    haunt.traitor === null
      ? message(`reveal.${haunt.kind === 'hidden' ? unknown : 'nobody'}`)
      : message('board.traitor-is', { name: seatFact(haunt.traitor) });
  return (
    words !== undefined && (
      <div className="bt-against bt-faced">
        {haunt.traitor !== null && <FacedMark seat={haunt.traitor} size="1.9rem" />}
        <p>
          <Wording parts={words} />
        </p>
      </div>
    )
  );
}

/** What has broken out, and which side one is on: it stays until it is pressed, then the book opens. */
export function Beginning({ onRead }: { readonly onRead: () => void }) {
  const t = useWords();
  const name = useNames();
  const { view, playerID } = useTable<BetrayalView>();
  const { haunt, side } = view;
  if (haunt === null) return null;
  return (
    <Dialog open onOpenChange={onRead} title={t('board.haunt')} className="bt-beginning">
      <Revealed className="bt-revealed" />
      <HauntPlate title={name('haunts', String(haunt.number))} />
      <div className="bt-sides">
        <div className="bt-own-side bt-faced" data-side={sideNamed(side)}>
          {playerID !== null && <FacedMark seat={playerID} size="1.9rem" />}
          <p>{t('board.own-side', { side: sideNamed(side) })}</p>
        </div>
        <Against />
      </div>
      <Button look="primary" className="bt-open-book" onClick={onRead}>
        {t('board.open-book')}
      </Button>
    </Dialog>
  );
}
