import { TooSlow } from '../../clock/atMost.ts';
import { LoadFailure, type LoadFailureReason } from './RemoteLoader.ts';

/** What went wrong, in a word the slot can act on. Federation throws long multi-line texts; their words are all there is. */
export function describeLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new LoadFailure(reasonIn(error, text), firstWords(text));
}

function reasonIn(error: unknown, text: string): LoadFailureReason {
  if (error instanceof TooSlow || /timed out|TimeoutError/i.test(text)) return 'slow';
  if (/does not satisfy the requirement|RUNTIME-00[56]/.test(text)) return 'misfit';
  if (/ScriptExecutionError|RUNTIME-(001|002|014|015)/.test(text)) return 'broken';
  if (/RUNTIME-|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|NetworkError/i.test(text))
    return 'unreachable';
  return 'broken';
}

function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
