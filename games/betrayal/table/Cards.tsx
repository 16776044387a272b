'use client';

import { type ReactNode, Suspense } from 'react';
import { late } from '@/ui/late';
import { Readable } from '@/ui/pieces/Readable';
import type { CardID, Deck } from '../rules/components';
import { DeckSign } from './signs';
import { useTexts } from './use-texts';
import { useNames, useWords } from './use-words';

/** Pictures come with the first card: none of them belongs to a table's first view. */
const CardPicture = late(async () => ({ default: (await import('./card-pictures')).CardPicture }));

const OMENS: ReadonlySet<CardID> = new Set([
  'bite',
  'book',
  'crystal-ball',
  'dog',
  'girl',
  'holy-symbol',
  'madman',
  'mask',
  'medallion',
  'ring',
  'skull',
  'spear',
  'spirit-board',
]);
const ITEMS: ReadonlySet<CardID> = new Set([
  'adrenaline-shot',
  'amulet-of-the-ages',
  'angel-feather',
  'armor',
  'axe',
  'bell',
  'blood-dagger',
  'bottle',
  'candle',
  'dark-dice',
  'dynamite',
  'healing-salve',
  'idol',
  'lucky-stone',
  'medical-kit',
  'music-box',
  'pickpockets-gloves',
  'puzzle-box',
  'rabbits-foot',
  'revolver',
  'sacrificial-dagger',
  'smelling-salts',
]);

/** Whether a haunt has brought it: it is in no deck (BH-g6). */
const isQuest = (card: CardID): boolean => card.includes(':');

/** The deck whose back a card has; what a haunt brings is carried like an item. */
export const deckOf = (card: CardID): Deck =>
  OMENS.has(card) ? 'omen' : ITEMS.has(card) || isQuest(card) ? 'item' : 'event';

/** What is on a card, and its deck's sign until that has come. */
function Picture({ card }: { readonly card: CardID }) {
  return (
    <span className="bt-card-sign">
      <Suspense fallback={<DeckSign deck={deckOf(card)} />}>
        <CardPicture card={card} />
      </Suspense>
    </span>
  );
}

/** A card as it lies small: its picture and its name, in its deck's colour and with its sign. */
function SmallCard({ card }: { readonly card: CardID }) {
  const name = useNames();
  return (
    <span className="bt-card" data-deck={deckOf(card)}>
      <DeckSign deck={deckOf(card)} />
      <Picture card={card} />
      <span className="bt-card-name">{name('cards', card)}</span>
    </span>
  );
}

/** A card as it is read. */
export function LargeCard({ card }: { readonly card: CardID }) {
  const t = useWords();
  const name = useNames();
  const text = useTexts();
  const deck = deckOf(card);
  const mood = text('moods', card);
  return (
    <span className="bt-large-card" data-deck={deck}>
      <span className="bt-large-card-head">
        <DeckSign deck={deck} />
        <span>{t(`board.deck-${isQuest(card) ? 'quest' : deck}`)}</span>
      </span>
      <span className="bt-large-card-title">
        <Picture card={card} />
        <b>{name('cards', card)}</b>
      </span>
      {mood !== undefined && <i className="bt-mood">{mood}</i>}
      <span>{isQuest(card) ? t('board.quest') : text('cards', card)}</span>
    </span>
  );
}

/** A card that lies open: pressed, or under a resting pointer, it is read. */
export function ReadableCard({ card, children }: { readonly card: CardID; readonly children?: ReactNode }) {
  const name = useNames();
  const text = useTexts();
  return (
    <Readable
      name={name('cards', card)}
      description={text('cards', card) ?? ''}
      large={<LargeCard card={card} />}
      className="bt-readable"
    >
      {children ?? <SmallCard card={card} />}
    </Readable>
  );
}
