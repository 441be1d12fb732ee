import type { PublishedRemote } from '../remotes/registry/LiveRegistry.ts';
import type { PickedRemote } from '../remotes/registry/pickVersions.ts';

/** What a request for a page says about who asks. */
export interface PageAsked {
  path: string;
  query: Readonly<Record<string, unknown>>;
  /** Somebody has logged in with this browser; the cookie is the server's own. */
  hasLoggedIn: boolean;
  /** What the shell wrote there when it was chosen, or when somebody came or went. It proves nothing. */
  choices: { session: string | undefined; theme: string | undefined };
  userAgent: string;
}

/** What the page of an address is made of, for the browser that asks. */
export interface PageDecision {
  shell: PublishedRemote;
  /** The remote whose address it is, unless it is switched off. */
  remote: PublishedRemote | undefined;
  /** The visitor's own choice; without one the device decides. */
  theme: 'dark' | 'light' | undefined;
  /** Somebody has logged in here, and will not see what strangers see. */
  isKnown: boolean;
  /** What is drawn of it before any script has come: the page of a stranger, or the home of a member by the device. */
  picture: 'page' | 'phone' | 'desk' | undefined;
  /** The headers that had a say. */
  vary: string;
}

/** Decides what a page is made of; nothing while no shell is live. */
export function decidePage(asked: PageAsked, remotes: readonly PickedRemote[]): PageDecision | undefined {
  const { path, query, hasLoggedIn, choices, userAgent } = asked;
  const shell = remotes.find(({ name }) => name === 'shell')?.current;
  if (!shell) return undefined;
  const isMemberAtHome = hasLoggedIn && path === '/' && choices.session === 'member';
  // What stands behind the ? may ask for another step of the login, or for links that lead further.
  const isPlain = query['view'] === undefined && query['then'] === undefined;
  const device = /Mobi/.test(userAgent) ? 'phone' : 'desk';
  return {
    shell,
    remote: ownerOf(path, remotes),
    theme: choices.theme === 'dark' || choices.theme === 'light' ? choices.theme : undefined,
    isKnown: hasLoggedIn,
    picture: isMemberAtHome ? device : !hasLoggedIn && isPlain ? 'page' : undefined,
    vary: `Cookie, Accept-Encoding, Accept-Language${isMemberAtHome ? ', User-Agent' : ''}`,
  };
}

function ownerOf(path: string, remotes: readonly PickedRemote[]): PublishedRemote | undefined {
  return remotes.find(
    ({ killed, current }) => !killed && current.routes.some((route) => liesAt(path, route.path)),
  )?.current;
}

/** `/chat` is exact, `/chat/*` is `/chat` and all below it. */
function liesAt(asked: string, route: string): boolean {
  const path = withoutLastSlashes(asked);
  if (!route.endsWith('/*')) return path === route;
  return path === route.slice(0, -2) || path.startsWith(route.slice(0, -1));
}

/** Counted from the end: a pattern would begin anew at each of many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
