import type { Campaign } from '@plaza/api-contract';
import { AlertDialog, Button, Notice, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { withWhy } from '../../frame/withWhy.ts';
import classes from '../Investors.module.css';
import { campaignWords } from '../words.ts';

interface DoubtfulMailsProps {
  campaign: Campaign;
  onSettled: () => void;
}

/** Letters of which nobody knows whether they left. A person says what became of each: none is sent twice by itself. */
export function DoubtfulMails({ campaign, onSettled }: DoubtfulMailsProps) {
  const t = useWords(campaignWords);
  const { api, toast, signal } = useShell();
  const { id, counts } = campaign;
  const mails = useCall('GET /investor/campaigns/:id/deliveries', {
    params: { id },
    query: { state: 'unknown' },
  });
  // More of them may come while the list stands here.
  const { refetch } = mails;
  const seen = useRef(counts.unknown);
  useEffect(() => {
    if (seen.current !== counts.unknown) refetch();
    seen.current = counts.unknown;
  }, [counts.unknown, refetch]);
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<{ id: string; email: string }>();
  const settle = async (mail: string, as: 'sent' | 'again') => {
    if (busy) return;
    setBusy(mail);
    try {
      await api.call('POST /investor/deliveries/:id/settle', { params: { id: mail }, body: { as } });
    } catch (error) {
      if (signal.aborted) return;
      toast({ tone: 'bad', message: withWhy(t.failed, error) });
    }
    setBusy(undefined);
    mails.refetch();
    onSettled();
  };
  return (
    <Notice tone="bad" title={t.doubtTitle({ count: counts.unknown })}>
      <p>{t.doubtWords}</p>
      <ul className={classes.doubtful}>
        {(mails.status === 'ready' ? mails.answer.data : []).map((mail) => (
          <li key={mail.id}>
            <span>{mail.email}</span>
            <span className={classes.steer}>
              <Button
                size="s"
                variant="secondary"
                busy={busy === mail.id}
                onClick={() => void settle(mail.id, 'sent')}
              >
                {t.countSent}
              </Button>
              <Button
                size="s"
                variant="ghost"
                onClick={() => setAsked({ id: mail.id, email: mail.email ?? '–' })}
              >
                {t.again}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked ? (
        <AlertDialog
          open
          title={t.againAsk}
          confirm={t.again}
          onConfirm={() => {
            setAsked(undefined);
            void settle(asked.id, 'again');
          }}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t.againWords({ email: asked.email })}</p>
        </AlertDialog>
      ) : null}
    </Notice>
  );
}
