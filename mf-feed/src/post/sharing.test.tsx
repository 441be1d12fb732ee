import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { choose, counts, freshWindow, made, offline, openPost } from '../testing/onePost.ts';
import { aProfile } from '../testing/profile.ts';

beforeEach(freshWindow);

describe('sharing', () => {
  test('[2.13-3] copies the address and counts, once', async () => {
    const user = userEvent.setup();
    const mounted = await openPost({}, { 'POST /posts/:id/share': { ...counts, share_count: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/post/41`);
    expect(await screen.findByRole('button', { name: 'Share, 1 so far' })).toBeVisible();
    expect(mounted.records.toasts).toEqual([{ message: 'Link copied.', tone: 'good' }]);
  });

  test('a link that may not be copied is said, to be taken by hand, and does not count', async () => {
    const user = userEvent.setup();
    const mounted = await openPost({});
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() =>
      expect(mounted.records.toasts).toEqual([
        { message: `The link could not be copied: ${window.location.origin}/post/41`, tone: 'bad' },
      ]),
    );
    expect(made(mounted, 'POST /posts/:id/share')).toEqual([]);
  });

  test('the sheet of the device is offered where there is one, and counts only when it was used', async () => {
    const share = jest.fn().mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'));
    Object.assign(navigator, { share });
    const mounted = await openPost({}, { 'POST /posts/:id/share': { ...counts, share_count: 1 } });
    await choose('Share', 'Share with…');
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(mounted.records.toasts).toEqual([]);
    share.mockResolvedValueOnce(undefined);
    await choose('Share', 'Share with…');
    await waitFor(() => expect(made(mounted, 'POST /posts/:id/share')).toHaveLength(1));
    expect(share.mock.calls[1]).toEqual([
      expect.objectContaining({ url: `${window.location.origin}/post/41` }),
    ]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('passes a public post on with a word, as one post however often it is sent', async () => {
    let isOnline = false;
    const post = feedItem({ ID: '50', context: 'Look!' });
    const mounted = await openPost(
      {},
      {
        'POST /posts/:id/repost': () =>
          isOnline ? { success: true, message: 'Content created successfully!', post } : offline,
      },
    );
    await choose('Share', 'Share in a post');
    await userEvent.type(await screen.findByLabelText('Your words'), 'Look!');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Plaza cannot be reached.')).toBeVisible();
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(mounted.records.emits).toContainEqual({ type: 'feed.posted', payload: { id: '50' } }),
    );
    const [first, second] = made(mounted, 'POST /posts/:id/repost') as { body: { clientId: string } }[];
    expect(first?.body.clientId).toBe(second?.body.clientId);
    expect(made(mounted, 'PUT /content/:id')).toEqual([]);
  });

  test('a click beside the words that were typed does not throw them away', async () => {
    await openPost({});
    await choose('Share', 'Share in a post');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await screen.findByLabelText('Your words'), 'Look!');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByLabelText('Your words')).toHaveValue('Look!');
    await userEvent.clear(screen.getByLabelText('Your words'));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    await waitFor(() => expect(screen.queryByLabelText('Your words')).toBeNull());
  });

  test('a word that was changed after an answer got lost is in the post too', async () => {
    const earlier = feedItem({ ID: '50', context: 'Look' });
    const mounted = await openPost(
      {},
      {
        'POST /posts/:id/repost': { success: true, message: 'Content created successfully!', post: earlier },
        'PUT /content/:id': { ...earlier, context: 'Look at this' },
      },
    );
    await choose('Share', 'Share in a post');
    await userEvent.type(await screen.findByLabelText('Your words'), 'Look at this');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(made(mounted, 'PUT /content/:id')).toEqual([
        { params: { id: '50' }, body: { context: 'Look at this' } },
      ]),
    );
  });

  describe('what is passed on', () => {
    const shared = feedItem({
      ID: '12',
      user_id: '9',
      user_name: 'Dune Alvarez',
      context: 'Sand everywhere',
    });
    const passedOn = feedItem({ shares: true, shared, context: 'Look!' });
    const changed = (what: 'edited' | 'deleted' | 'restored') => ({
      type: 'post-changed' as const,
      payload: { ID: '12', what, counts: null },
      mark: undefined,
    });

    test('is gone when its author deletes it, and comes back', async () => {
      const mounted = await openPost(passedOn);
      await screen.findByText('Sand everywhere');
      await act(async () => mounted.bring(changed('deleted')));
      expect(screen.getByText('The post that was shared here is gone.')).toBeVisible();
      expect(screen.queryByText('Sand everywhere')).toBeNull();
      expect(screen.getByText('Look!')).toBeVisible();
      await act(async () => mounted.bring(changed('restored')));
      expect(await screen.findByText('Sand everywhere')).toBeVisible();
    });

    test('goes when one blocks who wrote it', async () => {
      const mounted = await mountInTestShell(app, {
        path: '/profile',
        answers: {
          'GET /profile': aProfile({ friendship: 'self' }),
          'GET /content': [passedOn, feedItem({ ...shared, is_own: false, username: 'dune' })],
          'PUT /people/:username/block': { username: 'dune', is_muted: false, is_blocked: true },
        },
      });
      expect(await screen.findAllByText('Sand everywhere')).toHaveLength(2);
      const theirs = screen.getByRole('article', { name: 'Post by Dune Alvarez' });
      await userEvent.click(within(theirs).getByRole('button', { name: 'More for this post' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Block @dune' }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Block @dune' }));
      expect(await screen.findByText('The post that was shared here is gone.')).toBeVisible();
      expect(screen.queryByText('Sand everywhere')).toBeNull();
      expect(made(mounted, 'PUT /people/:username/block')).toHaveLength(1);
    });

    test('reads as its author has edited it', async () => {
      let post = passedOn;
      const mounted = await openPost({}, { 'GET /posts/:id': () => post });
      await screen.findByText('Sand everywhere');
      post = { ...passedOn, shared: { ...shared, context: 'Sand in the shoes' } };
      await act(async () => mounted.bring(changed('edited')));
      expect(await screen.findByText('Sand in the shoes')).toBeVisible();
    });
  });

  test('what is for friends is not passed on', async () => {
    await openPost({ sharing: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Share in a post' })).toBeNull();
  });
});
