import { startTransition, useEffect, useState } from 'react';
import { picture } from './picture.ts';

/** Whether what lies below the fold is due. In the picture it is not, and it comes in pieces once that is alive. */
export function useWhole(): boolean {
  const [isWhole, setIsWhole] = useState(!picture.isShown);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
