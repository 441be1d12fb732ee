import { act, screen } from '@testing-library/react';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('today is yesterday once another day has begun', async () => {
  const evening = new Date(2026, 10, 20, 23, 50).getTime();
  const now = jest.spyOn(Date, 'now').mockReturnValue(evening);
  const at = () => new Date(Date.now()).toISOString();
  const { bring, chats } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    for (const words of ['are you awake?', 'no', 'good night'])
      await shell.chats.say('12', people.basalt, words, { at: at() });
  });
  expect(await screen.findByText('Today')).toBeVisible();
  now.mockReturnValue(evening + 3_600_000);
  const payload = chats.eventOf(await chats.say('12', people.basalt, 'still awake?', { at: at() }));
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    bring({ type: 'new-message', payload, mark });
  });
  expect(await screen.findByText('still awake?')).toBeVisible();
  expect(screen.getByText('Yesterday')).toBeVisible();
  expect(screen.getAllByText('Today')).toHaveLength(1);
});
