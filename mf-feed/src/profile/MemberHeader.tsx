import type { Profile } from '@plaza/api-contract';
import { FriendButton } from '../person/FriendButton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

interface MemberHeaderProps {
  person: Profile;
  /** How the two stand to each other has changed, and with it what one may see. */
  onChanged(): void;
}

/** A profile as everybody sees it, without anything that is its owner's alone. */
export function MemberHeader({ person, onChanged }: MemberHeaderProps) {
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
