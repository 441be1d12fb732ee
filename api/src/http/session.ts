import type { Role } from '@plaza/api-contract';

/** Who is asking. */
export interface Session {
  /** The session's id, when there is one. */
  id: string | null;
  member: Member | null;
  /** Who acts by a token that is not a member's: `token "team chat"`. */
  actor: string | null;
}

export interface Member {
  id: string;
  name: string;
  username: string;
  email: string;
  isAdmin: boolean;
  /** What somebody may do besides, who is no administrator. */
  role: Role | null;
  /** Looks around with the demo: cannot mail, and cannot reach real people. */
  isDemo: boolean;
  /** Reads, and says nothing, until then. */
  mutedUntil: Date | null;
}

export interface MemberSession extends Session {
  id: string;
  member: Member;
}

export function isMember(session: Session): session is MemberSession {
  return session.id !== null && session.member !== null;
}

export const guest: Session = { id: null, member: null, actor: null };

/** Reads the Authorization header. A missing, wrong or revoked token is a guest; it never throws for that. */
export type ReadSession = (authorization: string | undefined) => Promise<Session>;
