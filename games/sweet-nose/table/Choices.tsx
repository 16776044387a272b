'use client';

import { Check, ChevronRight, Minus, Plus, Store, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { SeatMark } from '@/ui/SeatMark';
import { DockTray } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { LEVELS } from '../rules/components';
import type { SweetNoseView } from '../rules/view';
import { kindIn, nameIn, shopIn } from './choice-steps';
import { ShopSign } from './pictures/ShopSign';
import { Sweet } from './pictures/Sweet';
import type { Choice } from './use-choice';
import { signed, useForecast } from './use-forecast';
import { useWords } from './use-words';

interface Props {
  readonly choice: Choice;
}

/** A button for one step, as it is called and drawn; what it would change stands on it. */
function StepButton({ choice, step }: Props & { readonly step: string }) {
  const t = useWords();
  const { seatOf } = useTable<SweetNoseView>();
  const foresee = useForecast();
  const kind = kindIn(step);
  const shop = shopIn(step);
  const points = kind === undefined ? undefined : foresee(choice.lastOf(step));
  const seat = step.startsWith('seat:') ? nameIn(step) : undefined;
  const name = seat === undefined ? '' : seatOf(seat).name;
  const icon: ReactNode =
    kind !== undefined ? (
      <Sweet kind={kind} className="sn-dock-sweet" />
    ) : shop !== undefined ? (
      <ShopSign shop={shop} className="sn-dock-sign" />
    ) : seat !== undefined ? (
      <SeatMark playerID={seat} />
    ) : step === 'market' ? (
      <Store aria-hidden size={18} />
    ) : undefined;
  const words =
    kind !== undefined
      ? t(`short.${kind}`)
      : shop !== undefined
        ? t(`shops.${shop}.name`)
        : t(`steps.${step === 'market' ? 'market' : step === 'into:bowl' ? 'into-bowl' : 'into-plate'}`);
  const label =
    kind === undefined
      ? undefined
      : points === undefined
        ? t(`sweets.${kind}`)
        : t('steps.sweet', { sweet: t(`sweets.${kind}`), points: signed(points) });
  return (
    <Button
      look="primary"
      className={classes('sn-step', seat !== undefined && 'dock-seat')}
      data-step={step}
      aria-label={label}
      icon={icon}
      onPointerEnter={() => choice.pointAt(step)}
      onPointerLeave={() => choice.pointAt(undefined)}
      onFocus={() => choice.pointAt(step)}
      onBlur={() => choice.pointAt(undefined)}
      onClick={() => choice.press(step)}
    >
      {seat === undefined ? (
        <span className="truncate">{words}</span>
      ) : (
        <bdi className="truncate" title={name}>
          {name}
        </bdi>
      )}
      {points !== undefined && (
        <b className={classes('sn-delta', points < 0 && 'is-good', points > 0 && 'is-bad')}>
          {signed(points)}
        </b>
      )}
    </Button>
  );
}

function Back({ choice }: Props) {
  const t = useWords();
  return (
    <Button className="sn-back" icon={<Undo2 aria-hidden size={18} />} onClick={choice.back}>
      <span className="sn-back-word">{t('steps.back')}</span>
    </Button>
  );
}

/** All five cards have a place, and are laid; or the others find theirs by themselves; or it is begun anew. */
function Laying({ choice }: Props) {
  const t = useWords();
  if (choice.order.length < LEVELS.length)
    return (
      <>
        <Button data-step="fill" onClick={choice.fill}>
          {t('steps.fill')}
        </Button>
        <Back choice={choice} />
      </>
    );
  return (
    <>
      <Button look="primary" icon={<Check aria-hidden size={18} />} data-step="lay" onClick={choice.lay}>
        {t('steps.lay')}
      </Button>
      <Back choice={choice} />
    </>
  );
}

/** Where the marker goes, or not at all. */
function Bidding({ choice }: Props) {
  const t = useWords();
  return (
    <>
      <Button look="primary" className="sn-bid" data-step="bid" onClick={choice.bid}>
        {t('steps.bid', { space: choice.space })}
      </Button>
      <Button
        className="sn-nudge"
        aria-label={t('steps.less')}
        title={t('steps.less')}
        icon={<Minus aria-hidden size={18} />}
        aria-disabled={!choice.mayGo(-1)}
        onClick={() => choice.go(-1)}
      />
      <Button
        className="sn-nudge"
        aria-label={t('steps.more')}
        title={t('steps.more')}
        icon={<Plus aria-hidden size={18} />}
        aria-disabled={!choice.mayGo(1)}
        onClick={() => choice.go(1)}
      />
      <Button className="sn-pass" data-step="pass" icon={<X aria-hidden size={18} />} onClick={choice.pass}>
        {t('steps.pass')}
      </Button>
    </>
  );
}

/** In words: the own shop, the end of the turn, or to do what was looked at. */
function Plain({ choice, step }: Props & { readonly step: string }) {
  const t = useWords();
  const { view, ctx, playerID } = useTable<SweetNoseView>();
  const own = playerID === null ? null : (view.seats[Number(playerID)]?.shop ?? null);
  const picked = shopIn(choice.made[0]);
  if (step === 'use' && own !== null)
    return (
      <Button
        look={view.hasTraded || ctx.phase === 'declare' ? 'primary' : 'quiet'}
        className="sn-use"
        data-step="use"
        icon={<ShopSign shop={own} className="sn-dock-sign" />}
        onClick={() => choice.press('use')}
      >
        <span className="truncate">{t('steps.use', { shop: t(`shops.${own}.name`) })}</span>
      </Button>
    );
  if (step === 'do')
    return (
      <Button
        look="primary"
        icon={<Check aria-hidden size={18} />}
        data-step="do"
        onClick={() => choice.press('do')}
      >
        {picked === undefined ? t('steps.do') : t('steps.claim', { shop: t(`shops.${picked}.name`) })}
      </Button>
    );
  return (
    <Button data-step="end" icon={<ChevronRight aria-hidden size={18} />} onClick={() => choice.press('end')}>
      {t(ctx.phase === 'declare' ? 'steps.decline' : 'steps.end')}
    </Button>
  );
}

const isPlain = (step: string): boolean => ['use', 'do', 'end'].includes(step);

/** What stands in the dock now: at the beginning of a turn only what is not pressed on the own board, or in the street. */
export function dockSteps({ mode, made, next }: Choice): readonly string[] {
  if (mode !== 'steps') return [];
  return made.length > 0 ? next : next.filter((step) => !/^(give|shop):/.test(step));
}

/** The buttons for what is to be done now. */
export function Choices({ choice, isByKeyboard }: Props & { readonly isByKeyboard: () => boolean }) {
  const buttons = useRef<HTMLDivElement>(null);
  const { mode, made } = choice;
  const at = `${mode} ${made.join()} ${choice.order.length > 0} ${choice.order.length === LEVELS.length}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [at, isByKeyboard]);

  const steps = dockSteps(choice);
  const hasWay = made.length > 0;
  const all = steps.map((step) =>
    isPlain(step) ? (
      <Plain key={step} choice={choice} step={step} />
    ) : (
      <StepButton key={step} choice={choice} step={step} />
    ),
  );
  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={at} ref={buttons} className="contents">
      {mode === 'arrange' && <Laying choice={choice} />}
      {mode === 'bid' && <Bidding choice={choice} />}
      {mode === 'steps' && (
        <DockTray cells={all.length + (hasWay ? 1 : 0)}>
          {all}
          {hasWay && <Back choice={choice} />}
        </DockTray>
      )}
    </div>
  );
}
