import { defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laterPart } from './laterPart.tsx';

/** A panel whose code comes as soon as `arrives` says so. */
async function open(arrives: () => boolean) {
  const Panel = laterPart(async () => {
    if (!arrives()) throw new Error('Loading chunk 7 failed.');
    return { Panel: () => <p>What happened</p> };
  }, 'Panel');
  await mountInTestShell(
    defineRemote(() => <Panel />),
    { path: '/' },
  );
}

it('without a network a part says that it did not come, and comes when the network is back', async () => {
  let isThere = false;
  await open(() => isThere);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('What happened')).toBeVisible();
});

it('a part that fails once more when the connection is hardly back comes a moment later', async () => {
  let isThere = false;
  await open(() => isThere);
  await screen.findByRole('button', { name: 'Retry' });
  jest.useFakeTimers();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  expect(await screen.findByText('What happened')).toBeVisible();
});

it('a part can be asked for again by hand', async () => {
  let isThere = false;
  await open(() => isThere);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('What happened')).toBeVisible();
});
