import type { Context } from 'koa';
import { CallError, found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import type { Logger } from '../../logger.ts';
import { User } from '../../users/User.ts';
import { notConfigured, wrongOutside } from '../auth.errors.ts';
import { sessionOpener } from '../openSession.ts';
import { drawNonce, spendNonce } from './nonces.ts';
import { namesOf } from './namesOf.ts';
import { beginFlow, finishFlow, handOver, takeHandOver, type OauthClient } from './oauthFlow.ts';
import { oidcProvider } from './oidcProvider.ts';
import { personOf } from './personOf.ts';
import { isOff } from '../../isOff.ts';

const COOKIE = 'plaza_flow';
const COOKIE_SECONDS = 660;

export const outsideRoutes: Slice = (on, plaza) => {
  const { config, clock, db } = plaza;
  const openSession = sessionOpener(plaza);
  const google = config.google && oidcProvider(config.google, clock);
  const oauth = config.oauth && { ...config.oauth, provider: oidcProvider(config.oauth, clock) };
  const secure = config.publicUrl?.startsWith('https:') ?? false;

  const isSignupOpen = () => !isOff(config, 'signup');

  const clientOf = (ctx: Context): OauthClient => ({
    ...found(oauth, notConfigured),
    // The host was checked at the door: it is one of ours.
    redirectUri: `${config.publicUrl ?? `${ctx.protocol}://${ctx.host}`}/api/auth/oauth/callback`,
  });

  // public: the login screen asks before anybody is logged in
  on('GET /auth/providers', () => ({
    google: config.google && { client_id: config.google.clientId },
    oauth: config.oauth && { name: config.oauth.name },
    demo: config.demoEnabled && !isOff(config, 'demo'),
  }));

  // public: a browser asks before it goes to Google
  on(
    'POST /auth/google/nonce',
    async ({ ctx, db: transaction }) => {
      found(google, notConfigured);
      return { nonce: await drawNonce(ctx, { db: transaction, now: clock.now(), secure }) };
    },
    { limit: 'login' },
  );

  // public: the signed token and the browser's cookie are the key. No transaction while the provider is asked for its keys
  on(
    'POST /auth/google',
    async ({ input: { body }, ctx }) => {
      const claims = found(await found(google, notConfigured).read(body.code), wrongOutside);
      const now = clock.now();
      const nonce = found(claims.nonce, wrongOutside);
      const names = await namesOf(claims, on.permitWords);
      return db.transaction(async (transaction) => {
        permit(await spendNonce(ctx, { db: transaction, now, nonce }), wrongOutside);
        const person = await personOf({ db: transaction, now, names, isOpen: isSignupOpen() }, claims);
        return openSession(ctx, transaction, person);
      });
    },
    { transaction: false, limit: 'login' },
  );

  // public: a way in. Lax, because the provider sends the browser back from another site
  on.raw(
    'GET /auth/oauth',
    ({ ctx, input: { query }, log }) =>
      orBackToLogin(ctx, log, async () => {
        const { url, browser } = await beginFlow(db, clientOf(ctx), {
          wayOn: query.then,
          now: clock.now(),
        });
        ctx.append(
          'Set-Cookie',
          `${COOKIE}=${browser}; Path=/api/auth/oauth; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
        );
        return url;
      }),
    { limit: 'login' },
  );

  // public: the provider sends the visitor here
  on.raw(
    'GET /auth/oauth/callback',
    ({ ctx, input: { query }, log }) =>
      orBackToLogin(ctx, log, async () => {
        const browser = ctx.cookies.get(COOKIE) ?? '';
        const asked = { code: query.code ?? '', state: query.state ?? '', browser, now: clock.now() };
        const finished = query.code ? await finishFlow(db, clientOf(ctx), asked) : null;
        const { claims, wayOn } = found(finished, wrongOutside);
        const names = await namesOf(claims, on.permitWords);
        const code = await db.transaction(async (transaction) => {
          const person = await personOf(
            { db: transaction, now: clock.now(), names, isOpen: isSignupOpen() },
            claims,
          );
          return handOver(transaction, { userId: person.id, browser, now: clock.now() });
        });
        // The login leads on to an address of ours only, whatever stands here.
        const way = wayOn === null ? '' : `?then=${encodeURIComponent(wayOn)}`;
        return `/login${way}#oauth=${code}`;
      }),
    { limit: 'login' },
  );

  // public: the code and the browser's cookie are the key
  on(
    'POST /auth/oauth',
    async ({ input: { body }, ctx, db: transaction }) => {
      const asked = { code: body.code, browser: ctx.cookies.get(COOKIE) ?? '', now: clock.now() };
      const userId = found(await takeHandOver(transaction, asked), wrongOutside);
      return openSession(
        ctx,
        transaction,
        found(await User.query(transaction).findById(userId), wrongOutside),
      );
    },
    { limit: 'login' },
  );
};

/** Leads a browser on, and after a refusal to the login screen, which says it in words: nobody must meet JSON. */
async function orBackToLogin(ctx: Context, log: Logger, act: () => Promise<string>): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  try {
    ctx.redirect(await act());
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    log.info({ err: error }, 'a login elsewhere did not come to its end');
    ctx.redirect(`/login#oauth-error=${error.code}`);
  }
}
