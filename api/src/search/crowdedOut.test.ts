import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let reader: User;
let other: User;
let flooder: User;

beforeAll(async () => {
  reader = await server.aUser();
  other = await server.aUser();
  flooder = await server.aUser();
});

/** So many posts at once, the oldest first. */
const write = (
  author: User,
  contexts: readonly string[],
  more: { sharing?: 1 | 2; deleted_at?: Date } = {},
) =>
  server
    .db('posts')
    .insert(contexts.map((context) => ({ author_id: author.id, context, sharing: 1, ...more })))
    .returning('id')
    .then((rows: { id: string }[]) => rows.map(({ id }) => id));
const many = (context: string) => Array<string>(320).fill(context);
const found = async (q: string) => {
  const answer = await server.as(reader).get<CallAnswer<'GET /search/posts'>>(`/api/search/posts?q=${q}`);
  expect(answer.status).toBe(200);
  return answer.body.items.map(({ context }) => context);
};

describe('posts that who asks may not read crowd out no other:', () => {
  it('those that are for friends', async () => {
    await write(other, ['The ferry has a leak']);
    await write(flooder, many('ferry ferry'), { sharing: 2 });
    expect(await found('ferry')).toEqual(['The ferry has a leak']);
  });

  it('those from behind a wall', async () => {
    await write(other, ['The tram has a bell']);
    await write(flooder, many('tram tram'));
    await server.db('blocks').insert({ user_id: reader.id, other_id: flooder.id });
    expect(await found('tram')).toEqual(['The tram has a bell']);
  });

  it('those of guests of a day', async () => {
    await write(other, ['The crane has a light']);
    await write(await server.aUser({ isGuest: true }), many('crane crane'));
    expect(await found('crane')).toEqual(['The crane has a light']);
  });
});
