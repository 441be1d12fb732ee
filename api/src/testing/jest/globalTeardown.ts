import { rmSync } from 'node:fs';
import { held } from './held.ts';

export default async function globalTeardown(): Promise<void> {
  await held.server?.stop();
  if (held.folder) rmSync(held.folder, { recursive: true, force: true });
}
