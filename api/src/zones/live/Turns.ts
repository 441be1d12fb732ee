/** Runs the jobs that concern one thing one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(thing: string, job: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(thing) ?? Promise.resolve()).then(job);
    const settled = mine.catch(() => undefined);
    this.#last.set(thing, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(thing) === settled) this.#last.delete(thing);
    }
  }
}
