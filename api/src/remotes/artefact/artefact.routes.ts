import type { Context } from 'koa';
import { z } from 'zod';
import { RemoteId, Version } from '@plaza/api-contract';
import type { On } from '../../http/slice.ts';
import { isUnchanged } from '../../http/isUnchanged.ts';
import type { ArtefactStore, StoredFile } from './ArtefactStore.ts';
import { contentTypeOf } from './contentTypeOf.ts';
import { isMap } from './readUpload.ts';

const Address = z.object({ name: RemoteId, version: Version, path: z.string() });

/** The files of every version. A version never changes, so a browser asks for each file once. */
export function artefactRoutes(on: On, store: ArtefactStore): void {
  // public: code is no secret, and the login screen is made of it
  on.outside('GET /remotes/{*address}', async (ctx) => {
    const address = readAddress(ctx.path);
    // A source map is for who runs this Plaza: the console reads it for them.
    if (address && isMap(address.path)) return answerNothing(ctx);
    const plain = address && (await store.read(address.name, address.version, address.path));
    if (!address || !plain || address.path.endsWith('.gz')) return answerNothing(ctx);

    ctx.set({
      'Cache-Control': /(^|\/)mf-manifest\.json$/.test(address.path)
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Accept-Encoding',
    });
    ctx.set('Content-Type', contentTypeOf(address.path));
    const packed = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    const twin = packed ? await store.read(address.name, address.version, `${address.path}.gz`) : undefined;
    if (twin) ctx.set('Content-Encoding', 'gzip');
    send(ctx, twin ?? plain);
  });
}

function readAddress(path: string): z.infer<typeof Address> | undefined {
  const [, , name, version, ...rest] = path.split('/');
  return Address.safeParse({ name, version, path: rest.join('/') }).data;
}

function send(ctx: Context, file: StoredFile): void {
  if (isUnchanged(ctx, file.etag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = 200;
  ctx.length = file.size;
  if (ctx.method !== 'HEAD') ctx.body = file.open();
}

/** Never a page: a script that turns out to be HTML tells nobody what is wrong. */
function answerNothing(ctx: Context): void {
  ctx.status = 404;
  ctx.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
  ctx.type = 'text/plain';
  ctx.body = 'There is no such file.\n';
}
