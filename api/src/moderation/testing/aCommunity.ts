import type { TestServer } from '../../testing/testPlaza.ts';

/** Somebody who writes, somebody who reads it, and those who look after it. */
export async function aCommunity(server: TestServer) {
  return {
    author: await server.aUser({
      username: 'author',
      name: 'The Author',
      email: 'author@plaza.example',
    }),
    reader: await server.aUser({ username: 'reader' }),
    moderator: await server.aUser({ username: 'lamp', role: 'moderator' }),
    admin: await server.aUser({ username: 'keeper', isAdmin: true }),
  };
}
