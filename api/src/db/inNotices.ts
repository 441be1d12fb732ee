/** PostgreSQL takes notices of less than 8,000 bytes. */
const MOST_BYTES = 7_900;

/**
 * As few notices as these texts fit into, in their order: each notice wakes every process. Between two texts stands one
 * byte, and one at either end. What is longer is by itself.
 */
export function inNotices(texts: readonly string[]): string[][] {
  const notices: string[][] = [];
  let bytes = Infinity;
  for (const text of texts) {
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > MOST_BYTES) {
      notices.push([text]);
      bytes = Buffer.byteLength(text) + 2;
    } else notices.at(-1)?.push(text);
  }
  return notices;
}

export const fitsNotice = (text: string): boolean => Buffer.byteLength(text) <= MOST_BYTES;
