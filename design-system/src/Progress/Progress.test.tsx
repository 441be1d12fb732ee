import { render, screen } from '@testing-library/react';
import { Progress } from './index.ts';

describe('Progress', () => {
  it('says what is under way and how far it is', () => {
    render(<Progress label="Sending" value={0.428} />);
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '0.428');
    expect(screen.getByText('42 %')).toBeVisible();
  });

  it('claims no number that nobody knows', () => {
    render(<Progress label="Looking" />);
    expect(screen.getByRole('progressbar', { name: 'Looking' })).not.toHaveAttribute('value');
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });
});
