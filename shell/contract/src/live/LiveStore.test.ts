import type { Subject } from 'rxjs';
import { BehaviorSubject } from 'rxjs';
import type { ApiClient } from '../api.ts';
import type { Session } from '../session.ts';
import { countedStream } from '../testing/countedStream.ts';
import { createTestShell, testMember } from '../testing/index.ts';
import { LiveStore } from './LiveStore.ts';
import { liveList } from './sources.ts';

const friends = liveList('GET /friends/of/:username', { key: ({ id }) => id });

function scene() {
  const session$ = new BehaviorSubject<Session>({ status: 'member', user: testMember({ id: '1' }) });
  const listeners = new Set<object>();
  const { hub } = createTestShell().ctx;
  const asked: string[] = [];
  const api: ApiClient = {
    async call(_, input) {
      asked.push((input as { params: { username: string } } | undefined)?.params.username ?? '');
      return { items: [], next: null } as never;
    },
  };
  const store = new LiveStore({ api, hub, session$: countedStream(session$, listeners) });
  const of = (username: string) => ({ params: { username } });
  return { session$: session$ as Subject<Session>, store, asked, of };
}

test('two remotes that ask for the same share it, and the one that leaves takes nothing from the other', () => {
  const { store, asked, of } = scene();
  const [one, other] = [store.lend(), store.lend()];
  const heard = jest.fn();
  one.live.list(friends, of('amber')).subscribe(() => undefined);
  other.live.list(friends, of('amber')).subscribe(heard);
  expect(asked).toEqual(['amber']);
  one.end();
  other.live.list(friends, of('amber')).hear((people) => people);
  expect(heard).toHaveBeenCalled();
});

test('what a life has forgotten to let go of ends with it', () => {
  const { store, asked, of } = scene();
  const life = store.lend();
  const heard = jest.fn();
  life.live.list(friends, of('amber')).subscribe(heard);
  heard.mockClear();
  life.end();
  const next = store.lend();
  next.live.list(friends, of('amber')).subscribe(() => undefined);
  expect(heard).not.toHaveBeenCalled();
  expect(asked).toEqual(['amber', 'amber']);
});

test('a list is the same object for the same question, so that a screen need not be drawn anew', () => {
  const { store, of } = scene();
  const { live } = store.lend();
  expect(live.list(friends, of('amber'))).toBe(live.list(friends, of('amber')));
  expect(live.list(friends, of('amber'))).not.toBe(live.list(friends, of('basalt')));
});

test('of what nobody looks at the last forty are kept', () => {
  const { store, of } = scene();
  const { live } = store.lend();
  const first = live.list(friends, of('amber'));
  const watched = live.list(friends, of('basalt'));
  watched.subscribe(() => undefined);
  for (let number = 0; number < 40; number += 1) live.list(friends, of(`person-${number}`));
  expect(live.list(friends, of('basalt'))).toBe(watched);
  expect(live.list(friends, of('amber'))).not.toBe(first);
});

test('a value of a remote’s own is forgotten when somebody else is there, and a renewed session changes nothing', () => {
  const { store, session$ } = scene();
  const cell = store.lend().live.cell<string>();
  cell.remember('for the first one');
  session$.next({ status: 'member', user: testMember({ id: '1', name: 'Renamed' }) });
  expect(cell.read()).toMatchObject({ status: 'ready', value: 'for the first one' });
  session$.next({ status: 'guest' });
  expect(cell.read()).toMatchObject({ status: 'loading', value: undefined });
});
