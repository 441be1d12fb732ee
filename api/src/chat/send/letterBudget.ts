import { CHAT_LIMITS, type NewEpoch } from '@plaza/api-contract';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';
import { inRounds } from '../../db/inRounds.ts';
import { prepared } from '../../db/prepared.ts';
import { tooMany } from '../../http/commonErrors.ts';
import { takeInRedis } from '../../http/rateLimit/redis.ts';

/** What somebody says in chats stays, and no other limit counts it: a hundred letters a second, day and night. */
const MOST_AT_ONCE = 16 * 1024 ** 2;
const HOUR_MS = 3_600_000;
const PER_MS = MOST_AT_ONCE / HOUR_MS;
/** The longest silent go first: a crowd must not fill the memory. */
const MOST_PEOPLE = 20_000;
const MOST_ASKED = 200;
/** So long it is known how many hear of what is said in a chat: asking for each message would cost as much as a part of it. */
const KNOWN_MS = 60_000;
/** What everybody in a chat is told of a change: a line in it, and that it is to be loaded anew. */
export const LETTERS_OF_CHANGE = 1024;

/** What somebody says in one of their chats. */
interface Said {
  userId: string;
  chatId: string;
  letters: number;
  /** Letters beside them that are kept once and told to nobody: of an epoch. */
  kept?: number;
  /** How many are let in by it: they hear of it, and of all that follows. */
  joining?: number;
  /** The transaction that the caller is in: as many at once as there are connections would all wait for one more. */
  within?: Knex;
}

/** Refuses somebody who would fill the disk. */
export type TakeLetters = (said: Said) => Promise<void>;

const budgets = new WeakMap<object, TakeLetters>();

interface BudgetNeeds {
  db: Knex;
  clock: Clock;
  redis?: Redis | undefined;
}

/** The one of this server: whatever is said, and by which call, counts together; with that of others where there is a Redis. */
export function letterBudget(plaza: BudgetNeeds): TakeLetters {
  const budget = budgets.get(plaza.db) ?? openBudget(plaza);
  budgets.set(plaza.db, budget);
  return budget;
}

/** By the letters of all their chats together, for each who hears of them: so often the log keeps them. */
function openBudget({ db, clock, redis }: BudgetNeeds): TakeLetters {
  const takeHere = lettersHere();
  const hearersIn = keptCounts(clock, (asked, within = db) => countHearers(within, asked));
  return async ({ userId, chatId, letters, kept = 0, joining = 0, within }) => {
    const cost = letters * Math.max(1, await hearersIn({ userId, chatId, within }, joining)) + kept;
    const now = clock.now();
    const taking = { burst: MOST_AT_ONCE, perHour: MOST_AT_ONCE, count: cost, now, keptMs: HOUR_MS };
    const counted = redis && (await takeInRedis(redis, { ...taking, key: `letters:${userId}` }));
    if (counted) return;
    // By then so much has come back, however little there was.
    const missing = counted === undefined ? takeHere(userId, cost, now.getTime()) : cost;
    if (missing > 0)
      throw tooMany({ headers: { 'Retry-After': String(Math.ceil(missing / PER_MS / 1000)) } });
  };
}

/** The same in the memory of this process: takes them and answers 0, or takes nothing and answers how many are missing. */
function lettersHere() {
  const left = new Map<string, { letters: number; atMs: number }>();
  return (userId: string, cost: number, nowMs: number): number => {
    const before = left.get(userId) ?? { letters: MOST_AT_ONCE, atMs: nowMs };
    const filled = before.letters + Math.max(0, nowMs - before.atMs) * PER_MS;
    const rest = Math.min(MOST_AT_ONCE, filled) - cost;
    if (rest < 0) return -rest;
    left.delete(userId);
    left.set(userId, { letters: rest, atMs: nowMs });
    const [silent] = left.keys();
    if (left.size > MOST_PEOPLE && silent !== undefined) left.delete(silent);
    return 0;
  };
}

/** Somebody who says something in a chat, or says that they do. */
type Speaker = Pick<Said, 'userId' | 'chatId'>;
type Count = (asked: Speaker[], within?: Knex) => Promise<number[]>;

/**
 * Remembers for a while what was counted. The chats that were counted first go first. Nothing is counted for who is not in
 * a chat: from what it costs they would learn how many are, and whether there is one.
 */
function keptCounts(clock: Clock, count: Count) {
  const inRound = inRounds(MOST_ASKED, (asked: Speaker[]) => count(asked));
  const ask = async (speaker: Speaker, within: Knex | undefined) =>
    within ? ((await count([speaker], within))[0] ?? 0) : inRound(speaker);
  const known = new Map<string, { hearers: number; speakers: Set<string>; untilMs: number }>();
  return async (
    { userId, chatId, within }: Speaker & { within: Knex | undefined },
    joining: number,
  ): Promise<number> => {
    const last = known.get(chatId);
    const kept = last && last.untilMs > clock.now().getTime() ? last : undefined;
    const isKnown = kept?.speakers.has(userId) === true;
    if (kept && isKnown && joining === 0) return kept.hearers;
    const counted = isKnown ? 0 : await ask({ userId, chatId }, within);
    if (!isKnown && counted === 0) return 0;
    // Who is being let in is not among those counted yet.
    const before = Math.max(kept?.hearers ?? 0, counted);
    // Known before they are in: or what follows at once would be cheap for as long as the old number is known.
    const hearers = joining === 0 ? before : Math.min(before + joining, CHAT_LIMITS.members);
    const speakers = (kept?.speakers ?? new Set()).add(userId);
    known.delete(chatId);
    const untilMs = kept && joining === 0 ? kept.untilMs : clock.now().getTime() + KNOWN_MS;
    known.set(chatId, { hearers, speakers, untilMs });
    const [first] = known.keys();
    if (known.size > MOST_PEOPLE && first !== undefined) known.delete(first);
    return hearers;
  };
}

/** How long an epoch is. */
export const lettersOf = (epoch: NewEpoch | undefined): number =>
  epoch === undefined ? 0 : JSON.stringify(epoch).length;

const HEARERS = prepared<{ count: number }>(`
  select (select count(*)::int from conversation_members m
    where m.conversation_id = asked.chat_id and m.left_at is null and m.declined_at is null
      and exists (select from conversation_members s
        where s.conversation_id = asked.chat_id and s.user_id = asked.user_id and s.left_at is null)) as count
  from unnest($1::bigint[], $2::bigint[]) with ordinality as asked (chat_id, user_id, place)
  order by asked.place`);

async function countHearers(db: Knex, asked: readonly Speaker[]): Promise<number[]> {
  const values = [asked.map(({ chatId }) => chatId), asked.map(({ userId }) => userId)];
  return (await HEARERS(db, values)).map(({ count }) => count);
}
