let queue: Promise<unknown> = Promise.resolve();

/** Runs a job alone: in the whole browser where Web Locks exist (secure contexts), else in this page. */
export async function oneAtATime<T>(name: string, job: () => Promise<T>): Promise<T> {
  // The types know of secure contexts only.
  const { locks }: { locks?: LockManager } = navigator;
  if (locks) return await locks.request(name, job);
  const turn = queue.then(job, job);
  queue = turn.catch(() => undefined);
  return turn;
}
