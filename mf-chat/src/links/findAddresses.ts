/** An address in a text, without the dot or bracket that ends the sentence around it. */
export const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** The first address of a text: the one that gets a card. */
export function firstAddress(text: string): URL | undefined {
  for (const [address] of text.matchAll(ADDRESS)) {
    if (URL.canParse(address)) return new URL(address);
  }
  return undefined;
}
