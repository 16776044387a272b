import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from '@/ui/Tabs';

type ID = 'journal' | 'rules' | 'chat';

function Papers() {
  const [value, setValue] = useState<ID>('journal');
  const tab = (id: ID) => ({ id, label: id, content: <p>what {id} says</p> });
  return (
    <Tabs
      label="papers"
      value={value}
      onChange={setValue}
      tabs={[tab('journal'), tab('rules'), tab('chat')]}
    />
  );
}

const shown = () => screen.getByRole('tabpanel').textContent;

test('one paper is shown, under the name of its tab', async () => {
  render(<Papers />);
  expect(screen.getByRole('tabpanel', { name: 'journal' })).toHaveTextContent('what journal says');
  await userEvent.click(screen.getByRole('tab', { name: 'rules' }));
  expect(screen.getByRole('tabpanel', { name: 'rules' })).toHaveTextContent('what rules says');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('rules');
});

test('one stop for Tab, the arrow keys go round, Home and End to the edges', async () => {
  render(<Papers />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'journal' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'rules' })).toHaveFocus();
  expect(shown()).toBe('what rules says');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'chat' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(shown()).toBe('what journal says');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('what chat says');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
