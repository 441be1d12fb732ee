import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { calls, type CallName, type CallShape, type Feature } from '@plaza/api-contract';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import type { AccessCheck } from './access.ts';
import { featureOff, muted } from './commonErrors.ts';
import { permit } from './errors.ts';
import { parseInput } from './parseInput.ts';
import { readJson } from './readJson.ts';
import type { RateLimiter } from './rateLimit/rateLimiter.ts';
import { requestState } from './requestState.ts';
import { isMember, type Member, type MemberSession, type ReadSession, type Session } from './session.ts';
import type { Call, CallOptions, Handler, RawHandler } from './slice.ts';
import { canSpeak } from './standing.policy.ts';
import { isOff } from '../isOff.ts';

export interface CallFrame {
  plaza: Plaza;
  checks: Record<CallShape['access'], AccessCheck>;
  /** Refuses a member whose last proof is too long ago. */
  permitPrivileged: (session: MemberSession) => Promise<void>;
  /** Refuses words of somebody, who may be a guest, in which a rule of the moderators finds something. */
  permitWords: (member: Member | null, texts: readonly string[]) => Promise<void>;
  readSession: ReadSession;
  limit: RateLimiter;
}

/** Session, input, transaction, then the handler: find, permit, act, present. */
export function answerCall<Name extends CallName>(
  frame: CallFrame,
  name: Name,
  handler: Handler<Name>,
  options: CallOptions = {},
): (ctx: Context) => Promise<void> {
  const shape: CallShape = calls[name];
  const isRead = name.startsWith('GET ');
  const inTransaction = options.transaction ?? !isRead;
  return async (ctx) => {
    await frame.limit(ctx.ip, options.limit ?? (isRead ? 'read' : 'write'));
    const session = await enter(frame, name, shape, ctx);
    const input = parseInput(shape, {
      params: paramsOf(ctx),
      query: { ...ctx.query },
      body: shape.body && (await readJson(ctx, options.maxBytes)),
    });
    if (shape.ruled) await frame.permitWords(session.member, textsIn(input.body, shape.ruled));

    const afterCommits: (() => Promise<void> | void)[] = [];
    const act = async (db: Knex): Promise<unknown> => {
      const call = {
        session,
        input,
        db,
        ctx,
        log: requestState(ctx).log,
        afterCommit: (after: () => void) => afterCommits.push(after),
      };
      // The schemas of this very call made `input`, and its access check made `session`.
      return handler(call as unknown as Call<Name>);
    };
    const answer = await (inTransaction ? frame.plaza.db.transaction(act) : act(frame.plaza.db));
    for (const after of afterCommits) await tell(after, ctx);
    await send(frame, name, ctx, answer);
  };
}

/** The same door for a call that streams: the body stays unread and no transaction is open. */
export function answerRawCall<Name extends CallName>(
  frame: CallFrame,
  name: Name,
  handler: RawHandler<Name>,
  options: Pick<CallOptions, 'limit'> = {},
): (ctx: Context) => Promise<void> {
  const shape: CallShape = calls[name];
  return async (ctx) => {
    await frame.limit(ctx.ip, options.limit ?? (name.startsWith('GET ') ? 'read' : 'write'));
    const session = await enter(frame, name, shape, ctx);
    const sent = { params: paramsOf(ctx), query: { ...ctx.query }, body: undefined };
    const input = parseInput(shape, sent, ['params', 'query']);
    const call = { session, input, db: frame.plaza.db, ctx, log: requestState(ctx).log };
    const answer = await handler(call as unknown as Call<Name>);
    if (answer !== undefined) await send(frame, name, ctx, answer);
  };
}

async function enter(
  { checks, permitPrivileged, readSession, plaza }: CallFrame,
  name: CallName,
  shape: CallShape,
  ctx: Context,
): Promise<Session> {
  const session = await readSession(ctx.get('authorization') || undefined);
  requestState(ctx).memberId = session.member?.id ?? null;
  const feature = featureOf(name);
  permit(!feature || !isOff(plaza.config, feature), featureOff);
  const entered = await checks[shape.access](session, { ctx, db: plaza.db });
  if (shape.speaks && entered.member) permit(canSpeak(entered.member, plaza.clock.now()), muted);
  if (shape.needsProof && isMember(entered)) await permitPrivileged(entered);
  return entered;
}

function textsIn(body: unknown, fields: readonly string[]): string[] {
  const values = Object.entries(body ?? {}).flatMap(([field, value]) =>
    fields.includes(field) ? value : [],
  );
  return values.filter((value) => typeof value === 'string');
}

/** What is committed is done: news that cannot be told must not make it look undone. */
async function tell(after: () => Promise<void> | void, ctx: Context): Promise<void> {
  try {
    await after();
  } catch (error) {
    const { log, call } = requestState(ctx);
    log.error({ err: error, call }, 'the news of a call could not be told');
  }
}

async function send({ plaza }: CallFrame, name: CallName, ctx: Context, answer: unknown): Promise<void> {
  // A wrong presenter is found while building it, not by a visitor.
  if (plaza.config.mode !== 'production') calls[name].answer.parse(answer);
  if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  // Never what a write answers: a new token beside words of the visitor's own would be told by its packed length.
  if (name.startsWith('GET ')) await packAnswer(ctx, answer);
  else ctx.body = answer;
}

function paramsOf(ctx: Context): unknown {
  return 'params' in ctx ? { ...ctx.params } : {};
}

const FIRST_WORDS: Readonly<Record<string, Feature>> = {
  games: 'games',
  fav: 'games',
  matches: 'games',
  scores: 'games',
  played: 'games',
  videos: 'videos',
  zones: 'zones',
  chat: 'chat',
  conversations: 'chat',
};

/** Which feature a call belongs to: switched off, the server does not answer it either. */
function featureOf(call: CallName): Feature | undefined {
  const [, path = ''] = call.split(' ');
  // What was said in a chat or a zone that is switched off can still be reported.
  if (path.endsWith('/report') || path === '/zones/reports') return undefined;
  // The frame of every page finds people by it, whom one meets not only in chats.
  if (call === 'GET /chat/search/:username') return undefined;
  return FIRST_WORDS[path.split('/')[1] ?? ''];
}

const pack = promisify(gzip);

/** Below it fits into one packet of the network either way. */
const WORTH_BYTES = 1400;
/** Most of what the highest gets, at a quarter of its time. */
const LEVEL = 4;

/** Puts an answer into the body: packed, where it is long and the browser takes it. A feed of posts is a sixth then. */
async function packAnswer(ctx: Context, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  ctx.type = 'json';
  ctx.vary('Accept-Encoding');
  if (Buffer.byteLength(text) < WORTH_BYTES || ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = text;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await pack(text, { level: LEVEL });
}
