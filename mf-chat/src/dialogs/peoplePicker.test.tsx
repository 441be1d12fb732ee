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

test('friends make room while a name is looked for, so that nobody is pressed who is about to move', async () => {
  const about = { organisation: null, profile: null, friendship: 'friends', mutual_count: 0 } as const;
  const cedar = { id: '3', name: 'Cedar Novak', username: 'cedar', ...about };
  const dune = { id: '4', name: 'Dune Said', username: 'dune', ...about };
  let answer: (found: FoundPerson[]) => void = () => undefined;
  await openChats(await somePeople(), '/chat', undefined, {
    answers: {
      'GET /friends': { items: [cedar, dune], next: null },
      'GET /chat/search/:username': () => new Promise((resolve) => (answer = resolve)),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  expect(await screen.findByRole('button', { name: /^Add Dune/i })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Look for people to add' }), 'dun{Enter}');
  expect(screen.queryByRole('button', { name: /^Add Dune/i })).toBeNull();
  await act(async () => answer([dune]));
  await userEvent.click(screen.getByRole('button', { name: /^Add Dune/i }));
  expect(screen.getByRole('button', { name: /^Take Dune Said out/i })).toBeVisible();
});
