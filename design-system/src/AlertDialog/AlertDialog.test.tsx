import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from './index.ts';

function show(busy = false) {
  const handleConfirm = jest.fn();
  const handleCancel = jest.fn();
  render(
    <AlertDialog
      open
      title="Delete this post?"
      confirm="Delete"
      busy={busy}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    >
      There is no way back.
    </AlertDialog>,
  );
  return { handleConfirm, handleCancel };
}

describe('AlertDialog', () => {
  it('is named by its question and described by what happens', async () => {
    show();
    expect(
      screen.getByRole('alertdialog', { name: 'Delete this post?', description: 'There is no way back.' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('acts only on yes', async () => {
    const { handleConfirm, handleCancel } = show();
    await userEvent.click(screen.getByRole('alertdialog'));
    expect(handleCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleCancel).toHaveBeenCalledTimes(1);
    expect(handleConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
  });

  it('takes a double click for one answer', async () => {
    const { handleConfirm, handleCancel } = show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Cancel' }));
    expect([handleConfirm, handleCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('waits for an act that is under way', async () => {
    const { handleCancel } = show(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleCancel).not.toHaveBeenCalled();
  });
});
