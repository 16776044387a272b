'use client';

import { useEffect, useRef } from 'react';
import { SIGHT_SIDE } from '@/kit/sights';
import { useDrawing, usePixels } from './use-sight';

interface GlimpseProps {
  readonly token: string;
  readonly window: number;
  readonly className?: string;
}

/** What is to be seen through one window: pixels on a canvas, and nothing else of the picture. */
export function Glimpse({ token, window, className }: GlimpseProps) {
  const pixels = usePixels(token, window, true);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paper = canvas.current?.getContext('2d');
    if (pixels === undefined || paper === undefined || paper === null) return;
    const image = paper.createImageData(SIGHT_SIDE, SIGHT_SIDE);
    for (let pixel = 0; pixel < SIGHT_SIDE * SIGHT_SIDE; pixel++) {
      for (let part = 0; part < 3; part++) image.data[pixel * 4 + part] = pixels[pixel * 3 + part] ?? 0;
      image.data[pixel * 4 + 3] = 255;
    }
    paper.putImageData(image, 0, 0);
  }, [pixels]);
  return <canvas ref={canvas} width={SIGHT_SIDE} height={SIGHT_SIDE} aria-hidden className={className} />;
}

interface WholeProps {
  readonly token: string;
  /** In words; without it the picture stands beside its name. */
  readonly label?: string;
  readonly className?: string;
}

/** A picture that has been taken out. */
export function Whole({ token, label, className }: WholeProps) {
  const drawing = useDrawing(token, true);
  const size = drawing?.size ?? 1;
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
    >
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="mc-drawing">
        {drawing?.shapes.map(({ fill, path, isEvenOdd }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's areas stay as they are
          <path key={place} fill={fill} d={path} fillRule={isEvenOdd ? 'evenodd' : 'nonzero'} />
        ))}
      </svg>
    </span>
  );
}
