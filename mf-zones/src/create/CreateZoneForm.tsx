import type { CreateZone, Zone } from '@plaza/api-contract';
import { Button, Checkbox, Notice, Select, TextField, useWords } from '@plaza/design-system';
import { type FormEvent, useState } from 'react';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import classes from './CreateZones.module.css';
import { useCreateZone } from './useCreateZone.ts';
import { createZoneWords } from './words.ts';

const MODES = ['public', 'private', 'protected'] as const;
const MOST_LETTERS = 60;

/** The choices of the form; what has not been chosen yet is empty. */
interface Chosen {
  name: string;
  zone: CreateZone['zone'] | '';
  mode: CreateZone['mode'] | '';
  automatic_access: boolean;
  avatar: '1' | '2' | '';
  notify: boolean;
}

const nothing: Chosen = {
  name: '',
  zone: '',
  mode: '',
  automatic_access: false,
  avatar: '',
  notify: false,
};

export function CreateZoneForm({ zones }: { zones: readonly Zone[] }) {
  const t = useWords(createZoneWords);
  const [chosen, setChosen] = useState(nothing);
  const [isMissing, setMissing] = useState(false);
  const { status, refusal, create } = useCreateZone();
  const choose = (change: Partial<Chosen>) => {
    setChosen((now) => ({ ...now, ...change }));
    setMissing(false);
  };
  const picture = zones.find(({ path }) => path === `/zones/${chosen.zone}`);
  const isBusy = status === 'creating';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { zone, mode, avatar, ...rest } = chosen;
    if (!zone || !mode || !avatar) return setMissing(true);
    void create({ ...rest, zone, mode, avatar: avatar === '1' ? 1 : 2 });
  };

  return (
    <form className={classes.form} data-status={status} onSubmit={handleSubmit}>
      {picture && (
        <div className={classes.picture}>
          <ZonePoster zone={picture} />
        </div>
      )}
      <TextField
        label={t.name}
        hint={t.nameHint}
        // Marked as required, and not checked: the server finds a name.
        aria-required="true"
        maxLength={MOST_LETTERS}
        value={chosen.name}
        onChange={({ value }) => choose({ name: value })}
      />
      <div className={classes.pair}>
        <Select
          label={t.zone}
          aria-required="true"
          value={chosen.zone}
          options={[
            { value: '', label: t.zoneHere },
            ...zones.map(({ name, path }) => ({ value: path.replace('/zones/', ''), label: name })),
          ]}
          // The values are the themes of the list.
          onChange={({ value }) => choose({ zone: value as Chosen['zone'] })}
        />
        <Select
          label={t.avatar}
          hint={t.avatarHint}
          aria-required="true"
          value={chosen.avatar}
          options={[
            { value: '', label: t.avatarHere },
            { value: '1', label: t.avatar1 },
            { value: '2', label: t.avatar2 },
          ]}
          onChange={({ value }) => choose({ avatar: value as Chosen['avatar'] })}
        />
      </div>
      <Select
        label={t.mode}
        hint={t.modeHint}
        aria-required="true"
        value={chosen.mode}
        options={[
          { value: '', label: t.modeHere },
          ...MODES.map((mode) => ({ value: mode, label: t[mode] })),
        ]}
        onChange={({ value }) => choose({ mode: value as Chosen['mode'] })}
      />
      <Checkbox
        label={t.access}
        hint={t.accessHint}
        checked={chosen.automatic_access}
        onChange={({ checked }) => choose({ automatic_access: checked })}
      />
      <Checkbox
        label={t.notify}
        hint={t.notifyHint}
        checked={chosen.notify}
        onChange={({ checked }) => choose({ notify: checked })}
      />
      {isMissing && <Notice tone="bad">{t.missing}</Notice>}
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <p className={classes.status} role="status">
        {isBusy && t.creating}
      </p>
      <Button type="submit" busy={isBusy}>
        {t.start}
      </Button>
    </form>
  );
}
