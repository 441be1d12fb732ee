import type { CallAnswer } from '@plaza/api-contract';
import { type Outbound, openOutbound } from '../http/outbound/openOutbound.ts';
import type { Plaza } from '../plaza.ts';

const MOST_STEPS = 4;

interface FramingNeeds {
  outbound: Outbound;
  /** Sites whose pages our own pages may frame: what is not of them no browser shows. */
  frames: readonly string[];
  /** Where the page around is. */
  page: string;
}

/** `not-named`: our own pages may not frame that site, whatever it says. */
export type FramingSaid = CallAnswer<'GET /catalogue/framing'>['framing'];

/** Whether a browser will show the page at an address in a frame of ours, as its server says. */
export async function askFraming(
  address: string,
  { outbound, frames, page }: FramingNeeds,
): Promise<FramingSaid> {
  let url = new URL(address);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!frames.includes(url.origin)) return 'not-named';
    // Each step is taken here, so that each is asked whether it may be taken.
    const answer = await outbound(url, { redirect: 'manual', headers: { accept: 'text/html' } }).catch(
      () => undefined,
    );
    if (!answer) return 'unknown';
    const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (to === null) {
      if (!mayFrame(answer.headers, url.origin, page)) return 'refused';
      // It may not let servers in, and let browsers in.
      return answer.ok ? 'allowed' : 'unknown';
    }
    if (!URL.canParse(to, url.href)) return 'unknown';
    url = new URL(to, url);
  }
  return 'unknown';
}

/** What browsers make of frame-ancestors, and of X-Frame-Options where that is not said. */
export function mayFrame(headers: Headers, own: string, page: string): boolean {
  const policies = (headers.get('content-security-policy') ?? '').split(',');
  const lists = policies.flatMap((policy) => {
    const words = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
    const found = words.find(([name]) => name === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
  if (lists.length > 0) return lists.every((list) => list.some((source) => isSource(source, own, page)));
  const options = (headers.get('x-frame-options') ?? '').toLowerCase().split(/\s*,\s*/);
  return !options.includes('deny') && (own === page || !options.includes('sameorigin'));
}

function isSource(source: string, own: string, page: string): boolean {
  if (source === '*') return true;
  if (source === "'self'") return own === page;
  const { protocol, hostname, port } = new URL(page);
  const [, scheme, host, said] =
    /^(?:([a-z][a-z0-9+.-]*):(?:\/\/|$))?([^:/]*)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  // A page that is safer than was asked for will do.
  const isScheme =
    scheme === undefined || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:');
  if (!isScheme) return false;
  if (!host) return scheme !== undefined;
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return (
    isHost && (said === '*' || (said ?? '') === port || (port === '' && said === DEFAULT_PORTS[protocol]))
  );
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Less than a page waits for a game. */
const LIMIT_MS = 6_000;
const MOST_BYTES = 4 * 1024 * 1024;
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 500;

/** Asks about each address once in a while, however many people open its game. Pages of ours need no question. */
export function framingsOf({ config, clock }: Pick<Plaza, 'config' | 'clock'>) {
  const outbound = openOutbound({ limitMs: LIMIT_MS, mostBytes: MOST_BYTES });
  const kept = new Map<string, { framing: Promise<FramingSaid>; until: number }>();
  return async (address: string, page: string): Promise<FramingSaid> => {
    if (!/^https?:\/\//.test(address)) return 'allowed';
    const now = clock.now().getTime();
    const key = `${page} ${address}`;
    const before = kept.get(key);
    if (before && before.until > now) return before.framing;
    const framing = askFraming(address, { outbound, frames: config.frameOrigins, page });
    kept.delete(key);
    kept.set(key, { framing, until: now + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return framing;
  };
}
