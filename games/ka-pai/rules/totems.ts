import { CELLS, type Cells, isBare, NEIGHBOURS, TOTEM_POINTS, TOTEMS } from './components';

/** An area of one sign that touches two totems or more (KP-r18, KP7). */
export interface Link {
  readonly cells: readonly number[];
  /** Squares of the totems it touches. */
  readonly totems: readonly number[];
}

/** Every link on a sheet; whether its squares belong to groups does not matter (KP6). */
export function linksOn(cells: Cells): Link[] {
  const links: Link[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < CELLS; start++) {
    const sign = cells[start];
    if (isBare(cells, start) || seen.has(start)) continue;
    const area = [start];
    const totems = new Set<number>();
    seen.add(start);
    for (const cell of area)
      for (const beside of NEIGHBOURS[cell] ?? []) {
        if (TOTEMS.includes(beside)) totems.add(beside);
        else if (cells[beside] === sign && !seen.has(beside)) {
          seen.add(beside);
          area.push(beside);
        }
      }
    if (totems.size > 1) links.push({ cells: area, totems: [...totems].sort((a, b) => a - b) });
  }
  return links;
}

/** The largest network: totems that links join, whatever sign each link is of (KP-r19). */
export function bestNetwork(links: readonly Link[]): {
  readonly totems: readonly number[];
  readonly links: readonly Link[];
} {
  let networks: { totems: Set<number>; links: Link[] }[] = [];
  for (const link of links) {
    const joined = networks.filter(({ totems }) => link.totems.some((totem) => totems.has(totem)));
    networks = networks.filter((network) => !joined.includes(network));
    networks.push({
      totems: new Set([...link.totems, ...joined.flatMap(({ totems }) => [...totems])]),
      links: [link, ...joined.flatMap((network) => network.links)],
    });
  }
  const [first, ...others] = networks;
  if (first === undefined) return { totems: [], links: [] };
  const best = others.reduce((best, other) => (other.totems.size > best.totems.size ? other : best), first);
  return { totems: [...best.totems].sort((a, b) => a - b), links: best.links };
}

export const linkedTotems = (cells: Cells): number => bestNetwork(linksOn(cells)).totems.length;

export const totemPoints = (count: number): number => TOTEM_POINTS[count] ?? 0;
