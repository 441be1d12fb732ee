import type { CallAnswer, CallInput, CallName } from '@plaza/api-contract';
import { type ApiClient, ApiError, type CallOptions } from '../api.ts';
import type { TestAnswer, TestAnswers } from './TestAnswers.ts';

/** A call that was made, and whether anybody still waits for it. */
export interface TestCall {
  name: CallName;
  input: unknown;
  status: 'waiting' | 'answered' | 'refused' | 'given-up';
}

/** An api that says what the test wants, ends its calls as the real one does, and remembers them. */
export function createTestApi(answers: TestAnswers, left: AbortSignal, calls: TestCall[]): ApiClient {
  return {
    async call<Name extends CallName>(name: Name, input?: CallInput<Name> & CallOptions) {
      const { signal, onProgress, ...sent } = input ?? {};
      // An upload that is on its way, so that stories show one.
      onProgress?.(0.4);
      const call: TestCall = { name, input: sent, status: 'waiting' };
      calls.push(call);
      const givenUp = AbortSignal.any(signal ? [signal, left] : [left]);
      try {
        const answer = await Promise.race([askTest(name, answers[name], sent), whenAborted(givenUp)]);
        call.status = 'answered';
        return answer;
      } catch (error) {
        call.status = givenUp.aborted ? 'given-up' : 'refused';
        throw error;
      }
    },
  };
}

async function askTest<Name extends CallName>(
  name: Name,
  answer: TestAnswer<Name> | undefined,
  sent: object,
) {
  if (answer === undefined) {
    throw new ApiError(`The test gave no answer for ${name}.`, { code: 'test.no-answer', status: 501 });
  }
  // The input was checked where the call was made; here only its signal is gone. A call that may answer
  // anything hides from the compiler that a function is asked.
  type Ask = (input: CallInput<Name>) => CallAnswer<Name> | ApiError | Promise<CallAnswer<Name> | ApiError>;
  const said = await (typeof answer === 'function' ? (answer as Ask)(sent as CallInput<Name>) : answer);
  if (said instanceof ApiError) throw said;
  return said;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('The call was given up.', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
