import { mountInTestShell } from '@plaza/shell-contract/testing';
import { defineRemote } from '@plaza/shell-contract';
import { screen } from '@testing-library/react';
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
  expect(records.errors).toEqual([]);
  isThere = true;
  window.dispatchEvent(new Event('online'));
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

it('with a network a file that does not come is for the shell, which fetches damaged ones anew', async () => {
  await expect(open(() => false)).rejects.toThrow(missing.message);
});
