import { Button, Checkbox, Dialog, Notice, Select, TextField, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import { type FormEvent, useState } from 'react';
import { useSave } from '../frame/useSave.ts';
import { useSharedForm } from '../frame/useSharedForm.ts';
import classes from '../settings/Settings.module.css';
import {
  type Entry,
  type GameFields,
  type Kind,
  newEntry,
  readEntry,
  saveEntry,
  type VideoFields,
} from './entries.ts';
import { type Framed, isShut, useFraming } from './useFraming.ts';
import { catalogueWords } from './words.ts';

interface EntryDialogProps {
  kind: Kind;
  /** The one that is changed; null for a new one. */
  entry: Entry | null;
  onClose: () => void;
  onSaved: () => void;
}

const VIDEO_KINDS = ['file', 'sphere', 'embed'] as const;

/** A game or a video, field by field. */
export function EntryDialog({ kind, entry: before, onClose, onSaved }: EntryDialogProps) {
  const t = useWords(catalogueWords);
  const { api, signal } = useShell();
  const first = before ?? newEntry(kind);
  const form = useSharedForm<Entry, Entry['fields']>({
    first,
    valuesOf: ({ fields }) => fields,
    read: () => readEntry(api, first),
  });
  // The fields are of the kind that it was opened with.
  const entry = { ...form.shown, fields: form.values } as Entry;
  const { isBusy, fields: wrong, reason, save } = useSave();
  const { framed, ask } = useFraming();
  const [isSending, setSending] = useState(false);
  const told = framed?.url === entry.fields.url ? framed.framing : undefined;
  const isOtherAddress = entry.fields.url !== form.shown.fields.url;
  // Each kind changes only fields that it has.
  const change = (some: Partial<GameFields & VideoFields>) => form.change(some as Partial<Entry['fields']>);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    // Who has read that it will not be shown here may save it all the same.
    const mustAsk = isOtherAddress && (told === undefined || told === 'asking');
    const isNews = mustAsk && isShut(await ask(entry));
    if (!isNews && (await save(() => form.attempt(() => saveEntry(api, entry, form.shown)), t.saved)))
      onSaved();
    if (!signal.aborted) setSending(false);
  };
  const wrongAt = (name: string) => form.theirsAt(name) ?? wrong[`body.${name}`];
  const titles = before
    ? { games: t.editGame, videos: t.editVideo }
    : { games: t.addGame, videos: t.addVideo };
  const text = (name: 'title' | 'slug' | 'url', label: string, max: number, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      maxLength={max}
      value={entry.fields[name]}
      error={wrongAt(name)}
      onChange={({ value }) => change({ [name]: value })}
      onBlur={name === 'url' && isOtherAddress ? () => void ask(entry) : undefined}
    />
  );
  return (
    <Dialog
      open
      title={titles[kind]}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button type="submit" form="catalogue-entry" busy={isBusy || isSending}>
          {isShut(told) ? t.saveAnyway : t.save}
        </Button>
      }
    >
      <form id="catalogue-entry" className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={classes.grid}>
          {text('title', t.name, 80)}
          {text('slug', t.slug, 60, t.slugHint)}
        </div>
        {text('url', t.url, 500, t.urlHint)}
        <Framing url={entry.fields.url} framing={told} />
        {entry.kind === 'games' ? (
          <>
            <div className={classes.grid}>
              {(['width', 'height'] as const).map((side) => (
                <TextField
                  key={side}
                  label={t[side]}
                  type="number"
                  min={100}
                  max={4000}
                  value={String(entry.fields[side])}
                  error={wrongAt(side)}
                  onChange={({ value }) => change({ [side]: Math.round(Number(value)) })}
                />
              ))}
            </div>
            <TextField
              label={t.about}
              maxLength={160}
              value={entry.fields.line ?? ''}
              error={wrongAt('line')}
              onChange={({ value }) => change({ line: value || null })}
            />
          </>
        ) : (
          <div className={classes.grid}>
            <Select
              label={t.kind}
              value={entry.fields.kind}
              options={VIDEO_KINDS.map((value) => ({ value, label: t[value] }))}
              onChange={({ value }) => change({ kind: VIDEO_KINDS.find((one) => one === value) ?? 'file' })}
            />
            {(['poster', 'captions'] as const).map((name) => (
              <TextField
                key={name}
                label={t[name]}
                maxLength={500}
                value={entry.fields[name] ?? ''}
                error={wrongAt(name)}
                onChange={({ value }) => change({ [name]: value || null })}
              />
            ))}
          </div>
        )}
        <Checkbox
          label={t.mobile}
          checked={entry.fields.on_mobile}
          onChange={({ checked }) => change({ on_mobile: checked })}
        />
        <Checkbox
          label={t.pc}
          checked={entry.fields.on_pc}
          onChange={({ checked }) => change({ on_pc: checked })}
        />
        {reason && (form.isOvertaken || Object.keys(wrong).length === 0) ? (
          <Notice tone="bad">{reason}</Notice>
        ) : null}
      </form>
    </Dialog>
  );
}

/** What will come of an address of another site. */
function Framing({ url, framing }: { url: string; framing: Framed['framing'] | undefined }) {
  const t = useWords(catalogueWords);
  if (framing === 'asking') return <Notice>{t.asking}</Notice>;
  if (framing === 'refused') return <Notice tone="bad">{t.refused}</Notice>;
  if (framing === 'not-named') return <Notice tone="bad">{t.notNamed({ site: new URL(url).origin })}</Notice>;
  if (framing === 'unknown') return <Notice>{t.unknown}</Notice>;
  return null;
}
