export type Triple = readonly [number, number, number];

/** Lightness, chroma and hue in degrees, as linear red, green and blue; outside 0..1 where sRGB ends. */
export function toLinear([l, c, h]: Triple): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const toByte = (light: number): number => {
  const within = Math.min(1, Math.max(0, light));
  return Math.round(255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055));
};

/** The colour as `#rrggbb`. */
export const toHex = (colour: Triple): string =>
  `#${toLinear(colour)
    .map((light) => toByte(light).toString(16).padStart(2, '0'))
    .join('')}`;
