const RESERVED = new Set('admin administrator demo me moderator plaza root support system'.split(' '));

/** Whether the name would make a stranger look official, or means something to us. */
export function isReserved(username: string): boolean {
  return RESERVED.has(username.toLowerCase()) || /^(guest|left)-/i.test(username);
}
