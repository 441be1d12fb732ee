import { type ComponentType, createElement, lazy } from 'react';
import { refetchPiece } from './refetchPiece.ts';

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
