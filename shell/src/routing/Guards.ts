import { afterDialog } from '@plaza/design-system';
import { BehaviorSubject } from 'rxjs';

/** What would be lost by leaving the page, and the question that comes before. */
export class Guards {
  /** Whether something would be lost. */
  readonly isUp$ = new BehaviorSubject(false);
  /** Where the visitor is about to go, while they are asked. */
  readonly asked$ = new BehaviorSubject<(() => void) | undefined>(undefined);
  readonly #up = new Set<object>();

  /** Stands guard until the returned function is called. */
  guard(): () => void {
    const one = {};
    this.#up.add(one);
    this.#tell();
    return () => {
      this.#up.delete(one);
      this.#tell();
    };
  }

  /** Goes on at once, or when the visitor has said that what is lost may be lost. */
  leave(goOn: () => void): void {
    if (this.isUp$.getValue()) this.asked$.next(goOn);
    else goOn();
  }

  answer(leaves: boolean): void {
    const goOn = this.asked$.getValue();
    this.asked$.next(undefined);
    if (leaves && goOn) afterDialog(goOn);
  }

  #tell(): void {
    const isUp = this.#up.size > 0;
    if (isUp === this.isUp$.getValue()) return;
    this.isUp$.next(isUp);
    // Saved meanwhile, or left by another way: nothing is left to ask about.
    if (!isUp) this.answer(false);
  }
}
