import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmojiPicker } from './index.ts';

function show() {
  const handlePick = jest.fn();
  render(<EmojiPicker onPick={handlePick} />);
  return handlePick;
}

describe('EmojiPicker', () => {
  it('gives what is pressed', async () => {
    const handlePick = show();
    await userEvent.click(screen.getByRole('button', { name: 'fire' }));
    expect(handlePick.mock.calls).toEqual([[{ emoji: '🔥' }]]);
  });

  it('gives the first that is found on Enter, and sends no form', async () => {
    const handlePick = jest.fn();
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <EmojiPicker onPick={handlePick} />
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Find an emoji'), 'coffee{Enter}');
    expect(handlePick.mock.calls).toEqual([[{ emoji: '☕' }]]);
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('is one stop for Tab, and arrows move in it', async () => {
    show();
    await userEvent.click(screen.getByLabelText('Find an emoji'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'grinning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'laughing' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'laughing' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByLabelText('Find an emoji')).toHaveFocus();
  });

  it('says when nothing is found', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Find an emoji'), 'xyz');
    expect(screen.getByRole('status')).toHaveTextContent('Try a shorter word.');
  });
});
