import { sendForm } from '../media/testing/aForm.ts';
import { sweepMediaJob } from '../media/sweepMediaJob.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();
let moderator: User;
beforeAll(async () => {
  moderator = await server.aUser({ role: 'moderator' });
  await server.as(moderator).post('/api/moderation/rules', { kind: 'word', pattern: 'lantern' });
});

/** Takes from them what is theirs, as if they had left long enough ago. */
async function forget({ id }: User, keeps_posts = false): Promise<void> {
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
  await server.db('users').where({ id }).update({ deleted_at, keeps_posts });
  await forgetPersonJob.run({ userId: id }, server.plaza);
}
const holdBack = async (author: User) =>
  sendForm(server.as(author), '/api/content', [
    ['context', 'a lantern'],
    ['sharing', '1'],
    ['media', await aPicture(60, 40)],
  ]);
async function sweepADayLater({ id }: User): Promise<void> {
  server.clock.advance({ days: 2 });
  const all: string[] = await server.db('media').where({ owner_id: id }).pluck('id');
  for (const one of all) await sweepMediaJob.run({ id: one }, server.plaza);
}

it('takes along the pictures of what a rule held back and nobody had decided', async () => {
  const person = await server.aUser();
  expect((await holdBack(person)).status).toBe(422);
  await forget(person);
  await sweepADayLater(person);
  expect(await server.db('media').where({ owner_id: person.id })).toEqual([]);
});

it('leaves a post that stays its pictures, which a rule had held back', async () => {
  const person = await server.aUser();
  await holdBack(person);
  const [held] = await server.db('held_words').where({ author_id: person.id });
  await server.as(moderator).post(`/api/moderation/held/${held.id}/decide`, { decision: 'release' });
  await forget(person, true);
  await sweepADayLater(person);
  expect(await server.db('media').where({ owner_id: person.id })).toMatchObject([{ is_public: true }]);
});
