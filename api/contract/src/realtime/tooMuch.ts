/** What the hub says to who calls it too often: a little later it does the same. */
export const TOO_MUCH_AT_ONCE = 'That was a lot at once. Please wait a moment.';
