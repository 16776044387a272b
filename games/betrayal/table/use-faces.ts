import { fetchedPart, useFetched } from '@/ui/use-fetched';

const faces = fetchedPart(() => import('./Faces'));

/** The explorers' faces: until they are there, and where they don't come, seats have their signs alone. */
export const useFaces = (isWanted: boolean) => useFetched(faces, isWanted);
