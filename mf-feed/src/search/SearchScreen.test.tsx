import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, type TestAnswers } from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

const cedar = { id: '3', name: 'Cedar Novak', username: 'cedar', profile: null };
const amber = { id: '1', name: 'Amber Lindqvist', username: 'amber', profile: '/media/amber.webp' };

function open(found: TestAnswers['GET /chat/search/:username'], path = '/search') {
  return mountInTestShell(app, { path, answers: { 'GET /chat/search/:username': found ?? [] } });
}

async function searchFor(text: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name or username' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

test('[2.15-1] finds people with picture or first letter, name and @username, and leads to their profile', async () => {
  await open([cedar, amber]);
  await searchFor('a');
  const rows = within(await screen.findByRole('list', { name: 'People found' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('C');
  expect(rows[0]).toHaveTextContent('Cedar Novak');
  expect(rows[0]).toHaveTextContent('@cedar');
  expect(rows[1]?.querySelector('img')).toHaveAttribute('src', '/media/amber.webp');
  expect(screen.getByRole('link', { name: /Cedar Novak/ })).toHaveAttribute('href', '/user/cedar');
});

test('a click opens the profile without leaving the page', async () => {
  await mountInTestShell(app, {
    path: '/search?q=cedar',
    answers: {
      'GET /chat/search/:username': [cedar],
      'GET /profile/:username': { name: 'Cedar Novak', username: 'cedar', profile: null },
    },
  });
  await userEvent.click(screen.getByRole('link', { name: /Cedar Novak/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Novak' })).toBeVisible();
  expect(window.location.pathname).toBe('/user/cedar');
});

test('[5-3] a blank question is not asked: Please enter a username', async () => {
  const { records } = await open([]);
  await searchFor('   ');
  expect(screen.getByText('Please enter a username')).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeInvalid();
  expect(records.calls).toEqual([]);
});

test('[5-3] nobody of that name: User not found', async () => {
  await open([]);
  await searchFor('nobody');
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('says Loading... while it looks', async () => {
  await open(never, '/search?q=cedar');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('a failure is User not found with its reason, and Retry asks again', async () => {
  let answer: (typeof cedar)[] | ApiError = new ApiError('Too many questions. Wait a moment.', {
    code: 'http.too-many',
    status: 429,
  });
  await open(() => answer, '/search?q=cedar');
  expect(screen.getByRole('alert')).toHaveTextContent('User not found');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many questions. Wait a moment.');
  answer = [cedar];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('@cedar')).toBeVisible();
});

test('the question stands in the address, trimmed', async () => {
  await open([cedar]);
  await searchFor('  cedar ');
  expect(window.location.search).toBe('?q=cedar');
});
