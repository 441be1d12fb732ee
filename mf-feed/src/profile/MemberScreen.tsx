import type { Profile } from '@plaza/api-contract';
import { personTitle } from '@plaza/api-contract/values';
import { useWords } from '@plaza/design-system';
import { type CallState, useCall, useTitle } from '@plaza/shell-contract';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useReset } from '../news/useNews.ts';
import { keepFocus } from '../post/keepFocus.ts';
import { BlockedHere } from './BlockedHere.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import classes from './ProfileFaces.module.css';
import { isUnknown, ProfileFaces } from './ProfileFaces.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { profileWords } from './words.ts';

/** The profile of whoever the address names. */
export function MemberScreen() {
  const { username = '' } = useParams();
  const profile = useCall('GET /profile/:username', { params: { username } });
  useReset(profile.refetch);
  useTitle(titleOf(profile, useWords(profileWords)));
  const place = useRef<HTMLDivElement>(null);
  const isBlocked = profile.status === 'ready' ? profile.answer.is_blocked : undefined;
  const wasBlocked = useRef(isBlocked);
  useEffect(() => {
    // Who has blocked or unblocked somebody has lost the button that did it: the one that takes it back has come.
    const isOther = wasBlocked.current !== undefined && isBlocked !== undefined;
    if (isOther && wasBlocked.current !== isBlocked)
      keepFocus(place.current?.querySelector('button') ?? null);
    wasBlocked.current = isBlocked;
  }, [isBlocked]);
  return (
    <ProfileFaces profile={profile}>
      {(person) => (
        <div ref={place} className={classes.parts}>
          <MemberHeader person={person} onChanged={profile.refetch} />
          {person.is_blocked ? (
            <BlockedHere person={person} onChanged={profile.refetch} />
          ) : (
            // As friends one sees more than before.
            <ProfilePosts key={`${person.username} ${person.friendship}`} person={person} />
          )}
        </div>
      )}
    </ProfileFaces>
  );
}

function titleOf(profile: CallState<Profile>, { unknown }: { unknown: string }): string | undefined {
  if (profile.status === 'loading') return undefined;
  if (profile.status === 'ready') return personTitle(profile.answer);
  return isUnknown(profile.error) ? unknown : '';
}
