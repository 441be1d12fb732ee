import { useEffect } from 'react';
import { useShell } from './ctx.ts';
import { contractFits } from './version.ts';

/** Keeps the screen awake while somebody watches without touching it: a call, a game. */
export function useAwake(isBusy: boolean): void {
  const { frame, contract } = useShell();
  // An older shell would take it for a word on how the frame looks.
  const ask = contractFits(contract, '1.5') ? frame : undefined;
  useEffect(() => (isBusy ? ask?.({ awake: true }) : undefined), [ask, isBusy]);
}
