import type { ApiError } from '@plaza/shell-contract';

/** Files may wait for a day, an epoch holds up one chat for a while: whatever else is said must not wait behind it. */
const LASTING: readonly string[] = ['chat.too-many-uploads', 'chat.too-many-epochs'];

/** Whether nothing works now and the same may later: no network, a server that is down or asks to wait. */
export function isPassing(error: unknown): boolean {
  const known = asApiError(error);
  if (!known || LASTING.includes(known.code)) return false;
  return known.status === 0 || known.status === 401 || known.status === 429 || known.status >= 500;
}

/** Whether nothing works in this one chat now, and the same may later: each has a limit of its own for new keys. */
export function holdsUpChat(error: unknown): boolean {
  return isCode(error, 'chat.too-many-epochs');
}

export function asApiError(error: unknown): ApiError | undefined {
  // Each package has its own copy of this class, so the name decides.
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
}

export function isCode(error: unknown, code: string): boolean {
  return asApiError(error)?.code === code;
}
