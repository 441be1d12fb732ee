import type { Media } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import {
  type MountedInTest,
  mountInTestShell,
  refusal,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../composer.tsx';
import { app as remote } from '../remote.tsx';
import { feedItem } from '../testing/feedItem.ts';
import { aPicture } from '../testing/pictures.ts';
import { TestIndexedDb } from './TestIndexedDb.ts';

const textOf = (field: FormDataEntryValue | null) => (typeof field === 'string' ? field : '');
/** The post as the house has made it from the form. */
const created = ({ body }: { body: FormData }) => ({
  success: true as const,
  message: 'Content created successfully!' as const,
  post: feedItem({
    ID: '50',
    context: textOf(body.get('context')),
    sharing: body.get('sharing') === '2' ? 2 : 1,
    media: body.getAll('mediaId').map((id) => media(textOf(id))),
  }),
});
const offline = new ApiError('Plaza cannot be reached.', { code: 'network', status: 0 });
const media = (id: string): Media => aPicture({ id, alt: '' });

const open = (answers: TestAnswers = {}) =>
  mountInTestShell(app, { answers: { 'POST /content': created, 'POST /media': media('m-1'), ...answers } });
const sent = ({ records }: MountedInTest, name: string) => records.calls.filter((call) => call.name === name);
const formOf = (call: { input: unknown } | undefined) =>
  (call?.input as { body: FormData } | undefined)?.body;
const asForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const picture = (name = 'pier.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const attach = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Attach Media'), files, { applyAccept: false });
const write = (text: string) => userEvent.type(screen.getByLabelText('What is on your mind?'), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let database: TestIndexedDb;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  database = new TestIndexedDb();
  globalThis.indexedDB = database.asBrowsers;
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

test('[2.6-1] sends words, sharing and media, says so, and tells the shell', async () => {
  const mounted = await open();
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
  const mounted = await open();
  await write('   ');
  await press('Post');
  expect(screen.getByText('Write a few words first.')).toBeVisible();
  expect(screen.getByLabelText('What is on your mind?')).toHaveFocus();
  expect(sent(mounted, 'POST /content')).toEqual([]);
});

test('[5-2] what is neither picture nor video is not attached, and it says why', async () => {
  const mounted = await open();
  await attach(picture('notes.pdf', 'application/pdf'));
  expect(await screen.findByText('notes.pdf is neither a picture nor a video that fits here.')).toBeVisible();
  expect(sent(mounted, 'POST /media')).toEqual([]);
});

test('the limits are told before anything is chosen', async () => {
  await open();
  expect(screen.getByText(/Up to 10 pictures of 20 MB each, or one video of 100 MB/)).toBeVisible();
});

test("[8-2] a failed post keeps its words, says 'Failed to create content. Please try again.', and is one post in the end", async () => {
  let isOnline = false;
  const mounted = await open({ 'POST /content': (input) => (isOnline ? created(input) : offline) });
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

test('what was changed after an answer that got lost is in the post too', async () => {
  const earlier = created({ body: asForm({ context: 'Low tide', sharing: '1' }) });
  let isOnline = false;
  const mounted = await open({
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
    { params: { id: '50' }, body: { context: 'Low tide at the pier', sharing: 1, media: [] } },
  ]);
});

test('a post that says what was written is not edited', async () => {
  const mounted = await open({
    'POST /content': created({ body: asForm({ context: 'Low\r\ntide', sharing: '1' }) }),
  });
  await write('Low\ntide ');
  await press('Post');
  await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
  expect(sent(mounted, 'PUT /content/:id')).toEqual([]);
});

describe('a draft that another tab has sent', () => {
  const sendElsewhere = () => {
    const oldValue = localStorage.getItem('feedDraft');
    localStorage.removeItem('feedDraft');
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key: 'feedDraft', oldValue, newValue: null }),
        ),
    );
    return (JSON.parse(oldValue ?? '{}') as { clientId: string }).clientId;
  };

  test('is no draft here any more', async () => {
    await open();
    await write('Low tide');
    sendElsewhere();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
    expect(localStorage.getItem('feedDraft')).toBeNull();
  });

  test('becomes another post when it says something else here', async () => {
    const mounted = await open();
    await write('Low tide');
    const before = localStorage.getItem('feedDraft') ?? '';
    await write(' at the pier');
    localStorage.setItem('feedDraft', before);
    const clientId = sendElsewhere();
    await press('Post');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    const form = formOf(sent(mounted, 'POST /content')[0]);
    expect(form?.get('context')).toBe('Low tide at the pier');
    expect(form?.get('clientId')).not.toBe(clientId);
  });
});

test("[8-2] the server's own sentence is shown where it has one", async () => {
  await open({ 'POST /content': refusal('The square is closed for an hour.', 503) });
  await write('Low tide');
  await press('Post');
  expect(await screen.findByText(/The square is closed for an hour\./)).toBeVisible();
});

test('what was begun is there again after the page was closed', async () => {
  const before = await open();
  await write('Half a thou');
  await attach(picture());
  await screen.findByLabelText('What does it show?');
  await before.unmount();
  await open();
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Half a thou');
  expect(screen.getByLabelText('What does it show?')).toBeVisible();
});

describe('a picture that is not on the server yet', () => {
  const never = () => new Promise<never>(() => undefined);
  const shelved = () => database.rows.size;

  test('is there again after the page was closed, in its place and with its words, and goes on its way', async () => {
    let count = 0;
    const before = await open({ 'POST /media': () => ((count += 1) === 2 ? media('m-2') : never()) });
    await write('Two piers');
    await attach(picture('north.jpg'), picture('south.jpg'));
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    await userEvent.type(screen.getAllByLabelText('What does it show?')[0] as HTMLElement, 'The north pier');
    await waitFor(() => expect(shelved()).toBe(1));
    await before.unmount();

    const mounted = await open({ 'POST /media': media('m-1') });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    const names = sent(mounted, 'POST /media').map((call) => formOf(call)?.get('media'));
    expect(names).toEqual([expect.objectContaining({ name: 'north.jpg' })]);
    const [first] = within(screen.getByRole('list', { name: 'Attached' })).getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(screen.getAllByLabelText('What does it show?')[0]).toHaveValue('The north pier');
    await waitFor(() => expect(shelved()).toBe(0));
  });

  test('is let go of when it is taken out', async () => {
    await open({ 'POST /media': never });
    await attach(picture());
    await waitFor(() => expect(shelved()).toBe(1));
    await press('Cancel pier.jpg');
    await waitFor(() => expect(shelved()).toBe(0));
  });

  test('of another person, or of a draft that is gone, is let go of', async () => {
    const before = await open({ 'POST /media': never });
    await attach(picture());
    await waitFor(() => expect(shelved()).toBe(1));
    await before.unmount();
    localStorage.clear();
    await open();
    await waitFor(() => expect(shelved()).toBe(0));
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });

  test('is asked for once more where there was no room to keep it', async () => {
    const twentyMb = (name: string) =>
      Object.defineProperty(picture(name), 'size', { value: 20 * 1024 ** 2 });
    const before = await open({ 'POST /media': never });
    await attach(...['a', 'b', 'c', 'd', 'e', 'f'].map(twentyMb));
    await waitFor(() => expect(shelved()).toBe(5));
    await before.unmount();
    await open({ 'POST /media': never });
    expect(await screen.findByText(/^f was not on its way yet when the page closed\./)).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });
});

test('a draft of another person is not shown', async () => {
  localStorage.setItem(
    'feedDraft',
    JSON.stringify({ userId: '8', text: 'Secret', sharing: 1, clientId: 'c', media: [] }),
  );
  await open();
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
});

test('an upload shows how far it is, and can be called off', async () => {
  const mounted = await open({ 'POST /media': () => new Promise(() => undefined) });
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
  const mounted = await open({ 'POST /media': () => new Promise<Media>((resolve) => (arrive = resolve)) });
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
  const mounted = await open({ 'POST /media': broken });
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
  await open({ 'POST /media': () => answer });
  await attach(picture());
  expect(await screen.findByText('pier.jpg: Plaza cannot be reached.')).toBeVisible();
  answer = media('m-1');
  await press('Try pier.jpg again');
  expect(await screen.findByLabelText('What does it show?')).toBeVisible();
});

test('media are described, put in order and taken out', async () => {
  let count = 0;
  const mounted = await open({
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
  const mounted = await open();
  const field = screen.getByLabelText('What is on your mind?');
  fireEvent.drop(field, { dataTransfer: { files: [picture('drop.jpg')] } });
  fireEvent.paste(field, { clipboardData: { files: [picture('paste.png', 'image/png')] } });
  await waitFor(() => expect(sent(mounted, 'POST /media')).toHaveLength(2));
});

test('words that are dropped are left to the field', async () => {
  const mounted = await open();
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

test('/add puts what another app shares below what was begun, once', async () => {
  const before = await open();
  await write('Half a thou');
  await before.unmount();
  for (const _ of ['first', 'again']) {
    const mounted = await mountInTestShell(remote, { path: '/add?url=https%3A%2F%2Fa.example' });
    await waitFor(() =>
      expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Half a thou\n\nhttps://a.example'),
    );
    await mounted.unmount();
  }
});

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
      body: { context: 'High tide', sharing: 2, media: [] },
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
    await edit({ 'GET /posts/:id': refusal() });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
