'use client';

import { at } from '@/kit/seats';
import { useTable } from '@/ui/table/TableProvider';
import { COPIES, KINDS, type Kind, VALUE } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { knownCard } from '../seat/known-card';
import { narrowedKinds, seenCopies } from './knowledge';
import { CharacterPicture } from './pictures/CharacterPicture';
import { RoundTable } from './RoundTable';
import { useWords } from './use-words';

/** What this seat has learned, in sentences. */
function useMemory(): string[] {
  const t = useWords();
  const { view, seats, seatOf } = useTable<LoveLetterView>();
  const nameOf = (playerID: string) => seatOf(playerID).name;
  const others = seats.filter(
    ({ playerID }) => playerID !== view.playerID && !at(view.seats, playerID).isOut,
  );
  const known = others.flatMap(({ playerID, name }) => {
    const card = knownCard(view, playerID);
    if (card !== undefined) return [t('board.knows', { name, card: t(`cards.${card}`) })];
    const kinds = narrowedKinds(view, playerID);
    if (kinds === undefined) return [];
    return [
      t('board.could-hold', { name, cards: kinds.map((kind) => t(`cards.${kind}`)).join(t('board.comma')) }),
    ];
  });
  const looks = view.looks
    .filter(({ viewer }) => viewer !== view.playerID)
    .map(({ viewer, target }) =>
      target === view.playerID
        ? t('board.seen-by', { name: nameOf(viewer) })
        : t('board.looked-at', { viewer: nameOf(viewer), target: nameOf(target) }),
    );
  const ties = view.ties
    .filter(([first, second]) => first !== view.playerID && second !== view.playerID)
    .map(([first, second]) => t('board.tied', { first: nameOf(first), second: nameOf(second) }));
  return [...known, ...ties, ...looks];
}

/** One line of the reference: the character, what it does, and how many copies have turned up. */
function ReferenceLine({ kind }: { readonly kind: Kind }) {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const seen = seenCopies(view, kind);
  return (
    <li className="ll-reference ll-kind" data-kind={kind}>
      <span className="ll-reference-picture">
        <CharacterPicture kind={kind} className="size-full" />
      </span>
      <span className="min-w-0">
        <span className="flex items-baseline gap-2 font-heading font-bold">
          <span className="ll-reference-value">{VALUE[kind]}</span>
          {t(`cards.${kind}`)}
          <span role="img" aria-label={t('board.seen', { seen, total: COPIES[kind] })} className="ll-copies">
            {Array.from({ length: COPIES[kind] }, (_, copy) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
              <span key={copy} className={copy < seen ? 'is-seen' : undefined} />
            ))}
          </span>
        </span>
        <span className="block text-sm leading-snug text-ink-soft">{t(`powers.${kind}`)}</span>
      </span>
    </li>
  );
}

/** All characters with what they do and which are gone; then what a good player would write down. */
export function Notes() {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const memory = useMemory();
  return (
    <>
      <p className="text-sm text-ink-soft">{t('board.copies-hint')}</p>
      <ul className="mt-2 divide-y divide-ink-faint">
        {KINDS.map((kind) => (
          <ReferenceLine key={kind} kind={kind} />
        ))}
      </ul>
      <section className="mt-6">
        <h3 className="text-lg">{t('board.memory')}</h3>
        {memory.length === 0 ? (
          <p className="mt-1 text-ink-soft">{t('board.nothing-known')}</p>
        ) : (
          <ul className="ll-memory">
            {memory.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
      {view.lastRound !== null && (
        <section className="mt-6">
          <h3 className="text-lg">{t('board.last-round')}</h3>
          <RoundTable summary={view.lastRound} />
        </section>
      )}
    </>
  );
}
