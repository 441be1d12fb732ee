const WINDOW_PX = 600;
const ROW_PX = 200;

/** jsdom knows no heights, and a list of visible rows shows none without. Here a window holds three of them. */
export function giveHeights(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement;
  });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW_PX);
  Object.assign(globalThis, { ResizeObserver: TestResizeObserver });
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  Object.assign(window, { scrollTo: () => undefined, innerHeight: WINDOW_PX });
}

class TestResizeObserver {
  readonly #tell: (entries: object[]) => void;

  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    const height = target === document.documentElement ? WINDOW_PX : ROW_PX;
    queueMicrotask(() => this.#tell([{ target, contentRect: { width: 600, height } }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}
