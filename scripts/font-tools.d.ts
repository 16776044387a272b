declare module 'subset-font' {
  /** Cuts a font down to the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      noHinting?: boolean;
      /** OpenType features to keep; default: all. */
      keepFeatures?: readonly string[];
      variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** The same font in another wrapping. */
  export function convert(font: Buffer, targetFormat: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
