import { calls } from '@plaza/api-contract';
import type { Context } from 'koa';
import { parseInput } from '../../http/parseInput.ts';
import { readBytes, readJson } from '../../http/readJson.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { readBounceAddress } from '../sending/addresses.ts';
import { readReturned } from './readReturned.ts';
import { takeBounce } from './takeBounce.ts';

/** Some servers send back the whole mail, with what others hung on it. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Where a mail server, or the webhook of a provider, brings what came back. */
export function bounceRoutes(on: On, { config, clock, db: pool }: Plaza): void {
  // public: the address that the mail came back to is the key, made for that one mail and signed
  on.raw('POST /investor/bounces', async ({ ctx }) => {
    const returned = await readBounce(ctx);
    if (!returned) return { taken: false };
    const { addresses, kind, response } = returned;
    const deliveryId = addresses.map((address) => readBounceAddress(config, address)).find(Boolean);
    if (!deliveryId) return { taken: false };
    const taken = await pool.transaction((db) => takeBounce({ db, clock }, { deliveryId, kind, response }));
    return { taken };
  });
}

async function readBounce(ctx: Context) {
  if (!ctx.is('application/json')) {
    return readReturned((await readBytes(ctx, MAX_BYTES)).toString('utf8'));
  }
  const shape = calls['POST /investor/bounces'];
  const sent = { params: undefined, query: undefined, body: await readJson(ctx, MAX_BYTES) };
  parseInput(shape, sent, ['body']);
  const { to, kind, response = '' } = shape.body.parse(sent.body);
  return { addresses: [to], kind, response };
}
