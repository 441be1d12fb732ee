import type { RemoteStatus } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { countHealth } from './health/countHealth.ts';
import { presentStatus } from './remotes.presenter.ts';
import { RemoteRow } from './RemoteRow.ts';
import { RemoteEventRow } from './RemoteEventRow.ts';
import { RemoteVersionRow } from './RemoteVersionRow.ts';

const LATEST = 50;

/** Every remote with its versions, its health and its history, newest first. */
export async function readStatus(db: Knex, now: Date): Promise<RemoteStatus[]> {
  const remotes = await RemoteRow.query(db).orderBy('name');
  const statuses: RemoteStatus[] = [];
  for (const remote of remotes) {
    const { name } = remote;
    const versions = await RemoteVersionRow.query(db)
      .where({ name })
      .orderBy('created_at', 'desc')
      .limit(LATEST);
    const events = await RemoteEventRow.query(db).where({ name }).orderBy('id', 'desc').limit(LATEST);
    statuses.push(presentStatus(remote, { versions, events, health: await countHealth(db, name, now) }));
  }
  return statuses;
}
