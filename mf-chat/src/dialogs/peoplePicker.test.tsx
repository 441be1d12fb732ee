import type { FoundPerson } from '@plaza/api-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { likeABrowser, openChats, somePeople } from '../testing/openChats.ts';

beforeAll(likeABrowser);
beforeEach(() => localStorage.clear());

test('the answer to an earlier search does not take the place of a later one', async () => {
  const answers = new Map<string, (found: FoundPerson[]) => void>();
  await openChats(await somePeople(), '/chat', undefined, {
    answers: {
      'GET /friends': { items: [], next: null },
      'GET /chat/search/:username': ({ params }) =>
        new Promise((resolve) => answers.set(params.username, resolve)),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  const field = await screen.findByRole('searchbox', { name: 'Look for people to add' });
  await userEvent.type(field, 'bas{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'ced{Enter}');
  const basalt = { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null };
  const cedar = { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null };
  await act(async () => answers.get('ced')?.([cedar]));
  await act(async () => answers.get('bas')?.([basalt]));
  expect(screen.getByRole('button', { name: /^Add Cedar/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add Basalt/i })).toBeNull();
});
