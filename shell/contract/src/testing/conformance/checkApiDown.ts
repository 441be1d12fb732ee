import { ApiError } from '../../api.ts';
import type { TestAnswers } from '../TestAnswers.ts';
import type { Candidate } from './checks.ts';
import { isShown } from './isShown.ts';
import { mountForCheck } from './mountForCheck.ts';

const down = new ApiError('Plaza is taking a breath. Please try again in a moment.', {
  code: 'http.unavailable',
  status: 503,
});

/** An api that is down is a state of the screen, not the end of the remote. */
export async function checkApiDown(candidate: Candidate): Promise<void> {
  const refused: TestAnswers = Object.fromEntries(Object.keys(candidate.answers).map((name) => [name, down]));
  const life = await mountForCheck({ ...candidate, answers: refused });
  const { errors } = life.records;
  if (errors.length > 0) throw new Error(`It gives up when the api does: ${String(errors[0])}`);
  if (!isShown(life.element)) throw new Error('Nothing is to be seen, not even that something failed.');
  await life.end();
}
