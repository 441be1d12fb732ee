import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { On } from '../http/slice.ts';
import { watchStart } from './watchStart.ts';

const SCRIPT = `(${plainLines(watchStart.toString())})(window);\n`;
const PACKED = gzipSync(SCRIPT, { level: 9 });
const FILE = '/start.js';

/** Where a page finds what watches its shell start. The bytes are in the address, so it may be kept for good. */
export const START_WATCH = `${FILE}?${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 12)}`;

export function startWatchRoute(on: On): void {
  // public: it is part of every page, and says nothing of anybody
  on.outside(`GET ${FILE}`, (ctx) => {
    ctx.set({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' });
    ctx.type = 'text/javascript';
    const isPacked = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isPacked) ctx.set('Content-Encoding', 'gzip');
    ctx.body = isPacked ? PACKED : SCRIPT;
  });
}

/** Every page fetches it: without the comments of its authors and the room before its lines it is a fifth smaller. */
function plainLines(script: string): string {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter((line) => !line.startsWith('//')).join('\n');
}
