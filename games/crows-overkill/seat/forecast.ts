import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { BIRDS, type Bird, KIND, type Kind } from '../rules/components';
import { ownBirds } from '../rules/legal';
import { ofKind } from '../rules/sill';
import type { Attack } from '../rules/state';
import type { CrowsOverkillView } from '../rules/view';

const isBird = (arg: unknown): arg is Bird => (BIRDS as readonly unknown[]).includes(arg);

/** One's birds once all of a kind have changed places with another's. */
const swapped = (own: readonly Bird[], others: readonly Bird[], kind: Kind): readonly Bird[] => [
  ...own.filter((bird) => KIND[bird] !== kind),
  ...ofKind(others, kind),
];

/** The birds an action takes off the own sill by name, without those that a kind or a sill stands for. */
export function takenBy({ args }: Action): readonly Bird[] {
  const [effect] = args;
  if (effect === 'cast-net' || effect === 'plectrum') return [];
  return args.slice(1).filter(isBird);
}

/** What the own sill comes to once an action has taken effect unanswered; undefined where chance decides. */
export function sillAfter(view: CrowsOverkillView, action: Action): readonly Bird[] | undefined {
  const { move, args } = action;
  const birds = ownBirds(view);
  const effect = move === 'kill' ? 'stones' : args[0];
  const target = view.seats[Number(args[1])]?.birds ?? [];
  switch (effect) {
    case 'stones':
    case 'blowgun':
    case 'water-gun':
    case 'scarecrow': {
      const left = [...birds];
      for (const bird of args.slice(1).filter(isBird)) left.splice(left.indexOf(bird), 1);
      return left;
    }
    case 'cast-net':
      return birds.filter((bird) => KIND[bird] !== args[1]);
    case 'plectrum':
      return swapped(birds, target, args[2] as Kind);
    case 'room-swap':
      return target;
    default:
      return undefined;
  }
}

/** What the own sill comes to when a card played on it is not answered; undefined where none comes or chance decides. */
export function sillUnder(
  view: CrowsOverkillView,
  { playerID, args }: Readonly<Attack>,
): readonly Bird[] | undefined {
  const birds = ownBirds(view);
  const { birds: others } = at(view.seats, playerID);
  switch (args[0]) {
    case 'water-gun':
    case 'scarecrow':
      return [...birds, ...args.slice(2).filter(isBird)];
    case 'plectrum':
      return swapped(birds, others, args[2]);
    case 'room-swap':
      return others;
    default:
      return undefined;
  }
}
