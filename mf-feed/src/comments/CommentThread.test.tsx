import type { Comment } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  type MountedInTest,
  mountInTestShell,
  apiError,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { aComment } from '../testing/aComment.ts';
import { feedItem } from '../testing/feedItem.ts';

const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });

const open = (answers: TestAnswers): Promise<MountedInTest> =>
  mountInTestShell(app, {
    path: '/post/41',
    answers: { 'GET /posts/:id': feedItem({ comment_count: 0 }), ...answers },
  });
const sent = ({ records }: MountedInTest, name: string) =>
  records.calls.filter((call) => call.name === name).map(({ input }) => input);
const say = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Write a comment' }), text);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('shows what was said, with the replies below what they reply to', async () => {
  await open({
    'GET /posts/:id/comments': [
      aComment({ id: '1', context: 'First' }),
      aComment({ id: '2', context: 'Second' }),
      aComment({ id: '3', context: 'Reply to the first', parent_id: '1' }),
    ],
  });
  await screen.findByText('First');
  const said = [...document.querySelectorAll('[data-comment] p:last-of-type')].map((p) => p.textContent);
  expect(said).toEqual(['First', 'Reply to the first', 'Second']);
});

test('says when nobody has said anything, and when it could not be loaded', async () => {
  let answer: Comment[] | ApiError = apiError();
  await open({ 'GET /posts/:id/comments': () => answer });
  expect(await screen.findByText(/The comments did not load\./)).toBeVisible();
  answer = [];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nobody has said anything yet.')).toBeVisible();
});

test('does not say that nobody has said anything where only its reader may not see it', async () => {
  await open({ 'GET /posts/:id': feedItem({ comment_count: 1 }), 'GET /posts/:id/comments': [] });
  expect(await screen.findByText('There is nothing here to show you.')).toBeVisible();
});

test('the number beside the comments counts also what came before they were opened', async () => {
  const posts = [feedItem({ comment_count: 0 }), feedItem({ comment_count: 1 })];
  await open({
    'GET /posts/:id': () => posts.shift() ?? feedItem({ comment_count: 1 }),
    'GET /posts/:id/comments': [aComment({ id: '1', context: 'First' })],
  });
  expect(await screen.findByText('First')).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 comment' })).toBeVisible();
});

test('Enter sends, and the comment is there at once', async () => {
  const mounted = await open({
    'GET /posts/:id/comments': [],
    'POST /posts/:id/comments': ({ body }) => aComment({ id: '9', context: body.context }),
  });
  await screen.findByText('Nobody has said anything yet.');
  await say('Lovely{Enter}');
  expect(await screen.findByText('Lovely')).toBeVisible();
  await waitFor(() => expect(sent(mounted, 'POST /posts/:id/comments')).toHaveLength(1));
  expect(screen.getByRole('button', { name: '1 comment' })).toBeVisible();
});

test('a comment written without a network waits, and is sent once, whatever was lost', async () => {
  let isOnline = false;
  const mounted = await open({
    'GET /posts/:id/comments': [],
    'POST /posts/:id/comments': ({ body }) =>
      isOnline ? aComment({ id: '9', context: body.context }) : offline,
  });
  await screen.findByText('Nobody has said anything yet.');
  await say('Lovely{Enter}');
  expect(await screen.findByText('Waits for the network')).toBeVisible();
  isOnline = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBeNull());
  expect(screen.getAllByText('Lovely')).toHaveLength(1);
  const [first, second] = sent(mounted, 'POST /posts/:id/comments') as { body: { clientId: string } }[];
  expect(first?.body.clientId).toBe(second?.body.clientId);
});

test('a browser without space sends a comment all the same, and says of one that waits that the page must stay', async () => {
  let isOnline = true;
  const mounted = await open({
    'GET /posts/:id/comments': [],
    'POST /posts/:id/comments': ({ body }) =>
      isOnline ? aComment({ id: '9', context: body.context }) : offline,
  });
  await screen.findByText('Nobody has said anything yet.');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await say('Lovely{Enter}');
  await waitFor(() => expect(sent(mounted, 'POST /posts/:id/comments')).toHaveLength(1));
  isOnline = false;
  await say('And bright{Enter}');
  expect(await screen.findByText(/^Waits for the network.* leave this page open/)).toBeVisible();
  isOnline = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Waits for the network/)).toBeNull());
  full.mockRestore();
});

test('replies go under the comment they reply to', async () => {
  const mounted = await open({
    'GET /posts/:id/comments': [aComment({ id: '1', context: 'First' })],
    'POST /posts/:id/comments': ({ body }) =>
      aComment({ id: '9', context: body.context, parent_id: body.parent_id ?? null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Amber Lindqvist' }), 'Me too{Enter}');
  expect(await screen.findByText('Me too')).toBeVisible();
  await waitFor(() =>
    expect(sent(mounted, 'POST /posts/:id/comments')).toMatchObject([{ body: { parent_id: '1' } }]),
  );
});

test('what somebody says elsewhere comes by itself', async () => {
  let comments = [aComment({ id: '1', context: 'First' })];
  const mounted = await open({ 'GET /posts/:id/comments': () => comments });
  await screen.findByText('First');
  comments = [...comments, aComment({ id: '2', context: 'Second' })];
  await act(async () =>
    mounted.bring({
      type: 'post-changed',
      payload: { ID: '41', what: 'comments', counts: null },
      mark: undefined,
      channel: 'post-41',
    }),
  );
  expect(await screen.findByText('Second')).toBeVisible();
});

test('what somebody said just before one could listen is there', async () => {
  const answers = [[], [aComment({ id: '1', context: 'Just before' })]];
  await open({ 'GET /posts/:id/comments': () => answers.shift() ?? [] });
  expect(await screen.findByText('Just before')).toBeVisible();
});

test('what was edited and counted while the connection was gone is there when it is back', async () => {
  let post = feedItem({ context: 'Lamps at dusk', comment_count: 0 });
  const mounted = await open({ 'GET /posts/:id': () => post, 'GET /posts/:id/comments': [] });
  expect(await screen.findByText('Lamps at dusk')).toBeVisible();
  post = { ...post, context: 'Lamps at dawn', comment_count: 2 };
  await act(async () =>
    mounted.bring({ type: 'joined', payload: null, mark: undefined, channel: 'post-41' }),
  );
  expect(await screen.findByText('Lamps at dawn')).toBeVisible();
  expect(screen.getByRole('button', { name: /2 comments/ })).toBeVisible();
});

test('a thread that has grown goes on listening, and is not asked for once more', async () => {
  const mounted = await open({
    'POST /posts/:id/comments': aComment({ id: '3', context: 'Third' }),
    'GET /posts/:id/comments': [
      aComment({ id: '1', context: 'First' }),
      aComment({ id: '2', context: 'Second' }),
    ],
  });
  await screen.findByText('Second');
  const { listeners } = mounted.records;
  const before = [...listeners];
  await say('Third{Enter}');
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBeNull());
  expect(await screen.findByText('Third')).toBeVisible();
  expect(before.filter((listener) => !listeners.has(listener))).toEqual([]);
  // At once, and when listening has begun.
  expect(sent(mounted, 'GET /posts/:id/comments')).toHaveLength(2);
});

test('one’s own comment stays when an answer comes that was asked for before it', async () => {
  const answers: ((comments: Comment[]) => void)[] = [];
  const mine = aComment({ id: '9', context: 'Lovely' });
  const mounted = await open({
    'GET /posts/:id/comments': () => new Promise<Comment[]>((answer) => answers.push(answer)),
    'POST /posts/:id/comments': mine,
  });
  await say('Lovely{Enter}');
  await waitFor(() => expect(sent(mounted, 'POST /posts/:id/comments')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Waits for the network')).toBeNull());
  for (const older of answers.splice(0, 2)) await act(async () => older([]));
  for (const newer of answers) await act(async () => newer([mine]));
  expect(screen.getByText('Lovely')).toBeVisible();
  expect(screen.queryByText('Nobody has said anything yet.')).toBeNull();
});

test('an edit that Enter is pressed twice for is sent once, and again when it was refused', async () => {
  const answers: ((answer: Comment | ApiError) => void)[] = [];
  const own = { id: '1', can_edit: true } as const;
  const mounted = await open({
    'GET /posts/:id/comments': [aComment({ ...own, context: 'Frist' })],
    'PUT /comments/:id': () => new Promise<never>((resolve) => answers.push(resolve as never)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for this comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit' }), '!{Enter}{Enter}');
  expect(sent(mounted, 'PUT /comments/:id')).toHaveLength(1);
  await act(async () => answers[0]?.(offline));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit' }), '{Enter}');
  expect(sent(mounted, 'PUT /comments/:id')).toHaveLength(2);
  await act(async () => answers[1]?.(aComment({ ...own, context: 'Frist!' })));
  expect(await screen.findByText('Frist!')).toBeVisible();
});

test('one’s own comment can be edited and deleted', async () => {
  let comments = [aComment({ id: '1', context: 'Frist', can_edit: true, can_delete: true })];
  await open({
    'GET /posts/:id/comments': () => comments,
    'PUT /comments/:id': aComment({ id: '1', context: 'First', can_edit: true, can_delete: true }),
    'DELETE /comments/:id': () => {
      comments = [];
      return { id: '1', post_id: '41', comment_count: 0 };
    },
  });
  await screen.findByText('Frist');
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for this comment' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Edit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('First')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
  await choose('Delete');
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this comment?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('First')).toBeVisible();
  await choose('Delete');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nobody has said anything yet.')).toBeVisible();
});

test('a comment is reported with a reason', async () => {
  const mounted = await open({
    'GET /posts/:id/comments': [aComment({ id: '1', context: 'Buy lamps here' })],
    'POST /comments/:id/report': { reported: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More for this comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }));
  expect(sent(mounted, 'POST /comments/:id/report')).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText('What is wrong?'), 'Harassment');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(sent(mounted, 'POST /comments/:id/report')).toEqual([
      { params: { id: '1' }, body: { reason: 'harassment', note: '' } },
    ]),
  );
});

test('who has replied, or thought better of it, is back at the button that asked', async () => {
  await open({
    'GET /posts/:id/comments': [aComment({ id: '1', context: 'First' })],
    'POST /posts/:id/comments': ({ body }) => aComment({ id: '9', context: body.context, parent_id: '1' }),
  });
  const button = await screen.findByRole('button', { name: 'Reply' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('Indeed{Enter}');
  expect(await screen.findByText('Indeed')).toBeVisible();
  expect(button).toHaveFocus();
});

test('a half-written comment is there again after a reload', async () => {
  const before = await open({ 'GET /posts/:id/comments': [] });
  await screen.findByText('Nobody has said anything yet.');
  await say('Half a thou');
  await before.unmount();
  await open({ 'GET /posts/:id/comments': [] });
  expect(await screen.findByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a thou');
});

test('who deletes one comment after the other stays in the thread', async () => {
  const own = { can_edit: true, can_delete: true };
  let comments = ['1', '2', '3'].map((id) => aComment({ id, context: `Comment ${id}`, ...own }));
  await open({
    'GET /posts/:id/comments': () => comments,
    'DELETE /comments/:id': ({ params: { id } }) => {
      comments = comments.filter((one) => one.id !== id);
      return { id, post_id: '41', comment_count: comments.length };
    },
  });
  const rowOf = (text: string) => {
    const row = screen.getByText(text).closest<HTMLElement>('[data-comment]');
    if (!row) throw new Error(`Nobody said "${text}".`);
    return within(row);
  };
  const remove = async (text: string) => {
    await userEvent.click(rowOf(text).getByRole('button', { name: 'More for this comment' }));
    await userEvent.click(await rowOf(text).findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  };
  await screen.findByText('Comment 2');
  await remove('Comment 2');
  expect(rowOf('Comment 3').getByRole('button', { name: 'Reply' })).toHaveFocus();
  await remove('Comment 3');
  expect(rowOf('Comment 1').getByRole('button', { name: 'Reply' })).toHaveFocus();
  await remove('Comment 1');
  expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
});

test('the words of a comment that the server will not have are in the field again', async () => {
  const refused = new ApiError('You are muted until tomorrow.', { code: 'moderation.muted', status: 403 });
  const mounted = await open({ 'GET /posts/:id/comments': [], 'POST /posts/:id/comments': refused });
  await screen.findByText('Nobody has said anything yet.');
  await say('A long thought{Enter}');
  await waitFor(() => expect(mounted.records.toasts).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('A long thought');
});

test('a reply to what was deleted meanwhile is in the field of the post, above what was begun there', async () => {
  let isThere = true;
  const gone = new ApiError('It is not there any more.', { code: 'feed.unknown-comment', status: 404 });
  const mounted = await open({
    'GET /posts/:id/comments': () => (isThere ? [aComment({ id: '1', context: 'First' })] : []),
    'POST /posts/:id/comments': gone,
  });
  await screen.findByText('First');
  await say('Begun');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  isThere = false;
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Amber Lindqvist' }), 'Me too{Enter}');
  await waitFor(() => expect(mounted.records.toasts).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Me too\nBegun');
});

test('a reply that has gone out is not in the field of the next one', async () => {
  await open({
    'GET /posts/:id/comments': [aComment({ id: '1', context: 'First' })],
    'POST /posts/:id/comments': ({ body }) => aComment({ id: '9', context: body.context, parent_id: '1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.keyboard('Indeed{Enter}');
  expect(await screen.findByText('Indeed')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply' })[0] as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'Reply to Amber Lindqvist' })).toHaveValue('');
});

test('where the browser has no room for what is typed, it stays in the field', async () => {
  await open({ 'GET /posts/:id/comments': [] });
  await screen.findByText('Nobody has said anything yet.');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await say('A long thought');
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('A long thought');
});
