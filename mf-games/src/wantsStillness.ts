/** Whether the visitor has asked their device that little moves. */
export function wantsStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
