import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './index.ts';

describe('Switch', () => {
  it('tells the turn, by click on its words and by Space', async () => {
    const handleChange = jest.fn();
    render(<Switch label="Sound" checked={false} onChange={handleChange} />);
    await userEvent.click(screen.getByText('Sound'));
    screen.getByRole('switch', { name: 'Sound', checked: false }).focus();
    await userEvent.keyboard(' ');
    expect(handleChange.mock.calls).toEqual([[{ checked: true }], [{ checked: true }]]);
  });

  it('is described by its hint', () => {
    render(<Switch label="Sound" checked hint="Only in places." />);
    expect(screen.getByRole('switch', { name: 'Sound', description: 'Only in places.' })).toBeChecked();
  });
});
