import type { Session } from '@plaza/shell-contract';
import { testMember } from '@plaza/shell-contract/testing';
import { BehaviorSubject } from 'rxjs';
import { loginAnswer } from '../testing/createTestHost.ts';
import type { KeyRing } from './KeyRing.ts';
import { type Brought, KeysDoor } from './KeysDoor.ts';

const amber = testMember({ id: '7', username: 'amber', email: 'amber@plaza.example' });
const guest: Session = { status: 'guest' };
const member: Session = { status: 'member', user: amber };

function scene(session: Session = guest) {
  const session$ = new BehaviorSubject(session);
  const taken: (Brought | undefined)[] = [];
  let isThere = true;
  const load = jest.fn(async (door: KeysDoor) => {
    if (!isThere) throw new Error('Its code did not come.');
    taken.push(door.takeBrought(amber));
    return {} as KeyRing;
  });
  const ahead: (readonly [id: string, Brought])[] = [];
  const door = new KeysDoor({
    session$,
    load,
    warmUp: () => undefined,
    showDialog: async () => undefined,
    async openAhead(opened, brought) {
      if (!isThere) throw new Error('Its code did not come.');
      ahead.push([opened.user.id, brought]);
    },
  });
  return { door, session$, load, taken, ahead, lose: (lost: boolean) => void (isThere = !lost) };
}

test('who merely visits costs nothing: what is behind it comes when somebody looks', () => {
  const { door, load } = scene(member);
  expect(door.state$.getValue()).toEqual({ is: 'opening' });
  expect(load).not.toHaveBeenCalled();
  door.lent.state$.subscribe();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a guest has none, and nobody is asked for them', async () => {
  const { door, load } = scene();
  door.lent.state$.subscribe();
  expect(door.state$.getValue()).toEqual({ is: 'guest' });
  expect(load).not.toHaveBeenCalled();
});

test.each(['amber', 'Amber', ' amber@plaza.example'])(
  'a login as %j opens them at once with what was typed, which is given out once',
  async (as) => {
    const { door, session$, taken } = scene();
    door.bring({ password: 'walk-the-plaza', as });
    session$.next(member);
    await Promise.resolve();
    expect(taken).toMatchObject([{ password: 'walk-the-plaza' }]);
    expect(door.takeBrought(amber)).toBeUndefined();
  },
);

test('a password of one person opens nothing of another who came by another way', async () => {
  const { door, session$, taken } = scene();
  door.bring({ password: 'walk-the-plaza', as: 'cedar' });
  session$.next(member);
  await Promise.resolve();
  expect(taken).toEqual([undefined]);
});

test('what was typed is forgotten with the session', () => {
  const { door, session$ } = scene(member);
  door.bring({ password: 'walk-the-plaza', as: 'amber' });
  session$.next(guest);
  expect(door.takeBrought(amber)).toBeUndefined();
  expect(door.state$.getValue()).toEqual({ is: 'guest' });
});

test('code that does not come is said, and asked for again by the next who looks', async () => {
  const { door, load, lose } = scene(member);
  lose(true);
  door.wake();
  await Promise.resolve();
  await Promise.resolve();
  expect(door.state$.getValue()).toMatchObject({ is: 'failed' });
  lose(false);
  await door.ring();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('before a session begins', () => {
  const opened = loginAnswer({ id: '7', username: 'amber' });

  test('what was just typed opens the keys for it, and is still there for the session', async () => {
    const { door, ahead } = scene();
    const typed = { password: 'walk-the-plaza', as: 'amber' };
    door.bring(typed);
    await door.openAhead(opened);
    expect(ahead).toEqual([['7', typed]]);
    expect(door.takeBrought(amber)).toBe(typed);
  });

  test('nothing is opened by what somebody else has typed, or by nothing', async () => {
    const { door, ahead } = scene();
    await door.openAhead(opened);
    door.bring({ password: 'walk-the-plaza', as: 'cedar' });
    await door.openAhead(opened);
    expect(ahead).toEqual([]);
  });

  test('what comes to nothing keeps nobody out', async () => {
    const { door, lose } = scene();
    lose(true);
    door.bring({ password: 'walk-the-plaza', as: 'amber' });
    await expect(door.openAhead(opened)).resolves.toBeUndefined();
  });
});
