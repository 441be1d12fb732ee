/** How long a post may be, in characters. */
export const POST_LENGTH = 5000;
export const COMMENT_LENGTH = 2000;
export const NOTE_LENGTH = 1000;
export const TAG_LENGTH = 60;

/** The spec's two values of `sharing`. */
export const SHARING = { public: 1, friend: 2 } as const;

/** How many posts a page of a feed has. The next page begins after the last one's `cursor`. */
export const FEED_PAGE = 20;
export const COMMENTS_PAGE = 50;

/** How long a deleted post can be brought back by the one who wrote it. */
export const UNDO_MINUTES = 10;
