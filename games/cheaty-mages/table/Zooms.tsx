'use client';

import type { ReactNode } from 'react';
import { Readable } from '@/ui/pieces/Readable';
import { Zoomable } from '@/ui/pieces/Zoom';
import { FIGHTER, type Fighter, type Judge, type Spell } from '../rules/components';
import { SPELL } from '../rules/spells';
import { FighterPicture, JudgePicture } from './Portraits';
import { SpellFace, useSpellPower } from './SpellFace';
import { useWords } from './use-words';

/** What a spell says of itself to who cannot look at it closely. */
export function useDescription(): (spell: Spell) => string {
  const t = useWords();
  const power = useSpellPower();
  return (spell) => `${power(spell)} · ${t('board.copies', { total: SPELL[spell].copies })}`;
}

export function LargeSpell({ spell }: { readonly spell: Spell }) {
  const t = useWords();
  return (
    <>
      <span className="cm-large">
        <SpellFace spell={spell} hasPower />
      </span>
      <span className="zoom-note">{t('board.copies', { total: SPELL[spell].copies })}</span>
    </>
  );
}

export function LargeFighter({ fighter }: { readonly fighter: Fighter }) {
  const t = useWords();
  const { strength, prize, isReversed } = FIGHTER[fighter];
  return (
    <>
      <span className="cm-large is-fighter">
        <FighterPicture fighter={fighter} />
      </span>
      <span className="zoom-note">
        <b>{t(`fighters.${fighter}`)}</b> {t('board.fighter-note', { strength, prize })}
        {isReversed && ` ${t('board.reversed')}`}
      </span>
    </>
  );
}

export function LargeJudge({ judge }: { readonly judge: Judge }) {
  const t = useWords();
  return (
    <>
      <span className="cm-large is-judge">
        <JudgePicture judge={judge} />
      </span>
      <span className="zoom-note">
        <b>{t('board.judge-title', { judge: t(`judges.${judge}`), manner: t(`manners.${judge}`) })}</b>{' '}
        {t(`sentences.${judge}`)}
      </span>
    </>
  );
}

export const SpellZoom = ({ spell, children }: { readonly spell: Spell; readonly children: ReactNode }) => (
  <Zoomable paper={<LargeSpell spell={spell} />}>{children}</Zoomable>
);

export function ReadableSpell({
  spell,
  label,
  children,
}: {
  readonly spell: Spell;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const description = useDescription();
  return (
    <Readable
      name={t(`spells.${spell}`)}
      label={label}
      description={description(spell)}
      large={<LargeSpell spell={spell} />}
      className="cm-readable"
    >
      {children}
    </Readable>
  );
}
