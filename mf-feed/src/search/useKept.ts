import type { CallState } from '@plaza/shell-contract';
import { useState } from 'react';

/** The last answer there was, also while the next one is under way. */
export function useKept<Answer>(call: CallState<Answer>): Answer | undefined {
  const [kept, setKept] = useState<Answer>();
  if (call.status === 'ready' && call.answer !== kept) setKept(call.answer);
  return call.status === 'ready' ? call.answer : kept;
}
