import { ACHIEVEMENTS, type Achievement } from '@plaza/api-contract';
import { findSeen } from '../friends/visiblePeople.ts';
import { found } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { unknownPerson } from '../users/users.errors.ts';

export const achievementsRoutes: Slice = (on) => {
  // every member: of whom they see
  on('GET /achievements/:username', async ({ session: { member }, input, db }) => {
    const person = found(await findSeen(db, member.id, input.params.username), unknownPerson);
    const rows: { kind: Achievement; earned_at: Date }[] = await db('achievements')
      .where({ user_id: person.id })
      // One that is no longer given is no longer shown.
      .whereIn('kind', [...ACHIEVEMENTS])
      .orderBy([{ column: 'earned_at', order: 'desc' }, 'kind']);
    return rows.map(({ kind, earned_at }) => ({ kind, at: earned_at.toISOString() }));
  });
};
