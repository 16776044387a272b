import type { Action, PlayerID } from '@/kit/action';
import { drawByWeight } from '../draw';
import type { IsSpent, SearchResult } from './search-result';

import type { SeatAction, Simulation } from './simulation';
import { width } from './widening';

/** One action in a node, with the statistics of the seat that chooses there. */
interface Edge {
  readonly action: Action;
  prior: number;
  visits: number;
  /** Iterations in which it could have been chosen. */
  available: number;
  sum: number;
  child: Node | undefined;
}

interface Node {
  readonly edges: Map<string, Edge>;
  visits: number;
}

const newNode = (): Node => ({ edges: new Map(), visits: 0 });

const keys = new WeakMap<Action, string>();
function keyOf(action: Action): string {
  let key = keys.get(action);
  if (key === undefined) {
    key = `${action.move} ${JSON.stringify(action.args)}`;
    keys.set(action, key);
  }
  return key;
}

/** How much an action that was seldom tried is preferred, in units of the values' range. */
const EXPLORATION = 0.7;
const DEFAULT_DEPTH = 4;

/** Values of all iterations, brought to 0..1, so that one exploration constant serves all games. */
class Range {
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    if (value < this.#low) this.#low = value;
    if (value > this.#high) this.#high = value;
  }

  share(value: number): number {
    return this.#high > this.#low ? (value - this.#low) / (this.#high - this.#low) : 0.5;
  }
}

/** What was chosen where on the way down. */
interface Step {
  readonly seat: number;
  readonly node: Node;
  readonly edge: Edge;
}

/**
 * Upper confidence bounds over what is available in this world (P. Cowling, E. Powley, D. Whitehouse,
 * "Information Set Monte Carlo Tree Search", 2012), with the policy as progressive bias. What was never
 * tried comes first, drawn by the policy.
 */
function choose(
  simulation: Simulation,
  node: Node,
  { playerID, isAlone, range }: { playerID: PlayerID; isAlone: boolean; range: Range },
): Edge {
  const legal = simulation.legal(playerID);
  let edges = legal.map((action) => node.edges.get(keyOf(action)));
  if (edges.includes(undefined) || simulation.settings.widening !== undefined) {
    const weights = simulation.weights(playerID, legal);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    edges = legal.map((action, index) => {
      const prior = (weights[index] ?? 0) / total;
      const key = keyOf(action);
      const known = node.edges.get(key);
      if (known !== undefined) return known;
      const edge: Edge = { action, prior, visits: 0, available: 0, sum: 0, child: undefined };
      node.edges.set(key, edge);
      return edge;
    });
    const few = width(simulation, edges.length, node.visits + 1);
    if (few < edges.length)
      edges = [...edges].sort((a, b) => (b?.prior ?? 0) - (a?.prior ?? 0)).slice(0, few);
  }
  const choices = edges as Edge[];
  const untried: Edge[] = [];
  for (const edge of choices) {
    edge.available += 1;
    if (edge.visits === 0) untried.push(edge);
  }
  if (untried.length > 0) {
    const index = drawByWeight(
      untried.map(({ prior }) => prior),
      simulation.random,
    );
    return untried[index] as Edge;
  }
  let best = choices[0] as Edge;
  let highest = Number.NEGATIVE_INFINITY;
  for (const edge of choices) {
    // Seats that choose at once and count alike would fall into step and take that for an agreement.
    const curiosity = isAlone ? EXPLORATION : EXPLORATION * 2 * simulation.random.Number();
    const bound =
      range.share(edge.sum / edge.visits) +
      curiosity * Math.sqrt(Math.log(edge.available) / edge.visits) +
      edge.prior / (edge.visits + 1);
    if (bound > highest) {
      highest = bound;
      best = edge;
    }
  }
  return best;
}

/**
 * Grows trees by iterations, each in a fresh world, and returns the action visited most.
 *
 * `so`: one tree of the searcher's view, every seat's choices in it in turn. Where several choose at
 * once only the searcher's own choice is in the tree, so that no branch tells of the others'.
 * `multi`: a tree for each seat over its own decisions, all of them descended together; every seat
 * chooses from its own statistics before anything is done.
 */
export function growTrees(
  simulation: Simulation,
  actions: readonly { readonly action: Action; readonly prior: number }[],
  isSpent: IsSpent,
  mode: 'so' | 'multi',
): SearchResult {
  const searcher = simulation.decision.view.playerID as PlayerID;
  const depth = simulation.settings.depth ?? DEFAULT_DEPTH;
  const { numPlayers } = simulation.decision.ctx;
  const root = newNode();
  const roots = Array.from({ length: numPlayers }, (_, seat) => {
    if (seat === Number(searcher)) return root;
    return mode === 'multi' ? newNode() : undefined;
  });
  const range = new Range();
  const path: Step[] = [];
  let iterations = 0;

  for (; iterations === 0 || !isSpent(iterations); iterations++) {
    simulation.enter(simulation.drawWorld());
    path.length = 0;
    const nodes = [...roots];
    const depths = Array<number>(numPlayers).fill(0);

    const chooseFor = (playerID: PlayerID, isAlone: boolean): SeatAction => {
      const seat = mode === 'so' ? Number(searcher) : Number(playerID);
      const node = nodes[seat];
      const isInTree = node !== undefined && (mode === 'multi' || isAlone || playerID === searcher);
      if (!isInTree) return { playerID, action: simulation.rollout(playerID) };
      const edge = choose(simulation, node, { playerID, isAlone, range });
      path.push({ seat: Number(playerID), node, edge });
      depths[seat] = (depths[seat] ?? 0) + 1;
      const isLeaf = edge.visits === 0 || (depths[seat] ?? 0) >= depth;
      if (isLeaf) nodes[seat] = undefined;
      else {
        edge.child ??= newNode();
        nodes[seat] = edge.child;
      }
      return { playerID, action: edge.action };
    };

    while (nodes.some((node) => node !== undefined) && !simulation.isAtHorizon) {
      const { awaited } = simulation;
      simulation.apply(awaited.map((playerID) => chooseFor(playerID, awaited.length === 1)));
    }
    const values = simulation.playOut();
    for (const value of values) range.add(value);
    for (const { seat, node, edge } of path) {
      node.visits += 1;
      edge.visits += 1;
      edge.sum += values[seat] ?? 0;
    }
  }

  const candidates = actions
    .map(({ action }) => {
      const { visits = 0, sum = 0 } = root.edges.get(keyOf(action)) ?? {};
      return { action, visits, value: visits === 0 ? 0 : sum / visits };
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  const [best] = candidates;
  if (best === undefined) throw new RangeError('nothing was searched');
  return { action: best.action, candidates, iterations };
}
