import { Face } from './face';

export function Tempura() {
  return (
    <>
      <path
        d="M66 27C64 17 68 8 77 4C78 10 80 13 84 15C89 13 94 14 98 17C96 26 88 32 78 32Z"
        fill="var(--sg-prawn)"
        className="sg-o"
      />
      <path d="M74 24C76 19 76 14 76 10M80 26C84 24 88 21 91 19" className="sg-fat" strokeWidth="2" />
      <path
        d="M76 28C84 33 84 42 79 46C82 54 76 60 70 60C70 69 63 74 56 72C53 81 45 84 39 80C34 88 22 89 17 82C8 82 4 72 9 66C6 58 11 51 18 51C18 43 25 38 31 41C33 32 42 29 47 33C51 25 60 23 64 27C68 24 73 25 76 28Z"
        fill="var(--sg-batter)"
        className="sg-o"
      />
      <path
        d="M79 45C80 53 76 58 70 58C70 67 63 72 56 70C53 79 45 82 39 78C34 86 22 87 17 80C12 80 9 77 8 73C14 76 20 75 24 71C30 74 38 72 41 66C48 68 55 63 56 57C64 58 71 52 72 44C75 46 77 46 79 45Z"
        fill="var(--sg-batter-deep)"
      />
      <path d="M25 48C27 45 29 44.6 32 45M45 38C47 35 50 34 53 34.6" className="sg-shine" />
      <path d="M62 41l3 -2M66 47l2 .6M18 62l1.6 -2M52 63l2 1.6M30 78l2 -1" className="sg-crumb" />
      <g transform="rotate(-32 38 58)">
        <Face x={39} y={56} size={1.06} mood="open" />
      </g>
    </>
  );
}

const SLICE =
  'M-21 27C-27 10 -25 -18 -13 -28C-5 -34 8 -33 15 -26C25 -14 26 12 20 27C18 33 13 34 7 32C0 30 -4 30 -9 32C-15 34 -19 33 -21 27Z';

function Slice({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={SLICE} fill="var(--sg-tuna)" className="sg-o" />
      <path
        d="M-20.6 24C-18 33 -14 32.4 -9 30.4C-4 28.4 0 28.4 7 30.4C13 32 17.6 31 19.4 25C22 14 22 4 20.6 -6C19 10 16 20 8 21C0 22 -14 18 -20.6 24Z"
        fill="var(--sg-tuna-deep)"
      />
      <path d="M-20 -4C-10 -12 4 -14 20 -10M-16 -17C-8 -23 4 -25 15 -20" className="sg-fat" />
    </g>
  );
}

export function Sashimi() {
  return (
    <>
      <path
        d="M4 72C2 60 14 56 20 48C26 40 40 34 52 36C66 34 80 42 84 52C94 58 98 68 94 78C84 92 18 92 4 72Z"
        fill="var(--sg-leaf)"
        className="sg-o"
      />
      <path d="M8 74C22 88 80 88 92 76" className="sg-vein" />
      <Slice x={74} y={46} turn={20} />
      <Slice x={27} y={46} turn={-20} />
      <Slice x={50} y={52} turn={0} />
      <Face x={50} y={58} size={0.98} mood="shy" />
    </>
  );
}

export function Dumpling() {
  return (
    <>
      <path
        d="M6 72C2 50 14 34 26 30C30 22 40 22 44 25C48 17 58 18 60 25C66 19 76 23 77 31C90 38 98 54 94 72C91 84 76 87 50 87S9 84 6 72Z"
        fill="var(--sg-dough)"
        className="sg-o"
      />
      <path
        d="M7.6 70C10 80 24 79 50 79S90 80 92.4 70C92 83 76 85.4 50 85.4S8 83 7.6 70Z"
        fill="var(--sg-dough-deep)"
      />
      <path
        d="M27 31C27 39 25 44 21 49M44 26C45 34 44 40 41 46M60 26C60 34 61 40 64 45M76 32C76 39 78 44 82 49"
        className="sg-fold"
      />
      <path d="M13 58C14 51 17 46 20 42" className="sg-shine" />
      <Face x={50} y={62} size={1.25} mood="content" />
    </>
  );
}

export function Wasabi() {
  return (
    <>
      <path
        d="M8 76C4 64 12 56 21 55C18 45 26 38 35 38C33 28 42 24 47 18C50 13 49 9 47 5C58 6 65 14 63 24C62 28 60 31 62 34C72 34 80 42 77 53C88 54 97 63 92 76C88 88 70 90 50 90S12 88 8 76Z"
        fill="var(--sg-wasabi)"
        className="sg-o"
      />
      <path
        d="M9.6 75C16 81 32 82 50 82S84 81 90.6 75C87 87 70 88.4 50 88.4S13 87 9.6 75ZM76 53C70 59 50 60 33 57C48 66 78 66 88 60C85 56 81 55 76 53ZM61 34C56 40 49 41 42 40C50 46 66 46 72 40C69 36 65 35 61 34Z"
        fill="var(--sg-wasabi-deep)"
      />
      <path
        d="M25 52C25 46 30 42.6 35 42.4M44 27C49 23 52 19 52.6 14M14 67C15 62 18 60 22 59"
        className="sg-shine"
      />
      <Face x={50} y={71} size={1.2} mood="open" />
    </>
  );
}

export function Pudding() {
  return (
    <>
      <ellipse cx="50" cy="84" rx="46" ry="11" fill="var(--sg-plate)" className="sg-o" />
      <path d="M14 85C26 92 74 92 86 85" className="sg-rim" />
      <path
        d="M25 26C28 20 36 18 50 18S72 20 75 26L87 76C88 84 76 87 50 87S12 84 13 76Z"
        fill="var(--sg-custard)"
        className="sg-o"
      />
      <path
        d="M14.6 76C22 81 36 80.6 50 80.6S78 81 85.4 76C86 83 75 85.4 50 85.4S14 83 14.6 76Z"
        fill="var(--sg-custard-deep)"
      />
      <path
        d="M25 26C28 20 36 18 50 18S72 20 75 26L79 42C79 48 72 49 70 43C66 40 62 42 61 47C60 52 54 52 53 46C51 41 46 41 43 44C39 50 34 48 33 43C31 40 27 48 22 44C20 43 21 41 21 40Z"
        fill="var(--sg-caramel)"
        className="sg-o"
      />
      <path d="M32 27C36 24 42 23 49 23" className="sg-shine" />
      <Face x={50} y={63} size={1.2} mood="smile" />
    </>
  );
}

export function Chopsticks() {
  return (
    <>
      <g transform="rotate(14 50 50)">
        <path
          d="M29 6C29 2 39 2 39 6L37 95C36.6 98 33.4 98 33 95Z"
          fill="var(--sg-lacquer)"
          className="sg-o"
        />
        <path d="M29.2 12H39M29.6 19H38.8" className="sg-band-line" />
      </g>
      <g transform="rotate(26 50 50)">
        <path
          d="M55 5C55 1 65 1 65 5L63 93C62.6 96 59.4 96 59 93Z"
          fill="var(--sg-lacquer)"
          className="sg-o"
        />
        <path d="M55.2 11H65M55.6 18H64.8" className="sg-band-line" />
      </g>
      <g transform="rotate(20 50 50)">
        <path
          d="M20 37C20 33 23 31 27 31H73C77 31 80 33 80 37V67C80 71 77 73 73 73H27C23 73 20 71 20 67Z"
          fill="var(--sg-rice)"
          className="sg-o"
        />
        <path
          d="M21.6 60H78.4V67C78.4 70 76 71.4 73 71.4H27C24 71.4 21.6 70 21.6 67Z"
          fill="var(--sg-lacquer-light)"
        />
      </g>
      <Face x={51} y={49} size={1.2} mood="content" />
    </>
  );
}
