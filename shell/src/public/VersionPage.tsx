import { ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useEffect, useState } from 'react';
import { brand } from '../brand.ts';
import { useHost } from '../host/useHost.ts';
import { Page } from './Page.tsx';
import { pageWords } from './words.ts';
import classes from './VersionPage.module.css';

type Asked =
  | { status: 'asking' }
  | { status: 'failed' }
  | { status: 'known'; version: string; message: string };

export function VersionPage() {
  const t = useWords(pageWords);
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
    <Page title={t.version} lead={t.versionLead({ brand: brand.name })}>
      {asked.status === 'asking' ? <Skeleton shape="block" height={96} label={t.versionAsking} /> : null}
      {asked.status === 'failed' ? (
        <ErrorState title={t.versionFailed} onRetry={() => setAsked({ status: 'asking' })}>
          {t.versionFailedWords}
        </ErrorState>
      ) : null}
      {asked.status === 'known' ? (
        <dl className={classes.facts}>
          <dt>{t.server}</dt>
          <dd>{asked.version}</dd>
          <dt>{t.page}</dt>
          <dd>{registry.current?.shell.version ?? t.unknown}</dd>
          <dt>{t.says}</dt>
          <dd>{asked.message}</dd>
        </dl>
      ) : null}
    </Page>
  );
}
