import type { RegisteredRemote } from '@plaza/api-contract';
import { type BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { Slot } from '../slot/Slot.ts';
import { slotLifecycle } from '../routes/slotLifecycle.ts';
import type { SlotBoard } from '../SlotBoard.ts';
import type { MountParcel } from './placesApp.ts';

export interface PlacesNeeds {
  remotes$: BehaviorSubject<readonly RegisteredRemote[]>;
  makeSlot(name: string, place: string): Slot;
  board: SlotBoard;
  /** There once single-spa has started. */
  mountParcel: Promise<MountParcel>;
}

/** Elements that somebody offers, and the widgets that remotes bring for them. Neither side knows the other. */
export class Places {
  readonly #needs: PlacesNeeds;

  constructor(needs: PlacesNeeds) {
    this.#needs = needs;
  }

  /** Whether a remote brings something for a place, as things are now. */
  isFilled(place: string): boolean {
    return ownerOfPlace(this.#needs.remotes$.getValue(), place) !== undefined;
  }

  /** Offers an element until the returned function is called. */
  offer(place: string, element: HTMLElement): () => void {
    element.dataset['place'] = place;
    const owner$ = this.#needs.remotes$.pipe(
      map((remotes) => ownerOfPlace(remotes, place)),
      distinctUntilChanged(),
    );
    let takeDown = () => {};
    const following = owner$.subscribe((name) => {
      takeDown();
      // The place can keep space for what comes, so that nothing moves under a finger when it does.
      element.toggleAttribute('data-awaited', name !== undefined);
      takeDown = name === undefined ? () => {} : this.#fill(name, place, element);
    });
    return () => {
      following.unsubscribe();
      takeDown();
    };
  }

  #fill(name: string, place: string, element: HTMLElement): () => void {
    const { makeSlot, board, mountParcel } = this.#needs;
    let isWanted = true;
    const mounting = mountParcel.then((mount) => {
      if (!isWanted) return undefined;
      const lifecycle = slotLifecycle(
        { slot: makeSlot(name, place), kind: 'widget', place },
        () => element,
        board,
      );
      return mount({ name: `${place} by ${name}`, ...lifecycle }, { domElement: element });
    });
    return () => {
      isWanted = false;
      // A parcel that is taken down while it still mounts breaks single-spa; ours mounts within the same turn.
      void mounting.then(async (parcel) => {
        await parcel?.mountPromise;
        await parcel?.unmount();
      });
    };
  }
}

function ownerOfPlace(remotes: readonly RegisteredRemote[], place: string): string | undefined {
  return remotes.find(({ current }) => place in current.widgets)?.name;
}
