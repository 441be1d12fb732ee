import { type IncomingMessage } from 'node:http';

/** Who is at the other end of a connection, as the application's `authenticate` says. */
export interface Caller {
  /** Null for a stranger. Messages to a user reach every connection with this id. */
  readonly userId: string | null;
  /** When the access ends, in milliseconds since 1970. The connection is closed a while after, unless refreshed. */
  readonly expiresAt?: number;
  /** Whatever hub methods want to know about the caller. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** What `authenticate` gets to see of a request. */
export interface AccessRequest {
  /** From the Authorization header, else from the query: browsers cannot set headers on WebSockets and event streams. */
  readonly token: string | null;
  readonly path: string;
  readonly request: IncomingMessage;
}

/** Answers the caller, or null for 401. */
export type Authenticate = (access: AccessRequest) => Promise<Caller | null> | Caller | null;

export const stranger: Caller = { userId: null };
