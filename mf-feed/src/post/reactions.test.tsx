import { feelingsFor } from '@plaza/api-contract/values';
import { Feeling } from '@plaza/design-system';
import { ApiError } from '@plaza/shell-contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { counts, freshWindow, made, offline, openPost } from '../testing/onePost.ts';

beforeEach(freshWindow);

describe('[4-8] stars', () => {
  test('bring the feelings that go with them; one of them is the reaction and closes the popup', async () => {
    const mounted = await openPost({});
    await userEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
    const popup = within(screen.getByRole('group', { name: 'How does it feel?' }));
    expect(popup.getByRole('button', { name: '🤨' })).toBeVisible();
    expect(popup.queryByRole('button', { name: '🤩' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(popup.queryByRole('button', { name: '🤨' })).toBeNull();
    await userEvent.click(popup.getByRole('button', { name: '🤩' }));
    expect(screen.queryByRole('group', { name: 'How does it feel?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Your reaction: 🤩' })).toHaveFocus();
    await waitFor(() =>
      expect(made(mounted, 'PUT /posts/:id/reaction').at(-1)).toEqual({
        params: { id: '41' },
        body: { stars: 5, emoji: '🤩' },
      }),
    );
  });

  test('a double click on a feeling gives it and does not take it back', async () => {
    await openPost({}, { 'PUT /posts/:id/reaction': () => new Promise(() => undefined) });
    const feel = await screen.findByRole('button', { name: 'React' });
    await userEvent.click(feel);
    const chosen = screen.getByRole('button', { name: '❤️' });
    fireEvent.click(chosen, { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Your reaction: ❤️' }), { detail: 2 });
    expect(screen.queryByRole('group', { name: 'How does it feel?' })).toBeNull();
  });

  test('count at once, and can be taken back', async () => {
    await openPost({}, { 'PUT /posts/:id/reaction': () => new Promise(() => undefined) });
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    expect(screen.getByRole('img', { name: '4 of 5 stars, by 1 person' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(screen.queryByRole('img', { name: /of 5 stars/ })).toBeNull();
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });

  test('given without a network are kept, and saved once it is back', async () => {
    let isOnline = false;
    const mounted = await openPost(
      {},
      { 'PUT /posts/:id/reaction': ({ body }) => (isOnline ? { ...counts, own: body } : offline) },
    );
    await userEvent.click(await screen.findByRole('radio', { name: '3 stars' }));
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await waitFor(() => expect(made(mounted, 'PUT /posts/:id/reaction')).toHaveLength(1));
    expect(localStorage.getItem('feedWishes')).toContain('"stars":3');
    isOnline = true;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(localStorage.getItem('feedWishes')).toBeNull());
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  test('that the server refuses go back to what they were, and that is told', async () => {
    const refused = new ApiError('The demo cannot do this.', { code: 'feed.not-for-demo', status: 403 });
    const mounted = await openPost({}, { 'PUT /posts/:id/reaction': refused });
    await userEvent.click(await screen.findByRole('radio', { name: '3 stars' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '3 stars' })).not.toBeChecked());
    expect(mounted.records.toasts).toEqual([
      { message: 'Your stars were not saved. The demo cannot do this.', tone: 'bad' },
    ]);
  });
});

test('every feeling that is offered is drawn, so that no font is needed', async () => {
  const offered = ([1, 2, 3, 4, 5, null] as const).flatMap((stars) => feelingsFor(stars));
  render(offered.map((emoji, index) => <Feeling key={index} emoji={emoji} />));
  expect(await screen.findAllByRole('img')).toHaveLength(offered.length);
});

test.each([
  ['Tab', false],
  ['Shift and Tab', true],
])('the feelings close when %s leads out of them, and not before', async (_, shift) => {
  await openPost({});
  await userEvent.click(await screen.findByRole('button', { name: 'React' }));
  const feelings = screen.getByRole('group', { name: 'How does it feel?' });
  const all = within(feelings).getAllByRole('button');
  expect(all[0]).toHaveFocus();
  if (!shift) for (const _next of all.slice(1)) await userEvent.tab();
  expect(feelings).toBeVisible();
  await userEvent.tab({ shift });
  expect(feelings).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
