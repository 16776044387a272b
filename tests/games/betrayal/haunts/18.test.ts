import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h18: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(18, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h18: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('18', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h18-S find Stairs from Basement; traitor's Mi 5, Sp = explorers+1 (moves by rolling so many dice, at least 1 space).",
);
test.todo(
  "BH-h18-H Furnace Room Kn 5+ overheats it; it blows at the end of that hero's next turn; fire then spreads one room at the end of every explorer's turn, the traitor's too, and kills who is in it; the fire must kill the traitor; when Foyer, Entrance Hall, Grand Staircase are gone the house falls on all inside. FRONT DOOR 4+ to flee.",
);
test.todo('BH-h18-T absorb 2 heroes and leave by the front door, or all heroes but one dead.');
test.todo(
  'BH-h18-R no damage from physical attacks; Ring Sa win moves the traitor instead of hurting him; Dynamite stuns one turn; each hero he kills (absorbs) +1 Mi −1 Sp; may haul an escaped hero back by a Mi contest from Entrance Hall/window/outside room.',
);
test.todo(
  "BH-h18-D1 Does the traitor need the door opened by heroes → yes; he can't open it himself, and in his first turn after it was opened it is barred to him (those who flee bar it); then 1 space (BH-g39), with two absorbed only.",
);
test.todo(
  'BH-h18-D2 "Absorb" → any hero killed by his attack; heroes dead by fire count only for "one left" (he must reach them).',
);
test.todo('BH-h18-D3 Escaped heroes and "one left" → they are alive and count (they can be hauled back).');
test.todo(
  "BH-h18-D4 All living heroes out → only the traitor's turns spread the fire; it goes on until he burns (heroes win) or hauls (the game has to end).",
);
test.todo('BH-h18-D5 Ring win → moves him as many rooms as the margin, through doors, hero chooses.');
test.todo(
  "BH-h18-D6 Haul → his Mi against the strongest escaped hero's Mi +1 for each other one outside; higher: a hero of his choice stands in his room and is attacked; again until a haul fails; all this is the turn's one attack.",
);
test.todo(
  "BH-h18-D7 Fire between floors → a tile counts as next to what its stairs, chute or fall leads to as well; who names: the explorer whose turn ends; dead seats don't.",
);
test.todo(
  "BH-h18-D8 House falls with nobody outside → all dead: the traitor's side (BH54); with a hero outside: heroes (heroes need a survivor).",
);
test.todo(
  "BH-h18-D9 The hero who overheated it dies → it blows at the end of his seat's next turn. Traitor's Speed at 0 → 1 space (the furnace has no owner; BH66).",
);
test.todo(
  'BH-h18-D10 Is he a monster → no, an explorer with his own turn (he explores, draws, carries; 1.10). His Sp and Mi are the two numbers on the track alone, without a skull (Sp not below 0): only absorbing moves them, no card, room or damage does.',
);
test.todo(
  "BH-h18-D11 The blow → at that turn's end the Furnace Room is the one that burns; from the next explorer's turn end on one more each.",
);
test.todo(
  'BH-h18-D12 "All but one" with two heroes from the start → won when one of them has died, not before.',
);
test.todo(
  'BH-h18-D13 Dynamite where he is → unhurt; his next turn is over as it begins, its fire still comes.',
);
test.todo(
  'BH-h18-D14 Can anything but fire and the falling house kill him → no, his mental traits stop above the skull; an item may be taken from him by 2+ (BH119).',
);
test.todo('BH-h18-D15 Those outside → no turn, no fire of theirs, no way back but his haul.');
test.todo(
  'BH-h18-D16 The Elevator rolls a floor without a doorway that stands → it stays where it is (BH74, against BH167).',
);
