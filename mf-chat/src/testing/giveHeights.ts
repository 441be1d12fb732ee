const WINDOW_PX = 600;
const ROW_PX = 40;

type Told = (entries: ResizeObserverEntry[]) => void;

/** jsdom measures nothing, and a list of visible rows shows none without heights. Here a window holds fifteen. */
export function giveHeights(): void {
  class MeasuringObserver implements ResizeObserver {
    readonly #tell: Told;
    constructor(tell: Told) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const isRow = target.getAttribute('role') === 'listitem';
      const contentRect = new DOMRect(0, 0, 600, isRow ? ROW_PX : WINDOW_PX);
      queueMicrotask(() => this.#tell([{ target, contentRect } as unknown as ResizeObserverEntry]));
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: MeasuringObserver });
  Object.assign(window, { ResizeObserver: MeasuringObserver });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
  Object.assign(Element.prototype, { scrollTo: () => undefined, scrollBy: () => undefined });
}
