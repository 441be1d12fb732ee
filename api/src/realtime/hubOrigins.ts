import type { Origins } from '@plaza/signalr-server';
import type { Config } from '../config.ts';

/** The pages that may connect: those of this plaza, under the names it answers to. */
export function hubOrigins({ publicUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'allowedHosts'>): Origins {
  if (!publicUrl) return 'same-host';
  const known = new Set([new URL(publicUrl).hostname, ...allowedHosts, 'localhost', '127.0.0.1', '[::1]']);
  return (origin) => {
    if (!URL.canParse(origin)) return false;
    const { host, hostname } = new URL(origin);
    return known.has(hostname) || known.has(host);
  };
}
