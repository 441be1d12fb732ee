/** Named by the build: the worker's file and its hash. Not there in tests and in Storybook. */
declare const PLAZA_BESIDE: { file: string; integrity: string } | null | undefined;
declare const __webpack_public_path__: string;

/** The worker that builds places; nothing where there is none, or where the page may not start one. */
export async function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined' || typeof PLAZA_BESIDE === 'undefined' || !PLAZA_BESIDE) return null;
  try {
    const { file, integrity } = PLAZA_BESIDE;
    // A browser checks what it fetches by a hash, but not what it starts as a worker.
    const code = await fetch(`${__webpack_public_path__}${file}`, { integrity });
    return code.ok ? new Worker(URL.createObjectURL(await code.blob())) : null;
  } catch {
    return null;
  }
}
