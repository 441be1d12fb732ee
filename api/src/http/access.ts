import type { Access } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { noSession, notAdmin } from './commonErrors.ts';
import { permit } from './errors.ts';
import type { Session } from './session.ts';

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
    admin: (session) => {
      permit(session.member !== null, noSession);
      permit(session.member?.isAdmin === true, notAdmin);
      return session;
    },
    'deploy-token': () => {
      throw noSession();
    },
  };
}
