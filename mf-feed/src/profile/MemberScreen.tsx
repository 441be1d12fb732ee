import { useCall } from '@plaza/shell-contract';
import { useParams } from 'react-router-dom';
import { BlockedHere } from './BlockedHere.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ProfileFaces } from './ProfileFaces.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';

/** The profile of whoever the address names. */
export function MemberScreen() {
  const { username = '' } = useParams();
  const profile = useCall('GET /profile/:username', { params: { username } });
  return (
    <ProfileFaces profile={profile}>
      {(person) => (
        <>
          <MemberHeader person={person} onChanged={profile.refetch} />
          {person.is_blocked ? (
            <BlockedHere person={person} onChanged={profile.refetch} />
          ) : (
            // As friends one sees more than before.
            <ProfilePosts key={`${person.username} ${person.friendship}`} person={person} />
          )}
        </>
      )}
    </ProfileFaces>
  );
}
