'use client';

import { MessageCircleOff, SendHorizontal } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CHAT_LENGTH, type ChatLine } from '@/wire/chat';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu, MenuItem } from '../Menu';

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
  /** Resolves to the words for why it was not said, if it was not. */
  readonly onSay: (personID: string, text: string) => Promise<string | undefined>;
}

/** The room's talk: plain lines, oldest first, and a line to write on. */
export function ChatPanel({ lines, onEarlier, people, muted, onMute, speaker, onSay }: ChatPanelProps) {
  const t = useTranslations('online.chat');
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.filter(({ personID }) => !muted.has(personID));
  const last = shown.at(-1)?.lineID;

  useEffect(() => {
    const scroller = last === undefined ? undefined : scrollerOf(list.current);
    if (scroller !== undefined) scroller.scrollTop = scroller.scrollHeight;
  }, [last]);

  const mutedNames = new Map(
    lines.filter(({ personID }) => muted.has(personID)).map(({ personID, name }) => [personID, name]),
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
      {speaker === undefined ? (
        <p className="text-sm text-ink-soft">{t('watching')}</p>
      ) : (
        <SayForm speaker={speaker} onSay={onSay} />
      )}
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

function Line({ line: { name, text, at }, isOwn, onMute }: LineProps) {
  const t = useTranslations('online.chat');
  const format = useFormatter();
  return (
    <li className="flex items-start gap-1">
      <p className="min-w-0 flex-1 py-2 leading-snug">
        <bdi className="me-2 font-heading font-bold">{name}</bdi>
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

function SayForm({
  speaker,
  onSay,
}: Pick<ChatPanelProps, 'onSay'> & Required<Pick<ChatPanelProps, 'speaker'>>) {
  const t = useTranslations('online.chat');
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  if (speaker === undefined) return null;

  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    const turnedDown = await onSay(speaker.personID, text);
    setSending(false);
    setFault(turnedDown);
    if (turnedDown === undefined) setText('');
  };
  return (
    <form onSubmit={say} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {t('write', { name: speaker.name })}
        </label>
        <input
          id={id}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
          placeholder={t('placeholder')}
          // Code units: an emoji counts for more here than for the server, which counts characters.
          maxLength={CHAT_LENGTH * 2}
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          className="hollow min-h-11 w-full rounded-md px-3 placeholder:text-ink-soft"
        />
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
        disabled={isSending || text.trim() === ''}
      />
    </form>
  );
}
