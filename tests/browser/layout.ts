import type { Page } from '@playwright/test';
import type { Locale } from '@/kit/entry';
import { PHONE, twoFrames } from './watch';

const ON_ITS_SIDE = { width: 844, height: 390 };
export const WINDOWS = [PHONE, ON_ITS_SIDE];

/** As long as names may be, the own one first. */
export const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hant': [
    '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈',
    '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子丑寅卯',
    'Konstantinopolitanischer',
    '天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏',
    '龍鳳龜麟鶴鹿虎豹獅象犀兕牛羊馬豬犬雞鴨鵝魚蝦蟹貝',
    'Maximiliana von Hohenfel',
    '春夏秋冬東西南北前後左右上下高低大小多少長短方圓',
    '梅蘭竹菊松柏桃李杏梨柿棗桂楓楊柳榆槐梧桐茶荷蓮菱',
  ],
  en: [
    'Konstantinopolitanischer',
    'Maximiliana von Hohenfel',
    'Bartholomew Featherstone',
    'Wilhelmina Wintergardens',
    '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈',
    'Christopherus Montgomery',
    'Massachusettswilloughbyy',
    'Mwwwmwwwmwwwmwwwmwwwmwww',
  ],
};

/** Pixels that the side of whatever is pressed has at least. */
const TARGET = 36;
/** Pixels of the smallest letters that say something which stands nowhere else. */
const TEXT = 11;
/** Of a name, so many letters can be seen wherever it stands: twice as many as Chinese characters. */
const LETTERS = 8;
/** Pixels, of which no piece that is shown to be read has fewer on a side. */
const READING = 60;
/** Pixels that the side of a sign has at least, which says by a press what it is. */
const SIGN = 24;
/** Letters of nothing, one above the other, that a seat's place may have. */
const VOID = 9;
/** Of a piece, so large a share is seen. */
const SEEN = 0.6;
/** So many kinds of pieces of one position are looked at closely. */
const KINDS = 12;

/** What every measure in the page needs; put before each of them, as they all run there. */
const IN_THE_PAGE = `
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.sr-only, [data-away]') === null &&
    // What a low window says to a reader alone.
    ![...above(element)].some((at) => getComputedStyle(at).clipPath === 'inset(50%)');
  const nameOf = (element) => {
    const own = [element.localName, ...element.classList].slice(0, 4).join('.');
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return own + ' “' + words.trim().replace(/\\s+/g, ' ').slice(0, 40) + '”';
  };
  const above = function* (element) {
    for (let at = element; at !== null; at = at.parentElement) yield at;
  };
  /** The part of the window that what lies in there can be seen in. */
  const frameOf = (element) => {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const isFixed = [...above(element)].some((at) => getComputedStyle(at).position === 'fixed');
    const { scrollHeight } = document.scrollingElement;
    if (!isFixed && scrollHeight > innerHeight + 1) Object.assign(frame, { top: -scrollHeight, bottom: scrollHeight });
    for (const at of above(element)) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // What scrolls is scrolled to.
      const doesScroll = (overflow, inner, outer) => /auto|scroll/.test(overflow) && inner > outer + 1;
      if (doesScroll(overflowY, at.scrollHeight, at.clientHeight))
        return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      if (doesScroll(overflowX, at.scrollWidth, at.clientWidth))
        return { ...frame, left: -Infinity, right: Infinity };
      if (overflowX !== 'visible') {
        frame.left = Math.max(frame.left, box.left);
        frame.right = Math.min(frame.right, box.right);
      }
      if (overflowY !== 'visible') {
        frame.top = Math.max(frame.top, box.top);
        frame.bottom = Math.min(frame.bottom, box.bottom);
      }
      if (position === 'fixed') break;
    }
    return frame;
  };
  const isGround = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = /rgba?\\(.*[,/] *([\\d.]+)\\)|\\/ *([\\d.]+)\\)/.exec(backgroundColor);
    const isClear = backgroundColor === 'transparent' || (alpha !== null && Number(alpha[1] ?? alpha[2]) < 0.5);
    return !isClear || backgroundImage !== 'none' || element instanceof SVGElement || element.localName === 'img';
  };
  /** What is told goes by itself, and a refusal with the next press: neither is in the way, until it is called. */
  const lookThrough = () => {
    const through = document.head.appendChild(document.createElement('style'));
    through.textContent = '[class*=telling-], [data-radix-popper-content-wrapper]:has(.refusal) { pointer-events: none !important }';
    return () => through.remove();
  };
  const textsIn = function* (root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || node.data.trim() === '' || holder.closest('script, style') !== null) continue;
      if (isSeen(holder)) yield { node, holder, words: node.data };
    }
  };
`;

const inThePage = async (page: Page, body: string): Promise<string[]> => {
  const found: unknown = await page.evaluate(`(async () => { ${IN_THE_PAGE} ${body} })()`);
  return (found as unknown[]).map(String);
};

/** Names of which too little can be seen, and letters that are too small for what stands nowhere else. */
const badWords = (page: Page, names: readonly string[]): Promise<string[]> =>
  inThePage(
    page,
    `
    const names = ${JSON.stringify(names)};
    const faults = [];
    const said = [];
    const small = [];
    const hangs = ({ left, top, right, bottom }, frame) =>
      left < frame.left - 1.5 || right > frame.right + 1.5 || top < frame.top - 3 || bottom > frame.bottom + 3;
    for (const { node, holder, words } of textsIn(document.body)) {
      for (const name of names) {
        const at = words.indexOf(name);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + (/\\p{sc=Han}/u.test(name) ? ${LETTERS / 2} : ${LETTERS}));
        const frame = frameOf(holder);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (rects.length === 0 || rects.some((rect) => hangs(rect, frame)))
          faults.push('a name is cut: ' + [...above(holder)].slice(0, 3).map(nameOf).join(' in '));
      }
      const size = sizeOf(holder);
      if (size >= ${TEXT} - 0.05) said.push(words);
      else small.push({ holder, words: words.trim(), size });
    }
    function sizeOf(holder) {
      let scale = 1;
      for (const at of above(holder)) {
        const style = getComputedStyle(at);
        if (style.transform !== 'none') {
          const { a, b, c, d } = new DOMMatrix(style.transform);
          scale *= Math.sqrt(Math.abs(a * d - b * c));
        }
        if (style.scale !== 'none') scale *= Number(style.scale.split(' ')[0]);
      }
      const drawing = holder.closest('svg');
      if (drawing !== null) {
        const { a, b, c, d } = holder.getScreenCTM();
        scale = Math.sqrt(Math.abs(a * d - b * c));
      }
      return Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
    }
    const loud = said.join('\\n');
    for (const { holder, words, size } of small) {
      const isReadLarge = holder.closest('.zoomable, [aria-haspopup=dialog]') !== null;
      if (!isReadLarge && !loud.includes(words))
        faults.push('letters of ' + size.toFixed(1) + ' px: “' + words + '” in ' + nameOf(holder));
    }
    return faults;
  `,
  );

/** Words that are cut and stand whole nowhere else, that lie on one another, or on the bare grain of the table. */
const badLines = (page: Page, names: readonly string[]): Promise<string[]> =>
  inThePage(
    page,
    `
    const names = ${JSON.stringify(names)};
    const faults = [];
    const isOfAName = (words) => names.some((name) => words.includes(name));
    const whole = [];
    const cut = [];
    const lines = [];
    for (const { node, holder, words } of textsIn(document.querySelector('.table-screen') ?? document.body)) {
      // It was laid for the window as it was when it came.
      if (holder.closest('.telling-caption') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      let cutter = null;
      for (const at of above(holder)) {
        if (at.clientWidth === 0) continue;
        const { textOverflow, overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
        const isClamped = webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 3;
        const isDotted = textOverflow === 'ellipsis' && overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1;
        if (isClamped || isDotted) cutter = at;
        if (cutter !== null || at.matches('.table-main, .table-bar') || /auto|scroll/.test(overflowY)) break;
      }
      for (const { 0: word, index } of words.matchAll(/[A-Za-z]{4,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4)));
        if (tops.size > 1 && holder.clientWidth !== 1 && !isOfAName(words)) faults.push('a word is broken: “' + word + '” in ' + nameOf(holder));
      }
      const frame = frameOf(holder);
      const hangs = rects.some(
        ({ left, right, top, bottom }) =>
          left < frame.left - 2 || right > frame.right + 2 || top < frame.top - 4 || bottom > frame.bottom + 4,
      );
      if (cutter === null && !hangs) whole.push(words.trim());
      else cut.push({ holder, words: words.trim() });
      for (const rect of rects) lines.push({ holder, words: words.trim(), rect });
    }
    const said = whole.join('\\n');
    for (const { holder, words } of cut) {
      const isReadLarge = holder.closest('.zoomable, .spread, [aria-haspopup=dialog]') !== null;
      // How far the game has got is told as far as there is room.
      const mayFall = holder.closest('.table-round') !== null;
      if (!isReadLarge && !mayFall && !isOfAName(words) && !said.includes(words))
        faults.push('words are cut: “' + words + '” in ' + [...above(holder)].slice(0, 2).map(nameOf).join(' in '));
    }
    const open = document.head.appendChild(document.createElement('style'));
    open.textContent = '*, ::before, ::after { pointer-events: auto !important } .place-aim { display: none !important }';
    /** What lies at a point from above to below. */
    const stackAt = (x, y) => document.elementsFromPoint(x, y);
    const depthIn = (stack, holder) => stack.findIndex((element) => element === holder || holder.contains(element));
    const isPainted = (stack, holder) => {
      const depth = depthIn(stack, holder);
      return depth >= 0 && !stack.slice(0, depth).some((element) => isGround(element) && !element.contains(holder) && !holder.contains(element));
    };
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.holder === other.holder || one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue;
        const left = Math.max(one.rect.left, other.rect.left);
        const right = Math.min(one.rect.right, other.rect.right);
        const top = Math.max(one.rect.top, other.rect.top);
        const bottom = Math.min(one.rect.bottom, other.rect.bottom);
        // The lines of a paragraph are higher than their letters.
        if (right - left < 3 || bottom - top < 0.35 * Math.min(one.rect.height, other.rect.height)) continue;
        const stack = stackAt((left + right) / 2, (top + bottom) / 2);
        if (isPainted(stack, one.holder) && isPainted(stack, other.holder))
          faults.push('“' + one.words + '” and “' + other.words + '” lie on one another in ' + nameOf(one.holder));
      }
    for (const { holder, words, rect } of lines) {
      // A number stands out from any grain.
      if (holder.closest('.table-main') === null || !/\\p{L}{2}/u.test(words)) continue;
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const stack = stackAt(x, y);
      const own = [...above(holder)];
      const grounds = new Set([...own.slice(0, own.findIndex((at) => at.matches('.table-screen'))), ...stack.filter((at) => at.closest('.table-main') !== null)]);
      if (![...grounds].some(isGround)) faults.push('on the bare grain: “' + words + '” in ' + nameOf(holder));
    }
    open.remove();
    return faults;
  `,
  );

/** Drawings that are squeezed, pieces of which too little is seen, signs too small to be pressed, places that are empty. */
const badPieces = (page: Page): Promise<string[]> =>
  inThePage(
    page,
    `
    const faults = [];
    const screen = document.querySelector('.table-screen') ?? document.body;
    for (const drawing of screen.querySelectorAll('svg[width]')) {
      const wanted = Number(drawing.getAttribute('width'));
      const { width } = drawing.getBoundingClientRect();
      if (isSeen(drawing) && width > 0 && width < 0.75 * wanted)
        faults.push('drawn ' + Math.round(width) + ' px wide, meant to be ' + wanted + ': ' + nameOf(drawing.parentElement));
    }
    for (const piece of screen.querySelectorAll('.playing-card, .sign, .seat-mark, .pile, .seat-plate')) {
      const box = piece.getBoundingClientRect();
      if (!isSeen(piece) || box.width <= 1 || box.height <= 1) continue;
      if (piece.closest('.pan-zoom-room, [data-buried], .telling-caption') !== null) continue;
      const frame = frameOf(piece);
      const width = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
      const height = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
      if (Math.max(0, width) * Math.max(0, height) < ${SEEN} * box.width * box.height)
        faults.push('hardly seen: ' + nameOf(piece) + ' in ' + nameOf(piece.parentElement));
    }
    const endLook = lookThrough();
    for (const sign of screen.querySelectorAll('.sign[tabindex="0"]')) {
      const box = sign.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (!isSeen(sign) || box.width <= 1 || y < 0 || y > innerHeight) continue;
      const at = (dx, dy) => document.elementFromPoint(x + dx, y + dy);
      // Up to where the next one begins: what is read of several lies together.
      const isHit = (dx, dy) => sign.contains(at(dx, dy)) || at(dx, dy)?.closest('.sign') != null;
      if (!sign.contains(at(0, 0))) continue;
      const reach = (dx, dy) => {
        let far = 0;
        while (far < ${SIGN} && isHit(dx * (far + 1), dy * (far + 1))) far++;
        return far;
      };
      const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (wide < ${SIGN} - 1 || high < ${SIGN} - 1) faults.push('a sign pressed in ' + wide + ' by ' + high + ' px: ' + nameOf(sign));
    }
    endLook();
    for (const place of screen.querySelectorAll('.place')) {
      const box = place.getBoundingClientRect();
      const spans = [...place.querySelectorAll('*')]
        .filter((one) => isSeen(one) && (one instanceof SVGElement || one.matches('.playing-card') || (isGround(one) && !one.matches('.place-mark, .place-aim')) || [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== '')) && one.closest('.place-mark, .place-aim') === null)
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .sort((one, other) => one.top - other.top);
      let [filled, most] = [box.top, 0];
      for (const { top, bottom } of spans) {
        most = Math.max(most, top - filled);
        filled = Math.max(filled, bottom);
      }
      most = Math.max(most, box.bottom - filled);
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (spans.length > 0 && most > ${VOID} * letter && most > box.height / 2) faults.push(Math.round(most) + ' px of nothing in ' + nameOf(place));
    }
    return faults;
  `,
  );

/** The names of what may travel and is seen: pieces, and the places they come from and go to. */
const travellers = (page: Page): Promise<string[]> =>
  inThePage(
    page,
    `
    return [...document.querySelectorAll('.table-board [data-travel]')]
      .filter((piece) => isSeen(piece) && piece.getBoundingClientRect().width > 1)
      .map((piece) => piece.dataset.travel);
  `,
  );

/** What of its words or signs hangs out of a plate, a slip, or a button; pieces have signs at their rims. */
const badSpills = (page: Page): Promise<string[]> =>
  inThePage(
    page,
    `
    const faults = [];
    for (const ground of document.querySelectorAll('.seat-plate, .status-line, :is(button, a.wax, a.slip, label):not(.table-board *, .table-hand *)')) {
      const box = ground.getBoundingClientRect();
      if (!isSeen(ground) || box.width <= 1) continue;
      const words = [...textsIn(ground)].map(({ node, holder }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return { holder, rect: range.getBoundingClientRect() };
      });
      const signs = [...ground.querySelectorAll('svg, .sign')].map((holder) => ({ holder, rect: holder.getBoundingClientRect() }));
      for (const { holder, rect } of [...words, ...signs]) {
        if (rect.width <= 1 || !isSeen(holder) || holder.closest('.seat-mark, .unread-mark') !== null) continue;
        let { left, right, top, bottom } = rect;
        for (const at of above(holder)) {
          if (at === ground) break;
          if (getComputedStyle(at).overflowX === 'visible') continue;
          const cut = at.getBoundingClientRect();
          [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
          [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
        }
        const out = Math.max(box.left - left, right - box.right, box.top - top - 3, bottom - box.bottom - 3);
        // A seal that is pinned across the rim keeps most of itself on the plate.
        const sign = holder.closest('.sign');
        const isPinned = sign !== null && ground.contains(sign) && getComputedStyle(sign).position === 'absolute';
        if (isPinned && out < rect.width / 2) continue;
        if (out > 1) faults.push(Math.round(out) + ' px of ' + nameOf(holder) + ' hang out of ' + nameOf(ground));
      }
    }
    return faults;
  `,
  );

/** What can be pressed, but only where a thumb does not find it. */
const badTargets = (page: Page): Promise<string[]> =>
  inThePage(
    page,
    `
    const TARGETS = 'button:not(:disabled), a[href], summary, select, [role=button], [role=switch], [role=checkbox]';
    const LEAST = ${TARGET};
    // From the middle outwards.
    const SHARES = [0.5, 0.3, 0.7, 0.1, 0.9];
    const GRID = SHARES.flatMap((row) => SHARES.map((column) => [row, column]));
    const faults = [];
    const endLook = lookThrough();
    const papers = document.querySelectorAll('[role=dialog]');
    const root = papers[papers.length - 1] ?? document.body;
    // One target for the thumb, as a place that is aimed at, or cards that are read together: keys reach what is below.
    // Or a paper of the table, until it is put away.
    const isCovered = (box) =>
      document
        .elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        ?.closest('button[aria-hidden=true][tabindex="-1"], .table-board aside') != null;
    // A board that has been brought closer is moved about: what lies at its edge, or under what lies on it, comes out.
    const isMovedAbout = (target, { width, height }) =>
      target.closest('.pan-zoom:not(.is-whole) .pan-zoom-room') !== null && Math.min(width, height) >= LEAST;
    // What the rules have lie under other pieces is not to be had until it is free.
    const isBuried = (target) => target.closest('[data-buried]') !== null;
    const behind = (target, box) => {
      const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return front === null || target.contains(front) ? '' : ' behind ' + nameOf(front.closest(TARGETS) ?? front);
    };
    for (const target of root.querySelectorAll(TARGETS)) {
      if (!isSeen(target) || target.closest('[inert], [class*=telling-], .refusal') !== null) continue;
      let box = target.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || isMovedAbout(target, box) || isBuried(target)) continue;
      const isHit = (x, y) => target.contains(document.elementFromPoint(x, y));
      const [x, y, far] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, LEAST / 2];
      if (isHit(x - far, y) && isHit(x + far, y) && isHit(x, y - far) && isHit(x, y + far)) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      box = target.getBoundingClientRect();
      // A piece another one lies on is pressed where it looks out.
      let widest = 0;
      let highest = 0;
      let tries = 0;
      for (const [row, column] of GRID) {
        const x = box.left + box.width * row;
        const y = box.top + box.height * column;
        if (!isHit(x, y)) continue;
        const reach = (dx, dy) => {
          let far = 0;
          while (far < LEAST && isHit(x + dx * (far + 2), y + dy * (far + 2))) far += 2;
          return far;
        };
        widest = Math.max(widest, reach(-1, 0) + reach(1, 0) + 2);
        highest = Math.max(highest, reach(0, -1) + reach(0, 1) + 2);
        tries++;
        if ((widest >= LEAST && highest >= LEAST) || tries >= 5) break;
      }
      if (tries === 0 && isCovered(box)) continue;
      if (widest < LEAST || highest < LEAST)
        faults.push(
          'pressed in ' + widest + ' by ' + highest + ' px (drawn in ' + Math.round(box.width) + ' by ' +
            Math.round(box.height) + '): ' + nameOf(target) + behind(target, box),
        );
    }
    endLook();
    return faults;
  `,
  );

/** What shows itself large, one of each kind, but is not there large. */
const badReadings = (page: Page, seen: Set<string>): Promise<string[]> =>
  inThePage(
    page,
    `
    const seen = new Set(${JSON.stringify([...seen])});
    const faults = [];
    const frames = (count) => new Promise((resolve) => {
      const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
      next(count);
    });
    const until = async (is) => {
      for (let count = 0; count < 60 && !is(); count++) await frames(1);
      return is();
    };
    const paperOf = (selector) => document.querySelector(selector);
    if (paperOf('[role=dialog]') !== null) return [];
    let looked = 0;
    for (const piece of document.querySelectorAll('.table-main :is(.zoomable > *, .spread)')) {
      const button = piece.matches('button') ? piece : (piece.querySelector('button') ?? piece);
      const kind = button.className + ' ' + (button.ariaLabel ?? button.parentElement.className);
      if (!isSeen(piece) || seen.has(kind) || looked >= ${KINDS}) continue;
      seen.add(kind);
      looked++;
      const isPressed = button.getAttribute('aria-haspopup') === 'dialog';
      const selector = isPressed ? '[role=dialog]' : '.zoom';
      if (isPressed) button.click();
      else button.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
      if (!(await until(() => paperOf(selector) !== null))) {
        faults.push('nothing large comes: ' + nameOf(button));
        continue;
      }
      await frames(2);
      const paper = paperOf(selector);
      if (paper === null) {
        // The piece was played on meanwhile, and what it showed went with it: another one is looked at.
        seen.delete(kind);
        continue;
      }
      const shown = paper.querySelector('.spread-card > *') ?? paper.firstElementChild;
      const { width, height } = shown?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const { top, bottom } = paper.getBoundingClientRect();
      if (Math.min(width, height) < ${READING})
        faults.push('read in ' + Math.round(width) + ' by ' + Math.round(height) + ' px: ' + nameOf(button));
      if (top < 0 || bottom > innerHeight)
        faults.push('read from ' + Math.round(top) + ' to ' + Math.round(bottom) + ' px: ' + nameOf(button));
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await until(() => paperOf(selector) === null);
    }
    return faults.concat([...seen].map((kind) => 'seen ' + kind));
  `,
  ).then((found) => {
    const kinds = found.filter((line) => line.startsWith('seen '));
    for (const kind of kinds) seen.add(kind.slice('seen '.length));
    return found.filter((line) => !line.startsWith('seen '));
  });

/** What is not there although nothing is small: words that are cut, that hang out or lie on others, what nobody can press. */
export const whatIsCut = async (page: Page): Promise<string[]> => [
  ...(await badLines(page, [])),
  ...(await badSpills(page)),
  ...(await badTargets(page)).filter((fault) => fault.startsWith('pressed in 0 by 0')),
];

/** Collects what is wrong with how a page is laid out, each fault once. */
export class LayoutFaults {
  /** Each with where it was seen first. */
  readonly #faults = new Map<string, string>();
  readonly #read = new Set<string>();

  constructor(
    readonly page: Page,
    readonly names: readonly string[],
  ) {}

  /** @param window of which each fault is told once */
  async note(window: string, where: string, { closely = false, isPlayed = true } = {}): Promise<void> {
    const found = [
      ...(await badWords(this.page, this.names)),
      ...(await badLines(this.page, this.names)),
      ...(await badPieces(this.page)),
      ...(await badSpills(this.page)),
      ...(isPlayed ? await badTargets(this.page) : []),
    ];
    if (closely) found.push(...(await badReadings(this.page, this.#read)));
    for (const fault of found) this.add(window, fault, where);
  }

  add(window: string, fault: string, where: string): void {
    const key = `${window}: ${fault}`;
    if (!this.#faults.has(key)) this.#faults.set(key, where);
  }

  get all(): readonly string[] {
    return [...this.#faults].map(([fault, where]) => `${fault} (${where})`);
  }
}

/**
 * Looks at the page upright and on its side, where nothing of it is gone.
 *
 * @param closely whether what shows itself large is looked at as well
 * @param isPlayed false: a match that is watched, where nothing has to be pressed
 */
export async function noteBoth(
  faults: LayoutFaults,
  where: string,
  { closely = false, isPlayed = true } = {},
): Promise<void> {
  let before: readonly string[] = [];
  for (const size of WINDOWS) {
    await faults.page.setViewportSize(size);
    await twoFrames(faults.page);
    const there = new Set(await travellers(faults.page));
    for (const name of before.filter((one) => !there.has(one)))
      faults.add(`${size.width} wide`, `gone: ${name}`, where);
    before = [...there];
    await faults.note(`${size.width} wide`, where, { closely: closely && size === ON_ITS_SIDE, isPlayed });
  }
  await faults.page.setViewportSize(PHONE);
}
