import type { ApiError } from '@plaza/shell-contract';

/** Files that wait to be sent may do so for a day: whatever else is said must not wait behind them. */
const LASTING = 'chat.too-many-uploads';

/** Whether the same may work later: no network, a server that is down or asks to wait. */
export function isPassing(error: unknown): boolean {
  const known = asApiError(error);
  if (!known || known.code === LASTING) return false;
  return known.status === 0 || known.status === 401 || known.status === 429 || known.status >= 500;
}

export function asApiError(error: unknown): ApiError | undefined {
  // Each package has its own copy of this class, so the name decides.
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
}

export function isCode(error: unknown, code: string): boolean {
  return asApiError(error)?.code === code;
}
