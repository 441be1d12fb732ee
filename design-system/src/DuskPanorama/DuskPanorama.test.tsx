import { render, screen } from '@testing-library/react';
import { DuskPanorama } from './index.ts';

describe('DuskPanorama', () => {
  it('is decoration: ears hear nothing of it', () => {
    render(<DuskPanorama data-testid="panorama" />);
    expect(screen.getByTestId('panorama')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByTestId('panorama')).toHaveTextContent('');
  });

  it('tells its sheet when nothing of it is to move', () => {
    render(
      <>
        <DuskPanorama data-testid="moving" />
        <DuskPanorama data-testid="still" still />
      </>,
    );
    expect(screen.getByTestId('moving')).not.toHaveAttribute('data-still');
    expect(screen.getByTestId('still')).toHaveAttribute('data-still', 'true');
  });

  it('puts its lanterns on one by one', () => {
    const { container } = render(<DuskPanorama />);
    const lanterns = [...container.querySelectorAll<SVGElement>('g[data-turn]')].map(({ dataset }) =>
      (dataset['turn'] ?? '').split(' ').reduce((sum, power) => sum + Number(power), 0),
    );
    expect(lanterns.length).toBeGreaterThan(12);
    expect(lanterns).toEqual(lanterns.toSorted((a, b) => a - b));
    expect(new Set(lanterns).size).toBe(lanterns.length);
  });
});
