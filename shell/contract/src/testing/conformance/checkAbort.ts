import { never, type TestAnswers } from '../TestAnswers.ts';
import type { Candidate } from './checks.ts';
import { shellFor } from './mountForCheck.ts';
import { settle } from './settle.ts';

/** The visitor goes on before anything has answered. */
export async function checkAbort(candidate: Candidate): Promise<void> {
  const { app, path, answers } = candidate;
  window.history.replaceState(null, '', path);
  const shell = shellFor({ ...candidate, answers: unanswered(answers) });
  const element = document.createElement('div');
  const mounting = app.mount(element, shell.ctx);
  shell.leave();
  // It may end its mount or refuse to: both are fine, as long as it takes itself down.
  const mounted = await mounting.catch(() => undefined);
  await mounted?.unmount();
  await settle();
  const { errors, calls } = shell.records;
  if (errors.length > 0) throw new Error(`Being asked to leave is no error: ${String(errors[0])}`);
  if (element.childNodes.length > 0) throw new Error('It is still on the page.');
  const waiting = calls.filter((call) => call.status === 'waiting');
  if (waiting.length > 0)
    throw new Error(`It still waits for ${waiting.map((call) => call.name).join(', ')}`);
}

/** The same calls, and none of them ever answers. */
function unanswered(answers: TestAnswers): TestAnswers {
  return Object.fromEntries(Object.keys(answers).map((name) => [name, never]));
}
