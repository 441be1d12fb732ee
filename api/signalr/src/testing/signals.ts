/** A promise with its handles outside. */
export function signal<T = void>(): { readonly promise: Promise<T>; fire(value: T): void } {
  let fire: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    fire = resolve;
  });
  return { promise, fire: (value) => fire(value) };
}

/** A list that can be waited for. */
export class Heard<T> {
  readonly all: T[] = [];
  #waiting: { readonly count: number; readonly resolve: (all: T[]) => void }[] = [];

  readonly add = (item: T): void => {
    this.all.push(item);
    this.#waiting = this.#waiting.filter(({ count, resolve }) => {
      if (this.all.length < count) return true;
      resolve(this.all);
      return false;
    });
  };

  /** Resolves when so many have arrived. */
  async first(count: number): Promise<T[]> {
    if (this.all.length >= count) return this.all;
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}
