import { useEffect, useRef } from 'react';

/** Where letters mean something else. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="menu"], dialog, [role="dialog"], [role="alertdialog"]';
const ZONE = '[data-zone-inside]';

interface TalkKey {
  isUsed: boolean;
  /** The microphone is on. */
  isOn: boolean;
  talk: (isOn: boolean) => Promise<void>;
}

/** Push to talk: the microphone is on while T is held. Not while one writes, and off again when the page is left. */
export function useTalkKey({ isUsed, isOn, talk }: TalkKey): void {
  const wasOn = useRef(isOn);
  useEffect(() => {
    wasOn.current = isOn;
  }, [isOn]);
  useEffect(() => {
    if (!isUsed) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let isHeld = false;
    const release = () => {
      if (isHeld) void talk(false);
      isHeld = false;
    };
    window.addEventListener(
      'keydown',
      ({ code, repeat, target, defaultPrevented, ctrlKey, metaKey, altKey }) => {
        if (code !== 'KeyT' || repeat || defaultPrevented || ctrlKey || metaKey || altKey) return;
        if (!isForZone(target)) return;
        if (wasOn.current) return;
        isHeld = true;
        void talk(true);
      },
      { signal },
    );
    window.addEventListener('keyup', ({ code }) => code === 'KeyT' && release(), { signal });
    window.addEventListener('blur', release, { signal });
    return () => ending.abort();
  }, [isUsed, talk]);
}

/** Nothing has the focus, or something of the zone. */
function isForZone(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest(ZONE) !== null && target.closest(TAKEN) === null;
}
