import { ButtonLink, EmptyState } from '@plaza/design-system';
import classes from './ProfileFaces.module.css';

/** The face of an address under which nobody lives. */
export function NobodyHere() {
  return (
    <div className={classes.profile} data-status="unknown">
      <EmptyState
        level={1}
        title="User not found"
        action={<ButtonLink href="/search">Find people</ButtonLink>}
      >
        Nobody on this square goes by that name. Perhaps it is spelt differently.
      </EmptyState>
    </div>
  );
}
