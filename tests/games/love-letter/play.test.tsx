import { screen, within } from '@testing-library/react';
import type { Action } from '@/kit/action';
import { layOut } from './arrange';
import { match, sit, stateOf } from './at-the-desk';

const guardAndKing = () =>
  match(3, { turn: '0', arrange: layOut([['guard', 'king'], ['princess'], ['baron']]) });
const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));
const status = () => screen.getByRole('status', { name: '現在' });

test('the Guard: card, target, name', async () => {
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(guardAndKing(), '0', { play }));
  expect(status()).toHaveTextContent('輪到你:從兩張手牌中選一張打出'.replace(':', '：'));
  await user.click(hand().getByRole('button', { name: /^衛兵，親密度 1/ }));
  expect(status()).toHaveTextContent('衛兵要對誰打出？');
  await user.click(screen.getByRole('button', { name: '對阿楓打出衛兵' }));
  expect(status()).toHaveTextContent('猜阿楓的手牌是哪一張');
  expect(screen.queryByRole('button', { name: /^猜衛兵/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^猜國王 · 已現身 1/ }));
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['guard', '1', 'king'] }]]);
});

test('the Guard by keyboard: a digit, Enter on the first target, a digit', async () => {
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(guardAndKing(), '0', { play }));
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: '對阿楓打出衛兵' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^猜神父/ })).toHaveFocus();
  await user.keyboard('6');
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['guard', '1', 'king'] }]]);
});

test('Escape and the picked card itself put the choice back', async () => {
  const { user } = await sit(stateOf(guardAndKing(), '0'));
  await user.keyboard('2');
  expect(status()).toHaveTextContent('國王要對誰打出？');
  await user.keyboard('{Escape}');
  expect(status()).toHaveTextContent('選一張打出');
  const king = hand().getByRole('button', { name: /國王/ });
  await user.click(king);
  expect(king).toHaveAttribute('aria-pressed', 'true');
  await user.click(king);
  expect(king).toHaveAttribute('aria-pressed', 'false');
});

test('aiming at somebody protected says why not, with the clause', async () => {
  const table = match(3, {
    turn: '2',
    arrange: layOut([['priest'], ['princess'], ['handmaid', 'guard']], { top: ['king'] }),
  });
  table.play('2', 'play', 'handmaid');
  const play = jest.fn<void, [Action]>();
  const { user, container } = await sit(stateOf(table, '0', { play }));
  await user.click(hand().getByRole('button', { name: /神父/ }));
  const place = screen.getByRole('region', { name: 'Ana' });
  expect(within(place).getByRole('img', { name: '受侍女保護' })).toBeInTheDocument();
  const surface = place.querySelector('.place-aim');
  if (surface === null) throw new Error('the place cannot be aimed at');
  await user.click(surface);
  expect(await screen.findByRole('alert')).toHaveTextContent('這位玩家受侍女保護');
  expect(screen.getByRole('button', { name: /LL8/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '對Ana打出神父' })).not.toBeInTheDocument();
  expect(play).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('神父要對誰打出？');
});

test('a place that may be aimed at takes the card', async () => {
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(guardAndKing(), '0', { play }));
  await user.click(hand().getByRole('button', { name: /國王/ }));
  const surface = screen.getByRole('region', { name: 'Ana' }).querySelector('.place-aim');
  if (surface === null) throw new Error('the place cannot be aimed at');
  await user.click(surface);
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['king', '2'] }]]);
});

test('LL12 beside the Countess the King lies back before he is pressed, and she is lit', async () => {
  const table = match(3, { turn: '0', arrange: layOut([['countess', 'king'], ['princess'], ['baron']]) });
  await sit(stateOf(table, '0'));
  const king = hand().getByRole('button', { name: /國王/ });
  expect(king).toHaveAttribute('aria-disabled', 'true');
  expect(king).toHaveClass('is-dim');
  expect(king).not.toHaveClass('is-lit');
  const countess = hand().getByRole('button', { name: /伯爵夫人/ });
  expect(countess).not.toHaveAttribute('aria-disabled');
  expect(countess).toHaveClass('is-lit');
});

test('the Prince may be aimed at oneself', async () => {
  const table = match(2, { turn: '0', arrange: layOut([['prince', 'guard'], ['king']]) });
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(table, '0', { play }));
  await user.click(hand().getByRole('button', { name: /王子/ }));
  await user.click(screen.getByRole('button', { name: '對小明打出王子' }));
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['prince', '0'] }]]);
});

test('with one other player the Guard asks for the name at once', async () => {
  const table = match(2, { turn: '0', arrange: layOut([['baron', 'guard'], ['king']]) });
  const { user } = await sit(stateOf(table, '0'));
  await user.click(hand().getByRole('button', { name: /衛兵/ }));
  expect(status()).toHaveTextContent('猜阿楓的手牌是哪一張');
});

test('a card with nothing to choose is played by a second tap', async () => {
  const table = match(3, { turn: '0', arrange: layOut([['handmaid', 'king'], ['princess'], ['baron']]) });
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(table, '0', { play }));
  const handmaid = hand().getByRole('button', { name: /侍女/ });
  await user.click(handmaid);
  expect(screen.getByRole('button', { name: '打出侍女' })).toBeInTheDocument();
  await user.click(handmaid);
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['handmaid'] }]]);
});

test('only the Princess asks again', async () => {
  const table = match(3, { turn: '0', arrange: layOut([['princess', 'guard'], ['king'], ['baron']]) });
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(table, '0', { play }));
  const princess = hand().getByRole('button', { name: /公主/ });
  await user.click(princess);
  expect(status()).toHaveTextContent('打出公主你就出局了');
  await user.click(princess);
  expect(play).not.toHaveBeenCalled();
  await user.click(princess);
  await user.click(screen.getByRole('button', { name: '確定打出公主' }));
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['princess'] }]]);
});

test('when the Countess is due, another card says so', async () => {
  const table = match(3, { turn: '0', arrange: layOut([['countess', 'king'], ['princess'], ['baron']]) });
  const { user } = await sit(stateOf(table, '0'));
  expect(status()).toHaveTextContent('這回合必須打出伯爵夫人');
  await user.click(hand().getByRole('button', { name: /國王/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('必須打出伯爵夫人');
});

test('with everybody protected the card is played without effect', async () => {
  const table = match(2, {
    turn: '1',
    arrange: layOut([['priest'], ['handmaid', 'king']], { top: ['baron'] }),
  });
  table.play('1', 'play', 'handmaid');
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(table, '0', { play }));
  await user.click(hand().getByRole('button', { name: /神父/ }));
  expect(status()).toHaveTextContent('沒有人可以指定');
  await user.click(screen.getByRole('button', { name: '打出神父（沒有效果）' }));
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['priest'] }]]);
});

test('while the play is on its way the card stays lifted and nothing else can be done', async () => {
  const table = guardAndKing();
  const play = jest.fn<void, [Action]>();
  const { user, next } = await sit(stateOf(table, '0', { play }));
  await user.click(hand().getByRole('button', { name: /國王/ }));
  await user.click(screen.getByRole('button', { name: '對Ana打出國王' }));
  await next(stateOf(table, '0', { play, isPending: true }));
  expect(hand().getByRole('button', { name: /國王/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^對/ })).not.toBeInTheDocument();
  await user.click(hand().getByRole('button', { name: /衛兵/ }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('in English', async () => {
  const play = jest.fn<void, [Action]>();
  const { user } = await sit(stateOf(guardAndKing(), '0', { play }), 'en');
  await user.click(screen.getByRole('button', { name: /^Guard, value 1/ }));
  await user.click(screen.getByRole('button', { name: 'Play the Guard on Ana' }));
  await user.click(screen.getByRole('button', { name: /^Guess the Princess · 0 of 1 seen/ }));
  expect(play.mock.calls).toEqual([[{ move: 'play', args: ['guard', '2', 'princess'] }]]);
});
