import { lookup, type LookupAddress } from 'node:dns';
import { request as askHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { request as askHttps, Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside } from './isInside.ts';

const LIMIT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;
const MOST_REDIRECTS = 3;
const NO_BODY = [204, 205, 304];

type Found = (error: Error | null, addresses: LookupAddress[]) => void;

/** Where names lead, and what of that is our own network. */
export interface Network {
  addressesOf(hostname: string, found: Found): void;
  isInside(address: string): boolean;
}

export interface OutboundRules {
  /** Hosts that the operator has named: where they lead is the operator's choice. With a port it is that one alone. */
  trusted?: readonly string[];
  /** The authority that has signed the certificates of the trusted hosts. */
  ca?: Buffer | undefined;
  /** From the first name that is looked up to the last byte, redirects and all. */
  limitMs?: number;
  mostBytes?: number;
  network?: Network;
}

export interface OutboundInit {
  method?: string;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: string | Buffer;
  redirect?: 'follow' | 'error' | 'manual';
  signal?: AbortSignal | null;
}

/** Asks an address that somebody gave, as `fetch` would. */
export type Outbound = (address: string | URL, init?: OutboundInit) => Promise<Response>;

/** It leads somewhere that nobody outside may send us, or brings more than we take. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
}

const internet: Network = {
  addressesOf: (hostname, found) => lookup(hostname, { all: true }, found),
  isInside,
};

/**
 * The way out of the server to addresses that came from outside. It connects to the very address that was checked, so
 * neither a redirect nor a name that changes its mind leads into our own network.
 */
export function openOutbound({
  trusted = [],
  ca,
  limitMs = LIMIT_MS,
  mostBytes = MOST_BYTES,
  network = internet,
}: OutboundRules = {}): Outbound {
  const pool = { keepAlive: true, maxSockets: 20, timeout: limitMs };
  const checked = { ...pool, lookup: outsideOnly(network) };
  const toOutside = { http: new HttpAgent(checked), https: new HttpsAgent(checked) };
  const toTrusted = { http: new HttpAgent(pool), https: new HttpsAgent({ ...pool, ...(ca ? { ca } : {}) }) };

  return async (address, { method = 'GET', headers, body, redirect = 'follow', signal } = {}) => {
    const limit = AbortSignal.timeout(limitMs);
    const said = new Headers(headers);
    let url = new URL(address);
    let agents = [url.host, url.hostname].some((host) => trusted.includes(host)) ? toTrusted : toOutside;
    for (let redirects = 0; ; redirects += 1) {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // Only names are looked up on the way.
      if (agents === toOutside && isIP(host) !== 0 && network.isInside(host)) throw leadsInside(host);
      const isSafe = url.protocol === 'https:';
      if (!isSafe && url.protocol !== 'http:')
        throw new OutboundRefused(`${url.protocol} is not for the web.`);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        (isSafe ? askHttps : askHttp)(url, {
          method,
          headers: Object.fromEntries(said),
          agent: isSafe ? agents.https : agents.http,
          signal: signal ? AbortSignal.any([limit, signal]) : limit,
        })
          .on('response', resolve)
          .on('error', reject)
          .end(body);
      });
      const to = locationOf(answer);
      if (to === undefined || redirect === 'manual') return responseOf(answer, mostBytes);
      answer.destroy();
      const next = new URL(to, url);
      if (redirect === 'error' || redirects === MOST_REDIRECTS || method !== 'GET')
        throw new OutboundRefused(`${url.host} sends us on to ${next.host}.`);
      if (isSafe && next.protocol !== 'https:')
        throw new OutboundRefused(`${url.host} sends us on unencrypted.`);
      if (next.origin !== url.origin) for (const secret of ['authorization', 'cookie']) said.delete(secret);
      url = next;
      // Whom the operator trusts may still be talked into sending us anywhere.
      agents = toOutside;
    }
  };
}

/** Looks up a name once, for the connection that is about to be made, and leaves it what lies outside. */
function outsideOnly({ addressesOf, isInside }: Network): LookupFunction {
  return (hostname, { all }, callback) => {
    addressesOf(hostname, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = addresses.filter(({ address }) => !isInside(address));
      const [first] = allowed;
      if (!first) return callback(leadsInside(hostname), []);
      if (all) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}

function leadsInside(host: string): OutboundRefused {
  return new OutboundRefused(`${host} leads into a private network.`);
}

function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

async function responseOf(answer: IncomingMessage, mostBytes: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new OutboundRefused(`The answer is larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headersDistinct } = answer;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return new Response(NO_BODY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}
