import type { ApiError } from '@plaza/shell-contract';

/**
 * Whether a failed call may work later: nothing answered, or the server was not well or busy. What has to wait until
 * moderators have read other words would hold up all that is sent after it, perhaps for days.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return true;
  // Each remote bundles its copy of ApiError, so the name decides, not the class.
  if (error.name !== 'ApiError') return false;
  const { status, code } = error as ApiError;
  return (status === 0 || status === 401 || status === 429 || status >= 500) && code !== 'feed.much-waits';
}

/** Whether the server keeps what was sent until a moderator has read it: nothing to try again, and nothing is lost. */
export function isHeldBack(error: unknown): error is Error {
  return isCode(error, 'feed.held-back');
}

/** The post was deleted, or its author shares it with fewer people by now. */
export function isUnknownPost(error: unknown): boolean {
  return isCode(error, 'feed.unknown-post');
}

/** Again the code decides, not the class. */
function isCode(error: unknown, code: string): error is Error {
  return error instanceof Error && 'code' in error && error.code === code;
}
