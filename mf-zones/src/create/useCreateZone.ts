import type { CreateZone } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import { useCallback, useRef, useState } from 'react';
import { looksOf } from '../world/people/looks.ts';
import { createZoneWords } from './words.ts';

/** A zone takes so long to be made, however quick the server is. */
const CREATING_MS = 3_000;

/** Makes a zone, says so, and opens it at its own address. */
export function useCreateZone() {
  const t = useWords(createZoneWords);
  const { api, toast, navigate, signal, session$ } = useShell();
  const session = useStream(session$, { status: 'guest' });
  const username = session.status === 'member' ? session.user.username : '';
  const [status, setStatus] = useState<'idle' | 'creating'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Sent again after a lost answer it is the same zone; whoever has changed the form wants another. */
  const sent = useRef({ form: '', clientId: '' });

  /** One comes into it as the avatar one has chosen, in the colours one has. */
  const becomeAvatar = useCallback(
    async (avatar: CreateZone['avatar']) => {
      const kind = avatar === 1 ? 'person' : 'robot';
      const { looks } = await api.call('GET /zones/looks');
      if (looks?.kind === kind) return;
      await api.call('PUT /zones/looks', { body: { ...(looks ?? looksOf(username)), kind } });
    },
    [api, username],
  );

  const create = useCallback(
    async (body: CreateZone) => {
      setStatus('creating');
      setRefusal(null);
      try {
        const form = JSON.stringify(body);
        if (sent.current.form !== form) sent.current = { form, clientId: crypto.randomUUID() };
        const { clientId } = sent.current;
        const [made] = await Promise.all([
          api.call('POST /zones', { body: { ...body, clientId } }),
          waited(CREATING_MS, signal),
        ]);
        // The zone is made, whatever one looks like in it.
        await becomeAvatar(body.avatar).catch(() => undefined);
        if (signal.aborted) return;
        toast({ tone: 'good', message: t.created({ name: made.name, mode: made.mode }) });
        // Who goes back has no use for the filled form.
        navigate(made.path, { replace: true });
      } catch (error) {
        if (signal.aborted) return;
        setStatus('idle');
        setRefusal(error instanceof Error ? error.message : String(error));
      }
    },
    [api, toast, navigate, signal, t, becomeAvatar],
  );
  return { status, refusal, create };
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
