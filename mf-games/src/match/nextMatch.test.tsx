import type { Match } from '@plaza/api-contract';
import { createTestShell, mountInTestShell } from '@plaza/shell-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installTestChannel, type TestPort } from '../frame/testing/testChannel.ts';
import { app } from '../remote.tsx';
import { aMatch } from '../testing/aMatch.ts';

installTestChannel();

const NEXT = 'lamp4next';

test('after a rematch the board of the next match goes on from its own first turn', async () => {
  const matches: Record<string, Match> = {
    lamp4four2: aMatch({ state: {}, version: 30 }),
    [NEXT]: aMatch({ id: NEXT, state: {}, version: 2 }),
  };
  const shell = createTestShell({
    answers: { 'GET /matches/:id': ({ params }) => matches[params.id] ?? aMatch() },
    hubAnswers: { 'match-here': { done: true, version: 1 } },
  });
  // As the shell goes from one address to the next.
  const navigate = (to: string) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  Object.assign(shell.ctx, { navigate });
  const change = async (id: string, more: Partial<Match>) => {
    const match = { ...(matches[id] ?? aMatch()), ...more };
    matches[id] = match;
    const { version } = match;
    await act(async () =>
      shell.bring({
        type: 'match-changed',
        payload: { id, version },
        mark: undefined,
        channel: `match-${id}`,
      }),
    );
  };
  await mountInTestShell(app, { path: '/play/match/lamp4four2', shell });
  const before = await screen.findByTitle('Four Lamps');
  await change('lamp4four2', { phase: 'end', version: 31, next: NEXT });
  await waitFor(() => expect(window.location.pathname).toBe(`/play/match/${NEXT}`));

  await waitFor(() => expect(screen.getByTitle('Four Lamps')).not.toBe(before));
  const frame = screen.getByTitle<HTMLIFrameElement>('Four Lamps');
  const told: unknown[] = [];
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      focus: () => undefined,
      postMessage: (_data: unknown, _to: string, [own]: TestPort[]) => {
        if (own) own.onmessage = ({ data }) => told.push(data);
        own?.postMessage({ kind: 'ready' });
      },
    },
  });
  fireEvent.load(frame);
  const turn = (version: number) =>
    expect.objectContaining({ kind: 'net', message: expect.objectContaining({ type: 'match', version }) });
  await waitFor(() => expect(told).toContainEqual(turn(2)));
  await change(NEXT, { version: 3 });
  await waitFor(() => expect(told).toContainEqual(turn(3)));
});
