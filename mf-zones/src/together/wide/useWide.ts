import { useShell } from '@plaza/shell-contract';
import { useCallback, useEffect, useState } from 'react';

/** The zone over the whole page, without the frame; over the whole screen too where a browser has that. */
export function useWide(): { isWide: boolean; turn: () => void } {
  const { frame } = useShell();
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!isWide) return undefined;
    const giveBack = frame?.({ immersive: true, awake: true });
    // The browser's own way out of the full screen is a way out of this.
    const look = () => setWide(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      giveBack?.();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [isWide, frame]);
  const turn = useCallback(() => {
    const { documentElement: page } = document;
    if (!isWide && 'requestFullscreen' in page) void page.requestFullscreen().catch(() => undefined);
    setWide(!isWide);
  }, [isWide]);
  return { isWide, turn };
}
