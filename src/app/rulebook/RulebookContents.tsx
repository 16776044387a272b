import { getTranslations } from 'next-intl/server';
import type { RulebookTextProps } from './RulebookText';
import { headingsOf, rulebookTokens } from './rulebook-source';

/** The parts of a rulebook, each a link into it. */
export async function RulebookContents({ slug, locale }: RulebookTextProps) {
  const t = await getTranslations({ locale, namespace: 'rules' });
  const headings = headingsOf(await rulebookTokens(slug, locale));
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents" className="font-heading font-bold">
        {t('contents')}
      </h2>
      <ol className="mt-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-9 items-center rounded-sm hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
