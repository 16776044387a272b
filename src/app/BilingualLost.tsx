import en from '@/i18n/messages/errors.en.json';
import zhHant from '@/i18n/messages/errors.zh-Hant.json';
import { buttonClasses } from '@/ui/Button';

export interface BilingualLostProps {
  readonly about: 'notFound' | 'broken';
}

/** Where no language is known yet, both speak. */
export function BilingualLost({ about }: BilingualLostProps) {
  const words = [
    { lang: 'zh-Hant', ...zhHant[about] },
    { lang: 'en', ...en[about] },
  ];
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="paper w-full max-w-lg divide-y divide-ink-faint px-6 text-center sm:px-10">
        {words.map(({ lang, title, text, back }) => (
          <section key={lang} lang={lang} className="py-8">
            <h1 className="text-2xl">{title}</h1>
            <p className="mt-2 text-ink-soft">{text}</p>
            <a href={`/${lang}`} className={buttonClasses('primary', 'mt-5')}>
              {back}
            </a>
          </section>
        ))}
      </div>
    </main>
  );
}
