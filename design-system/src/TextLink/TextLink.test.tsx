import { render, screen } from '@testing-library/react';
import { TextLink } from './index.ts';

describe('TextLink', () => {
  it('is a link with its words as name', () => {
    render(<TextLink href="/terms">the server rules</TextLink>);
    expect(screen.getByRole('link', { name: 'the server rules' })).toHaveAttribute('href', '/terms');
  });
});
