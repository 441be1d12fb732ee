import { act, screen } from '@testing-library/react';
import { watchedChat } from '../live/watchedChat.ts';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  // The list scrolls, and says so in the next frame, as in a browser.
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = Math.max(0, to.top ?? 0);
    requestAnimationFrame(() => this.dispatchEvent(new Event('scroll')));
  };
});
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const open = (count: number) =>
  openChats(people, '/chat/12', async ({ chats }) => {
    chats.pair('12', people.basalt);
    await chats.say('12', people.basalt, 'seen before');
    for (let at = 1; at <= count; at += 1) await chats.say('12', people.basalt, `line ${at}`);
    chats.change('12', { read_seq: 1, unread_count: count });
  });

test('who begins where the new ones begin has not read those below the screen', async () => {
  const looked = jest.fn();
  const forget = watchedChat.subscribe(() => looked(watchedChat.read()));
  await open(40);
  await screen.findByRole('separator', { name: 'New' });
  await screen.findByText('line 1');
  forget();
  expect(looked).not.toHaveBeenCalledWith('12');
});

test('new ones that are all on screen are read', async () => {
  await open(2);
  await screen.findByText('line 2');
  await act(async () => new Promise(requestAnimationFrame));
  expect(watchedChat.read()).toBe('12');
});
