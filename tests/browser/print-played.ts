import { played, RULEBOOKS } from '@tests/play/replay/played';

// Run by itself, in a process of its own: boardgame.io's inside cannot be imported into Playwright's.
console.log(JSON.stringify(RULEBOOKS.map((rulebook) => played(rulebook, 3))));
