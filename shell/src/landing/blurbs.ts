/** What this place is, in six short breaths, by the names of its words. */
export const blurbs = ['places', 'play', 'meet', 'stars', 'chats', 'town'] as const;
