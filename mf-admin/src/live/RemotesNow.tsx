import type { CallAnswer } from '@plaza/api-contract';
import { StatusDot, useWords } from '@plaza/design-system';
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
