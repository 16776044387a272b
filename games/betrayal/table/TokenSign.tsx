import { signIn } from './haunt-signs';
import { SCRAP } from './haunted-signs';
import { SKULL } from './signs';

const WAY = 'M6 21V9A6 6 0 0 1 18 9V21H15V9A3 3 0 0 0 9 9V21Z';
const STEPS = 'M3 20H8V15H13V10H18V5H22V8H20V13H15V18H10V22H3Z';
const SAFE = 'M3 3H21V21H3ZM6 6V18H18V6ZM12 8A4 4 0 1 1 11.9 8ZM12 10.6A1.4 1.4 0 1 0 12.1 10.6Z';

/** The tokens of the house. */
const TOKENS: Readonly<Record<string, string>> = {
  'secret-passage': WAY,
  'secret-stairs': STEPS,
  slide: STEPS,
  smoke:
    'M5 19C2 17 3 13 6.4 13C6 9.6 10.4 7.6 13 10C16 7 21 9.4 20 13.4C23 15 22 19 18.6 19ZM9 7C8 4 12 2 14 4.4C12.6 4.6 12 5.6 12 6.8Z',
  drip: 'M12 2.6C15.4 7.6 18.4 11 18.4 15A6.4 6.4 0 0 1 5.6 15C5.6 11 8.6 7.6 12 2.6Z',
  blessing: 'M10.4 2.6H13.6V8H19V11.2H13.6V21.4H10.4V11.2H5V8H10.4Z',
  skeletons: SKULL,
  safe: SAFE,
  'vault-empty': SAFE,
  closet: 'M5 2.6H19V21.4H5ZM7 4.6V19.4H11V4.6ZM13 4.6V19.4H17V4.6Z',
  'wall-switch': 'M7 2.6H17V21.4H7ZM10.4 6V12H13.6V6Z',
};

export const TokenSign = ({
  haunt,
  token,
}: {
  readonly haunt: number | undefined;
  readonly token: string;
}) => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d={signIn(haunt, 'tokens', token) ?? TOKENS[token] ?? SCRAP} fillRule="evenodd" />
  </svg>
);
