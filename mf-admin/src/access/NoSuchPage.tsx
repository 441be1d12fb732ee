import { ButtonLink, EmptyState } from '@plaza/design-system';
import classes from './AdminsOnly.module.css';

export function NoSuchPage() {
  return (
    <div className={classes.page}>
      <EmptyState
        level={1}
        title="This page is not there"
        action={<ButtonLink href="/admin">To the remotes</ButtonLink>}
      >
        Nothing of the house lies at this address.
      </EmptyState>
    </div>
  );
}
