import { render, screen } from '@testing-library/react';
import { Spinner } from './index.ts';

describe('Spinner', () => {
  it('says what is under way', () => {
    render(<Spinner label="Loading chats" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading chats');
  });

  it('is silent where the words stand beside it', () => {
    render(<Spinner label="" />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
