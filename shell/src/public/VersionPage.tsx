import { ErrorState, Skeleton } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { Page } from './Page.tsx';
import classes from './VersionPage.module.css';

type Asked =
  { status: 'asking' } | { status: 'failed' } | { status: 'known'; version: string; message: string };

export function VersionPage() {
  const { api, registry } = useHost();
  const [asked, setAsked] = useState<Asked>({ status: 'asking' });

  useEffect(() => {
    if (asked.status !== 'asking') return undefined;
    let isHere = true;
    api.call('GET /fetch').then(
      ({ data: { version, message } }) => isHere && setAsked({ status: 'known', version, message }),
      () => isHere && setAsked({ status: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [api, asked.status]);

  return (
    <Page title="Version" lead={`What runs behind this ${brand.name}.`}>
      {asked.status === 'asking' ? (
        <Skeleton shape="block" height={96} label="Asking for the version" />
      ) : null}
      {asked.status === 'failed' ? (
        <ErrorState title="The version is not known right now" onRetry={() => setAsked({ status: 'asking' })}>
          The server did not answer.
        </ErrorState>
      ) : null}
      {asked.status === 'known' ? (
        <dl className={classes.facts}>
          <dt>Server</dt>
          <dd>{asked.version}</dd>
          <dt>Page</dt>
          <dd>{registry.current?.shell.version ?? 'unknown'}</dd>
          <dt>It says</dt>
          <dd>{asked.message}</dd>
        </dl>
      ) : null}
    </Page>
  );
}
