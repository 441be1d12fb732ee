import { Board } from './Board.ts';
import { momentary, onParts, sequence, several, toggle } from './kinds.ts';
import { settled, used } from './thing.ts';

const spot = [0, 0, 0] as const;
const parts = ['a', 'b', 'c'].map((id) => ({ id, at: spot }));

test('a toggle goes there and back', () => {
  const bridge = toggle('bridge', spot, ['down', 'up']);
  const up = used(bridge, 'it', undefined, 10);
  expect(up).toEqual({ state: 'up', since: 10 });
  expect(used(bridge, 'it', up ?? undefined, 20)).toEqual({ state: 'down', since: 20 });
});

test('a bell rings for its time, and cannot be rung again while it does', () => {
  const bell = momentary('bell', spot, 5000);
  const rung = used(bell, 'it', undefined, 1000) ?? undefined;
  expect(used(bell, 'it', rung, 3000)).toBeNull();
  expect(settled(bell, rung, 5999)).toEqual({ state: 'acts', since: 1000 });
  expect(settled(bell, rung, 6000)).toEqual({ state: 'rests', since: 6000 });
  expect(used(bell, 'it', rung, 7000)).toEqual({ state: 'acts', since: 7000 });
});

test('several lamps are lit one by one, and their state does not depend on the order', () => {
  const lamps = several('lamps', parts);
  const one = used(lamps, 'c', undefined, 0) ?? undefined;
  const two = used(lamps, 'a', one, 0) ?? undefined;
  expect(two?.state).toBe('a.c');
  expect(onParts(two?.state ?? '')).toEqual(['a', 'c']);
  expect(used(lamps, 'c', two, 0)?.state).toBe('a');
});

test('a sequence opens in its order only, and a wrong part begins anew', () => {
  const song = sequence({ id: 'song', parts, order: ['a', 'c', 'b'], done: 'open', lastsMs: 1000 });
  const after = (...uses: string[]) => uses.reduce((state, part) => song.use(state, part), song.start);
  expect(after('a', 'c', 'b')).toBe('open');
  expect(after('a', 'b')).toBe('0');
  expect(after('a', 'c', 'a')).toBe('1');
  expect(settled(song, { state: 'open', since: 0 }, 1000).state).toBe('0');
});

test('a part that does not exist does nothing', () => {
  expect(used(several('lamps', parts), 'z', undefined, 0)).toBeNull();
});

test('what others do is heard, and how things were before one came is not', () => {
  const bell = momentary('bell', spot, 5000);
  const board = new Board([bell], () => 10_000);
  const heard: string[] = [];
  board.listen((_, { state }) => heard.push(state));
  board.keep({ id: 'bell', state: 'acts', since: 9000 });
  expect(heard).toEqual([]);
  expect(board.stateOf('bell')).toEqual({ state: 'acts', since: 9000 });
  board.take({ id: 'bell', state: 'acts', since: 10_000 });
  board.take({ id: 'not here', state: 'acts', since: 10_000 });
  board.keep({ id: 'not here', state: 'acts', since: 10_000 });
  expect(heard).toEqual(['acts']);
});
