import type { Ctx } from 'boardgame.io';
import type { Action, PlayerID } from '@/kit/action';
import { seatFact, termFact, termsFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { type Amounts, KINDS, type Kind, LEVEL_OF, LEVELS, PLACE, type Shop } from '../rules/components';
import { legal } from '../rules/powers';
import type { MarketArgs, SwapArgs, UseArgs } from '../rules/schemas';
import type { SweetNoseView } from '../rules/view';
import { changes, Prices } from './values';

/** What a hint says of a choice: only what its seat can see from where it sits. */

const sweet = (kind: Kind) => termFact(`sweets.${kind}`);
const shopFact = (shop: Shop) => termFact(`shops.${shop}.name`);

const sentence = (
  action: HintSentence,
  reason?: HintSentence,
  ...also: readonly HintSentence[]
): Explanation => ({ action, ...(reason !== undefined && { reason }), also });

/** What an action changes in the own sum, as things lie now: the own cards are known to their seat. */
const ownChange = (view: SweetNoseView, playerID: PlayerID, action: Action): number =>
  Math.round(at(changes(new Prices().load(view, playerID), action), playerID));

const isExchange = ({ move }: Action): boolean => move === 'swap' || move === 'market';

/** One has to exchange something (SN8): what adds to the own sum may be what adds least. */
function ownReason(view: SweetNoseView, ctx: Ctx, action: Action): HintSentence | undefined {
  const { playerID } = view;
  if (playerID === null) return undefined;
  const own = ownChange(view, playerID, action);
  if (own < 0) return { kind: 'less', facts: { points: -own } };
  if (own === 0) return { kind: 'level', facts: {} };
  const others = isExchange(action) ? legal(view, ctx).filter(isExchange) : [];
  const isLeast = others.length > 1 && others.every((other) => ownChange(view, playerID, other) >= own);
  return { kind: isLeast ? 'more-least' : 'more', facts: { points: own } };
}

/** What the sweets on a plate come to by such cards, before anything lies at the market. */
const sweetnessBy = (plate: Readonly<Amounts>, byLevel: readonly Kind[]): number =>
  byLevel.reduce((sum, kind, index) => sum + (LEVELS[index] ?? 0) * (plate[PLACE[kind]] ?? 0), 0);

const powerOf = (shop: Shop): HintSentence => ({
  kind: 'power',
  facts: { power: termFact(`shops.${shop}.power`) },
});

function explainArrange({ plates, playerID }: SweetNoseView, args: Action['args']): Explanation {
  const byLevel = LEVELS.map((level) => KINDS[args.indexOf(level)] ?? KINDS[0]);
  const plate = at(plates, playerID ?? '0');
  const [low = KINDS[0]] = byLevel;
  const high = byLevel.at(-1) ?? KINDS[0];
  const points = sweetnessBy(plate, byLevel);
  const rising = [...KINDS].sort((a, b) => (plate[PLACE[b]] ?? 0) - (plate[PLACE[a]] ?? 0));
  const least = sweetnessBy(plate, rising);
  return sentence(
    { kind: 'arrange', facts: { sweets: termsFact(byLevel.map((kind) => `sweets.${kind}`)) } },
    { kind: points === least ? 'arrange-least' : 'arrange-sum', facts: { points, least } },
    {
      kind: 'arrange',
      facts: {
        low: sweet(low),
        lowCount: plate[PLACE[low]] ?? 0,
        high: sweet(high),
        highCount: plate[PLACE[high]] ?? 0,
      },
    },
  );
}

/** Before the count: what the market would add, and Sugar Free takes away (SN16). */
function explainDeclared(view: SweetNoseView, action: Action): Explanation {
  const { playerID } = view;
  const isUsed = action.move === 'use';
  const saved = playerID === null ? 0 : -ownChange(view, playerID, { move: 'use', args: ['sugarfree'] });
  const reason: HintSentence | undefined =
    saved === 0
      ? { kind: 'no-market', facts: {} }
      : isUsed
        ? { kind: 'last-chance', facts: { points: saved } }
        : undefined;
  return sentence({ kind: isUsed ? 'use-sugarfree' : 'end', facts: {} }, reason);
}

function explainUse(view: SweetNoseView, action: Action, ctx: Ctx): Explanation {
  const args = action.args as unknown as UseArgs;
  const reason = ownReason(view, ctx, action);
  switch (args[0]) {
    case 'tasting':
    case 'refill':
      return sentence(
        { kind: `use-${args[0]}`, facts: { sweet: sweet(args[1]) } },
        { kind: args[0] === 'tasting' ? 'keep' : 'let-go', facts: { sweet: sweet(args[1]) } },
      );
    case 'twins':
    case 'tidy':
      return sentence(
        { kind: `use-${args[0]}`, facts: { target: seatFact(args[1]), sweet: sweet(args[2]) } },
        undefined,
        powerOf(args[0]),
      );
    case 'bowls':
      return sentence(
        {
          kind: 'use-bowls',
          facts: { target: seatFact(args[1]), give: sweet(args[2]), take: sweet(args[3]) },
        },
        reason,
      );
    case 'turnover':
      return sentence(
        { kind: 'use-turnover', facts: { bowl: sweet(args[1]), plate: sweet(args[2]) } },
        { kind: 'let-go', facts: { sweet: sweet(args[1]) } },
      );
    case 'pairs':
      return sentence(
        {
          kind: 'use-pairs',
          facts: {
            target: seatFact(args[1]),
            give: termsFact([`a.${args[2]}`, `a.${args[3]}`]),
            take: termsFact([`a.${args[4]}`, `a.${args[5]}`]),
          },
        },
        reason,
      );
    case 'relabel':
      return sentence({ kind: 'use-relabel', facts: { one: sweet(args[1]), two: sweet(args[2]) } }, reason);
    default:
      return sentence({ kind: 'use-sugarfree', facts: {} }, reason);
  }
}

export function explain(view: SweetNoseView, ctx: Ctx, action: Action): Explanation {
  const { move, args } = action;
  if (ctx.phase === 'declare') return explainDeclared(view, action);
  switch (move) {
    case 'arrange':
      return explainArrange(view, args);
    case 'swap': {
      const [target, take, give] = args as unknown as SwapArgs;
      return sentence(
        { kind: 'swap', facts: { target: seatFact(target), take: sweet(take), give: sweet(give) } },
        ownReason(view, ctx, action),
      );
    }
    case 'market': {
      const [give, take, bowl] = args as unknown as MarketArgs;
      const kind = bowl === undefined ? 'market' : 'use-takeaway';
      return sentence(
        { kind, facts: { give: sweet(give), take: sweet(take) } },
        ownReason(view, ctx, action),
      );
    }
    case 'use':
      return explainUse(view, action, ctx);
    case 'claim': {
      const shop = args[0] as Shop;
      const highest = Math.max(...legal(view, ctx).map((other) => LEVEL_OF[other.args[0] as Shop]));
      return sentence(
        { kind: 'claim', facts: { shop: shopFact(shop) } },
        LEVEL_OF[shop] === highest
          ? { kind: 'claim-highest', facts: {} }
          : { kind: 'claim', facts: { level: LEVEL_OF[shop], highest } },
        powerOf(shop),
      );
    }
    case 'bid':
      return sentence(
        { kind: 'bid', facts: { space: Number(args[0]) } },
        { kind: 'bid', facts: { space: Number(args[0]) } },
      );
    case 'pass':
      return sentence(
        { kind: 'pass', facts: {} },
        { kind: 'pass', facts: { points: at(view.seats, view.playerID ?? '0').bid } },
      );
    default:
      return sentence({ kind: 'end', facts: {} }, { kind: 'end', facts: {} });
  }
}
