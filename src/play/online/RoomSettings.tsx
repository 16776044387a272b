'use client';

import { gameOf, games } from '@games/index';
import { optionsOf } from '@games/options';
import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { OptionField } from '@/kit/options';
import { optionFields } from '@/kit/options';
import { Button } from '@/ui/Button';
import { late } from '@/ui/late';
import { Menu, MenuChoices } from '@/ui/Menu';
import { Switch } from '@/ui/Switch';
import { OptionsForm } from '@/ui/setup/OptionsForm';
import type { ChangeRoom } from '@/wire/requests';
import { AWAY_SECONDS, type Room, type RoomSettings as Settings } from '@/wire/room';
import { ownerKeyOf, type RoomView } from './room-view';
import { roomsApi } from './rooms-api';
import { SettingChoice } from './SettingChoice';
import { TurnClockChoice, useTurnClockWords } from './TurnClockChoice';
import { useLoaded } from './use-loaded';
import type { Requests } from './use-requests';

const PickBook = late(() => import('../PickBook'));

interface GameSettings {
  readonly fields: readonly OptionField[];
  readonly hasHints: boolean;
}

const loadSettings = async (slug: string): Promise<GameSettings> => {
  const [options, seatRules] = await Promise.all([optionsOf(slug), gameOf(slug)?.seatRules()]);
  return { fields: optionFields(options), hasHints: seatRules?.hints !== undefined };
};

/** What changes with strangers at the table: nobody is waited for without end, and nobody is helped. */
const openToAll = ({ settings: { awaySeconds } }: Room): Partial<Settings> => ({
  isPublic: true,
  allowsHints: false,
  ...(awaySeconds === null && { awaySeconds: AWAY_SECONDS }),
});

const AWAY = ['30', '90', '300', 'never'] as const;
type Away = (typeof AWAY)[number];

export interface RoomSettingsProps {
  readonly view: RoomView;
  readonly run: Requests['run'];
}

/** What is played and how: to change for the owner, to read for everybody else. */
export function RoomSettings({ view, run }: RoomSettingsProps) {
  const t = useTranslations('online.settings');
  const locale = useLocale();
  const { room, session } = view;
  const loaded = useLoaded(room.slug, loadSettings);
  const key = ownerKeyOf(view);

  const change = async (changed: Omit<ChangeRoom, 'key'>) => {
    if (key === undefined) return;
    const answer = await run(() => roomsApi.change(room.roomID, { key, ...changed }));
    if (answer !== undefined) session.roomChanged(answer.room);
  };
  const titleOf = (slug: string) => gameOf(slug)?.title[locale] ?? slug;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="options" className="text-xl">
          {t('heading')}
        </h2>
        {key !== undefined && (
          <Menu
            trigger={
              <Button icon={<ChevronDown aria-hidden size={17} />} className="flex-row-reverse">
                {t('otherGame')}
              </Button>
            }
          >
            <MenuChoices
              label={t('otherGame')}
              isLabelHidden
              value={room.slug}
              onChange={(slug) => void change({ slug })}
              choices={games.map(({ slug }) => ({ value: slug, label: titleOf(slug) }))}
            />
          </Menu>
        )}
      </div>
      {/* All at once: what the game brings would push the rest away from under a thumb. */}
      {loaded === undefined ? null : key === undefined ? (
        <OptionsList {...loaded} room={room} />
      ) : (
        <div className="divide-y divide-ink-faint">
          <OptionsForm
            fields={loaded.fields}
            values={room.options}
            onChange={(options) => void change({ options })}
            picking={(props) => <PickBook slug={room.slug} {...props} />}
          />
          {loaded.hasHints && (
            <SettingSwitch
              label={t('hints')}
              hint={t('hintsHint')}
              isOn={room.settings.allowsHints}
              onChange={(allowsHints) => void change({ settings: { allowsHints } })}
            />
          )}
          <SettingSwitch
            label={t('public')}
            hint={t('publicHint')}
            isOn={room.settings.isPublic}
            onChange={(isPublic) => void change({ settings: isPublic ? openToAll(room) : { isPublic } })}
          />
          <AwayChoice
            seconds={room.settings.awaySeconds}
            isPublic={room.settings.isPublic}
            onChange={(awaySeconds) => void change({ settings: { awaySeconds } })}
          />
          <TurnClockChoice
            clock={room.settings.turnClock}
            onChange={(turnClock) => void change({ settings: { turnClock } })}
          />
        </div>
      )}
    </>
  );
}

function OptionsList({ fields, hasHints, room }: GameSettings & { readonly room: Room }) {
  const t = useTranslations('online.settings');
  const game = useTranslations('game');
  const clockWords = useTurnClockWords();
  const { options, settings } = room;
  return (
    <dl className="mt-2 divide-y divide-ink-faint">
      {fields.map((field) => {
        const value = options[field.id] ?? field.initial;
        return (
          <div key={field.id} className="py-2.5">
            <dt className="font-heading font-bold">{game(`options.${field.id}.label`)}</dt>
            <dd className="text-ink-soft">
              {field.kind === 'switch'
                ? t(value === true ? 'on' : 'off')
                : game(`options.${field.id}.values.${String(value)}`)}
            </dd>
          </div>
        );
      })}
      {hasHints && (
        <div className="py-2.5">
          <dt className="font-heading font-bold">{t('hints')}</dt>
          <dd className="text-ink-soft">{t(settings.allowsHints ? 'on' : 'off')}</dd>
        </div>
      )}
      <div className="py-2.5">
        <dt className="font-heading font-bold">{t('away')}</dt>
        <dd className="text-ink-soft">
          {settings.awaySeconds === null ? t('never') : t('seconds', { seconds: settings.awaySeconds })}
        </dd>
      </div>
      <div className="py-2.5">
        <dt className="font-heading font-bold">{t('clock')}</dt>
        <dd className="text-ink-soft">{clockWords(settings.turnClock)}</dd>
      </div>
    </dl>
  );
}

interface SettingSwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SettingSwitch({ label, hint, isOn, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-4 py-3">
      <div className="flex-1">
        <p className="font-heading font-bold">{label}</p>
        <p id={id} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <Switch label={label} describedBy={id} checked={isOn} onChange={onChange} />
    </div>
  );
}

interface AwayChoiceProps {
  readonly seconds: number | null;
  readonly isPublic: boolean;
  readonly onChange: (seconds: number | null) => void;
}

function AwayChoice({ seconds, isPublic, onChange }: AwayChoiceProps) {
  const t = useTranslations('online.settings');
  const words = (away: Away) => (away === 'never' ? t('never') : t('seconds', { seconds: Number(away) }));
  const value = AWAY.find((away) => away === String(seconds ?? 'never'));
  return (
    <SettingChoice<Away>
      label={t('away')}
      hint={t('awayHint')}
      value={value}
      words={value === undefined ? t('seconds', { seconds: seconds ?? 0 }) : words(value)}
      choices={AWAY.filter((away) => !(isPublic && away === 'never')).map((away) => ({
        value: away,
        label: words(away),
      }))}
      onChange={(away) => onChange(away === 'never' ? null : Number(away))}
    />
  );
}
