import type { Match, MatchAnswer } from '@plaza/api-contract';
import { takeTurn } from '../db/takeTurn.ts';
import type { RunningPlaza } from '../startPlaza.ts';
import { joinHub, type Joined, leaveHub } from '../realtime/testing/joinHub.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { startBeside } from '../testing/startBeside.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
afterEach(leaveHub);

beforeEach(async () => {
  const games = [
    { slug: 'four-lamps', title: 'Four Lamps', url: '/framed/mf-games/four-lamps/' },
    { slug: 'paper-regatta', title: 'Paper Regatta', url: '/framed/mf-games/paper-regatta/' },
  ];
  await server.db('games').insert(games).onConflict('slug').ignore();
});

const open = async (user: User, game = 'four-lamps') =>
  (await server.as(user).post<Match>(`/api/games/${game}/matches`)).body;
const look = async (user: User, id: string) => (await server.as(user).get<Match>(`/api/matches/${id}`)).body;
const join = async (user: User, id: string) =>
  (await server.as(user).post<Match>(`/api/matches/${id}/join`)).body;
const hubOf = async (user: User, url = server.url) => joinHub(url, await server.bearerOf(user));
const act = (hub: Joined, id: string, number: number, action: unknown) =>
  hub.connection.invoke<MatchAnswer>('match-act', id, number, action);
const here = (hub: Joined, id: string) => hub.connection.invoke<MatchAnswer>('match-here', id);

/** Two people with a match between them, each on the hub. */
async function twoAtPlay() {
  const [one, two] = [await server.aUser(), await server.aUser()];
  const { id } = await open(one);
  await join(two, id);
  const [first, second] = [await hubOf(one), await hubOf(two)];
  return { id, one, two, first, second };
}

const cellsOf = ({ state }: Match) => (state as { board: { cells: number[] } }).board.cells;

describe('[1-5] a match over the network', () => {
  it('is opened, and begins when the second has followed the link', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const opened = await open(one);
    expect(opened).toMatchObject({ phase: 'lobby', player: 0, state: null });
    expect(await join(two, opened.id)).toMatchObject({ phase: 'play', player: 1, seconds_left: 25 });
    expect((await look(one, opened.id)).players.map(({ person }) => person?.username)).toEqual([
      one.username,
      two.username,
    ]);
  });

  it('takes in whoever follows the link, also in the place of somebody who is not there any more', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { id } = await open(one, 'paper-regatta');
    await join(two, id);
    await server.db('match_players').where({ match_id: id, user_id: one.id }).delete();
    expect(await join(three, id)).toMatchObject({ phase: 'lobby', player: 0 });
    expect((await look(three, id)).players).toHaveLength(2);
  });

  it('begins with all who are there, also where somebody between them is not there any more', async () => {
    const [one, two, three] = [await server.aUser(), await server.aUser(), await server.aUser()];
    const { id } = await open(one, 'paper-regatta');
    await join(two, id);
    await join(three, id);
    await server.db('match_players').where({ match_id: id, user_id: two.id }).delete();
    const { body } = await server.as(one).post<Match>(`/api/matches/${id}/begin`);
    expect(body.players.map(({ player, person }) => [player, person?.id])).toEqual([
      [0, one.id],
      [1, three.id],
    ]);
    expect(await look(three, id)).toMatchObject({ player: 1 });
  });

  it('gives a bot a number of its own, also after somebody is not there any more', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const { id } = await open(one, 'paper-regatta');
    await join(two, id);
    await server.db('match_players').where({ match_id: id, user_id: one.id }).delete();
    const { body } = await server.as(two).post<Match>(`/api/matches/${id}/begin`);
    expect(body.players.map(({ player, bot = false }) => [player, bot])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('waits twenty times at most for others, however many one opens at once', async () => {
    const one = server.as(await server.aUser());
    const again = () => one.post('/api/games/four-lamps/matches');
    for (let time = 0; time < 19; time += 1) await again();
    const answers = await Promise.all([again(), again(), again(), again()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
  });

  it('takes moves from who moves, and tells everybody who listens', async () => {
    const { id, one, first, second } = await twoAtPlay();
    await second.connection.invoke('subscribe', `match-${id}`);
    expect(await act(second, id, 1, { drop: 3 })).toMatchObject({ done: false });
    expect(await act(first, id, 1, { drop: 3 })).toMatchObject({ done: true });
    while (!second.heard.some(({ name }) => name === 'match-changed'))
      await second.hears(second.heard.length + 1);
    expect(cellsOf(await look(one, id))[45]).toBe(0);
  });

  it('makes a move once, however often it is sent, and none that the rules do not know', async () => {
    const { id, one, first } = await twoAtPlay();
    await Promise.all([act(first, id, 1, { drop: 3 }), act(first, id, 1, { drop: 3 })]);
    expect(cellsOf(await look(one, id)).filter((cell) => cell >= 0)).toEqual([0]);
    for (const action of [{ drop: 4 }, { drop: 99 }, { win: true }, null])
      expect(await act(first, id, 2, action)).toMatchObject({ done: false });
  });

  it('may be watched by others, who move nothing', async () => {
    const { id, first } = await twoAtPlay();
    const watcher = await server.aUser();
    expect(await join(watcher, id)).toMatchObject({ player: null, phase: 'play' });
    const hub = await hubOf(watcher);
    expect(await act(hub, id, 1, { drop: 3 })).toMatchObject({ done: false });
    expect(await act(first, id, 1, { drop: 3 })).toMatchObject({ done: true });
  });

  it('is watched by twenty at most, and by who takes part in any case', async () => {
    const { id, one } = await twoAtPlay();
    const watchers = await Promise.all(Array.from({ length: 21 }, () => server.aUser()));
    const [late] = watchers.splice(20);
    for (const watcher of watchers) await look(watcher, id);
    const full = { status: 409, body: { code: 'games.too-many-watchers' } };
    const asLate = () => server.as(late ?? null).get(`/api/matches/${id}`);
    expect(await asLate()).toMatchObject(full);
    expect(await server.as(late ?? null).post(`/api/matches/${id}/join`)).toMatchObject(full);
    const hub = await hubOf(late ?? one);
    await expect(hub.connection.invoke('subscribe', `match-${id}`)).rejects.toThrow();
    expect((await look(one, id)).player).toBe(0);
    // Somebody has gone: one who gives no sign of life watches no more.
    server.clock.advance({ seconds: 13 });
    const [first] = watchers;
    if (first) await here(await hubOf(first), id);
    expect(await asLate()).toMatchObject({ status: 200, body: { player: null } });
  });

  it('lets in those who come to watch it in the same moment, whichever way they come', async () => {
    const { id } = await twoAtPlay();
    const [looks, joins] = [await server.aUser(), await server.aUser()];
    const holding = await server.db.transaction();
    await takeTurn(holding, 'watchers', id);
    const looking = server.as(looks).get(`/api/matches/${id}`);
    await somebodyWaits(server.db);
    const joining = server.as(joins).post(`/api/matches/${id}/join`);
    await somebodyWaits(server.db, 2);
    await holding.commit();
    expect((await Promise.all([looking, joining])).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('passes over who thinks too long', async () => {
    const { id, one, first, second } = await twoAtPlay();
    for (let seconds = 0; seconds < 30; seconds += 5) {
      server.clock.advance({ seconds: 5 });
      await Promise.all([here(first, id), here(second, id)]);
    }
    expect(cellsOf(await look(one, id)).filter((cell) => cell >= 0)).toEqual([0]);
  });

  it('keeps the place of who has gone for thirty seconds, then the other one has won', async () => {
    const { id, one, first } = await twoAtPlay();
    server.clock.advance({ seconds: 14 });
    // The other one hears of it with their next sign of life, whatever else happens in the match.
    expect(await here(first, id)).toMatchObject({ done: true, away: [1] });
    const waiting = await look(one, id);
    expect(waiting.players.map(({ here: isHere }) => isHere)).toEqual([true, false]);
    expect(waiting.phase).toBe('play');
    server.clock.advance({ seconds: 17 });
    await here(first, id);
    expect(await look(one, id)).toMatchObject({ phase: 'end', winners: [0] });
  });

  it('begins anew when both want to', async () => {
    const { id, one, two, first } = await twoAtPlay();
    server.clock.advance({ seconds: 31 });
    await here(first, id);
    const ask = (user: User) => server.as(user).post<Match>(`/api/matches/${id}/rematch`);
    expect((await ask(one)).body.next).toBeNull();
    const next = (await ask(two)).body.next ?? '';
    // Who lost begins.
    expect(await look(two, next)).toMatchObject({ phase: 'play', player: 0 });
    expect(await look(one, next)).toMatchObject({ phase: 'play', player: 1 });
  });

  describe('when the server is started again', () => {
    let later: RunningPlaza | undefined;
    afterEach(() => later?.close());

    it('goes on where it was, and nobody has lost by the time in between', async () => {
      const { id, one, two, first, second } = await twoAtPlay();
      await act(first, id, 1, { drop: 3 });
      await Promise.all([first.connection.stop(), second.connection.stop()]);
      server.clock.advance({ minutes: 4 });
      later = await startBeside(server);
      const url = `http://127.0.0.1:${later.port}`;
      const hub = await joinHub(url, await server.bearerOf(two));
      await here(hub, id);
      expect(await look(one, id)).toMatchObject({ phase: 'play', winners: [] });
      expect(await act(hub, id, 1, { drop: 3 })).toMatchObject({ done: true });
      expect(cellsOf(await look(one, id))[38]).toBe(1);

      // Both are back, and play it to its end: the first lays four in a row in each of the two games.
      const hubs = [await joinHub(url, await server.bearerOf(one)), hub];
      for (let move = 2; move < 60 && (await look(one, id)).phase === 'play'; move++) {
        const { board } = (await look(one, id)).state as { board: { mover: 0 | 1; cells: number[] } };
        const drop =
          board.mover === 0 ? 0 : board.cells.filter((cell) => cell === 1).length % 2 === 0 ? 5 : 6;
        const mover = hubs[board.mover];
        if (mover) expect(await act(mover, id, move, { drop })).toMatchObject({ done: true });
      }
      expect(await look(two, id)).toMatchObject({ phase: 'end', winners: [0] });
    });
  });

  it('is begun alone against a bot, which says that it is one and moves by itself', async () => {
    const one = await server.aUser();
    const { id } = await open(one);
    const begun = await server.as(one).post<Match>(`/api/matches/${id}/begin`);
    expect(begun.body).toMatchObject({ phase: 'play', player: 0 });
    expect(begun.body.players).toMatchObject([
      { player: 0 },
      { player: 1, person: null, bot: true, here: true },
    ]);
    const hub = await hubOf(one);
    expect(await act(hub, id, 1, { drop: 3 })).toMatchObject({ done: true });
    expect(await look(one, id)).toMatchObject({ acts: 1, seconds_left: 2 });
    server.clock.advance({ seconds: 3 });
    await here(hub, id);
    expect(cellsOf(await look(one, id)).filter((cell) => cell >= 0)).toHaveLength(2);
  });

  it('is begun by who takes part alone, and only when enough are there', async () => {
    const [one, other] = [await server.aUser(), await server.aUser()];
    const row = { slug: 'chalk-town', title: 'Chalk Town', url: '/framed/mf-games/chalk-town/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const { id } = (await server.as(one).post<Match>('/api/games/chalk-town/matches')).body;
    const begin = (user: User) => server.as(user).post<Match>(`/api/matches/${id}/begin`);
    expect(await begin(other)).toMatchObject({ status: 403, body: { code: 'games.not-in-match' } });
    expect(await begin(one)).toMatchObject({ status: 409, body: { code: 'games.too-few-players' } });
    await join(other, id);
    expect((await begin(other)).body).toMatchObject({ phase: 'play', least: 2, most: 6, has_bots: false });
    expect((await server.as(one).post('/api/matches/aaaaaaaaaa/begin')).status).toBe(404);
  });

  it('is drawn in by no guest of the demo: nobody could hold them to what they draw', async () => {
    const [guest, two] = [await server.aUser({ isGuest: true }), await server.aUser()];
    const row = { slug: 'chalk-town', title: 'Chalk Town', url: '/framed/mf-games/chalk-town/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const { id } = (await server.as(guest).post<Match>('/api/games/chalk-town/matches')).body;
    await join(two, id);
    await server.as(two).post(`/api/matches/${id}/begin`);
    const hub = await hubOf(guest);
    expect(await act(hub, id, 1, { pick: 0 })).toMatchObject({ done: true });
    for (const line of [{ stroke: '000a0a0b0b' }, { more: '0c0c' }])
      expect(await act(hub, id, 2, line)).toMatchObject({ done: false });
    expect((await look(two, id)).state).toMatchObject({ strokes: [] });
  });

  it('is drawn in by nobody whom the moderators want silent, as long as they do', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const row = { slug: 'chalk-town', title: 'Chalk Town', url: '/framed/mf-games/chalk-town/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const { id } = (await server.as(one).post<Match>('/api/games/chalk-town/matches')).body;
    await join(two, id);
    await server.as(two).post(`/api/matches/${id}/begin`);
    const hub = await hubOf(one);
    const line = { stroke: '000a0a0b0b' };
    const lines = async () => ((await look(two, id)).state as { strokes: string[] }).strokes;
    const mute = (muted_until: Date | null) =>
      server.db('users').where({ id: one.id }).update({ muted_until });
    await mute(new Date(server.clock.now().getTime() + 60_000));
    expect(await act(hub, id, 1, { pick: 0 })).toMatchObject({ done: true });
    expect(await act(hub, id, 2, line)).toMatchObject({ done: false });
    expect(await lines()).toEqual([]);
    await mute(null);
    expect(await act(hub, id, 3, line)).toMatchObject({ done: true });
    await mute(new Date(server.clock.now().getTime() + 60_000));
    expect(await act(hub, id, 4, { more: '0c0c' })).toMatchObject({ done: false });
    expect(await lines()).toEqual([line.stroke]);
  });

  describe('that moves by itself', () => {
    type Clocked = { clock: number; gone: number[]; hold: number };
    const clockOf = ({ state }: Match) => state as Clocked;

    async function race() {
      const [one, two] = [await server.aUser(), await server.aUser()];
      const { id } = await open(one, 'paper-regatta');
      await join(two, id);
      await server.as(one).post(`/api/matches/${id}/begin`);
      return { id, one, two, first: await hubOf(one), second: await hubOf(two) };
    }

    it('is as far as time is, for who acts and for who only looks', async () => {
      const { id, one, first } = await race();
      server.clock.advance({ seconds: 2 });
      expect(clockOf(await look(one, id)).clock).toBe(120);
      expect(await act(first, id, 1, { at: 125, turn: 1, push: false })).toMatchObject({ done: true });
      expect(await act(first, id, 2, { at: 20, turn: 1, push: false })).toMatchObject({ done: false });
      server.clock.advance({ seconds: 1 });
      expect(clockOf(await look(one, id)).clock).toBe(180);
    });

    it('tells everybody all of it at once', async () => {
      const { id, first, second } = await race();
      await second.connection.invoke('subscribe', `match-${id}`);
      await act(first, id, 1, { at: 4, turn: 1, push: false });
      while (!second.heard.some(({ name }) => name === 'match-changed'))
        await second.hears(second.heard.length + 1);
      const news = second.heard.find(({ name }) => name === 'match-changed');
      expect(JSON.stringify(news)).toContain('"clock":0');
    });

    it('is told to everybody no more often because somebody watches it', async () => {
      const { id, one } = await race();
      const watcher = await server.aUser();
      await look(watcher, id);
      const third = await hubOf(watcher);
      const { version } = await look(one, id);
      for (let times = 0; times < 5; times += 1) await here(third, id);
      expect((await look(one, id)).version).toBe(version);
      server.clock.advance({ seconds: 2 });
      await here(third, id);
      expect((await look(one, id)).version).toBe(version + 1);
    });

    it('goes on without who has gone, and takes them back', async () => {
      const { id, one, first, second } = await race();
      for (let seconds = 0; seconds < 35; seconds += 5) {
        server.clock.advance({ seconds: 5 });
        await here(first, id);
      }
      const without = await look(one, id);
      expect([without.phase, clockOf(without).gone]).toEqual(['play', [1]]);
      await here(second, id);
      expect(clockOf(await look(one, id)).gone).toEqual([]);
    });
  });

  it('of a game for one, of none, by a visitor, or with a wrong link is refused', async () => {
    const me = await server.aUser();
    const row = { slug: 'tidepool', title: 'Tidepool', url: '/tidepool/' };
    await server.db('games').insert(row).onConflict('slug').ignore();
    const as = server.as(me);
    expect(await as.post('/api/games/tidepool/matches')).toMatchObject({
      status: 409,
      body: { code: 'games.not-together' },
    });
    expect((await as.post('/api/games/999999/matches')).status).toBe(404);
    expect((await server.as(null).post('/api/games/four-lamps/matches')).status).toBe(401);
    for (const id of ['aaaaaaaaaa', 'short', "'; drop table matches"])
      expect((await as.get(`/api/matches/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('is opened while somebody holds one of those that are forgotten', async () => {
    const [one, two] = [await server.aUser(), await server.aUser()];
    const old = await open(one);
    await server
      .db('matches')
      .where({ id: old.id })
      .update({ changed_at: new Date(server.clock.now().getTime() - 25 * 60 * 60 * 1000) });
    const holding = await server.db.transaction();
    await holding('matches').where({ id: old.id }).forUpdate();
    const opened = await server.as(two).post<Match>('/api/games/four-lamps/matches');
    await holding.commit();
    expect(opened).toMatchObject({ status: 200, body: { phase: 'lobby' } });
    await open(two);
    expect(await server.db('matches').where({ id: old.id })).toEqual([]);
  });

  it('cannot be opened and begun without end, until those of yesterday are forgotten', async () => {
    const me = await server.aUser();
    await server.db.raw(
      `with made as (
         insert into matches (id, game_id, phase, seed, changed_at)
         select 'left-' || n, (select id from games where slug = 'four-lamps'), 'play', 1, ?
         from generate_series(1, 500) n returning id)
       insert into match_players (match_id, player, user_id, here_at) select id, 0, ?, now() from made`,
      [server.clock.now(), me.id],
    );
    const again = async () => (await server.as(me).post('/api/games/four-lamps/matches')).status;
    expect(await again()).toBe(429);
    server.clock.advance({ minutes: 25 * 60 });
    expect(await again()).toBe(200);
  });

  it('cannot be opened without end', async () => {
    const me = await server.aUser();
    for (let opened = 0; opened < 20; opened++) await open(me);
    expect(await server.as(me).post('/api/games/four-lamps/matches')).toMatchObject({
      status: 429,
      body: { code: 'games.too-many-matches' },
    });
  });
});
