interface BoxPictureProps {
  readonly slug: string;
  /** How wide it is shown, as the attribute of an image: a thumbnail takes the small picture. */
  readonly sizes: string;
  /** The first picture of a page is fetched before the rest. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** What is painted on the lid of a game's box: `box.svg`, as `npm run pictures` paints it. */
export function BoxPicture({ slug, sizes, isFirst = false, className }: BoxPictureProps) {
  const folder = `/art/${slug}`;
  return (
    // biome-ignore lint/performance/noImgElement: a small drawing needs no image service
    <img
      srcSet={`${folder}/box-small.avif 320w, ${folder}/box.avif 640w`}
      sizes={sizes}
      src={`${folder}/box.avif`}
      alt=""
      width={400}
      height={500}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={className}
    />
  );
}
