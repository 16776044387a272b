import type { SeatAction } from '@/kit/action';

/** Moves that name a seat: its number stays a word. */
const TO_SEATS: readonly string[] = ['trade', 'attack'];

/** What was played, an action a line: seat, move, arguments. */
const played = (lines: string): SeatAction[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [playerID = '', move = '', ...words] = line.trim().split(' ');
      const args = words.map((word) =>
        /^\d+$/.test(word) && !TO_SEATS.includes(move) ? Number(word) : word,
      );
      return { playerID, move, args };
    });

/** To the learner's turn in a room with the third player, who has put two things down there. */
export const TO_THINGS: readonly SeatAction[] = played(`
  0 choose zoe-ingstrom
  1 choose ox-bellows
  2 choose father-rhinehardt
  0 go foyer
  0 discover foyer 0
  0 answer 0
  0 answer 1
  0 end
  1 discover foyer 2
  1 discover basement-landing 0
  1 answer 1
  1 end
  2 discover basement-landing 3
  2 end
  0 discover larder 3
  0 end
  1 discover basement-landing 2
  1 discover creaky-hallway 2
  1 answer 0
  1 end
  2 discover underground-lake 1
  2 use vault
  2 end
  0 discover basement-landing 1
  0 end
  0 answer roll
  1 discover abandoned-room 1
  1 end
  2 go abandoned-room
  2 drop adrenaline-shot
  2 drop candle
  2 end`);

/** To the learner's first turn of the haunt: all have read their books. */
export const TO_HAUNT: readonly SeatAction[] = [
  ...TO_THINGS,
  ...played(`
  0 drop angel-feather
  0 take candle
  0 trade 2
  0 answer give medallion
  0 answer offer
  2 answer accept
  0 end
  1 discover junk-room 1
  1 end
  2 discover abandoned-room 2
  2 answer 2
  2 end
  2 answer 0
  0 discover furnace-room 1
  0 discover furnace-room 2
  0 answer 3
  0 end
  1 discover servants-quarters 2
  1 discover servants-quarters 0
  1 answer 1
  1 end
  2 answer read
  0 answer read
  2 answer kitchen`),
];

/** To the learner's third turn of it: in a room in which something can be done, with the traitor beside it. */
export const TO_FIGHT: readonly SeatAction[] = [
  ...TO_HAUNT,
  ...played(`
  0 discover creaky-hallway 3
  0 end
  1 use exorcism ring
  1 end
  2 go abandoned-room
  2 go creaky-hallway
  2 end
  0 discover wine-cellar 3
  0 discover dusty-hallway 2
  0 answer roll
  0 end
  1 discover servants-quarters 1
  1 use mask
  1 end
  2 go research-laboratory
  2 end`),
];
