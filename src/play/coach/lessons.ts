import { keepInList, keptList } from '@/ui/kept-list';

/** Games whose lesson has been taken or is not wanted, or that have been played to an end. */
const STORAGE_KEY = 'kaizhuo.lessons';

export const knowsLesson = (slug: string): boolean => keptList(STORAGE_KEY).includes(slug);

/** The lesson of this game need not be offered again. */
export const rememberLesson = (slug: string): void => keepInList(STORAGE_KEY, slug);
