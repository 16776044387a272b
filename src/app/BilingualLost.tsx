import type { Locale } from '@/kit/entry';
import { buttonClasses } from '@/ui/Button';

export interface BilingualLostProps {
  readonly words: Readonly<
    Record<Locale, { readonly title: string; readonly text: string; readonly back: string }>
  >;
}

/** Where no language is known yet, both speak. */
export function BilingualLost({ words }: BilingualLostProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="paper w-full max-w-lg divide-y divide-ink-faint px-6 text-center sm:px-10">
        {Object.entries(words).map(([lang, { title, text, back }]) => (
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
