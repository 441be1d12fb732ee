import { screen } from '@testing-library/react';
import { from, map } from 'rxjs';
import { ApiError } from '../api.ts';
import { useShell } from '../ctx.ts';
import { defineRemote } from '../defineRemote.tsx';
import { useStream } from '../useStream.ts';
import { createTestShell, mountInTestShell, never, testMember } from './index.ts';

test('the api says what the test wants: an answer, a function, a apiError, a promise', async () => {
  const apiError = new ApiError('Nobody by that name.', { code: 'users.unknown', status: 404 });
  const { ctx, records } = createTestShell({
    answers: {
      'GET /profile': { name: 'Juniper', username: 'juniper', profile: null },
      'GET /profile/:username': ({ params }) => ({ name: 'Cedar', username: params.username, profile: null }),
      'GET /zones': apiError,
      'POST /games': Promise.resolve([]),
    },
  });
  await expect(ctx.api.call('GET /profile')).resolves.toMatchObject({ name: 'Juniper' });
  await expect(
    ctx.api.call('GET /profile/:username', { params: { username: 'cedar' } }),
  ).resolves.toMatchObject({
    username: 'cedar',
  });
  await expect(ctx.api.call('GET /zones')).rejects.toBe(apiError);
  await expect(ctx.api.call('POST /games', { body: { deviceType: 'pc' } })).resolves.toEqual([]);
  expect(records.calls.map((call) => call.status)).toEqual(['answered', 'answered', 'refused', 'answered']);
});

test('a call without an answer is refused by name', async () => {
  const { ctx } = createTestShell();
  await expect(ctx.api.call('GET /zones')).rejects.toThrow('The test gave no answer for GET /zones.');
});

test('a call ends when the remote is asked to leave', async () => {
  const { ctx, records, leave } = createTestShell({ answers: { 'GET /zones': never } });
  const calling = ctx.api.call('GET /zones');
  leave();
  await expect(calling).rejects.toThrow('The call was given up.');
  expect(records.calls[0]).toMatchObject({ name: 'GET /zones', status: 'given-up' });
});

test('any copy of rxjs can take its streams', () => {
  const { ctx, setSession } = createTestShell();
  const seen: string[] = [];
  const watching = from(ctx.session$)
    .pipe(map((session) => session.status))
    .subscribe((status) => seen.push(status));
  setSession({ status: 'guest' });
  watching.unsubscribe();
  expect(seen).toEqual(['member', 'guest']);
});

test('the bus carries what others say and remembers what the remote said', () => {
  const { ctx, records, say } = createTestShell({ remote: { name: 'mf-feed', version: '2.0.0' } });
  const heard: unknown[] = [];
  ctx.bus.on('chat.unread').subscribe({ next: (message) => heard.push(message) });
  say('chat.unread', { count: 3 });
  ctx.bus.emit('feed.posted', { id: '9' });
  expect(heard).toEqual([
    { type: 'chat.unread', payload: { count: 3 }, from: { name: 'mf-other', version: '1.0.0' } },
  ]);
  expect(records.emits).toEqual([{ type: 'feed.posted', payload: { id: '9' } }]);
});

function Doorbell() {
  const { session$, toast } = useShell();
  const session = useStream(session$, { status: 'guest' });
  return (
    <button onClick={() => toast({ message: 'Ding' })}>
      {session.status === 'member' ? `Ring for ${session.user.name} at ${window.location.pathname}` : 'Ring'}
    </button>
  );
}

test('a mounted remote is found by Testing Library and gone after unmount', async () => {
  const session = { status: 'member' as const, user: testMember({ name: 'Cedar' }) };
  const { records, unmount } = await mountInTestShell(defineRemote(Doorbell), { session, path: '/door' });
  screen.getByRole('button', { name: 'Ring for Cedar at /door' }).click();
  expect(records.toasts).toEqual([{ message: 'Ding' }]);
  await unmount();
  expect(screen.queryByRole('button')).toBeNull();
  expect(records.listeners.size).toBe(0);
});
