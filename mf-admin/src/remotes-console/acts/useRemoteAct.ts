import { type ApiClient, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { type RemoteAct, sayAct } from './RemoteAct.ts';
import { actWords } from './words.ts';

type ActProgress =
  | { status: 'idle' }
  | { status: 'asking' | 'sending'; act: RemoteAct }
  | { status: 'refused'; act: RemoteAct; reason: string };

/** An act goes from the question to the api, and ends in a toast, or in the apiError beside the question. */
export function useRemoteAct(remote: string, onDone: () => void) {
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<ActProgress>({ status: 'idle' });

  const [reason, setReason] = useState('');
  const ask = (act: RemoteAct) => {
    setReason('');
    setProgress({ status: 'asking', act });
  };
  /** The same act for fewer, or for all. */
  const share = (percent: number) => {
    if (progress.status === 'idle' || progress.act.kind !== 'activate') return;
    const { kind, version } = progress.act;
    setProgress({ status: 'asking', act: { kind, version, ...(percent < 100 ? { percent } : {}) } });
  };
  const cancel = () => setProgress({ status: 'idle' });

  const confirm = async () => {
    if (progress.status === 'idle' || progress.status === 'sending') return;
    const { act } = progress;
    setProgress({ status: 'sending', act });
    try {
      await send(api, remote, act, reason.trim());
      toast({ message: sayAct(act, remote).done, tone: 'good' });
      setProgress({ status: 'idle' });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : actWords.now.failed;
      toast({ message: why, tone: 'bad' });
      setProgress({ status: 'refused', act, reason: why });
    }
  };

  return { progress, ask, share, reason, setReason, cancel, confirm };
}

function send(api: ApiClient, name: string, act: RemoteAct, words: string) {
  const params = { name };
  const reason = words ? { reason: words } : {};
  switch (act.kind) {
    case 'activate': {
      const { version, percent } = act;
      const share = percent === undefined ? {} : { percent };
      return api.call('POST /remotes/:name/activate', { params, body: { version, ...share, ...reason } });
    }
    case 'rollback':
      return api.call('POST /remotes/:name/rollback', { params, body: { version: act.version, ...reason } });
    case 'withdraw':
      // Without a version it is the canary that goes.
      return api.call('POST /remotes/:name/rollback', { params, body: reason });
    case 'kill':
    case 'revive':
      return api.call('POST /remotes/:name/kill', {
        params,
        body: { killed: act.kind === 'kill', ...reason },
      });
  }
}
