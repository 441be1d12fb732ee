import type { Candidate } from './checks.ts';
import type { ShellContext } from '../../context.ts';
import { neededSince } from '../../since.ts';
import { contractFits } from '../../version.ts';
import { mountForCheck, shellFor } from './mountForCheck.ts';

/**
 * The context of the oldest shell that the gate lets meet a remote of this contract: with what that one has to lend, and
 * nothing that a remote can do without.
 */
export function inOldContext(ctx: ShellContext, contract: string): ShellContext {
  const there = Object.entries(neededSince).flatMap(([name, since]) =>
    contractFits(contract, since) ? name : [],
  );
  const members = Object.entries(Object.getOwnPropertyDescriptors(ctx)).filter(([name]) =>
    there.includes(name),
  );
  // What is missing is what a remote of this contract must not touch.
  const old = Object.defineProperties({}, Object.fromEntries(members)) as ShellContext;
  return Object.defineProperty(old, 'contract', { value: contract, enumerable: true });
}

/** Remotes are deployed before shells: what came to the contract later than a remote names may not be there. */
export async function checkOlderShell(candidate: Candidate): Promise<void> {
  const shell = shellFor(candidate);
  const ctx = inOldContext(shell.ctx, candidate.contract ?? candidate.app.contract);
  const life = await mountForCheck(candidate, { ...shell, ctx }).catch(inOlderShell);
  const [error] = shell.records.errors;
  if (error !== undefined) inOlderShell(error);
  await life.end();
}

function inOlderShell(error: unknown): never {
  throw new Error(`In an older shell it fails: ${String(error)}`);
}
