/** A name in small letters, sign by sign, as the database compares: there no sign becomes two, as `İ` would here. */
export function lowered(name: string): string {
  return Array.from(name, (sign) => String.fromCodePoint(sign.toLowerCase().codePointAt(0) ?? 0)).join('');
}
