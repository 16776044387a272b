'use client';

import { MessageCircleOff, SendHorizontal } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tidyLine } from '@/kit/line';
import { CHAT_LENGTH, type ChatLine, type Circle } from '@/wire/chat';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu, MenuItem } from '../Menu';
import { useLate } from '../use-late';

export interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  /** Fetches what was said before these lines; resolves to the words for why it did not come, if it did not. */
  readonly onEarlier: (() => Promise<string | undefined>) | undefined;
  /** People of this browser: their own lines cannot be muted. */
  readonly people: readonly string[];
  /** People whose lines are not shown. */
  readonly muted: ReadonlySet<string>;
  readonly onMute: (personID: string, isMuted: boolean) => void;
  /** Who speaks when this page speaks; undefined for a watcher. */
  readonly speaker: { readonly personID: string; readonly name: string } | undefined;
  /** Who is told what is said here. */
  readonly circle: Circle;
  /** Resolves to the words for why it was not said, if it was not. A watcher is nobody. */
  readonly onSay: (personID: string | null, text: string) => Promise<string | undefined>;
}

/** Two figures that are the same for a watcher each time. */
const figuresOf = (personID: string): number =>
  10 + ([...personID].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 90);

/** What whoever said a line is called; watchers have no names, but are told apart. */
export function useSpeakerName(): (line: Pick<ChatLine, 'personID' | 'name'>) => string {
  const t = useTranslations('online.chat');
  return ({ personID, name }) => (name === '' ? t('watcher', { number: figuresOf(personID) }) : name);
}

/** The room's talk: plain lines, oldest first, and a line to write on. */
export function ChatPanel({
  lines,
  onEarlier,
  people,
  muted,
  onMute,
  speaker,
  circle,
  onSay,
}: ChatPanelProps) {
  const t = useTranslations('online.chat');
  const nameOf = useSpeakerName();
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.filter(({ personID }) => !muted.has(personID));
  const last = shown.at(-1)?.lineID;

  useEffect(() => {
    const scroller = last === undefined ? undefined : scrollerOf(list.current);
    if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [last]);

  const mutedNames = new Map(
    lines.filter(({ personID }) => muted.has(personID)).map((line) => [line.personID, nameOf(line)]),
  );
  return (
    <div className="flex flex-col gap-3">
      {onEarlier !== undefined && <Earlier onEarlier={onEarlier} />}
      {shown.length === 0 ? (
        <p className="text-ink-soft">{t('empty')}</p>
      ) : (
        // A log is read out as it grows, without the whole of it being read again.
        <div role="log" aria-label={t('label')} className="chat-lines">
          <ol ref={list} className="space-y-1">
            {shown.map((line) => (
              <Line
                key={line.lineID}
                line={line}
                isOwn={people.includes(line.personID)}
                onMute={() => onMute(line.personID, true)}
              />
            ))}
          </ol>
        </div>
      )}
      {mutedNames.size > 0 && (
        <ul className="flex flex-wrap gap-2">
          {[...mutedNames].map(([personID, name]) => (
            <li key={personID}>
              <Button look="plain" onClick={() => onMute(personID, false)}>
                <bdi>{t('unmute', { name })}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SayForm speaker={speaker} circle={circle} onSay={onSay} />
    </div>
  );
}

function Earlier({ onEarlier }: { readonly onEarlier: () => Promise<string | undefined> }) {
  const t = useTranslations('online.chat');
  const [fault, setFault] = useState<string>();
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    setFault(await onEarlier());
    setReading(false);
  };
  return (
    <div>
      <Button look="plain" disabled={isReading} onClick={() => void read()}>
        {t('earlier')}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="mt-1 text-sm font-semibold text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The paper that the lines scroll in; never the page, which stays where its reader has it. */
function scrollerOf(lines: HTMLElement | null): HTMLElement | undefined {
  for (let at = lines?.parentElement; at != null && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

interface LineProps {
  readonly line: ChatLine;
  readonly isOwn: boolean;
  readonly onMute: () => void;
}

function Line({ line, isOwn, onMute }: LineProps) {
  const t = useTranslations('online.chat');
  const name = useSpeakerName()(line);
  const { text, circle, at } = line;
  const format = useFormatter();
  return (
    <li className="flex items-start gap-1">
      <p className="min-w-0 flex-1 py-2 leading-snug">
        <bdi className="me-2 font-heading font-bold">{name}</bdi>
        {circle === 'watchers' && <span className="me-2 text-sm text-ink-soft">{t('amongWatchers')}</span>}
        <span dir="auto">{text}</span>
        <time className="ms-2 text-sm whitespace-nowrap text-ink-soft" dateTime={new Date(at).toISOString()}>
          {format.dateTime(at, { hour: 'numeric', minute: '2-digit', timeZone: localZone() })}
        </time>
      </p>
      {!isOwn && (
        <Menu
          trigger={
            <IconButton
              label={t('about', { name })}
              icon={<MessageCircleOff aria-hidden size={17} />}
              hasTooltip={false}
              className="text-ink-soft"
            />
          }
        >
          <MenuItem onSelect={onMute} note={t('muteNote')}>
            <bdi>{t('mute', { name })}</bdi>
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function SayForm({ speaker, circle, onSay }: Pick<ChatPanelProps, 'speaker' | 'circle' | 'onSay'>) {
  const t = useTranslations('online.chat');
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isLate = useLate(isSending);
  const isSilent = tidyLine(text) === '';

  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (isSilent || isSending) return;
    setSending(true);
    setFault(undefined);
    const turnedDown = await onSay(speaker?.personID ?? null, text);
    setSending(false);
    setFault(turnedDown);
    // What was written meanwhile is another line.
    if (turnedDown === undefined) setText((written) => (written === text ? '' : written));
  };
  return (
    <form onSubmit={say} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {speaker === undefined ? t('writeWatching') : t('write', { name: speaker.name })}
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
          placeholder={t(`placeholder.${circle}`)}
          // Code units: an emoji counts for more here than for the server, which counts characters.
          maxLength={CHAT_LENGTH * 2}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? `${id}-to` : `${id}-fault`}
          className="hollow min-h-11 w-full rounded-md px-3 placeholder:text-ink-soft"
        />
        <p id={`${id}-to`} className="mt-1 text-sm text-ink-soft">
          {t(`to.${circle}`)}
        </p>
        {isLate && (
          <p role="status" className="mt-1 text-sm font-semibold">
            {t('late')}
          </p>
        )}
        {fault !== undefined && (
          <p id={`${id}-fault`} role="alert" className="mt-1 text-sm font-semibold text-bad">
            {fault}
          </p>
        )}
      </div>
      <IconButton
        type="submit"
        label={t('send')}
        icon={<SendHorizontal aria-hidden size={20} />}
        disabled={isSending || isSilent}
      />
    </form>
  );
}
