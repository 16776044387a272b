import { render, screen } from '@testing-library/react';
import { lexer } from 'marked';
import { renderMarkdown } from '@/app/rulebook/markdown';
import { headingsOf } from '@/app/rulebook/rulebook-source';
import { StraightAnchor } from '@/app/rulebook/StraightAnchor';

const show = (text: string) => render(<div>{renderMarkdown(lexer(text), (clause) => `規則 ${clause}`)}</div>);

test('an anchor at the end of a line becomes its id, with a link that names the clause', () => {
  show(
    '## 回合 {#LL-r1}\n\n打出**一張**。 {#LL5} {#LL16}\n\n- 抽一張 {#LL2}\n- 打一張\n\n| 人物 | 張數 |\n| - | - |\n| 神父 | 2 {#LL1} |\n',
  );
  expect(document.getElementById('LL5')).toHaveTextContent(/^打出一張。/);
  expect(document.getElementById('LL16')).not.toBeNull();
  expect(document.getElementById('LL2')?.tagName).toBe('LI');
  expect(document.getElementById('LL1')?.tagName).toBe('TR');
  expect(screen.getByRole('link', { name: '規則 LL2' })).toHaveAttribute('href', '#LL2');
  expect(document.body.textContent).not.toContain('{#');
});

test('the contents list the parts without their anchors', () => {
  expect(headingsOf(lexer('# 圍棋\n\n## 準備 {#LL-r1}\n\n### 小節\n\n## 回合\n'))).toEqual([
    { id: 'part-1', text: '準備', depth: 2 },
    { id: 'part-2', text: '回合', depth: 2 },
  ]);
});

test('nothing is ever taken for HTML', () => {
  const { container } = show('a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>\n');
  expect(container.querySelector('img, script')).toBeNull();
});

test.each([
  ['#LL8%EF%BC%8C', '#LL8'],
  ['#LL8.', '#LL8'],
  ['#LL8)，快看', '#LL8'],
  ['#LL8', '#LL8'],
  ['#LL80', '#LL80'],
  ['#LL9)', '#LL9)'],
])('a link to %s is one to %s', (hash, straight) => {
  window.location.hash = hash;
  render(
    <div id="LL8">
      <StraightAnchor />
    </div>,
  );
  expect(window.location.hash).toBe(straight);
});
