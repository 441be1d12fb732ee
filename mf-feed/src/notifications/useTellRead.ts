import { storageOf, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import { KEPT_AS } from './keptAs.ts';

/**
 * Tells the server what was read and could not be told, on an earlier page or on a screen that is closed. Nearly always
 * there is nothing: the code for it comes when there is.
 */
export function useTellRead(): void {
  const shell = useShell();
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const look = () => {
      if (storageOf(shell).browser.getItem(KEPT_AS) === null) return;
      import('./BellPanel.tsx').then(
        ({ ReadBook }) => {
          if (isHere) stop ??= new ReadBook(shell).start();
        },
        // It is kept, and looked for again.
        () => undefined,
      );
    };
    look();
    window.addEventListener('online', look);
    const hearing = shell.hub.state$.subscribe({ next: (state) => state === 'connected' && look() });
    return () => {
      isHere = false;
      window.removeEventListener('online', look);
      hearing.unsubscribe();
      stop?.();
    };
  }, [shell]);
}
