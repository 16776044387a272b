import { games } from '@games/index';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BOT_LEVELS } from '@/kit/opponents';
import { OpponentMark } from '@/ui/OpponentMark';
import { EngineTable } from '../../../bots/EngineTable';
import { botFigures } from '../../../bots/figures';
import { CHECKS, HonestyTable } from '../../../bots/HonestyTable';
import { StrengthTable } from '../../../bots/StrengthTable';
import { TreesTable } from '../../../bots/TreesTable';
import { linkCard } from '../../../link-card';
import { pageLocale } from '../../../locale-params';

interface BotsProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: BotsProps): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'bots' });
  const [title, text] = [t('title'), t('lead')];
  return { title, description: text, ...(await linkCard({ locale, path: '/bots', title, text })) };
}

function Player({ mark, name, children }: { mark: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="hollow mt-1 grid size-9 shrink-0 place-items-center rounded-full">{mark}</span>
      <span>
        <strong className="block">{name}</strong>
        {children}
      </span>
    </li>
  );
}

/** Why the bots cannot peek, what they are, and what was measured of them. */
export default async function BotsPage({ params }: BotsProps) {
  const locale = pageLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'bots' });
  const { seed, strength, engine, honesty, trees, modes } = await botFigures();
  const titleOf = (slug: string) => games.find((game) => game.slug === slug)?.title[locale] ?? slug;
  const played = [...new Set(strength.map(({ game }) => game))];
  const nothing = <p className="text-ink-soft italic">{t('figures.none')}</p>;
  return (
    <article className="paper mx-auto mt-4 max-w-reading px-5 py-7 sm:px-12 sm:py-11">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('lead')}</p>
      <div className="prose mt-2" lang={locale}>
        <h2>{t('peek.heading')}</h2>
        <p>{t('peek.view')}</p>
        <p>{t('peek.worlds')}</p>
        <p>{t('peek.eye')}</p>
        <p>{t('peek.pause')}</p>

        <h2>{t('honesty.heading')}</h2>
        <p>{t('honesty.lead')}</p>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>
              <strong className="block">{t(`checks.${check}.title`)}</strong>
              {t(`checks.${check}.text`)}
            </li>
          ))}
        </ul>
        {honesty.length > 0 ? <HonestyTable rows={honesty} titleOf={titleOf} /> : nothing}

        <h2>{t('levels.heading')}</h2>
        <ul className="list-none! ps-0!">
          {BOT_LEVELS.map((level) => (
            <Player
              key={level}
              mark={<OpponentMark occupant={level} size={19} />}
              name={t(`levels.${level}.name`)}
            >
              {t(`levels.${level}.text`)}
            </Player>
          ))}
        </ul>
        <p>{t('levels.manners')}</p>

        <h2>{t('trees.heading')}</h2>
        <p>{t('trees.playouts')}</p>
        <p>{t('trees.race')}</p>
        <p>{t('trees.tree')}</p>
        {modes.length > 0 ? <TreesTable rows={trees} modes={modes} titleOf={titleOf} /> : nothing}

        <h2>{t('stock.heading')}</h2>
        <p>{t('stock.lead')}</p>
        <ul className="list-none! ps-0!">
          <Player mark={<OpponentMark occupant="stock-random" size={19} />} name={t('stock.random.name')}>
            {t('stock.random.text')}
          </Player>
          <Player mark={<OpponentMark occupant="stock-mcts" size={19} />} name={t('stock.mcts.name')}>
            {t('stock.mcts.text')}
          </Player>
        </ul>

        <h2>{t('hint.heading')}</h2>
        <p>{t('hint.text')}</p>

        <h2>{t('strength.heading')}</h2>
        <p>{t('strength.lead')}</p>
        {played.length === 0 && nothing}
        {played.map((game) => (
          <StrengthTable
            key={game}
            title={titleOf(game)}
            rows={strength.filter((row) => row.game === game)}
          />
        ))}

        <h2>{t('engine.heading')}</h2>
        <p>{t('engine.lead')}</p>
        {engine.length > 0 ? <EngineTable rows={engine} titleOf={titleOf} /> : nothing}
        {seed !== null && <p className="text-sm text-ink-soft">{t('figures.seed', { seed })}</p>}
      </div>
    </article>
  );
}
