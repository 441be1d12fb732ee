import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { app } from '../remote.tsx';
import { aMatch } from '../testing/aMatch.ts';

installTestChannel();

/** A match whose acts wait for a connection, as the hub lets them, until it is back. */
async function playWithoutConnection() {
  const shell = createTestShell({ answers: { 'GET /matches/:id': aMatch({ state: {} }) } });
  const waiting: (() => void)[] = [];
  const invoke = jest.fn((name: string) =>
    name === 'match-act'
      ? new Promise((answer) => waiting.push(() => answer({ done: true, version: 2 })))
      : Promise.resolve({ done: true, version: 1 }),
  );
  Object.assign(shell.ctx.hub, { invoke });
  await mountInTestShell(app, { path: '/play/match/lamp4four2', shell });
  const frame = screen.getByTitle<HTMLIFrameElement>('Four Lamps');
  let port: TestPort | undefined;
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      focus: () => undefined,
      postMessage: (_data: unknown, _to: string, [own]: TestPort[]) => (port = own),
    },
  });
  fireEvent.load(frame);
  const play = (times: number) =>
    act(async () => {
      for (let time = 0; time < times; time++) {
        if (port) port.at += 1_000;
        port?.postMessage({ kind: 'net', message: { type: 'act', action: { time } } });
      }
    });
  const isBack = () => act(async () => waiting.splice(0).forEach((answer) => answer()));
  return { records: shell.records, waiting, play, isBack };
}

test('while the connection is gone a few acts wait for it, and the player is told that no more do', async () => {
  const { records, waiting, play } = await playWithoutConnection();
  await play(5);
  expect(waiting).toHaveLength(5);
  expect(records.toasts).toEqual([]);
  await play(300);
  expect(waiting.length).toBeLessThanOrEqual(50);
  expect(records.toasts).toMatchObject([
    { message: expect.stringMatching(/does not count until/), tone: 'bad' },
  ]);
});

test('once it is back acts count again, and the board is asked for anew', async () => {
  const { records, waiting, play, isBack } = await playWithoutConnection();
  await play(300);
  const before = records.calls.length;
  await isBack();
  expect(records.calls.slice(before).map(({ name }) => name)).toEqual(['GET /matches/:id']);
  await play(1);
  expect(waiting).toHaveLength(1);
  await isBack();
  await play(300);
  expect(records.toasts).toHaveLength(2);
});
