import { testPlaza } from '../testing/testPlaza.ts';

const server = testPlaza();

// The schemas say so before; this is for whatever comes by another way.
it.each([
  ['name', 81],
  ['username', 61],
  ['email', 255],
  ['organisation', 121],
  ['picture', 2001],
])('the database keeps no %s of %i characters', async (column, length) => {
  const { id } = await server.aUser();
  const change = (letters: number) =>
    server
      .db('users')
      .where({ id })
      .update({ [column]: '🏮'.repeat(letters) });
  await expect(change(length)).rejects.toMatchObject({ code: '23514' });
  await expect(change(length - 1)).resolves.toBe(1);
});
