import { render, screen } from '@testing-library/react';
import { Sparkline } from './index.ts';

describe('Sparkline', () => {
  it('says for ears what the line shows', () => {
    render(<Sparkline label="Visits" values={[3, 12, 9]} />);
    expect(screen.getByRole('img', { name: 'Visits: now 9, between 3 and 12' })).toBeVisible();
  });

  it('is drawn from left to right, the highest on top', () => {
    const { container } = render(<Sparkline label="Visits" values={[0, 10, 5]} />);
    expect(container.querySelector('polyline')).toHaveAttribute('points', '3,29 60,3 117,16');
  });

  it.each([
    [[5, 5], '3,16 117,16'],
    [[5], '3,16'],
    [[], ''],
  ])('has a line for %j without a fuss', (values, points) => {
    const { container } = render(<Sparkline label="Visits" values={values} />);
    expect(container.querySelector('polyline')).toHaveAttribute('points', points);
  });
});
