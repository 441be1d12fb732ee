import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './index.ts';

describe('VisuallyHidden', () => {
  it('is part of a name', () => {
    render(
      <button type="button">
        12 <VisuallyHidden>people are here</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '12 people are here' })).toBeVisible();
  });
});
