'use client';

import { BookOpen, ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { NAME_MAX } from '@/kit/names';
import { BOT_LEVELS, STOCK_BOTS } from '@/kit/opponents';
import { IconButton } from '../IconButton';
import { Menu, MenuChoices, MenuLine, MenuLink } from '../Menu';
import { OpponentMark } from '../OpponentMark';
import { SeatMark } from '../SeatMark';
import { TextField } from '../TextField';
import type { DraftSeat, Occupant, SeatFault } from './setup';

const OCCUPANTS = ['person', ...BOT_LEVELS] as const;

export interface SeatRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: DraftSeat;
  /** The name a bot plays under, or a person who writes none. */
  readonly ownName: string;
  readonly fault: SeatFault | undefined;
  readonly onName: (name: string) => void;
  readonly onOccupant: (occupant: Occupant) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One seat of the form: its mark, who sits there, and a line for the name. */
export function SeatRow({ number, seat, ownName, fault, onName, onOccupant, onRemove }: SeatRowProps) {
  const t = useTranslations('setup');
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-x-2 gap-y-0.5 py-1.5 sm:grid-cols-[auto_1fr_auto_auto]">
      <span className="grid h-11 w-9 place-items-center">
        <SeatMark playerID={String(number - 1)} size="1.7rem" />
      </span>
      {seat.occupant === 'person' ? (
        <TextField
          label={t('name', { seat: number })}
          isLabelHidden
          value={seat.name}
          placeholder={ownName}
          error={fault && t(`errors.${fault.code}`, { max: NAME_MAX, name: '', ...fault })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onName(event.target.value)}
        />
      ) : (
        <p className="flex min-h-11 items-center px-2">{ownName}</p>
      )}
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${t('occupant', { seat: number })}: ${t(`occupants.${seat.occupant}.label`)}`}
            className="slip col-start-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-button px-3 text-sm font-semibold transition-transform duration-150 sm:col-start-3"
          >
            <OpponentMark occupant={seat.occupant} size={18} />
            {t(`occupants.${seat.occupant}.label`)}
            <ChevronDown aria-hidden size={16} className="text-ink-soft" />
          </button>
        }
      >
        <MenuChoices
          label={t('occupant', { seat: number })}
          isLabelHidden
          value={seat.occupant}
          onChange={onOccupant}
          choices={OCCUPANTS.map((value) => ({
            value,
            label: t(`occupants.${value}.label`),
            hint: t(`occupants.${value}.hint`),
            icon: <OpponentMark occupant={value} size={18} />,
          }))}
        />
        <MenuLine />
        <MenuChoices
          label={t('stock.heading')}
          note={t('stock.note')}
          value={seat.occupant}
          onChange={onOccupant}
          choices={STOCK_BOTS.map((value) => ({
            value,
            label: t(`occupants.${value}.label`),
            icon: <OpponentMark occupant={value} size={18} />,
          }))}
        />
        <MenuLine />
        <MenuLink href="/bots" icon={<BookOpen aria-hidden size={18} />}>
          {t('aboutBots')}
        </MenuLink>
      </Menu>
      <span className="col-start-3 row-start-1 size-11 sm:col-start-4">
        {onRemove !== undefined && (
          <IconButton
            label={t('remove', { seat: number })}
            icon={<X aria-hidden size={19} />}
            onClick={onRemove}
            className="text-ink-soft"
          />
        )}
      </span>
    </li>
  );
}
