/** What a rulebook's page is made of: what is found, lit and scrolled to. */
const BLOCKS = 'h2, h3, p, li, tr';

/** Letters as they are compared: width, case and accents do not count. */
const fold = (text: string, locale: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase(locale);

/** The headings, clauses and rows of a book that contain these words, in reading order. */
export function blocksWith(book: Element | null, words: string, locale: string): Element[] {
  const wanted = fold(words.trim(), locale);
  if (book === null || wanted === '') return [];
  const hits = [...book.querySelectorAll(BLOCKS)].filter((block) =>
    fold(block.textContent ?? '', locale).includes(wanted),
  );
  // Of a block inside another one only the inner is meant.
  return hits.filter((hit) => !hits.some((other) => other !== hit && hit.contains(other)));
}

/** The block that a clause's anchor belongs to. */
export function clauseIn(book: Element | null, clause: string): Element | undefined {
  const anchor = book?.querySelector(`#${CSS.escape(clause)}`);
  const block = anchor?.childElementCount === 0 && anchor.textContent === '' ? anchor.parentElement : anchor;
  return block ?? undefined;
}

/** A clause as it reads, without the number behind it; empty when there is no such clause. */
export function clauseText(book: Element | null, clause: string): string {
  const copy = clauseIn(book, clause)?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const number of copy.querySelectorAll('.clause')) number.remove();
  return (copy.textContent ?? '').trim();
}
