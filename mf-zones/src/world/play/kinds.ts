import type { Thing } from './thing.ts';

type Spot = readonly [x: number, y: number, z: number];
type Cue = (state: string) => string | undefined;

/** Two states, changed by each use: a drawbridge, a lamp. */
export function toggle(id: string, at: Spot, states: readonly [string, string], cue?: Cue): Thing {
  const [first, second] = states;
  return {
    id,
    parts: [{ id: 'it', at }],
    start: first,
    use: (state) => (state === first ? second : first),
    ...(cue && { cue }),
  };
}

/** Rests, and acts for a while when it is used: a bell, a fountain. */
export function momentary(id: string, at: Spot, lastsMs: number, cue?: Cue): Thing {
  return {
    id,
    parts: [{ id: 'it', at }],
    start: 'rests',
    use: (state) => (state === 'rests' ? 'acts' : state),
    ends: (state) => (state === 'acts' ? { afterMs: lastsMs, to: 'rests' } : undefined),
    ...(cue && { cue }),
  };
}

/** Several parts that are on or off by themselves; the state names those that are on: `a.c`. */
export function several(id: string, parts: Thing['parts'], cue?: Cue): Thing {
  return {
    id,
    parts,
    start: '',
    use: (state, part) => {
      const on = new Set(onParts(state));
      if (!on.delete(part)) on.add(part);
      return parts
        .map((each) => each.id)
        .filter((each) => on.has(each))
        .join('.');
    },
    partState: (state, part) => (onParts(state).includes(part) ? 'on' : 'off'),
    ...(cue && { cue }),
  };
}

export const onParts = (state: string): string[] => (state === '' ? [] : state.split('.'));

interface Sequence {
  id: string;
  parts: Thing['parts'];
  /** The parts in the order that works. */
  order: readonly string[];
  /** What it is once the order was right, and for how long. */
  done: string;
  lastsMs: number;
  cue?: Cue;
}

/** Parts that must be used in the right order; a wrong one begins anew. The state is how far it got: `2`. */
export function sequence({ id, parts, order, done, lastsMs, cue }: Sequence): Thing {
  return {
    id,
    parts,
    start: '0',
    use: (state, part) => {
      if (state === done) return state;
      const right = Number(state);
      if (order[right] !== part) return order[0] === part ? '1' : '0';
      return right + 1 === order.length ? done : String(right + 1);
    },
    partState: (state, part) => (state === done || order.indexOf(part) < Number(state) ? 'on' : 'off'),
    ends: (state) => (state === done ? { afterMs: lastsMs, to: '0' } : undefined),
    ...(cue && { cue }),
  };
}
