import type { Power } from '@plaza/api-contract';
import type { Slice } from '../http/slice.ts';
import type { Member } from '../http/session.ts';
import { canModerate, canReachOut, isAdministrator } from './roles.policy.ts';

const asks: Record<Power, (member: Member) => boolean> = {
  people: isAdministrator,
  reports: canModerate,
  investors: canReachOut,
  remotes: isAdministrator,
  audit: isAdministrator,
  settings: isAdministrator,
};

/** What a member may do besides what everybody may. */
export const rolesRoutes: Slice = (on) => {
  // every member: about themselves
  on('GET /roles/mine', ({ session: { member } }) => ({
    // The record above has exactly the powers for its keys.
    may: (Object.keys(asks) as Power[]).filter((power) => asks[power](member)),
  }));
};
