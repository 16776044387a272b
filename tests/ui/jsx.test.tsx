import { render } from '@testing-library/react';
import { textsOfReact, translate } from '@tests/translator';
import { act, Fragment, useState } from 'react';
import { renderToString } from 'react-dom/server';

const html = (page: React.ReactNode) =>
  render(<div id="page">{page}</div>).container.querySelector('#page')?.innerHTML;

const icon = <i />;
const n: number = 3;
const none = null;

test.each([
  ['pieces of one sentence are one text', <p key="">{n} words</p>, '<p>3 words</p>'],
  ['a text alone stays as it is', <p key="">words</p>, '<p>words</p>'],
  [
    'nothing is nothing',
    <p key="">
      {none}
      {false}
    </p>,
    '<p></p>',
  ],
  ['nought is a number', <p key="">{0} words</p>, '<p>0 words</p>'],
  ['a text beside something has an element', <p key="">{icon}words</p>, '<p><i></i><span>words</span></p>'],
  [
    'and so have its pieces, together',
    <p key="">
      {icon}
      {n} words
    </p>,
    '<p><i></i><span>3 words</span></p>',
  ],
  ['what comes later has its own', <p key="">a {icon} b</p>, '<p><span>a </span><i></i><span> b</span></p>'],
  [
    'blanks are no words',
    <p key="">
      {icon} {icon}
    </p>,
    '<p><i></i> <i></i></p>',
  ],
  [
    'lists within are looked through',
    <p key="">
      {icon}
      {['a', 'b']}
    </p>,
    '<p><i></i><span>ab</span></p>',
  ],
  [
    'what a fragment holds may stand anywhere',
    <p key="">
      {icon}
      <>words</>
    </p>,
    '<p><i></i><span>words</span></p>',
  ],
  [
    'an option holds words alone',
    <select key="">
      <option>{n} words</option>
    </select>,
    '<select><option>3 words</option></select>',
  ],
  [
    'in a drawing words are set by another tag',
    <svg key="">
      <title>{n} words</title>
      <text>
        {n}
        <tspan>x</tspan>
      </text>
    </svg>,
    '<svg><title>3 words</title><text><tspan>3</tspan><tspan>x</tspan></text></svg>',
  ],
])('%s', (_, page, expected) => {
  expect(html(page)).toBe(expected);
  expect(renderToString(page).replaceAll('<!-- -->', '')).toBe(expected);
});

/** A sentence whose parts come, go and change. */
let change: (next: { readonly count: number; readonly hasIcon: boolean }) => void;
function Counted() {
  const [{ count, hasIcon }, set] = useState({ count: 1, hasIcon: false });
  change = set;
  return (
    <p>
      {hasIcon && icon}
      {count} of {count > 1 && <b>several</b>} them
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only their number changes
        <Fragment key={at}>, {at}</Fragment>
      ))}
    </p>
  );
}

test('whatever comes, goes and changes, a translated page says what it would have said', async () => {
  const looks = [2, 1, 3, 1].flatMap((count) => [false, true].map((hasIcon) => ({ count, hasIcon })));
  const read = async (isTranslated: boolean) => {
    const { container, unmount } = render(<Counted />);
    const end = isTranslated ? translate(container) : undefined;
    const said: string[] = [];
    for (const look of looks) {
      await act(async () => change(look));
      said.push(container.textContent);
    }
    end?.();
    unmount();
    return said;
  };
  const own = await read(false);
  expect(own[3]).toBe('1 of  them, 0');
  expect(await read(true)).toEqual(own);
});

const Bare = () => 'words';

test('a text that React would change by itself is found', () => {
  const { container, unmount } = render(<p>words</p>);
  expect(textsOfReact(container)).toEqual([]);
  unmount();
  const bare = render(
    <p>
      <Bare />
      {icon}
    </p>,
  );
  expect(textsOfReact(bare.container)).toHaveLength(1);
  bare.unmount();
});
