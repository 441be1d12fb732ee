import type { AdminPerson, Role } from '@plaza/api-contract';
import {
  AlertDialog,
  Button,
  Checkbox,
  Dialog,
  Notice,
  Select,
  TextField,
  useWords,
} from '@plaza/design-system';
import classes from './People.module.css';
import { useEditPerson } from './useEditPerson.ts';
import { personWords } from './words.ts';

interface EditPersonProps {
  person: AdminPerson;
  onClose: () => void;
  onSaved: (person: AdminPerson) => void;
}

/** Changes a person. To block, or to end a block, it asks once more. */
export function EditPerson({ person, onClose, onSaved }: EditPersonProps) {
  const t = useWords(personWords);
  const { values, change, progress, submit, confirm, cancel, why, setWhy } = useEditPerson(person, onSaved);
  const isSending = progress.status === 'sending';
  if (progress.status === 'asking') {
    const isBlock = progress.question === 'block';
    return (
      <AlertDialog
        open
        title={isBlock ? t.blockTitle : t.unblockTitle}
        confirm={isBlock ? t.blockAct : t.unblockAct}
        tone={isBlock ? 'danger' : 'primary'}
        onConfirm={confirm}
        onCancel={cancel}
      >
        <p>{isBlock ? t.block : t.unblock}</p>
      </AlertDialog>
    );
  }
  const { fields } = progress;
  const known = ['body.name', 'body.username'];
  const mayOf = { none: t.mayNone, moderator: t.mayModerator, outreach: t.mayOutreach };
  return (
    <Dialog
      open
      size="s"
      title={t.edit}
      onClose={() => !isSending && onClose()}
      footer={
        <Button type="submit" form="edit-person" busy={isSending}>
          {t.save}
        </Button>
      }
    >
      <form
        id="edit-person"
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t.name}
          data-first-focus=""
          maxLength={80}
          value={values.name}
          error={fields['body.name']}
          onChange={({ value }) => change({ name: value })}
        />
        <TextField
          label={t.username}
          autoCapitalize="none"
          maxLength={30}
          value={values.username}
          error={fields['body.username']}
          onChange={({ value }) => change({ username: value })}
        />
        <Checkbox
          label={t.admin}
          checked={values.is_admin}
          onChange={({ checked }) => change({ is_admin: checked })}
        />
        <Checkbox
          label={t.blocked}
          checked={values.is_blocked}
          onChange={({ checked }) => change({ is_blocked: checked })}
        />
        <Checkbox
          label={t.verified}
          checked={values.is_verified}
          onChange={({ checked }) => change({ is_verified: checked })}
        />
        <Select
          label={t.role}
          hint={values.is_admin ? t.mayAdmin : mayOf[values.role ?? 'none']}
          value={values.role ?? ''}
          options={[
            { value: '', label: t.noRole },
            { value: 'moderator', label: t.moderator },
            { value: 'outreach', label: t.outreach },
          ]}
          // The options are the roles, and none.
          onChange={({ value }) => change({ role: (value || null) as Role | null })}
        />
        <TextField
          label={t.why}
          hint={t.whyHint}
          maxLength={300}
          value={why}
          onChange={({ value }) => setWhy(value)}
        />
        {progress.reason && !known.some((field) => field in fields) ? (
          <Notice tone="bad">{progress.reason}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
