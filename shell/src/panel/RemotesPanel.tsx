import { Button, Dialog, Notice, StatusDot, TextField, useWords } from '@plaza/design-system';
import { CONTRACT } from '@plaza/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { brand } from '../brand.ts';
import type { Known } from '../remotes/registry/RegistryStore.ts';
import { type RemoteRow, remoteRows } from './remoteRows.ts';
import { panelWords } from './words.ts';
import classes from './RemotesPanel.module.css';

/** Which remotes this page runs, how they came, and where else they could come from. */
export default function RemotesPanel({ onClose }: { onClose(): void }) {
  const t = useWords(panelWords);
  const { remotes$, loads, board, overrides, mayOverride, reports, known$ } = useHost();
  const known = useSubject(known$);
  const list = useSubject(overrides.list$);
  const rows = remoteRows({
    remotes: useSubject(remotes$),
    lastLoads: useSubject(loads.last$),
    slots: useSubject(board.slots$),
    overrides: list,
    reports: useSubject(reports.reports$),
    files: performance.getEntriesByType('resource'),
  });
  return (
    <Dialog
      open
      size="l"
      title={t.title}
      onClose={onClose}
      footer={
        list.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() => void overrides.client().then((client) => client.reset())}
          >
            {t.resetAll}
          </Button>
        ) : undefined
      }
    >
      <p className={classes.about}>{aboutRegistry(known, t)}</p>
      {mayOverride ? null : <OverridesOff />}
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            onOverride={
              mayOverride
                ? (text) => void overrides.client().then((client) => client.set(row.name, text))
                : undefined
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

function aboutRegistry(known: Known, t: typeof panelWords.now): string {
  if (!('registry' in known)) return t.noRegistry({ contract: CONTRACT });
  const { revision, shell } = known.registry;
  const about = { revision, shell: shell.version, contract: CONTRACT };
  return known.status === 'remembered' ? t.aboutCopy(about) : t.about(about);
}

/** The server has to let this browser through first: the page's policy knows no localhost otherwise. */
function OverridesOff() {
  const t = useWords(panelWords);
  const { api, page } = useHost();
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused'>('idle');
  const allow = async () => {
    setStatus('asking');
    try {
      await api.call('POST /remotes/overrides', { body: { allowed: true } });
      page.defaultView?.location.reload();
    } catch {
      setStatus('refused');
    }
  };
  return (
    <Notice
      className={classes.off}
      tone={status === 'refused' ? 'bad' : 'calm'}
      action={
        <Button size="s" variant="secondary" busy={status === 'asking'} onClick={() => void allow()}>
          {t.allow}
        </Button>
      }
    >
      {status === 'refused' ? t.refused : t.closed({ brand: brand.name })}
    </Notice>
  );
}

function Row({
  row,
  onOverride,
}: {
  row: RemoteRow;
  onOverride: ((text: string | undefined) => void) | undefined;
}) {
  const { name, version, previous, state, tone, ms, kilobytes, reports, origin } = row;
  const t = useWords(panelWords);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOverride?.(field.current?.value || undefined);
  };
  return (
    <li className={classes.row}>
      <h3 className={classes.name}>{name}</h3>
      <StatusDot status={tone} label={t[state]} />
      <dl className={classes.facts}>
        <dt>{t.version}</dt>
        <dd>{version}</dd>
        <dt>{t.before}</dt>
        <dd>{previous ?? t.none}</dd>
        <dt>{t.shownIn}</dt>
        <dd>{ms === undefined ? t.notYet : `${ms} ms`}</dd>
        <dt>{t.fetched}</dt>
        <dd>{kilobytes} KB</dd>
        <dt>{t.reports}</dt>
        <dd>{reports}</dd>
      </dl>
      {onOverride ? (
        <form className={classes.override} onSubmit={submit}>
          <TextField
            ref={field}
            label={t.port({ name })}
            inputMode="numeric"
            placeholder="3102"
            defaultValue={origin?.split(':').at(-1)}
          />
          <Button type="submit" variant="secondary">
            {t.use}
          </Button>
          {origin ? (
            <Button variant="ghost" onClick={() => onOverride(undefined)}>
              {t.reset}
            </Button>
          ) : null}
        </form>
      ) : null}
    </li>
  );
}
