import { interestProblem, PUSH_LIMITS, userInterest } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import type { PushDevice } from '../PushDevice.ts';
import { notYourInterest, tooManyInterests, wrongInterest } from '../push.errors.ts';

/** Refuses what cannot be an interest, in the words of the device API's clients. */
export function permitName(interest: unknown): string {
  const problem = interestProblem(interest);
  if (problem !== null || typeof interest !== 'string') throw wrongInterest({ sentence: problem ?? '' });
  return interest;
}

/** The interest of a person is private: only a device that a bearer has called that person's may hear it. */
function permitOwn(device: PushDevice, interest: string): void {
  const isPersonal = interest.startsWith(userInterest(''));
  const isOwn = device.user_id !== null && interest === userInterest(device.user_id);
  permit(!isPersonal || isOwn, notYourInterest);
}

/** Answers how many are new. */
export async function addInterest(db: Knex, device: PushDevice, interest: string): Promise<number> {
  permitOwn(device, permitName(interest));
  const added = await db('push_interests')
    .insert({ device_id: device.id, interest })
    .onConflict()
    .ignore()
    .returning('interest');
  const [row] = await db('push_interests').where({ device_id: device.id }).count({ count: '*' });
  permit(Number(row?.['count']) <= PUSH_LIMITS.interests, tooManyInterests);
  return added.length;
}

/** All at once. What comes twice is there once. Answers how many are new. */
export async function setInterests(db: Knex, device: PushDevice, given: readonly unknown[]): Promise<number> {
  if (given.length > PUSH_LIMITS.interests) {
    const sentence = `Number of interests (${given.length}) exceeds maximum of ${PUSH_LIMITS.interests}`;
    throw tooManyInterests({ sentence });
  }
  const interests = [...new Set(given.map(permitName))];
  for (const interest of interests) permitOwn(device, interest);
  const bindings = { id: device.id, interests };
  await db.raw(
    'delete from push_interests where device_id = :id and interest <> all(cast(:interests as text[]))',
    bindings,
  );
  const { rowCount } = await db.raw(
    `insert into push_interests (device_id, interest) select :id, * from unnest(cast(:interests as text[]))
     on conflict do nothing`,
    bindings,
  );
  return rowCount;
}

export async function listInterests(
  db: Knex,
  device: PushDevice,
  { limit, after }: { limit: number; after: string },
): Promise<{ interests: string[]; next: string | undefined }> {
  const rows: string[] = await db('push_interests')
    .where({ device_id: device.id })
    .whereRaw('interest collate "C" > ?', [after])
    .orderByRaw('interest collate "C"')
    .limit(limit + 1)
    .pluck('interest');
  const interests = rows.slice(0, limit);
  return { interests, next: rows.length > limit ? interests.at(-1) : undefined };
}
