/** Work that is brought to its end before what it needs is closed: what was said as the chats were left is kept. */
export class Finishing {
  readonly #jobs = new Set<Promise<unknown>>();

  do<Result>(job: () => Promise<Result>): Promise<Result> {
    const doing = job();
    this.#jobs.add(doing);
    const end = () => void this.#jobs.delete(doing);
    doing.then(end, end);
    return doing;
  }

  /** Resolves when nothing is left to do; what begins in the same moment counts. True if there was anything. */
  async done(): Promise<boolean> {
    await Promise.resolve();
    const wasAny = this.#jobs.size > 0;
    while (this.#jobs.size > 0) await Promise.allSettled(this.#jobs);
    return wasAny;
  }
}
