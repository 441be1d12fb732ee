export interface UndoList {
  add(act: () => Promise<void>): void;
  /** Undoes everything, last first, once: a second call waits for the first. */
  run(): Promise<void>;
}

/** What was opened, to be closed in the other order, also when the start fails half way. */
export function undoList(): UndoList {
  const acts: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  return {
    add: (act) => void acts.push(act),
    run: () => (running ??= undoAll(acts)),
  };
}

async function undoAll(acts: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts.reverse()) {
    // One thing that will not close must not keep the next open.
    await act().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
