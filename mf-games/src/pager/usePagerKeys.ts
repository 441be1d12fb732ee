import { useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1, ArrowUp: -1, ArrowDown: 1 };

/** Where the arrows have work of their own. */
const OWN_ARROWS = 'input, textarea, select, video, [role=menu], [role=slider], dialog';

/** PageUp, PageDown and the arrows page, unless something with the focus needs them itself. */
export function usePagerKeys(onStep: (by: 1 | -1) => void): void {
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isTaken = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null;
      if (!by || isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step.current(by);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
