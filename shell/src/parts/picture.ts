import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page is still what the server drew of it, or was made of that and nobody has gone on yet.
 * While it is so, nothing enters that stands there already, and what lies below the fold waits.
 */
export const picture = { isShown: false };

/** The picture that a page came with; read it before the host says its own language and theme. */
export interface CamePicture {
  language: string;
}

export function pictureOn(page: Document): CamePicture | undefined {
  return page.querySelector('[data-picture]') ? { language: page.documentElement.lang } : undefined;
}

/** Whether what lies below the fold is due. In the picture it is not, and it comes in pieces once that is alive. */
export function useWhole(): boolean {
  const [isWhole, setIsWhole] = useState(!picture.isShown);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
