/** Said when what is pressed is answered: `early.ts` waits for it. */
export const ALIVE = 'plaza:alive';

export function sayAlive(): void {
  window.dispatchEvent(new Event(ALIVE));
}
