import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT_LIMITS } from '@plaza/api-contract/values';
import { likeABrowser, openChats, type People, somePeople } from '../testing/openChats.ts';

let people: People;
beforeAll(async () => {
  likeABrowser();
  people = await somePeople();
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a moment', 0, ['Edit', 'Delete for everyone']],
  ['a day', CHAT_LIMITS.editMs, ['Delete for everyone']],
  ['two days', CHAT_LIMITS.deleteMs, []],
])(
  'of a message that has stood on screen for %s what the server allows is offered',
  async (_, ms, allowed) => {
    const said = Date.now();
    await openChats(people, '/chat/12', async ({ chats }) => {
      chats.pair('12', people.basalt);
      await chats.say('12', people.amber, 'the lamps are lit', { at: new Date(said).toISOString() });
    });
    const more = await screen.findByRole('button', { name: 'More about this message' });
    if (ms > 0) jest.spyOn(Date, 'now').mockReturnValue(said + ms);
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered.filter((act) => act === 'Edit' || act === 'Delete for everyone')).toEqual(allowed);
  },
);
