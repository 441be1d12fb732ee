import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './index.ts';

describe('ErrorState', () => {
  it('says what happened and tries again', async () => {
    const handleRetry = jest.fn();
    render(<ErrorState title="The chats did not load" onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The chats did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('does not try twice at once', async () => {
    const handleRetry = jest.fn();
    render(<ErrorState title="The chats did not load" onRetry={handleRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(handleRetry).not.toHaveBeenCalled();
  });

  it('gives a number to quote when there is one', () => {
    const { rerender } = render(<ErrorState title="It did not load" requestId="01K9Z3" />);
    expect(screen.getByText('01K9Z3')).toBeVisible();
    rerender(<ErrorState title="It did not load" />);
    expect(screen.queryByText(/quote/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
