import type { CSSProperties } from 'react';

/** The n-th light waits for the ones before it. */
export function delay(order: number): CSSProperties {
  return { animationDelay: `${700 + order * 170}ms` };
}
