import { useRef, type WheelEvent } from 'react';

/** A flick is many events. It ends with a pause, or it is a long one and counts again. */
const PAUSE_MS = 160;
const LONG_FLICK_MS = 900;

/** Turns the wheel into steps, one for each flick. */
export function useWheelSteps(onStep: (by: 1 | -1) => void) {
  const last = useRef({ event: -Infinity, step: -Infinity });
  return ({ deltaY, timeStamp }: WheelEvent) => {
    if (deltaY === 0) return;
    const { event, step } = last.current;
    const isNewFlick = timeStamp - event > PAUSE_MS || timeStamp - step > LONG_FLICK_MS;
    last.current = { event: timeStamp, step: isNewFlick ? timeStamp : step };
    if (isNewFlick) onStep(deltaY > 0 ? 1 : -1);
  };
}
