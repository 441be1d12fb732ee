import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterDialog, Dialog } from './index.ts';

function Place({ asksFirst = false }: { asksFirst?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={isOpen} title="Name" onClose={() => (asksFirst ? setAsking(true) : setOpen(false))} />
      <Dialog open={isAsking} title="Leave your words?" onClose={() => setAsking(false)} />
    </>
  );
}

beforeAll(() => {
  // A phone whose browser does not close dialogs by itself.
  window.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' })) as never;
});
beforeEach(() => history.pushState(null, '', '/people'));

const dialog = (name: string) => screen.queryByRole('dialog', { name });
/** Goes back as a person does, and waits until the browser has gone. */
async function goBack() {
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });
}

describe('the back button of a phone', () => {
  it('closes an open dialog and stays on the page', async () => {
    render(<Place />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(dialog('Name')).toBeVisible();
    await goBack();
    await waitFor(() => expect(dialog('Name')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/people');
  });

  it('closes the uppermost only, and the next at the next step', async () => {
    render(<Place asksFirst />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await goBack();
    await waitFor(() => expect(dialog('Leave your words?')).toBeVisible());
    await waitFor(() => expect(history.state).toMatchObject({ plazaDialog: true }));
    await goBack();
    await waitFor(() => expect(dialog('Leave your words?')).not.toBeInTheDocument());
    expect(dialog('Name')).toBeVisible();
    expect(location.pathname).toBe('/people');
  });

  it('needs no second press after a dialog that was closed by its button', async () => {
    history.pushState(null, '', '/zones');
    render(<Place />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone;
    expect(location.pathname).toBe('/zones');
    await goBack();
    expect(location.pathname).toBe('/people');
  });

  it('leads on where closing a dialog leads to another page', async () => {
    render(<Place />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    history.pushState(null, '', '/feed');
    await new Promise((resolve) => setTimeout(resolve));
    expect(location.pathname).toBe('/feed');
  });

  it('has a step that the dialog led to start from the page, and at once where no dialog is', async () => {
    const here: unknown[] = [];
    const note = () => here.push([location.pathname, Boolean(history.state?.plazaDialog)]);
    afterDialog(note);
    expect(here).toEqual([['/people', false]]);
    render(<Place />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    const led = new Promise<void>((resolve) => {
      afterDialog(() => {
        note();
        resolve();
      });
    });
    expect(here).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await led;
    expect(here[1]).toEqual(['/people', false]);
  });
});
