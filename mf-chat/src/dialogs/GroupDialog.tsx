import type { FoundPerson } from '@plaza/api-contract';
import { Button, Dialog, Notice, TextField, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sayError } from '../conversation/sayError.ts';
import { createGroup } from '../groups/groupActs.ts';
import { Face } from '../groups/GroupFace.tsx';
import { NotAPicture } from '../groups/squarePicture.ts';
import { useChat } from '../provider/useChat.ts';
import classes from './fields.module.css';
import { GroupPictureField } from './GroupPictureField.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { chatDialogWords } from './words.ts';

const NAME_LENGTH = 80;

/** Begins a group with a name that only its members can read. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(chatDialogWords);
  const { api } = useShell();
  const engine = useChat();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<{ file: File; src: string }>();
  useEffect(() => () => picture && URL.revokeObjectURL(picture.src), [picture]);
  const [chosen, setChosen] = useState<FoundPerson[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const [doing, setDoing] = useState<'idle' | 'busy' | { failed: string }>('idle');
  // Pressed twice after a lost answer it is one group.
  const [clientId] = useState(() => crypto.randomUUID());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const create = async () => {
    setIsAsked(true);
    if (!name.trim() || chosen.length === 0) return;
    setDoing('busy');
    try {
      const memberIds = chosen.map(({ id }) => id);
      const id = await createGroup(engine, api, {
        name: name.trim(),
        picture: picture?.file,
        memberIds,
        clientId,
      });
      engine.list.wake();
      // Closed meanwhile: it is in the list, and whoever went on is left where they are.
      if (!isOpen.current) return;
      onClose();
      await navigate(`/chat/${id}`);
    } catch (error) {
      setDoing({ failed: error instanceof NotAPicture ? t.notAPicture : sayError(error) });
    }
  };
  return (
    <Dialog
      open
      title={t.newGroup}
      onClose={onClose}
      footer={
        <Button busy={doing === 'busy'} onClick={() => void create()}>
          {t.create}
        </Button>
      }
    >
      <div className={classes.fields}>
        {typeof doing === 'object' ? <Notice tone="bad">{t.failed({ why: doing.failed })}</Notice> : null}
        <TextField
          label={t.groupName}
          data-first-focus=""
          maxLength={NAME_LENGTH}
          value={name}
          error={isAsked && !name.trim() ? t.groupNameMissing : undefined}
          onChange={({ value }) => setName(value)}
        />
        <GroupPictureField
          face={<Face src={picture?.src} size="l" />}
          hasPicture={picture !== undefined}
          isDisabled={doing === 'busy'}
          onPick={(file) => setPicture({ file, src: URL.createObjectURL(file) })}
          onRemove={() => setPicture(undefined)}
        />
        <PeoplePicker chosen={chosen} without={[engine.me]} onChange={setChosen} />
        {isAsked && chosen.length === 0 ? (
          <p className={classes.error} role="alert">
            {t.peopleMissing}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
