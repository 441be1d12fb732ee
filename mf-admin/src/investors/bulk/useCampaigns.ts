import type { Campaign } from '@plaza/api-contract';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { withWhy } from '../../frame/withWhy.ts';
import { campaignWords } from '../words.ts';

const DAY_MS = 86_400_000;

/** The mailing that matters just now, and until when the next one waits. It moves while it runs. */
export function useCampaigns(onProgress: () => void) {
  const { hub } = useShell();
  const campaigns = useCall('GET /investor/campaigns');
  const { refetch } = campaigns;
  useEffect(() => {
    const ears = { next: refetch, error: () => undefined };
    const heard = (['campaign-changed', 'joined'] as const).map((type) =>
      hub.listen('outreach-all', type).subscribe(ears),
    );
    return () => heard.forEach((one) => one.unsubscribe());
  }, [hub, refetch]);

  const answer = campaigns.status === 'ready' ? campaigns.answer : undefined;
  const newest = answer?.data[0];
  const mark = newest && markOf(newest);
  // The counters and the list behind it show who was written to.
  const before = useRef(mark);
  useEffect(() => {
    if (before.current !== undefined && before.current !== mark) onProgress();
    before.current = mark;
  }, [mark, onProgress]);
  return {
    latest: newest && isOfToday(newest) ? newest : undefined,
    lockedUntil: answer?.locked_until ?? null,
    /** While one runs these are newer than what came with the list. */
    totals: newest?.state === 'running' ? answer?.totals : undefined,
    refetch,
  };
}

/** Another one whenever the list should be read anew: a mailing begins, is steered, ends, or has gone on by a twentieth. */
function markOf({ id, state, counts, total, subjects }: Campaign): string {
  // What was under way when it paused still arrives.
  const step = state === 'running' ? Math.ceil(total / 20) : 1;
  const sent = Math.floor(counts.sent / Math.max(1, step));
  const { soft, hard, blocked, complaint } = counts;
  // Each of these is a word in the list. While it runs they come along with the next twentieth.
  const after = [soft, hard, blocked, complaint, ...subjects.map(({ unsubscribed }) => unsubscribed)];
  return [id, state, sent, ...(state === 'running' ? [] : after)].join(' ');
}

/** What is over for a day is no news, unless something of it is in doubt. */
function isOfToday({ ended_at: ended, counts }: Campaign): boolean {
  return ended === null || counts.unknown > 0 || Date.now() - new Date(ended).getTime() < DAY_MS;
}

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
