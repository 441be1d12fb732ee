/** So much of what somebody said stands above an answer to it, and beside why it was not sent. */
const QUOTED = 160;

/** A sign outside of the oldest 65,536 is two units long: half of one shows as a question mark. */
export function quotedOf(text: string): string {
  return text.slice(0, QUOTED).replace(/[\uD800-\uDBFF]$/, '');
}
