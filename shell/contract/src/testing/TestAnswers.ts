import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import type { ApiError } from '../api.ts';

/** What the test shell's api says to a call: an answer, a apiError, a promise, or a function of the input. */
export type TestAnswer<Name extends CallName> =
  | Settled<CallAnswer<Name>>
  | ((input: CallInput<Name>) => Settled<CallAnswer<Name>>);

type Settled<Answer> = Answer | ApiError | Promise<Answer | ApiError>;

/** Answers by the call's own name: `{ 'GET /zones': [] }`. */
export type TestAnswers = { [Name in CallName]?: TestAnswer<Name> };

/** The answer that never comes: for the loading face. */
export const never: Promise<never> = new Promise<never>(() => undefined);
