import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, mark, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
  // As in a browser: who is there already does not move, and nothing is said of it.
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    const top = Math.max(0, typeof to === 'object' ? (to.top ?? 0) : 0);
    if (top === this.scrollTop) return;
    this.scrollTop = top;
    this.dispatchEvent(new Event('scroll'));
  };
});
beforeEach(() => localStorage.clear());

test('who goes to a message that is on screen already follows what comes after it', async () => {
  const { bring, chats } = await openChats(people, '/chat/12', async (shell) => {
    shell.chats.pair('12', people.basalt);
    const { id } = await shell.chats.say('12', people.basalt, 'who has the ladder?');
    const reply = { id, sender_id: '2', text: 'who has the ladder?' };
    await shell.chats.say('12', people.amber, 'I do', { content: { reply } });
  });
  await screen.findByText('I do');
  const list = screen.getByRole('list', { name: 'Messages' });
  await userEvent.click(screen.getByRole('button', { name: /^Answer to Basalt/ }));
  await act(async () => new Promise(requestAnimationFrame));
  // All of it comes with the last of it, and at once there is more than fits on screen.
  for (let at = 1; at < 20; at += 1) await chats.say('12', people.basalt, `line ${at}`);
  const payload = chats.eventOf(await chats.say('12', people.basalt, 'line 20'));
  await act(async () => bring({ type: 'new-message', payload, mark }));
  await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
});
