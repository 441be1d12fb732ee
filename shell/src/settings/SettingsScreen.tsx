import { Card, ErrorState, Skeleton } from '@plaza/design-system';
import { useCallback } from 'react';
import { FramePlace } from '../frame/FramePlace.tsx';
import { useHost } from '../host/useHost.ts';
import { sections } from './sections.ts';
import type { SectionProps } from './SettingsSection.ts';
import { useAnswer } from './useAnswer.ts';
import classes from './settings.module.css';

/** What belongs to one's own account, section by section. */
export function SettingsScreen() {
  const { api } = useHost();
  const ask = useCallback((signal: AbortSignal) => api.call('GET /account', { signal }), [api]);
  const { asked, again, setAnswer } = useAnswer(ask);
  return (
    <div className={classes['screen']} data-status={asked.status}>
      <h1>Settings</h1>
      {asked.status === 'loading' ? <Skeleton shape="block" height={320} label="Loading settings" /> : null}
      {asked.status === 'failed' ? (
        <ErrorState title="Settings did not load" requestId={asked.requestId} onRetry={again}>
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
  const own = sections.filter(({ isFor }) => isFor?.(props.account) ?? true);
  return (
    <>
      {own.map(({ id, title, Section }) => (
        <Card key={id} as="section" pad="l" aria-labelledby={`settings-${id}`} className={classes['section']}>
          <h2 id={`settings-${id}`}>{title}</h2>
          <Section {...props} />
        </Card>
      ))}
      <FramePlace name="settings" />
    </>
  );
}
