'use client';

import { classes } from '@/ui/classes';
import type { Spell } from '../rules/components';
import { SPELL } from '../rules/spells';
import { SPELL_SHAPES } from './pictures/spell-shapes';
import { useWords } from './use-words';

/** A number as it is printed: a true minus is as wide as a plus. */
export const printed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The same with its sign. */
const signed = (value: number): string => (value < 0 ? printed(value) : `+${value}`);

/** What stands in the corner of a spell: what it adds to strength, or a sign of what it does. */
function Worth({ spell }: { readonly spell: Spell }) {
  const { strength } = SPELL[spell];
  if (strength !== 0) return <>{signed(strength)}</>;
  return spell === 'cause-unpopularity' ? <>×2</> : null;
}

/** What a card does, in words. */
export function useSpellPower(): (spell: Spell) => string {
  const t = useWords();
  return (spell) => {
    const { strength, mana, type, isForbidden } = SPELL[spell];
    const does =
      strength === 0
        ? t(`powers.${spell as 'recall'}`)
        : t('powers.strength', { strength: signed(strength), mana });
    const kind = isForbidden ? `${t(`types.${type}`)} · ${t('powers.forbidden')}` : t(`types.${type}`);
    return `${kind} · ${does}`;
  };
}

/** What is printed on a spell: fills whatever card it lies in. */
export function SpellFace({
  spell,
  hasPower = false,
}: {
  readonly spell: Spell;
  readonly hasPower?: boolean;
}) {
  const t = useWords();
  const power = useSpellPower();
  const { type, mana, strength, isForbidden } = SPELL[spell];
  const [fill, line] = SPELL_SHAPES[spell];
  return (
    <span
      className={classes('cm-spell', isForbidden && 'is-forbidden', strength < 0 && 'is-harm')}
      data-type={type}
      data-spell={spell}
      data-power={hasPower}
    >
      <span className="cm-spell-top">
        {type === 'support' ? (
          <span className="cm-spell-type">{t(`types.${type}`)}</span>
        ) : (
          <b className="cm-spell-worth">
            <Worth spell={spell} />
          </b>
        )}
        {type !== 'support' && <span className="cm-spell-mana">{printed(mana)}</span>}
      </span>
      <svg aria-hidden viewBox="0 0 24 24" className="cm-spell-picture">
        {fill !== '' && <path d={fill} className="cm-spell-fill" />}
        {line !== '' && <path d={line} className="cm-spell-line" />}
      </svg>
      <span className="cm-spell-name">{t(`spells.${spell}`)}</span>
      {hasPower ? (
        <span className="cm-spell-power">{power(spell)}</span>
      ) : (
        // What its numbers do not say stands on it, where that can be read.
        strength === 0 && <span className="cm-spell-effect">{t(`powers.${spell as 'recall'}`)}</span>
      )}
    </span>
  );
}

const STARS = 'M50 34L55 58L80 50L60 66L76 88L54 76L50 102L46 76L24 88L40 66L20 50L45 58Z';

/** The back of a spell: a wizard's star on plum cloth. */
export const CardBack = () => (
  <svg aria-hidden viewBox="0 0 100 140" className="cm-back" preserveAspectRatio="none">
    <path d="M0 0H100V140H0Z" fill="var(--cm-plum)" />
    <path d="M8 8H92V132H8Z" className="cm-back-rim" />
    <path d="M50 14L86 70L50 126L14 70Z" className="cm-back-rim" />
    <path d={STARS} fill="var(--cm-brass)" />
    <path
      d="M8 8L26 8L8 36ZM92 8L74 8L92 36ZM8 132L26 132L8 104ZM92 132L74 132L92 104Z"
      fill="var(--cm-plum-light)"
    />
  </svg>
);
