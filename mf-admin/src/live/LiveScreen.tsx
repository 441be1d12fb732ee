import type { CallAnswer } from '@plaza/api-contract';
import { ErrorState, Notice, Skeleton, useLocale, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Segments } from '../frame/Segments.tsx';
import classes from './Live.module.css';
import { RemotesNow, SlowCalls, ZonesNow } from './LivePanels.tsx';
import { formatSeconds, formatSize } from './sizes.ts';
import { Tile } from './Tile.tsx';
import { useLive } from './useLive.ts';
import { liveWords } from './words.ts';

type Live = CallAnswer<'GET /live'>;
type Lines = CallAnswer<'GET /live/lines'>;

/** Whether all is well, at a glance. */
export function LiveScreen() {
  const t = useWords(liveWords);
  const { now, told, lines } = useLive();
  const [span, setSpan] = useState<'hour' | 'day'>('hour');
  // What was known last stays, with a word that it may be old.
  const [known, setKnown] = useState<Live>();
  const shown = newest(known, told, now.status === 'ready' ? now.answer : undefined);
  if (shown !== known) setKnown(shown);
  const isStale = !told && (now.status === 'failed' || now.isOld);
  return (
    <AdminFrame
      title={t.title}
      line={t.line}
      status={shown ? 'ready' : now.status}
      acts={
        <Segments
          label={t.span}
          chosen={span}
          onChoose={setSpan}
          segments={[
            { id: 'hour', label: t.hour },
            { id: 'day', label: t.day },
          ]}
        />
      }
    >
      {now.status === 'loading' && !shown ? <Skeleton shape="block" height={420} label={t.loading} /> : null}
      {now.status === 'failed' && !shown ? (
        <ErrorState title={t.failed} onRetry={now.retry} requestId={now.error.requestId}>
          {now.error.message}
        </ErrorState>
      ) : null}
      {isStale && shown ? <Notice tone="bad">{t.stale}</Notice> : null}
      {shown ? (
        <Board live={shown} lines={lines.status === 'ready' ? lines.answer[span] : undefined} />
      ) : null}
    </AdminFrame>
  );
}

function Board({ live, lines }: { live: Live; lines: Lines['hour'] | undefined }) {
  const t = useWords(liveWords);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { jobs, disk_bytes, disk_free } = live;
  const size = (bytes: number) => formatSize(bytes, locale);
  const failing = live.remotes.filter((one) => one.failing > 0).length;
  const jobsAside = [
    ...(jobs.oldest_seconds > 0 ? [t.jobsOldest({ time: formatSeconds(jobs.oldest_seconds) })] : []),
    ...(jobs.failing > 0 ? [t.jobsFailing({ count: jobs.failing })] : []),
  ].join(', ');
  return (
    <>
      <dl className={classes.tiles}>
        <Tile label={t.online} value={live.online} line={lines?.online} />
        <Tile label={t.in_zones} value={live.in_zones ?? 0} line={lines?.in_zones} />
        <Tile label={t.messages} value={live.messages} line={lines?.messages} />
        <Tile label={t.posts} value={live.posts} line={lines?.posts} />
        <Tile label={t.requests} value={last(lines?.requests)} line={lines?.requests} />
        <Tile
          label={t.errors}
          value={last(lines?.errors)}
          line={lines?.errors}
          isBad={last(lines?.errors) > 0}
        />
        <Tile
          label={t.slowest_ms}
          value={last(lines?.slowest_ms)}
          format={(ms) => t.ms({ count: number.format(ms) })}
          line={lines?.slowest_ms}
        />
        <Tile
          label={t.jobs}
          value={jobs.waiting}
          aside={jobsAside}
          line={lines?.jobs}
          isBad={jobs.oldest_seconds > 300}
        />
        <Tile
          label={t.mail_failing}
          value={live.mail_failing}
          line={lines?.mail_failing}
          isBad={live.mail_failing > 0}
        />
        <Tile
          label={t.push_failing}
          value={live.push_failing}
          line={lines?.push_failing}
          isBad={live.push_failing > 0}
        />
        <Tile label={t.remotes_failing} value={failing} line={lines?.remotes_failing} isBad={failing > 0} />
        <Tile label={t.db_bytes} value={live.db_bytes} format={size} line={lines?.db_bytes} />
        <Tile
          label={t.disk_free}
          value={disk_free}
          format={size}
          aside={t.diskOf({ size: size(disk_bytes) })}
          line={lines?.disk_free}
          isBad={disk_free < disk_bytes * 0.05}
        />
      </dl>
      <div className={classes.panels}>
        <ZonesNow zones={live.zones} />
        <RemotesNow remotes={live.remotes} />
      </div>
      <SlowCalls calls={live.slow} />
    </>
  );
}

/** What the hub told last is newer than what was answered when the board was opened. */
function newest(...boards: readonly (Live | undefined)[]): Live | undefined {
  return boards.reduce((first, second) => (first && (!second || second.at < first.at) ? first : second));
}

/** The last minute that is over. */
function last(line: readonly (number | null)[] | undefined): number {
  return line?.findLast((one) => one !== null) ?? 0;
}
