import { Table } from '@plaza/design-system';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRowPlaces } from './useRowPlaces.ts';

interface Row {
  id: string;
}
const [ines, oren, pia]: readonly [Row, Row, Row] = [{ id: 'ines' }, { id: 'oren' }, { id: 'pia' }];

function Rows({ rows, onRemove }: { rows: readonly Row[]; onRemove: (id: string) => void }) {
  const places = useRowPlaces(rows);
  const columns = [
    { key: 'id', title: 'Who' },
    {
      key: 'act',
      title: 'Act',
      render: ({ row }: { row: Row }) => (
        <button type="button" aria-label={`Remove ${row.id}`} onClick={() => onRemove(row.id)} />
      ),
    },
  ];
  return <Table {...places} caption="People" columns={columns} rows={rows} />;
}

async function show(...rows: Row[]) {
  const removed: string[] = [];
  const at = (some: readonly Row[]) => <Rows rows={some} onRemove={(id) => removed.push(id)} />;
  const view = render(at(rows));
  await screen.findByRole('table');
  return { removed, showNext: (...next: Row[]) => view.rerender(at(next)) };
}
const button = (id: string) => screen.getByRole('button', { name: `Remove ${id}` });

test('a place stays when another thing is shown in it', async () => {
  const { showNext } = await show(ines, oren);
  const first = button('ines');
  showNext(pia);
  expect(button('pia')).toBe(first);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('the focus goes with the thing it was on', async () => {
  const { showNext } = await show(ines, oren, pia);
  button('oren').focus();
  showNext(pia, oren);
  expect(button('oren')).toHaveFocus();
  showNext(oren);
  expect(button('oren')).toHaveFocus();
});

test('the focus leaves with the thing it was on, and is on no other', async () => {
  const { showNext } = await show(ines, oren);
  button('ines').focus();
  showNext(oren, pia);
  expect(document.body).toHaveFocus();
});

test('a press that began on one thing does nothing to another', async () => {
  const { removed, showNext } = await show(ines, oren);
  const first = button('ines');
  fireEvent.pointerDown(first);
  showNext(oren);
  fireEvent.click(first, { detail: 1 });
  expect(removed).toEqual([]);
  fireEvent.pointerDown(first);
  fireEvent.click(first, { detail: 1 });
  expect(removed).toEqual(['oren']);
});

test('a press that was let go elsewhere holds up nothing', async () => {
  const { removed } = await show(ines, oren);
  fireEvent.pointerDown(button('ines'));
  // By keyboard.
  fireEvent.click(button('oren'));
  fireEvent.pointerDown(button('ines'));
  fireEvent.pointerDown(button('oren'));
  fireEvent.click(button('oren'), { detail: 1 });
  expect(removed).toEqual(['oren', 'oren']);
});
