/** What a browser takes for words. */
const WORDS = /[\p{L}\p{N}]/u;

/** What a translator leaves as it is. */
const LEFT_ALONE = 'font, script, style, textarea, [translate="no"]';

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  return texts;
};

/**
 * Texts that React will write into or take away by themselves, because they stand beside something else: the ones
 * that fail, or stand still, once a translator has taken them out of the page.
 */
export const textsOfReact = (root: Node): string[] =>
  textsIn(root)
    .filter(
      (text) => WORDS.test(text.data) && Object.keys(text).some((key) => key.startsWith('__reactFiber$')),
    )
    .map((text) => `${text.parentElement?.outerHTML.slice(0, 200)}: ${text.data}`);

/**
 * Does to a part of the page what a browser's translator does: every text with words in it is replaced by
 * `<font><font>…</font></font>`, and each that comes later as well. The words themselves stay as they are, so
 * that the page can be read.
 *
 * @returns ends it
 */
export function translate(root: Node): () => void {
  const wrap = (text: Text) => {
    if (!WORDS.test(text.data) || text.parentElement?.closest(LEFT_ALONE) != null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(document.createTextNode(text.data));
  };
  const all = (node: Node) => (node instanceof Text ? wrap(node) : textsIn(node).forEach(wrap));
  all(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) all(node);
      if (target instanceof Text && target.isConnected) wrap(target);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
