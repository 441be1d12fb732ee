import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './index.ts';

describe('IconButton', () => {
  it('is named by its label', async () => {
    const handleClick = jest.fn();
    render(
      <IconButton label="Close" onClick={handleClick}>
        ×
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('tells whether it is pressed', () => {
    render(<IconButton label="Star" pressed />);
    expect(screen.getByRole('button', { name: 'Star', pressed: true })).toBeVisible();
  });

  it('cannot be written without a label', () => {
    // @ts-expect-error a button without a name is nothing for ears
    render(<IconButton />);
  });
});
