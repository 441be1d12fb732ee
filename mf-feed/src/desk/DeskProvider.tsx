import { useShell } from '@plaza/shell-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Desk } from './Desk.ts';
import { DeskReact } from './useDesk.ts';
import { deskWords } from './words.ts';

/** Gives all screens below one desk. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [desk] = useState(
    () =>
      new Desk(shell, (wish, error) => {
        const why = error instanceof Error ? error.message : '';
        shell.toast({ message: deskWords.now[wish.kind]({ why }).trim(), tone: 'bad' });
      }),
  );
  useEffect(() => desk.start(), [desk]);
  return <DeskReact value={desk}>{children}</DeskReact>;
}
