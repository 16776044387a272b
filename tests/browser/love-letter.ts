import { expect, type Page } from '@playwright/test';

/** Takes whatever step the table asks for next, as a person would: pass, reveal, read, or play a card. */
export class LoveLetterPlayer {
  constructor(readonly page: Page) {}

  get hand() {
    return this.page.getByRole('list', { name: '你的手牌' });
  }
  get rematch() {
    return this.page.getByRole('button', { name: '再來一局' });
  }
  get cover() {
    return this.page.getByRole('button', { name: '是我，翻開' });
  }
  get passOn() {
    return this.page.getByRole('button', { name: /^交給/ });
  }
  get choices() {
    return this.page.getByRole('group', { name: '選擇' });
  }

  /** The sentence that says this seat is to play. */
  get turn() {
    return this.page.getByText(/^輪到你：/).or(this.page.getByText(/這回合必須打出伯爵夫人/));
  }

  /** Whatever the table waits for; resolves once one of it is there. */
  async waitsFor(): Promise<'over' | 'cover' | 'pass' | 'note' | 'turn'> {
    const note = this.page.getByRole('dialog');
    await expect(this.rematch.or(this.cover).or(this.passOn).or(note).or(this.turn).first()).toBeVisible({
      timeout: 20_000,
    });
    if (await this.rematch.isVisible()) return 'over';
    if (await this.cover.isVisible()) return 'cover';
    if (await note.isVisible()) return 'note';
    if (await this.passOn.isVisible()) return 'pass';
    return 'turn';
  }

  /** Goes on, reading what there is to read, until this seat is to play a card. */
  async waitsForTurn(): Promise<void> {
    while ((await this.waitsFor()) !== 'turn') await this.step();
  }

  /** Plays a card: the Countess if she has to be, the Princess to be out soon, else the lower of two. */
  async playCard(): Promise<void> {
    const names = await this.hand
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''));
    const value = (name: string) => Number(/親密度 (\d)/.exec(name)?.[1] ?? 9);
    const worth = (name: string) => (value(name) >= 7 ? value(name) - 8 : value(name));
    const best = names
      .map((_, index) => index)
      .sort((a, b) => worth(names[a] ?? '') - worth(names[b] ?? ''))[0];
    await this.hand
      .getByRole('button')
      .nth(best ?? 0)
      .click();
    for (let step = 0; step < 4; step++) {
      if (!(await this.choices.isVisible())) break;
      if (await this.passOn.isVisible()) break;
      const next = this.choices.getByRole('button').first();
      await next.click();
    }
  }

  async step(): Promise<'over' | 'cover' | 'pass' | 'note' | 'turn'> {
    const stage = await this.waitsFor();
    if (stage === 'cover') await this.cover.click();
    else if (stage === 'pass') await this.passOn.click();
    else if (stage === 'note') await this.page.getByRole('dialog').getByRole('button').last().click();
    else if (stage === 'turn') await this.playCard();
    return stage;
  }
}
