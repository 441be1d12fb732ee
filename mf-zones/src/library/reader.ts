/** So many pages has the reader, whichever book is open. */
export const PAGES = 5;

/** The page after this one; the last stays. The index goes from 0 to 4. */
export const turnedPage = (page: number): number => Math.min(PAGES - 1, page + 1);
