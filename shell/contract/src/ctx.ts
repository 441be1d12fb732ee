import { createContext, useContext } from 'react';
import type { ShellContext } from './context.ts';

export const ShellReact = createContext<ShellContext | null>(null);

/** The shell, from inside a remote's components. */
export function useShell(): ShellContext {
  const ctx = useContext(ShellReact);
  if (!ctx) throw new Error('useShell() works below the component given to defineRemote().');
  return ctx;
}
