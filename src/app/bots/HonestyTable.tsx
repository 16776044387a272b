import { useFormatter, useTranslations } from 'next-intl';
import type { Honesty } from './figures';

/** The checks in the order in which they are explained. */
export const CHECKS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F9', 'F10'] as const;
type Check = (typeof CHECKS)[number];

export interface HonestyTableProps {
  readonly rows: readonly Honesty[];
  readonly titleOf: (game: string) => string;
}

/** What the checks found: a row for each check, a column for each game. */
export function HonestyTable({ rows, titleOf }: HonestyTableProps) {
  const t = useTranslations('bots.honesty');
  const checks = useTranslations('bots.checks');
  const format = useFormatter();
  const games = [...new Set(rows.map(({ game }) => game))];
  const measured = CHECKS.filter((check) => rows.some(({ id }) => id === check));
  const found = (check: Check, game: string) => {
    const row = rows.find((candidate) => candidate.id === check && candidate.game === game);
    if (row === undefined) return t('none');
    return t('found', { checked: format.number(row.checked), failed: row.failed });
  };
  return (
    <table className="tabular-nums">
      <caption className="sr-only">{t('heading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('check')}</th>
          {games.map((game) => (
            <th key={game} scope="col">
              {titleOf(game)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map((check) => (
          <tr key={check}>
            <th scope="row" className="font-normal">
              {checks(`${check}.title`)}
            </th>
            {games.map((game) => (
              <td key={game} className="text-sm">
                {found(check, game)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
