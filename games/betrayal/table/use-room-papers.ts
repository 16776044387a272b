import { fetchedPart, useFetched } from '@/ui/use-fetched';

const papers = fetchedPart(() => import('./RoomPaper'));

/** What is read of a room: fetched when the first plan is laid. */
export const useRoomPapers = (isWanted: boolean) => useFetched(papers, isWanted);
