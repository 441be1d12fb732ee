import type { DecisionAboutMe } from '@plaza/api-contract';
import { EmptyState, ErrorState, Screen, Skeleton, useWords } from '@plaza/design-system';
import { useCall, useShell, useTitle } from '@plaza/shell-contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import classes from '../reports/Reports.module.css';
import { DecisionCard } from './DecisionCard.tsx';
import { myReportWords } from './words.ts';

/** For somebody who is blocked and follows the link of the mail. What stands behind # never reaches a log. */
export function AppealScreen() {
  const t = useWords(myReportWords);
  useTitle(t.appealTitle);
  const token = useLocation().hash.slice(1);
  return (
    <Screen>
      <h1>{t.appealTitle}</h1>
      {token ? <Decision token={token} /> : <EmptyState title={t.noLink}>{t.noLinkHint}</EmptyState>}
    </Screen>
  );
}

function Decision({ token }: { token: string }) {
  const t = useWords(myReportWords);
  const { api } = useShell();
  const read = useCall('POST /moderation/appeal/read', { body: { token } });
  const [appealed, setAppealed] = useState<DecisionAboutMe>();
  if (read.status === 'loading') return <Skeleton shape="block" height={240} label={t.loading} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={t.noLink} onRetry={read.retry} requestId={read.error.requestId}>
        {read.error.message}
      </ErrorState>
    );
  }
  const appeal = async (words: string) =>
    setAppealed(await api.call('POST /moderation/appeal', { body: { token, words } }));
  return (
    <ul className={classes.queue}>
      <DecisionCard decision={appealed ?? read.answer} onAppeal={appeal} />
    </ul>
  );
}
