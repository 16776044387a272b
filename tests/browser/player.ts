import { expect, type Page } from '@playwright/test';
import { NEWS, PATIENCE } from './tours';

/** What the table waits for. */
type Stage = 'over' | 'cover' | 'pass' | 'note' | 'news' | 'turn';

/** Takes whatever step the table asks for next, as a person would: pass, reveal, read, or play a card. */
export class TablePlayer {
  constructor(readonly page: Page) {
    // A moment may be told just when something under it is to be pressed.
    void page.addLocatorHandler(
      page.locator('.telling-moment button').first(),
      (close) => close.click({ timeout: 1_000 }).catch(() => undefined),
      { noWaitAfter: true },
    );
  }

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

  /** A moment that is told, or the paper of a round. */
  get news() {
    return this.page.locator(NEWS).first();
  }

  /** The sentence that says this seat is to play. */
  get turn() {
    return this.page.getByText(/^輪到你：/).or(this.page.getByText(/這回合必須打出伯爵夫人/));
  }

  /** Whatever the table waits for; resolves once one of it is there. */
  async waitsFor(): Promise<Stage> {
    const note = this.page.getByRole('dialog');
    const any = this.rematch.or(this.cover).or(this.passOn).or(note).or(this.news).or(this.turn);
    await expect(any.first()).toBeVisible({ timeout: PATIENCE });
    if (await this.rematch.isVisible()) return 'over';
    if (await this.cover.isVisible()) return 'cover';
    if (await note.isVisible()) return 'note';
    if (await this.news.isVisible()) return 'news';
    if (await this.passOn.isVisible()) return 'pass';
    return 'turn';
  }

  /** Puts away what is told, or the paper of a round; it goes by itself, perhaps while it is being pressed. */
  async goOn(): Promise<void> {
    if (await this.news.isVisible())
      await this.news.dispatchEvent('click', undefined, { timeout: 1_000 }).catch(() => undefined);
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
      // What has been chosen may be on its way, and with it the choice.
      const next = this.choices.locator('button:enabled').first();
      if (await next.isVisible()) await next.click({ timeout: 1_000 }).catch(() => undefined);
    }
  }

  async step(): Promise<Stage> {
    const stage = await this.waitsFor();
    if (stage === 'cover') await this.cover.click();
    else if (stage === 'pass') await this.passOn.click();
    else if (stage === 'note') await this.page.getByRole('dialog').getByRole('button').last().click();
    else if (stage === 'news') await this.goOn();
    else if (stage === 'turn') await this.playCard();
    return stage;
  }
}
