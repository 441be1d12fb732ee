import { aPost } from '../../feed/testing/aPost.ts';
import { testPlaza } from '../../testing/testPlaza.ts';

const server = testPlaza();

it('nobody fills the list of what is held back, so that moderators never come to what others wrote', async () => {
  const [spammer, other] = [await server.aUser(), await server.aUser()];
  const moderator = server.as(await server.aUser({ role: 'moderator' }));
  await moderator.post('/api/moderation/rules', { kind: 'word', pattern: 'bargain' });
  const { ID } = await aPost(server, await server.aUser());
  const say = async (who: typeof other, at: number) => {
    const comment = { context: `A bargain, number ${at}` };
    const { status, body } = await server
      .as(who)
      .post<{ code: string }>(`/api/posts/${ID}/comments`, comment);
    return [status, body.code];
  };
  const [heldBack, muchWaits] = [
    [422, 'feed.held-back'],
    // Not the code that says to try again in a moment: that would not help.
    [429, 'feed.much-waits'],
  ];
  const answers = await Promise.all(Array.from({ length: 53 }, (_, at) => say(spammer, at)));
  expect(answers.toSorted().slice(49)).toEqual([heldBack, muchWaits, muchWaits, muchWaits]);
  expect(await say(other, 0)).toEqual(heldBack);
  // What was decided makes space.
  const { body } = await moderator.get<{ items: { id: string }[] }>('/api/moderation/held');
  await moderator.post(`/api/moderation/held/${body.items[0]?.id}/decide`, { decision: 'refuse', note: '' });
  expect([await say(spammer, 60), await say(spammer, 61)]).toEqual([heldBack, muchWaits]);
});
