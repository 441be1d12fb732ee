import type { Slice } from '../http/slice.ts';
import { listBlocked, listMuted } from './listPeople.ts';
import { block, mute, unblock, unmute } from './walls.ts';

/** Whom one does not want to see. */
export const hiddenPeopleRoutes: Slice = (on, { clock }) => {
  // every member: one's own
  on('GET /people/hidden', async ({ session: { member }, db }) => ({
    muted: await listMuted(db, member.id),
    blocked: await listBlocked(db, member.id),
  }));

  on('PUT /people/:username/mute', ({ session, input, db }) =>
    mute(db, session.member, input.params.username),
  );
  on('DELETE /people/:username/mute', ({ session, input, db }) =>
    unmute(db, session.member, input.params.username),
  );
  on('PUT /people/:username/block', ({ session, input, db }) =>
    block(db, session.member, input.params.username, clock.now()),
  );
  on('DELETE /people/:username/block', ({ session, input, db }) =>
    unblock(db, session.member, input.params.username, clock.now()),
  );
};
