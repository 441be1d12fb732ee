import { useEffect, useRef } from 'react';

/** Alt+T anywhere moves the focus to the element. */
export function useToastHotkey() {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // The place of the key, not its letter: Option+T on a Mac types a dagger.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      event.preventDefault();
      ref.current?.focus();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);

  return ref;
}
