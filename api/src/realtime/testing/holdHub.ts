import { beginFamily } from '../../auth/families.ts';
import { keyFor } from '../../keyFor.ts';
import { signAccessToken } from '../../auth/accessToken.ts';
import { closeOnSignals } from '../../closeOnSignals.ts';
import { found } from '../../http/errors.ts';
import { notFound } from '../../http/commonErrors.ts';
import type { Slice } from '../../http/slice.ts';
import { startPlaza } from '../../startPlaza.ts';
import { User } from '../../users/User.ts';
import { publishToUser } from '../publishToUser.ts';

// A server in a process of its own that can be killed, with a page, a session and published on demand.
const published: Slice = (on, { db, clock, config }) => {
  const basalt = async () => found(await User.query(db).findOne({ username: 'basalt' }), notFound);
  on.outside('GET /test/page', (ctx) => {
    ctx.type = 'html';
    ctx.body = '<!doctype html><title>A page with the stock client</title>';
  });
  on.outside('GET /test/token', async (ctx) => {
    const { id: userId } = await basalt();
    const access = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
    const { family } = await beginFamily(access, { userId, deviceHash: Buffer.alloc(32), userAgent: null });
    const key = keyFor(config.sessionSecret, 'access');
    ctx.body = await signAccessToken(key, { userId, familyId: family.id }, clock.now());
  });
  on.outside('GET /test/publish/:text', async (ctx) => {
    const payload = { message: ctx.path.split('/').at(-1) ?? '', sendername: 'Amber', chatID: '1' };
    await publishToUser(db, (await basalt()).id, { type: 'new-message', payload });
    ctx.body = 'told';
  });
  on.outside('GET /test/log', async (ctx) => {
    const { id: user_id } = await basalt();
    const kept = await db('hub_events')
      .where({ user_id, type: 'new-message' })
      .orderBy('seq')
      .select('payload');
    ctx.body = kept.map(({ payload }) => payload.message);
  });
};

const start = startPlaza({ slices: [published] });
closeOnSignals(start);
void start.then(({ port }) => process.stdout.write(`${port}\n`));
