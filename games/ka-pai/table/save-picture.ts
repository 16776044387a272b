/** What of an element's look goes into a picture of its own. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
];

const MARGIN = 60;
const SIZE = 716;

/** Writes the sheet on the pad into an SVG file: colours and all, as it lies there, with points and name. */
export function savePicture(pad: Element | null, points: string, name: string): void {
  const drawn = pad?.querySelector('.kp-drawing');
  if (pad === null || !(drawn instanceof SVGSVGElement)) return;
  const picture = drawn.cloneNode(true) as SVGSVGElement;
  const before = [...drawn.querySelectorAll('*')];
  for (const [index, element] of [...picture.querySelectorAll('*')].entries()) {
    const look = getComputedStyle(before[index] ?? drawn);
    for (const property of LOOKS) element.setAttribute(property, look.getPropertyValue(property));
    element.removeAttribute('class');
  }
  const paper = getComputedStyle(pad);
  const part = (tag: string, attributes: Readonly<Record<string, string>>, text = '') => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  };
  const [x, y] = [-8 - MARGIN / 2, -8 - MARGIN / 2];
  const [width, height] = [SIZE + MARGIN, SIZE + 2 * MARGIN];
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
  const back = { x: String(x), y: String(y), width: String(width), height: String(height) };
  picture.prepend(part('rect', { ...back, fill: paper.backgroundColor }));
  const line = {
    y: String(SIZE + MARGIN / 2),
    'font-size': '34',
    'font-family': 'sans-serif',
    fill: paper.color,
  };
  picture.append(part('text', { ...line, x: '0' }, name));
  picture.append(part('text', { ...line, x: String(SIZE - 16), 'text-anchor': 'end' }, points));
  const text = new XMLSerializer().serializeToString(picture);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'ka-pai.svg';
  link.click();
  URL.revokeObjectURL(url);
}
