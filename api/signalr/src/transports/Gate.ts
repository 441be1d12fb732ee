/** A door that is open or shut; whoever comes while it is shut waits. */
export class Gate {
  #opening: Promise<void> | null = null;
  #open: () => void = () => undefined;

  shut(): void {
    this.#opening ??= new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#opening = null;
    this.#open();
  }

  /** Undefined when it is open. */
  passage(): Promise<void> | undefined {
    return this.#opening ?? undefined;
  }
}
