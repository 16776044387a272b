import { Face } from './face';
import { hatch } from './hatch';

const HAIR = 'M54 36C50 42 50.4 48 48.6 54C48 62 44 70 36 74C28 78 18 74 17 66C20 58 18 48 22 36Z';
const BEARD =
  'M48.6 54C50 60 53.6 63.4 58 64.4C61.4 65 64 64.4 66.4 65.6C68.6 66.6 69.4 67.4 69.6 69C73.4 76 76.6 85 72.6 96C71.6 92.6 70.4 91 69 90.4C69.6 97 67 104 61 109C61 105 60 102 58 100.4C56 105 51 107.6 46 107C48.4 103 48.6 99 47 95C42 90 40.4 82 42.6 74C45 68 46.4 60 48.6 54Z';
const MOUSTACHE =
  'M69.8 60.6C66.4 58.8 62.4 60.6 59.6 63.6C57 66.4 53.6 67 50.6 65.2C51.6 70.4 57.4 73 62.4 71C66 69.4 68.4 66.4 70.2 63.6Z';

/** Crown, beard and ermine. */
export function King() {
  return (
    <g transform="translate(1 6)">
      <Face sex="man" />
      <path
        d="M-4 118C-3 106 3 98 12 92L70 92C82 97 90 106 92 118Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d="M19 70C8 76 2 86 2 98C18 112 58 116 84 104C83 95 76 89 66 86L40 84Z"
        fill="var(--ll-linen)"
        className="ll-outlined"
      />
      <path
        d={hatch([5, 97, 12, 102, 22, 106, 34, 107.6], [8, 89, 14, 95, 24, 99, 36, 101], 4)}
        className="ll-hatch"
      />
      <g fill="var(--ll-ink)">
        <path d="M12 88C14 90 14.4 93 13.6 96C11.4 94 10.8 91 12 88ZM24 94C26 96 26.4 99 25.6 102C23.4 100 22.8 97 24 94ZM36 98C38 100 38.4 103 37.6 106C35.4 104 34.8 101 36 98ZM76 93C78 95 78.4 98 77.6 101C75.4 99 74.8 96 76 93ZM20 80C22 82 22.4 85 21.6 88C19.4 86 18.8 83 20 80ZM33 86C35 88 35.4 91 34.6 94C32.4 92 31.8 89 33 86Z" />
      </g>
      <path d={HAIR} fill="var(--ll-grey)" className="ll-outlined" />
      <path
        d={hatch([46, 42, 44, 54, 44, 62, 37, 71], [25, 42, 21, 54, 22, 62, 20, 68], 6)}
        className="ll-hatch"
      />
      <path d={BEARD} fill="var(--ll-grey)" className="ll-outlined" />
      <path
        d={hatch([49.4, 62, 46, 72, 43, 82, 49.4, 94], [69, 72, 71, 79, 73, 85, 71.4, 91], 8)}
        className="ll-hatch"
      />
      <path
        d={hatch([48, 96, 50, 100, 50, 103, 49, 105.4], [67, 92, 67, 97, 65.6, 101, 62.6, 105], 5)}
        className="ll-hatch"
      />
      <path d={MOUSTACHE} fill="var(--ll-grey)" className="ll-outlined" />
      <path
        d={hatch([68, 61.8, 63, 62, 60, 66, 54, 67.6], [68.6, 63.8, 66, 66, 62, 69, 57, 69.4], 3)}
        className="ll-hatch"
      />
      <path d="M21 28C18 14 26 6 44 6C60 6 70 12 66.8 27Z" fill="var(--ll-spot)" className="ll-outlined" />
      <path
        d={hatch([25, 24, 24, 17, 29, 11, 36, 9], [36, 22, 36, 17, 38, 13, 41, 10.4], 5)}
        className="ll-hatch"
      />
      <g className="ll-outlined" fill="var(--ll-gold)">
        <path d="M19.6 27.6L10.6 10C15 9 18 10.6 19.4 13.6C21.4 9.8 25 9 28.6 11L31.6 20.4L38 20C37 15 38.6 11 43.6 8.6C48.6 11 50.4 15 49.6 19.6L56.4 19.4L58.6 10C62.4 8.6 66 9.4 67.8 12.8C69.4 9.8 72.4 8.4 76.4 9.4L67.4 26.6Z" />
        <path d="M40.8 7.4C39 2.4 46.6 1.4 46.4 7.4C46.2 9.4 41.6 9.6 40.8 7.4Z" />
        <path d="M42.3 3.2V0.6H40V-2H42.3V-4.6H45V-2H47.4V0.6H45V3.2Z" />
        <path d="M18.6 26.4C34 21.6 53 21.2 68 25.2L67.2 34.8C53 30.8 35 31.4 21 36Z" />
      </g>
      <g className="ll-outlined">
        <path d="M30 25.8L34 28.4L30.6 31.6L26.8 29.2Z" fill="var(--ll-wine)" />
        <ellipse cx="44.4" cy="27.2" rx="3.2" ry="2.7" fill="var(--ll-spot)" />
        <path d="M58.6 25.6L62 28.6L58.6 31.4L55.2 28.4Z" fill="var(--ll-wine)" />
      </g>
    </g>
  );
}
