import type { CallInput, KeptPlacement } from '@plaza/api-contract';
import { PLACEMENT_KINDS, PLACEMENT_PLACES } from '@plaza/api-contract/values';
import {
  Button,
  Checkbox,
  Dialog,
  Notice,
  Select,
  Textarea,
  TextField,
  useWords,
} from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import type { FormEvent } from 'react';
import { useSave } from '../frame/useSave.ts';
import { useSharedForm } from '../frame/useSharedForm.ts';
import classes from './Settings.module.css';
import { placementWords } from './words.ts';

interface PlacementDialogProps {
  /** The one that is changed; null for a new one. */
  placement: KeptPlacement | null;
  onClose: () => void;
  onSaved: () => void;
}

type Body = CallInput<'POST /placements'>['body'];
type Values = Record<
  'kind' | 'place' | 'zone' | 'partner' | 'title' | 'words' | 'picture' | 'link' | 'from' | 'until',
  string
> & {
  is_on: boolean;
};

/** Whose it is, what it says, where and for how long. */
export function PlacementDialog({ placement, onClose, onSaved }: PlacementDialogProps) {
  const t = useWords(placementWords);
  const { api } = useShell();
  const { isBusy, fields, reason, save } = useSave();
  const { shown, values, change, theirsAt, attempt } = useSharedForm({
    first: placement,
    valuesOf,
    read: async () => (await api.call('GET /placements/all')).find(({ id }) => id === placement?.id) ?? null,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(values, shown);
    const send = () => {
      if (!shown) return api.call('POST /placements', { body });
      const seen = bodyOf(valuesOf(shown), shown);
      return api.call('PUT /placements/:id', { params: { id: shown.id }, body: { ...body, seen } });
    };
    if (await save(() => attempt(send), t.saved)) onSaved();
  };
  const wrongAt = (name: string) => theirsAt(name) ?? fields[`body.${name}`];
  const text = (
    name: 'partner' | 'title' | 'link' | 'picture' | 'zone',
    label: string,
    max: number,
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      maxLength={max}
      value={values[name]}
      error={wrongAt(name)}
      onChange={({ value }) => change({ [name]: value })}
    />
  );
  const day = (name: 'from' | 'until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={values[name]}
      error={wrongAt(name)}
      onChange={({ value }) => change({ [name]: value })}
    />
  );
  return (
    <Dialog
      open
      title={placement ? t.editTitle : t.addTitle}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button type="submit" form="placement" busy={isBusy}>
          {t.save}
        </Button>
      }
    >
      <form id="placement" className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={classes.grid}>
          {text('partner', t.partner, 60)}
          {text('title', t.heading, 80)}
          <Select
            label={t.kind}
            value={values.kind}
            options={PLACEMENT_KINDS.map((kind) => ({ value: kind, label: t[kind] }))}
            error={fields['body.kind']}
            onChange={({ value }) => change({ kind: value })}
          />
          <Select
            label={t.place}
            value={values.place}
            options={PLACEMENT_PLACES.map((place) => ({ value: place, label: t[place] }))}
            error={fields['body.place']}
            onChange={({ value }) => change({ place: value })}
          />
        </div>
        {values.place === 'feed' ? null : text('zone', t.which, 60, t.whichHint)}
        <Textarea
          label={t.words}
          rows={2}
          maxLength={280}
          value={values.words}
          error={wrongAt('words')}
          onChange={({ value }) => change({ words: value })}
        />
        {text('link', t.link, 300)}
        {text('picture', t.picture, 300, t.pictureHint)}
        <div className={classes.grid}>
          {day('from', t.from)}
          {day('until', t.until)}
        </div>
        <Checkbox
          label={t.isOn}
          checked={values.is_on}
          onChange={({ checked }) => change({ is_on: checked })}
        />
        {reason ? <Notice tone="bad">{reason}</Notice> : null}
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

function valuesOf(placement: KeptPlacement | null): Values {
  const day = (moment: string | Date) => new Date(moment).toISOString().slice(0, 10);
  if (!placement) {
    const today = new Date();
    const from = day(today);
    const until = day(new Date(today.getTime() + 30 * DAY_MS));
    return {
      kind: 'ad',
      place: 'feed',
      zone: '',
      partner: '',
      title: '',
      words: '',
      picture: '',
      link: '',
      from,
      until,
      is_on: true,
    };
  }
  const { kind, place, zone, partner, title, words, picture, link, from, until, is_on } = placement;
  return {
    kind,
    place,
    zone: zone ?? '',
    partner,
    title,
    words,
    picture: picture ?? '',
    link,
    from: day(from),
    // The last day counts to its end.
    until: day(new Date(new Date(until).getTime() - 1)),
    is_on,
  };
}

/** A day that is as it was keeps the hour that it was given elsewhere. */
function bodyOf(values: Values, shown: KeptPlacement | null): Body {
  const { kind, place, zone, picture, from, until, ...rest } = values;
  const before = valuesOf(shown);
  const begin = shown && from === before.from ? shown.from : from;
  const end = until && new Date(new Date(until).getTime() + DAY_MS);
  return {
    ...rest,
    partner: rest.partner.trim(),
    title: rest.title.trim(),
    words: rest.words.trim(),
    link: rest.link.trim(),
    kind: PLACEMENT_KINDS.find((one) => one === kind) ?? 'ad',
    place: PLACEMENT_PLACES.find((one) => one === place) ?? 'feed',
    zone: zone.trim() || null,
    picture: picture.trim() || null,
    from: begin ? new Date(begin).toISOString() : '',
    until:
      shown && until === before.until ? new Date(shown.until).toISOString() : end ? end.toISOString() : '',
  };
}
