import type { RemoteStatus } from '@plaza/api-contract';
import { useLocale, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import classes from '../Console.module.css';
import { RemoteStateDot } from '../RemoteStateDot.tsx';
import { liveRate } from '../remoteState.ts';
import { consoleWords } from '../words.ts';

/** The remote at a glance. */
export function RemoteFacts({ remote }: { remote: RemoteStatus }) {
  const t = useWords(consoleWords);
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  const rate = liveRate(remote);
  return (
    <dl className={classes.facts}>
      <Fact name={t.state}>
        <RemoteStateDot remote={remote} />
      </Fact>
      <Fact name={t.rate}>
        <span className={classes.rateNow} data-bad={(rate ?? 0) >= 5 || undefined}>
          {rate === null ? '–' : t.percent({ count: number.format(rate) })}
        </span>
      </Fact>
      <Fact name={t.live}>
        <code className={classes.version}>{remote.active ?? t.none}</code>
      </Fact>
      <Fact name={t.before}>
        <code className={classes.version}>{remote.previous ?? t.none}</code>
      </Fact>
      <Fact name={t.trying}>
        <code className={classes.version}>
          {remote.canary ? `${remote.canary.version}, ${remote.canary.percent} %` : t.none}
        </code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
