import { passGroupsOnJob } from '../chat/groups/leaveChats.ts';
import { queueTellPartners } from '../chat/groups/tellPartners.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { Credential } from '../auth/Credential.ts';
import { identityConfirmer } from '../auth/confirmIdentity.ts';
import { clearDeviceCookie } from '../auth/deviceCookie.ts';
import { endFamilies, permitOpen } from '../auth/families.ts';
import { permitFresh } from '../auth/freshness.ts';
import { queueMarkTags } from '../feed/markTags.ts';
import { forgetMails } from '../mail/sweepMails.ts';
import { keepAnAdmin } from '../users/keepAnAdmin.ts';
import { tooMany } from '../http/commonErrors.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { exportAccount } from './exportAccount.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';
import { publishToUser } from '../realtime/publishToUser.ts';
import { User } from '../users/User.ts';
import { unknownPerson, wrongUsername } from '../users/users.errors.ts';
import { presentAccount } from '../users/users.presenter.ts';

export const accountRoutes: Slice = (on, plaza) => {
  const { config, clock, db: pool, sessions } = plaza;
  const confirmIdentity = identityConfirmer(plaza);
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const exporting = new Set<string>();
  on.job(forgetPersonJob);

  // every member: one's own
  on('GET /account', async ({ session, db }) => {
    const person = found(await User.query(db).findById(session.member.id), unknownPerson);
    const credential = await Credential.query(db).findById(person.id);
    return presentAccount(person, credential !== undefined);
  });

  // every member: one's own
  on('PUT /account', async ({ session, input: { body }, db, afterCommit }) => {
    const changes = {
      ...(body.name === undefined ? {} : { name: body.name.trim() }),
      ...(body.organisation === undefined ? {} : { organisation: body.organisation?.trim() || null }),
    };
    const person =
      Object.keys(changes).length > 0
        ? await User.query(db).patchAndFetchById(session.member.id, changes)
        : found(await User.query(db).findById(session.member.id), unknownPerson);
    const credential = await Credential.query(db).findById(person.id);
    if (Object.keys(changes).length > 0)
      await publishToUser(db, person.id, { type: 'account-changed', payload: {} });
    afterCommit(() => sessions.forget(session.id));
    return presentAccount(person, credential !== undefined);
  });

  // every member: one's own, one at a time: it may be a hundred thousand rows
  on(
    'GET /account/export',
    async ({ session, db, ctx }) => {
      const { id, isDemo } = session.member;
      // Everything in one file is what a thief wants first. A demo guest has no way to prove anything.
      if (!isDemo) await permitFresh(db, session.id, clock.now());
      if (exporting.has(id)) throw tooMany({ headers: { 'Retry-After': '10' } });
      exporting.add(id);
      try {
        const everything = await exportAccount(db, session);
        const name = config.brand.name.replace(/[^\w -]/g, '');
        ctx.set('Content-Disposition', `attachment; filename="${name}.json"`);
        return everything;
      } finally {
        exporting.delete(id);
      }
    },
    { limit: 'login' },
  );

  on(
    'DELETE /account',
    async ({ session, input: { body }, ctx }) => {
      const { member } = session;
      permit(body.username.toLowerCase() === member.username.toLowerCase(), wrongUsername);
      await confirmIdentity(session, body, ctx);
      const now = clock.now();
      const goneAt = new Date(now.getTime() + KEPT_DAYS * 86_400_000);
      const ended = await pool.transaction(async (db) => {
        if (member.isAdmin) {
          await takeTurn(db, 'administrators');
          await keepAnAdmin(db, { id: member.id, is_admin: true });
        }
        await User.query(db)
          .findById(member.id)
          .patch({ deleted_at: now, keeps_posts: body.posts === 'keep' });
        await permitOpen(db, session.id);
        await forgetMails(db, member.email);
        await forgetPersonJob.queue(db, { userId: member.id }, { runAt: goneAt, key: `forget ${member.id}` });
        await passGroupsOnJob.queue(db, { userId: member.id });
        await queueMarkTags(db, member.id);
        await queueTellPartners(db, member.id);
        return endFamilies({ db, clock }, member.id, 'deleted');
      });
      for (const id of ended) sessions.forget(id);
      clearDeviceCookie(ctx, { secure });
      return { gone_at: goneAt };
    },
    { transaction: false, limit: 'login' },
  );
};
