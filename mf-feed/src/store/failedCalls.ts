/** Whether a failed call may work later: nothing answered, or the server was not well or busy. */
export function isPassing(error: unknown): boolean {
  // Each remote bundles its copy of ApiError, so the name decides, not the class.
  if (!(error instanceof Error) || error.name === 'AbortError') return true;
  if (error.name !== 'ApiError' || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'number' && (status === 0 || status === 401 || status === 429 || status >= 500);
}

/** Whether the server keeps what was sent until a moderator has read it: nothing to try again, and nothing is lost. */
export function isHeldBack(error: unknown): error is Error {
  // For the same reason the code decides, not the class.
  return error instanceof Error && 'code' in error && error.code === 'feed.held-back';
}
