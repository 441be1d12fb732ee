import { BehaviorSubject } from 'rxjs';
import type { Slot } from './slot/Slot.ts';

export interface BoardedSlot {
  slot: Slot;
  kind: 'remote' | 'widget' | 'service';
  /** Where it hangs, for a widget. */
  place: string | undefined;
}

/** Every slot that is in the page now. The frame draws its words into them, the panel lists them. */
export class SlotBoard {
  readonly slots$ = new BehaviorSubject<readonly BoardedSlot[]>([]);

  put(boarded: BoardedSlot): void {
    this.slots$.next([...this.slots$.getValue(), boarded]);
  }

  take(slot: Slot): void {
    this.slots$.next(this.slots$.getValue().filter((boarded) => boarded.slot !== slot));
  }

  all(): Slot[] {
    return this.slots$.getValue().map(({ slot }) => slot);
  }
}
