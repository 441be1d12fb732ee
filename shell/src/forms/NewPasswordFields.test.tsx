import { render, screen } from '@testing-library/react';
import { PasswordMeter } from './NewPasswordFields.tsx';

test('the rule is no news while nobody types; how well one does is', () => {
  const { rerender } = render(<PasswordMeter password="" />);
  expect(screen.getByText(/^At least 8 characters/)).not.toHaveAttribute('aria-live');
  rerender(<PasswordMeter password="lantern" />);
  expect(screen.getByText(/^A little longer/)).toHaveAttribute('aria-live', 'polite');
});
