import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useSubject } from '../host/useSubject.ts';
import { createTestHost } from '../testing/createTestHost.ts';
import { HostStage } from '../testing/HostStage.tsx';
import { laterDialog, type LaterDialogProps } from './laterDialog.tsx';

const Palette = () => <p>a palette</p>;

/** A dialog of the frame that is open. */
async function open(load: () => Promise<ComponentType<LaterDialogProps>>) {
  const { host } = createTestHost({ member: {} });
  const Later = laterDialog(load);
  host.dialog$.next('palette');
  const Place = () =>
    useSubject(host.dialog$) === 'palette' ? <Later onClose={() => host.dialog$.next('none')} /> : null;
  await act(async () => {
    render(
      <HostStage host={host}>
        <Place />
        <p>another dialog</p>
      </HostStage>,
    );
  });
  const said = () => host.toasts.shown$.getValue().map(({ message }) => message);
  return { host, said };
}

test('code that does not come is told, and asked for again the next time', async () => {
  const load = jest.fn(async (): Promise<ComponentType<LaterDialogProps>> => Palette);
  load.mockRejectedValueOnce(new Error('No network.'));
  const { host, said } = await open(load);
  expect([host.dialog$.getValue(), said()]).toEqual(['none', ['That did not load. Please try again.']]);
  await act(async () => host.dialog$.next('palette'));
  expect(screen.getByText('a palette')).toBeInTheDocument();
});

test('a part of it that does not come takes this dialog alone', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host, said } = await open(async () => () => {
    throw new Error('A chunk is missing.');
  });
  silence.mockRestore();
  expect([host.dialog$.getValue(), said()]).toEqual(['none', ['That did not load. Please try again.']]);
  expect(screen.getByText('another dialog')).toBeInTheDocument();
});
