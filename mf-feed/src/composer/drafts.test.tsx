import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app as remote } from '../remote.tsx';
import {
  attach,
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
import type { TestIndexedDb } from './TestIndexedDb.ts';

let database: TestIndexedDb;
beforeEach(() => void (database = freshBrowser()));
afterEach(() => jest.restoreAllMocks());

test('what was begun is there again after the page was closed', async () => {
  const before = await openComposer();
  await write('Half a thou');
  await attach(picture());
  await screen.findByLabelText('What does it show?');
  await before.unmount();
  await openComposer();
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Half a thou');
  expect(screen.getByLabelText('What does it show?')).toBeVisible();
});

test('words for a picture that were typed before the page was closed go out with the post', async () => {
  const before = await openComposer();
  await write('Two piers');
  await attach(picture());
  await userEvent.type(await screen.findByLabelText('What does it show?'), 'Lamps');
  await before.unmount();
  const mounted = await openComposer({ 'PUT /media/:id': media('m-1') });
  expect(screen.getByLabelText('What does it show?')).toHaveValue('Lamps');
  await press('Post');
  await waitFor(() => expect(sent(mounted, 'POST /content')).toHaveLength(1));
  expect(sent(mounted, 'PUT /media/:id').map(({ input }) => input)).toEqual([
    { params: { id: 'm-1' }, body: { alt: 'Lamps' } },
  ]);
});

test('words for a picture that are taken back after a try that failed do not go out with the post', async () => {
  const mounted = await openComposer({
    'PUT /media/:id': ({ body }) => ({ ...media('m-1'), alt: body.alt }),
    'POST /content': () => offline,
  });
  await write('Two piers');
  await attach(picture());
  const field = await screen.findByLabelText('What does it show?');
  await userEvent.type(field, 'Lamps');
  await press('Post');
  await screen.findByRole('alert');
  await userEvent.clear(field);
  await press('Post');
  await waitFor(() => expect(sent(mounted, 'POST /content')).toHaveLength(2));
  expect(sent(mounted, 'PUT /media/:id').map(({ input }) => input)).toMatchObject([
    { body: { alt: 'Lamps' } },
    { body: { alt: '' } },
  ]);
});

test('a draft of another person is not shown', async () => {
  localStorage.setItem(
    'feedDraft',
    JSON.stringify({ userId: '8', text: 'Secret', sharing: 1, clientId: 'c', media: [] }),
  );
  await openComposer();
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
});

test('/add puts what another app shares below what was begun, once', async () => {
  const before = await openComposer();
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

describe('a picture that is not on the server yet', () => {
  const never = () => new Promise<never>(() => undefined);
  const shelved = () => database.rows.size;

  test('is there again after the page was closed, in its place and with its words, and goes on its way', async () => {
    let count = 0;
    const before = await openComposer({ 'POST /media': () => ((count += 1) === 2 ? media('m-2') : never()) });
    await write('Two piers');
    await attach(picture('north.jpg'), picture('south.jpg'));
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    await userEvent.type(screen.getAllByLabelText('What does it show?')[0] as HTMLElement, 'The north pier');
    await waitFor(() => expect(shelved()).toBe(1));
    await before.unmount();

    const mounted = await openComposer({ 'POST /media': media('m-1') });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    const names = sent(mounted, 'POST /media').map((call) => formOf(call)?.get('media'));
    expect(names).toEqual([expect.objectContaining({ name: 'north.jpg' })]);
    const [first] = within(screen.getByRole('list', { name: 'Attached' })).getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    expect(screen.getAllByLabelText('What does it show?')[0]).toHaveValue('The north pier');
    await waitFor(() => expect(shelved()).toBe(0));
  });

  test('is let go of when it is taken out', async () => {
    await openComposer({ 'POST /media': never });
    await attach(picture());
    await waitFor(() => expect(shelved()).toBe(1));
    await press('Cancel pier.jpg');
    await waitFor(() => expect(shelved()).toBe(0));
  });

  test('of another person, or of a draft that is gone, is let go of', async () => {
    const before = await openComposer({ 'POST /media': never });
    await attach(picture());
    await waitFor(() => expect(shelved()).toBe(1));
    await before.unmount();
    localStorage.clear();
    await openComposer();
    await waitFor(() => expect(shelved()).toBe(0));
    expect(screen.queryByRole('list', { name: 'Attached' })).toBeNull();
  });

  test('is asked for once more where there was no room to keep it', async () => {
    const twentyMb = (name: string) =>
      Object.defineProperty(picture(name), 'size', { value: 20 * 1024 ** 2 });
    const before = await openComposer({ 'POST /media': never });
    await attach(...['a', 'b', 'c', 'd', 'e', 'f'].map(twentyMb));
    await waitFor(() => expect(shelved()).toBe(5));
    await before.unmount();
    await openComposer({ 'POST /media': never });
    expect(await screen.findByText(/^f was not on its way yet when the page closed\./)).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(5);
  });
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
    await openComposer();
    await write('Low tide');
    sendElsewhere();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
    expect(localStorage.getItem('feedDraft')).toBeNull();
  });

  test('leaves the files here that were not in it', async () => {
    await openComposer();
    await write('Low tide');
    const before = localStorage.getItem('feedDraft') ?? '';
    await attach(picture('late.jpg'));
    await screen.findByLabelText('What does it show?');
    localStorage.setItem('feedDraft', before);
    sendElsewhere();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove late.jpg' })).toBeVisible();
  });

  test('is told to the others as it went out, not as one of them has gone on writing it', async () => {
    const mounted = await openComposer();
    await write('Low tide');
    const kept = JSON.parse(localStorage.getItem('feedDraft') ?? '') as object;
    localStorage.setItem('feedDraft', JSON.stringify({ ...kept, text: 'Low tide at the pier' }));
    const told: (string | null)[] = [];
    const { removeItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (key === 'feedDraft') told.push(this.getItem(key));
      removeItem.call(this, key);
    });
    await press('Post');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ text: 'Low tide' });
  });

  test('becomes another post when it says something else here', async () => {
    const mounted = await openComposer();
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

test('where the browser has no room for it, one writes and posts all the same', async () => {
  const mounted = await openComposer();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await write('Low tide');
  expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Low tide');
  await press('Post');
  await waitFor(() =>
    expect(mounted.records.emits).toContainEqual({ type: 'feed.posted', payload: { id: '50' } }),
  );
});
