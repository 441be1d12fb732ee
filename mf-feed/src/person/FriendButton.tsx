import type { Friendship } from '@plaza/api-contract';
import {
  AlertDialog,
  Button,
  type ButtonProps,
  Icon,
  meanOneThing,
  Menu,
  useWords,
} from '@plaza/design-system';
import { Check, Clock, UserCheck, UserPlus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { actsOf, type FriendAct, useFriendship } from './useFriendship.ts';
import classes from './FriendButton.module.css';
import { personWords } from './words.ts';

interface FriendButtonProps {
  person: { name: string; username: string; friendship: Friendship };
  /** `s` for rows. */
  size?: ButtonProps['size'];
  onChanged?(now: { friendship: Friendship }): void;
}

const icons = {
  add: <Icon icon={UserPlus} />,
  withdraw: <Icon icon={Clock} />,
  accept: <Icon icon={Check} />,
  decline: undefined,
} satisfies Partial<Record<FriendAct, ButtonProps['icon']>>;

/** Ask, withdraw, accept, decline, unfriend: whatever there is to do between the two. */
export function FriendButton({ person, size = 's', onChanged }: FriendButtonProps) {
  const t = useWords(personWords);
  const { friendship, act } = useFriendship(person, onChanged);
  const place = useRef<HTMLSpanElement>(null);
  const isMine = useRef(false);
  const begin = (choice: FriendAct) => {
    isMine.current = true;
    void act(choice);
  };
  useEffect(() => {
    // The button that did it may be gone: what stands in its place has the focus.
    if (isMine.current && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    isMine.current = false;
  }, [friendship]);
  return (
    <span ref={place} className={classes.acts} data-friendship={friendship}>
      {friendship === 'friends' ? (
        <FriendsMenu name={person.name} size={size} onUnfriend={() => begin('unfriend')} />
      ) : null}
      {(friendship === 'friends' ? [] : actsOf(friendship)).map((choice) => (
        <Button
          // The same place, another act: the focus stays on the button.
          key={choice === 'decline' ? 'second' : 'first'}
          size={size}
          variant={isLoud(choice, size) ? 'primary' : 'secondary'}
          icon={choice === 'unfriend' ? undefined : icons[choice]}
          aria-label={t.about({ act: t[choice], name: person.name })}
          // Made in the handler: a ref may not be touched while rendering.
          onClick={(event) => meanOneThing(() => begin(choice))(event)}
        >
          {t[choice]}
        </Button>
      ))}
    </span>
  );
}

/** In a list only an answer that somebody waits for is loud. */
function isLoud(choice: FriendAct, size: ButtonProps['size']): boolean {
  return choice === 'accept' || (choice === 'add' && size === 'm');
}

interface FriendsMenuProps {
  name: string;
  size: ButtonProps['size'];
  onUnfriend(): void;
}

/** Ending a friendship is not a slip of the finger: it is chosen, and then meant. */
function FriendsMenu({ name, size = 's', onUnfriend }: FriendsMenuProps) {
  const t = useWords(personWords);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        label={t.about({ act: t.friends, name })}
        items={[{ id: 'unfriend', label: t.unfriend, tone: 'danger' }]}
        onSelect={() => setIsAsking(true)}
        trigger={(trigger) => (
          <Button
            {...trigger}
            size={size}
            variant="secondary"
            icon={<Icon icon={UserCheck} />}
            aria-label={t.about({ act: t.friends, name })}
          >
            {t.friends}
          </Button>
        )}
      />
      <AlertDialog
        open={isAsking}
        title={t.askUnfriend({ name })}
        confirm={t.unfriend}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onUnfriend();
        }}
      >
        {t.unfriendMeans({ name })}
      </AlertDialog>
    </>
  );
}
