import type { Access } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { noSession, notAdmin, notModerator, notOutreach } from './commonErrors.ts';
import { permit, type Refuse } from './errors.ts';
import type { Member, Session } from './session.ts';
import { canModerate, canReachOut, isAdministrator } from './standing.policy.ts';

/** Lets the caller in (perhaps naming the actor in the session it returns) or throws a refusal. */
export type AccessCheck = (session: Session, asked: { ctx: Context; db: Knex }) => Session | Promise<Session>;

/** The doors of the contract. A kind nobody brought a check for stays shut. */
export function accessChecks(): Record<Access, AccessCheck> {
  return {
    public: (session) => session,
    member: (session) => {
      permit(session.member !== null, noSession);
      return session;
    },
    moderator: only(canModerate, notModerator),
    outreach: only(canReachOut, notOutreach),
    admin: only(isAdministrator, notAdmin),
    'deploy-token': () => {
      throw noSession();
    },
  };
}

/** 401 for whoever has no session; 403 for whoever has one that is not enough, or the browser would log them out. */
function only(mayEnter: (member: Member) => boolean, refuse: Refuse): AccessCheck {
  return (session) => {
    const { member } = session;
    permit(member !== null, noSession);
    permit(member !== null && mayEnter(member), refuse);
    return session;
  };
}
