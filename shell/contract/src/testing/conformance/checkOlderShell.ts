import type { Candidate } from './checks.ts';
import { mountForCheck, shellFor } from './mountForCheck.ts';

/** Remotes are deployed before shells: what came to the contract as a wish may not be there. */
export async function checkOlderShell(candidate: Candidate): Promise<void> {
  const shell = shellFor(candidate);
  const { sayTitle: _, ...ctx } = shell.ctx;
  const life = await mountForCheck(candidate, { ...shell, ctx }).catch(inOlderShell);
  const [error] = shell.records.errors;
  if (error !== undefined) inOlderShell(error);
  await life.end();
}

function inOlderShell(error: unknown): never {
  throw new Error(`In an older shell it fails: ${String(error)}`);
}
