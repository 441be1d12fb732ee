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
import { ActivityChart } from './ActivityChart.tsx';
import { hoursAndMinutes, minutesOf } from './duration.ts';
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
