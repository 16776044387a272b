import { signIn } from './haunt-signs';

/* Signs of what only a haunt brings: they come with it. */

const CLAW =
  'M5 4C8.4 8 9.4 13 8.6 20.6C5.8 14.6 4.6 9.6 5 4ZM11 2.8C14 7.6 14.8 13 13.4 21.6C11 14.8 10.2 8.8 11 2.8ZM17 4C19.6 8.2 20 12.6 18.6 19.4C16.6 14 16.2 9 17 4Z';

/** What stands on a monster's counter: its haunt's sign for its kind. */
export const MonsterSign = ({
  haunt,
  kind,
}: {
  readonly haunt: number | undefined;
  readonly kind: string;
}) => <path d={signIn(haunt, 'monsters', kind) ?? CLAW} className="bt-monster-sign" fillRule="evenodd" />;

/** What has no sign of its own. */
export const SCRAP = 'M12 2.6L14.8 9.2L21.4 12L14.8 14.8L12 21.4L9.2 14.8L2.6 12L9.2 9.2Z';

/** Something a haunt keeps in the open. */
export const MarkSign = ({
  path = SCRAP,
  angle,
}: {
  readonly path: string | undefined;
  readonly angle?: number | undefined;
}) => (
  <svg aria-hidden viewBox="0 0 24 24" className="bt-sign">
    <path d={path} fillRule="evenodd" transform={angle === undefined ? angle : `rotate(${angle} 12 12)`} />
  </svg>
);
