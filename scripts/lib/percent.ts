/** A share from 0 to 1 as the workshop writes it. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
