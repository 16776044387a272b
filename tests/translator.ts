// Each of these is whole in itself, so that it can be sent to a browser.

/**
 * Texts that React will write into or take away by themselves, because they stand beside something else: the ones
 * that fail, or stand still, once a translator has taken them out of the page. With what they stand in.
 */
export function textsOfReact(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isOfReact = Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (isOfReact && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ''))
      found.push(`${node.nodeValue}: ${node.parentElement?.outerHTML.slice(0, 200)}`);
  }
  return found;
}

/**
 * Does to a part of the page what a browser's translator does: every text with words in it is replaced by
 * `<font><font>…</font></font>`, and each that comes later as well. The words themselves stay as they are, so
 * that the page can be read.
 *
 * @returns ends it
 */
export function translate(root: Node): () => void {
  const wrap = (text: Text) => {
    if (!/[\p{L}\p{N}]/u.test(text.data)) return;
    if (text.parentElement?.closest('font, script, style, textarea, [translate="no"]') != null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(document.createTextNode(text.data));
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
    for (const text of texts) wrap(text);
  };
  wrapAll(root);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      if (target instanceof Text && target.isConnected) wrap(target);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
