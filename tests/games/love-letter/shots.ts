import { readFileSync } from 'node:fs';
import { cover, type GameShot, handCards, playUntil } from '../../../scripts/lib/table-shots';

interface Words {
  readonly cards: Readonly<Record<'guard' | 'princess', string>>;
}

/** The Guard asks for a name: whoever holds one plays it, and nobody the Princess. */
const naming: GameShot = {
  name: 'naming',
  prepare: async (page, slug) => {
    const locale = new URL(page.url()).pathname.split('/')[1] ?? '';
    const { cards } = JSON.parse(readFileSync(`games/${slug}/messages/${locale}.json`, 'utf8')) as Words;
    await cover(page, slug);
    await playUntil(page, {
      until: 'over',
      isEnough: async () => (await page.locator('.ll-names').count()) > 0,
      pick: async () => {
        const hand = handCards(page);
        const labels = await hand.evaluateAll((all) =>
          all.map((card) => card.getAttribute('aria-label') ?? ''),
        );
        const rank = (label: string) =>
          label.startsWith(cards.guard) ? 0 : label.startsWith(cards.princess) ? 2 : 1;
        const order = [...labels.keys()].sort((a, b) => rank(labels[a] ?? '') - rank(labels[b] ?? ''));
        for (const index of order) {
          await hand.nth(index).click();
          if ((await page.locator('.table-choices').getByRole('button').count()) > 0) return;
        }
      },
    });
  },
};

export const shots: readonly GameShot[] = [naming];
