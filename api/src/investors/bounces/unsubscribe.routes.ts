import type { Context } from 'koa';
import type { On } from '../../http/slice.ts';
import { languageOf } from '../../language/language.ts';
import type { Plaza } from '../../plaza.ts';
import { readUnsubscribeToken } from '../sending/addresses.ts';
import { suppress } from '../sending/noteOutcome.ts';
import { tellProgress } from '../sending/tellProgress.ts';
import { UNSUBSCRIBE_POLICY, unsubscribePage } from './unsubscribePage.ts';

/** The way out of every mail: mail programs press it (RFC 8058), people see a page and press it there. */
export function unsubscribeRoutes(on: On, { config, clock, db: pool }: Plaza): void {
  const show = (ctx: Context, face: Parameters<typeof unsubscribePage>[2]) => {
    ctx.status = face === 'unknown' ? 404 : 200;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Security-Policy', UNSUBSCRIBE_POLICY);
    ctx.body = unsubscribePage(config.brand, languageOf(ctx), face);
  };

  // public: the link in the mail is the key. Programs that open every link must not unsubscribe anybody
  on.raw('GET /unsubscribe/:token', async ({ input: { params }, ctx }) => {
    show(ctx, readUnsubscribeToken(config, params.token) ? 'ask' : 'unknown');
  });

  // public: the link in the mail is the key
  on.raw('POST /unsubscribe/:token', async ({ input: { params }, ctx }) => {
    ctx.req.resume();
    const id = readUnsubscribeToken(config, params.token);
    const isDone =
      id !== null &&
      (await pool.transaction(async (db) => {
        const [first] = await db('deliveries')
          .where({ id })
          .whereNull('unsubscribed_at')
          .update({ unsubscribed_at: clock.now() })
          .returning('campaign_id');
        if (first) await tellProgress(db, first.campaign_id);
        return suppress({ db, clock }, id, 'unsubscribed');
      }));
    show(ctx, isDone ? 'done' : 'unknown');
  });
}
