type Act = () => Promise<void>;

export interface UndoList {
  /** Several that know nothing of each other are undone at the same time. */
  add(...acts: Act[]): void;
  /** Undoes everything, last first, once: a second call waits for the first. */
  run(): Promise<void>;
}

/** What was opened, to be closed in the other order, also when the start fails half way. */
export function undoList(): UndoList {
  const steps: Act[][] = [];
  let running: Promise<void> | undefined;
  return {
    add: (...acts) => void steps.push(acts),
    run: () => (running ??= undoAll(steps)),
  };
}

async function undoAll(steps: Act[][]): Promise<void> {
  const failures: unknown[] = [];
  for (const acts of steps.reverse()) {
    // One thing that will not close must not keep the next open.
    const undone = await Promise.allSettled(acts.map((act) => act()));
    failures.push(...undone.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}
