import type { PlayerID } from '@/kit/action';
import type { ClauseID } from './clause';
import type { CardID, Deck, FigureID, Harm, Place, RoomID, Side, Trait } from './components';
import type { Not, Option, Way } from './option';
import type { Monster } from './state';
import type { AskOf, Attack, Roll, Step } from './step';

/** What things may have a say in, before the limits: each is asked in turn and answers in the others' place. */
export interface Questions {
  /** Dice of a roll, what is added to the total, and the least number of dice that a lessening leaves. */
  dice: { asked: { roll: Roll }; answer: { dice: number; add: number } };
  /** What a roll that waits has to reach, where its rows do not say it; undefined: less is better, or nothing is hoped for. */
  hope: { asked: { roll: Roll }; answer: number | undefined };
  /** Spaces a figure may use in a turn. */
  spaces: { asked: { figure: FigureID }; answer: number };
  /** Ways out of a place besides its doors, for one figure. */
  ways: { asked: { figure: FigureID; from: Place }; answer: readonly Way[] };
  /** What becomes of all the ways out of a place, those of tokens among them: what is rolled for them, where they end. */
  waysOut: { asked: { figure: FigureID; from: Place }; answer: readonly Way[] };
  /** Whether a tile that is lost is a room for a figure all the same. */
  bears: { asked: { figure: FigureID; room: RoomID }; answer: boolean };
  /** Whether a room that goes elsewhere takes those in it along to a floor that is gone; false: it stays where it is. */
  plunges: { asked: { room: RoomID }; answer: boolean };
  /** Spaces that a step costs, whoever is in the way counted; `to` null: into what nobody has explored (BH20). */
  price: { asked: { figure: FigureID; from: Place; to: Place | null }; answer: number };
  /**
   * Whether a figure keeps to its side of barriers, comes up no way that others only come down by (`drop`), and is carried
   * off by a room that none stays in (`chute`).
   */
  bound: { asked: { figure: FigureID; by: 'barrier' | 'drop' | 'chute' }; answer: boolean };
  /** What an explorer may do in its own turn; `leap`: get over a barrier or through a hole, which is no step; `card`: use this one. */
  may: {
    asked: { seat: PlayerID; what: 'step' | 'leap' | 'attack' | 'use'; card?: CardID };
    answer: (Not & { clause: ClauseID }) | null;
  };
  /**
   * Whether a figure can be moved by a card, a pull or a fall; `by`: a room or a card, and `whose` that is, where known;
   * `within`: a room that would go elsewhere with it in it; `to`: where to, if that is known.
   */
  moved: {
    asked: { figure: FigureID; by?: RoomID | CardID; whose?: FigureID; within?: RoomID; to?: Place };
    answer: boolean;
  };
  /** Whether the symbol of a room that an explorer has newly found ends its movement, and a card is drawn for it (BH25). */
  stops: { asked: { seat: PlayerID; room: RoomID }; answer: boolean };
  /** Whether somebody can find a room that is not there yet, be it by a card or a fall. */
  finds: { asked: { seat: PlayerID }; answer: boolean };
  /** Whether an explorer dies whose trait comes to the skull. */
  dies: { asked: { seat: PlayerID; trait: Trait }; answer: boolean };
  /** By seat, where those are who stand nowhere on the board, as far as whoever looks knows. */
  places: { asked: Record<never, never>; answer: Readonly<Record<PlayerID, Place>> };
  /** All that may be done in one's own turn. */
  deeds: { asked: { seat: PlayerID }; answer: readonly Option[] };
  /** What of a figure is harmed by what would harm its body, or its mind. */
  hurts: { asked: { figure: FigureID; kind: Harm }; answer: Harm };
  /** Points of harm that are left to be taken; `source`: what does it, as a step names it. */
  harm: {
    asked: { figure: FigureID; kind: Harm; points: number; isAttack: boolean; source?: string | undefined };
    answer: number;
  };
  /** Spaces that a trait falls by; `source`: what lowers it, as a step names it. */
  loss: { asked: { seat: PlayerID; trait: Trait; source?: string | undefined }; answer: number };
  /** … and that it rises by. */
  rise: { asked: { seat: PlayerID; trait: Trait; source?: string | undefined }; answer: number };
  /** Whether somebody may come to hold a card, be it picked up, given or stolen; `from`: whom it is stolen from. */
  holds: { asked: { seat: PlayerID; card: CardID; from?: PlayerID }; answer: boolean };
  /** Whether somebody may part with a card, by trade or drop; `isForced`: whether an event, or another card, can take it. */
  parts: { asked: { seat: PlayerID; card: CardID; isForced?: true }; answer: boolean };
  /** Whether what somebody held is left where they die; else it is gone. */
  remains: { asked: { seat: PlayerID; card: CardID }; answer: boolean };
  /** Whether what a room's text does to an explorer is felt. */
  feels: { asked: { seat: PlayerID; room: RoomID }; answer: boolean };
  /** Whether one place is seen from another, where the doors allow it. */
  sight: { asked: { from: Place; to: Place }; answer: boolean };
  /** Whether one figure may attack another at all; `trait`, `weapon`: with what, where that is known. */
  foes: {
    asked: { attacker: FigureID; target: FigureID; trait?: Trait; weapon?: CardID };
    answer: boolean;
  };
  /** What comes of an attack; `margin`: by how much the attacker's total is higher, below 0 it has lost (BH56, BH69). */
  struck: { asked: { attack: Attack; margin: number }; answer: readonly Step[] };
  /** What comes of so many points of harm to a monster from elsewhere than an attack. */
  felled: { asked: { monster: Readonly<Monster>; kind: Harm; points: number }; answer: readonly Step[] };
  /** The drawing of a card, or what takes its place. */
  drawing: { asked: { seat: PlayerID; deck: Deck }; answer: readonly Step[] };
  /** What a card that has just been drawn brings. */
  drawn: { asked: { seat: PlayerID; deck: Deck; card: CardID }; answer: readonly Step[] };
}

/** What happens at the table that things may answer to, with steps of their own. */
export interface Moments {
  /** A figure stands in another place than `from`, or its room lies elsewhere: before anything that being there brings. */
  came: { figure: FigureID; from?: Place };
  entered: { figure: FigureID; from: Place; to: Place };
  left: { figure: FigureID; from: Place };
  discovered: { seat: PlayerID; room: RoomID };
  /** A tile lies in the house, whoever laid it. */
  laid: { room: RoomID };
  /** These rooms are about to leave the house: they still stand. */
  takenUp: { rooms: readonly RoomID[] };
  /** An explorer has crossed a barrier. */
  crossed: { seat: PlayerID; room: RoomID };
  /** A seat is next, whether it has an explorer or not. */
  turnDue: { seat: PlayerID };
  turnBegan: { seat: PlayerID };
  /** A turn is about to end, of an explorer who lives: it can still walk. */
  turnCloses: { seat: PlayerID };
  turnEnds: { seat: PlayerID };
  /** After a seat's turn and all that belongs to its end, also of one whose explorer is dead. */
  turnOver: { seat: PlayerID };
  /** After a traitor's turn, also of one whose explorer is dead (BH-g14). */
  traitorTurnEnded: { seat: PlayerID };
  /** The monsters’ turn, or the own one of those of a seat. */
  monstersTurnBegan: { whose: PlayerID | undefined };
  /** Monsters that move together have rolled their Speed. */
  monstersRolled: { ids: readonly FigureID[]; total: number };
  monstersTurnEnded: { whose: PlayerID | undefined };
  gained: { seat: PlayerID; card: CardID };
  lost: { seat: PlayerID; card: CardID; how: 'trade' | 'drop' | 'steal' | 'death' | 'discard' };
  fought: { attacker: FigureID; target: FigureID; trait: Trait; margin: number };
  /** An attack has come to nothing: one of the two died before the dice lay (BH-g38). */
  lapsed: { attacker: FigureID; target: FigureID };
  raised: { seat: PlayerID; trait: Trait; by: string };
  died: { seat: PlayerID };
  /** An explorer is out of the house, alive. */
  departed: { seat: PlayerID };
  /** An explorer lives though this trait was to come to the skull. */
  spared: { seat: PlayerID; trait: Trait };
  /** Points of harm are fewer for an explorer than they were; `source`: of what does it, as a step names it. */
  eased: { seat: PlayerID; kind: Harm; source: string | undefined };
  hauntBegan: Record<never, never>;
  /** A seat has come to a side, or its side has come out. */
  turned: { seat: PlayerID; to: Side };
}

/** What a seat can be asked, besides its own turn: things may add to what there is to choose. */
export interface Asks {
  /** One's own turn. */
  turn: { seat: PlayerID };
  /** Before the dice of one's own roll are thrown. */
  'before-roll': { seat: PlayerID; roll: Roll };
  /** When they lie. */
  'after-roll': { seat: PlayerID; roll: Roll; dice: readonly number[] };
  /** One of several ways: besides those that all can see, for an agenda lies open. */
  pick: { seat: PlayerID };
  /** Whom an attack that a card orders goes against, and with what: without theft, besides that of the turn. */
  strike: { seat: PlayerID; targets: readonly FigureID[] };
  /** How harm is split between two traits; `only`: the one that takes all of it, or `most` of it; `next` follows. */
  split: Pick<AskOf<'split'>, 'seat' | 'points' | 'only' | 'most' | 'next'> & { kind: Harm };
}
