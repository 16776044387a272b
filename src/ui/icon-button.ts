/** How a round button looks that is only a picture. */
export const iconButtonClasses =
  'inline-grid size-11 shrink-0 place-items-center rounded-full text-current transition-[background-color,transform] duration-150 hover:bg-glow active:scale-95 disabled:opacity-40';
