/** Whether a failed call may work later: nothing answered, or the server was not well or busy. */
export function isPassing(error: unknown): boolean {
  // Each remote bundles its copy of ApiError, so the name decides, not the class.
  if (!(error instanceof Error) || error.name === 'AbortError') return true;
  if (error.name !== 'ApiError' || !('status' in error)) return false;
  const { status } = error;
  return typeof status === 'number' && (status === 0 || status === 401 || status === 429 || status >= 500);
}
