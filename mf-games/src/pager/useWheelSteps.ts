import { useCallback, useEffect, useRef } from 'react';

/** A flick is many events. It ends with a pause, or it is a long one and counts again. */
const PAUSE_MS = 160;
const LONG_FLICK_MS = 900;

/** Turns the wheel over an element into steps, one for each flick. What is below does not scroll by the same flick. */
export function useWheelSteps(onStep: (by: 1 | -1) => void): (element: HTMLElement | null) => () => void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  return useCallback((element) => {
    let last = { event: -Infinity, step: -Infinity };
    const hear = (event: WheelEvent) => {
      const { deltaY, timeStamp } = event;
      // With Ctrl it is the browser's: it makes the page larger.
      if (deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      const isNewFlick = timeStamp - last.event > PAUSE_MS || timeStamp - last.step > LONG_FLICK_MS;
      last = { event: timeStamp, step: isNewFlick ? timeStamp : last.step };
      if (isNewFlick) step.current(deltaY > 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, []);
}
