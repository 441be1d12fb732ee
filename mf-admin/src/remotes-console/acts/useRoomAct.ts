import { type ApiClient, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { type RoomAct, sayAct } from './RoomAct.ts';
import { actWords } from './words.ts';

type ActProgress =
  | { status: 'idle' }
  | { status: 'asking' | 'sending'; act: RoomAct }
  | { status: 'refused'; act: RoomAct; reason: string };

/** An act goes from the question to the api, and ends in a toast, or in the refusal beside the question. */
export function useRoomAct(room: string, onDone: () => void) {
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<ActProgress>({ status: 'idle' });

  const ask = (act: RoomAct) => setProgress({ status: 'asking', act });
  const cancel = () => setProgress({ status: 'idle' });

  const confirm = async () => {
    if (progress.status === 'idle' || progress.status === 'sending') return;
    const { act } = progress;
    setProgress({ status: 'sending', act });
    try {
      await send(api, room, act);
      toast({ message: sayAct(act, room).done, tone: 'good' });
      setProgress({ status: 'idle' });
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : actWords.now.failed;
      toast({ message: reason, tone: 'bad' });
      setProgress({ status: 'refused', act, reason });
    }
  };

  return { progress, ask, cancel, confirm };
}

function send(api: ApiClient, name: string, act: RoomAct) {
  const params = { name };
  switch (act.kind) {
    case 'activate':
      return api.call('POST /remotes/:name/activate', { params, body: { version: act.version } });
    case 'rollback':
      return api.call('POST /remotes/:name/rollback', { params, body: { version: act.version } });
    case 'kill':
    case 'revive':
      return api.call('POST /remotes/:name/kill', { params, body: { killed: act.kind === 'kill' } });
  }
}
