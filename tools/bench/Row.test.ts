import { renderRows } from './Row.ts';

test('numbers stand in a table with their goals, and a miss is not to be overlooked', () => {
  const rows = [
    { what: 'echo', measured: '1.30x', goal: 'at least 1.15x', holds: true },
    { what: 'memory', measured: '0.9x', goal: 'at most 0.7x', holds: false },
  ];
  expect(renderRows(rows).split('\n')).toEqual([
    'What    Measured  Goal            Verdict',
    'echo    1.30x     at least 1.15x  holds',
    'memory  0.9x      at most 0.7x    RED',
  ]);
});
