import { render, screen } from '@testing-library/react';
import { Badge } from './index.ts';

describe('Badge', () => {
  it('says its label to ears instead of the number', () => {
    render(
      <button type="button">
        Chat <Badge label="3 unread">3</Badge>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Chat 3 unread' })).toBeVisible();
  });

  it('says its words when they are enough', () => {
    render(<Badge>draft</Badge>);
    expect(screen.getByText('draft')).toBeVisible();
  });
});
