import { render, screen } from '@testing-library/react';
import { Card } from './index.ts';

describe('Card', () => {
  it('is the element that means the same', () => {
    render(
      <Card as="article" aria-label="A post">
        Words
      </Card>,
    );
    expect(screen.getByRole('article', { name: 'A post' })).toHaveTextContent('Words');
  });
});
