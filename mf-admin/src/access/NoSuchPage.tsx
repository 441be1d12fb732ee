import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { accessWords } from './words.ts';
import classes from './AdminsOnly.module.css';

export function NoSuchPage() {
  const t = useWords(accessWords);
  return (
    <div className={classes.page}>
      <EmptyState level={1} title={t.missing} action={<ButtonLink href="/admin">{t.toMonitor}</ButtonLink>}>
        {t.missingWords}
      </EmptyState>
    </div>
  );
}
