import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';

const pack = promisify(gzip);

/** Below it fits into one packet of the network either way. */
const WORTH_BYTES = 1400;
/** Most of what the highest gets, at a quarter of its time. */
const LEVEL = 4;

/** Puts an answer into the body: packed, where it is long and the browser takes it. A feed of posts is a sixth then. */
export async function packAnswer(ctx: Context, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  ctx.type = 'json';
  ctx.vary('Accept-Encoding');
  if (Buffer.byteLength(text) < WORTH_BYTES || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = text;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await pack(text, { level: LEVEL });
}
