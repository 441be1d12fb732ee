import type { Activity } from '@plaza/api-contract';
import {
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  type TableColumn,
  useIsMobile,
  useWords,
} from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { adminDay, adminTime } from '../format/adminDate.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { frameWords } from '../frame/words.ts';
import classes from './Activity.module.css';
import { activityWords } from './words.ts';

/** When a person was here. Everybody may look at their own days. */
export function ActivityScreen() {
  const t = useWords(activityWords);
  const { adminNeeded } = useWords(frameWords);
  const { report } = useShell();
  const { userId = '' } = useParams();
  const activity = useCall('GET /monitor/:userId', { params: { userId } });
  const error = activity.status === 'failed' ? activity.error : undefined;
  useEffect(() => {
    if (error && error.status !== 401 && error.status !== 403) report(error, 'the activity log');
  }, [error, report]);
  const why = { 401: t.logIn, 403: adminNeeded }[error?.status ?? 0] ?? error?.message;
  return (
    <AdminFrame title={t.title} line={t.line} status={activity.status}>
      {activity.status === 'loading' ? (
        <div className={classes.loading}>
          <p role="status">{t.loading}</p>
          <Skeleton shape="block" height={320} />
        </div>
      ) : null}
      {error ? (
        <ErrorState title={t.failed} onRetry={activity.retry} requestId={error.requestId}>
          {why}
        </ErrorState>
      ) : null}
      {activity.status === 'ready' && activity.answer.data.length === 0 ? (
        <EmptyState title={t.nothing}>{t.nothingWords}</EmptyState>
      ) : null}
      {activity.status === 'ready' && activity.answer.data.length > 0 ? (
        <>
          <ActivityChart days={activity.answer.data} />
          <ActivityTable days={activity.answer.data} />
        </>
      ) : null}
    </AdminFrame>
  );
}

function ActivityTable({ days }: { days: readonly Activity[] }) {
  const t = useWords(activityWords);
  const isMobile = useIsMobile();
  const columns: TableColumn<Activity>[] = [
    { key: 'user_id', title: t.userId },
    { key: 'date', title: t.date, render: ({ row }) => adminDay(row.first_active) },
    { key: 'first', title: t.first, render: ({ row }) => adminTime(row.first_active, { isMobile }) },
    { key: 'last', title: t.last, render: ({ row }) => adminTime(row.last_active, { isMobile }) },
    {
      key: 'duration',
      title: t.duration,
      numeric: true,
      render: ({ row }) => t.hours(hoursAndMinutes(minutesOf(row))),
    },
  ];
  return (
    <Table
      caption={t.caption}
      captionHidden
      columns={columns}
      rows={days}
      rowKey={({ row }) => String(row.first_active)}
    />
  );
}

const DAYS = 30;

/** The last days as bars. The table below says the same in numbers, so ears get its name alone. */
function ActivityChart({ days }: { days: readonly Activity[] }) {
  const t = useWords(activityWords);
  const shown = days.slice(0, DAYS).toReversed();
  const most = Math.max(1, ...shown.map(minutesOf));
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} role="img" aria-label={t.chart}>
        {shown.map((day) => {
          const duration = t.hours(hoursAndMinutes(minutesOf(day)));
          return (
            <span
              key={String(day.first_active)}
              className={classes.bar}
              style={{ blockSize: `${Math.max(3, (minutesOf(day) / most) * 100)}%` }}
              title={t.bar({ day: adminDay(day.first_active), duration })}
            />
          );
        })}
      </div>
      <figcaption>{t.chart}</figcaption>
    </figure>
  );
}

const MINUTE_MS = 60_000;

/** From the first sign of somebody to the last, in whole minutes. */
export function minutesOf({ first_active: first, last_active: last }: Activity): number {
  return Math.max(0, Math.floor((new Date(last).getTime() - new Date(first).getTime()) / MINUTE_MS));
}

function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
