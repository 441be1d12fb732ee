import type { LoadFailureReason } from '../loader/RemoteLoader.ts';

export type FailureReason =
  | LoadFailureReason
  /** Mounting threw. */
  | 'no-start'
  /** It was on screen and could not go on. */
  | 'crashed'
  /** An administrator switched it off. */
  | 'killed'
  /** It was written for a newer shell. */
  | 'too-new'
  /** The registry does not know it. */
  | 'gone';

export interface Failure {
  reason: FailureReason;
  version: string | undefined;
  /** What the machine said, for the one who looks into it. */
  detail: string;
}

export type SlotState =
  | { status: 'empty' }
  | { status: 'loading'; version: string; isFallback: boolean }
  | { status: 'mounted'; version: string; isFallback: boolean; newer: string | undefined }
  | ({ status: 'failed' } & Failure);
