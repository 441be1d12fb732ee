import { defineRemote } from '@plaza/shell-contract';
import { mountInTestShell } from '@plaza/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { laterPart } from './laterPart.tsx';

test('a dialog whose code does not come says so, and opens at the next try', async () => {
  let isThere = false;
  const Mute = laterPart(async () => {
    if (!isThere) throw new Error('Loading chunk 7 failed.');
    return {
      Mute: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>For how long?</button>,
    };
  }, 'Mute');
  function Menu() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Mute</button>
        {isOpen ? <Mute onClose={() => setIsOpen(false)} /> : null}
      </>
    );
  }
  const { records } = await mountInTestShell(
    defineRemote(() => <Menu />),
    { path: '/' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(records.toasts).toEqual([expect.objectContaining({ tone: 'bad' })]);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(await screen.findByText('For how long?')).toBeVisible();
});

test('many that wait for one code say once that it does not come, and are there when the connection is back', async () => {
  let isThere = false;
  const Picture = laterPart(async () => {
    if (!isThere) throw new Error('Loading chunk 7 failed.');
    return { Picture: (_props: { onClose: () => void }) => <p>A picture</p> };
  }, 'Picture');
  const keep = () => undefined;
  const { records } = await mountInTestShell(
    defineRemote(() => (
      <>
        <Picture onClose={keep} meanwhile={<p>To come</p>} />
        <Picture onClose={keep} meanwhile={<p>To come</p>} />
      </>
    )),
    { path: '/' },
  );
  await waitFor(() => expect(records.toasts).toHaveLength(1));
  isThere = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findAllByText('A picture')).toHaveLength(2);
  expect(records.toasts).toHaveLength(1);
});
