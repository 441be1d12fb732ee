import type { Media } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { mountInTestShell, apiError } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app as remote } from '../remote.tsx';
import {
  attach,
  created,
  formOf,
  freshBrowser,
  media,
  offline,
  openComposer,
  picture,
  press,
  sent,
  write,
} from '../testing/writing.ts';

const asForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
beforeEach(() => void freshBrowser());

test('[2.6-1] sends words, sharing and media, says so, and tells the shell', async () => {
  const mounted = await openComposer();
  await write('Low tide');
  await userEvent.selectOptions(screen.getByLabelText('Who sees it'), 'Friend');
  await attach(picture());
  await screen.findByLabelText('What does it show?');
  await press('Post');
  await waitFor(() =>
    expect(mounted.records.emits).toEqual([{ type: 'feed.posted', payload: { id: '50' } }]),
  );
  const form = formOf(sent(mounted, 'POST /content')[0]);
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    context: 'Low tide',
    sharing: '2',
    userId: '7',
    mediaId: 'm-1',
  });
  expect(mounted.records.toasts).toEqual([{ message: 'Content created successfully!', tone: 'good' }]);
  expect(localStorage.getItem('feedDraft')).toBeNull();
});

test('[5-2] words are needed', async () => {
  const mounted = await openComposer();
  await write('   ');
  await press('Post');
  expect(screen.getByText('Write a few words first.')).toBeVisible();
  expect(screen.getByLabelText('What is on your mind?')).toHaveFocus();
  expect(sent(mounted, 'POST /content')).toEqual([]);
});

test('[5-2] what is neither picture nor video is not attached, and it says why', async () => {
  const mounted = await openComposer();
  await attach(picture('notes.pdf', 'application/pdf'));
  expect(await screen.findByText('notes.pdf is neither a picture nor a video that fits here.')).toBeVisible();
  expect(sent(mounted, 'POST /media')).toEqual([]);
});

test('the limits are told before anything is chosen', async () => {
  await openComposer();
  expect(screen.getByText(/Up to 10 pictures of 20 MB each, or one video of 100 MB/)).toBeVisible();
});

test("[8-2] a failed post keeps its words, says 'Failed to create content. Please try again.', and is one post in the end", async () => {
  let isOnline = false;
  const mounted = await openComposer({ 'POST /content': (input) => (isOnline ? created(input) : offline) });
  await write('Low tide');
  await press('Post');
  expect(await screen.findByText(/Failed to create content\. Please try again\./)).toBeVisible();
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Low tide');
  isOnline = true;
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  const [first, second] = sent(mounted, 'POST /content').map((call) => formOf(call)?.get('clientId'));
  expect(first).toBe(second);
});

test('while a post goes out nothing can be typed that would go with its words', async () => {
  let arrive: () => void = () => undefined;
  const mounted = await openComposer({
    'POST /content': (input) => new Promise((resolve) => (arrive = () => resolve(created(input)))),
  });
  await write('Low tide');
  await press('Post');
  await write(' at the pier');
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Low tide');
  await act(async () => arrive());
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  await write('High');
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('High');
});

test('what belongs to a post rests with its words while it goes out, and can be changed when it has failed', async () => {
  let fail: () => void = () => undefined;
  const mounted = await openComposer({
    'PUT /media/:id': media('m-1'),
    'POST /content': () => new Promise((_, reject) => (fail = () => reject(offline))),
  });
  await write('Low tide');
  await attach(picture());
  await userEvent.type(await screen.findByLabelText('What does it show?'), 'A pier');
  await press('Post');
  await userEvent.type(screen.getByLabelText('What does it show?'), ' at night');
  expect(screen.getByLabelText('What does it show?')).toHaveValue('A pier');
  expect(screen.getByLabelText('Who sees it')).toBeDisabled();
  expect(screen.getByLabelText('Attach Media')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove pier.jpg' })).toBeDisabled();
  const form = screen.getByLabelText('What is on your mind?').closest('form');
  const late = { files: [picture('late.jpg')], types: ['Files'] };
  // Where nobody takes it the browser would leave the page and show the file.
  if (form) expect(fireEvent.drop(form, { dataTransfer: late })).toBe(false);
  if (form) expect(fireEvent.paste(form, { clipboardData: late })).toBe(false);
  expect(sent(mounted, 'POST /media')).toHaveLength(1);
  await act(async () => fail());
  await userEvent.type(screen.getByLabelText('What does it show?'), ' at night');
  expect(screen.getByLabelText('What does it show?')).toHaveValue('A pier at night');
  expect(screen.getByLabelText('Attach Media')).toBeEnabled();
});

test('a post that a moderator reads first is not asked for again: the words are gone and it is said', async () => {
  const sentence = 'A moderator reads this before others see it. You will be told.';
  const mounted = await openComposer({
    'POST /content': new ApiError(sentence, { code: 'feed.held-back', status: 422 }),
  });
  await write('Cheap lanterns');
  await press('Post');
  await waitFor(() => expect(mounted.records.toasts).toMatchObject([{ message: sentence, tone: 'calm' }]));
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mounted.records.emits).toEqual([]);
});

test('what was changed after an answer that got lost is in the post too', async () => {
  const earlier = created({ body: asForm({ context: 'Low tide', sharing: '1' }) });
  let isOnline = false;
  const mounted = await openComposer({
    'POST /content': () => (isOnline ? earlier : offline),
    'PUT /content/:id': earlier.post,
  });
  await write('Low tide');
  await press('Post');
  await screen.findByText(/Failed to create content\./);
  await write(' at the pier');
  isOnline = true;
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  expect(sent(mounted, 'PUT /content/:id').map(({ input }) => input)).toEqual([
    { params: { id: '50' }, body: { context: 'Low tide at the pier', sharing: 1, media: [], basedOn: null } },
  ]);
});

test.each([
  ['as it was written', '', []],
  [
    'with words that were added here',
    ' at the pier',
    [{ context: 'Low tide at the pier', sharing: 2, media: [], basedOn: null }],
  ],
])(
  'a post that is for friends by now, from another device, stays so when it is sent again %s',
  async (_, more, edits) => {
    const earlier = created({ body: asForm({ context: 'Low tide', sharing: '1' }) });
    let isOnline = false;
    const mounted = await openComposer({
      'POST /content': () => (isOnline ? { ...earlier, post: { ...earlier.post, sharing: 2 } } : offline),
      'PUT /content/:id': earlier.post,
    });
    await write('Low tide');
    await press('Post');
    await screen.findByText(/Failed to create content\./);
    if (more) await write(more);
    isOnline = true;
    await press('Post');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    expect(sent(mounted, 'PUT /content/:id').map(({ input }) => input)).toEqual(
      edits.map((body) => ({ params: { id: '50' }, body })),
    );
  },
);

test('a post that says what was written is not edited', async () => {
  const mounted = await openComposer({
    'POST /content': created({ body: asForm({ context: 'Low\r\ntide', sharing: '1' }) }),
  });
  await write('Low\ntide ');
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  expect(sent(mounted, 'PUT /content/:id')).toEqual([]);
});

test("[8-2] the server's own sentence is shown where it has one", async () => {
  await openComposer({ 'POST /content': apiError('The square is closed for an hour.', 503) });
  await write('Low tide');
  await press('Post');
  expect(await screen.findByText(/The square is closed for an hour\./)).toBeVisible();
});

test('an upload shows how far it is, and can be called off', async () => {
  const mounted = await openComposer({ 'POST /media': () => new Promise(() => undefined) });
  await attach(picture());
  expect(await screen.findByRole('progressbar', { name: 'Sending pier.jpg' })).toHaveAttribute(
    'value',
    '0.4',
  );
  await press('Cancel pier.jpg');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(sent(mounted, 'POST /media')[0]?.status).toBe('given-up');
});

test('who presses while a picture is on its way need not press again', async () => {
  let arrive: (media: Media) => void = () => undefined;
  const mounted = await openComposer({
    'POST /media': () => new Promise<Media>((resolve) => (arrive = resolve)),
  });
  await write('Low tide');
  await attach(picture());
  await press('Post');
  expect(screen.getByText('The media are still on their way.')).toBeVisible();
  expect(sent(mounted, 'POST /content')).toEqual([]);
  await act(async () => arrive(media('m-1')));
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
});

test('a damaged file says which and why, is not tried again, and stands in the way until it is taken out', async () => {
  const broken = new ApiError('This picture is broken.', { code: 'media.broken', status: 400 });
  const mounted = await openComposer({ 'POST /media': broken });
  await write('Low tide');
  await attach(picture());
  expect(await screen.findByText('pier.jpg: This picture is broken.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try pier.jpg again' })).toBeNull();
  await press('Post');
  expect(screen.getByText('Something was not sent. Try it again, or remove it.')).toBeVisible();
  expect(sent(mounted, 'POST /content')).toEqual([]);
  await press('Remove pier.jpg');
  expect(screen.getByLabelText('Attach Media')).toHaveFocus();
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
});

test('an upload that the network has lost is tried again', async () => {
  let answer: Media | ApiError = offline;
  await openComposer({ 'POST /media': () => answer });
  await attach(picture());
  expect(await screen.findByText('pier.jpg: Plaza cannot be reached.')).toBeVisible();
  answer = media('m-1');
  await press('Try pier.jpg again');
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(await screen.findByLabelText('What does it show?')).toBeVisible();
});

test('media are described, put in order and taken out', async () => {
  let count = 0;
  const mounted = await openComposer({
    'POST /media': () => media(`m-${(count += 1)}`),
    'PUT /media/:id': media('m-2'),
    'DELETE /media/:id': { id: 'm-1' },
  });
  await write('Three');
  await attach(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  const items = () => within(screen.getByRole('list', { name: 'Attached' })).getAllByRole('listitem');
  await waitFor(() => expect(screen.getAllByLabelText('What does it show?')).toHaveLength(3));
  await press('Move c.jpg forward');
  await press('Remove a.jpg');
  expect(items()).toHaveLength(2);
  await userEvent.type(within(items()[1] as HTMLElement).getByLabelText('What does it show?'), 'Lamps');
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  expect(formOf(sent(mounted, 'POST /content')[0])?.getAll('mediaId')).toEqual(['m-3', 'm-2']);
  expect(sent(mounted, 'PUT /media/:id').map(({ input }) => input)).toEqual([
    { params: { id: 'm-2' }, body: { alt: 'Lamps' } },
  ]);
  expect(sent(mounted, 'DELETE /media/:id')).toHaveLength(1);
});

test('pictures can be dropped and pasted', async () => {
  const mounted = await openComposer();
  const field = screen.getByLabelText('What is on your mind?');
  fireEvent.drop(field, { dataTransfer: { files: [picture('drop.jpg')] } });
  fireEvent.paste(field, { clipboardData: { files: [picture('paste.png', 'image/png')] } });
  await waitFor(() => expect(sent(mounted, 'POST /media')).toHaveLength(2));
});

test('words that are dropped are left to the field', async () => {
  const mounted = await openComposer();
  const isLeft = fireEvent.drop(screen.getByLabelText('What is on your mind?'), {
    dataTransfer: { files: [] },
  });
  expect(isLeft).toBe(true);
  expect(sent(mounted, 'POST /media')).toEqual([]);
});

describe('/add', () => {
  const add = (path: string) => mountInTestShell(remote, { path, answers: { 'POST /content': created } });

  test('takes what another app shares, and goes home when it is posted', async () => {
    const { records } = await add('/add?title=Lanterns&url=https%3A%2F%2Fa.example');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create New Content' })).toBeVisible();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Lanterns\nhttps://a.example');
    await press('Post');
    await waitFor(() => expect(records.navigations).toEqual([{ to: '/', replace: false }]));
  });
});
