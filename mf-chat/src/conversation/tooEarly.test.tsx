import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatShell } from '../testing/chatShell.ts';
import { notMember } from '../testing/notMember.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

async function openSlowly() {
  let come: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (come = resolve));
  let all: ChatShell['chats'] | undefined;
  const { chats } = await openChats(
    people,
    '/chat/12',
    async (shell) => {
      all = shell.chats;
      all.pair('12', people.basalt);
      await all.say('12', people.basalt, 'are you there');
    },
    {
      answers: {
        'GET /chat/history/:chatID/:userId': async ({ params, query }) => {
          await arrival;
          return all?.history(params.chatID, query ?? {}) ?? notMember;
        },
      },
    },
  );
  return { chats, arrive: () => act(async () => come()) };
}

const field = () => screen.findByPlaceholderText('Type a message...');
const messages = async () => within(await screen.findByRole('list', { name: 'Messages' }));

test('what is sent before the chat is there goes as soon as it is', async () => {
  const { arrive } = await openSlowly();
  await userEvent.type(await field(), 'on my way{Enter}');
  expect(await field()).toHaveValue('on my way');
  await arrive();
  expect(await (await messages()).findByText('on my way')).toBeVisible();
  expect(await field()).toHaveValue('');
});

test('who goes on writing sends it themselves', async () => {
  const { arrive, chats } = await openSlowly();
  await userEvent.type(await field(), 'on my way{Enter}, but');
  await arrive();
  await (await messages()).findByText('are you there');
  expect(await field()).toHaveValue('on my way, but');
  expect(chats.chat('12').entries).toHaveLength(1);
});
