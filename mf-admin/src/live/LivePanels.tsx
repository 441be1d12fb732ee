import type { CallAnswer } from '@plaza/api-contract';
import { StatusDot, Table, type TableColumn, useLocale, useWords } from '@plaza/design-system';
import { Link } from 'react-router-dom';
import classes from './Live.module.css';
import { liveWords } from './words.ts';

type Remotes = CallAnswer<'GET /live'>['remotes'];

/** What browsers saw of each remote in the last two minutes. */
export function RemotesNow({ remotes }: { remotes: Remotes }) {
  const t = useWords(liveWords);
  return (
    <section className={classes.panel} aria-labelledby="live-remotes">
      <h2 id="live-remotes">{t.remotes}</h2>
      {remotes.length === 0 ? <p className={classes.quiet}>{t.noRemotes}</p> : null}
      <ul className={classes.rows}>
        {remotes.map((remote) => (
          <li key={remote.name}>
            <Link to={`/admin/remotes/${remote.name}`}>{remote.name}</Link>
            <span className={classes.count}>
              <State of={remote} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ of: { killed, browsers, failing } }: { of: Remotes[number] }) {
  const t = useWords(liveWords);
  if (killed) return <StatusDot status="off" label={t.killed} />;
  if (failing > 0) return <StatusDot status="bad" label={t.failing({ count: browsers, failing })} />;
  return <StatusDot status={browsers > 0 ? 'good' : 'calm'} label={browsers > 0 ? t.healthy : t.quiet} />;
}

/** Where people are. */
export function ZonesNow({ zones }: Pick<CallAnswer<'GET /live'>, 'zones'>) {
  const t = useWords(liveWords);
  const most = Math.max(...zones.map(({ people }) => people), 1);
  return (
    <section className={classes.panel} aria-labelledby="live-zones">
      <h2 id="live-zones">{t.zones}</h2>
      {zones.length === 0 ? <p className={classes.quiet}>{t.noZones}</p> : null}
      <ul className={classes.rows}>
        {zones.map(({ zone, people }) => (
          <li key={zone}>
            <a href={`/zones/${zone}`}>{zone}</a>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(people / most) * 100}%` }} />
            </span>
            <span className={classes.count}>{t.people({ count: people })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SlowCall = CallAnswer<'GET /live'>['slow'][number];

/** Which calls made people wait. */
export function SlowCalls({ calls }: { calls: readonly SlowCall[] }) {
  const t = useWords(liveWords);
  const number = new Intl.NumberFormat(useLocale());
  if (calls.length === 0) return <p className={classes.quiet}>{t.noSlow}</p>;
  const columns: TableColumn<SlowCall>[] = [
    { key: 'call', title: t.call, render: ({ row }) => <code className={classes.call}>{row.call}</code> },
    { key: 'count', title: t.count, numeric: true, render: ({ row }) => number.format(row.count) },
    {
      key: 'p95_ms',
      title: t.p95,
      numeric: true,
      render: ({ row }) => t.ms({ count: number.format(row.p95_ms) }),
    },
    {
      key: 'errors',
      title: t.faults,
      numeric: true,
      render: ({ row }) => <span data-bad={row.errors > 0 || undefined}>{number.format(row.errors)}</span>,
    },
  ];
  return (
    <Table
      className={classes.table}
      caption={t.slow}
      columns={columns}
      rows={calls}
      rowKey={({ row }) => row.call}
    />
  );
}
