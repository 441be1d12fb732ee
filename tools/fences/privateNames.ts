/** A package that runs in a browser, and the names under which it keeps something there: `feedTab`, `feedEdit *`. */
export interface Keeper {
  name: string;
  storage: readonly string[];
}

/** Names that are words of everyday code too: they count only where something is kept under them. */
const EVERYDAY = /^[a-z]+$|^userId$/;

/** Addresses of the api that the shell asks by itself: who somebody is, and what is live. All else goes by the name of a call. */
const OWN_ADDRESSES: Record<string, RegExp> = { shell: /^\/api(\/auth\/|\/remotes\b|$)/ };

const ACCESS =
  /\b(?:getItem|setItem|removeItem|(?:caches|indexedDB)\??\.(?:open|delete|deleteDatabase))\(\s*([^,()\s]+)/g;
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** What a source of a package does with names and addresses that are another package's own business. */
export function findForeignNames(keeper: Keeper, source: string, all: readonly Keeper[]): string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const strings = [...code.matchAll(STRING)].map(([, one, two, template]) =>
    textOf(one ?? two ?? template ?? ''),
  );
  const accessed = [...code.matchAll(ACCESS)].flatMap(([, argument = '']) => keysOf(argument, code));
  const foreign = strings.flatMap((text) => {
    const owner = all.find(
      ({ name, storage }) =>
        name !== keeper.name && storage.some((key) => !EVERYDAY.test(key) && covers(key, text)),
    );
    return owner
      ? [`"${text}" is where ${owner.name} keeps something: ask it by the contract, or let it do the work`]
      : [];
  });
  const unlisted = accessed
    .filter((text) => !keeper.storage.some((key) => covers(key, text)))
    .map((text) => `"${text}" is not among plaza.storage in the package.json of ${keeper.name}`);
  const addresses = strings
    .filter((text) => text.startsWith('/api') && !OWN_ADDRESSES[keeper.name]?.test(text))
    .map(
      (text) =>
        `${text} is an address of the api: call it by its name, so that both sides agree on its shape`,
    );
  return [...new Set([...foreign, ...unlisted, ...addresses])];
}

/** The text of a template up to its first hole, with a star for the rest. */
function textOf(written: string): string {
  const hole = written.indexOf('${');
  return hole < 0 ? written : `${written.slice(0, hole)}*`;
}

/** The names that an argument stands for, as far as its own file says. */
function keysOf(argument: string, code: string): string[] {
  const written = [...argument.matchAll(STRING)].map(([, one, two, template]) =>
    textOf(one ?? two ?? template ?? ''),
  );
  if (written.length > 0) return written;
  const [name = ''] = /^\w+/.exec(argument) ?? [];
  const declared = new RegExp(`const ${name} = ([^;]*);`).exec(code)?.[1];
  return declared && /^['"`{]|^\([^)]*\) => `/.test(declared)
    ? [...declared.matchAll(STRING)].map(([, one, two, template]) => textOf(one ?? two ?? template ?? ''))
    : [];
}

function covers(key: string, text: string): boolean {
  return key.endsWith('*') ? text.startsWith(key.slice(0, -1)) : text === key;
}
