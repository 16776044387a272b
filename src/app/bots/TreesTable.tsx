import { useFormatter, useTranslations } from 'next-intl';
import type { Mode, Tree } from './figures';

export interface TreesTableProps {
  readonly rows: readonly Tree[];
  readonly modes: readonly Mode[];
  readonly titleOf: (game: string) => string;
}

/** How each game’s bots search, and how the tree fared that was tried most there: of several the best. */
export function TreesTable({ rows, modes, titleOf }: TreesTableProps) {
  const t = useTranslations('bots.trees');
  const format = useFormatter();
  const percent = (part: number) => format.number(part, { style: 'percent', maximumFractionDigits: 0 });
  const most = (game: string) =>
    rows.filter((row) => row.game === game).sort((a, b) => b.games - a.games || b.winShare - a.winShare)[0];
  return (
    <table className="tabular-nums max-sm:text-[min(0.78rem,3.5vw)]">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('search')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {modes.map(({ game, mode }) => {
          const row = most(game);
          return (
            <tr key={game}>
              <th scope="row" className="font-normal">
                {titleOf(game)}
              </th>
              <td>{t(`modes.${mode}`)}</td>
              <td>
                {row === undefined
                  ? t('untried')
                  : t('of', {
                      share: percent(row.winShare),
                      low: percent(row.low),
                      high: percent(row.high),
                      games: row.games,
                      seats: row.seats,
                      even: percent(1 / row.seats),
                    })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
