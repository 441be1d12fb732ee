import { useEffect } from 'react';
import { sayAlive } from '../parts/sayAlive.ts';

/** Stands beside a screen, and so comes to life with it. */
export function Alive() {
  useEffect(() => {
    // When React is done with all of it: in the middle it would not hear what is pressed.
    const timer = setTimeout(sayAlive);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
