import { render, screen } from '@testing-library/react';
import { Kbd } from './index.ts';

describe('Kbd', () => {
  it('is a key in the text', () => {
    render(<Kbd>Alt</Kbd>);
    expect(screen.getByText('Alt').tagName).toBe('KBD');
  });
});
