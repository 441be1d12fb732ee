/** Whether the server keeps what was sent until a moderator has read it: nothing to try again, and nothing is lost. */
export function isHeldBack(error: unknown): error is Error {
  // Each remote bundles its copy of ApiError, so the code decides, not the class.
  return error instanceof Error && 'code' in error && error.code === 'feed.held-back';
}
