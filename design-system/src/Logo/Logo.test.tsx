import { render, screen } from '@testing-library/react';
import { Logo } from './index.ts';

describe('Logo', () => {
  it('is a picture with a name, or decoration', () => {
    const { rerender } = render(<Logo moment="day" label="The square by day" />);
    expect(screen.getByRole('img', { name: 'The square by day' })).toBeVisible();
    rerender(<Logo moment="night" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('paints two of itself on one page apart', () => {
    const { container } = render(
      <>
        <Logo moment="day" />
        <Logo moment="night" />
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
