import { sortRows } from './sortRows.ts';

describe('sortRows', () => {
  it('has numbers by their size', () => {
    expect(sortRows([10, 9, 100], (row) => row, 'ascending')).toEqual([9, 10, 100]);
    expect(sortRows([10, 9, 100], (row) => row, 'descending')).toEqual([100, 10, 9]);
  });

  it('has words as a dictionary has them', () => {
    const rows = ['lamp 10', 'Émile', 'lamp 2', 'zoo', 'ada'];
    expect(sortRows(rows, (row) => row, 'ascending')).toEqual(['ada', 'Émile', 'lamp 2', 'lamp 10', 'zoo']);
  });

  it('leaves what it was given as it was', () => {
    const rows = [2, 1];
    sortRows(rows, (row) => row, 'ascending');
    expect(rows).toEqual([2, 1]);
  });
});
