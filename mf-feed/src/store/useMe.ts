import { type Member, type Session, useShell, useStream } from '@plaza/shell-contract';
import { useState } from 'react';
import { readNow } from './readNow.ts';

const nobody: Session = { status: 'guest' };

/** Who is looking, from the first moment on; nobody only while the session ends. */
export function useMe(): Member | undefined {
  const { session$ } = useShell();
  const [first] = useState(() => readNow(session$, nobody));
  const session = useStream(session$, first);
  return session.status === 'member' ? session.user : undefined;
}
