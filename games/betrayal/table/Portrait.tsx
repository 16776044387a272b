import type { ExplorerID } from '../rules/components';
import { colourOf } from './colour-of';

/** Hair, hat or beard that an explorer is known by: drawn over a head at 32, 26 with a radius of 12. */
const KNOWN_BY: Readonly<
  Record<ExplorerID, { readonly hair: string; readonly dark: string; readonly skin: number }>
> = {
  'ox-bellows': {
    hair: 'M20 23C20 14 26 11 32 11S44 14 44 23L42 19H22Z',
    dark: 'M18 62C18 48 23 42 32 42S46 48 46 62Z',
    skin: 0.78,
  },
  'darrin-flash-williams': {
    hair: 'M19.4 26C17 14 24 8.6 32 8.6S47 14 44.6 26C44 21 42 18 40 17.4H24C22 18 20 21 19.4 26Z',
    dark: 'M28 44L35 44L32 51H36L29 61L31 53H27Z',
    skin: 0.5,
  },
  'missy-dubourde': {
    hair: 'M20 29C15 33 12 40 15 46C19 44 21 38 21 31L21 21C26 19 38 19 43 21V31C43 38 45 44 49 46C52 40 49 33 44 29C46 17 40 11 32 11S18 17 20 29Z',
    dark: 'M32 44L26 41V48L32 46L38 48V41Z',
    skin: 0.84,
  },
  'zoe-ingstrom': {
    hair: 'M20 24C8 22 8 36 12 40C16 38 19 33 20 28L22 20H42L44 28C45 33 48 38 52 40C56 36 56 22 44 24C44 15 39 11 32 11S20 15 20 24Z',
    dark: 'M26 46A2 2 0 1 0 26.1 46ZM38 46A2 2 0 1 0 38.1 46ZM32 52A2 2 0 1 0 32.1 52Z',
    skin: 0.86,
  },
  'peter-akimoto': {
    hair: 'M19.4 27C16 13 24 10 33 10S48 15 44.6 27L42 18L37 22L34 17L29 22L25 18Z',
    dark: 'M22 27H30V31H22ZM34 27H42V31H34ZM30 28H34V29H30Z',
    skin: 0.8,
  },
  'brandon-jaspers': {
    hair: 'M18 22C18 12 25 9 32 9C40 9 46 13 46 21L54 23V25L20 24.4Z',
    dark: 'M24 43L32 47L40 43V49L32 52L24 49Z',
    skin: 0.82,
  },
  'madame-zostra': {
    hair: 'M17 27C14 13 23 7.6 32 7.6S50 13 47 27C49 34 48 42 46 46C44 38 44 28 43 22C38 19 26 19 21 22C20 28 20 38 18 46C16 42 15 34 17 27Z',
    dark: 'M20 19L32 15L44 19V21.6L32 18L20 21.6ZM32 13A2.4 2.4 0 1 1 31.9 13Z',
    skin: 0.68,
  },
  'vivian-lopez': {
    hair: 'M19 28C15 14 24 9 33 9S49 15 45 28C48 33 47 39 43 41C45 34 43 24 40 19C34 22 26 22 22 27C21 33 21 38 22 41C17 39 16 33 19 28Z',
    dark: 'M26 44L32 50L38 44L36 56H28Z',
    skin: 0.74,
  },
  'professor-longfellow': {
    hair: 'M19.6 24C18 20 18 16 21 15C20.6 20 21 22 21.6 25ZM44.4 24C46 20 46 16 43 15C43.4 20 43 22 42.4 25ZM22 30C24 42 28 45 32 45S40 42 42 30C39 35 36 34 32 34S25 35 22 30Z',
    dark: 'M24 26A3.4 3.4 0 1 0 27 22.6A3.4 3.4 0 0 0 24 26ZM34 26A3.4 3.4 0 1 0 37 22.6A3.4 3.4 0 0 0 34 26ZM30 25H34V26H30Z',
    skin: 0.82,
  },
  'father-rhinehardt': {
    hair: 'M20 24C19 15 25 13 32 14S45 15 44 24L42.6 19C38 17 26 17 21.4 19Z',
    dark: 'M24 42H40L38 46H26ZM31 49H33V53H36V55H33V61H31V55H28V53H31Z',
    skin: 0.84,
  },
  'heather-granville': {
    hair: 'M19 30C15 15 23 9 32 9S49 15 45 30C48 36 50 40 48 47C44 45 43 38 43 32C44 25 41 20 36 17C33 21 26 22 22 22C20 27 21 38 16 47C14 40 16 36 19 30Z',
    dark: 'M25 46C28 50 36 50 39 46L38 49C36 52 28 52 26 49Z',
    skin: 0.84,
  },
  'jenny-leclerc': {
    hair: 'M20 25C19 14 25 10 32 10S45 14 44 25L42 19C36 17 28 17 22 19ZM32 4A5 5 0 1 1 31.9 4Z',
    dark: 'M22 26H30.4V31H22ZM33.6 26H42V31H33.6ZM30 27.4H34V28.8H30Z',
    skin: 0.72,
  },
};

/** An explorer's head, drawn around 32, 26. */
export function Head({ explorer }: { readonly explorer: ExplorerID | null }) {
  const looks = explorer === null ? undefined : KNOWN_BY[explorer];
  return (
    <>
      <path
        d="M32 14.6A12 12.6 0 0 1 37 38V44C35 47 29 47 27 44V38A12 12.6 0 0 1 32 14.6Z"
        style={{ fill: `oklch(${looks?.skin ?? 0.75} 0.055 60)` }}
      />
      {looks !== undefined && (
        <>
          <path d={looks.hair} className="bt-portrait-hair" />
          <path d={looks.dark} className="bt-portrait-dark" fillRule="evenodd" />
        </>
      )}
    </>
  );
}

/** An explorer's head and shoulders in the colour of its card, as cut out of paper. */
export const Portrait = ({ explorer }: { readonly explorer: ExplorerID | null }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="bt-portrait" data-colour={colourOf(explorer)}>
    <path d="M0 0H64V64H0Z" className="bt-portrait-ground" />
    <path d="M8 64C8 50 17 41 32 41S56 50 56 64Z" className="bt-portrait-coat" />
    <Head explorer={explorer} />
  </svg>
);
