import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './index.ts';

const items = [
  { id: 'a', title: 'What does it cost?', content: 'Nothing.' },
  { id: 'b', title: 'Who lights the lamps?', content: 'Whoever comes first.' },
];

describe('Accordion', () => {
  it('opens an answer by its question', async () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('Nothing.')).not.toBeVisible();
    await userEvent.click(screen.getByText('What does it cost?'));
    expect(screen.getByText('Nothing.')).toBeVisible();
  });

  it('is one group, of which the browser keeps one open', () => {
    render(<Accordion items={items} />);
    const names = screen.getAllByRole('group').map((group) => group.getAttribute('name'));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toBeTruthy();
  });
});
