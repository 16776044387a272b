import type { Secret } from '../secret';

const unwritten = (): never => {
  throw new Error('what haunt 41 keeps from whom: nobody has written it yet');
};

const secret: Secret = {
  name: 'what haunt 41 keeps',
  of: unwritten,
  redeal: unwritten,
  chances: unwritten,
  laid: unwritten,
};

export const secrets = [secret];
