/** An anchor of the rulebook, or of a side's book: `BH17`, `BH-axe`, `BH-h04-H`. */
export type ClauseID = `BH${string}`;
