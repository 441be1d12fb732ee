/** Words that once stood for several things at once, each with the words that took its place. */
const RETIRED = new Map(
  Object.entries({
    room: 'remote, package or space',
    house: 'server, registry or repository',
    wish: 'outbox entry, request or options',
    desk: 'post store or hub client',
    doorkeeper: 'channel access',
    seat: 'subscription',
    pile: 'list of bytes',
    poke: 'wake',
    unname: 'withdraw mentions',
  }),
);

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** Each identifier of a source text that is made of a retired word, with what to say instead. */
export function findRetiredWords(source: string): string[] {
  const code = withoutProse(source);
  const found = new Set<string>();
  for (const [name] of code.matchAll(IDENTIFIER)) {
    for (const part of partsOf(name)) {
      const instead =
        RETIRED.get(part) ?? RETIRED.get(part.replace(/s$/, '')) ?? RETIRED.get(part.replace(/es$/, ''));
      if (instead) found.add(`${name}: say ${instead}`);
    }
  }
  return [...found];
}

/** Comments and quoted text are for people; the pass over plain English looks after them. */
function withoutProse(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    '',
  );
}

/** `useRoomActs` is made of use, room and acts. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$\d]+/)
    .map((part) => part.toLowerCase());
}
