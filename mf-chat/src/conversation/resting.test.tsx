import { setImmediate } from 'node:timers/promises';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

/** A chat into which somebody says two things while the clock stands still. */
async function hearTwo() {
  const { chats, bring } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await shell.chats.say('12', people.basalt, 'good evening');
  });
  const list = within(await screen.findByRole('list', { name: 'Messages' }));
  await list.findByRole('button', { name: 'React' });
  jest.useFakeTimers();
  for (const text of ['the first', 'the second']) {
    const payload = chats.eventOf(await chats.say('12', people.basalt, text));
    bring({ type: 'new-message', payload, mark });
    while (!list.queryByText(text)) await act(() => setImmediate());
  }
  return list;
}

const buttons = (list: ReturnType<typeof within>) => list.getAllByRole('button', { name: 'React' }).length;

test('what rushes past has no buttons; when it has stood for a moment they are there', async () => {
  const list = await hearTwo();
  expect(buttons(list)).toBe(1);
  await act(async () => jest.advanceTimersByTime(400));
  expect(buttons(list)).toBe(3);
});

test('who points at a message that just came finds its buttons at once', async () => {
  const list = await hearTwo();
  await userEvent.setup({ delay: null }).hover(list.getByText('the second'));
  expect(buttons(list)).toBe(2);
});
