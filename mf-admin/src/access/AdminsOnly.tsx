import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import { accessWords } from './words.ts';
import classes from './AdminsOnly.module.css';

/** Says whom these pages are for. The api guards what they show; this only spares a refusal. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const t = useWords(accessWords);
  const session = useStream(useShell().session$, { status: 'guest' });
  if (session.status === 'member' && session.user.isAdmin) return children;
  return (
    <div className={classes.page} data-status="refused">
      <EmptyState level={1} title={t.needed} action={<ButtonLink href="/">{t.back}</ButtonLink>}>
        {t.neededWords}
      </EmptyState>
    </div>
  );
}
