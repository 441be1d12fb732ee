import type { RemoteStatus } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import classes from '../Console.module.css';
import { RemoteStateDot } from '../RemoteStateDot.tsx';
import { consoleWords } from '../words.ts';

/** The remote at a glance. */
export function RemoteFacts({ remote }: { remote: RemoteStatus }) {
  const t = useWords(consoleWords);
  return (
    <dl className={classes.facts}>
      <Fact name={t.state}>
        <RemoteStateDot remote={remote} />
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
