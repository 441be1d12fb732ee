import type { Context } from 'koa';
import { badJson, notJson, tooLarge } from './commonErrors.ts';

export const MAX_JSON_BYTES = 64 * 1024;

/** The body as JSON; nothing sent is an empty object, so that calls without a required field need no body. */
export async function readJson(ctx: Context, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
  const bytes = await readBytes(ctx, maxBytes);
  if (bytes.length === 0) return {};
  // Also keeps foreign forms out: a browser cannot send this type across sites without asking first.
  if (!ctx.is('application/json')) throw notJson();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw badJson({ cause });
  }
}

export async function readBytes(ctx: Context, maxBytes: number): Promise<Buffer> {
  if (ctx.get('content-encoding')) throw notJson({ sentence: 'Send the request without compression.' });
  if (Number(ctx.get('content-length')) > maxBytes) throw refuseLarge(ctx, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  // A plain `for await` would destroy the socket when it stops early, and the refusal with it.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) throw refuseLarge(ctx, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseLarge(ctx: Context, maxBytes: number) {
  // The rest of the body is not worth reading; the connection ends with the answer.
  ctx.set('Connection', 'close');
  return tooLarge({
    sentence: `That is too large. Up to ${Math.floor(maxBytes / 1024)} kB fit.`,
    fields: { body: 'Too large.' },
  });
}
