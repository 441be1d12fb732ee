import type { Campaign } from '@plaza/api-contract';
import {
  AlertDialog,
  Badge,
  Button,
  Card,
  Icon,
  Notice,
  Progress,
  Table,
  type TableColumn,
  useIsMobile,
  useLocale,
  useWords,
} from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { Pause, Play, Square } from 'lucide';
import { adminMoment } from '../../format/adminDate.ts';
import { campaignWords, deliveryWords } from '../words.ts';
import classes from '../Investors.module.css';
import { DoubtfulMails } from './DoubtfulMails.tsx';
import { useSteering } from './useCampaigns.ts';

interface CampaignPanelProps {
  campaign: Campaign;
  onChanged: () => void;
}

const tones = { running: 'teal', paused: 'amber', stopped: 'neutral', done: 'teal' } as const;
const REST = ['soft', 'hard', 'blocked', 'complaint', 'skipped'] as const;

/** How far a bulk mail is, and the ways to pause and stop it. */
export function CampaignPanel({ campaign, onChanged }: CampaignPanelProps) {
  const t = useWords(campaignWords);
  const states = useWords(deliveryWords);
  const isMobile = useIsMobile();
  const number = new Intl.NumberFormat(useLocale());
  const { progress, steer, ask, cancel } = useSteering(campaign.id, onChanged);
  const { state, counts, total, trouble } = campaign;
  const isOpen = state === 'running' || state === 'paused';
  // What a stopped one left out was not done.
  const over = state === 'stopped' ? counts.sent : total - counts.queued - counts.sending;
  const rest = REST.filter((one) => counts[one] > 0);
  return (
    <Card as="section" aria-label={t.title} className={classes.campaign} data-status={state}>
      <div className={classes.campaignHead}>
        <h2>{t.title}</h2>
        <Badge tone={tones[state]}>{t[state]}</Badge>
        <p>
          {t.begun({
            moment: adminMoment(campaign.created_at, { isMobile }),
            who: campaign.created_by ?? t.somebody,
          })}
        </p>
        {isOpen ? (
          <span className={classes.steer}>
            {state === 'running' ? (
              <Button
                size="s"
                variant="secondary"
                icon={<Icon icon={Pause} />}
                busy={progress === 'sending'}
                onClick={() => steer('paused')}
              >
                {t.pause}
              </Button>
            ) : (
              <Button
                size="s"
                icon={<Icon icon={Play} />}
                busy={progress === 'sending'}
                onClick={() => steer('running')}
              >
                {t.resume}
              </Button>
            )}
            <Button size="s" variant="ghost" icon={<Icon icon={Square} />} onClick={ask}>
              {t.stop}
            </Button>
          </span>
        ) : null}
      </div>
      <Progress
        label={t.progress({ sent: number.format(counts.sent), total: number.format(total) })}
        value={total > 0 ? over / total : 1}
      />
      {rest.length > 0 ? (
        <p className={classes.rest}>
          {rest.map((one) => `${states[one]}: ${number.format(counts[one])}`).join(' · ')}
        </p>
      ) : null}
      {trouble ? (
        <Notice tone="bad">
          {state === 'running' ? t.away : t.trouble} {t.said({ trouble })}
        </Notice>
      ) : null}
      {counts.unknown > 0 ? <DoubtfulMails campaign={campaign} onSettled={onChanged} /> : null}
      {campaign.subjects.length > 0 ? <SubjectTable subjects={campaign.subjects} /> : null}
      {progress === 'asking' ? (
        <AlertDialog
          open
          title={t.stopTitle}
          confirm={t.stop}
          onConfirm={() => steer('stopped')}
          onCancel={cancel}
        >
          <p>{t.stopWords}</p>
        </AlertDialog>
      ) : null}
    </Card>
  );
}

type Result = Campaign['subjects'][number];

/** Which subject brought what: the next letter can be better. */
function SubjectTable({ subjects }: Pick<Campaign, 'subjects'>) {
  const t = useWords(campaignWords);
  const letter = useCall('GET /investor/letter');
  const words = letter.status === 'ready' ? letter.answer.subjects : [];
  const columns: TableColumn<Result>[] = [
    {
      key: 'subject',
      title: t.subject,
      render: ({ row }) => words[row.subject] ?? String(row.subject + 1),
    },
    { key: 'sent', title: t.sent, numeric: true },
    { key: 'engaged', title: t.engaged, numeric: true },
    { key: 'bounced', title: t.bounced, numeric: true },
    { key: 'blocked', title: t.blocked, numeric: true, render: ({ row }) => row.blocked ?? 0 },
    { key: 'unsubscribed', title: t.unsubscribed, numeric: true },
  ];
  return (
    <details className={classes.subjects}>
      <summary>{t.subjects}</summary>
      <Table
        caption={t.subjects}
        captionHidden
        columns={columns}
        rows={subjects}
        rowKey={({ row }) => String(row.subject)}
      />
    </details>
  );
}
