import { screen } from '@testing-library/react';
import { useState } from 'react';
import { HandOver } from '@/ui/table/HandOver';
import { likeABrowser, people, show } from './at-hand';

const [seat] = people('小明');

function Table({ hand }: { readonly hand: () => string }) {
  const [isCovered, setCovered] = useState(true);
  if (seat === undefined) return null;
  return (
    <HandOver seat={seat} isCovered={isCovered} onReveal={() => setCovered(false)}>
      {() => <p>{hand()}</p>}
    </HandOver>
  );
}

beforeEach(likeABrowser);

test('nothing of the covered seat is made before it is revealed', async () => {
  const hand = jest.fn(() => '公主');
  const { user, container } = show(<Table hand={hand} />);
  expect(screen.getByRole('heading', { name: '交給小明' })).toBeInTheDocument();
  expect(hand).not.toHaveBeenCalled();
  expect(container.innerHTML).not.toContain('公主');
  // The keyboard is already on the one thing to press.
  await user.keyboard('{Enter}');
  expect(screen.getByText('公主')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '交給小明' })).not.toBeInTheDocument();
});
