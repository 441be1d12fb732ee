import { render, screen } from '@testing-library/react';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

describe('EmptyState', () => {
  it('says what is so and offers a way forward', () => {
    render(
      <EmptyState title="No chats yet" level={1} action={<Button>Find people</Button>}>
        Say hello to somebody.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'No chats yet', level: 1 })).toBeVisible();
    expect(screen.getByText('Say hello to somebody.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Find people' })).toBeVisible();
  });
});
