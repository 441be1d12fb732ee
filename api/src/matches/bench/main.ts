import type { MatchAnswer } from '@plaza/api-contract';
import type { KillableNode } from '../../realtime/testing/chaos/KillableNode.ts';
import { joinHub, type Joined } from '../../realtime/testing/joinHub.ts';
import type { RunningPlaza } from '../../startPlaza.ts';
import { type BenchPlaza, benchPlaza, tellAs } from '../../testing/bench/benchPlaza.ts';
import { beginIfFull, holdMatch, keepMatch, openMatch } from '../Match.ts';

// A hundred matches at once: how long a turn takes, from the hand of one until the page of the other shows it.

const MATCHES = 100;
/** Ten moves from left to right, and once more, lay no four in a row. */
const TURNS = 10;
const COLUMNS = 7;
/** As quickly as people think: a turn each four seconds in each match. */
const THINK_MS = 4_000;

interface Player {
  id: string;
  bearer: string;
  hub: Joined;
}

const tell = tellAs('matches');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function aPlayer(plaza: BenchPlaza, url: string): Promise<Player> {
  const { id, bearer } = await plaza.aPerson();
  return { id, bearer, hub: await joinHub(url, bearer) };
}

async function aMatch({ plaza }: RunningPlaza, gameId: string, players: readonly Player[]): Promise<string> {
  const userIds = players.map(({ id }) => id);
  return plaza.db.transaction(async (db) => {
    const id = await openMatch(db, { gameId, userIds, now: new Date() });
    const match = await holdMatch(db, id);
    if (!match || !beginIfFull(match, new Date())) throw new Error('A match of two did not begin.');
    await keepMatch(db, match, new Date());
    return id;
  });
}

/** Plays one match; gives how long each of its turns took. */
async function play(id: string, players: readonly Player[], url: string): Promise<number[]> {
  const channel = `match-${id}`;
  for (const { hub } of players) await hub.connection.invoke('subscribe', channel);
  await wait(Math.random() * THINK_MS);
  const took: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [mover, other] = turn % 2 === 0 ? players : players.toReversed();
    if (!mover || !other) throw new Error('A match has two players.');
    const begun = performance.now();
    const heard = other.hub.hears(other.hub.heard.length + 1);
    const { done } = await mover.hub.connection.invoke<MatchAnswer>('match-act', id, turn + 1, {
      drop: turn % COLUMNS,
    });
    if (!done) throw new Error(`Move ${turn} was refused.`);
    await heard;
    const shown = await fetch(`${url}/api/matches/${id}`, { headers: { authorization: other.bearer } });
    if (!shown.ok) throw new Error(`The match could not be looked at: ${shown.status}.`);
    await shown.arrayBuffer();
    const ms = performance.now() - begun;
    took.push(ms);
    await wait(Math.max(0, THINK_MS - ms));
  }
  return took;
}

async function measure(plaza: BenchPlaza, node: KillableNode): Promise<void> {
  const url = `http://127.0.0.1:${node.port}`;
  const { server } = plaza;
  const game = await server.plaza.db('games').where({ slug: 'four-lamps' }).first('id');
  const matches: { id: string; players: Player[] }[] = [];
  for (let number = 0; number < MATCHES; number += 1) {
    const players = [await aPlayer(plaza, url), await aPlayer(plaza, url)];
    matches.push({ id: await aMatch(server, game.id, players), players });
  }
  const took = (await Promise.all(matches.map(({ id, players }) => play(id, players, url)))).flat();
  took.sort((one, two) => one - two);
  const at = (part: number) => took[Math.floor(took.length * part)] ?? Infinity;
  tell(
    `${MATCHES} at once, a turn until the other sees it, 99 of 100 (median ${at(0.5).toFixed(0)} ms)`,
    `${at(0.99).toFixed(0)} ms`,
    'under 100 ms',
    at(0.99) < 100,
  );
}

benchPlaza(async (plaza) => measure(plaza, await plaza.node()));
