import type { Match } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { seesPerson } from '../friends/visiblePeople.ts';
import { type HeldMatch, isHere } from './Match.ts';

/** Longer than the pages' signs of life are apart; after that nobody is there, and it stands. */
const LOOK_AHEAD_MS = 6_000;

interface PersonRow {
  id: string;
  name: string;
  username: string;
  picture: string | null;
}

/** A match as one person may see it: no name of whom they do not see, nothing that the rules keep from them. */
export async function presentMatch(
  db: Knex,
  { row, players, rules }: HeldMatch,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<Match> {
  const game = await db('games').where({ id: row.game_id }).first('id', 'slug', 'title', 'url');
  const seen: PersonRow[] = await db('users as u')
    .whereIn(
      'u.id',
      players.map(({ user_id }) => user_id),
    )
    .whereRaw(seesPerson(':me', 'u'), { me: viewerId })
    .select('u.id', 'u.name', 'u.username', 'u.picture');
  const people = new Map(seen.map((person) => [person.id, person]));
  const mine = players.find(({ user_id }) => user_id === viewerId);
  const own = mine?.player;
  // What moves by itself has moved since it was written.
  if (row.phase === 'play' && row.state)
    rules.advance?.(row.state, Math.min(LOOK_AHEAD_MS, now.getTime() - row.changed_at.getTime()));
  const due = row.due_at ? Math.max(0, Math.ceil((row.due_at.getTime() - now.getTime()) / 1000)) : null;
  return {
    id: row.id,
    game: { id: String(game.id), slug: game.slug, title: game.title, url: game.url },
    phase: row.phase,
    version: row.version,
    players: [
      ...players.map(({ player, user_id, wants_rematch, ...one }) => ({
        player,
        person: presentPerson(people.get(user_id)),
        here: isHere(one, now),
        wants_rematch,
      })),
      ...(row.state?.bots ?? []).map((player) => ({
        player,
        person: null,
        here: true,
        bot: true,
        wants_rematch: true,
      })),
    ],
    least: rules.players.least,
    most: rules.players.most,
    has_bots: rules.hasBots === true,
    player: own ?? null,
    acts: mine?.last_act ?? 0,
    winners: row.state?.winners ?? [],
    seconds_left: due,
    state: row.state ? rules.show(row.state, own) : null,
    next: row.next_id,
  };
}

function presentPerson(person: PersonRow | undefined) {
  if (!person) return null;
  const { id, name, username, picture } = person;
  return { id, name, username, profile: picture };
}
