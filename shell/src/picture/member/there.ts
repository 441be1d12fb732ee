/** Said when the page shows what its address is for: `member.ts` waits for it. */
export const THERE = 'plaza:there';
