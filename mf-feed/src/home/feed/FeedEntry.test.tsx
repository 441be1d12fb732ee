import { defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostStoreProvider } from '../../store/usePostStore.tsx';
import { FeedEntry } from './FeedEntry.tsx';

test('a gap that comes near fills itself, and says when it cannot', async () => {
  const onNear = jest.fn().mockRejectedValueOnce(new Error('Plaza cannot be reached.'));
  const gap = { kind: 'gap', id: 'gap after 41', cursor: 'after 41' } as const;
  await mountInTestShell(
    defineRemote(() => (
      <PostStoreProvider>
        <FeedEntry entry={gap} position={21} count={-1} onNear={onNear} />
      </PostStoreProvider>
    )),
  );
  expect(onNear.mock.calls).toEqual([['gap after 41']]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Some posts in between did not load.');
  onNear.mockReturnValueOnce(new Promise(() => undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onNear).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Older posts are on their way')).toBeVisible();
});
