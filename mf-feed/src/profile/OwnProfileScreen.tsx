import type { Profile } from '@plaza/api-contract';
import { useCall } from '@plaza/shell-contract';
import { useState } from 'react';
import { OwnHeader } from './OwnHeader.tsx';
import { ProfileFaces } from './ProfileFaces.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

/** The profile without a username in its address: one's own, with what only its owner can do. */
export function OwnProfileScreen() {
  const profile = useCall('GET /profile');
  const [changed, setChanged] = useState<Profile>();
  return (
    <ProfileFaces profile={profile}>
      {(asked) => (
        <>
          <OwnHeader
            person={changed ?? asked}
            onChanged={({ profile: now }) => {
              setChanged(now);
            }}
          />
          <ProfilePosts />
        </>
      )}
    </ProfileFaces>
  );
}
