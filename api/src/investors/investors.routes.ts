import { recordLook } from '../audit/recordAct.ts';
import { found } from '../http/errors.ts';
import { onlyFromHere } from '../http/onlyFromHere.ts';
import type { Call, Slice } from '../http/slice.ts';
import type { Member } from '../http/session.ts';
import { originOf } from '../http/originOf.ts';
import { canReachOut } from '../roles/roles.policy.ts';
import { User } from '../users/User.ts';
import { bounceRoutes } from './bounces/bounce.routes.ts';
import { freeAddress } from './bounces/freeAddress.ts';
import { unsubscribeRoutes } from './bounces/unsubscribe.routes.ts';
import { unknownCampaign, unknownInvestor } from './investors.errors.ts';
import { outreachLetter } from './letter/outreachLetter.ts';
import { addInvestor, markReviewed, removeInvestor } from './list/changeList.ts';
import { importInvestors } from './list/importInvestors.ts';
import { countInvestors, listInvestors } from './list/listInvestors.ts';
import { beginBulk, lockedUntil } from './sending/openCampaign.ts';
import { readCampaigns, readDeliveries } from './sending/readCampaigns.ts';
import { resumeCampaigns, runCampaignJob, markLost } from './sending/runCampaignJob.ts';
import { sendOne } from './sending/sendOne.ts';
import { settleDelivery, steerCampaign } from './sending/steerCampaign.ts';

const IMPORT_BYTES = 5 * 1024 * 1024;

/** Those whom the founders write to, and the mail to them: never twice. */
export const investorRoutes: Slice = (on, plaza) => {
  const { config, clock, db: pool } = plaza;
  on.job(runCampaignJob);
  on.onStart(() => resumeCampaigns(pool));
  plaza.hub.openChannels({
    prefix: 'outreach-',
    mayEnter: async (userId, rest, db) => rest === 'all' && (await reachesOut(db, userId)),
  });
  bounceRoutes(on, plaza);
  unsubscribeRoutes(on, plaza);

  const lookAtInvestors = (by: Member) =>
    recordLook({ db: pool, clock }, { by, act: 'investors.looked', about: { kind: 'investors', id: '' } });
  const one = async (db: Call<'POST /investor/add'>['db'], email: string) => ({
    data: found((await listInvestors(db, { email }))[0], unknownInvestor),
  });
  const campaign = async (db: Call<'POST /investor/add'>['db'], id: string) => ({
    data: found((await readCampaigns(db, id))[0], unknownCampaign),
  });

  on(
    'POST /investor',
    async ({ session: { member }, input: { body }, db }) => {
      await lookAtInvestors(member);
      return { investors: await listInvestors(db, body), totals: await countInvestors(db) };
    },
    { transaction: false, limit: 'read' },
  );

  on('POST /investor/add', async ({ session: { member }, input: { body }, db }) => {
    const { name = '', email, note = '' } = body;
    await addInvestor({ db, clock }, member, { name, email, note });
    return one(db, email);
  });

  on(
    'POST /investor/import',
    ({ session: { member }, input: { body }, db }) => importInvestors({ db, clock }, member, body),
    { maxBytes: IMPORT_BYTES },
  );

  on(
    'POST /investor/mail',
    async ({ session: { member }, input: { body }, ctx }) => {
      await markLost({ db: pool, clock });
      await sendOne(plaza, member, { ...body, origin: originOf(ctx, config) });
      return one(pool, body.email);
    },
    { transaction: false },
  );

  on('PUT /investor/update', async ({ session: { member }, input: { body }, db }) => {
    await markReviewed({ db, clock }, member, body);
    return one(db, body.email);
  });

  on('POST /investor/remove', async ({ session: { member }, input: { body }, db }) => {
    await removeInvestor({ db, clock }, member, body.email);
    return { removed: true as const };
  });

  on('POST /investor/free', async ({ session: { member }, input: { body }, db }) => {
    await freeAddress({ db, clock }, member, body);
    return one(db, body.email);
  });

  const writeToAll = async ({
    session: { member },
    db,
    ctx,
  }: Call<'GET /investor/emails' | 'POST /investor/emails'>) =>
    campaign(db, await beginBulk({ db, clock }, member, originOf(ctx, config)));
  on(
    'GET /investor/emails',
    (call) => {
      onlyFromHere(call.ctx);
      return writeToAll(call);
    },
    { transaction: true, limit: 'write' },
  );
  on('POST /investor/emails', writeToAll);

  on('GET /investor/campaigns', async ({ db }) => {
    await markLost({ db, clock });
    return {
      data: await readCampaigns(db),
      locked_until: await lockedUntil({ db, clock }),
      totals: await countInvestors(db),
    };
  });

  on('POST /investor/campaigns/:id/state', async ({ session: { member }, input: { params, body }, db }) => {
    await steerCampaign({ db, clock }, member, params.id, body.state);
    return campaign(db, params.id);
  });

  on(
    'GET /investor/campaigns/:id/deliveries',
    async ({ session: { member }, input: { params, query }, db }) => {
      await campaign(db, params.id);
      await lookAtInvestors(member);
      return { data: await readDeliveries(db, params.id, query.state) };
    },
  );

  on(
    'POST /investor/deliveries/:id/settle',
    async ({ session: { member }, input: { params, body }, db }) => ({
      state: await settleDelivery({ db, clock }, member, params.id, body.as),
    }),
  );

  // public: it is what strangers are sent
  on('GET /investor/letter', ({ ctx }) =>
    outreachLetter({ brand: config.brand, origin: originOf(ctx, config) }),
  );
};

async function reachesOut(db: Call<'POST /investor/add'>['db'], userId: string): Promise<boolean> {
  const person = await User.query(db).findById(userId).where({ is_blocked: false }).whereNull('deleted_at');
  return person !== undefined && canReachOut({ isAdmin: person.is_admin, role: person.role });
}
