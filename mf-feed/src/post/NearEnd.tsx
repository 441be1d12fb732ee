import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './PostList.module.css';

/** Tells once when it comes near the screen. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        tell();
      },
      { rootMargin: '600px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={ref} className={classes.near} />;
}
