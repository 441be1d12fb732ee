import type { Knex } from 'knex';
import { refuseWith } from '../remotes.errors.ts';
import { RemoteRow } from '../RemoteRow.ts';
import type { Change, Changed } from './Change.ts';
import { announceRemote, describeRemote, holdRemote } from './changeRemote.ts';
import { recordEvent } from './recordEvent.ts';

/** Switches a remote off for everybody, or on again. */
export async function switchRemote(
  db: Knex,
  { name, killed }: { name: string; killed: boolean },
  change: Change,
): Promise<Changed> {
  if (name === 'shell') throw refuseWith(['The shell cannot be switched off: roll it back instead.']);
  const remote = await holdRemote(db, name);
  const described = await describeRemote(db, name);
  if (remote.killed === killed) return described;
  await recordEvent(db, change, { name, kind: killed ? 'killed' : 'revived', to: remote.activeVersion });
  await RemoteRow.query(db).findById(name).patch({ killed });
  return announceRemote(db, name);
}
