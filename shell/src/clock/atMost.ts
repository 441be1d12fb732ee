import type { Clock } from './Clock.ts';

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The promise's answer, or TooSlow when it takes longer. The promise itself cannot be stopped, only forgotten. */
export function atMost<T>(clock: Clock, ms: number, promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const callOff = clock.after(ms, () => reject(new TooSlow(`${what} took longer than ${ms / 1000} s.`)));
    promise.then(resolve, reject).finally(callOff);
  });
}
