import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { Pool } from 'pg';
import { signAccessToken } from '../../auth/accessToken.ts';
import { beginFamily } from '../../auth/families.ts';
import { keyFor } from '../../keyFor.ts';
import { closeOnSignals } from '../../closeOnSignals.ts';
import type { Slice } from '../../http/slice.ts';
import { startPlaza } from '../../startPlaza.ts';
import { FRIENDS_FEED, MEDIA_OF_POSTS } from '../feedStatements.ts';

// The friends feed in a process of its own, whole or as bare Koa with the same statements. It tells where it listens
// and what has to be sent along; /test/cpu says how much of a processor it has used.

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function holdWhole(userId: string): Promise<void> {
  const generous = { times: 1e9, seconds: 60 };
  const tellCpu: Slice = (on) => on.outside('GET /test/cpu', (ctx) => void (ctx.body = String(cpu())));
  const start = startPlaza({
    slices: [tellCpu],
    jobs: 'by-hand',
    limits: { read: generous, write: generous, login: generous, contact: generous, page: generous },
  });
  closeOnSignals(start);
  const { port, plaza } = await start;
  const { db, clock, config } = plaza;
  const keeper = { db, clock, key: keyFor(config.sessionSecret, 'refresh') };
  const { family } = await beginFamily(keeper, { userId, deviceHash: Buffer.alloc(32), userAgent: null });
  const key = keyFor(config.sessionSecret, 'access');
  const token = await signAccessToken(key, { userId, familyId: family.id }, clock.now());
  tell({ port, path: '/api/contents/friends', authorization: `Bearer ${token}` });
}

function holdBare(userId: string): void {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
  const app = new Koa();
  app.use(async (ctx) => {
    if (ctx.path === '/test/cpu') {
      ctx.body = String(cpu());
      return;
    }
    const { rows } = await pool.query({ name: 'feed', text: FRIENDS_FEED, values: [userId, null] });
    const ids = rows.filter((row) => row.media_count > 0).map((row) => row.id);
    const media =
      ids.length > 0 ? await pool.query({ name: 'media', text: MEDIA_OF_POSTS, values: [ids] }) : null;
    ctx.body = { rows, media: media?.rows };
  });
  const server = app.listen(0, '127.0.0.1', () => {
    tell({ port: (server.address() as AddressInfo).port, path: '/', authorization: '' });
  });
}

function tell(about: object): void {
  process.stdout.write(`${JSON.stringify(about)}\n`);
}

const [kind, userId = ''] = process.argv.slice(3);
if (kind === 'bare') holdBare(userId);
else void holdWhole(userId);
