/** What a page has gained since the watch began, in words; empty when everything was given back. */
export interface WorldWatch {
  gained(): string[];
  stop(): void;
}

/** Notes listeners on window and document, head elements, intervals and animation frames that come and stay. */
export function watchWorld(): WorldWatch {
  const headBefore = new Set(document.head.children);
  const bodyBefore = new Set(document.body.children);
  const listeners = [watchListeners(window, 'window'), watchListeners(document, 'document')];
  const intervals = watchIntervals();
  const frames = watchFrames();
  return {
    gained: () => [
      ...listeners.flatMap((watch) => watch.gained()),
      ...intervals.gained(),
      ...frames.gained(),
      ...added(document.head.children, headBefore, 'in the head'),
      ...added(document.body.children, bodyBefore, 'in the body'),
    ],
    stop() {
      for (const watch of [...listeners, intervals, frames]) watch.stop();
    },
  };
}

function added(children: HTMLCollection, before: Set<Element>, where: string): string[] {
  return [...children].filter((child) => !before.has(child)).map((child) => `<${child.localName}> ${where}`);
}

function watchListeners(target: Window | Document, name: string): WorldWatch {
  const held = new Map<string, Set<unknown>>();
  const { addEventListener, removeEventListener } = target;
  const under = (type: string, how: unknown) => `${type}${isCapture(how) ? ' (capture)' : ''}`;
  const drop = (key: string, listener: unknown) => held.get(key)?.delete(listener);

  target.addEventListener = (
    type: string,
    listener: EventListener,
    how?: AddEventListenerOptions | boolean,
  ) => {
    const key = under(type, how);
    held.set(key, (held.get(key) ?? new Set()).add(listener));
    if (typeof how === 'object') how.signal?.addEventListener('abort', () => drop(key, listener));
    addEventListener.call(target, type, listener, how);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListener,
    how?: EventListenerOptions | boolean,
  ) => {
    drop(under(type, how), listener);
    removeEventListener.call(target, type, listener, how);
  };
  return {
    gained: () =>
      [...held].filter(([, kept]) => kept.size > 0).map(([key, kept]) => `${kept.size} x ${key} on ${name}`),
    stop: () => void Object.assign(target, { addEventListener, removeEventListener }),
  };
}

function isCapture(how: unknown): boolean {
  return (
    how === true || (typeof how === 'object' && how !== null && 'capture' in how && how.capture === true)
  );
}

function watchIntervals(): WorldWatch {
  const running = new Set<unknown>();
  const { setInterval, clearInterval } = window;
  Object.assign(window, {
    setInterval(...job: Parameters<typeof setInterval>) {
      const id = setInterval(...job);
      running.add(id);
      return id;
    },
    clearInterval(id: number | undefined) {
      running.delete(id);
      clearInterval(id);
    },
  });
  return {
    gained: () => (running.size > 0 ? [`${running.size} x an interval`] : []),
    stop: () => void Object.assign(window, { setInterval, clearInterval }),
  };
}

function watchFrames(): WorldWatch {
  const waiting = new Set<number>();
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  Object.assign(window, {
    requestAnimationFrame(draw: FrameRequestCallback) {
      const id = requestAnimationFrame.call(window, (time) => {
        waiting.delete(id);
        draw(time);
      });
      waiting.add(id);
      return id;
    },
    cancelAnimationFrame(id: number) {
      waiting.delete(id);
      cancelAnimationFrame.call(window, id);
    },
  });
  return {
    gained: () => (waiting.size > 0 ? [`${waiting.size} x an animation frame`] : []),
    stop: () => void Object.assign(window, { requestAnimationFrame, cancelAnimationFrame }),
  };
}
