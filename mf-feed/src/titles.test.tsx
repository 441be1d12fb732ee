import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, waitFor } from '@testing-library/react';
import { app } from './remote.tsx';
import { feedItem } from './testing/feedItem.ts';
import { cedar } from './testing/people.ts';
import { aProfile } from './testing/profile.ts';

const answers: TestAnswers = {
  'GET /profile': aProfile({ friendship: 'self' }),
  'GET /profile/:username': aProfile({ name: 'Cedar Novak', username: 'cedar' }),
  'GET /content': [],
  'GET /content/:username': [],
  'GET /contents/tag/:tag': [],
  'GET /friends': { items: [cedar], next: null },
  'GET /friends/of/:username': { items: [cedar], next: null },
  'GET /friends/requests': { incoming: [], outgoing: [] },
  'GET /notifications': { items: [], next: null, unread: 0 },
  'GET /posts/:id': feedItem({
    user_name: 'Amber Lindqvist',
    context: 'The lamps\n are on again',
    is_own: true,
  }),
  'GET /posts/:id/comments': [],
  'GET /search/people': { items: [cedar], next: null },
};
const unknown = new ApiError('Nobody goes by that name.', { code: 'users.unknown', status: 404 });

async function open(path: string, but: TestAnswers = {}) {
  const { records, bring } = await mountInTestShell(app, { path, answers: { ...answers, ...but } });
  // What the shell goes by; without a word it is left to the shell.
  const title = () => (records.titles.length === 0 ? '' : records.titles.at(-1)?.title);
  return { bring, title, is: (words: string | undefined) => waitFor(() => expect(title()).toBe(words)) };
}

test.each([
  ['/user/cedar', 'Cedar Novak (@cedar)'],
  ['/user/cedar/friends', 'Friends of @cedar'],
  ['/user/cedar/nothing', 'User not found'],
  ['/post/41', 'Amber Lindqvist: The lamps are on again'],
  ['/search?q=cedar', 'cedar · Search'],
  ['/search?q=%23lanterns', '#lanterns · Search'],
  ['/add', 'Create New Content'],
  ['/edit-content/41', 'Edit your post'],
])('%s is called %s', async (path, words) => {
  const { is } = await open(path);
  await is(words);
});

test.each(['/', '/profile', '/search', '/friends', '/notifications'])(
  '%s is what the shell calls it',
  async (path) => {
    const { is } = await open(path);
    await is('');
  },
);

test('a page that loads says that its title comes', async () => {
  const { title } = await open('/user/cedar', { 'GET /profile/:username': never });
  expect(title()).toBeUndefined();
});

test('a page that fails does not keep anybody waiting for its title', async () => {
  const profile = await open('/user/cedar', { 'GET /profile/:username': apiError() });
  await profile.is('');
  const post = await open('/post/41', { 'GET /posts/:id': apiError() });
  await post.is('The post did not load');
});

test('somebody who is not there, and a post that is not, are called so', async () => {
  const nobody = await open('/user/nobody', { 'GET /profile/:username': unknown });
  await nobody.is('User not found');
  const gone = await open('/post/42', { 'GET /posts/:id': apiError('Gone.', 404) });
  await gone.is('This post is not there');
});

test('words that are edited or taken away elsewhere go from the title as well', async () => {
  let context = 'The lamps\n are on again';
  const { bring, is } = await open('/post/41', {
    'GET /posts/:id': () => feedItem({ user_name: 'Amber Lindqvist', context }),
  });
  await is('Amber Lindqvist: The lamps are on again');
  context = 'The lamps are off';
  const hear = (what: 'edited' | 'deleted') =>
    act(async () =>
      bring({ type: 'post-changed', payload: { ID: '41', what, counts: null }, mark: undefined }),
    );
  await hear('edited');
  await is('Amber Lindqvist: The lamps are off');
  await hear('deleted');
  await is('A post by Amber Lindqvist');
});

test('the words of another search are the next title', async () => {
  const { is } = await open('/search?q=cedar');
  await is('cedar · Search');
  act(() => {
    window.history.pushState(null, '', '/search?q=amber');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await is('amber · Search');
});
