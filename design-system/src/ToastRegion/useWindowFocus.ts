import { useSyncExternalStore } from 'react';

/** Whether the window is the one that is looked at. */
export function useWindowFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isFocused,
    () => true,
  );
}

// Kept from the events alone: document.hasFocus() is false in a background tab that was never focused,
// and news there must wait only after somebody has looked and left.
let isFocused = true;

function subscribe(onChange: () => void): () => void {
  const handleFocus = () => {
    isFocused = true;
    onChange();
  };
  const handleBlur = () => {
    isFocused = false;
    onChange();
  };
  window.addEventListener('focus', handleFocus);
  window.addEventListener('blur', handleBlur);
  return () => {
    window.removeEventListener('focus', handleFocus);
    window.removeEventListener('blur', handleBlur);
  };
}
