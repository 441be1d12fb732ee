import type { SignedEntry } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { sharesChat } from '../friends/partners.ts';
import { seesPerson } from '../friends/visiblePeople.ts';
import { badInput } from '../http/commonErrors.ts';
import { presentEntry } from './keys.presenter.ts';
import type { EntryRow } from './rows.ts';

const MOST = 50;

/** The chains of those of these people whom the viewer sees, or shares a chat with: its records list their keys. */
export async function peoplesKeys(
  db: Knex,
  viewerId: string,
  ids: string,
): Promise<{ user_id: string; chain: SignedEntry[] }[]> {
  const asked = [...new Set(ids.split(','))];
  if (asked.length > MOST || !asked.every((id) => /^[1-9]\d{0,17}$/.test(id))) {
    throw badInput({ fields: { 'query.ids': `Up to ${MOST} numbers of people, parted by commas.` } });
  }
  const rows: EntryRow[] = await db('key_entries as k')
    .join('users as u', 'u.id', 'k.user_id')
    .whereIn('k.user_id', asked)
    .whereRaw(`(u.id = :viewerId or ${seesPerson(':viewerId', 'u')} or ${sharesChat(':viewerId', 'u.id')})`, {
      viewerId,
    })
    .orderBy(['k.user_id', 'k.n'])
    .select('k.*');
  const chains = new Map<string, SignedEntry[]>();
  for (const row of rows) chains.set(row.user_id, [...(chains.get(row.user_id) ?? []), presentEntry(row)]);
  return [...chains].map(([user_id, chain]) => ({ user_id, chain }));
}
