/** How wide the only picture of a post is, as the attribute `sizes` wants it. */
export const WHOLE = '(width >= 900px) 620px, 100vw';
/** The same for one of several. */
export const HALF = '(width >= 900px) 310px, 50vw';
