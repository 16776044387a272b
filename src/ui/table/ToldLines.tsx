import type { Happening } from './telling';
import { useToldLines } from './use-told-lines';
import { Wording } from './Wording';

/** What has happened, a sentence each. */
export function ToldLines({ happening }: { readonly happening: Happening }) {
  const { lines } = useToldLines();
  return lines(happening).map((parts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays as it was
    <p key={index}>
      <Wording parts={parts} />
    </p>
  ));
}
