import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

const cedar = { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null };

function open(found: TestAnswers['GET /chat/search/:username'] = []) {
  return mountInTestShell(app, { path: '/chat', answers: { 'GET /chat/search/:username': found } });
}

async function searchFor(text: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search for a user' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('before any search there are no existing chats', async () => {
  const { records } = await open();
  expect(screen.getByRole('heading', { name: 'No existing chats.' })).toBeVisible();
  expect(records.calls).toEqual([]);
});

test('shows the people found, each a link to the profile', async () => {
  await open([cedar]);
  await searchFor('ced');
  const link = await screen.findByRole('link', { name: /Cedar Novak/ });
  expect(link).toHaveAttribute('href', '/user/cedar');
  expect(link).toHaveTextContent('@cedar');
  expect(screen.queryByText('No existing chats.')).toBeNull();
});

test('nobody of that name: No user found', async () => {
  await open([]);
  await searchFor('nobody');
  expect(await screen.findByRole('heading', { name: 'No user found' })).toBeVisible();
});

test('a blank question is not asked', async () => {
  const { records } = await open();
  await searchFor('  ');
  expect(screen.getByText('Please enter a username')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(records.calls).toEqual([]);
});

test('goes back from the people to the chats', async () => {
  await open([cedar]);
  await searchFor('ced');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to chats' }));
  expect(screen.getByRole('heading', { name: 'No existing chats.' })).toBeVisible();
});

test('says that it looks', async () => {
  await open(never);
  await searchFor('ced');
  expect(screen.getByRole('status')).toHaveTextContent('Looking for people');
});

test('a failure says why, and Retry asks again', async () => {
  let answer: (typeof cedar)[] | ApiError = new ApiError('Plaza does not answer.', {
    code: 'network',
    status: 0,
  });
  await open(() => answer);
  await searchFor('ced');
  expect(await screen.findByRole('alert')).toHaveTextContent('Plaza does not answer.');
  answer = [cedar];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('@cedar')).toBeVisible();
});

test('an address of no chat leads back to the chats', async () => {
  await mountInTestShell(app, { path: '/chat/404' });
  expect(screen.getByRole('heading', { name: 'This chat is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your chats' })).toHaveAttribute('href', '/chat');
});
