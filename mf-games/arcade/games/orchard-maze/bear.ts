import { at } from '../../kit/sim/at.ts';
import { DT } from '../../kit/sim/Sim.ts';
import { distancesTo, FAR, STEPS } from './maze.ts';
import type { OrchardState } from './sim.ts';

export interface Bear {
  tile: number;
  going: number;
  part: number;
  mood: 'sleep' | 'growl' | 'hunt';
  /** 0 to 100: then it wakes. */
  alarm: number;
  /** Where it heard something last. */
  target: number;
  /** Seconds of its mood. */
  left: number;
}

export const HEARING = { tiles: 8, alarm: 14, calm: 6, growl: 0.7, hunt: 5, speed: 4.8, faster: 0.1 };

export function sleeper(tile: number): Bear {
  return { tile, going: 0, part: 0, mood: 'sleep', alarm: 0, target: tile, left: 0 };
}

/** A noise at a tile: sleepers stir, hunters turn to it. */
export function hear(state: OrchardState, tile: number, noise: number): void {
  const distances = distancesTo(state.hedges, tile);
  state.bears.forEach((bear, i) => {
    const distance = at(distances, bear.tile);
    if (distance > HEARING.tiles) return;
    const loud = noise * (1 - distance / 9);
    if (bear.mood === 'hunt') {
      if (loud > 0.1 && state.pot.left === 0) bear.target = tile;
      return;
    }
    if (bear.mood === 'growl') {
      bear.target = tile;
      return;
    }
    bear.alarm += HEARING.alarm * loud;
    bear.target = tile;
    if (bear.alarm >= 100) wake(state, bear, i);
  });
}

function wake(state: OrchardState, bear: Bear, index: number): void {
  bear.alarm = 100;
  bear.mood = 'growl';
  bear.left = HEARING.growl;
  state.woken = true;
  state.events.push({ kind: 'growl', bear: index });
}

/** Who hunts prefers honey. */
export function lure(state: OrchardState, tile: number): void {
  for (const bear of state.bears) if (bear.mood !== 'sleep') bear.target = tile;
}

/** One step of a bear's night. */
export function prowl(state: OrchardState, bear: Bear, index: number): void {
  if (bear.mood === 'sleep') {
    bear.alarm = Math.max(0, bear.alarm - HEARING.calm * DT);
    return;
  }
  bear.left -= DT;
  if (bear.mood === 'growl') {
    if (bear.left > 0) return;
    bear.mood = 'hunt';
    bear.left = HEARING.hunt;
    return;
  }
  run(state, bear);
  if (bear.left > 0 || bear.going !== 0) return;
  bear.mood = 'sleep';
  bear.alarm = 0;
  state.events.push({ kind: 'sleep', bear: index });
}

function run(state: OrchardState, bear: Bear): void {
  if (bear.going === 0) {
    if (bear.tile === bear.target) return;
    const distances = distancesTo(state.hedges, bear.target);
    const here = at(distances, bear.tile);
    bear.going = STEPS.find((way) => (distances[bear.tile + way] ?? FAR) < here) ?? 0;
    if (bear.going === 0) return;
  }
  bear.part += (HEARING.speed + HEARING.faster * state.night) * DT;
  if (bear.part < 1) return;
  bear.tile += bear.going;
  bear.going = 0;
  bear.part = 0;
}
