import { useWords } from './use-words';

/** The house with a light in its window, under whose roof something is awake. */
const HOUSE =
  'M2 33V21L6 17V10L9.5 5L13 10V12L24 3L35 12V9L38.5 4L42 9V17L46 21V33H29V24A5 5 0 0 0 19 24V33ZM8 14H11V18H8ZM37 13H40V17H37ZM21 11A3.4 3.4 0 0 1 27 11A3.4 3.4 0 0 1 21 11ZM10 22H14V27H10ZM34 22H38V27H34Z';

/** What has broken out, by its name. */
export function HauntPlate({ title, says }: { readonly title: string; readonly says?: string }) {
  const t = useWords();
  return (
    <span className="bt-haunt-plate">
      <svg aria-hidden viewBox="0 0 48 36">
        <path d={HOUSE} fillRule="evenodd" />
      </svg>
      <span>{says ?? t('board.haunt')}</span>
      <b>{title}</b>
    </span>
  );
}
