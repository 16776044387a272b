'use client';

import { classes } from '@/ui/classes';
import { Zoomable } from '@/ui/pieces/Zoom';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { TRAITS } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { Portrait } from './Portrait';
import { EXPLORER_IDS, personOf } from './people';
import { TraitSign } from './signs';
import type { ChoiceControl } from './use-choice';
import { useNames, useWords } from './use-words';

/** A person's card: who it is, and what the four traits begin at. */
function PersonCard({ explorer }: { readonly explorer: string }) {
  const name = useNames();
  const person = personOf(explorer);
  if (person === undefined) return null;
  return (
    <>
      <Portrait explorer={explorer} />
      <b className="bt-person-name">{name('explorers', explorer)}</b>
      <span className="bt-person-traits">
        {TRAITS.map((trait) => {
          const { track, start } = person.traits[trait];
          return (
            <span key={trait} data-trait={trait} title={name('traits', trait)}>
              <TraitSign trait={trait} />
              {track[start - 1]}
            </span>
          );
        })}
      </span>
    </>
  );
}

/** The twelve explorers, to choose one of: those of a card that somebody has lie back. */
export function Explorers({ choice }: { readonly choice: ChoiceControl }) {
  const t = useWords();
  const name = useNames();
  const { view, seatOf } = useTable<BetrayalView>();
  const takenBy = (explorer: string): string | undefined => {
    const seat = view.explorers.findIndex((one) => one.explorer === explorer);
    return seat < 0 ? undefined : String(seat);
  };
  return (
    <ul className="bt-people" aria-label={t('board.choose-explorer')}>
      {EXPLORER_IDS.map((explorer) => {
        const option = choice.deeds.find((one) => one.move === 'choose' && one.args[0] === explorer);
        const may = option !== undefined && option.not === undefined;
        const seat = takenBy(explorer);
        const person = personOf(explorer);
        const about = [
          ...(seat === undefined ? [] : [t('board.taken', { name: seatOf(seat).name })]),
          name('explorer-lines', explorer),
          ...TRAITS.map((trait) => {
            const { track = [], start = 1 } = person?.traits[trait] ?? {};
            return `${name('traits', trait)} ${track[start - 1]}`;
          }),
        ].join(' · ');
        return (
          <li key={explorer}>
            <Zoomable
              paper={
                <span className="bt-person-paper paper">
                  <PersonCard explorer={explorer} />
                  <span>{name('explorer-lines', explorer)}</span>
                </span>
              }
            >
              <button
                type="button"
                className={classes('bt-person', seat !== undefined && 'is-taken', may && 'is-lit')}
                data-explorer={explorer}
                data-colour={person?.colour}
                aria-label={name('explorers', explorer)}
                aria-description={about}
                aria-disabled={!may}
                onClick={() => option !== undefined && choice.take(option)}
              >
                <PersonCard explorer={explorer} />
                {seat !== undefined && (
                  <span className="bt-person-seat">
                    <SeatMark playerID={seat} size="1.3rem" />
                  </span>
                )}
              </button>
            </Zoomable>
          </li>
        );
      })}
    </ul>
  );
}
