'use server';

import { gameOf } from '@games/index';
import { hasLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { routing } from '@/i18n/routing';
import { RulebookText } from './RulebookText';

/**
 * A game's rulebook for a page that learns only in the browser which game it is about. Called over the
 * network with whatever a client likes: null for what is no game or no language of ours.
 */
export async function loadRules(locale: unknown, slug: unknown): Promise<ReactNode> {
  if (typeof slug !== 'string' || typeof locale !== 'string') return null;
  if (gameOf(slug) === undefined || !hasLocale(routing.locales, locale)) return null;
  return <RulebookText slug={slug} locale={locale} />;
}
