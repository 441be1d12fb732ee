import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../keyFor.ts';
import type { Config } from '../config.ts';

const MAC_LETTERS = 22;

/** The word in the link of a mail: it names a decision and cannot be made up. */
export function appealToken({ sessionSecret }: Pick<Config, 'sessionSecret'>, decisionId: string): string {
  const mac = createHmac('sha256', keyFor(sessionSecret, 'appeal')).update(decisionId).digest('base64url');
  return `${decisionId}.${mac.slice(0, MAC_LETTERS)}`;
}

/** Which decision it names; null for a word that was made up. */
export function readAppealToken(config: Pick<Config, 'sessionSecret'>, token: string): string | null {
  const [, id] = /^([1-9]\d{0,17})\.[\w-]{22}$/.exec(token) ?? [];
  if (!id) return null;
  return timingSafeEqual(Buffer.from(token), Buffer.from(appealToken(config, id))) ? id : null;
}

/** What follows # stays in the browser: the token is in no log. Without PUBLIC_URL there is no link. */
export function appealUrl(
  config: Pick<Config, 'sessionSecret' | 'mode' | 'port' | 'publicUrl'>,
  decisionId: string,
): string | null {
  const own = config.mode === 'production' ? undefined : `http://localhost:${config.port}`;
  const base = config.publicUrl ?? own;
  return base ? `${base}/appeal#${appealToken(config, decisionId)}` : null;
}
