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

  it('closes by its button, by Escape and by a press beside the picture', async () => {
    const { handleClose } = show(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(handleClose).toHaveBeenCalledTimes(3);
  });
});
