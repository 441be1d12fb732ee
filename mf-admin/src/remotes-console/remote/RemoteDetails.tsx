import type { RemoteStatus } from '@plaza/api-contract';
import { Button, Icon, Skeleton, useLocale, useWords } from '@plaza/design-system';
import { History, Power } from 'lucide';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../frame/Segments.tsx';
import { ActDialog } from '../acts/ActDialog.tsx';
import { useRemoteAct } from '../acts/useRemoteAct.ts';
import classes from '../Console.module.css';
import { CanaryPanel } from './CanaryPanel.tsx';
import { RemoteHistory } from './RemoteHistory.tsx';
import { TokensView } from './TokensView.tsx';
import { UseView } from './UseView.tsx';
import { VersionTable } from './VersionTable.tsx';
import { actWords } from '../acts/words.ts';
import { liveRate, RemoteStateDot } from '../RemoteStateDot.tsx';
import { consoleWords } from '../words.ts';
import { viewWords } from './views.words.ts';

// Asked for now and then: it comes when it is.
const CompareView = lazy(async () => ({ default: (await import('./CompareView.tsx')).CompareView }));

interface RemoteDetailsProps {
  remote: RemoteStatus;
  onChanged: () => void;
}

const VIEWS = ['versions', 'use', 'compare', 'tokens'] as const;

/** A remote, what can be done with it, and what there is to know of it. */
export function RemoteDetails({ remote, onChanged }: RemoteDetailsProps) {
  const t = useWords(actWords);
  const deed = useRemoteAct(remote.name, onChanged);
  const { previous } = remote;
  const v = useWords(viewWords);
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'versions';
  return (
    <>
      <RemoteFacts remote={remote} />
      <div className={classes.acts}>
        {previous !== null && (
          <Button
            variant="secondary"
            icon={<Icon icon={History} />}
            onClick={() => deed.ask({ kind: 'rollback', version: previous })}
          >
            {t.rollback}
          </Button>
        )}
        {/* Without the shell nobody could switch it on again. */}
        {remote.name !== 'shell' && (
          <Button
            variant={remote.killed ? 'primary' : 'secondary'}
            icon={<Icon icon={Power} />}
            onClick={() => deed.ask({ kind: remote.killed ? 'revive' : 'kill' })}
          >
            {remote.killed ? t.revive : t.kill}
          </Button>
        )}
      </div>
      {remote.canary ? (
        <CanaryPanel
          key={`${remote.canary.version} ${remote.canary.percent}`}
          canary={remote.canary}
          onAsk={deed.ask}
        />
      ) : null}
      <Segments
        label={v.view}
        chosen={view}
        onChoose={(to) => setParams(to === 'versions' ? {} : { view: to }, { replace: true })}
        segments={VIEWS.map((id) => ({ id, label: v[id] }))}
      />
      {view === 'versions' ? (
        <>
          <VersionTable
            remote={remote}
            onActivate={({ version }) => deed.ask({ kind: 'activate', version })}
          />
          <RemoteHistory events={remote.events} />
        </>
      ) : null}
      {view === 'use' ? <UseView name={remote.name} active={remote.active} /> : null}
      {view === 'compare' ? (
        <Suspense fallback={<Skeleton shape="block" height={160} label={v.loadingCompare} />}>
          <CompareView remote={remote} />
        </Suspense>
      ) : null}
      {view === 'tokens' ? <TokensView name={remote.name} /> : null}
      <ActDialog remote={remote.name} canTry={remote.active !== null} deed={deed} />
    </>
  );
}

/** The remote at a glance. */
function RemoteFacts({ remote }: { remote: RemoteStatus }) {
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
