/** FRAME_ANCESTORS has something in it that is nobody who could show a page. */
export class UnknownAncestor extends Error {
  constructor(word: string) {
    super(
      `FRAME_ANCESTORS cannot have “${word}”: it takes sites such as https://course.example.org, with spaces between, or self`,
    );
    this.name = 'UnknownAncestor';
  }
}

const WILDCARD = /^(https?:\/\/)\*\./i;
/** What stands for `*` while an address is read. */
const ANY = 'any-subdomain.';
/** An origin, and nothing that would end the directive it stands in. */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$|^https?:\/\/\[[\da-f:]+\](?::\d+)?$/;

function sourceOf(word: string): string {
  if (/^(?:self|'self')$/i.test(word)) return "'self'";
  const address = word.replace(WILDCARD, `$1${ANY}`);
  if (!URL.canParse(address)) throw new UnknownAncestor(word);
  const { origin, pathname, search, hash, username, password } = new URL(address);
  const isMore = pathname !== '/' || [search, hash, username, password].some((part) => part !== '');
  if (isMore || !ORIGIN.test(origin)) throw new UnknownAncestor(word);
  return origin.replace(`//${ANY}`, '//*.');
}

/**
 * The sites that may show ours in a frame, as a policy names them; none by default.
 * Throws UnknownAncestor.
 */
export function frameAncestors({ FRAME_ANCESTORS: said = '' }: NodeJS.ProcessEnv): readonly string[] {
  const words = said.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 1 && /^(?:none|'none')$/i.test(words[0] ?? '')) return [];
  return [...new Set(words.map(sourceOf))];
}
