import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Honesty } from './figures';

/** The checks in the order in which they are explained. */
export const CHECKS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F9', 'F10'] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface FoundProps {
  readonly caption: string;
  readonly first: string;
  readonly second: string;
  /** What has been found: of one check in all games, or of one game by all checks. */
  readonly groups: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly rows: readonly Honesty[];
  }[];
}

function Found({ caption, first, second, groups }: FoundProps) {
  const t = useTranslations('bots.honesty');
  const format = useFormatter();
  return (
    <table className="tabular-nums max-sm:text-[min(0.78rem,3.5vw)]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
          <th scope="col">{t('comparisons')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, title, rows }) => (
          <tr key={key}>
            <th scope="row" className="font-normal">
              {title}
            </th>
            <td>{rows.length}</td>
            <td>
              {t('found', {
                checked: format.number(sum(rows.map(({ checked }) => checked))),
                failed: sum(rows.map(({ failed }) => failed)),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface HonestyTableProps {
  readonly rows: readonly Honesty[];
  readonly titleOf: (game: string) => string;
}

/** What the checks found, told twice: a row for each check, and a row for each game. */
export function HonestyTable({ rows, titleOf }: HonestyTableProps) {
  const t = useTranslations('bots.honesty');
  const checks = useTranslations('bots.checks');
  const byCheck = CHECKS.map((id) => ({
    key: id,
    title: checks(`${id}.title`),
    rows: rows.filter((row) => row.id === id),
  }));
  const byGame = [...new Set(rows.map(({ game }) => game))].map((game) => ({
    key: game,
    title: titleOf(game),
    rows: rows.filter((row) => row.game === game),
  }));
  return (
    <>
      <Found
        caption={t('byCheck')}
        first={t('check')}
        second={t('games')}
        groups={byCheck.filter((group) => group.rows.length > 0)}
      />
      <Found caption={t('byGame')} first={t('game')} second={t('checks')} groups={byGame} />
    </>
  );
}
