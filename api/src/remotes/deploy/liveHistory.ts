/** A change of what is live for everybody, as the record keeps it. */
export interface LiveChange {
  kind: string;
  to: string | null;
}

/**
 * The versions that were live one after the other, as a stack with the live one last. A rollback takes
 * off what it left behind, so that rolling back twice goes two steps back instead of to and fro.
 */
export function liveHistory(changes: readonly LiveChange[]): string[] {
  const stack: string[] = [];
  for (const { kind, to } of changes) {
    if (to === null) continue;
    const standing = stack.lastIndexOf(to);
    if (kind === 'activated') {
      if (stack.at(-1) !== to) stack.push(to);
    } else if (kind === 'rolled-back' || kind === 'auto-rolled-back') {
      if (standing === -1) stack.splice(-1, 1, to);
      else stack.splice(standing + 1);
    }
  }
  return stack;
}

/** The version to fall back to: the nearest below the live one that still exists and is another. */
export function previousIn(history: readonly string[], exists: (version: string) => boolean): string | null {
  const live = history.at(-1);
  return history.findLast((version) => version !== live && exists(version)) ?? null;
}
