import type { CallInput, Video } from '@plaza/api-contract';
import { apiError, mountInTestShell, setWindowWidth, type TestAnswers } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';
import { LOOK_MS } from './VideoPlayer.tsx';
import { readVideo } from './upload/readVideo.ts';

// A browser of this test plays nothing and draws nothing.
jest.mock('./upload/readVideo.ts');

const by = { id: '2', name: 'Basalt Okoro', username: 'basalt', profile: null };
const post = { id: '12', stars: 4.5, comments: 3, shares: 1 };
const aVideo = (more: Partial<Video> = {}): Video => ({
  VideoID: 'v1',
  Title: 'Over the harbour',
  URL: '/media/x/video.mp4',
  kind: 'file',
  state: 'ready',
  by,
  isOwn: false,
  post,
  ...more,
});
const left = { converts: false, videosLeft: 9, bytesLeft: 1e9 };
const media = { id: 'm1' } as never;

beforeEach(() => {
  setWindowWidth(1280);
  localStorage.clear();
  jest.mocked(readVideo).mockResolvedValue({ seconds: 12, poster: new Blob(['still']) });
});

function open(answers: TestAnswers) {
  return mountInTestShell(app, { path: '/videos', answers: { 'GET /videos/uploads': left, ...answers } });
}

describe('a video that somebody has brought', () => {
  test('says whose it is, how it was received, and where its stars and comments are', async () => {
    await open({ 'POST /videos': [aVideo()] });
    expect(screen.getByRole('link', { name: 'By Basalt Okoro' })).toHaveAttribute('href', '/user/basalt');
    expect(screen.getByRole('link', { name: '4.5 stars, comments: 3' })).toHaveAttribute('href', '/post/12');
    expect(screen.queryByRole('button', { name: 'Take away' })).not.toBeInTheDocument();
  });

  test('says how often it was watched, and nothing while nobody has', async () => {
    await open({
      'POST /videos': [aVideo({ views: 1 }), aVideo({ VideoID: 'v2', Title: 'Unseen', views: 0 })],
    });
    const stage = within(screen.getByRole('region', { name: 'Videos' }));
    expect(stage.getByText('1 view')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next video' }));
    expect(stage.queryByText(/view/)).not.toBeInTheDocument();
  });

  test('counts as watched once, when three seconds of it were played', async () => {
    const tell = jest.fn((_sent: CallInput<'PUT /videos/:id/view'>) => ({ views: 1 }));
    await open({ 'POST /videos': [aVideo()], 'PUT /videos/:id/view': tell });
    const film = screen.getByLabelText('Over the harbour');
    const play = (...parts: [start: number, end: number][]) => {
      const played = {
        length: parts.length,
        start: (at: number) => parts[at]?.[0],
        end: (at: number) => parts[at]?.[1],
      };
      Object.defineProperty(film, 'played', { configurable: true, value: played });
      fireEvent.timeUpdate(film);
    };
    play([0, 2]);
    // Who jumps has not seen what lies between.
    play([0, 2], [60, 60.5]);
    expect(tell).not.toHaveBeenCalled();
    play([0, 2], [60, 61]);
    play([0, 2], [60, 90]);
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect(tell).toHaveBeenCalledWith({ params: { id: 'v1' } });
  });

  test('is reported as the post that it is', async () => {
    const report = jest.fn((_sent: CallInput<'POST /posts/:id/report'>) => ({ id: '1' }) as never);
    await open({ 'POST /videos': [aVideo()], 'POST /posts/:id/report': report });
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this video' });
    await userEvent.selectOptions(within(dialog).getByLabelText('What is wrong?'), 'Violence');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(report).toHaveBeenCalledWith({ params: { id: '12' }, body: { reason: 'violence', note: '' } });
  });

  test('is taken away by who brought it, after a question', async () => {
    let videos = [aVideo({ isOwn: true })];
    const remove = jest.fn(() => {
      videos = [];
      return { id: 'v1', post: '12' };
    });
    await open({ 'POST /videos': () => videos, 'DELETE /videos/:id': remove });
    await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
    const question = await screen.findByRole('alertdialog', { name: 'Take this video away?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Take away' }));
    expect(await screen.findByRole('heading', { name: 'No videos found to display.' })).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test('gets captions later from who brought it, and loses them again', async () => {
    let videos = [aVideo({ isOwn: true })];
    const put = jest.fn(({ body }: CallInput<'PUT /videos/:id/captions'>) => {
      videos = [
        aVideo({ isOwn: true, ...(body.captions === null ? {} : { captions: '/media/x/captions.vtt' }) }),
      ];
      return videos[0] ?? aVideo();
    });
    const { records } = await open({ 'POST /videos': () => videos, 'PUT /videos/:id/captions': put });
    const told = () => records.toasts.map(({ message }) => message);
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
      return within(await screen.findByRole('dialog', { name: 'Captions' }));
    };
    const dialog = await ask();
    expect(dialog.queryByRole('button', { name: 'Take them away' })).not.toBeInTheDocument();
    const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n';
    const file = Object.assign(new File([words], 'harbour.vtt', { type: 'text/vtt' }), {
      text: async () => words,
    });
    await userEvent.upload(dialog.getByLabelText(/^Captions/), file);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep these captions' }));
    await waitFor(() => expect(told()).toEqual(['Your video has its captions.']));
    expect(put).toHaveBeenCalledWith({ params: { id: 'v1' }, body: { captions: words } });
    await userEvent.click((await ask()).getByRole('button', { name: 'Take them away' }));
    await waitFor(() => expect(told()[1]).toBe('Your video has no captions any more.'));
  });

  test('stays, with the reason, when it cannot be taken away', async () => {
    const { records } = await open({
      'POST /videos': [aVideo({ isOwn: true })],
      'DELETE /videos/:id': apiError('Plaza does not answer.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
    const question = await screen.findByRole('alertdialog', { name: 'Take this video away?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Take away' }));
    await waitFor(() =>
      expect(records.toasts).toContainEqual(
        expect.objectContaining({ message: 'That did not work. Plaza does not answer.' }),
      ),
    );
    expect(screen.getByLabelText('Over the harbour')).toBeVisible();
  });

  test('that is being converted is looked at again until it plays', async () => {
    jest.useFakeTimers();
    try {
      let videos = [aVideo({ state: 'making', URL: '', isOwn: true, post: undefined, by: undefined })];
      await open({ 'POST /videos': () => videos });
      expect(screen.getByText(/^This video is being converted/)).toBeVisible();
      videos = [aVideo({ isOwn: true })];
      await act(() => jest.advanceTimersByTimeAsync(LOOK_MS));
      expect(screen.getByLabelText('Over the harbour')).toHaveAttribute('src', '/media/x/video.mp4');
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['videos.not-playable', /^This video could not be converted/],
    ['videos.too-long', /^This video is longer than two hours/],
    ['media.too-much-kept', /^This video needs more space than you have/],
    ['media.no-space', /^There is no space left here/],
    ['media.guests-full', /^There is no space left here/],
    ['media.in-use', /^This video is in another post of yours/],
  ])('that comes to nothing (%s) says why', async (why, words) => {
    await open({ 'POST /videos': [aVideo({ state: 'failed', why, URL: '', isOwn: true, post: undefined })] });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take away' })).toBeEnabled();
  });
});

describe('the player', () => {
  const film = () => screen.getByLabelText<HTMLVideoElement>('Over the harbour');

  test('goes on where one was, and shows captions', async () => {
    localStorage.setItem('videoPlaces', '[["v1", 42]]');
    await open({ 'POST /videos': [aVideo({ captions: '/media/x/captions.vtt' })] });
    Object.defineProperty(film(), 'duration', { value: 90 });
    fireEvent.loadedMetadata(film());
    expect(film().currentTime).toBe(42);
    film().currentTime = 61;
    fireEvent.timeUpdate(film());
    expect(localStorage.getItem('videoPlaces')).toBe('[["v1",61]]');
    expect(film().querySelector('track')).toHaveAttribute('src', '/media/x/captions.vtt');
  });

  test('plays at another speed, by choice and by key', async () => {
    await open({ 'POST /videos': [aVideo()] });
    await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.5 ×');
    expect(film().playbackRate).toBe(1.5);
    fireEvent.keyDown(film(), { key: '>' });
    fireEvent.rateChange(film());
    expect(film().playbackRate).toBe(2);
    expect(screen.getByLabelText('Speed')).toHaveDisplayValue('2 ×');
  });

  test('says that a video does not play here', async () => {
    await open({ 'POST /videos': [aVideo()] });
    fireEvent.error(film());
    expect(screen.getByText(/^This video does not play here/)).toBeVisible();
  });

  test('takes the list of sizes where the browser plays such lists, and the one file elsewhere', async () => {
    const plays = jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const { unmount } = await open({ 'POST /videos': [aVideo({ hls: '/media/x/hls.m3u8' })] });
    expect(film()).toHaveAttribute('src', '/media/x/hls.m3u8');
    await unmount();
    plays.mockReturnValue('');
    await open({ 'POST /videos': [aVideo({ hls: '/media/x/hls.m3u8' })] });
    expect(film()).toHaveAttribute('src', '/media/x/video.mp4');
  });
});

describe('uploading a video', () => {
  const MP4 = new File(['film'], 'over_the-harbour.mp4', { type: 'video/mp4' });

  async function choose(answers: TestAnswers, file = MP4) {
    const mounted = await open({ 'POST /videos': [], ...answers });
    await userEvent.click(screen.getByRole('button', { name: 'Upload a video' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload a video' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(await within(dialog).findByLabelText(/^Video/), file);
    return { ...mounted, dialog };
  }
  const send = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));

  test('sends the file with a still and its length, then what it is called, and shows it', async () => {
    let videos: Video[] = [];
    const file = jest.fn((_sent: CallInput<'POST /media'>) => media);
    const mine = jest.fn((_sent: CallInput<'POST /videos/mine'>) => {
      videos = [aVideo({ isOwn: true })];
      return aVideo({ isOwn: true });
    });
    const { dialog } = await choose({
      'POST /videos': () => videos,
      'POST /media': file,
      'POST /videos/mine': mine,
    });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('over the harbour');
    await userEvent.selectOptions(within(dialog).getByLabelText('Who sees it'), 'Friends');
    await userEvent.upload(
      within(dialog).getByLabelText(/^Captions/),
      Object.assign(new File(['WEBVTT'], 'words.vtt', { type: 'text/vtt' }), { text: async () => 'WEBVTT' }),
    );
    await send(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const form = file.mock.calls[0]?.[0].body as FormData;
    expect([form.get('seconds'), form.get('poster')]).toEqual(['12', expect.any(Blob)]);
    expect(mine).toHaveBeenCalledWith({
      body: { media_id: 'm1', title: 'over the harbour', around: false, sharing: 2, captions: 'WEBVTT' },
    });
    expect(await screen.findByLabelText('Over the harbour')).toBeVisible();
  });

  test('is not given up by Escape without a question', async () => {
    let arrive: (sent: never) => void = () => undefined;
    const mine = jest.fn(() => aVideo());
    const { dialog } = await choose({
      'POST /media': () => new Promise<never>((resolve) => (arrive = resolve)),
      'POST /videos/mine': mine,
    });
    await send(dialog);
    await within(dialog).findByRole('progressbar');
    const escape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    escape();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep uploading' }));
    expect(within(dialog).getByRole('progressbar')).toBeVisible();
    escape();
    const question = await screen.findByRole('alertdialog', { name: 'Stop the upload?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await act(async () => arrive(media));
    expect(mine).not.toHaveBeenCalled();
  });

  test('says why a video is refused, and sends the file no second time for another title', async () => {
    const file = jest.fn(() => media);
    const answers = [apiError('That video is saved as HEVC (H.265).'), aVideo()];
    const { dialog } = await choose({
      'POST /media': file,
      'POST /videos/mine': () => answers.shift() ?? aVideo(),
    });
    await send(dialog);
    expect(await within(dialog).findByText('That video is saved as HEVC (H.265).')).toBeVisible();
    await send(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(file).toHaveBeenCalledTimes(1);
  });

  test('refuses at once what is no video, and what is too large', async () => {
    const { dialog } = await choose({}, new File(['words'], 'notes.txt', { type: 'text/plain' }));
    expect(await within(dialog).findByText(/^notes.txt is no video that fits/)).toBeVisible();
    const large = new File(['film'], 'long.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 250 * 1024 * 1024 });
    await userEvent.upload(within(dialog).getByLabelText(/^Video/), large);
    expect(await within(dialog).findByText('Your video is 250 MB. Up to 100 MB fits.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  test('stops when told to, and says when nothing more fits', async () => {
    const { dialog, records } = await choose({
      'GET /videos/uploads': { ...left, videosLeft: 0 },
      'POST /media': () => new Promise(() => undefined),
    });
    expect(await within(dialog).findByText(/^You have brought as many videos as fit/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
    expect(records.calls.some(({ name }) => name === 'POST /media')).toBe(false);
  });
});
