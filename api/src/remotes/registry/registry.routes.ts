import { createHash } from 'node:crypto';
import { found } from '../../http/errors.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { isUnchanged } from '../../http/isUnchanged.ts';
import { setOverrides } from '../browser/overrides.ts';
import { noShell } from '../remotes.errors.ts';
import type { Registry } from './openRegistry.ts';
import { presentRegistry } from './presentRegistry.ts';

/** What a browser asks about remotes. */
export function registryRoutes(on: On, plaza: Plaza, registry: Registry): void {
  // public: the login screen and the landing page stand on it
  on.raw('GET /remotes', async ({ session, input, ctx }) => {
    const { revision, remotes } = await registry.pickFor(ctx, session, input.query.preview);
    const answer = found(presentRegistry(revision, remotes), noShell);
    ctx.set({ 'Cache-Control': 'no-cache', Vary: 'Authorization, Cookie' });
    const tag = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
    if (!isUnchanged(ctx, tag)) return answer;
    ctx.status = 304;
    return undefined;
  });

  on('POST /remotes/overrides', async ({ input, ctx }) => {
    setOverrides(ctx, plaza, input.body.allowed);
    return { allowed: input.body.allowed };
  });
}
