import type { Profile } from '@plaza/api-contract';
import { Button, Dialog, Notice, Select, Textarea, TextField, useWords } from '@plaza/design-system';
import { liveList, useLiveList, useShell } from '@plaza/shell-contract';
import { type FormEvent, useId, useState } from 'react';
import classes from './EditProfile.module.css';
import { editWords } from './words.ts';

const openZones = liveList('GET /zones', { key: ({ path }) => path });

const mostBio = 300;
const mostOrganisation = 120;

interface EditProfileProps {
  person: Profile;
  open: boolean;
  onClose(): void;
  onChanged(change: { profile: Profile }): void;
}

/** What the profile says. The name is changed in Settings, where the rest of the account is. */
export function EditProfile({ person, open, onClose, onChanged }: EditProfileProps) {
  const t = useWords(editWords);
  const formId = useId();
  const [status, setStatus] = useState<'idle' | 'sending'>('idle');
  return (
    <Dialog
      open={open}
      title={t.title}
      data-status={status}
      onClose={({ reason }) => {
        if (reason !== 'backdrop' && status === 'idle') onClose();
      }}
      footer={
        <>
          <Button variant="secondary" disabled={status === 'sending'} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={status === 'sending'}>
            {t.save}
          </Button>
        </>
      }
    >
      <EditForm
        formId={formId}
        person={person}
        onStatus={setStatus}
        onSaved={({ profile }) => {
          onChanged({ profile });
          onClose();
        }}
      />
    </Dialog>
  );
}

interface EditFormProps {
  formId: string;
  person: Profile;
  onStatus(status: 'idle' | 'sending'): void;
  onSaved(saved: { profile: Profile }): void;
}

/** Its state is made anew each time the dialog opens. */
function EditForm({ formId, person, onStatus, onSaved }: EditFormProps) {
  const t = useWords(editWords);
  const { api, toast } = useShell();
  const [organisation, setOrganisation] = useState(person.organisation ?? '');
  const [bio, setBio] = useState(person.bio ?? '');
  const [zone, setZone] = useState(person.favourite_zone?.path ?? '');
  const [trouble, setTrouble] = useState('');

  const save = async () => {
    onStatus('sending');
    setTrouble('');
    try {
      const profile = await api.call('PUT /profile', {
        body: {
          organisation: organisation.trim() || null,
          bio: bio.trim() || null,
          favourite_zone: zone || null,
        },
      });
      toast({ tone: 'good', message: t.saved });
      onSaved({ profile });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : t.failed);
    }
    onStatus('idle');
  };

  return (
    <form
      id={formId}
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {trouble ? (
        <Notice tone="bad" title={t.failed}>
          {trouble}
        </Notice>
      ) : null}
      <Textarea
        data-first-focus=""
        label={t.bio}
        hint={t.bioHint({ count: bio.length, most: mostBio })}
        maxLength={mostBio}
        rows={4}
        value={bio}
        onChange={({ value }) => setBio(value)}
      />
      <TextField
        label={t.organisation}
        autoComplete="organization"
        maxLength={mostOrganisation}
        value={organisation}
        onChange={({ value }) => setOrganisation(value)}
      />
      <ZoneSelect
        present={person.favourite_zone ?? undefined}
        value={zone}
        onChange={({ value }) => setZone(value)}
      />
    </form>
  );
}

interface ZoneSelectProps {
  /** The one that was chosen before: there at once, and also when the list does not come. */
  present: { name: string; path: string } | undefined;
  value: string;
  onChange(change: { value: string }): void;
}

/** One of the zones, or none. */
function ZoneSelect({ present, value, onChange }: ZoneSelectProps) {
  const t = useWords(editWords);
  const zones = useLiveList(openZones);
  // Where an administrator has switched zones off there is nothing to choose; what was chosen stays.
  if (zones.status === 'failed' && zones.error.code === 'platform.feature-off') return null;
  const known = zones.status === 'ready' ? zones.items : present ? [present] : [];
  return (
    <Select
      label={t.zone}
      hint={t.zoneHint}
      error={zones.status === 'failed' ? t.zonesFailed : undefined}
      options={[
        { value: '', label: t.noZone },
        ...known.map(({ name, path }) => ({ value: path, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
