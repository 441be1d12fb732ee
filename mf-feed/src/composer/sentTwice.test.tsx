import type { Media } from '@plaza/api-contract';
import { ApiError } from '@plaza/shell-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('a post that is out since a try whose answer was lost, and was edited on another device', () => {
  const sendAgain = async (more: string, choose?: () => Promise<void>) => {
    const earlier = created({ body: asForm({ context: 'High tide', sharing: '1' }) });
    const edited = { ...earlier, post: { ...earlier.post, edited_at: '2026-05-01T12:00:00.000Z' } };
    let isOnline = false;
    const mounted = await openComposer({
      'POST /content': () => (isOnline ? edited : offline),
      'PUT /content/:id': edited.post,
    });
    await write('Low tide');
    await press('Post');
    await screen.findByText(/Failed to create content\./);
    await choose?.();
    if (more) await write(more);
    isOnline = true;
    await press('Post');
    return mounted;
  };

  test('keeps what was written there when the same is sent again', async () => {
    const mounted = await sendAgain('');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    expect(sent(mounted, 'PUT /content/:id')).toEqual([]);
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('');
  });

  test('keeps what was written there, and is for friends where that was chosen here', async () => {
    const mounted = await sendAgain('', () =>
      userEvent.selectOptions(screen.getByLabelText('Who sees it'), 'Friend'),
    );
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    expect(sent(mounted, 'PUT /content/:id').map(({ input }) => input)).toEqual([
      { params: { id: '50' }, body: { sharing: 2 } },
    ]);
  });

  test('is not overwritten by other words: they stay here, and go out as a post of their own', async () => {
    const mounted = await sendAgain(' at the pier');
    expect(await screen.findByText(/is out already and was edited elsewhere/)).toBeVisible();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Low tide at the pier');
    expect(sent(mounted, 'PUT /content/:id')).toEqual([]);
    await press('Post');
    await waitFor(() => expect(sent(mounted, 'POST /content')).toHaveLength(3));
    const [first, second, third] = sent(mounted, 'POST /content').map((call) =>
      formOf(call)?.get('clientId'),
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  /** The picture is in the post that is out; it may have been taken out of it since. */
  const sendPictureAgain = async (context: string, shown: Media[], more: string) => {
    const { post } = created({ body: asForm({ context, sharing: '1' }) });
    const edited = { ...post, media: shown, edited_at: '2026-05-01T12:00:00.000Z' };
    let isOnline = false;
    const mounted = await openComposer({
      'POST /content': () => (isOnline ? { ...created({ body: asForm({}) }), post: edited } : offline),
      'PUT /content/:id': edited,
    });
    await write('Low tide');
    await attach(picture());
    await screen.findByLabelText('What does it show?');
    await press('Post');
    await screen.findByText(/Failed to create content\./);
    if (more) await write(more);
    isOnline = true;
    await press('Post');
    return mounted;
  };

  test('keeps its pictures: the words that stay here go out without what a post has already', async () => {
    const mounted = await sendPictureAgain('High tide', [media('m-1')], ' at the pier');
    await screen.findByText(/is out already and was edited elsewhere/);
    expect(screen.queryByLabelText('What does it show?')).toBeNull();
    await press('Post');
    await waitFor(() => expect(sent(mounted, 'POST /content')).toHaveLength(3));
    expect(sent(mounted, 'POST /content').map((call) => formOf(call)?.getAll('mediaId'))).toEqual([
      ['m-1'],
      ['m-1'],
      [],
    ]);
  });

  test('gets no picture back that was taken out of it there', async () => {
    const mounted = await sendPictureAgain('Low tide', [], '');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    expect(sent(mounted, 'PUT /content/:id')).toEqual([]);
  });
});

describe('a post that is out since a try whose answer was lost, and was deleted on another device', () => {
  test('keeps its words here, says so, and goes out anew without the pictures that went with it', async () => {
    let answer: () => ReturnType<typeof created> | ApiError = () => offline;
    const mounted = await openComposer({ 'POST /content': () => answer() });
    await write('Low tide');
    await attach(picture());
    await screen.findByLabelText('What does it show?');
    await press('Post');
    await screen.findByText(/Failed to create content\./);
    answer = () => new ApiError('This post is not there.', { code: 'feed.unknown-post', status: 404 });
    await press('Post');
    expect(await screen.findByText(/was out already and was deleted elsewhere/)).toBeVisible();
    expect(screen.getByLabelText('What is on your mind?')).toHaveValue('Low tide');
    expect(screen.queryByLabelText('What does it show?')).toBeNull();
    answer = () => created({ body: asForm({ context: 'Low tide' }) });
    await press('Post');
    await waitFor(() => expect(mounted.records.emits).toHaveLength(1));
    const forms = sent(mounted, 'POST /content').map((call) => formOf(call));
    expect(forms.map((form) => form?.getAll('mediaId'))).toEqual([['m-1'], ['m-1'], []]);
    const [first, second, third] = forms.map((form) => form?.get('clientId'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
