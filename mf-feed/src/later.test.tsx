import { mountInTestShell } from '@plaza/shell-contract/testing';
import { defineRemote } from '@plaza/shell-contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { later } from './later.tsx';

const missing = new Error('Loading chunk 7 failed.');
const network = (isThere: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
afterEach(() => jest.restoreAllMocks());

/** A screen beside the list that it was opened from; its code comes as soon as `arrives` says so. */
async function open(arrives: () => boolean) {
  const Post = later(async () => {
    if (!arrives()) throw missing;
    return { Post: () => <p>The whole post</p> };
  }, 'Post');
  const app = defineRemote(() => (
    <>
      <p>The feed</p>
      <Post />
    </>
  ));
  return mountInTestShell(app, { path: '/' });
}

it('without a network what was open stays, and the rest comes when it is back', async () => {
  network(false);
  let isThere = false;
  const { records } = await open(() => isThere);
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByText('The feed')).toBeVisible();
  // The page keeps its own name: it would still be called offline when it is not.
  expect(records.titles.map(({ title }) => title)).toEqual([undefined]);
  expect(records.errors).toEqual([]);
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The whole post')).toBeVisible();
});

it('can be asked again by hand', async () => {
  network(false);
  let isThere = false;
  await open(() => isThere);
  isThere = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The whole post')).toBeVisible();
});

it('with a network a file that does not come is asked for once more', async () => {
  jest.useFakeTimers();
  let isThere = false;
  const { records } = await open(() => isThere);
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  expect(screen.getByText('The whole post')).toBeVisible();
  expect(records.errors).toEqual([]);
});

it('with a network one that still does not come is for the shell, which fetches damaged files anew', async () => {
  jest.useFakeTimers();
  await open(() => false);
  await expect(act(() => jest.advanceTimersByTimeAsync(1_000))).rejects.toThrow(missing.message);
  jest.useRealTimers();
});
