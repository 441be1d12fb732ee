import { render, screen } from '@testing-library/react';
import { Feeling } from './index.ts';

test('is heard as the emoji that it stands for', () => {
  render(<Feeling emoji="😂" />);
  expect(screen.getByRole('img', { name: '😂' })).toBeInTheDocument();
});

test('one that nobody has drawn is shown as it came', () => {
  render(<Feeling emoji="🦊" />);
  expect(screen.getByText('🦊')).toBeInTheDocument();
});
