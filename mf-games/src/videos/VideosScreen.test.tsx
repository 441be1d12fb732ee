import type { Video } from '@plaza/api-contract';
import {
  apiError,
  mountInTestShell,
  never,
  setWindowWidth,
  type TestAnswers,
} from '@plaza/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../remote.tsx';

const two: Video[] = [
  { VideoID: '1', Title: 'Night over the square', URL: '/night.webm', kind: 'file' },
  { VideoID: '2', Title: 'From elsewhere', URL: 'https://player.example/embed/x?rel=1', kind: 'embed' },
];

beforeEach(() => {
  setWindowWidth(1280);
  Element.prototype.scrollIntoView = () => undefined;
});

function open(videos: TestAnswers['POST /videos'], path = '/videos') {
  return mountInTestShell(app, { path, answers: { 'POST /videos': videos ?? [] } });
}

test('[2.10-1] plays one video at a time by itself, and pages like the games', async () => {
  await open(two);
  const player = screen.getByLabelText<HTMLVideoElement>('Night over the square');
  expect(player).toHaveAttribute('autoplay');
  expect(player).toHaveAttribute('controls');
  await userEvent.click(screen.getByRole('button', { name: 'Next video' }));
  expect(screen.getByTitle('From elsewhere')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next video' }));
  expect(screen.getByLabelText('Night over the square')).toBeVisible();
});

test('all videos stand below, and one chosen there is shown', async () => {
  await open(two);
  const shelf = within(screen.getByRole('region', { name: 'All videos' }));
  expect(shelf.getByRole('link', { name: 'Night over the square' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(shelf.getByRole('link', { name: 'From elsewhere' }));
  expect(screen.getByTitle('From elsewhere')).toBeVisible();
  expect(shelf.getByRole('link', { name: 'From elsewhere' })).toHaveAttribute('aria-current', 'true');
});

test('a link to a video that is not there says so, until another one is chosen', async () => {
  await open(two, '/videos?at=9');
  const notice = screen.getByText(/^The video of this link is not among those shown here/);
  expect(screen.getByLabelText('Night over the square')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next video' }));
  expect(notice).not.toBeInTheDocument();
});

test('a link to a video that is there says nothing', async () => {
  await open(two, '/videos?at=2');
  expect(screen.getByTitle('From elsewhere')).toBeVisible();
  expect(screen.queryByText(/^The video of this link/)).not.toBeInTheDocument();
});

test('[2.10-1] an embedded player begins by itself, at the start, and shows nothing related', async () => {
  await open(two.slice(1));
  const src = new URL(screen.getByTitle('From elsewhere').getAttribute('src') ?? '');
  expect(Object.fromEntries(src.searchParams)).toEqual({ autoplay: '1', start: '0', rel: '0' });
});

test('[2.10-2] says Loading videos...', async () => {
  await open(never);
  expect(screen.getByText('Loading videos...')).toBeVisible();
});

test('[2.10-2] [5-5] [8-8] says No videos found to display., and that none are available', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No videos found to display.' })).toBeVisible();
  expect(screen.getByText(/^No videos available/)).toBeVisible();
});

test('[5-5] takes an answer that is no list for an empty one', async () => {
  await open({ oops: true } as never);
  expect(screen.getByRole('heading', { name: 'No videos found to display.' })).toBeVisible();
});

test('[2.10-2] says Error: and why', async () => {
  await open(apiError('Plaza does not answer.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Plaza does not answer.');
});

test('[1-7] a video all around is a sphere to look about in, or flat where the browser cannot', async () => {
  // There is no WebGL here.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await open([{ VideoID: '3', Title: 'A night all around', URL: '/around.webm', kind: 'sphere' }]);
  const film = await screen.findByLabelText<HTMLVideoElement>('A night all around');
  expect(film.src).toContain('/around.webm');
  expect(film).toHaveAttribute('controls');
});

describe('a video beside other windows', () => {
  const beside = (is: boolean) =>
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: is, configurable: true });
  afterEach(() => {
    Reflect.deleteProperty(document, 'pictureInPictureEnabled');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
  });

  test('is one press away, and a browser that refuses is no failure', async () => {
    beside(true);
    const asked = jest.fn().mockRejectedValue(new DOMException('Not now.', 'NotAllowedError'));
    Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: asked });
    const { records } = await open(two);
    await userEvent.click(screen.getByRole('button', { name: 'Picture in picture' }));
    expect(asked.mock.contexts).toEqual([screen.getByLabelText('Night over the square')]);
    expect([records.errors, records.reports]).toEqual([[], []]);
  });

  test('is not offered where the browser has none', async () => {
    beside(false);
    await open(two);
    expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  });
});
