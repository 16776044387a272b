/** The name under which a device keeps which haunts it has met. */
export const MET = 'haunts';

/** As whom a haunt may have been won on a device; `other`: where each plays alone. */
export const WON_AS = ['heroes', 'traitor', 'other'] as const;
