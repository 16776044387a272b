import { CakeSlice, Clock3, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classes } from '../classes';

export interface FactsProps {
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** Left out where there is room for the rest only. */
  readonly age?: number;
  readonly className?: string;
}

/** How many, how long, how old. */
export function Facts({ seats, minutes, age, className }: FactsProps) {
  const t = useTranslations('facts');
  const facts = [
    { id: 'seats', Icon: UsersRound, text: t('seats', seats) },
    { id: 'minutes', Icon: Clock3, text: t('minutes', { minutes }) },
    ...(age === undefined ? [] : [{ id: 'age', Icon: CakeSlice, text: t('age', { age }) }]),
  ];
  return (
    <ul aria-label={t('label')} className={classes('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {facts.map(({ id, Icon, text }) => (
        <li key={id} className="inline-flex items-center gap-1.5 sm:whitespace-nowrap">
          <Icon aria-hidden size={17} className="opacity-75" />
          {text}
        </li>
      ))}
    </ul>
  );
}
