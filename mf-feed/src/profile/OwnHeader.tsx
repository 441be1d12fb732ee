import type { Profile } from '@plaza/api-contract';
import { Button, ButtonLink, Icon, IconButton, useWords } from '@plaza/design-system';
import { Camera, Pencil, UsersRound } from 'lucide';
import { useState } from 'react';
import { laterPart } from '../laterPart.tsx';
import classes from './ProfileFaces.module.css';
import { ProfileHeader } from './ProfileHeader.tsx';
import { profileWords } from './words.ts';

const PictureOfMe = laterPart(() => import('./dialogs.ts'), 'PictureOfMe');
const EditProfile = laterPart(() => import('./dialogs.ts'), 'EditProfile');

interface OwnHeaderProps {
  person: Profile;
  /** It has been changed here, and reads like this now. */
  onChanged(change: { profile: Profile }): void;
}

/** One's own profile, with what only its owner can do. */
export function OwnHeader({ person, onChanged }: OwnHeaderProps) {
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
