import type { Profile } from '@plaza/api-contract';
import { personTitle } from '@plaza/api-contract/values';
import { Button, EmptyState, useWords } from '@plaza/design-system';
import { liveValue, type LiveValueState, useLiveValue, useShell, useTitle } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FriendButton } from '../person/FriendButton.tsx';
import { keepFocus } from '../post/keepFocus.ts';
import { EarnedPlace } from './EarnedPlace.tsx';
import classes from './ProfileFaces.module.css';
import { isUnknown, ProfileFaces } from './ProfileFaces.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { profileWords } from './words.ts';

const profileOf = liveValue('GET /profile/:username');

/** The profile of whoever the address names. */
export function MemberScreen() {
  const { username = '' } = useParams();
  // Two profiles share nothing, also where the second is there at once.
  return <ProfileOf key={username} username={username} />;
}

function ProfileOf({ username }: { username: string }) {
  const profile = useLiveValue(profileOf, { params: { username } });
  useTitle(titleOf(profile, useWords(profileWords)));
  const place = useRef<HTMLDivElement>(null);
  const isBlocked = profile.status === 'ready' ? profile.value.is_blocked : undefined;
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
            <>
              <EarnedPlace username={person.username} />
              <ProfilePosts key={`${person.username} ${person.friendship}`} person={person} />
            </>
          )}
        </div>
      )}
    </ProfileFaces>
  );
}

function titleOf(profile: LiveValueState<Profile>, { unknown }: { unknown: string }): string | undefined {
  if (profile.status === 'loading') return undefined;
  if (profile.status === 'ready') return personTitle(profile.value);
  return isUnknown(profile.error) ? unknown : '';
}

interface MemberHeaderProps {
  person: Profile;
  /** How the two stand to each other has changed, and with it what one may see. */
  onChanged(): void;
}

/** A profile as everybody sees it, without anything that is its owner's alone. */
function MemberHeader({ person, onChanged }: MemberHeaderProps) {
  const { name, username, friendship = 'none' } = person;
  return (
    <ProfileHeader person={person}>
      {friendship === 'self' ? undefined : (
        <>
          {person.is_blocked ? null : (
            <FriendButton person={{ name, username, friendship }} size="m" onChanged={onChanged} />
          )}
          {person.is_blocked ? null : <PersonMenu person={person} onChanged={onChanged} />}
        </>
      )}
    </ProfileHeader>
  );
}

interface BlockedHereProps {
  person: Profile;
  onChanged(): void;
}

/** In place of the posts of somebody one has blocked. */
function BlockedHere({ person, onChanged }: BlockedHereProps) {
  const t = useWords(profileWords);
  const { api, toast } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const { name, username } = person;

  const unblock = async () => {
    setIsBusy(true);
    try {
      await api.call('DELETE /people/:username/block', { params: { username } });
      toast({ tone: 'good', message: t.unblocked({ name }) });
      onChanged();
    } catch (error) {
      if (error instanceof Error) toast({ tone: 'bad', message: error.message });
    }
    setIsBusy(false);
  };

  return (
    <EmptyState
      title={t.isBlocked({ name })}
      action={
        <Button variant="secondary" busy={isBusy} onClick={() => void unblock()}>
          {t.unblock}
        </Button>
      }
    >
      {t.isBlockedHint}
    </EmptyState>
  );
}
