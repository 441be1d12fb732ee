import { Card, useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { HiddenPeople } from './HiddenPeople.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import classes from './PeopleSettings.module.css';
import { settingsWords } from './words.ts';

/** What this remote adds to Settings: what the bell tells, and whom one does not want to meet. */
export function PeopleSettings() {
  const t = useWords(settingsWords);
  return (
    <div className={classes.sections}>
      <Section id="notices" title={t.notices} hint={t.noticesHint}>
        <NoticeSettings />
      </Section>
      <Section id="privacy" title={t.privacy} hint={t.privacyHint}>
        <HiddenPeople />
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

function Section({ id, title, hint, children }: SectionProps) {
  const titleId = `settings-${id}`;
  return (
    <Card as="section" pad="l" className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <p className={classes.hint}>{hint}</p>
      {children}
    </Card>
  );
}
