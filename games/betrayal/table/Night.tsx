/** What lies around the house: a hill by night, rain, and the moon behind clouds. Decoration. */
export const Night = () => (
  <div aria-hidden className="bt-night">
    <svg aria-hidden viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice">
      <circle cx="262" cy="40" r="26" className="bt-moon" />
      <path
        d="M250 58C262 46 282 50 290 58C304 48 330 52 336 62C350 58 366 64 370 74H240C236 66 242 60 250 58ZM20 40C34 28 56 32 66 42C80 34 104 40 108 52H8C8 46 14 42 20 40Z"
        className="bt-clouds"
      />
      <path
        d="M0 240V196C60 176 96 150 150 146C210 142 250 128 300 150C340 168 370 186 400 190V240Z"
        className="bt-hill"
      />
      <path
        d="M30 196V172L24 176M30 180L38 170M30 172L34 158M372 190V160L366 166M372 172L382 162M372 160L376 146"
        className="bt-trees"
      />
    </svg>
    <span className="bt-rain" />
  </div>
);
