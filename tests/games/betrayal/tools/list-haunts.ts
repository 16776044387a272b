import { writeLists } from './lists';

// npm run list-haunts: after a line of names.ts has changed, or a haunt has got a secret.
writeLists();
