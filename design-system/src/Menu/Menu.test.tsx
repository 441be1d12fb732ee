import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './index.ts';

async function open() {
  const handleSelect = jest.fn();
  render(
    <Menu
      label="More"
      onSelect={handleSelect}
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'hide', label: 'Hide', disabled: true },
        { id: 'source', label: 'Source', href: '#source' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return handleSelect;
}

describe('Menu', () => {
  it('has its acts only while it is open', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'More', expanded: true })).toBeVisible();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Hide',
      'Source',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('tells the act and closes', async () => {
    const handleSelect = await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(handleSelect.mock.calls).toEqual([[{ id: 'edit' }]]);
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('tells it once when it is double-clicked, and the second half falls on nothing beneath', async () => {
    const handleSelect = await open();
    const beneath = jest.fn();
    const more = screen.getByRole('button', { name: 'More' });
    more.addEventListener('click', beneath);
    const edit = screen.getByRole('menuitem', { name: 'Edit' });
    fireEvent.click(edit, { detail: 1 });
    fireEvent.click(more, { detail: 2 });
    expect(handleSelect).toHaveBeenCalledTimes(1);
    expect(beneath).not.toHaveBeenCalled();
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('does nothing for an act that is not possible now', async () => {
    const handleSelect = await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
    expect(handleSelect).not.toHaveBeenCalled();
  });

  it('moves by arrows, round the ends, and by letters', async () => {
    await open();
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Source' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('s');
    expect(screen.getByRole('menuitem', { name: 'Source' })).toHaveFocus();
  });

  it('has links that are links', async () => {
    await open();
    expect(screen.getByRole('menuitem', { name: 'Source' })).toHaveAttribute('href', '#source');
  });
});
