import { calls } from '@plaza/api-contract';
import type { Context } from 'koa';
import { parseInput } from '../../http/parseInput.ts';
import { readBytes, readJson } from '../../http/readJson.ts';
import type { On } from '../../http/slice.ts';
import type { Plaza } from '../../plaza.ts';
import { queueNextLook, readMailboxJob } from './mailbox/readMailbox.ts';
import { noteReturned } from './noteReturned.ts';

/** Some servers send back the whole mail, with what others hung on it. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Where a mail server, or the webhook of a provider, brings what came back; or it is fetched from a mailbox. */
export function bounceRoutes(on: On, plaza: Plaza): void {
  on.job(readMailboxJob);
  on.onStart(() => (plaza.config.outreach.mailbox ? queueNextLook(plaza.db, 0) : undefined));

  // public: the address that the mail came back to is the key, made for that one mail and signed
  on.raw('POST /investor/bounces', async ({ ctx }) => {
    return { taken: await noteReturned(plaza, await readBounce(ctx)) };
  });
}

async function readBounce(ctx: Context) {
  if (!ctx.is('application/json')) {
    return (await readBytes(ctx, MAX_BYTES)).toString('utf8');
  }
  const shape = calls['POST /investor/bounces'];
  const sent = { params: undefined, query: undefined, body: await readJson(ctx, MAX_BYTES) };
  parseInput(shape, sent, ['body']);
  const { to, kind, response = '' } = shape.body.parse(sent.body);
  return { addresses: [to], kind, response };
}
