'use client';

import { useState } from 'react';
import { Sheet } from '@/ui/Dialog';
import { PlayerName } from '@/ui/PlayerName';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import { signed } from '../rules/components';
import type { Slip } from '../rules/thing';
import type { BetrayalView } from '../rules/view';
import { FacedMark } from './FacedMark';
import { signIn } from './haunt-signs';
import { MarkSign } from './haunted-signs';
import { useNames } from './use-words';
import './goal-tags.css';
import './sheet-rows.css';
import './slips.css';

/** One thing that all have been told of: its sign and name, whose it is, and what there is to say of it. */
function Row({ slip: { word, seat, isDone = false, value, lines } }: { readonly slip: Slip }) {
  const name = useNames();
  const { message } = useWording();
  const { view, seatOf } = useTable<BetrayalView>();
  const explorer = seat === undefined ? undefined : view.explorers[Number(seat)]?.explorer;
  return (
    <li className="bt-slip" data-done={isDone}>
      <h3 className="bt-sheet-head">
        <MarkSign path={signIn(view.haunt?.number, 'marks', word)} />
        <span className="bt-slip-name">
          <Wording parts={message(`slips.${word}`) ?? []} />
        </span>
        {value !== undefined && <span className="bt-slip-value">{signed(value)}</span>}
        {seat !== undefined && (
          <span className="bt-slip-whose">
            <FacedMark seat={seat} size="1.9rem" />
            <span>
              <PlayerName name={seatOf(seat).name} />
              {typeof explorer === 'string' && (
                <span className="bt-sheet-cast">{name('explorers', explorer)}</span>
              )}
            </span>
          </span>
        )}
      </h3>
      {lines.map((line) => (
        <p key={line.word}>
          <Wording parts={message(`slips.${line.word}`, line.facts) ?? []} />
        </p>
      ))}
    </li>
  );
}

/** What all have been told, to be read again: one button on the rim of the aim's plate, and behind it a list. */
export function Slips({ slips }: { readonly slips: readonly Slip[] }) {
  const { message, plain } = useWording();
  const [isOpen, setOpen] = useState(false);
  const facts = {
    count: slips.length,
    done: slips.filter(({ isDone }) => isDone === true).length,
    // What helps one of them alone is on that row.
    sum: signed(slips.reduce((sum, { seat, value = 0 }) => sum + (seat === undefined ? value : 0), 0)),
  };
  const title = plain(message('slips.title', facts) ?? []);
  return (
    <>
      <button
        type="button"
        className="bt-goal-tag"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {title}
      </button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={title}>
        <ul className="bt-sheet-rows">
          {slips.map((slip) => (
            <Row key={`${slip.word} ${slip.seat}`} slip={slip} />
          ))}
        </ul>
      </Sheet>
    </>
  );
}
