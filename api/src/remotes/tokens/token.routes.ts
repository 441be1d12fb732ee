import type { On } from '../../http/slice.ts';
import { notAdmin } from '../../http/commonErrors.ts';
import { found, permit } from '../../http/errors.ts';
import type { Plaza } from '../../plaza.ts';
import { recordEvent } from '../deploy/recordEvent.ts';
import { DeployToken } from '../DeployToken.ts';
import { noToken, notOperator, otherRoomsToken } from '../remotes.errors.ts';
import { canDeploy, canMintTokens } from '../remotes.policy.ts';
import { Room } from '../Room.ts';
import { hashToken, mintToken } from './deployToken.ts';
import { findDeployer } from './findDeployer.ts';

/** How a deploy token is checked, and how one is made and taken back. */
export function tokenRoutes(on: On, { clock }: Plaza): void {
  on.access('deploy-token', async (session, { ctx, db }) => {
    // Whoever is logged in hears 403: at a 401 the shell would log them out.
    const refusal = session.member ? notAdmin : noToken;
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), refusal);
    const room: unknown = ctx['params']?.name;
    if (typeof room === 'string') permit(canDeploy(deployer, room), otherRoomsToken);
    return { ...session, actor: deployer.actor };
  });

  on('POST /remotes/:name/tokens', async ({ session, input, db, ctx }) => {
    const { name } = input.params;
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), noToken);
    permit(canMintTokens(deployer), notOperator);

    const token = mintToken(name);
    const { label } = input.body;
    const now = clock.now();
    await DeployToken.query(db).insert({ room: name, tokenHash: hashToken(token), label, createdAt: now });
    await Room.query(db).insert({ name }).onConflict('name').ignore();
    await recordEvent(
      db,
      { actor: deployer.actor, at: now, reason: `made: ${label}` },
      { name, kind: 'token' },
    );
    return { token };
  });

  on('POST /remotes/:name/tokens/revoke', async ({ session, input, db, ctx }) => {
    const { name } = input.params;
    const deployer = found(await findDeployer(db, session, ctx.get('authorization')), noToken);
    permit(canMintTokens(deployer), notOperator);

    const { label } = input.body;
    const now = clock.now();
    const revoked = await DeployToken.query(db)
      .where({ room: name, label })
      .whereNull('revoked_at')
      .patch({ revokedAt: now });
    if (revoked > 0) {
      await recordEvent(
        db,
        { actor: deployer.actor, at: now, reason: `revoked: ${label}` },
        { name, kind: 'token' },
      );
    }
    return { revoked };
  });
}
