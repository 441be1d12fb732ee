import { type ComponentType, createElement, lazy } from 'react';

/**
 * A component of a chunk that comes when it is first shown. One that did not arrive costs its own place alone, see
 * ScreenBoundary, and can be asked for again: what React keeps of a failed import would fail for ever.
 */
export function lazyPart<Parts, Props extends object>(
  load: () => Promise<Parts>,
  pick: (parts: Parts) => ComponentType<Props>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: pick(await load()) };
      } catch (cause) {
        throw new PartMissing(cause, async () => {
          await refetchPiece(cause);
          Shown = make();
        });
      }
    });
  let Shown = make();
  return function Part(props: Props) {
    return createElement(Shown as unknown as ComponentType<Props>, props);
  };
}

/** A piece of the page did not arrive, or not whole. It knows how to be fetched anew. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  readonly #fetchAnew: () => Promise<void>;

  constructor(cause: unknown, fetchAnew: () => Promise<void>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.#fetchAnew = fetchAnew;
  }

  /** The next look at it loads it again. Never rejects. */
  fetchAnew(): Promise<void> {
    return this.#fetchAnew();
  }
}

const LIMIT_MS = 8_000;

/** Puts what the server has now in the place of what the browser has kept of a piece: it may be half of it. Never rejects. */
async function refetchPiece(cause: unknown): Promise<void> {
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
