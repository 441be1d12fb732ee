/** The parts of a browser that are used: the api is compiled without one. */
export interface PageElement {
  readonly dataset: Record<string, string | undefined>;
  /** Of a template. */
  readonly content?: { cloneNode(deep: boolean): unknown };
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageElement | null;
  replaceChildren(child: unknown): void;
  remove(): void;
  addEventListener(name: 'click', act: () => void): void;
}

export interface PageEvent {
  readonly target?: unknown;
  readonly message?: string;
  readonly reason?: unknown;
}

export interface StartWindow {
  readonly document: {
    readonly readyState: string;
    getElementById(id: string): PageElement | null;
    querySelector(selector: string): PageElement | null;
    querySelectorAll(selector: string): Iterable<PageElement>;
  };
  readonly navigator: { readonly onLine: boolean; sendBeacon(address: string, body: Blob): boolean };
  readonly performance: { now(): number };
  readonly sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  readonly location: { reload(): void };
  /** Written by the first script of every version, as soon as it runs. */
  readonly __FEDERATION__?: unknown;
  addEventListener(name: string, hear: (event: PageEvent) => void, isFirst?: boolean): void;
  setTimeout(act: () => void, ms: number): unknown;
  fetch(address: string, how: { integrity: string; cache: Cache }): Promise<unknown>;
}

type Cache = 'default' | 'reload';

/**
 * Watches from outside whether the shell starts. It comes from the api and runs by itself in the browser, so it stands
 * on nothing that is missing when a shell is damaged, and speaks of any version of it. What arrived damaged is fetched
 * anew and the page loaded once more; where that does not help, words take the place of a white page. Either way the
 * server hears how the start went. It is sent as text: nothing outside of this function is there when it runs.
 */
export function watchStart(view: StartWindow): void {
  const { document: page, performance } = view;
  const FIRST_LOOK_MS = 4_000;
  const LONGEST_START_MS = 30_000;
  const HEALED = 'plaza:start-healed';
  const told = page.querySelector('template[data-shell]');
  const root = page.getElementById('plaza');
  const version = told?.dataset['shell'];
  if (!told || !root || !version) return;

  let reason = '';
  let isOver = false;

  // React writes it on the element that it draws into, in every version that there has been.
  const isAlive = () => Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  // What broke on its way is whole when it is asked for again, and who looks comes too late to have seen it break.
  // Scripts that wait until a picture is painted may come after the page is complete: they say it when they break.
  const mayStillRun = () =>
    page.querySelector('link[data-start]') !== null && page.querySelector('link[data-broken]') === null;
  const hasNotRun = () =>
    page.readyState === 'complete' && view.__FEDERATION__ === undefined && !reason && !mayStillRun();
  // A browser may forbid to keep anything, or have no space left.
  const wasHealed = () => {
    try {
      return view.sessionStorage.getItem(HEALED) === version;
    } catch {
      return false;
    }
  };
  const keepHealed = (which: string) => {
    try {
      view.sessionStorage.setItem(HEALED, which);
      return true;
    } catch {
      return false;
    }
  };
  const tell = (about: { ok: boolean; phase: string; cause?: string; reason?: string }) => {
    const ms = Math.min(600_000, Math.round(performance.now()));
    const body = JSON.stringify({ events: [{ remote: 'shell', version, ms, ...about }] });
    view.navigator.sendBeacon('/api/remotes/health', new Blob([body], { type: 'application/json' }));
  };
  const files = () =>
    [...page.querySelectorAll('script[integrity], link[data-start], link[rel=stylesheet]')].flatMap(
      (element) => {
        const href = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
        const integrity = element.getAttribute('integrity') ?? '';
        return href.includes('/shell/') && integrity ? [{ href, integrity }] : [];
      },
    );
  const arrives = ({ href, integrity }: { href: string; integrity: string }, cache: Cache) =>
    view.fetch(href, { integrity, cache }).then(
      () => true,
      () => false,
    );
  const damaged = async (cache: Cache) => {
    const all = files();
    const whole = await Promise.all(all.map((file) => arrives(file, cache)));
    return all.filter((_, at) => !whole[at]);
  };

  const showWords = () => {
    page.getElementById('plaza-first')?.remove();
    delete root.dataset['picture'];
    root.replaceChildren(told.content?.cloneNode(true));
    root.querySelector('button')?.addEventListener('click', () => {
      void damaged('reload').then(() => view.location.reload());
    });
  };

  const heal = async (broken: { href: string; integrity: string }[]) => {
    tell({ ok: false, phase: 'load', cause: 'chunk', reason: (broken[0]?.href ?? '').slice(-200) });
    const again = await Promise.all(broken.map((file) => arrives(file, 'reload')));
    // Where it cannot be kept that the page was loaded once more, that would go on for ever.
    if (wasHealed() || again.includes(false) || !keepHealed(version)) return showWords();
    view.location.reload();
  };

  const look = async (isLast: boolean): Promise<void> => {
    if (isOver) return;
    if (isAlive()) {
      isOver = true;
      // What breaks in an hour may be healed as well.
      if (wasHealed()) keepHealed('');
      return tell({ ok: true, phase: 'mount' });
    }
    if (!view.navigator.onLine) {
      isOver = true;
      view.addEventListener('online', () => view.location.reload());
      return showWords();
    }
    const broken = await damaged('default');
    if (isOver || isAlive()) return;
    if (broken.length > 0) {
      isOver = true;
      return heal(broken);
    }
    const isMissing = hasNotRun();
    if (isMissing && !wasHealed()) {
      isOver = true;
      return heal(files().slice(0, 1));
    }
    // A slow device needs its time; one on which something was thrown, or nothing ran, does not.
    if (!reason && !isMissing && !isLast) return;
    isOver = true;
    tell({
      ok: false,
      phase: 'mount',
      reason: (reason || 'It did not start within half a minute.').slice(0, 300),
    });
    showWords();
  };
  const lookAfter = (ms: number, isLast = false) =>
    view.setTimeout(() => void look(isLast).catch(() => undefined), ms);

  view.addEventListener(
    'error',
    (event) => {
      // A file that did not come has an element, what is thrown has words.
      if (event.message === undefined) lookAfter(0);
      else reason ||= event.message;
    },
    true,
  );
  view.addEventListener('unhandledrejection', (event) => {
    reason ||= String(event.reason);
  });
  const begin = () => {
    lookAfter(hasNotRun() ? 0 : FIRST_LOOK_MS);
    lookAfter(LONGEST_START_MS, true);
  };
  if (page.readyState === 'complete') begin();
  else view.addEventListener('load', begin);
}
