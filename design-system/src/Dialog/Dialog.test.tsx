import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './index.ts';

function aDialog(handleClose: (close: { reason: string }) => void, open = true) {
  return (
    <Dialog
      open={open}
      title="Leave the place?"
      onClose={handleClose}
      footer={<button type="button">Stay</button>}
    >
      <label>
        Why <input data-first-focus="" />
      </label>
    </Dialog>
  );
}

describe('Dialog', () => {
  it('is not there until it is opened', () => {
    const { rerender } = render(aDialog(jest.fn(), false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
    rerender(aDialog(jest.fn()));
    expect(screen.getByRole('dialog', { name: 'Leave the place?' })).toBeVisible();
    rerender(aDialog(jest.fn(), false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens as a modal, which makes the page behind inert', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(aDialog(jest.fn()));
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('keeps the space of the page’s bar free while the page does not scroll, where the bar takes any', () => {
    const { style } = document.documentElement;
    const clientWidth = jest.spyOn(document.documentElement, 'clientWidth', 'get');
    clientWidth.mockReturnValue(window.innerWidth);
    const { unmount } = render(aDialog(jest.fn()));
    expect(style.scrollbarGutter ?? '').toBe('');
    unmount();
    clientWidth.mockReturnValue(window.innerWidth - 15);
    const { rerender } = render(aDialog(jest.fn()));
    expect(style.scrollbarGutter).toBe('stable');
    rerender(aDialog(jest.fn(), false));
    expect(style.scrollbarGutter).toBe('');
    clientWidth.mockRestore();
  });

  it('begins in the field that asks for it, after a step on itself that has ears hear its title', async () => {
    render(aDialog(jest.fn()));
    expect(screen.getByRole('dialog', { name: 'Leave the place?' })).toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText('Why')).toHaveFocus());
  });

  it('leaves the focus where somebody has taken it meanwhile', async () => {
    jest.useFakeTimers();
    render(aDialog(jest.fn()));
    screen.getByRole('button', { name: 'Stay' }).focus();
    jest.runAllTimers();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    jest.useRealTimers();
  });

  it('takes the focus back from what is behind it: a frame whose page asks for it, a video that a script gives it to', async () => {
    render(
      <>
        <iframe title="Film" />
        <button type="button">Behind</button>
        {aDialog(jest.fn())}
      </>,
    );
    const stay = screen.getByRole('button', { name: 'Stay' });
    stay.focus();
    screen.getByTitle('Film').focus();
    fireEvent.blur(window);
    await waitFor(() => expect(stay).toHaveFocus());
    screen.getByRole('button', { name: 'Behind' }).focus();
    expect(stay).toHaveFocus();
  });

  it('brings the page no landmarks', () => {
    render(aDialog(jest.fn()));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('asks to close by its button', async () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'button' });
  });

  it('asks to close by Escape, and stays until its owner says so', () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    const dialog = screen.getByRole('dialog');
    // What the browser makes of the key; jsdom does not.
    const wentThrough = fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'escape' });
    expect(wentThrough).toBe(false);
    expect(dialog).toBeVisible();
  });

  it('stays open when the double click that opened it ends on its backdrop', () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('keeps what was typed when a click misses it, and still closes by its button', async () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    await userEvent.type(screen.getByLabelText('Why'), 'Because');
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'button' });
    await userEvent.clear(screen.getByLabelText('Why'));
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'backdrop' });
  });

  it('keeps a file that was chosen, too', async () => {
    const handleClose = jest.fn();
    render(
      <Dialog open title="A film of your own" onClose={handleClose}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    await userEvent.upload(screen.getByLabelText('File'), new File(['a'], 'tide.mp4'));
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).not.toHaveBeenCalled();
  });

  it.each([
    ['a search', <input key="" type="search" aria-label="Which" />],
    [
      'a field that chooses from a list',
      <input key="" role="combobox" aria-controls="list" aria-expanded aria-label="Which" />,
    ],
  ])('a click on the backdrop ends %s, also when something was typed', async (_, field) => {
    const handleClose = jest.fn();
    render(
      <Dialog open title="Where to?" onClose={handleClose}>
        {field}
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText('Which'), 'Harbour');
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'backdrop' });
  });

  it('asks to close by a click on the backdrop, not by one inside', async () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    await userEvent.click(screen.getByRole('heading'));
    expect(handleClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledWith({ reason: 'backdrop' });
  });

  it('takes a press inside that ends outside for what it is: selecting text', async () => {
    const handleClose = jest.fn();
    render(aDialog(handleClose));
    fireEvent.pointerDown(screen.getByRole('heading'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('closes when it is taken off the page, so that the focus goes back', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(aDialog(jest.fn()));
    unmount();
    expect(close).toHaveBeenCalled();
  });
});
