/** Two strokes of red ink across who has fallen. */
export function FallenMark() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="ns-fallen-mark">
      <path d="M12 16C30 34 52 54 88 88L83 90C56 70 30 46 9 22ZM88 10C70 32 48 56 10 90L15 92C46 70 72 42 93 16Z" />
    </svg>
  );
}

/** The castle, in ink: where the map lies, and the cards that are set aside. */
export function Castle() {
  return (
    <svg aria-hidden viewBox="0 0 400 260" className="ns-castle" preserveAspectRatio="xMidYMax meet">
      <circle cx="292" cy="70" r="40" className="ns-castle-sun" />
      <path
        d="M0 214C40 190 66 196 96 208C130 184 150 200 176 210L400 196V260H0Z"
        className="ns-castle-far"
      />
      <path
        d="M196 22L199 14L202 22C214 34 232 42 250 44L246 51H236V68H258C272 78 288 84 306 85L301 93H286V116H306C322 128 342 135 362 136L356 146H338V176H352L372 244H52L72 176H60L62 146H44L38 136C58 135 78 128 94 116H112V93H99L94 85C112 84 128 78 142 68H164V51H152L148 44C166 42 184 34 196 22ZM176 51V68H224V51ZM124 93V116H274V93ZM76 146V176H322V146Z"
        fillRule="evenodd"
        className="ns-castle-ink"
      />
      <path
        d="M186 54H192V64H186ZM208 54H214V64H208ZM148 98H156V110H148ZM178 98H186V110H178ZM212 98H220V110H212ZM242 98H250V110H242ZM104 152H114V168H104ZM144 152H154V168H144ZM184 152H214V176H184ZM244 152H254V168H244ZM284 152H294V168H284Z"
        className="ns-castle-ink"
      />
      <path
        d="M66 200H358M62 218H364M120 184V200M180 200V218M240 184V200M150 218V240M270 218V240M310 200V218M92 218V240"
        className="ns-castle-stone"
      />
      <path d="M0 246C60 232 120 252 200 242S340 250 400 240V260H0Z" className="ns-castle-mist" />
    </svg>
  );
}
