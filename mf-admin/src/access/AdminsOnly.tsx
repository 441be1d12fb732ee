import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import { Outlet } from 'react-router-dom';
import { accessWords } from './words.ts';
import classes from './AdminsOnly.module.css';

/** Says whom the pages below are for. The api guards what they show; this only spares an error. */
export function AdminsOnly() {
  const t = useWords(accessWords);
  const session = useStream(useShell().session$, { status: 'guest' });
  if (session.status === 'member' && session.user.isAdmin) return <Outlet />;
  return (
    <div className={classes.page} data-status="refused">
      <EmptyState level={1} title={t.needed} action={<ButtonLink href="/">{t.back}</ButtonLink>}>
        {t.neededWords}
      </EmptyState>
    </div>
  );
}

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
