import type { RegisteredRemote } from '@plaza/api-contract';
import type { BehaviorSubject } from 'rxjs';
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
    return widgetsFor(this.#needs.remotes$.getValue(), place).length > 0;
  }

  /** Offers an element until the returned function is called. */
  offer(place: string, element: HTMLElement): () => void {
    element.dataset['place'] = place;
    const shown = new Map<string, { host: HTMLElement; takeDown(): void }>();
    const following = this.#needs.remotes$.subscribe((remotes) => {
      const widgets = widgetsFor(remotes, place);
      // The place can keep space for what comes, so that nothing moves under a finger when it does.
      element.toggleAttribute('data-awaited', widgets.length > 0);
      for (const [id, { takeDown }] of shown)
        if (!widgets.some((one) => one.id === id) && shown.delete(id)) takeDown();
      for (const [index, { id, name, key }] of widgets.entries()) {
        if (shown.has(id)) continue;
        const next = widgets.slice(index + 1).flatMap((later) => shown.get(later.id)?.host ?? [])[0];
        const host =
          key === place ? element : element.insertBefore(document.createElement('div'), next ?? null);
        const empty = this.#fill(name, key, host);
        const takeDown = () => {
          empty();
          if (host !== element) host.remove();
        };
        shown.set(id, { host, takeDown });
      }
    });
    return () => {
      following.unsubscribe();
      for (const { takeDown } of shown.values()) takeDown();
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

/** Who fills a place: whoever has it for itself, or all who share it by `place@20`, the lowest number first. */
function widgetsFor(remotes: readonly RegisteredRemote[], place: string) {
  const all = remotes.flatMap(({ name, current }) =>
    Object.keys(current.widgets).map((key) => {
      const [wanted, order = ''] = key.split('@');
      return { id: `${key} ${name}`, name, key, isHere: wanted === place, order: Number(order) };
    }),
  );
  const here = all.filter(({ isHere }) => isHere);
  const alone = here.find(({ key }) => key === place);
  return alone ? [alone] : here.toSorted((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}
