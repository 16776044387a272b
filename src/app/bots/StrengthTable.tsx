import { useFormatter, useTranslations } from 'next-intl';
import type { Strength } from './figures';

/** Everybody the figures speak of who has a name on the page; others keep the one they were measured under. */
const PLAYERS = [
  'random',
  'easy',
  'normal',
  'hard',
  'greedy',
  'numbers',
  'plain',
  'stock-random',
  'stock-mcts',
  'clairvoyant',
] as const;

function usePlayerName(): (name: string) => string {
  const t = useTranslations('bots.players');
  return (name) => {
    const known = PLAYERS.find((player) => player === name);
    return known === undefined ? name : t(known);
  };
}

/** A share of the wins with its interval, on a line from none to all. */
function WinShare({ row }: { readonly row: Strength | undefined }) {
  const t = useTranslations('bots.strength');
  const format = useFormatter();
  if (row === undefined) return <span className="text-ink-soft">{t('unmeasured')}</span>;
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const { winShare, low, high, seats, games } = row;
  return (
    <span className="block min-w-12 sm:min-w-42">
      <strong className="text-lg tabular-nums">{percent(winShare)}</strong>
      <span aria-hidden className="relative mt-1 mb-1.5 block h-2 rounded-full bg-ink-faint">
        <span
          className="absolute -inset-y-0.5 w-0.5 bg-ink-soft"
          style={{ insetInlineStart: `${100 / seats}%` }}
        />
        <span
          className="absolute inset-y-0 min-w-1 rounded-full bg-accent-ink"
          style={{ insetInlineStart: `${100 * low}%`, insetInlineEnd: `${100 * (1 - high)}%` }}
        />
      </span>
      <span className="block text-sm leading-snug text-ink-soft tabular-nums">
        {t('interval', { low: percent(low), high: percent(high), games })}
      </span>
    </span>
  );
}

/** One game's matches: a row for each pair of players, a column for each number of seats. */
export function StrengthTable({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly Strength[];
}) {
  const t = useTranslations('bots.strength');
  const name = usePlayerName();
  const seats = [...new Set(rows.map((row) => row.seats))].sort((a, b) => a - b);
  const pairs = [...new Map(rows.map((row) => [`${row.hero} ${row.opponent}`, row])).entries()];
  const hard = rows.filter(({ hero }) => hero === 'hard').map(({ msPerDecisionP95 }) => msPerDecisionP95);
  return (
    <>
      <table className="max-sm:text-[min(0.78rem,3.5vw)]">
        <caption className="pb-1 text-start font-heading text-lg font-bold">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match')}</th>
            {seats.map((count) => (
              <th key={count} scope="col">
                {t('seats', { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([pair, { hero, opponent }]) => (
            <tr key={pair}>
              <th scope="row" className="font-normal">
                {t('pair', { hero: name(hero), opponent: name(opponent) })}
              </th>
              {seats.map((count) => (
                <td key={count}>
                  <WinShare
                    row={rows.find(
                      (row) => row.seats === count && row.hero === hero && row.opponent === opponent,
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hard.length > 0 && (
        <p className="text-sm text-ink-soft">{t('thinking', { ms: Math.round(Math.max(...hard)) })}</p>
      )}
    </>
  );
}
