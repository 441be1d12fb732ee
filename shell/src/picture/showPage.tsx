import { languages as allLanguages } from '@plaza/design-system';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { skip, take } from 'rxjs';
import type { Host } from '../host/Host.ts';
import { Plaza } from '../Plaza.tsx';
import { type CamePicture, picture } from '../parts/picture.ts';
import { sayAlive } from '../parts/sayAlive.ts';

/**
 * Brings the page to life: from the picture that the server sent, where it is one of this page, else from nothing. As a
 * transition, which is done in small pieces: a finger on the screen goes first.
 */
export function showPage(host: Host, root: HTMLElement, came: CamePicture | undefined): void {
  if (!came || !fits(came, host)) {
    delete root.dataset['picture'];
    startTransition(() => createRoot(root).render(<Plaza host={host} />));
    return sayAlive();
  }
  picture.isShown = true;
  host.address$.pipe(skip(1), take(1)).subscribe(() => {
    picture.isShown = false;
    delete root.dataset['picture'];
  });
  startTransition(() => void hydrateRoot(root, <Plaza host={host} />));
}

/** It is of the address for sure. Whoever looks may be logged in, or speak another language than their browser. */
function fits({ language }: CamePicture, { languages, scene$ }: Host): boolean {
  const { scene } = scene$.getValue();
  // It was drawn with all the languages below.
  const isWhole = languages.offered.length === allLanguages.length;
  return (scene === 'landing' || scene === 'login') && isWhole && language === languages.language$.getValue();
}
