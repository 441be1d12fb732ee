import type { Knex } from 'knex';
import type { AccessClaims } from './accessToken.ts';

const MOST_REMEMBERED = 20_000;

/**
 * Notes that the tokens of a turn arrived, when the access token is first used: from then on the refresh token before
 * them is nobody's to use. One write for each turn of a session.
 */
export function arrivalNotes(db: Knex) {
  const noted = new Map<string, number>();
  return async function noteArrival({ familyId, seq }: AccessClaims): Promise<void> {
    if (seq === undefined || (noted.get(familyId) ?? 0) >= seq) return;
    await db('session_families')
      .where({ id: familyId })
      .where('arrived_seq', '<', seq)
      .update({ arrived_seq: seq });
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(familyId, seq);
  };
}
