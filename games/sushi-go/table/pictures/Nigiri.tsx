import type { Kind } from '../../rules/components';
import { Face } from './face';

/** The pillow of rice under every nigiri. */
function Rice() {
  return (
    <>
      <path
        d="M12 66C11 55 20 48 50 48S89 55 88 66C88 71 90 73 88 79C85 88 74 90 50 90S15 88 12 79C10 74 12 71 12 66Z"
        fill="var(--sg-rice)"
        className="sg-o"
      />
      <path
        d="M13.6 78C24 85 38 84.6 50 84.6S76 85 86.4 78C84 87 73 88.4 50 88.4S16 87 13.6 78Z"
        fill="var(--sg-rice-shade)"
      />
      <path
        d="M21 79.6l3 1.4M33 82.6l3 .4M64 82.8l3-.6M76 81l3-1.6M24 71l2 1.6M75 72l2.6-1.6"
        className="sg-grain"
      />
      <Face x={50} y={72} size={0.95} mood="smile" />
    </>
  );
}

function Squid() {
  return (
    <>
      <path
        d="M7 58C5 34 24 19 52 19C76 19 95 33 93 56C93 64 85 66 82 60C79 67 70 66 68 59C64 66 54 65 51 59C47 66 37 65 34 59C31 66 22 67 19 60C16 67 8 66 7 58Z"
        fill="var(--sg-squid)"
        className="sg-o"
      />
      <path
        d="M8 57C9 64 16 65 19 58C22 65 31 64 34 57C37 64 47 64 51 57C54 63 64 64 68 57C70 64 79 65 82 58C85 64 92 63 92 55C88 54 85 50 82 50C78 56 70 55 67 50C62 56 55 55 51 50C46 56 38 55 34 50C30 56 22 56 19 51C14 52 11 56 8 57Z"
        fill="var(--sg-squid-shade)"
      />
      <path
        d="M29 31l12 12M41 27l13 14M54 25l13 13M67 28l11 11M41 29l-11 13M55 26l-13 15M68 28l-13 13M79 34l-9 9"
        className="sg-score"
      />
      <path d="M17 40C21 31 28 26 36 23.6" className="sg-shine" />
    </>
  );
}

function Salmon() {
  return (
    <>
      <path
        d="M6 61C4 38 24 21 53 19C80 18 97 36 95 58C95 66 88 67 83 62C74 54 62 52 49 52C34 52 25 56 17 64C12 69 7 68 6 61Z"
        fill="var(--sg-salmon)"
        className="sg-o"
      />
      <path
        d="M8 61C8 66 12 67 17 62C25 54.4 34 50.4 49 50.4C63 50.4 74 52.6 83 60.4C88 64.6 94 64 93.6 56C86 50 70 44.6 51 44.6C30 44.6 14 50 8 61Z"
        fill="var(--sg-salmon-deep)"
      />
      <path
        d="M22 52C24 41 30 31 38 25M38 47C39 37 44 28 51 22.4M55 46.4C55 37 59 29 65 23.4M71 49C71 41 74 34 79 30"
        className="sg-fat"
      />
      <path d="M14 45C16 38 20 33 25 29.6" className="sg-shine" />
    </>
  );
}

function Egg() {
  return (
    <>
      <path
        d="M10 34C10 26 15 23 22 22H78C85 23 90 26 90 34V50C90 57 86 59 79 59H21C14 59 10 57 10 50Z"
        fill="var(--sg-egg)"
        className="sg-o"
      />
      <path
        d="M11.6 45V50C11.6 56 15 57.4 21 57.4H79C85 57.4 88.4 56 88.4 50V45C86 49 82 50 78 50H22C18 50 14 49 11.6 45Z"
        fill="var(--sg-egg-deep)"
      />
      <path d="M17 34C24 31 32 36 38 33M63 32C70 35 77 30 84 34" className="sg-fold" />
      <path d="M17 29.6C19 27 22 26.6 27 26.6H33" className="sg-shine" />
      <path d="M41 21H59V59.6H41Z" fill="var(--sg-nori)" className="sg-o" />
      <path d="M45 24V56" className="sg-shine" strokeOpacity="0.3" />
    </>
  );
}

const TOPPINGS: Partial<Readonly<Record<Kind, () => React.ReactNode>>> = {
  squid: Squid,
  salmon: Salmon,
  egg: Egg,
};

export function Nigiri({ kind }: { readonly kind: Kind }) {
  const Topping = TOPPINGS[kind];
  return (
    <>
      <Rice />
      {Topping !== undefined && <Topping />}
    </>
  );
}
