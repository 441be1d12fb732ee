import type { CallAnswer, OutsideLink } from '@plaza/api-contract';
import { LANGUAGE_TAGS, OUTSIDE_LINKS } from '@plaza/api-contract/values';
import { Button, Card, Checkbox, languages, Notice, TextField, useWords } from '@plaza/design-system';
import { useShell } from '@plaza/shell-contract';
import type { FormEvent } from 'react';
import { useSave } from '../frame/useSave.ts';
import { useSharedForm } from '../frame/useSharedForm.ts';
import { AccentField } from './AccentField.tsx';
import classes from './Settings.module.css';
import { type BrandValues, brandValues, settingsOf } from './brandValues.ts';
import { settingsWords } from './words.ts';

interface BrandFormProps {
  standing: CallAnswer<'GET /settings'>;
  onSaved: () => void;
}

/** How the community is called, where it is reached, and in which colour. Empty means: as configured. */
export function BrandForm({ standing: { settings, configured }, onSaved }: BrandFormProps) {
  const t = useWords(settingsWords);
  const { api } = useShell();
  const { isBusy, fields, reason, save } = useSave();
  const { shown, values, change, isOvertaken, theirsAt, attempt, showSaved } = useSharedForm({
    first: settings,
    valuesOf: brandValues,
    read: async () => (await api.call('GET /settings')).settings,
  });
  const changeLink = (name: OutsideLink, link: Partial<BrandValues['links'][OutsideLink]>) =>
    change({ links: { ...values.links, [name]: { ...values.links[name], ...link } } });
  const hint = (value: string | undefined) => (value ? t.asConfigured({ value }) : t.nothingConfigured);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...settingsOf(shown, values), seen: shown };
    const send = async () => {
      const answer = await attempt(() => api.call('PUT /settings', { body }));
      showSaved(values, answer.settings);
    };
    if (await save(send, t.saved)) onSaved();
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <Card as="section" className={classes.card}>
        <div className={classes.grid}>
          {(['name', 'email', 'phone'] as const).map((field) => (
            <TextField
              key={field}
              label={t[field]}
              hint={hint(configured[field])}
              autoComplete="off"
              maxLength={field === 'email' ? 200 : 40}
              value={values[field]}
              error={theirsAt(field) ?? fields[`body.${field}`]}
              onChange={({ value }) => change({ [field]: value })}
            />
          ))}
        </div>
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="settings-colours">
        <h2 id="settings-colours">{t.colours}</h2>
        <div className={classes.grid}>
          <AccentField
            label={t.accentDark}
            theme="dark"
            value={values.dark}
            error={theirsAt('dark') ?? fields['body.accent.dark']}
            onChange={(dark) => change({ dark })}
          />
          <AccentField
            label={t.accentLight}
            theme="light"
            value={values.light}
            error={theirsAt('light') ?? fields['body.accent.light']}
            onChange={(light) => change({ light })}
          />
        </div>
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="settings-links">
        <h2 id="settings-links">{t.links}</h2>
        <p className={classes.line}>{t.linksHint}</p>
        <div className={classes.grid}>
          {OUTSIDE_LINKS.map((name) => (
            <div key={name} className={classes.link}>
              <TextField
                label={t[name]}
                hint={hint(configured.links[name])}
                type="url"
                maxLength={300}
                disabled={values.links[name].isOff}
                value={values.links[name].to}
                error={theirsAt(`links.${name}.to`) ?? fields[`body.links.${name}`]}
                onChange={({ value }) => changeLink(name, { to: value })}
              />
              {configured.links[name] ? (
                <Checkbox
                  label={t.isOff}
                  checked={values.links[name].isOff}
                  onChange={({ checked }) => changeLink(name, { isOff: checked })}
                />
              ) : null}
            </div>
          ))}
        </div>
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="settings-languages">
        <h2 id="settings-languages">{t.languages}</h2>
        <p className={classes.line}>{t.languagesHint}</p>
        <div className={classes.switches}>
          {languages.map(({ tag, name }) => (
            <Checkbox
              key={tag}
              label={name}
              checked={values.languages.includes(tag)}
              // One must stay: otherwise nobody could read anything.
              disabled={values.languages.length === 1 && values.languages.includes(tag)}
              onChange={({ checked }) =>
                change({
                  languages: LANGUAGE_TAGS.filter((one) =>
                    one === tag ? checked : values.languages.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </Card>
      {reason && (isOvertaken || Object.keys(fields).length === 0) ? (
        <Notice tone="bad">{reason}</Notice>
      ) : null}
      <div className={classes.acts}>
        <Button type="submit" busy={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
