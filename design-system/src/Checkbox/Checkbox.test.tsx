import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './index.ts';

describe('Checkbox', () => {
  it('tells each turn', async () => {
    const handleChange = jest.fn();
    render(<Checkbox label="Keep me signed in" onChange={handleChange} />);
    await userEvent.click(screen.getByText('Keep me signed in'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    expect(handleChange.mock.calls).toEqual([[{ checked: true }], [{ checked: false }]]);
  });

  it('says what is wrong to ears too', () => {
    render(<Checkbox label="I agree" error="Please agree." name="terms" />);
    const box = screen.getByRole('checkbox', { description: 'Please agree.' });
    expect(box).toBeInvalid();
    expect(box).toHaveAttribute('name', 'terms');
  });
});
