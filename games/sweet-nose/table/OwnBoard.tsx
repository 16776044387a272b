'use client';

import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { stamped } from '@/ui/motion/travel';
import { type Tracks, zoneOf } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import { KINDS, type Kind, PLACE } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { Heap } from './Heap';
import { Sweet } from './pictures/Sweet';
import { ShopPlaque } from './ShopPlaque';
import type { Choice } from './use-choice';
import { useShownCards } from './use-shown-cards';
import { useWords } from './use-words';

interface OwnBoardProps {
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** What pressing a column means now: a card laid there, or a sweet from plate or bowl, or its card. */
function stepAt({ next }: Choice, kind: Kind): string | undefined {
  return [`give:${kind}`, `bowl:${kind}`, `card:${kind}`].find((step) => next.includes(step));
}

/** The own board: five sweets side by side, each with its card, what lies on the plate and what in the bowl. */
export function OwnBoard({ tracks, choice }: OwnBoardProps) {
  const t = useWords();
  const { view, playerID } = useTable<SweetNoseView>();
  const cards = useShownCards()(playerID ?? '0');
  if (playerID === null) return null;
  const plate = at(view.plates, playerID);
  const bowl = at(view.bowls, playerID);
  const { shop, isExempt } = at(view.seats, playerID);
  const isArranging = choice.mode === 'arrange';
  return (
    <div className="sn-own">
      <ul className="sn-board" aria-label={t('board.own')}>
        <li aria-hidden className="sn-dish is-plate">
          <span>{t('board.plate')}</span>
        </li>
        <li aria-hidden className="sn-dish is-bowl">
          <span>{t('board.bowl')}</span>
        </li>
        {KINDS.map((kind) => {
          const place = PLACE[kind];
          const level = isArranging ? choice.levelOf(kind) : cards[place];
          const bonus = isExempt ? 0 : (view.market[place] ?? 0);
          const step = stepAt(choice, kind);
          const isMade = choice.made.some(
            (one) => /^(give|bowl|card):/.test(one) && one.endsWith(`:${kind}`),
          );
          const isPressed = isArranging ? level !== undefined : isMade;
          const isOpen = isArranging || step !== undefined || choice.mayBegin(`give:${kind}`);
          return (
            <li key={kind} className="sn-column">
              <button
                type="button"
                data-kind={kind}
                aria-pressed={isPressed}
                aria-disabled={!isOpen}
                aria-label={t('board.column', {
                  sweet: t(`sweets.${kind}`),
                  plate: plate[place] ?? 0,
                  bowl: bowl[place] ?? 0,
                  level: level ?? 0,
                  bonus,
                })}
                className={classes(
                  'sn-column-button',
                  isOpen && !isPressed && 'is-lit',
                  isPressed && 'is-selected',
                  step?.startsWith('bowl:') && 'is-from-bowl',
                )}
                onClick={() => {
                  if (isArranging) choice.put(kind);
                  else choice.press(step ?? `give:${kind}`);
                }}
              >
                <span className="sn-slot">
                  <Sweet kind={kind} className="sn-slot-picture" />
                  <span className={classes('sn-level', level === undefined && 'is-empty')} data-level={level}>
                    {level !== undefined && <b {...stamped(`${kind} ${level}`)}>{level}</b>}
                  </span>
                  <span className={classes('sn-slot-bonus', bonus > 0 && 'is-on')}>
                    {bonus > 0 && `+${bonus}`}
                  </span>
                </span>
                <Heap kind={kind} amounts={plate} zone={zoneOf('plate', playerID)} tracks={tracks} />
                <Heap kind={kind} amounts={bowl} zone={zoneOf('bowl', playerID)} tracks={tracks} />
              </button>
            </li>
          );
        })}
      </ul>
      <span className="sn-own-shop">
        {shop === null ? (
          <span className="sn-no-shop">{t('board.no-shop')}</span>
        ) : (
          <ShopPlaque shop={shop} zone={zoneOf('shop', playerID)} index={0} tracks={tracks} hasName />
        )}
      </span>
    </div>
  );
}
