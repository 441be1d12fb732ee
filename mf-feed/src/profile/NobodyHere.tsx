import { ButtonLink, EmptyState, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import classes from './ProfileFaces.module.css';
import { profileWords } from './words.ts';

/** The face of an address under which nobody lives. */
export function NobodyHere() {
  const t = useWords(profileWords);
  useTitle(t.unknown);
  return (
    <div className={classes.profile} data-status="unknown">
      <EmptyState level={1} title={t.unknown} action={<ButtonLink href="/search">{t.find}</ButtonLink>}>
        {t.unknownHint}
      </EmptyState>
    </div>
  );
}
