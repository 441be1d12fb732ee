import { togetherOf } from '@plaza/arcade/server';
import type { Knex } from 'knex';
import { z } from 'zod';
import { unknownGame } from '../games/games.errors.ts';
import { findGame } from '../games/games.routes.ts';
import { found, permit } from '../http/errors.ts';
import type { Slice } from '../http/slice.ts';
import { canSpeak } from '../http/standing.policy.ts';
import { holdPeople } from '../users/holdPeople.ts';
import {
  begin,
  beginIfFull,
  botsToBegin,
  bringForward,
  closeGaps,
  type HeldMatch,
  holdMatch,
  isHere,
  isOfNow,
  keepMatch,
  openMatch,
  readMatch,
  setClock,
} from './Match.ts';
import { friendsToAsk, invite } from './invitations.ts';
import {
  notInMatch,
  notTogether,
  tooFewPlayers,
  tooManyMatches,
  tooManyWatchers,
  unknownMatch,
} from './matches.errors.ts';
import { presentMatch } from './matches.presenter.ts';
import { FORGOTTEN_MS } from './sweepMatches.ts';
import { keepsWatching, mayLook } from './watchers.ts';
import { isOff } from '../isOff.ts';

const MOST_OPEN = 20;
/** Also of those that were begun and left: each is kept for a day. */
const MOST_A_DAY = 500;
// A few of them: whoever opens a match must not wait for thousands, nor for one that somebody holds.
const FORGET = `
  delete from matches where id = any (array(
    select id from matches where changed_at < :before limit 20 for update skip locked))`;
/** A move is small; a line of a drawing is the largest. */
const MOST_LETTERS = 4000;

const MatchId = z.string().regex(/^[\w-]{1,20}$/);
/** A client counts what it does; the database has so much space for it. */
const ActNumber = z.int().positive().max(2_147_483_647);
const Action = z.unknown().refine((action) => JSON.stringify(action ?? null).length <= MOST_LETTERS);

export const matchesRoutes: Slice = (on, plaza) => {
  const upSince = plaza.clock.now();
  const now = () => plaza.clock.now();

  // Whoever has the link may watch.
  plaza.hub.openChannels({
    prefix: 'match-',
    mayEnter: async (userId, matchId, db) =>
      MatchId.safeParse(matchId).success &&
      (await db('matches').where({ id: matchId }).first('id')) !== undefined &&
      mayLook(db, { matchId, userId, now: now() }),
  });

  // every member: one opens a match of one's own
  on('POST /games/:id/matches', async ({ session: { member }, input, db }) => {
    const game = found(await findGame(db, input.params.id), unknownGame);
    permit((await togetherOf(game.slug)) !== undefined, notTogether);
    const before = new Date(now().getTime() - FORGOTTEN_MS);
    await db.raw(FORGET, { before });
    await holdPeople(db, [member.id]);
    const [kept] = await db('match_players')
      .join('matches', 'matches.id', 'match_players.match_id')
      .where({ user_id: member.id })
      .where('changed_at', '>=', before)
      .select(db.raw(`count(*)::int as "all", (count(*) filter (where phase = 'lobby'))::int as open`));
    permit(kept.open < MOST_OPEN && kept.all < MOST_A_DAY, tooManyMatches);
    const id = await openMatch(db, { gameId: game.id, userIds: [member.id], now: now() });
    const match = found(await readMatch(db, id), unknownMatch);
    return presentMatch(db, match, { viewerId: member.id, now: now() });
  });

  // every member: the link is the invitation
  on('GET /matches/:id', async ({ session: { member }, input, db }) => {
    const match = found(await readMatch(db, input.params.id), unknownMatch);
    permit(await mayLook(db, { matchId: match.row.id, userId: member.id, now: now() }), tooManyWatchers);
    return presentMatch(db, match, { viewerId: member.id, now: now() });
  });

  // every member: the link is the invitation
  on('POST /matches/:id/join', async ({ session: { member }, input, db }) => {
    const match = found(await holdMatch(db, input.params.id), unknownMatch);
    await takePart(db, match, member.id);
    permit(await mayLook(db, { matchId: match.row.id, userId: member.id, now: now() }), tooManyWatchers);
    return presentMatch(db, match, { viewerId: member.id, now: now() });
  });

  on('GET /matches/:id/friends', async ({ session: { member }, input, db }) => {
    const { row, players } = found(await readMatch(db, input.params.id), unknownMatch);
    permit(
      players.some(({ user_id }) => user_id === member.id),
      notInMatch,
    );
    return friendsToAsk(db, member.id, row.id);
  });

  on('PUT /matches/:id/invitations/:username', async ({ session: { member }, input: { params }, db }) => {
    const match = found(await holdMatch(db, params.id), unknownMatch);
    permit(
      match.players.some(({ user_id }) => user_id === member.id),
      notInMatch,
    );
    return invite(db, match, { me: member, username: params.username, now: now() });
  });

  on('POST /matches/:id/begin', async ({ session: { member }, input, db }) => {
    const match = found(await holdMatch(db, input.params.id), unknownMatch);
    permit(
      match.players.some(({ user_id }) => user_id === member.id),
      notInMatch,
    );
    const bots = botsToBegin(match);
    permit(bots !== undefined, tooFewPlayers);
    if (match.row.phase === 'lobby') {
      await closeGaps(db, match);
      begin(match, now(), bots);
      await keepMatch(db, match, now());
    }
    return presentMatch(db, match, { viewerId: member.id, now: now() });
  });

  // every member: only who has played changes anything
  on('POST /matches/:id/rematch', async ({ session: { member }, input, db }) => {
    const match = found(await holdMatch(db, input.params.id), unknownMatch);
    await askForRematch(db, match, member.id);
    return presentMatch(db, match, { viewerId: member.id, now: now() });
  });

  async function maySpeak(db: Knex, userId: string): Promise<boolean> {
    const person = await db('users').where({ id: userId }).first('muted_until', 'demo_until');
    // Nobody could hold a guest of the demo to what they drew.
    if (!person || person.demo_until !== null) return false;
    return canSpeak({ mutedUntil: person.muted_until }, now());
  }

  async function takePart(db: Knex, match: HeldMatch, userId: string): Promise<void> {
    const { row, players, rules } = match;
    const isIn = players.some(({ user_id }) => user_id === userId);
    if (isIn || row.phase !== 'lobby' || players.length >= rules.players.most) return;
    const taken = new Set(players.map(({ player }) => player));
    // A guest of the demo who is gone by now has left a gap.
    const gap = players.findIndex((_, player) => !taken.has(player));
    const player = gap === -1 ? players.length : gap;
    const part = { match_id: row.id, player, user_id: userId, here_at: now() };
    await db('match_players').insert(part);
    players.push({ ...part, last_act: 0, wants_rematch: false });
    beginIfFull(match, now());
    await keepMatch(db, match, now());
  }

  async function askForRematch(db: Knex, match: HeldMatch, userId: string): Promise<void> {
    const { row, players } = match;
    const mine = players.find(({ user_id }) => user_id === userId);
    if (!mine || row.phase !== 'end' || row.next_id) return;
    mine.wants_rematch = true;
    await db('match_players').where({ match_id: row.id, user_id: userId }).update({ wants_rematch: true });
    const { winners = [], gone = [] } = row.state ?? {};
    // Who had gone when it ended stays so in its state; that they ask says that they are back.
    const there = players.filter(({ player, wants_rematch }) => wants_rematch || !gone.includes(player));
    if (there.every(({ wants_rematch }) => wants_rematch)) {
      // Who lost begins.
      const order = there.toSorted(
        (a, b) => Number(winners.includes(a.player)) - Number(winners.includes(b.player)),
      );
      const userIds = order.map(({ user_id }) => user_id);
      row.next_id = await openMatch(db, { gameId: row.game_id, userIds, now: now() });
      const next = found(await holdMatch(db, row.next_id), unknownMatch);
      const bots = botsToBegin(next);
      // Too few are left, and nobody can stand in for the others: it waits for them.
      if (bots !== undefined) {
        begin(next, now(), bots);
        await keepMatch(db, next, now());
      }
    }
    await keepMatch(db, match, now());
  }

  plaza.hub.answer('match-act', [MatchId, ActNumber, Action], async ({ userId, db }, id, number, action) =>
    db.transaction(async (inner) => {
      const match = await holdMatch(inner, id);
      const mine = match?.players.find(({ user_id }) => user_id === userId);
      if (!match || !mine || isOff(plaza.config, 'games')) return { done: false, version: 0 };
      const { row, rules } = match;
      const move = rules.read(action);
      // Sent again because the answer was lost: it has been done.
      if (number <= mine.last_act) return { done: true, version: row.version };
      const changed = bringForward(match, now(), upSince);
      const done =
        row.phase === 'play' &&
        row.state !== null &&
        move !== undefined &&
        (!rules.says?.(move) || (await maySpeak(inner, userId))) &&
        rules.act(row.state, mine.player, move);
      if (done) {
        setClock(match, now());
        await inner('match_players')
          .where({ match_id: id, user_id: userId })
          .update({ last_act: number, here_at: now() });
      }
      if (done || changed) await keepMatch(inner, match, now(), done ? move : undefined);
      return { done, version: row.version };
    }),
  );

  plaza.hub.answer('match-here', [MatchId], async ({ userId, db }, id) =>
    db.transaction(async (inner) => {
      const match = await holdMatch(inner, id);
      if (!match || isOff(plaza.config, 'games')) return { done: false, version: 0 };
      const mine = match.players.find(({ user_id }) => user_id === userId);
      if (mine) {
        mine.here_at = now();
        await inner('match_players').where({ match_id: id, user_id: userId }).update({ here_at: now() });
      } else await keepsWatching(inner, { matchId: id, userId, now: now() });
      if (!(mine === undefined && isOfNow(match, now())) && bringForward(match, now(), upSince))
        await keepMatch(inner, match, now());
      const away = match.players.flatMap((one) => (isHere(one, now()) ? [] : [one.player]));
      return { done: mine !== undefined, version: match.row.version, away };
    }),
  );
};
