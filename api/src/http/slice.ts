import type { CallAnswer, CallName, Calls } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import type { Job } from '../jobs/defineJob.ts';
import type { Logger } from '../logger.ts';
import type { Plaza } from '../plaza.ts';
import type { AccessCheck } from './access.ts';
import type { LimitClass } from './rateLimit/limits.ts';
import type { Member, MemberSession, Session } from './session.ts';

/** A feature's door into the frame: called once at the start with `on` to register its calls. */
export type Slice = (on: On, plaza: Plaza) => void;

export interface On {
  /** One call of the contract. A GET reads from the pool; every other method runs in one transaction. */
  <Name extends CallName>(name: Name, handler: Handler<Name>, options?: CallOptions): void;
  /**
   * A call whose body or answer is a stream. Session, access, params and query are checked as
   * always; the body is left on `ctx.req`, no transaction is open. Answers by returning, or writes `ctx.body`.
   */
  raw<Name extends CallName>(
    name: Name,
    handler: RawHandler<Name>,
    options?: Pick<CallOptions, 'limit'>,
  ): void;
  /** An address outside /api: pages, files. Patterns as in path-to-regexp 8: `GET /remotes/:name/{*file}`. */
  outside(pattern: `GET ${string}`, handler: Middleware): void;
  /** Says how an access of the contract is checked; `deploy-token` is closed until a slice brings its check. */
  access(kind: 'deploy-token', check: AccessCheck): void;
  /** Says what a fresh proof is; calls that need one stay shut for members until a slice does. */
  privileged(check: (session: MemberSession) => Promise<void>): void;
  /** Says which words may not be read by others; calls that name such fields stay shut until a slice does. */
  words(check: (member: Member | null, texts: readonly string[]) => Promise<void>): void;
  /** Refuses what may not be read by others, where it comes another way than in such fields. */
  permitWords(member: Member | null, texts: readonly string[]): Promise<void>;
  job<Payload>(job: Job<Payload>): void;
  /** Runs once everything is migrated, before the first request. */
  onStart(act: () => Promise<void> | void): void;
  /** Runs when the server closes, after the last request, at the same time as what other slices close. */
  onClose(act: () => Promise<void> | void): void;
}

export interface CallOptions {
  /** The largest body, 64 kB unless said. */
  maxBytes?: number;
  /** Open a transaction, or leave it to the handler. */
  transaction?: boolean;
  /** Which bucket the call drinks from: `read` for GET, `write` for the rest unless said. */
  limit?: LimitClass;
}

export type Handler<Name extends CallName> = (
  call: Call<Name>,
) => Promise<CallAnswer<Name>> | CallAnswer<Name>;

export type RawHandler<Name extends CallName> = (
  call: Omit<Call<Name>, 'input' | 'afterCommit'> & { input: Omit<Input<Name>, 'body'> },
) => Promise<CallAnswer<Name> | void>;

/** One call while it is answered. Everything in it is already true. */
export interface Call<Name extends CallName> {
  session: Calls[Name]['access'] extends 'member' | 'moderator' | 'outreach' | 'admin'
    ? MemberSession
    : Session;
  input: Input<Name>;
  /** The transaction, or the pool for a GET. Hand it on: `User.query(db)`, `db('users')`. */
  db: Knex;
  /** Runs after the commit and before the answer; not at all when the call fails. */
  afterCommit(act: () => Promise<void> | void): void;
  log: Logger;
  /** For headers, cookies and the address of the caller. */
  ctx: Context;
}

export interface Input<Name extends CallName> {
  params: Parsed<Calls[Name], 'params'>;
  query: Parsed<Calls[Name], 'query'>;
  body: Parsed<Calls[Name], 'body'>;
}

type Parsed<Shape, Part extends string> =
  Shape extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
