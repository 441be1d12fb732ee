import { BehaviorSubject } from 'rxjs';

/**
 * The panels on screen that could answer a device which asks for the keys, the first of them first. Only that one does:
 * a device takes one answer.
 */
export const askingPanels$ = new BehaviorSubject<readonly (() => void)[]>([]);

/** A panel is on screen from now on; `look` brings it into view. Returns the way to take it off. */
export function joinPanels(look: () => void): () => void {
  askingPanels$.next([...askingPanels$.getValue(), look]);
  return () => askingPanels$.next(askingPanels$.getValue().filter((one) => one !== look));
}

/** Leads to the panel that answers. False where there is none. */
export function lookAtPanel(): boolean {
  const [look] = askingPanels$.getValue();
  look?.();
  return look !== undefined;
}
