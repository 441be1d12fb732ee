/** Letters that run from right to left, and the signs that turn what follows them. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * People's words as they stand in a sentence of ours. An Arabic or Hebrew name would turn round the signs and numbers
 * beside it, so it is set apart from them (U+2068 to U+2069); any other stays letter for letter what it is.
 */
export function isolated(words: string): string {
  if (!TURNING.test(words)) return words;
  return `\u2068${isClosed(words) ? words : words.replace(/[\u2066-\u2069]/g, '')}\u2069`;
}

/** Whether every part that is set apart in it also ends in it: another one would end what is around it. */
function isClosed(words: string): boolean {
  let depth = 0;
  for (const sign of words) {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    if (sign === '\u2069') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
