import { ButtonLink, EmptyState } from '@plaza/design-system';
import classes from './pages.module.css';

export function NotFoundScreen() {
  return (
    <div className={classes.middle}>
      <EmptyState
        title="This page is not on the map"
        level={1}
        action={<ButtonLink href="/">Back to the square</ButtonLink>}
      >
        The address may be mistyped, or the place has moved.
      </EmptyState>
    </div>
  );
}
