import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarRating } from './index.ts';

describe('StarRating', () => {
  it('tells the stars that are given', async () => {
    const handleChange = jest.fn();
    render(<StarRating label="Your rating" value={0} onChange={handleChange} />);
    // By its name alone: words on the page would be read a second time.
    expect(screen.getByRole('group', { name: 'Your rating' })).not.toHaveTextContent('Your rating');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.click(screen.getByRole('radio', { name: '1 star' }));
    expect(handleChange.mock.calls).toEqual([[{ value: 4 }], [{ value: 1 }]]);
  });

  it('also tells the star that is given already: it may be asked for again', async () => {
    const handleChange = jest.fn();
    render(<StarRating label="Your rating" value={4} onChange={handleChange} />);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(handleChange.mock.calls).toEqual([[{ value: 4 }]]);
  });

  it('shows what it is given', () => {
    render(<StarRating label="Your rating" value={3} onChange={jest.fn()} />);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('3 stars');
  });

  it('is a picture where nothing can be given', () => {
    render(<StarRating label="The park" value={3.68} />);
    expect(screen.getByRole('img', { name: 'The park: 3.7 of 5 stars' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
