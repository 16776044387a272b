import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG's relative luminance of a colour of eight bits a channel. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's ratio of two luminances, from 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The window as it is painted: the luminance of each pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
}

/** @param style rules that hold for the picture alone */
export async function pictureOf(page: Page, style = ''): Promise<Picture> {
  const shot = sharp(await page.screenshot({ style })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const first = (y * info.width + x) * info.channels;
      return luminance([...data.subarray(first, first + 3)]);
    },
  };
}
