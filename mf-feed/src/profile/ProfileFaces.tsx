import type { Profile } from '@plaza/api-contract';
import { ButtonLink, EmptyState, ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { type ApiError, type LiveValueState, useTitle } from '@plaza/shell-contract';
import type { ReactNode } from 'react';
import classes from './ProfileFaces.module.css';
import { profileWords } from './words.ts';

interface ProfileFacesProps {
  profile: LiveValueState<Profile>;
  /** The profile, once it is there. */
  children(profile: Profile): ReactNode;
}

/** A profile in each of its faces: one's own and another's differ only in what is shown of it. */
export function ProfileFaces({ profile, children }: ProfileFacesProps) {
  const t = useWords(profileWords);
  if (profile.status === 'failed' && isUnknown(profile.error)) return <NobodyHere />;
  return (
    <div className={classes.profile} data-status={profile.status}>
      {profile.status === 'loading' && (
        <>
          <Skeleton shape="block" height="340px" label={t.loading} />
          <Skeleton lines={3} />
        </>
      )}
      {profile.status === 'failed' && (
        <ErrorState level={1} title={t.failed} onRetry={profile.retry} requestId={profile.error.requestId}>
          {profile.error.message}
        </ErrorState>
      )}
      {profile.status === 'ready' && children(profile.value)}
    </div>
  );
}

/** Whether there is nobody of that name, or nobody whom one may know. */
export function isUnknown({ code }: ApiError): boolean {
  return code === 'users.unknown';
}

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
