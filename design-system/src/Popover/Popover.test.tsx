import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './index.ts';

describe('Popover', () => {
  it('makes its inside when it opens, and lets it close', async () => {
    render(
      <Popover label="Who is here" trigger={(trigger) => <button {...trigger}>3 here</button>}>
        {({ close }) => (
          <button type="button" onClick={close}>
            Understood
          </button>
        )}
      </Popover>,
    );
    expect(screen.queryByText('Understood')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '3 here' }));
    expect(screen.getByRole('dialog', { name: 'Who is here' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText('Understood')).not.toBeInTheDocument();
  });

  it('stays open after a double click, and closed after one more', async () => {
    render(
      <Popover label="Who is here" trigger={(trigger) => <button {...trigger}>3 here</button>}>
        Basalt
      </Popover>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: '3 here' }));
    expect(screen.getByText('Basalt')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: '3 here' }));
    expect(screen.queryByText('Basalt')).not.toBeInTheDocument();
  });

  it('closes when the focus is led elsewhere, and not while it is in it or on its button', async () => {
    render(
      <>
        <Popover label="Who is here" trigger={(trigger) => <button {...trigger}>3 here</button>}>
          <button type="button">Wave</button>
        </Popover>
        <input aria-label="Search" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '3 here' }));
    act(() => screen.getByRole('button', { name: 'Wave' }).focus());
    act(() => screen.getByRole('button', { name: '3 here' }).focus());
    expect(screen.getByText('Wave')).toBeVisible();
    act(() => screen.getByRole('textbox').focus());
    await waitFor(() => expect(screen.queryByText('Wave')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('closes when Tab leads out of it, and not before', async () => {
    render(
      <>
        <Popover label="Who is here" trigger={(trigger) => <button {...trigger}>3 here</button>}>
          <button type="button">Wave</button>
        </Popover>
        <button type="button">Further</button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '3 here' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Wave' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('Wave')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Further' })).toHaveFocus();
  });
});
