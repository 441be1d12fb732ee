interface CheckedFile {
  file: string;
  integrity: string;
}

/** Named by the build: the worker's files and their hashes. Not there in tests and in Storybook. */
declare const PLAZA_BESIDE: (CheckedFile & { parts: Record<string, CheckedFile> }) | null | undefined;
declare const __webpack_public_path__: string;

/** The worker that builds one place; nothing where there is none, or where the page may not start one. */
export async function startWorker(id: string): Promise<Worker | null> {
  if (typeof Worker === 'undefined' || typeof PLAZA_BESIDE === 'undefined' || !PLAZA_BESIDE) return null;
  const part = PLAZA_BESIDE.parts[`build-${id}`];
  if (!part) return null;
  try {
    // A browser checks what it fetches by a hash, but not what it starts as a worker.
    const codes = await Promise.all([PLAZA_BESIDE, part].map(fetchChecked));
    return new Worker(URL.createObjectURL(new Blob(codes, { type: 'text/javascript' })));
  } catch {
    return null;
  }
}

async function fetchChecked({ file, integrity }: CheckedFile): Promise<string> {
  const code = await fetch(`${__webpack_public_path__}${file}`, { integrity });
  if (!code.ok) throw new Error(`${file}: ${code.status}`);
  return `${await code.text()}\n`;
}
