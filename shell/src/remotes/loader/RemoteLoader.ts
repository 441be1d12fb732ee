import type { RemoteVersion } from '@plaza/api-contract';
import type { RemoteApp } from '@plaza/shell-contract';
import { TooSlow } from '../../clock/atMost.ts';

/** Brings code of one version into the page. The slots know no more of federation than this. */
export interface RemoteLoader {
  /** The app or widget a version exposes. Rejects with a LoadFailure. */
  load(version: RemoteVersion, exposed: string): Promise<RemoteApp>;
  /** Fetches what a load would need, quietly. */
  preload(version: RemoteVersion): void;
  /** The version failed on screen: its next load starts from nothing but the server's files. */
  distrust(version: RemoteVersion): void;
}

export type LoadFailureReason =
  /** Files could not be fetched, or were not the files that were published. */
  | 'unreachable'
  /** Loading or mounting took too long. */
  | 'slow'
  /** It asks for a shared library that this shell does not offer. */
  | 'misfit'
  /** The code arrived and threw while it was evaluated, or exposed no app. */
  | 'broken';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

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
