import { type Drawing, SIGHT_GROUND, SIGHT_SIDE, type Sight, type SightShown } from '@/kit/sights';

type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A sheet that lies nowhere in a page. Undefined in a worker of a browser that cannot paint there. */
function sheet(): Paper | undefined {
  if (typeof OffscreenCanvas !== 'undefined')
    return new OffscreenCanvas(SIGHT_SIDE, SIGHT_SIDE).getContext('2d') ?? undefined;
  if (typeof document === 'undefined') return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = SIGHT_SIDE;
  canvas.height = SIGHT_SIDE;
  return canvas.getContext('2d') ?? undefined;
}

function paintCircle(
  paper: Paper,
  { shapes }: Drawing,
  { x, y, radius }: Required<SightShown>['circle'],
): Uint8Array {
  const { red, green, blue } = SIGHT_GROUND;
  const scale = SIGHT_SIDE / (2 * radius);
  paper.fillStyle = `rgb(${red} ${green} ${blue})`;
  paper.fillRect(0, 0, SIGHT_SIDE, SIGHT_SIDE);
  paper.setTransform(scale, 0, 0, scale, -(x - radius) * scale, -(y - radius) * scale);
  const circle = new Path2D();
  circle.arc(x, y, radius, 0, 2 * Math.PI);
  paper.clip(circle);
  for (const { fill, path, isEvenOdd } of shapes) {
    paper.fillStyle = fill;
    paper.fill(new Path2D(path), isEvenOdd ? 'evenodd' : 'nonzero');
  }
  const { data } = paper.getImageData(0, 0, SIGHT_SIDE, SIGHT_SIDE);
  const pixels = new Uint8Array(SIGHT_SIDE * SIGHT_SIDE * 3);
  for (let pixel = 0; pixel < SIGHT_SIDE * SIGHT_SIDE; pixel++)
    for (let part = 0; part < 3; part++) pixels[pixel * 3 + part] = data[pixel * 4 + part] ?? 0;
  return pixels;
}

/** What a page gets of what may be seen; undefined where nothing may, or nothing can be painted. */
export function paintSight(shown: SightShown | undefined): Sight | undefined {
  if (shown?.circle === undefined) return shown && { drawing: shown.drawing };
  const paper = sheet();
  return paper && { pixels: paintCircle(paper, shown.drawing, shown.circle) };
}
