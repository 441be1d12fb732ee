interface Node {
  readonly url: string | null;
  readonly heardAt: number;
}

/** Which nodes there are and where, by what they say of themselves every few seconds. */
export class Directory {
  readonly #nodes = new Map<string, Node>();
  readonly #silent = new Set<string>();
  readonly #forgetAfterMs: number;

  constructor(forgetAfterMs: number) {
    this.#forgetAfterMs = forgetAfterMs;
  }

  heard(name: string, url: string | null, now: number): void {
    this.#nodes.set(name, { url, heardAt: now });
    this.#silent.delete(name);
  }

  gone(name: string): void {
    this.#nodes.delete(name);
    this.#silent.delete(name);
  }

  /** Until it is heard again. */
  silent(name: string): void {
    this.#silent.add(name);
  }

  isSilent(name: string): boolean {
    return this.#silent.has(name);
  }

  urlOf(name: string, now: number): string | null {
    const node = this.#nodes.get(name);
    return node && now - node.heardAt <= this.#forgetAfterMs ? node.url : null;
  }
}
