import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from '../Dialog/index.ts';
import { ToastRegion, type ToastItem, toastLifeMs } from './index.ts';

const saved: ToastItem = { id: 'saved', message: 'Saved.', tone: 'good' };
const failed: ToastItem = { id: 'failed', message: 'Not sent.', tone: 'bad' };

function show(toasts: ToastItem[] = [saved]) {
  const handleDismiss = jest.fn();
  const view = render(
    <>
      <button type="button">Elsewhere</button>
      <ToastRegion toasts={toasts} onDismiss={handleDismiss} />
    </>,
  );
  return { handleDismiss, ...view, region: screen.getByRole('region', { name: 'Notifications, Alt+T' }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  fireEvent.focus(window);
  jest.useRealTimers();
});

describe('a toast', () => {
  it('[9-1] goes after five seconds, not before', () => {
    expect(toastLifeMs).toBe(5000);
    const { handleDismiss } = show();
    pass(4999);
    expect(handleDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(handleDismiss.mock.calls).toEqual([[{ id: 'saved' }]]);
  });

  it('[9-1] waits while the pointer rests on it, and keeps the time it had left', () => {
    const { handleDismiss, region } = show();
    pass(3000);
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(handleDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    pass(1999);
    expect(handleDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(handleDismiss).toHaveBeenCalledTimes(1);
  });

  it('[9-1] waits while the window has lost the focus', () => {
    const { handleDismiss } = show();
    fireEvent.blur(window);
    pass(60_000);
    expect(handleDismiss).not.toHaveBeenCalled();
    fireEvent.focus(window);
    pass(5000);
    expect(handleDismiss).toHaveBeenCalledTimes(1);
  });

  it('waits while the focus is among the toasts', () => {
    const { handleDismiss } = show();
    act(() => screen.getByRole('button', { name: 'Dismiss: Saved.' }).focus());
    pass(60_000);
    expect(handleDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    pass(5000);
    expect(handleDismiss).toHaveBeenCalledTimes(1);
  });

  it('has five seconds of its own, whenever it came', () => {
    const { handleDismiss, rerender } = show();
    pass(3000);
    rerender(<ToastRegion toasts={[saved, failed]} onDismiss={handleDismiss} />);
    pass(4999);
    expect(handleDismiss).not.toHaveBeenCalledWith({ id: 'failed' });
    pass(1);
    expect(handleDismiss).toHaveBeenCalledWith({ id: 'failed' });
  });

  it('goes at once when dismissed', () => {
    const { handleDismiss } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved.' }));
    expect(handleDismiss).toHaveBeenCalledWith({ id: 'saved' });
  });

  it('offers one thing to do, and goes when that is done', () => {
    const handleAct = jest.fn();
    const { handleDismiss } = show([{ ...saved, action: { label: 'Undo', onAct: handleAct } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleAct).toHaveBeenCalledTimes(1);
    expect(handleDismiss).toHaveBeenCalledWith({ id: 'saved' });
  });

  it('that is pressed twice in quick succession does its one thing once, and the next in its place nothing', () => {
    const [undoFirst, undoSecond] = [jest.fn(), jest.fn()];
    const { handleDismiss } = show([
      { ...saved, action: { label: 'Undo', onAct: undoFirst } },
      { ...failed, action: { label: 'Take back', onAct: undoSecond } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Take back' }), { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Not sent.' }), { detail: 2 });
    expect([undoFirst.mock.calls.length, undoSecond.mock.calls.length]).toEqual([1, 0]);
    expect(handleDismiss.mock.calls).toEqual([[{ id: 'saved' }]]);
  });

  it('stays until it is dismissed when it is meant to', () => {
    const { handleDismiss } = show([{ ...saved, stays: true }]);
    pass(60_000);
    expect(handleDismiss).not.toHaveBeenCalled();
  });

  it('is read out: calmly, or at once when it is bad news', () => {
    const { region } = show([saved, failed]);
    expect(within(region).getByRole('list')).toHaveAttribute('aria-live', 'polite');
    expect(within(region).getByRole('alert')).toHaveTextContent('Not sent.');
  });
});

describe('the region', () => {
  const aDialog = (open: boolean, title = 'Leave?') => (
    <Dialog open={open} title={title} onClose={() => undefined} />
  );
  const place = () => screen.getByRole('region').closest('dialog');

  it('moves into a modal, where it can be reached, and comes back from it', () => {
    const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
    const handleDismiss = jest.fn();
    const page = (open: boolean) => (
      <>
        <ToastRegion toasts={[saved]} onDismiss={handleDismiss} />
        {aDialog(open)}
      </>
    );
    const { rerender, unmount } = render(page(false));
    expect(place()).toBeNull();
    showPopover.mockClear();
    rerender(page(true));
    expect(place()).toBe(screen.getByRole('dialog', { name: 'Leave?' }));
    expect(showPopover).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved.' }));
    expect(handleDismiss).toHaveBeenCalledTimes(1);
    rerender(page(false));
    expect(place()).toBeNull();
    expect(screen.getByText('Saved.')).toBeVisible();
    unmount();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    showPopover.mockRestore();
  });

  it('is in the uppermost of two modals, also when it comes after them', () => {
    const page = (second: boolean, region = true) => (
      <>
        {aDialog(true)}
        {aDialog(second, 'Really?')}
        {region ? <ToastRegion toasts={[saved]} onDismiss={jest.fn()} /> : null}
      </>
    );
    const { rerender } = render(page(true, false));
    rerender(page(true));
    expect(place()).toBe(screen.getByRole('dialog', { name: 'Really?' }));
    rerender(page(false));
    expect(place()).toBe(screen.getByRole('dialog', { name: 'Leave?' }));
    rerender(page(false, false));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('the hotkey', () => {
  it('[9-1] is Alt+T and moves the focus to the toasts', () => {
    const { region } = show();
    // A Mac types a dagger with it; the place of the key counts.
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT', key: '†' });
    expect(region).toHaveFocus();
  });

  it.each([
    { altKey: false, code: 'KeyT' },
    { altKey: true, code: 'KeyR' },
    { altKey: true, ctrlKey: true, code: 'KeyT' },
  ])('is no other: %j', (keys) => {
    const { region } = show();
    fireEvent.keyDown(document.body, keys);
    expect(region).not.toHaveFocus();
  });
});
