import type { CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();

type List = CallAnswer<'GET /notifications'>;
const list = async (as: User) => (await server.as(as).get<List>('/api/notifications')).body;
const told = async (as: User) => (await list(as)).items.map(({ kind, excerpt }) => [kind, excerpt]);

const comment = async (as: User, id: string, context: string) =>
  (await server.as(as).post<{ id: string }>(`/api/posts/${id}/comments`, { context })).body.id;
const takeAway = (as: User, id: string) => server.as(as).delete(`/api/comments/${id}`);

describe('of two comments that were not read', () => {
  it('the second is taken away: the first is told still, and goes with the first', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const first = await comment(other, ID, 'The lamps are lit');
    const second = await comment(other, ID, 'Oops');
    expect(await told(me)).toEqual([['comment', 'Oops']]);
    await takeAway(other, second);
    expect(await list(me)).toMatchObject({
      unread: 1,
      items: [{ excerpt: 'The lamps are lit', path: `/post/${ID}?comment=${first}` }],
    });
    await takeAway(other, first);
    expect(await list(me)).toMatchObject({ unread: 0, items: [] });
  });

  it('the first is taken away: the second is told, and nothing is left after it', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    const first = await comment(other, ID, 'Oops');
    const second = await comment(other, ID, 'The lamps are lit');
    await takeAway(other, first);
    expect(await told(me)).toEqual([['comment', 'The lamps are lit']]);
    await takeAway(other, second);
    expect(await list(me)).toMatchObject({ unread: 0, items: [] });
  });

  it('and one that was read before, only those that were not are told', async () => {
    const [me, other] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, me);
    await comment(other, ID, 'Long ago');
    await server.as(me).put('/api/notifications/read');
    const second = await comment(other, ID, 'Just now');
    await takeAway(other, second);
    expect(await list(me)).toMatchObject({ unread: 0, items: [{ excerpt: 'Long ago', is_read: true }] });
  });
});

it('who is named in a post and in a comment under it is still told of the post when the comment goes', async () => {
  const [me, other] = [await server.aUser(), await server.aUser()];
  const { ID } = await aPost(server, other, { context: `At the well, @${me.username}` });
  const id = await comment(other, ID, `Look, @${me.username}`);
  await takeAway(other, id);
  expect(await list(me)).toMatchObject({
    unread: 1,
    items: [{ kind: 'mention', excerpt: `At the well, @${me.username}`, path: `/post/${ID}` }],
  });
});

it.each([
  ['first', 'Court'],
  ['second', 'Harbour'],
])('who knocks at two zones and is answered at the %s is told of at the other', async (which, answered) => {
  const [me, other] = [await server.aUser(), await server.aUser()];
  for (const name of ['Court', 'Harbour']) {
    const form = { name, zone: 'castle', avatar: 1, mode: 'protected' };
    const { path } = (await server.as(me).post<{ path: string }>('/api/zones', form)).body;
    await server.as(other).put(`/api${path}/knock`);
  }
  const zone = await server.db('made_zones').where({ owner_id: me.id, name: answered }).first('slug');
  await server.as(me).put(`/api/zones/u/${zone.slug}/knocks/${other.username}`, { answer: 'let-in' });
  expect(await told(me)).toEqual([['zone-knock', which === 'first' ? 'Harbour' : 'Court']]);
});
