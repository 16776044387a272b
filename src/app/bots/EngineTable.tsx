import { useFormatter, useTranslations } from 'next-intl';
import type { Engine } from './figures';

export interface EngineTableProps {
  readonly rows: readonly Engine[];
  readonly titleOf: (game: string) => string;
}

/** How many futures a second our search and boardgame.io's get through. */
export function EngineTable({ rows, titleOf }: EngineTableProps) {
  const t = useTranslations('bots.engine');
  const format = useFormatter();
  const whole = (rate: number) => format.number(rate, { maximumSignificantDigits: 3 });
  return (
    <table className="tabular-nums max-sm:text-[min(0.78rem,3.5vw)]">
      <caption className="sr-only">{t('heading')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table')}</th>
          <th scope="col">{t('ours')}</th>
          <th scope="col">{t('stock')}</th>
          <th scope="col">{t('ratio')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ game, seats, ...row }) => (
          <tr key={`${game} ${seats}`}>
            <th scope="row" className="font-normal">
              {t('game', { game: titleOf(game), seats })}
            </th>
            <td>{whole(row.fairIterationsPerCpuSecond)}</td>
            <td>{whole(row.stockIterationsPerCpuSecond)}</td>
            <td>{t('times', { ratio: whole(row.iterationRatio) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
