const LIMIT_MS = 8_000;

/** Puts what the server has now in the place of what the browser has kept of a piece: it may be half of it. Never rejects. */
export async function refetchPiece(cause: unknown): Promise<void> {
  const address = addressIn(cause);
  if (address === undefined) return;
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(address, { cache: 'reload', credentials: 'omit', signal });
    await response.arrayBuffer(); // a body left unread never reaches the cache
  } catch {
    // It is asked for once more all the same, and says then why not.
  }
}

/** The bundler's runtime says in its error which file it was. */
function addressIn(cause: unknown): string | undefined {
  const request: unknown = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'request');
  return typeof request === 'string' && request !== '' ? request : undefined;
}
