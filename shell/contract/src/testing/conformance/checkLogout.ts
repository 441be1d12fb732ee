import type { TestAnswers } from '../TestAnswers.ts';
import type { Candidate } from './checks.ts';
import { mountForCheck, shellFor } from './mountForCheck.ts';
import { settle } from './settle.ts';

/** Somebody logs out while everything is on its way; the answers come for nobody. */
export async function checkLogout(candidate: Candidate): Promise<void> {
  let answer: () => void = () => undefined;
  const loggedOut = new Promise<void>((resolve) => (answer = resolve));
  const answers: TestAnswers = Object.fromEntries(
    Object.entries(candidate.answers).map(([name, later]) => [
      name,
      async (input: unknown) => {
        await loggedOut;
        // An answer of a test is the thing itself, or a function of what was asked.
        return typeof later === 'function' ? (later as (input: unknown) => unknown)(input) : later;
      },
    ]),
  );
  const shell = shellFor({ ...candidate, answers });
  const life = await mountForCheck({ ...candidate, answers }, shell);
  shell.setSession({ status: 'guest' });
  await settle();
  answer();
  await settle();
  const { errors } = shell.records;
  if (errors.length > 0) throw new Error(`A logout while it loads breaks it: ${String(errors[0])}`);
  await life.end();
}
