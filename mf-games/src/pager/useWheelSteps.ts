import { useCallback, useEffect, useRef } from 'react';

/** A flick is many events. It ends with a pause, or the wheel turns on and on and it counts again. */
const PAUSE_MS = 160;
const LONG_FLICK_MS = 900;

/** Turns the wheel over an element into steps, one for each flick. What is below does not scroll by the same flick. */
export function useWheelSteps(onStep: (by: 1 | -1) => void): (element: HTMLElement | null) => () => void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  return useCallback((element) => {
    let last = { event: -Infinity, step: -Infinity, most: 0 };
    const hear = (event: WheelEvent) => {
      const { deltaY, timeStamp } = event;
      // With Ctrl it is the browser's: it makes the page larger.
      if (deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      const size = Math.abs(deltaY);
      // A touchpad goes on by itself after a strong flick, more and more slowly: that is still the same one.
      const turnsOn = timeStamp - last.step > LONG_FLICK_MS && size > last.most / 2;
      const isNewFlick = timeStamp - last.event > PAUSE_MS || turnsOn;
      last = isNewFlick
        ? { event: timeStamp, step: timeStamp, most: size }
        : { ...last, event: timeStamp, most: Math.max(last.most, size) };
      if (isNewFlick) step.current(deltaY > 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, []);
}
