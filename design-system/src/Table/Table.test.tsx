import { render, screen, within } from '@testing-library/react';
import { Table } from './index.ts';

const rows = [
  { id: 1, name: 'North gate', visits: 12840 },
  { id: 2, name: 'Fountain', visits: 913 },
];

function aTable() {
  return (
    <Table
      caption="The parts"
      columns={[
        { key: 'name', title: 'Part' },
        { key: 'visits', title: 'Visits', numeric: true, render: ({ row }) => `${row.visits} today` },
      ]}
      rows={rows}
      rowKey={({ row }) => String(row.id)}
    />
  );
}

describe('Table', () => {
  it('is named by its caption, its columns by their titles', () => {
    render(aTable());
    const table = screen.getByRole('table', { name: 'The parts' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Part', 'Visits']);
  });

  it('names each row by its first cell', () => {
    render(aTable());
    const row = screen.getByRole('row', { name: 'Fountain 913 today' });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Fountain');
    expect(within(row).getByRole('cell')).toHaveTextContent('913 today');
  });
});
