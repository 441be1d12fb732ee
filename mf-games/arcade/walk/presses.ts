import { holding, IDLE, type Input, POINT } from '../kit/sim/Input.ts';
import type { BaseState } from '../kit/sim/Sim.ts';
import type { CreateHand, Device } from './Hand.ts';

/** Presses one after the other: each is held for a step, and let go for one. */
export class Presses {
  private readonly coming: Input[] = [];
  private lets = false;

  get isDone(): boolean {
    return this.coming.length === 0;
  }

  add(...inputs: readonly (Input | number)[]): void {
    this.coming.push(...inputs.map((input) => (typeof input === 'number' ? holding(input) : input)));
  }

  next(): Input {
    this.lets = !this.lets;
    return this.lets ? (this.coming.shift() ?? IDLE) : IDLE;
  }
}

/** The same press so many times. */
export const times = (count: number, bit: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => bit);

/** So many steps of a cursor across and down, less than none for left and up. */
export const steps = (
  { across, down }: { across: number; down: number },
  bits: { left: number; right: number; up: number; down: number },
): number[] => [
  ...times(Math.abs(across), across < 0 ? bits.left : bits.right),
  ...times(Math.abs(down), down < 0 ? bits.up : bits.down),
];

/** What keys or a pad press to do what a finger does at a place; by touch the finger itself is what `touch` makes of it. */
export function pressingHand<State extends BaseState>(
  plan: (state: State, place: Input, device: Device) => readonly (Input | number)[],
  touch: (state: State, wish: Input) => Input = (_, wish) => wish,
): CreateHand<State> {
  return ({ device }) => {
    const presses = new Presses();
    let before = 0;
    return (state, wish) => {
      if (device === 'touch') return touch(state, wish);
      const fresh = wish.held & ~before;
      before = wish.held;
      if (presses.isDone && fresh & POINT) presses.add(...plan(state, wish, device));
      if (!presses.isDone) return presses.next();
      return wish.held & POINT ? IDLE : wish;
    };
  };
}
