/** So much of what one answers stands above the answer. */
const QUOTED = 160;

/** A sign outside of the oldest 65,536 is two units long: half of one shows as a question mark. */
export function quotedOf(text: string, most = QUOTED): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
