import type { CallAnswer } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, never, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { amber, aPerson, cedar } from '../testing/people.ts';

type People = CallAnswer<'GET /search/people'>;

const people = (...items: People['items']): People => ({ items, next: null });

function open(answers: TestAnswers = {}, path = '/search') {
  return mountInTestShell(app, {
    path,
    answers: {
      'GET /search/people': people(cedar),
      'GET /search/posts': { items: [], next: null },
      'GET /search/tags': { items: [] },
      'GET /friends/suggestions': [],
      ...answers,
    },
  });
}

const box = () => screen.findByRole('searchbox', { name: 'Name, word or #tag' });
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const asked = (calls: { name: string; input: unknown }[], name = 'GET /search/people') =>
  calls.filter((call) => call.name === name).map(({ input }) => input);

beforeEach(() => localStorage.clear());

describe('people', () => {
  test('[2.15-1] are found with picture or first letter, name and @username, and lead to their profile', async () => {
    await open({ 'GET /search/people': people(cedar, { ...amber, profile: '/media/amber.webp' }) });
    await userEvent.type(await box(), 'a');
    await press();
    const list = await screen.findByRole('list', { name: 'People found' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('C');
    expect(rows[0]).toHaveTextContent('Cedar Novak@cedar');
    expect(rows[1]?.querySelector('img')).toHaveAttribute('src', '/media/amber.webp');
    expect(screen.getByRole('link', { name: /Cedar Novak/ })).toHaveAttribute('href', '/user/cedar');
  });

  test('come as one types, without the button', async () => {
    const { records } = await open();
    const field = await box();
    // All in one turn: however busy the machine, there is no pause between the letters.
    for (const value of ['c', 'ce', 'ced']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByText('Cedar Novak')).toBeVisible();
    expect(asked(records.calls)).toEqual([{ query: { q: 'ced' } }]);
    expect(window.location.search).toBe('?q=ced');
  });

  // The host tells every remote of a new address in this way, also the one that has set it.
  const tellAll = () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));

  test.each([
    ['while the address takes up the letters before', () => undefined],
    ['before a slow page has drawn the new address', tellAll],
  ])('what is typed %s stays in the field', async (_, afterwards) => {
    await open();
    const field = await box();
    fireEvent.change(field, { target: { value: 'ced' } });
    const replace = jest.spyOn(window.history, 'replaceState');
    // The next letter falls into the very moment in which the address changes.
    replace.mockImplementationOnce((...args) => {
      window.history.replaceState(...args);
      fireEvent.change(field, { target: { value: 'ceda' } });
      afterwards();
    });
    await waitFor(() => expect(window.location.search).toBe('?q=ceda'));
    expect(field).toHaveValue('ceda');
    replace.mockRestore();
  });

  test('stay on screen while the next letters are asked for', async () => {
    await open({ 'GET /search/people': ({ query }) => (query?.q === 'ce' ? people(cedar) : never) });
    await userEvent.type(await box(), 'ce');
    expect(await screen.findByText('Cedar Novak')).toBeVisible();
    await userEvent.type(await box(), 'd');
    await waitFor(() => expect(window.location.search).toBe('?q=ced'));
    const list = screen.getByRole('list', { name: 'People found' });
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    expect(list).toHaveTextContent('Cedar Novak');
  });

  test('a click opens the profile without leaving the page', async () => {
    await open(
      {
        'GET /profile/:username': { name: 'Cedar Novak', username: 'cedar', profile: null },
        'GET /content/:username': [],
      },
      '/search?q=cedar',
    );
    await userEvent.click(await screen.findByRole('link', { name: /Cedar Novak/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Novak' })).toBeVisible();
    expect(window.location.pathname).toBe('/user/cedar');
  });

  test('[5-3] a blank question is not asked: Please enter a username', async () => {
    const { records } = await open();
    await userEvent.type(await box(), '   ');
    await press();
    expect(screen.getByText('Please enter a username')).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeInvalid();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(asked(records.calls)).toEqual([]);
  });

  test('[5-3] nobody of that name: User not found', async () => {
    await open({ 'GET /search/people': people() }, '/search?q=nobody');
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  });

  test('where nobody is called so, one step leads to the posts that say it, and the focus goes along', async () => {
    const said = feedItem({ context: 'Light on the pier' });
    await open(
      { 'GET /search/people': people(), 'GET /search/posts': { items: [said], next: null } },
      '/search?q=light',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Search posts' }));
    expect(await screen.findByText('Light on the pier')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
    expect(window.location.search).toBe('?q=light&tab=posts');
  });

  test('a failure is User not found with its reason, and Retry asks again', async () => {
    let answer: People | ApiError = new ApiError('Too many questions. Wait a moment.', {
      code: 'http.too-many',
      status: 429,
    });
    await open({ 'GET /search/people': () => answer }, '/search?q=cedar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('User not found');
    expect(alert).toHaveTextContent('Too many questions. Wait a moment.');
    answer = people(cedar);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('@cedar')).toBeVisible();
  });

  test('says Loading... while it looks', async () => {
    await open({ 'GET /search/people': never }, '/search?q=cedar');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  test('more of them come when they are asked for', async () => {
    await open(
      {
        'GET /search/people': ({ query }) =>
          query?.cursor ? people(amber) : { items: [cedar], next: 'after-cedar' },
      },
      '/search?q=a',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Amber Lindqvist')).toBeVisible();
  });

  test('one meets oneself without a button', async () => {
    await open({ 'GET /search/people': people(aPerson({ friendship: 'self' })) }, '/search?q=cedar');
    expect(await screen.findByText('Cedar Novak')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add friend/ })).toBeNull();
  });
});

describe('posts and tags', () => {
  test('a word asks for the posts that say it, and the tab stands in the address', async () => {
    const post = feedItem({ ID: '7', context: 'Lanterns over the harbour' });
    await open({ 'GET /search/posts': { items: [post], next: null } }, '/search?q=harbour');
    await userEvent.click(await screen.findByRole('tab', { name: 'Posts' }));
    expect(await screen.findByText('Lanterns over the harbour')).toBeVisible();
    expect(window.location.search).toBe('?q=harbour&tab=posts');
  });

  test('a #tag shows its posts', async () => {
    const post = feedItem({ ID: '7', context: 'Lanterns over the harbour' });
    const { records } = await open({ 'GET /contents/tag/:tag': [post] }, '/search?q=%23lanterns');
    expect(await screen.findByText('Lanterns over the harbour')).toBeVisible();
    expect(asked(records.calls, 'GET /contents/tag/:tag')).toEqual([{ params: { tag: 'lanterns' } }]);
  });

  test('tags lead to their posts', async () => {
    await open(
      { 'GET /search/tags': { items: [{ tag: 'lanterns', posts: 3 }] }, 'GET /contents/tag/:tag': [] },
      '/search?q=lan&tab=tags',
    );
    await userEvent.click(await screen.findByRole('link', { name: /lanterns 3 posts/ }));
    expect(await screen.findByText('No post that you may read has the tag #lanterns.')).toBeVisible();
    expect(await box()).toHaveValue('#lanterns');
  });

  test.each([
    ['posts', 'No posts found'],
    ['tags', 'No tags found'],
  ])('no %s: %s', async (tab, words) => {
    await open({}, `/search?q=x&tab=${tab}`);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  });

  test.each([
    ['posts', 'The posts did not load'],
    ['tags', 'The tags did not load'],
  ])('a failure with %s says: %s', async (tab, words) => {
    await open({ 'GET /search/posts': apiError(), 'GET /search/tags': apiError() }, `/search?q=x&tab=${tab}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});

describe('before anything is typed', () => {
  test('stands what one looked for last, and it can be forgotten', async () => {
    await open();
    await userEvent.type(await box(), 'cedar');
    await press();
    await screen.findByText('Cedar Novak');
    await userEvent.clear(await box());
    const recent = await screen.findByRole('region', { name: 'Recent searches' });
    expect(within(recent).getByRole('link', { name: 'cedar' })).toHaveAttribute('href', '/search?q=cedar');
    await userEvent.click(within(recent).getByRole('button', { name: 'Forget cedar' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
  });

  test('stand people one may know', async () => {
    await open({ 'GET /friends/suggestions': [amber] });
    expect(await screen.findByText('Amber Lindqvist')).toBeVisible();
  });
});
