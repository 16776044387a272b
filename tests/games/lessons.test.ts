import { readFileSync } from 'node:fs';
import { games } from '@games/index';
import { lessonFaults, otherWays, playLesson } from './lesson';

const wordsIn = (slug: string, locale: string): unknown =>
  JSON.parse(readFileSync(`games/${slug}/coach/${locale}.json`, 'utf8'));

describe.each(games.map((game) => [game.slug, game] as const))('the lesson of %s', (slug, game) => {
  const lesson = async () => {
    const script = (await game.coach?.())?.default;
    if (script === undefined) throw new Error(`${slug} has no lesson`);
    return { rulebook: await game.rulebook(), script };
  };

  test('fits the rules, their clauses and both languages', async () => {
    const { rulebook, script } = await lesson();
    const words = { 'zh-Hant': wordsIn(slug, 'zh-Hant'), en: wordsIn(slug, 'en') };
    expect(lessonFaults(rulebook, script, words)).toEqual([]);
  });

  test('can be followed in every way it allows', async () => {
    const { rulebook, script } = await lesson();
    const steps = playLesson(rulebook, script).length;
    for (const way of otherWays(script)) expect(playLesson(rulebook, script, way)).toHaveLength(steps);
  });
});
