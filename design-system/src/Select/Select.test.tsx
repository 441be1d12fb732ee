import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './index.ts';

const options = [
  { value: 'all', label: 'Everybody' },
  { value: 'me', label: 'Only me' },
];

describe('Select', () => {
  it('tells what was chosen', async () => {
    const handleChange = jest.fn();
    render(<Select label="Who sees it" options={options} onChange={handleChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who sees it' }), 'Only me');
    expect(handleChange).toHaveBeenCalledWith({ value: 'me' });
  });

  it('says what is wrong', () => {
    render(<Select label="Who sees it" options={options} error="Choose one." />);
    expect(screen.getByRole('combobox', { description: 'Choose one.' })).toBeInvalid();
  });
});
