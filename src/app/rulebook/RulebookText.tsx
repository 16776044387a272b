import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/kit/entry';
import { renderMarkdown } from './markdown';
import { rulebookTokens } from './rulebook-source';

export interface RulebookTextProps {
  readonly slug: string;
  readonly locale: Locale;
}

/** A game's rules in our words, every clause an anchor. Rendered on the server, also for the table's sheet. */
export async function RulebookText({ slug, locale }: RulebookTextProps) {
  const t = await getTranslations({ locale, namespace: 'rules' });
  const tokens = await rulebookTokens(slug, locale);
  return (
    <div className="prose rulebook" lang={locale}>
      {renderMarkdown(tokens, (clause) => t('clause', { clause }))}
    </div>
  );
}
