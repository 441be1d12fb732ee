/** A game that came with this Plaza. Its scores are checked; what a stranger's game says is shown and not believed. */
export const isOurs = ({ url }: { url: string }): boolean => url.startsWith('/framed/');
