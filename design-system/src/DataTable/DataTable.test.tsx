import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './index.ts';

const rows = [
  { name: 'Zoë', visits: 9 },
  { name: 'Ada', visits: 100 },
  { name: 'Ben', visits: 10 },
];

function aTable(some = rows) {
  return (
    <DataTable
      caption="Guests"
      columns={[
        { key: 'name', title: 'Name', worth: ({ row }) => row.name },
        { key: 'visits', title: 'Visits', worth: ({ row }) => row.visits },
      ]}
      rows={some}
      rowKey={({ row }) => row.name}
      pageSize={2}
    />
  );
}

const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('DataTable', () => {
  it('shows a page of the rows as they come', async () => {
    render(aTable());
    expect(shown()).toEqual(['Zoë', 'Ada']);
    expect(screen.getByRole('status')).toHaveTextContent('1 to 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(shown()).toEqual(['Ben']);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('orders by a heading, the other way round when pressed again, from the first page', async () => {
    render(aTable());
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Visits' }));
    expect(shown()).toEqual(['Zoë', 'Ben']);
    expect(screen.getByRole('columnheader', { name: /Visits/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Visits' }));
    expect(shown()).toEqual(['Ada', 'Ben']);
    expect(screen.getByRole('columnheader', { name: /Visits/ })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: /Name/ })).not.toHaveAttribute('aria-sort');
  });

  it('goes back to the last page there is when rows go', async () => {
    const { rerender } = render(aTable());
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    rerender(aTable(rows.slice(0, 2)));
    expect(shown()).toEqual(['Zoë', 'Ada']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
