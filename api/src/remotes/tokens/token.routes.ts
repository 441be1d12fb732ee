import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Session } from '../../http/session.ts';
import type { On } from '../../http/slice.ts';
import { notAdmin } from '../../http/commonErrors.ts';
import { found, permit } from '../../http/errors.ts';
import type { Plaza } from '../../plaza.ts';
import { auditRemote } from '../deploy/auditRemote.ts';
import { recordEvent } from '../deploy/recordEvent.ts';
import { noToken, notOperator, otherRemotesToken } from '../remotes.errors.ts';
import { canDeploy, canMintTokens } from '../remotes.policy.ts';
import { RemoteRow } from '../RemoteRow.ts';
import { ALL_REMOTES, hashToken, mintToken, sameHash, findDeployer, DeployToken } from './deployToken.ts';

/** How a deploy token is checked, and how one is made and taken back. */
export function tokenRoutes(on: On, { clock, log }: Plaza): void {
  const operator = async (asked: { session: Session; db: Knex; ctx: Context }) => {
    const { session, db, ctx } = asked;
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), noToken);
    permit(canMintTokens(deployer), notOperator);
    return deployer;
  };

  on.access('deploy-token', async (session, { ctx, db }) => {
    // Whoever is logged in hears 403: at a 401 the shell would log them out.
    const refusal = session.member ? notAdmin : noToken;
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), refusal);
    const remote: unknown = ctx['params']?.name;
    if (typeof remote === 'string') permit(canDeploy(deployer, remote), otherRemotesToken);
    return { ...session, actor: deployer.actor };
  });

  on('GET /remotes/:name/tokens', async ({ session, input, db, ctx }) => {
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), noToken);
    permit(canMintTokens(deployer), notOperator);
    const tokens = await DeployToken.query(db)
      .where('room', input.params.name)
      .orderBy('id', 'desc')
      .limit(100);
    return {
      tokens: tokens.map(({ label, createdAt, revokedAt }) => ({
        label,
        created_at: createdAt,
        revoked_at: revokedAt,
      })),
    };
  });

  on('POST /remotes/:name/tokens', async ({ session, input, db, ctx }) => {
    const { name } = input.params;
    const deployer = await operator({ session, db, ctx });
    const token = mintToken(name);
    const { label } = input.body;
    const now = clock.now();
    await DeployToken.query(db).insert({
      remote: name,
      tokenHash: hashToken(token),
      label,
      createdAt: now,
      madeBy: deployer.memberId,
    });
    await RemoteRow.query(db).insert({ name }).onConflict('name').ignore();
    await recordEvent(
      db,
      { actor: deployer.actor, at: now, reason: `made: ${label}` },
      { name, kind: 'token' },
    );
    await auditRemote({ db, clock }, session, name, { token: 'made', label });
    return { token };
  });

  on('POST /remotes/:name/tokens/revoke', async ({ session, input, db, ctx }) => {
    const { name } = input.params;
    const deployer = await operator({ session, db, ctx });
    const { label } = input.body;
    const now = clock.now();
    const revoked = await DeployToken.query(db)
      .where('room', name)
      .where({ label })
      .whereNull('revoked_at')
      .patch({ revokedAt: now });
    if (revoked > 0) {
      await recordEvent(
        db,
        { actor: deployer.actor, at: now, reason: `revoked: ${label}` },
        { name, kind: 'token' },
      );
      await auditRemote({ db, clock }, session, name, { token: 'revoked', label });
    }
    return { revoked };
  });

  on('GET /remotes/tokens', async ({ session, db, ctx }) => {
    await operator({ session, db, ctx });
    const own = hashToken(ctx.get('authorization').replace(/^Bearer /, ''));
    const tokens = await DeployToken.query(db).whereNull('revoked_at').orderBy(['room', 'id']).limit(1_000);
    return {
      tokens: tokens.map(({ id, remote, label, folder, createdAt, tokenHash }) => ({
        id,
        remote,
        label,
        folder: folder?.slice(0, 8) ?? null,
        created_at: createdAt,
        is_present: sameHash(tokenHash, own),
      })),
    };
  });

  on('POST /remotes/tokens/:id/revoke', async ({ session, input, db, ctx }) => {
    const deployer = await operator({ session, db, ctx });
    const [revoked] = await DeployToken.query(db)
      .where({ id: input.params.id })
      .whereNull('revoked_at')
      .patch({ revokedAt: clock.now() })
      .returning('*');
    if (!revoked) return { revoked: 0 };
    const { remote, label } = revoked;
    log.info({ remote, label, by: deployer.actor }, 'a deploy token was taken back');
    await auditRemote({ db, clock }, session, remote, { token: 'revoked', label });
    if (remote !== ALL_REMOTES) {
      const change = { actor: deployer.actor, at: clock.now(), reason: `revoked: ${label}` };
      await recordEvent(db, change, { name: remote, kind: 'token' });
    }
    return { revoked: 1 };
  });
}
