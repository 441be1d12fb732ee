import type { Toasts } from '../toasts/Toasts.ts';
import { fullWords } from './full.words.ts';

/** Says that the session lasts no longer than the page. */
export function sayFull(toasts: Toasts): void {
  toasts.say({ message: fullWords.now.full, tone: 'bad', stays: true });
}
