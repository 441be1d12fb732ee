import type { Profile } from '@plaza/api-contract';
import { Button, ButtonLink, Icon, IconButton, useWords } from '@plaza/design-system';
import { liveValue, useLiveValue } from '@plaza/shell-contract';
import { Camera, Pencil, UsersRound } from 'lucide';
import { useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import { EarnedPlace } from './EarnedPlace.tsx';
import { ProfileFaces } from './ProfileFaces.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { profileWords } from './words.ts';
import classes from './ProfileFaces.module.css';

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

const PictureOfMe = laterPart(() => import('./dialogs.ts'), 'PictureOfMe');
const EditProfile = laterPart(() => import('./dialogs.ts'), 'EditProfile');

interface OwnHeaderProps {
  person: Profile;
  /** It has been changed here, and reads like this now. */
  onChanged(change: { profile: Profile }): void;
}

/** One's own profile, with what only its owner can do. */
function OwnHeader({ person, onChanged }: OwnHeaderProps) {
  const t = useWords(profileWords);
  const [open, setOpen] = useState<'picture' | 'edit'>();
  // A dialog stays once it has come, so that the focus finds its way back when it closes.
  const [wanted, setWanted] = useState({ picture: false, edit: false });
  const show = (dialog: 'picture' | 'edit') => {
    setWanted((before) => ({ ...before, [dialog]: true }));
    setOpen(dialog);
  };
  const dialog = { person, onChanged, onClose: () => setOpen(undefined) };

  return (
    <>
      <ProfileHeader
        person={person}
        onPicture={
          <IconButton label={t.changePicture} variant="secondary" onClick={() => show('picture')}>
            <Icon icon={Camera} />
          </IconButton>
        }
      >
        <Button variant="secondary" icon={<Icon icon={Pencil} />} onClick={() => show('edit')}>
          {t.edit}
        </Button>
        <ButtonLink variant="secondary" icon={<Icon icon={UsersRound} />} href="/friends?tab=requests">
          {t.requests}
        </ButtonLink>
      </ProfileHeader>
      <div className={classes.dialogs}>
        {wanted.picture ? <PictureOfMe open={open === 'picture'} {...dialog} /> : null}
        {wanted.edit ? <EditProfile open={open === 'edit'} {...dialog} /> : null}
      </div>
    </>
  );
}
