import { Button, Dialog, Notice, StatusDot, TextField } from '@plaza/design-system';
import { CONTRACT } from '@plaza/shell-contract';
import { type FormEvent, useRef, useState } from 'react';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { type RemoteRow, remoteRows } from './remoteRows.ts';
import classes from './RemotesPanel.module.css';

/** Which remotes this page runs, how they came, and where else they could come from. */
export default function RemotesPanel({ onClose }: { onClose(): void }) {
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
      title="Remotes"
      onClose={onClose}
      footer={
        list.length > 0 ? (
          <Button variant="secondary" onClick={() => void overrides.reset()}>
            Reset all
          </Button>
        ) : undefined
      }
    >
      <p className={classes.about}>
        {'registry' in known
          ? `Revision ${known.registry.revision}, shell ${known.registry.shell.version}`
          : 'No registry'}
        , contract {CONTRACT}
        {known.status === 'remembered' ? ', from the last good copy' : ''}
      </p>
      {mayOverride ? null : <OverridesOff />}
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            onOverride={mayOverride ? (text) => void overrides.set(row.name, text) : undefined}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** The server has to let this browser through first: the page's policy knows no localhost otherwise. */
function OverridesOff() {
  const { allowOverrides, page } = useHost();
  const [status, setStatus] = useState<'idle' | 'asking' | 'refused'>('idle');
  const allow = async () => {
    setStatus('asking');
    try {
      await allowOverrides(true);
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
          Allow here
        </Button>
      }
    >
      {status === 'refused'
        ? 'The server did not allow it. Only administrators may.'
        : 'This browser loads remotes from Plaza alone. Overrides from this machine can be allowed for half a day.'}
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
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOverride?.(field.current?.value || undefined);
  };
  return (
    <li className={classes.row}>
      <h3 className={classes.name}>{name}</h3>
      <StatusDot status={tone} label={state} />
      <dl className={classes.facts}>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Before</dt>
        <dd>{previous ?? 'none'}</dd>
        <dt>Shown in</dt>
        <dd>{ms === undefined ? 'not yet' : `${ms} ms`}</dd>
        <dt>Fetched</dt>
        <dd>{kilobytes} KB</dd>
        <dt>Reports</dt>
        <dd>{reports}</dd>
      </dl>
      {onOverride ? (
        <form className={classes.override} onSubmit={submit}>
          <TextField
            ref={field}
            label={`Port of ${name} on this machine`}
            inputMode="numeric"
            placeholder="3102"
            defaultValue={origin?.split(':').at(-1)}
          />
          <Button type="submit" variant="secondary">
            Use
          </Button>
          {origin ? (
            <Button variant="ghost" onClick={() => onOverride(undefined)}>
              Reset
            </Button>
          ) : null}
        </form>
      ) : null}
    </li>
  );
}
