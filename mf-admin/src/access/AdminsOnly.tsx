import { ButtonLink, EmptyState } from '@plaza/design-system';
import { useShell, useStream } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import classes from './AdminsOnly.module.css';

/** Says whom these pages are for. The api guards what they show; this only spares a refusal. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const session = useStream(useShell().session$, { status: 'guest' });
  if (session.status === 'member' && session.user.isAdmin) return children;
  return (
    <div className={classes.page} data-status="refused">
      <EmptyState
        level={1}
        title="An administrator is needed"
        action={<ButtonLink href="/">Back to the square</ButtonLink>}
      >
        These pages keep the house running. Your account does not have that key.
      </EmptyState>
    </div>
  );
}
