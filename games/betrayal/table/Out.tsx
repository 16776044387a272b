'use client';

import { at } from '@/kit/seats';
import { Popover } from '@/ui/Popover';
import { OutSlip } from '@/ui/table/Out';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { Wording } from '@/ui/table/Wording';
import { useMedia } from '@/ui/use-media';
import type { BetrayalView } from '../rules/view';
import { deathOf } from './death';
import { roundsLeft } from './lengths';
import { sideNamed } from './sides';
import { useMarks } from './use-marks';
import { useWords } from './use-words';
import { UPRIGHT } from './windows';
import './out.css';

/** How the match stands for whoever looks on: how long it may still be, who is left of each side, what lies open. */
function useStanding(): readonly string[] {
  const t = useWords();
  const { view } = useTable<BetrayalView>();
  const marksOn = useMarks();
  const { haunt, explorers, monsters, round, side } = view;
  if (haunt === null) return [];
  const left = roundsLeft(haunt.number, round);
  // Where all are on one side, or nobody knows yet who is not, there are no two to tell apart.
  const known = [...new Set(haunt.sides.map(sideNamed))];
  const sides = known.length > 1 ? known : (['other'] as const);
  const stunned = monsters.filter((one) => one.stunned > 0).length;
  return [
    t('board.out-on', { shared: side === 'heroes' || side === 'traitor' ? 'yes' : 'no' }),
    ...(left === undefined ? [] : [t('board.out-rounds', { round, left })]),
    ...sides.map((one) => {
      const lives = explorers.filter((_, seat) => known.length < 2 || sideNamed(haunt.sides[seat]) === one);
      const of = (life: (typeof lives)[number]['life']) => lives.filter((each) => each.life === life).length;
      return t('board.out-side', { side: one, alive: of('alive'), dead: of('dead'), left: of('left') });
    }),
    ...(monsters.length === 0 ? [] : [t('board.out-monsters', { count: monsters.length, stunned })]),
    ...marksOn('haunt').map(({ says }) => says),
  ];
}

/** Said to an explorer who has nothing more to do: what has become of it, how the match stands, and how long it may be. */
export function ExplorerOut() {
  const t = useWords();
  const { message } = useWording();
  const { view, playerID, journal } = useTable<BetrayalView>();
  const isUpright = useMedia(UPRIGHT);
  const standing = useStanding();
  if (playerID === null) return null;
  const { life } = at(view.explorers, playerID);
  const death =
    life === 'dead'
      ? deathOf(
          journal.flatMap(({ entries }) => entries),
          playerID,
        )
      : undefined;
  const parts = death === undefined ? undefined : message('board.out-death', death);
  const fate = parts === undefined ? t('board.out-text', { life }) : <Wording parts={parts} />;
  const list = (
    <ul className="bt-standing">
      {standing.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className="bt-out">
      <OutSlip until="match" text={fate} />
      {isUpright ? (
        // An upright phone has one line here; the rest is one press away.
        <Popover
          label={t('board.out-standing')}
          side="top"
          clearOf=".bt-map"
          trigger={
            <button type="button" className="bt-standing-button">
              {t('board.out-standing')}
            </button>
          }
        >
          {list}
        </Popover>
      ) : (
        list
      )}
    </div>
  );
}
