import type { ApiError } from '@plaza/shell-contract';

/** Each holds up one entry alone, files for a day, an epoch for a while: whatever else is said must not wait behind it. */
const LASTING: readonly string[] = ['chat.too-many-uploads', 'chat.too-many-epochs'];

/** Whether the same may work later: no network, a server that is down or asks to wait. */
export function isPassing(error: unknown): boolean {
  const known = asApiError(error);
  if (!known || LASTING.includes(known.code)) return false;
  return known.status === 0 || known.status === 401 || known.status === 429 || known.status >= 500;
}

export function asApiError(error: unknown): ApiError | undefined {
  // Each package has its own copy of this class, so the name decides.
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
}

export function isCode(error: unknown, code: string): boolean {
  return asApiError(error)?.code === code;
}
