/** How the database of each person's keys is called, before the id of the person. */
export const keysDatabase = 'plaza:keys:';
