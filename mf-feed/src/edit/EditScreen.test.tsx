import type { FeedItem } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, apiError, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app as remote } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { freshBrowser, media, offline, press, sent } from '../testing/writing.ts';

beforeEach(() => void freshBrowser());

describe('[2.1-4] /edit-content/{id}', () => {
  const own = feedItem({ is_own: true, media: [media('m-1')], sharing: 2 });
  const edit = (answers: TestAnswers) => mountInTestShell(remote, { path: '/edit-content/41', answers });

  test('changes words and sharing, and takes a picture out', async () => {
    const mounted = await edit({ 'GET /posts/:id': own, 'PUT /content/:id': own });
    const field = await screen.findByLabelText('What is on your mind?');
    expect(field).toHaveValue(own.context);
    await userEvent.clear(field);
    await userEvent.type(field, 'High tide');
    await press('Remove image');
    await press('Save');
    await waitFor(() => expect(mounted.records.navigations).toEqual([{ to: '/post/41', replace: true }]));
    expect(sent(mounted, 'PUT /content/:id')[0]?.input).toEqual({
      params: { id: '41' },
      body: { context: 'High tide', sharing: 2, media: [], basedOn: null },
    });
  });

  test('a failed save keeps what was typed', async () => {
    await edit({ 'GET /posts/:id': own, 'PUT /content/:id': offline });
    await userEvent.type(await screen.findByLabelText('What is on your mind?'), ' More');
    await press('Save');
    expect(await screen.findByText(/Plaza cannot be reached\./)).toBeVisible();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue(`${own.context} More`);
  });

  test('what was typed and not saved is there again after a reload, and gone when it is called off', async () => {
    const leave = jest.spyOn(window.history, 'back').mockReturnValue();
    const before = await edit({ 'GET /posts/:id': own });
    await userEvent.type(await screen.findByLabelText('What is on your mind?'), ' More');
    await before.unmount();
    const again = await edit({ 'GET /posts/:id': own });
    const field = await screen.findByLabelText('What is on your mind?');
    expect(field).toHaveValue(`${own.context} More`);
    expect(field).toHaveFocus();
    await press('Cancel');
    expect(leave.mock.calls.length + again.records.navigations.length).toBe(1);
    await again.unmount();
    await edit({ 'GET /posts/:id': own });
    expect(await screen.findByLabelText('What is on your mind?')).toHaveValue(own.context);
  });

  test('the post of another is not there to be edited', async () => {
    await edit({ 'GET /posts/:id': feedItem({ is_own: false }) });
    expect(await screen.findByRole('heading', { name: 'This post is not there any more' })).toBeVisible();
  });

  test('a failed load offers Retry', async () => {
    await edit({ 'GET /posts/:id': apiError() });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  describe('a post that is changed elsewhere meanwhile', () => {
    const field = () => screen.findByLabelText('What is on your mind?');
    const circle = () => screen.getByLabelText('Who sees it');
    const elsewhere: FeedItem = {
      ...own,
      context: 'Written on the phone',
      edited_at: '2026-11-20T19:00:00.000Z',
    };
    const hears = (mounted: Awaited<ReturnType<typeof edit>>) =>
      act(async () =>
        mounted.bring({
          type: 'post-changed',
          payload: { ID: '41', what: 'edited', counts: null },
          mark: undefined,
        }),
      );

    test('says so over the words that were kept, and either is taken', async () => {
      const before = await edit({ 'GET /posts/:id': own });
      await userEvent.type(await field(), ' More');
      await before.unmount();
      const mounted = await edit({ 'GET /posts/:id': elsewhere, 'PUT /content/:id': elsewhere });
      expect(await screen.findByRole('alert')).toHaveTextContent('Written on the phone');
      expect(await field()).toHaveValue(`${own.context} More`);
      await press('Take what it says now');
      expect(await field()).toHaveValue('Written on the phone');
      expect(screen.queryByRole('alert')).toBeNull();
      await mounted.unmount();
      await edit({ 'GET /posts/:id': elsewhere });
      expect(await field()).toHaveValue('Written on the phone');
    });

    test('still says so after one more reload', async () => {
      const before = await edit({ 'GET /posts/:id': own });
      await userEvent.type(await field(), ' More');
      await before.unmount();
      for (const _ of ['first', 'again']) {
        const mounted = await edit({ 'GET /posts/:id': elsewhere });
        expect(await screen.findByRole('alert')).toHaveTextContent('Written on the phone');
        await userEvent.type(await field(), '!');
        await mounted.unmount();
      }
    });

    test('while one writes it says so too, and saving takes one’s own words', async () => {
      let post = own;
      const mounted = await edit({ 'GET /posts/:id': () => post, 'PUT /content/:id': own });
      await userEvent.type(await field(), ' More');
      post = elsewhere;
      await hears(mounted);
      expect(await screen.findByRole('alert')).toHaveTextContent('Written on the phone');
      await press('Save');
      await waitFor(() => expect(mounted.records.navigations).toHaveLength(1));
      expect(sent(mounted, 'PUT /content/:id')[0]?.input).toMatchObject({
        body: { context: `${own.context} More` },
      });
    });

    test('is told by the server where no word of it came, and saving once more overwrites it knowingly', async () => {
      let post = own;
      const changed = { code: 'feed.changed-meanwhile', status: 409, requestId: '1' };
      let save: FeedItem | ApiError = new ApiError('It was changed meanwhile.', changed);
      const mounted = await edit({ 'GET /posts/:id': () => post, 'PUT /content/:id': () => save });
      await userEvent.type(await field(), ' More');
      post = elsewhere;
      await press('Save');
      expect(await screen.findByText('Written on the phone')).toBeVisible();
      expect(await field()).toHaveValue(`${own.context} More`);
      save = own;
      await press('Save');
      await waitFor(() => expect(mounted.records.navigations).toHaveLength(1));
      expect(sent(mounted, 'PUT /content/:id').map(({ input }) => input)).toMatchObject([
        { body: { basedOn: null } },
        { body: { context: `${own.context} More`, basedOn: elsewhere.edited_at } },
      ]);
    });

    test('is simply shown as it is now where nothing was typed', async () => {
      let post = own;
      const mounted = await edit({ 'GET /posts/:id': () => post });
      await field();
      post = { ...elsewhere, media: [] };
      await hears(mounted);
      expect(await screen.findByDisplayValue('Written on the phone')).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('and is for friends alone by then, is not published again with the words', async () => {
      const open: FeedItem = { ...own, sharing: 1 };
      let post = open;
      const mounted = await edit({ 'GET /posts/:id': () => post, 'PUT /content/:id': own });
      await userEvent.type(await field(), ' More');
      post = own;
      await hears(mounted);
      expect(await screen.findByRole('alert')).toBeVisible();
      await press('Save');
      await waitFor(() => expect(mounted.records.navigations).toHaveLength(1));
      const body = { context: `${own.context} More`, media: [{ id: 'm-1', alt: '' }], basedOn: null };
      expect(sent(mounted, 'PUT /content/:id')[0]?.input).toMatchObject({ body: { ...body, sharing: 2 } });
    });

    test('and is for friends alone by then, says so, and is published again by who chooses that', async () => {
      const open: FeedItem = { ...own, sharing: 1 };
      let post = open;
      const mounted = await edit({ 'GET /posts/:id': () => post, 'PUT /content/:id': open });
      await userEvent.type(await field(), ' More');
      expect(circle()).toHaveValue('1');
      post = own;
      await hears(mounted);
      await screen.findByRole('alert');
      expect(circle()).toHaveValue('2');
      await userEvent.selectOptions(circle(), '1');
      await press('Save');
      await waitFor(() => expect(mounted.records.navigations).toHaveLength(1));
      expect(sent(mounted, 'PUT /content/:id')[0]?.input).toMatchObject({ body: { sharing: 1 } });
    });

    test('by oneself, with an answer that got lost, is not another one', async () => {
      let post = own;
      const mounted = await edit({ 'GET /posts/:id': () => post, 'PUT /content/:id': offline });
      await userEvent.type(await field(), ' More');
      await press('Save');
      await screen.findByText(/Plaza cannot be reached\./);
      post = { ...elsewhere, context: `${own.context} More` };
      await hears(mounted);
      await userEvent.type(await field(), ' and more');
      expect(screen.queryByText('This post was changed meanwhile')).toBeNull();
    });
  });

  test('words that somebody else has left in this tab are not shown', async () => {
    const left = { userId: '8', text: 'Secret', version: 'new 2' };
    sessionStorage.setItem('feedEdit 41', JSON.stringify(left));
    await edit({ 'GET /posts/:id': own });
    expect(await screen.findByLabelText('What is on your mind?')).toHaveValue(own.context);
  });
});
