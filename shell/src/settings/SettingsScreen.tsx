import { Card, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { Fragment, useCallback } from 'react';
import { FramePlace } from '../frame/FramePlace.tsx';
import { useHost } from '../host/useHost.ts';
import { sections } from './sections.ts';
import type { SectionProps } from './SettingsSection.ts';
import { useAnswer } from './useAnswer.ts';
import classes from './settings.module.css';
import { settingsWords } from './words.ts';

/** What belongs to one's own account, section by section. */
export function SettingsScreen() {
  const t = useWords(settingsWords);
  const { api } = useHost();
  const ask = useCallback((signal: AbortSignal) => api.call('GET /account', { signal }), [api]);
  const { asked, again, setAnswer } = useAnswer(ask);
  return (
    <div className={classes['screen']} data-status={asked.status}>
      <h1>{t.title}</h1>
      {asked.status === 'loading' ? <Skeleton shape="block" height={320} label={t.loading} /> : null}
      {asked.status === 'failed' ? (
        <ErrorState title={t.failed} requestId={asked.requestId} onRetry={again}>
          {asked.words}
        </ErrorState>
      ) : null}
      {asked.status === 'ready' ? (
        <Sections account={asked.answer} onChanged={({ account }) => setAnswer(account)} />
      ) : null}
    </div>
  );
}

function Sections(props: SectionProps) {
  const t = useWords(settingsWords);
  const own = sections.filter(({ isFor }) => isFor?.(props.account) ?? true);
  return (
    <>
      {own.map(({ id, title, Section, placeBefore }) => (
        <Fragment key={id}>
          {placeBefore ? <FramePlace name={placeBefore} className={classes['place']} /> : null}
          <Card as="section" pad="l" aria-labelledby={`settings-${id}`} className={classes['section']}>
            <h2 id={`settings-${id}`}>{title(t)}</h2>
            <Section {...props} />
          </Card>
        </Fragment>
      ))}
      <FramePlace name="settings" />
    </>
  );
}
