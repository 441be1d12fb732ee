import { useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { withWhy } from '../../frame/withWhy.ts';
import { campaignWords } from '../words.ts';

/** Pauses, resumes and stops a bulk mail; to stop it asks first. */
export function useSteering(id: string, onChanged: () => void) {
  const { api, toast, signal } = useShell();
  const [progress, setProgress] = useState<'idle' | 'asking' | 'sending'>('idle');
  const steer = async (state: 'paused' | 'running' | 'stopped') => {
    if (progress === 'sending') return;
    setProgress('sending');
    try {
      await api.call('POST /investor/campaigns/:id/state', { params: { id }, body: { state } });
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(campaignWords.now.failed, error) });
    }
    setProgress('idle');
    onChanged();
  };
  return {
    progress,
    steer: (state: 'paused' | 'running' | 'stopped') => void steer(state),
    ask: () => setProgress('asking'),
    cancel: () => setProgress('idle'),
  };
}
