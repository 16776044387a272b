'use client';

import {
  Armchair,
  Bot,
  Crown,
  DoorClosed,
  EllipsisVertical,
  KeyRound,
  LogOut,
  Pencil,
  Shuffle,
  Smartphone,
  UserX,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BOT_LEVELS } from '@/kit/opponents';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuChoices, MenuItem } from '@/ui/Menu';
import { JoinForm } from '@/ui/room/JoinForm';
import { SeatMark } from '@/ui/SeatMark';
import type { RoomSeat, SeatPlan } from '@/wire/room';
import { actingKeyOf, keyOf, ownerKeyOf, type RoomView } from './room-view';
import { roomsApi } from './rooms-api';
import { forgetRoom } from './seat-keys';
import { peopleOf, seatNames, useBotLooks } from './seats';
import type { Requests, RoomChange } from './use-requests';

export interface RoomSeatsProps {
  readonly view: RoomView;
  readonly run: Requests['run'];
  readonly onCarry: (personID: string) => void;
  /** Seats somebody else who sits beside this screen. */
  readonly onBeside: (() => void) | undefined;
}

/** The seats of a room that waits, in the order they will sit in. */
export function RoomSeats({ view, run, onCarry, onBeside }: RoomSeatsProps) {
  const t = useTranslations('online.seats');
  const setup = useTranslations('setup');
  const { room, people, session } = view;
  const [renaming, setRenaming] = useState<string>();
  const owner = ownerKeyOf(view);
  const acting = actingKeyOf(view);
  const looks = useBotLooks(room);
  const names = seatNames(room.seats, setup('botNames'), (seat) => t('open', { seat }), looks);

  const change = async (work: RoomChange) => {
    const changed = await run(work);
    if (changed !== undefined) session.roomChanged(changed.room);
    return changed !== undefined;
  };
  const plan = (seat: number, next: SeatPlan, keepOut = false) => {
    const occupant = room.seats[seat];
    const personID = occupant?.kind === 'person' ? occupant.personID : null;
    if (acting !== undefined)
      void change(() =>
        roomsApi.setSeat(room.roomID, {
          key: acting,
          seat,
          plan: next,
          personID,
          ...(keepOut && { keepOut }),
        }),
      );
  };
  const handOn = async (personID: string) => {
    if (owner !== undefined) await change(() => roomsApi.handOn(room.roomID, { key: owner, personID }));
  };
  const leave = async (personID: string) => {
    const key = keyOf(room.roomID, personID);
    if (key === undefined || !(await change(() => roomsApi.leave(room.roomID, { key })))) return;
    if (people.length === 1) forgetRoom(room.roomID);
    session.keysChanged();
  };
  const rename = async (personID: string, name: string) => {
    const key = keyOf(room.roomID, personID);
    if (key === undefined) return;
    if (await change(() => roomsApi.rename(room.roomID, { key, name }))) setRenaming(undefined);
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="seats" className="text-xl">
          {t('heading')}
        </h2>
        {owner !== undefined && (
          <Button
            look="plain"
            icon={<Shuffle aria-hidden size={18} />}
            onClick={() => void change(() => roomsApi.shuffle(room.roomID, { key: owner }))}
          >
            {t('shuffle')}
          </Button>
        )}
      </div>
      <ol aria-labelledby="seats" className="mt-2 divide-y divide-ink-faint">
        {room.seats.map((seat, place) => {
          const name = names[place] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is by its number
            <li key={place} className="flex min-h-15 items-center gap-3 py-1.5">
              <SeatMark
                playerID={String(place)}
                size="1.8rem"
                className={classes((seat.kind === 'open' || seat.kind === 'closed') && 'opacity-35')}
              />
              <Occupant
                seat={seat}
                name={name}
                isOwn={seat.kind === 'person' && people.includes(seat.personID)}
                isOwner={seat.kind === 'person' && seat.personID === room.ownerID}
                isActing={seat.kind === 'person' && seat.personID === room.actingID}
              />
              {seat.kind === 'person' && people.includes(seat.personID) && (
                <OwnSeatMenu
                  name={name}
                  onRename={() => setRenaming(seat.personID)}
                  onCarry={() => onCarry(seat.personID)}
                  onLeave={() => void leave(seat.personID)}
                />
              )}
              {seat.kind === 'person'
                ? owner !== undefined &&
                  !people.includes(seat.personID) && (
                    <GuestMenu
                      number={place + 1}
                      name={name}
                      onRemove={(keepOut) => plan(place, { kind: 'open' }, keepOut)}
                      onHandOn={() => void handOn(seat.personID)}
                    />
                  )
                : acting !== undefined && (
                    <SeatMenu number={place + 1} seat={seat} onPlan={(next) => plan(place, next)} />
                  )}
            </li>
          );
        })}
      </ol>
      {onBeside !== undefined && (
        <Button
          look="plain"
          className="mt-1 -ms-2"
          icon={<Armchair aria-hidden size={19} />}
          onClick={onBeside}
        >
          {t('beside')}
        </Button>
      )}
      <Dialog
        open={renaming !== undefined}
        onOpenChange={(open) => !open && setRenaming(undefined)}
        title={t('rename')}
      >
        <JoinForm
          label={t('newName')}
          action={t('renameSave')}
          taken={peopleOf(room).flatMap(({ personID, name }) => (personID === renaming ? [] : [name]))}
          isBusy={false}
          isRemembered={people.length === 1}
          onJoin={(name) => renaming !== undefined && void rename(renaming, name)}
        />
      </Dialog>
    </>
  );
}

interface OccupantProps {
  readonly seat: RoomSeat;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isOwner: boolean;
  /** They may start for an owner who is away. */
  readonly isActing: boolean;
}

function Occupant({ seat, name, isOwn, isOwner, isActing }: OccupantProps) {
  const t = useTranslations('online.seats');
  const bots = useTranslations('table.bots');
  const isEmpty = seat.kind === 'open' || seat.kind === 'closed';
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-0.5 leading-snug">
      {isEmpty ? (
        <span className="text-ink-soft">{t(seat.kind === 'open' ? 'free' : 'closed')}</span>
      ) : (
        <bdi className="min-w-0 max-w-full truncate font-heading text-lg font-bold">{name}</bdi>
      )}
      {seat.kind === 'bot' && (
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
          <Bot aria-hidden size={17} />
          {bots(seat.level)}
        </span>
      )}
      {isOwn && <span className="rounded-full bg-paper-deep px-2 text-sm text-ink-soft">{t('you')}</span>}
      {(isOwner || isActing) && (
        <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
          {isOwner ? <Crown aria-hidden size={16} /> : <KeyRound aria-hidden size={16} />}
          {t(isOwner ? 'owner' : 'acting')}
        </span>
      )}
      {seat.kind === 'person' && !isOwn && (
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
          <span aria-hidden className={classes('presence', !seat.isPresent && 'is-absent')} />
          {t(seat.isPresent ? 'present' : 'absent')}
        </span>
      )}
    </div>
  );
}

/** What opens the menu of a seat. */
const threeDots = (label: string) => (
  <IconButton label={label} icon={<EllipsisVertical aria-hidden size={20} />} hasTooltip={false} />
);

interface OwnSeatMenuProps {
  readonly name: string;
  readonly onRename: () => void;
  readonly onCarry: () => void;
  readonly onLeave: () => void;
}

function OwnSeatMenu({ name, onRename, onCarry, onLeave }: OwnSeatMenuProps) {
  const t = useTranslations('online.seats');
  return (
    <Menu trigger={threeDots(t('menu', { name }))}>
      <MenuItem icon={<Pencil aria-hidden size={18} />} onSelect={onRename}>
        {t('rename')}
      </MenuItem>
      <MenuItem icon={<Smartphone aria-hidden size={18} />} note={t('carryNote')} onSelect={onCarry}>
        {t('carry')}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden size={18} />} note={t('leaveNote')} onSelect={onLeave}>
        {t('leave')}
      </MenuItem>
    </Menu>
  );
}

type Planned = 'open' | 'closed' | (typeof BOT_LEVELS)[number];
const planOf = (planned: Planned): SeatPlan =>
  planned === 'open' || planned === 'closed' ? { kind: planned } : { kind: 'bot', level: planned };

interface GuestMenuProps {
  readonly number: number;
  readonly name: string;
  readonly onRemove: (keepOut?: boolean) => void;
  readonly onHandOn: () => void;
}

/** What the owner may do about somebody else's seat. */
function GuestMenu({ number, name, onRemove, onHandOn }: GuestMenuProps) {
  const t = useTranslations('online.seats');
  return (
    <Menu trigger={threeDots(t('change', { seat: number }))}>
      <MenuItem icon={<Crown aria-hidden size={18} />} note={t('handOnNote')} onSelect={onHandOn}>
        <bdi>{t('handOn', { name })}</bdi>
      </MenuItem>
      <MenuItem icon={<UserX aria-hidden size={18} />} note={t('removeNote')} onSelect={() => onRemove()}>
        <bdi>{t('remove', { name })}</bdi>
      </MenuItem>
      <MenuItem
        icon={<DoorClosed aria-hidden size={18} />}
        note={t('keepOutNote')}
        onSelect={() => onRemove(true)}
      >
        <bdi>{t('keepOut', { name })}</bdi>
      </MenuItem>
    </Menu>
  );
}

interface SeatMenuProps {
  readonly number: number;
  readonly seat: Exclude<RoomSeat, { kind: 'person' }>;
  readonly onPlan: (plan: SeatPlan) => void;
}

/** What may be made of a seat on which nobody sits: somebody's, a bot's or nobody's. */
function SeatMenu({ number, seat, onPlan }: SeatMenuProps) {
  const t = useTranslations('online.seats');
  const bots = useTranslations('table.bots');
  const choices: readonly Planned[] = ['open', ...BOT_LEVELS, 'closed'];
  const icons = { open: Armchair, closed: DoorClosed } as const;
  return (
    <Menu trigger={threeDots(t('change', { seat: number }))}>
      <MenuChoices<Planned>
        label={t('change', { seat: number })}
        value={seat.kind === 'bot' ? seat.level : seat.kind}
        onChange={(planned) => onPlan(planOf(planned))}
        choices={choices.map((value) => {
          const isBot = value !== 'open' && value !== 'closed';
          const Icon = isBot ? Bot : icons[value];
          return {
            value,
            label: isBot ? bots(value) : t(`plans.${value}`),
            icon: <Icon aria-hidden size={18} />,
          };
        })}
      />
    </Menu>
  );
}
