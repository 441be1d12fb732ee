import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());

/** A chat in which amber has said one thing, and what its members are told of how far it has come. */
async function open(id: '12' | '20') {
  const { bring } = await openChats(people, `/chat/${id}`, async ({ chats }) => {
    if (id === '12') chats.pair('12', people.basalt);
    else chats.group('20', [people.basalt, people.cedar]);
    await chats.say(id, people.amber, 'the lamps are lit');
  });
  await screen.findByText('Sent');
  return (user_id: string, delivered_seq: number, read_seq: number | null) => {
    const payload = { chatID: id, user_id, delivered_seq, read_seq };
    return act(async () =>
      bring({ type: 'chat-marks', payload, channel: `chat-${id}`, userId: user_id, mark: undefined }),
    );
  };
}

const stands = () => ['Sent', 'Delivered', 'Read'].filter((word) => screen.queryByText(word) !== null);

test('what one says is sent, then delivered, then read', async () => {
  const tell = await open('12');
  await tell('2', 1, 0);
  expect(stands()).toEqual(['Delivered']);
  await tell('2', 1, 1);
  expect(stands()).toEqual(['Read']);
  // News that come late take nothing back.
  await tell('2', 1, 0);
  expect(stands()).toEqual(['Read']);
});

test('what is read while the connection is gone stands there when it is back', async () => {
  const { bring, chats } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    await shell.chats.say('12', people.amber, 'the lamps are lit');
  });
  await screen.findByText('Sent');
  const { members } = chats.chat('12').conversation;
  chats.change('12', {
    members: members.map((one) => (one.user_id === '2' ? { ...one, delivered_seq: 1, read_seq: 1 } : one)),
  });
  await act(async () => bring({ type: 'joined', payload: null, channel: 'chat-12', mark: undefined }));
  expect(await screen.findByText('Read')).toBeVisible();
});

test('with somebody who tells nobody what they read it stays delivered', async () => {
  const tell = await open('12');
  await tell('2', 1, null);
  expect(stands()).toEqual(['Delivered']);
});

test('what one’s own other device reads is nothing to this', async () => {
  const tell = await open('12');
  await tell('1', 1, 1);
  expect(stands()).toEqual(['Sent']);
});

test('in a group the first who has read it counts, and one can ask who it was', async () => {
  const tell = await open('20');
  await tell('2', 1, 0);
  await tell('3', 1, 1);
  expect(stands()).toEqual(['Read']);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  const names = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .getAllByRole('listitem')
      .map(({ lastChild }) => lastChild?.textContent);
  expect(await names('Read by')).toEqual(['Cedar Novak']);
  expect(await names('Delivered to')).toEqual(['Basalt Okoro']);
});

test('who tells nobody what they read stands in a group among those who have got it', async () => {
  const tell = await open('20');
  await tell('2', 1, null);
  await tell('3', 1, null);
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(await screen.findByRole('region', { name: 'Delivered to' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Read by' })).toBeNull();
});
