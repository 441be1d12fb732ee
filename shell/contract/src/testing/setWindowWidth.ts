type Listener = (event: MediaQueryListEvent) => void;

const queries = new Set<TestMedia>();

/**
 * Gives the test window a width, now and for everyone who watches: jsdom measures nothing by itself.
 * Understands `(width >= 900px)` and `(width <= 768px)`; any other question is answered with no.
 */
export function setWindowWidth(px: number): void {
  window.innerWidth = px;
  window.matchMedia = (query) => new TestMedia(query);
  for (const media of queries) media.dispatchEvent(new Event('change'));
}

/** A media query of the test window. It is kept only while somebody listens. */
class TestMedia extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;

  constructor(query: string) {
    super();
    this.media = query;
  }

  get matches(): boolean {
    const [, sign, px] = /^\(width (<=|>=) (\d+)px\)$/.exec(this.media) ?? [];
    if (sign === '<=') return window.innerWidth <= Number(px);
    if (sign === '>=') return window.innerWidth >= Number(px);
    return false;
  }

  override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
    queries.add(this);
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
    queries.delete(this);
    super.removeEventListener(type, listener);
  }

  addListener(listener: Listener | null): void {
    this.addEventListener('change', listener as EventListener | null);
  }

  removeListener(listener: Listener | null): void {
    this.removeEventListener('change', listener as EventListener | null);
  }
}
