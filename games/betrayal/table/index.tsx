'use client';

import { Suspense, useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import { late } from '@/ui/late';
import { useTracks } from '@/ui/pieces/use-tracks';
import { Sign } from '@/ui/Sign';
import type { LateWords } from '@/ui/table/late-words';
import type { SeatFacts } from '@/ui/table/SeatPanel';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import { WordsAround } from '@/ui/table/WordsAround';
import { useMedia } from '@/ui/use-media';
import { TRAITS } from '../rules/components';
import { hasNoFigure, isMovedBy } from '../rules/figures';
import type { BetrayalView } from '../rules/view';
import { Choices } from './Choices';
import { cardTracks } from './card-tracks';
import { Hand } from './Hand';
import { House } from './House';
import { SkullSign, TraitSign } from './signs';
import { telling } from './telling';
import { hauntIn, piecesTold } from './told-pieces';
import { useChoice } from './use-choice';
import { useFaces } from './use-faces';
import { useFloor } from './use-floor';
import { useKeys } from './use-keys';
import { type MarkShown, useMarks } from './use-marks';
import { useStatus } from './use-status';
import { useSummary } from './use-summary';
import { type NameOf, useNames, useWords, type Words } from './use-words';
import { LOW, UPRIGHT } from './windows';
import './house.css';
import './night.css';
import './floors.css';
import './deeds.css';
import './goal.css';
import './marks.css';
import './dice.css';
import './tracks.css';
import './cards.css';
import './plates.css';
import './people.css';
import './rooms.css';
import './tiles.css';
import './papers.css';

export { default as seatRules } from '../seat';
export { telling };

/** Each haunt speaks words of its own, which come with it. */
export const lateWords: LateWords = {
  load: async (number, locale) => (await import('./haunt')).hauntWords(number, locale),
  Around: WordsAround,
  // Where it is not chosen by its number: by the first word of its own that was told.
  toldIn: (told, { haunt = 'chart' }) =>
    haunt !== 'chart'
      ? String(haunt)
      : told.map(({ facts }) => hauntIn(facts)).find((number) => number !== undefined),
};

/** On the cover between two people: whose turn it is has a face. */
export const Cast = late(async () => ({ default: (await import('./Faces')).CastOver }));

const Legend = late(() => import('./Legend'));

const MonsterSign = late(async () => ({ default: (await import('./late-signs')).MonsterSign }));
const Marks = late(async () => ({ default: (await import('./late-signs')).Marks }));
const SeatSheet = late(async () => ({ default: (await import('./SeatSheet')).SeatSheet }));
const Ending = late(() => import('./Ending'));
const Book = late(async () => ({ default: (await import('./Book')).Book }));

/** What stands on a seat's plate: the four values, how many cards, and which side it is known to be on. */
function seatFacts(
  view: BetrayalView,
  playerID: PlayerID,
  {
    name,
    t,
    marks,
    faces,
    onPress,
  }: {
    readonly name: NameOf;
    readonly t: Words;
    readonly marks: readonly MarkShown[];
    readonly faces: ReturnType<typeof useFaces>;
    readonly onPress: () => void;
  },
): SeatFacts {
  const { explorer, life, cards } = at(view.explorers, playerID);
  // Who plays whom stands at the people to choose from; values come with the first turn.
  if (explorer === null || view.stage === 'choosing') return {};
  // Whose explorer is dead and who plays on with a single monster has that one's.
  const [only, ...others] =
    life === 'alive' ? [] : view.monsters.filter((monster) => isMovedBy(monster, playerID));
  const led = others.length === 0 ? only : undefined;
  const values = view.values[led?.id ?? playerID] ?? {};
  const isMine = playerID === view.playerID;
  const fate = life !== 'alive' && led === undefined && (
    <span className="bt-badge">{t(`board.${life}`)}</span>
  );
  const held = cards.map((card) => name('cards', card)).join(t('board.comma'));
  return {
    cast: {
      name: name('explorers', explorer),
      picture: faces !== undefined && (
        <faces.SeatFace seat={playerID} explorer={explorer} isGone={life !== 'alive'} />
      ),
    },
    score: (
      <>
        {cards.length === 0 ? (
          <span aria-hidden className="bt-held is-none" />
        ) : (
          <Sign className="bt-held" says={held}>
            {cards.length}
          </Sign>
        )}
        {view.haunt?.sides[Number(playerID)] === 'traitor' && (
          <Sign className="bt-traitor" says={t('board.traitor')}>
            <SkullSign />
          </Sign>
        )}
        {marks.length > 0 && (
          <Suspense>
            <Marks marks={marks} />
          </Suspense>
        )}
      </>
    ),
    // The own tracks lie below with their clips.
    ...(!isMine && {
      // Said over the values, whose room is kept: no plate shrinks by a death.
      counts: (
        <span className="bt-values">
          {led !== undefined && (
            <svg aria-hidden viewBox="0 0 24 24" className="bt-target">
              <Suspense>
                <MonsterSign haunt={view.haunt?.number} kind={led.kind} />
              </Suspense>
            </svg>
          )}
          {TRAITS.filter((trait) => led === undefined || values[trait] !== undefined).map((trait) => (
            <Sign key={trait} says={`${name('traits', trait)} ${values[trait] ?? 0}`} data-trait={trait}>
              <TraitSign trait={trait} />
              {values[trait] ?? 0}
            </Sign>
          ))}
          {fate}
        </span>
      ),
    }),
    ...(isMine && { badges: fate }),
    onPress,
    opens: 'dialog',
    pressLabel: t('board.look'),
    isOut: hasNoFigure(view, playerID),
  };
}

/** The house on the hill. */
export default function BetrayalTable() {
  const t = useWords();
  const name = useNames();
  const { view, setting } = useTable<BetrayalView>();
  const [isBookOpen, setBookOpen] = useState(false);
  const [lookedAt, setLookedAt] = useState<PlayerID>();
  const marksOn = useMarks();
  const tracks = useTracks(cardTracks);
  const faces = useFaces(view.stage !== 'choosing');
  const choice = useChoice();
  const floors = useFloor(choice);
  const hasBook = view.haunt !== null;
  const openBook = () => setBookOpen(true);
  const isByKeyboard = useKeys(choice, { ...floors, openBook: hasBook ? openBook : undefined });
  const status = useStatus(choice);
  const isUpright = useMedia(UPRIGHT);
  const isLow = useMedia(LOW);
  // Beside a lesson's slip there is no room for the others' plates.
  const isTall = isLow && setting.coach === undefined;
  const summary = useSummary(choice);
  const { haunt } = view;
  return (
    <TableScreen
      round={
        view.stage === 'choosing'
          ? []
          : haunt === null
            ? [t('board.round', { round: view.round }), t('board.omens', { count: view.omensDrawn })]
            : [view.round === 0 ? t('board.haunt') : t('board.haunt-round', { round: view.round })]
      }
      status={status}
      botStatus={view.ask?.kind === 'monster' ? status : undefined}
      seat={(seat) =>
        seatFacts(view, seat, {
          name,
          t,
          faces,
          marks: marksOn('seat', seat),
          onPress: () => setLookedAt(seat),
        })
      }
      hand={<Hand tracks={tracks} />}
      handHeight={view.stage === 'choosing' ? '0' : 'var(--bt-hand-height)'}
      // There the plan needs the line of the own plate, and here the choices need it.
      hasWideHand={isUpright || isTall}
      hasTallBoard={isTall}
      telling={telling}
      pieces={piecesTold(name)}
      summary={summary}
      legend={<Legend />}
      {...(view.outcome !== null && {
        ending: (
          <Suspense>
            <Ending openBook={openBook} />
          </Suspense>
        ),
      })}
      {...(choice.isAsked && { choices: <Choices choice={choice} isByKeyboard={isByKeyboard} /> })}
      out={choice.isOut ? { until: 'match', isOnBoard: true } : undefined}
    >
      <House choice={choice} tracks={tracks} floors={floors} openBook={openBook} />
      {lookedAt !== undefined && (
        <Suspense>
          <SeatSheet playerID={lookedAt} onClose={() => setLookedAt(undefined)} />
        </Suspense>
      )}
      {hasBook && (
        <Suspense>
          <Book isOpen={isBookOpen} onOpenChange={setBookOpen} choice={choice} />
        </Suspense>
      )}
    </TableScreen>
  );
}
