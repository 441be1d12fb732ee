import { createHash, randomBytes } from 'node:crypto';
import type { ZoneInvitation } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import { holdPeople } from '../../users/holdPeople.ts';
import { badInvitation, tooManyInvitations, unknownZone } from '../zones.errors.ts';
import { admit } from './answerKnock.ts';

const MOST = 50;

interface InvitationRow {
  id: string;
  shown: string;
  created_at: Date;
  used: number;
}

/** Makes an address that lets in whoever has it, until it is revoked. It is told once. */
export async function invite(
  db: Knex,
  zone: { id: string; slug: string; owner_id: string },
): Promise<ZoneInvitation> {
  await holdPeople(db, [zone.owner_id]);
  const good = await listInvitations(db, zone);
  permit(good.length < MOST, tooManyInvitations);
  const token = randomBytes(18).toString('base64url');
  const [row] = await db('zone_invitations')
    .insert({ zone_id: zone.id, token: hashOf(token), shown: token.slice(0, 4) })
    .returning(['id', 'created_at']);
  return {
    id: String(row.id),
    path: `/zones/u/${zone.slug}?invitation=${token}`,
    created_at: row.created_at.toISOString(),
    used: 0,
  };
}

export async function listInvitations(
  db: Knex,
  zone: { id: string; slug: string },
): Promise<ZoneInvitation[]> {
  const rows: InvitationRow[] = await db('zone_invitations as i')
    .where({ zone_id: zone.id })
    .whereNull('revoked_at')
    .orderBy('id', 'desc')
    .select(
      'i.id',
      'i.shown',
      'i.created_at',
      db.raw('(select count(*)::int from zone_admissions a where a.invitation_id = i.id) as used'),
    );
  return rows.map(({ id, shown, created_at, used }) => ({
    id,
    path: `/zones/u/${zone.slug}?invitation=${shown}…`,
    created_at: created_at.toISOString(),
    used,
  }));
}

/** Takes an invitation back: nothing of it is kept. Whoever came in by it alone is out, for that goes with it. */
export async function revoke(db: Knex, zoneId: string, id: string): Promise<void> {
  await db('zone_invitations').where({ id, zone_id: zoneId }).delete();
}

/** Comes in by an invitation. Whoever was banned stays so, and who may enter anyhow needs none. */
export async function useInvitation(db: Knex, userId: string, slug: string, token: string): Promise<void> {
  const invitation = await db('zone_invitations as i')
    .join('made_zones as z', 'z.id', 'i.zone_id')
    .where({ 'i.token': hashOf(token), 'z.slug': slug })
    .whereNull('i.revoked_at')
    // It may be taken back at this very moment: then it is there to the end, or it is gone. So may the zone, which goes
    // before its invitations: two ways round would wait for each other.
    .forKeyShare('z', 'i')
    .first('i.id', 'i.zone_id', 'z.owner_id');
  const { id, zone_id, owner_id } = found(invitation, badInvitation);
  const wall = await db('blocks')
    .whereRaw('(user_id = :a and other_id = :b) or (user_id = :b and other_id = :a)', {
      a: userId,
      b: owner_id,
    })
    .first('user_id');
  permit(!wall, unknownZone);
  const admitted = await db('zone_admissions')
    .where({ zone_id, user_id: userId })
    .whereNull('ends_at')
    .first('user_id');
  if (!admitted && userId !== owner_id) await admit(db, zone_id, userId, { invitation_id: id });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
