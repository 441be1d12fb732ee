import type { Profile } from '@plaza/api-contract';
import { EmptyState, ErrorState, Skeleton } from '@plaza/design-system';
import type { CallState } from '@plaza/shell-contract';
import { NobodyHere } from './NobodyHere.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import classes from './ProfileFaces.module.css';

interface ProfileFacesProps {
  profile: CallState<Profile>;
}

/** A profile in each of its faces: one's own and another's differ only in the call that was made. */
export function ProfileFaces({ profile }: ProfileFacesProps) {
  if (profile.status === 'failed' && profile.error.code === 'users.unknown') return <NobodyHere />;
  return (
    <div className={classes.profile} data-status={profile.status}>
      {profile.status === 'loading' && (
        <>
          <Skeleton shape="block" height="240px" label="Loading..." />
          <Skeleton lines={3} />
        </>
      )}
      {profile.status === 'failed' && (
        <ErrorState
          level={1}
          title="Failed to fetch your profile."
          onRetry={profile.retry}
          requestId={profile.error.requestId}
        >
          {profile.error.message}
        </ErrorState>
      )}
      {profile.status === 'ready' && (
        <>
          <ProfileHeader person={profile.answer} />
          <EmptyState title="No content available">
            What {profile.answer.name} puts up on the square hangs here.
          </EmptyState>
        </>
      )}
    </div>
  );
}
