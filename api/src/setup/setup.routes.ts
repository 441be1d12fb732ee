import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { recordAct, recordLook } from '../audit/recordAct.ts';
import { invite, listInvitations, revokeInvitation } from '../auth/invitations/invitations.ts';
import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { languageOf } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { invitationMail, trialMail } from '../mail/templates/setupMails.ts';
import { originOf } from '../http/originOf.ts';
import { mailLogo } from '../brand/logoAddress.ts';
import { tellServers } from '../settings/openSettings.ts';
import { tryMail, tryStorage } from './checks.ts';
import { unknownInvitation } from './setup.errors.ts';
import { isOff } from '../isOff.ts';

/** The first steps of a new installation. Each check does what it checks. */
export const setupRoutes: Slice = (on, { clock, config, db: pool }) => {
  const isSignupOpen = () => !isOff(config, 'signup');
  const storage = () => (config.s3 ? 'bucket' : 'disk');
  const about = { kind: 'settings', id: 'setup' } as const;

  const standing = async (db: Knex): Promise<CallAnswer<'GET /setup'>> => {
    const { rows } = await db.raw(
      `select setup_at is not null as is_done,
         (select count(*)::int from users where deleted_at is null and joined_at is not null and demo_until is null) as people
       from settings`,
    );
    return {
      ...rows[0],
      name: config.brand.name,
      public_url: config.publicUrl ?? null,
      mail: { is_configured: config.smtpUrl !== undefined, from: config.mailFrom },
      storage: storage(),
      is_signup_open: isSignupOpen(),
    };
  };

  // administrators: what is configured, without its secrets
  on('GET /setup', ({ db }) => standing(db));

  // No transaction while the mail server is waited for.
  on(
    'POST /setup/mail',
    async ({ session: { member }, input: { body }, ctx }) => {
      const greeting = { brand: config.brand.name, to: body.to, language: languageOf(ctx) };
      const ms = await tryMail(config, trialMail(greeting));
      await pool.transaction((db) =>
        recordAct({ db, clock }, { by: member, act: 'settings.mail-tried', about, details: { to: body.to } }),
      );
      return { ms };
    },
    { transaction: false, limit: 'contact' },
  );

  on('POST /setup/storage', async () => ({ storage: storage(), ms: await tryStorage(config) }), {
    transaction: false,
  });

  on(
    'POST /setup/invitations',
    async ({ session: { member }, input: { body }, db, ctx }) => {
      const link = `${originOf(ctx, config)}/signup`;
      const links: { email: string; link: string }[] = [];
      const invited = [...new Set(body.to.map((address) => address.toLowerCase()))].toSorted();
      for (const to of invited) {
        const greeting = {
          brand: config.brand.name,
          to,
          language: languageOf(ctx),
          logo: mailLogo(config),
        };
        const token = await invite(db, to, clock.now());
        const query = new URLSearchParams({ view: 'emailSignup', invite: token, email: to });
        const own = `${link}?${query.toString()}`;
        await sendMail(db, invitationMail(greeting, { by: member.name, link: own }));
        links.push({ email: to, link: own });
      }
      if (invited.length > 0) {
        const act = {
          by: member,
          act: 'settings.invited',
          about,
          details: { people: invited.length },
        } as const;
        await recordAct({ db, clock }, act);
      }
      return { link, mailed: invited.length, links };
    },
    { limit: 'contact' },
  );

  on('GET /setup/invitations', async ({ session: { member }, db }) => {
    await recordLook({ db: pool, clock }, { by: member, act: 'invitations.looked', about });
    return listInvitations(db, clock.now());
  });

  on('DELETE /setup/invitations/:id', async ({ session: { member }, input: { params }, db }) => {
    found(await revokeInvitation(db, params.id, clock.now()), unknownInvitation);
    const details = { invitation: params.id, is_revoked: true };
    await recordAct({ db, clock }, { by: member, act: 'settings.invited', about, details });
    return { revoked: true as const };
  });

  on('POST /setup/done', async ({ session: { member }, db, afterCommit }) => {
    await db('settings').whereNull('setup_at').update({ setup_at: clock.now() });
    await recordAct(
      { db, clock },
      { by: member, act: 'settings.changed', about, details: { setup: 'done' } },
    );
    await tellServers(db);
    afterCommit(() => void (config.needsSetup = false));
    return standing(db);
  });
};
