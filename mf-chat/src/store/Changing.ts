/** Something that changes and that screens look at: `useSyncExternalStore` takes it as it is. */
export class Changing<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  read = (): State => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  change(some: Partial<State>): void {
    this.set({ ...this.#state, ...some });
  }
}
