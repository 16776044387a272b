'use client';

import { NotebookPen } from 'lucide-react';

import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/IconButton';
import { late } from '@/ui/late';
import type { Tracks } from '@/ui/pieces/tracks';
import { Sign } from '@/ui/Sign';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import { KINDS, LEVEL_OF, LEVELS, PLACE, SHOPS } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { shopIn } from './choice-steps';
import { Heap } from './Heap';
import { ShopPlaque } from './ShopPlaque';
import type { Choice } from './use-choice';
import { useWords } from './use-words';

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

interface Props {
  readonly tracks: Tracks;
  readonly choice: Choice;
}

/** Five stalls, two shops hanging in each. */
function Stalls({ tracks, choice }: Props) {
  const t = useWords();
  const { view } = useTable<SweetNoseView>();
  const picked = shopIn(choice.made[0]);
  return (
    <ol className="sn-stalls" aria-label={t('board.street')}>
      {LEVELS.map((level) => (
        <li key={level} className="sn-stall" data-level={level}>
          <span className="sn-awning">
            <Sign says={t('board.stall', { level })} className="sn-lantern">
              {level}
            </Sign>
          </span>
          {SHOPS.filter((shop) => LEVEL_OF[shop] === level).map((shop) => {
            const index = view.stalls.indexOf(shop);
            const step = `shop:${shop}`;
            const isOpen = choice.next.includes(step) || choice.made.includes(step) || picked !== undefined;
            return (
              <span key={shop} className="sn-hook">
                {index >= 0 && (
                  <ShopPlaque
                    shop={shop}
                    zone="street"
                    index={index}
                    tracks={tracks}
                    hasName
                    isSelected={picked === shop}
                    onPress={
                      isOpen && (choice.next.includes(step) || choice.mayBegin(step))
                        ? () => choice.press(step)
                        : undefined
                    }
                  />
                )}
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

/** A round tray in the middle of the street: what lies there makes its kind sweeter for all. */
function Market({ tracks, choice }: Props) {
  const t = useWords();
  const { view } = useTable<SweetNoseView>();
  const isTarget = choice.next.includes('market');
  return (
    <section
      aria-label={t('board.market')}
      className={classes(
        'sn-market',
        isTarget && 'is-target',
        (choice.pointed === 'market' || choice.made.includes('market')) && 'is-aimed-at',
      )}
    >
      <span className="sn-market-name">{t('board.market')}</span>
      <span className="sn-basket">
        {KINDS.map((kind) => {
          const count = view.market[PLACE[kind]] ?? 0;
          return (
            <span key={kind} className="sn-ware">
              <Heap kind={kind} amounts={view.market} zone="market" tracks={tracks} />
              {count > 0 && (
                <Sign says={t('board.bonus', { sweet: t(`sweets.${kind}`), count })} className="sn-bonus">
                  +{count}
                </Sign>
              )}
            </span>
          );
        })}
      </span>
      {isTarget && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="sn-market-aim"
          onClick={() => choice.press('market')}
        />
      )}
    </section>
  );
}

/** The street of sweet shops, and the market in its middle. */
export function Street({ tracks, choice }: Props) {
  const t = useWords();
  return (
    <div className="sn-street">
      <Stalls tracks={tracks} choice={choice} />
      <div className="sn-square">
        <Market tracks={tracks} choice={choice} />
        <Notebook
          title={t('notes.title')}
          button={(opens) => (
            <IconButton
              {...opens}
              label={t('notes.title')}
              className="sn-notebook"
              icon={<NotebookPen aria-hidden size={20} />}
            />
          )}
        >
          <Notes />
        </Notebook>
      </div>
    </div>
  );
}
