import { createHash } from 'node:crypto';
import { away } from '../../http/commonErrors.ts';
import { found } from '../../http/errors.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { isUnchanged } from '../browser/isUnchanged.ts';
import { setOverrides } from '../browser/overrides.ts';
import { noShell } from '../remotes.errors.ts';
import type { Registry } from './openRegistry.ts';
import { presentRegistry } from './presentRegistry.ts';

/** What a browser asks about remotes. */
export function registryRoutes(on: On, plaza: Plaza, registry: Registry): void {
  // public: the login screen and the landing page stand on it
  on.raw('GET /remotes', async ({ session, input, ctx }) => {
    const { revision, rooms } = await registry.pickFor(ctx, session, input.query.preview);
    const answer = found(presentRegistry(revision, rooms), noShell);
    ctx.set({ 'Cache-Control': 'no-cache', Vary: 'Authorization, Cookie' });
    const tag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
    if (!isUnchanged(ctx, tag)) return answer;
    ctx.status = 304;
    return undefined;
  });

  // public: it carries one number, the same for everybody
  on.raw('GET /remotes/stream', async ({ ctx }) => {
    const stream = await registry.stream();
    if (!stream) throw away({ headers: { 'Retry-After': '60' } });
    // The buffering of a proxy would hold news back until there are many.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    ctx.type = 'text/event-stream';
    ctx.body = stream;
  });

  on('POST /remotes/overrides', async ({ input, ctx }) => {
    setOverrides(ctx, plaza, input.body.allowed);
    return { allowed: input.body.allowed };
  });
}
