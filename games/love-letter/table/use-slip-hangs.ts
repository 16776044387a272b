import { useMedia } from '@/ui/use-media';

/**
 * Whether the slip that says what a card does hangs on the cards, as hand.css has it, and takes no room. Where
 * it lies beside them, its words push the table about: a pointer that called for them would lose what it is
 * on, and find it again, without end. There they come with a press.
 */
export const useSlipHangs = (): boolean => useMedia('(min-width: 48rem)');
