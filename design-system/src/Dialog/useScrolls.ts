import { useLayoutEffect, useRef, useState } from 'react';

/** Whether the element has more to show than fits. Then it must be a stop for the keyboard, or nobody can scroll it. */
export function useScrolls(isOn: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!isOn || !box) return undefined;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [isOn]);

  return { ref, tabIndex: scrolls ? 0 : undefined };
}
