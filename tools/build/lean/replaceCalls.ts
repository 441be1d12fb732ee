/** Puts something else in the place of every call that begins as `start` says, by what stands between its parentheses. */
export function replaceCalls(source: string, start: RegExp, instead: (argument: string) => string): string {
  let done = '';
  let rest = source;
  for (let found = start.exec(rest); found; found = start.exec(rest)) {
    const from = found.index + found[0].length;
    const to = closingAt(rest, from);
    done += rest.slice(0, found.index) + instead(rest.slice(from, to));
    rest = rest.slice(to + 1);
  }
  return done + rest;
}

/** Where the parenthesis closes that was opened before `from`. */
function closingAt(source: string, from: number): number {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const char = source[at] ?? '';
    if (`"'\``.includes(char)) at = source.indexOf(char, at + 1);
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A call has no end.');
}
