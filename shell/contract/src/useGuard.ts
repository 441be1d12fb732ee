import { useEffect } from 'react';
import { useShell } from './ctx.ts';

/** Has the visitor asked before they leave while something is not saved: a drawing, an upload that is under way. */
export function useGuard(isUnsaved: boolean): void {
  const { guard } = useShell();
  useEffect(() => (isUnsaved ? guard?.() : undefined), [guard, isUnsaved]);
}
