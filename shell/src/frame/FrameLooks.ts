import type { FrameLook } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';

/** How remotes want the frame around their page. Of several the latest counts. */
export class FrameLooks {
  /** Whether the page has the screen and the keys for itself. */
  readonly immersive$ = new BehaviorSubject(false);
  #asked: readonly FrameLook[] = [];

  /** Asks until the returned function is called. */
  ask(how: FrameLook): () => void {
    const asked = { ...how };
    this.#set([...this.#asked, asked]);
    return () => this.#set(this.#asked.filter((one) => one !== asked));
  }

  #set(asked: readonly FrameLook[]): void {
    this.#asked = asked;
    const isImmersive = asked.at(-1)?.immersive ?? false;
    if (isImmersive !== this.immersive$.getValue()) this.immersive$.next(isImmersive);
  }
}
