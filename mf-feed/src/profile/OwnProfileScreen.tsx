import { liveValue, useLiveValue } from '@plaza/shell-contract';
import { EarnedPlace } from './EarnedPlace.tsx';
import { OwnHeader } from './OwnHeader.tsx';
import { ProfileFaces } from './ProfileFaces.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

const ownProfile = liveValue('GET /profile');

/** The profile without a username in its address: one's own, with what only its owner can do. */
export function OwnProfileScreen() {
  const profile = useLiveValue(ownProfile);
  return (
    <ProfileFaces profile={profile}>
      {(person) => (
        <>
          <OwnHeader person={person} onChanged={({ profile: now }) => profile.hear(() => now)} />
          <EarnedPlace username={person.username} />
          <ProfilePosts />
        </>
      )}
    </ProfileFaces>
  );
}
