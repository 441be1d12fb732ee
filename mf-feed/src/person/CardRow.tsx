import type { Friendship, PersonCard } from '@plaza/api-contract';
import { useWords } from '@plaza/design-system';
import type { ReactNode } from 'react';
import { FriendButton } from './FriendButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { personWords } from './words.ts';

interface CardRowProps {
  person: PersonCard;
  onChanged?(now: { friendship: Friendship }): void;
  /** One more act beside the friendship's own. */
  children?: ReactNode;
}

/** A person of a list with what binds one to them, and the friendship's button. */
export function CardRow({ person, onChanged, children }: CardRowProps) {
  const t = useWords(personWords);
  const { organisation, mutual_count: count, friendship } = person;
  const mutual = friendship !== 'self' && count > 0 ? t.mutual({ count }) : undefined;
  return (
    <PersonRow person={person} note={[organisation, mutual].filter(Boolean).join(' · ')}>
      {friendship === 'self' ? undefined : (
        <>
          <FriendButton person={person} {...(onChanged ? { onChanged } : {})} />
          {children}
        </>
      )}
    </PersonRow>
  );
}
