import type { BoardPlace, BoardSpan } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { seesPerson } from '../friends/visiblePeople.ts';

export const BOARD_LENGTH = 20;

interface PlaceRow {
  place: string;
  score: number;
  ended_at: Date;
  id: string;
  name: string;
  username: string;
  picture: string | null;
}

const AT_FULL_SPEED = `r.state = 'ranked'`;

/** Which runs a board counts, as a condition on `r`. `:now` is the moment of asking; days and weeks are of UTC. */
const COUNTED: Readonly<Record<BoardSpan, string>> = {
  daily: `${AT_FULL_SPEED} and r.is_daily and r.begun_at >= date_trunc('day', :now::timestamptz, 'UTC')`,
  today: `${AT_FULL_SPEED} and r.ended_at >= date_trunc('day', :now::timestamptz, 'UTC')`,
  week: `${AT_FULL_SPEED} and r.ended_at >= date_trunc('week', :now::timestamptz, 'UTC')`,
  all: AT_FULL_SPEED,
  slow: `r.state = 'slow'`,
  friends: `${AT_FULL_SPEED} and (r.user_id = :me or r.user_id in (select friend_id from friendships where user_id = :me))`,
};

interface BoardRequest {
  gameId: string;
  /** Of the game's rules as they are now: what was played by others is not compared with it. */
  version: number;
  viewerId: string;
  span: BoardSpan;
  now: Date;
}

/** Each person's best run of a board in its order; those whom the viewer does not see are not in it. */
async function readPlaces(
  db: Knex,
  { gameId, version, viewerId, span, now }: BoardRequest,
  only: string,
): Promise<BoardPlace[]> {
  const { rows } = await db.raw(
    `with best as (
       select distinct on (r.user_id) r.user_id, r.score, r.ended_at from game_runs r
       where r.game_id = :gameId and r.version = :version and ${COUNTED[span]}
       order by r.user_id, r.score desc, r.ended_at),
     placed as (
       select rank() over (order by b.score desc) as place, b.score, b.ended_at, u.id, u.name, u.username, u.picture
       from best b join users u on u.id = b.user_id where ${seesPerson(':me', 'u')})
     select * from placed where ${only} order by place, ended_at limit ${BOARD_LENGTH}`,
    { gameId, version, me: viewerId, now },
  );
  return rows.map(presentPlace);
}

function presentPlace({ place, score, ended_at, id, name, username, picture }: PlaceRow): BoardPlace {
  const person = { id: String(id), name, username, profile: picture };
  return { place: Number(place), value: score, at: ended_at.toISOString(), person };
}

export async function readBoard(
  db: Knex,
  request: BoardRequest,
): Promise<{ places: BoardPlace[]; own: BoardPlace | null }> {
  const places = await readPlaces(db, request, 'true');
  const mine = places.find(({ person }) => person.id === request.viewerId);
  const own = mine ?? (await readPlaces(db, request, 'id = :me'))[0] ?? null;
  return { places, own };
}

/** How somebody stands in a game after a run. */
export async function readStanding(
  db: Knex,
  request: Omit<BoardRequest, 'span'>,
): Promise<{ best: number; today: number; rank: number | null; toNext: number | null }> {
  const [all] = await readPlaces(db, { ...request, span: 'all' }, 'id = :me');
  const [today] = await readPlaces(db, { ...request, span: 'today' }, 'id = :me');
  if (!all) return { best: 0, today: 0, rank: null, toNext: null };
  const { rows } = await db.raw(
    `select r.score from game_runs r join users u on u.id = r.user_id
     where r.game_id = :gameId and r.version = :version and ${AT_FULL_SPEED} and r.score > :best
       and u.id <> :me and ${seesPerson(':me', 'u')}
     order by r.score limit 1`,
    { gameId: request.gameId, version: request.version, best: all.value, me: request.viewerId },
  );
  const next: number | null = rows[0]?.score ?? null;
  return {
    best: all.value,
    today: today?.value ?? 0,
    rank: all.place,
    toNext: next === null ? null : next - all.value,
  };
}
