import type { RemoteVersion } from '@plaza/api-contract';
import type { RemoteApp } from '@plaza/shell-contract';

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
