import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lightbox } from './index.ts';

const pictures = [
  { src: '/a.png', alt: 'Ada' },
  { src: '/b.png', alt: 'Ben' },
];

function show(index?: number) {
  const handleMove = jest.fn();
  const handleClose = jest.fn();
  render(<Lightbox pictures={pictures} index={index} onMove={handleMove} onClose={handleClose} />);
  return { handleMove, handleClose };
}

describe('Lightbox', () => {
  it('shows nothing until it is asked to', () => {
    show();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows a picture and where it stands', () => {
    show(0);
    expect(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  });

  it('moves by button and by arrow, not over the ends', async () => {
    const { handleMove } = show(0);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(handleMove.mock.calls).toEqual([[{ index: 1 }], [{ index: 1 }]]);
  });

  it('moves by a stroke of one finger; a slip, a look up or down, and two fingers move nothing', () => {
    const { handleMove } = show(0);
    const dialog = screen.getByRole('dialog');
    const stroke = (x: number, y: number, fingers = 1) => {
      const touches = Array.from({ length: fingers }, () => ({ clientX: 200, clientY: 300 }));
      fireEvent.touchStart(dialog, { touches });
      fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
    };
    stroke(-20, 0);
    stroke(-60, 90);
    stroke(-90, 0, 2);
    stroke(90, 10);
    expect(handleMove).not.toHaveBeenCalled();
    stroke(-90, 10);
    expect(handleMove).toHaveBeenCalledWith({ index: 1 });
  });

  it('closes by its button, by Escape and by a press beside the picture', async () => {
    const { handleClose } = show(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledTimes(3);
  });
});
