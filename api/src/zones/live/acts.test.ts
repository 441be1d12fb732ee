import { type CallAnswer, type MadeZone, sayRefusal } from '@plaza/api-contract';
import { leaveHub } from '../../realtime/testing/joinHub.ts';
import { testPlaza } from '../../testing/testPlaza.ts';
import { enterZone } from '../testing/inZone.ts';

const server = testPlaza();
const mermaid = { path: '/zones/mermaid' };
afterEach(leaveHub);

/** As many as a copy keeps. */
const full = Array.from({ length: 60 }, (_, index) => `thing-${index}`);

describe('people in a zone', () => {
  it('learn why nobody hears them: too much at once, or no longer there', async () => {
    const visitor = await enterZone(server, await server.aUser(), { path: '/zones/desert' });
    const act = { kind: 'words', text: 'Hello' } as const;
    for (let said = 0; said < 10; said++) expect(await visitor.act(act)).toBe(true);
    await expect(visitor.act(act)).rejects.toThrow(sayRefusal('rate'));
    const gone = visitor.connection.invoke('zone-act', 'no-visit', act);
    await expect(gone).rejects.toThrow(sayRefusal('away'));
  });

  it('are limited as a person: not anew on each page, nor for each time they come', async () => {
    const user = await server.aUser();
    const path = '/zones/library';
    const visitor = await enterZone(server, user, { path });
    const act = { kind: 'emote', emote: '👋' } as const;
    for (let done = 0; done < 10; done++) expect(await visitor.act(act)).toBe(true);
    const elsewhere = await enterZone(server, user, { path });
    await expect(elsewhere.act(act)).rejects.toThrow(sayRefusal('rate'));
    visitor.leave();
    const back = await enterZone(server, user, { path });
    await expect(back.act(act)).rejects.toThrow(sayRefusal('rate'));
    server.clock.advance({ seconds: 1 });
    for (const page of [elsewhere, back]) expect(await page.act(act)).toBe(true);
    await expect(back.act(act)).rejects.toThrow(sayRefusal('rate'));
  });

  it('come in twenty times at once and no more, then once a second', async () => {
    const [user, other] = [await server.aUser(), await server.aUser()];
    const path = '/zones/avatar';
    const come = async () => (await enterZone(server, user, { path })).connection.stop();
    for (let times = 0; times < 20; times++) await come();
    await expect(come()).rejects.toThrow(sayRefusal('rate'));
    await enterZone(server, other, { path });
    server.clock.advance({ seconds: 1 });
    await come();
    await expect(come()).rejects.toThrow(sayRefusal('rate'));
  });

  it('find sixty things as they were left: the one that was used longest ago goes', async () => {
    const path = '/zones/mutant';
    const before = full.map((id, since) => ({ zone: 'mutant', copy: 1, id, state: 'on', since }));
    await server.db('zone_things').insert(before);
    const user = await server.aUser();
    const visitor = await enterZone(server, user, { path });
    await visitor.act({ kind: 'thing', thing: { id: 'vat', state: 'mixed', since: 0 } });
    const next = await enterZone(server, await server.aUser(), { path });
    const ids = next.welcome.things.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...full.slice(1), 'vat'].toSorted());
    // Used again, the next oldest is the youngest.
    await visitor.act({ kind: 'thing', thing: { id: 'thing-1', state: 'off', since: 0 } });
    await visitor.act({ kind: 'thing', thing: { id: 'pod', state: 'open', since: 0 } });
    const last = await enterZone(server, await server.aUser(), { path });
    const kept = last.welcome.things.map(({ id }) => id);
    expect(kept).toHaveLength(60);
    expect(kept).toEqual(expect.arrayContaining(['thing-1', 'thing-3', 'vat', 'pod']));
    expect(kept).not.toContain('thing-2');
  });
});

it('what was done in a zone that is gone does not stand in the next one of its name', async () => {
  const owner = await server.aUser();
  const form = { name: 'Short Lived', zone: 'castle', mode: 'public', avatar: 1, notify: false };
  const make = async () => (await server.as(owner).post<MadeZone>('/api/zones', form)).body;
  const { path, slug } = await make();
  const before = await enterZone(server, owner, { path });
  await before.act({ kind: 'thing', thing: { id: 'door', state: 'open', since: 0 } });
  expect((await enterZone(server, owner, { path })).welcome.things).toMatchObject([{ id: 'door' }]);
  await server.as(owner).delete(`/api/zones/u/${slug}`);
  expect((await make()).path).toBe(path);
  expect((await enterZone(server, owner, { path })).welcome.things).toEqual([]);
});

it('speaks to all in a place only as long as they are an administrator', async () => {
  const admin = await server.aUser({ isAdmin: true });
  const visitor = await enterZone(server, admin, { path: '/zones/castle' });
  const say = { kind: 'broadcast', text: 'The gates close at ten.' } as const;
  expect(await visitor.act(say)).toBe(true);
  await server.db('users').where({ id: admin.id }).update({ is_admin: false });
  await expect(visitor.act(say)).rejects.toThrow(sayRefusal('not-yours'));
});

describe('who comes and goes quickly', () => {
  it('is not taken for somebody with too many pages, who is refused', async () => {
    const user = await server.aUser();
    const path = '/zones/castle';
    const places = server.db('zone_visits').where({ zone: 'castle', user_id: user.id });
    for (let times = 0; times < 5; times++) {
      const visitor = await enterZone(server, user, { path });
      visitor.leave();
      await until(async () => (await places.clone().whereNull('left_at')).length === 0);
    }
    for (let page = 0; page < 3; page++) await enterZone(server, user, { path });
    await expect(enterZone(server, user, { path })).rejects.toThrow('several pages already');
  });
});

describe('a guest of the demo', () => {
  it('walks and waves, but is not heard: nobody could hold them to it', async () => {
    const [one, guest] = [await server.aUser(), await server.aUser({ isGuest: true })];
    const amber = await enterZone(server, one, mermaid);
    const visitor = await enterZone(server, guest, mermaid);
    const refused = sayRefusal('demo');
    await expect(visitor.act({ kind: 'words', text: 'something nasty' })).rejects.toThrow(refused);
    await expect(visitor.act({ kind: 'voice', on: true, most: 6 })).rejects.toThrow(refused);
    const thing = { id: 'bell', state: 'rung', since: 0 };
    await expect(visitor.act({ kind: 'thing', thing })).rejects.toThrow(refused);
    expect(await visitor.act({ kind: 'emote', emote: '👏' })).toBe(true);
    expect(await amber.hears('emote')).toMatchObject({ id: visitor.welcome.you });
    amber.leave();
  });
});

describe('who is muted by the moderators', () => {
  it('is there, walks and waves, and falls silent at once; heard again when the time is over', async () => {
    const [reporter, person] = [await server.aUser(), await server.aUser()];
    const moderator = await server.aUser({ role: 'moderator' });
    const amber = await enterZone(server, reporter, mermaid);
    const visitor = await enterZone(server, person, mermaid);
    const words = { kind: 'words', text: 'something nasty' } as const;
    expect(await visitor.act(words)).toBe(true);
    await server
      .as(reporter)
      .post('/api/zones/reports', { ...mermaid, username: person.username, reason: 'harassment' });
    const { items } = (
      await server.as(moderator).get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')
    ).body;
    expect(items[0]).toMatchObject({ kind: 'zone', said: expect.stringContaining('something nasty') });
    await server
      .as(moderator)
      .post(`/api/moderation/reports/${items[0]?.id}/decide`, { decision: 'mute', days: '1' });

    const isSilent = () =>
      visitor.act(words).then(
        () => false,
        ({ message }: Error) => message.endsWith(sayRefusal('muted')),
      );
    await until(isSilent);
    server.clock.advance({ seconds: 5 });
    for (const act of [
      { kind: 'voice', on: true, most: 6 },
      { kind: 'signal', to: amber.welcome.you, link: 1, signal: 'offer' },
      { kind: 'broadcast', text: 'something nasty' },
    ] as const)
      await expect(visitor.act(act)).rejects.toThrow(sayRefusal('muted'));
    expect(await visitor.act({ kind: 'voice', on: false, most: 6 })).toBe(true);
    expect(await visitor.act({ kind: 'emote', emote: '👏' })).toBe(true);
    expect(await amber.hears('emote')).toMatchObject({ id: visitor.welcome.you });
    server.clock.advance({ days: 1 });
    expect(await visitor.act(words)).toBe(true);
  });
});

async function until(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 5));
}
