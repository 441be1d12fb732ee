import type { LifeCycles } from 'single-spa';
import type { BoardedSlot, SlotBoard } from '../SlotBoard.ts';

/**
 * A slot as single-spa sees it: mounted at once, gone within a second. single-spa waits for every
 * remote of a navigation and holds all others back meanwhile, so it is never given a remote itself.
 */
export function slotLifecycle(boarded: BoardedSlot, host: () => HTMLElement, board: SlotBoard): LifeCycles {
  const { slot } = boarded;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      host().append(slot.element);
      board.put(boarded);
      slot.enter();
    },
    unmount: async () => {
      await slot.leave();
      board.take(slot);
      slot.element.remove();
    },
  };
}
