import type { Power } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { UserOptions } from '../testing/aUser.ts';

const server = testPlaza();

it.each<[string, UserOptions, Power[]]>([
  ['an administrator', { isAdmin: true }, ['people', 'reports', 'investors', 'remotes', 'audit', 'settings']],
  ['a moderator', { role: 'moderator' }, ['reports']],
  ['who writes to investors', { role: 'outreach' }, ['investors']],
  ['a member', {}, []],
])('%s hears what is open to them', async (_, options, may) => {
  const person = await server.aUser(options);
  expect((await server.as(person).get('/api/roles/mine')).body).toEqual({ may });
});

it('a role given or taken away counts at the next call after three seconds at most', async () => {
  const person = await server.aUser();
  const client = server.as(person);
  await client.get('/api/roles/mine');
  await server.db('users').where({ id: person.id }).update({ role: 'moderator' });
  server.clock.advance({ seconds: 3 });
  expect((await client.get('/api/roles/mine')).body).toEqual({ may: ['reports'] });
});
