import type { FrameLook } from '@plaza/shell-contract';
import { BehaviorSubject } from 'rxjs';

/** How remotes want the frame around their page. */
export class FrameLooks {
  /** Whether the page has the screen and the keys for itself. Of several who say something the latest counts. */
  readonly immersive$ = new BehaviorSubject(false);
  /** Whether somebody wants the screen to stay awake. */
  readonly awake$ = new BehaviorSubject(false);
  #asked: readonly FrameLook[] = [];

  /** Asks until the returned function is called. */
  ask(how: FrameLook): () => void {
    const asked = { ...how };
    this.#set([...this.#asked, asked]);
    return () => this.#set(this.#asked.filter((one) => one !== asked));
  }

  #set(asked: readonly FrameLook[]): void {
    this.#asked = asked;
    const said = asked.findLast(({ immersive }) => immersive !== undefined);
    tell(this.immersive$, said?.immersive ?? false);
    tell(
      this.awake$,
      asked.some(({ awake }) => awake),
    );
  }
}

function tell(told$: BehaviorSubject<boolean>, is: boolean): void {
  if (is !== told$.getValue()) told$.next(is);
}
